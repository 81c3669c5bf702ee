"""Puzzles proved anew, and those chosen that are worth shipping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from triumvirate.core.errors import TriumvirateError
from triumvirate.core.puzzles import Puzzle
from triumvirate.puzzles.shelf import part_of

ALIKE = 8  # puzzles whose answer is the same action: who has seen some guesses the rest


def faults(game: str, puzzles: Iterable[Puzzle]) -> Iterator[tuple[Puzzle, str | None]]:
    """Each puzzle with what is wrong with it; nothing where it holds."""
    part = part_of(game)
    fault = part.fault.get()
    for puzzle in puzzles:
        if puzzle.theme not in part.themes:
            yield puzzle, f"there is no theme {puzzle.theme}"
            continue
        try:
            yield puzzle, fault(puzzle)
        except TriumvirateError as refused:
            yield puzzle, refused.reason


def chosen(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """At most so many, the themes as even as they can be, the clearest of each first; the same action is an answer seldom."""
    themes: dict[str, list[Puzzle]] = {}
    answers: Counter[str] = Counter()
    for puzzle in sorted(puzzles, key=lambda one: (-one.margin, one.id)):
        answers[puzzle.answer] += 1
        if puzzle.choices or answers[puzzle.answer] <= ALIKE:
            themes.setdefault(puzzle.theme, []).append(puzzle)
    kept: list[Puzzle] = []
    left = sorted(themes.values(), key=len)
    for number, theme in enumerate(left):
        kept += theme[: (most - len(kept)) // (len(left) - number)]
    return kept
