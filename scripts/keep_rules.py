"""Keeps a game's rules as they are, before a change that needs a new version: `.venv/bin/python scripts/keep_rules.py NAME`.

The package is copied beside itself under its name and version, so that matches of that version go on by it.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "triumvirate" / "games"
LEFT_OUT = shutil.ignore_patterns("__pycache__")


def keep(game: str, version: int, folder: Path = GAMES) -> str:
    """Copy the package, let its files mean each other; the name of the module that the entry point names is the answer."""
    kept = f"{game}_{version}"
    shutil.copytree(GAMES / game, folder / kept, ignore=LEFT_OUT)
    for file in (folder / kept).rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub(rf"triumvirate\.games\.{game}\b", f"triumvirate.games.{kept}", text), encoding="utf-8")
    return f"triumvirate.games.{kept}.game"


def main() -> None:
    """Keep the newest rules of the game that is named."""
    from triumvirate.games import find_game

    if len(sys.argv) != 2:
        sys.exit(__doc__)
    version = find_game(sys.argv[1]).version
    module = keep(sys.argv[1], version)
    print('Now write in pyproject.toml, under [project.entry-points."triumvirate.games"]:')
    print(f'"{sys.argv[1]}@{version}" = "{module}:GAME"')
    print(f"and raise `version` in games/{sys.argv[1]}/game.py to {version + 1}.")


if __name__ == "__main__":
    main()
