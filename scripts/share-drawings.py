"""Copies the client's drawings (icons, coasts, places of the map) to where Python draws with them; a test holds them equal."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "web" / "src" / "games"
BOARDS = ROOT / "src" / "triumvirate" / "games"
_ICON = re.compile(r'^  "?([\w?]+)"?:\s*"([^"]+)",', re.MULTILINE)
_SHARED = re.compile(r'from "\.\./(\w+)/icons"')
_COAST = re.compile(r'COAST =\s*"([^"]+)"')
_PLACE = re.compile(r'"?([a-z-]+)"?: \[(-?[\d.]+), (-?[\d.]+)\]')


def icons_of(game: str) -> dict[str, str]:
    """A game's icons, those that it takes over from another game's drawer first."""
    text = (CLIENT / game / "icons.ts").read_text(encoding="utf-8")
    taken = {name: path for other in _SHARED.findall(text) for name, path in icons_of(other).items()}
    return {**taken, **dict(_ICON.findall(text))}


def drawings(game: str) -> dict[str, Any]:
    """Everything of a game that is shared."""
    found: dict[str, Any] = {"icons": icons_of(game)}
    for file in sorted((CLIENT / game).glob("*.ts")):
        text = file.read_text(encoding="utf-8")
        for coast in _COAST.findall(text):
            found["coast"] = coast
            found["places"] = {name: [float(x), float(y)] for name, x, y in _PLACE.findall(text)}
    return found


def made() -> dict[Path, str]:
    """The files as they should be."""
    games = [file.parent.name for file in sorted(CLIENT.glob("*/icons.ts"))]
    return {
        BOARDS / game / "board" / "drawings.json": json.dumps(drawings(game), indent=1, ensure_ascii=False) + "\n"
        for game in games
    }


if __name__ == "__main__":
    for target, text in made().items():
        target.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{target.relative_to(ROOT)}\n")
