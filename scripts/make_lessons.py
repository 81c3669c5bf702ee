"""The lessons of every game, played on its rules and written down for the client: `web/src/games/CHUNK/lesson.NAME.json`.

`python scripts/make_lessons.py` writes the files; with `--check` it only says which are not what the rules play now.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from triumvirate.games import find_game, game_names

CHUNKS = Path(__file__).parent.parent / "web" / "src" / "games"


def made() -> Iterator[tuple[Path, str]]:
    """Every file that belongs to a lesson of a game with a chunk here, with its text."""
    for game in map(find_game, game_names()):
        for name, scenes in game.page.lessons.items():
            text = json.dumps(scenes.get()(), separators=(",", ":"), ensure_ascii=False)
            yield CHUNKS / game.page.chunk / f"lesson.{name}.json", text + "\n"


def main() -> int:
    """Write, or say what would be written."""
    stale = [(file, text) for file, text in made() if not file.is_file() or file.read_text(encoding="utf-8") != text]
    for file, text in stale:
        print(f"make_lessons: {file.relative_to(CHUNKS)} is not what the rules play")
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
