"""The puzzles that are shipped: one packed file a game, a line of JSON each."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from triumvirate.core.errors import NoMatch
from triumvirate.core.puzzles import Puzzle, Puzzles
from triumvirate.games import find_game, game_names


def games_with_puzzles() -> list[str]:
    """The games that have any."""
    return [name for name in game_names() if (part := find_game(name).puzzles) and part.file.is_file()]


def part_of(game: str) -> Puzzles:
    """What a game says of its puzzles; a refusal where it has none."""
    found = find_game(game)
    if found.puzzles is None:
        raise NoMatch(f"{found.title} has no puzzles.")
    return found.puzzles


@cache
def shipped(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by their names, the easiest first."""
    file = part_of(game).file
    return {puzzle.id: puzzle for puzzle in read(file)} if file.is_file() else {}


def read(file: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return [Puzzle.from_data(json.loads(line)) for line in lines]


def write(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Keep puzzles in a file: the same puzzles give the same bytes."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.level, puzzle.id))
    text = "".join(json.dumps(puzzle.to_data(), separators=(",", ":")) + "\n" for puzzle in ordered)
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
