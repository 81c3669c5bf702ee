"""Copies the client's drawings (icons, coasts, places of the map) to where Python draws with them; a test holds them equal."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "web" / "src" / "games"
TARGET = ROOT / "src" / "triumvirate" / "show" / "data" / "drawings.json"
_ICON = re.compile(r'^  "?([\w?]+)"?:\s*"([^"]+)",', re.MULTILINE)
_COAST = re.compile(r'COAST =\s*"([^"]+)"')
_PLACE = re.compile(r'"([a-z-]+)": \[(-?[\d.]+), (-?[\d.]+)\]')


def drawings() -> dict[str, Any]:
    """Everything that is shared."""
    icons: dict[str, dict[str, str]] = {}
    for game in ("caesar", "julius", "rubico"):
        icons[game] = dict(_ICON.findall((GAMES / game / "icons.ts").read_text(encoding="utf-8")))
    caesar = (GAMES / "caesar" / "coast.ts").read_text(encoding="utf-8")
    julius = (GAMES / "julius" / "map.ts").read_text(encoding="utf-8")
    coasts = {"caesar": _COAST.findall(caesar)[0], "julius": _COAST.findall(julius)[0]}
    places = {name: [float(x), float(y)] for name, x, y in _PLACE.findall(julius)}
    return {"icons": icons, "coasts": coasts, "places": places}


def text() -> str:
    """As the file holds it."""
    return json.dumps(drawings(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}: {len(drawings()['places'])} places\n")
