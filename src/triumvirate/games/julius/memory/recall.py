"""What a viewer remembers of every place, for pages, terminals and texts: standing blocks by handle, and what they can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypedDict

from triumvirate.core.events import Told
from triumvirate.core.view import View
from triumvirate.games.julius.memory.cases import Cases, Cell, Strengths, bits
from triumvirate.games.julius.memory.notebook import FALLEN, Notebook
from triumvirate.games.julius.memory.reading import notes_on
from triumvirate.games.julius.memory.start import HOME_PLACE, POOL
from triumvirate.games.julius.printed import BLOCK_IDS
from triumvirate.games.julius.view import JuliusView


class Candidate(TypedDict):
    """A block that may be there, from how many steps to how many; `sure` when it can be nowhere else."""

    block: str
    least: int
    most: int
    sure: bool


class Stand(TypedDict):
    """Blocks of one place that nobody can tell apart: their handles, and what each of them can be."""

    handles: list[str]
    owner: str
    colour: str
    moved: int
    came: str | None
    can_be: list[Candidate]


class Remembered(TypedDict):
    """What is remembered of a place: its last battle, and the blocks that stand there."""

    last_battle: list[int] | None
    stands: list[Stand]


def recall(view: View, events: Iterable[Told]) -> dict[str, Remembered]:
    """For every place: its last battle, and what the other side's standing blocks can be."""
    seen = JuliusView.of(view)
    notes = notes_on(seen, list(events))
    places: dict[str, Remembered] = {
        place: {"last_battle": list(when), "stands": []} for place, when in notes.battles.items() if when[0]
    }
    for colour, book in notes.books.items():
        for stand in _stands(notes, book, colour):
            entry = places.setdefault(stand[0], {"last_battle": None, "stands": []})
            entry["stands"].append(stand[1])
    return dict(sorted(places.items()))


def _stands(notes: Notebook, book: Cases, colour: str) -> list[tuple[str, Stand]]:
    """The cells of a colour that others hold, with everything that may be in them."""
    counts: dict[Cell, int] = Counter()
    able: dict[Cell, dict[int, Strengths]] = {}
    where: dict[int, set[Cell]] = {}
    for case in book.cases:
        for bag in case:
            found = able.setdefault(bag.cell, {})
            for block, strength in bag.can.items():
                found[block] = found.get(block, 0) | strength
                where.setdefault(block, set()).add(bag.cell)
    for bag in next(iter(book.cases), ()):
        counts[bag.cell] += bag.n
    stands: list[tuple[str, Stand]] = []
    for cell, count in sorted(counts.items()):
        if cell.place in (POOL, HOME_PLACE):
            continue
        marcher = notes.marchers[cell.mark - 1] if cell.mark > 0 else None
        names = [marcher.handle] if marcher else _numbered(cell, colour, count, stands)
        stands.append(
            (
                cell.place,
                {
                    "handles": names,
                    "owner": cell.owner,
                    "colour": colour,
                    "moved": marcher.moved if marcher else 0,
                    "came": cell.came or None,
                    "can_be": [
                        {
                            "block": BLOCK_IDS[block],
                            "least": min(bits(able[cell][block] & ~FALLEN), default=1),
                            "most": max(bits(able[cell][block])),
                            "sure": where[block] == {cell},
                        }
                        for block in sorted(able[cell])
                    ],
                },
            )
        )
    return stands


def _numbered(cell: Cell, colour: str, count: int, before: list[tuple[str, Stand]]) -> list[str]:
    """Blocks that are not followed are numbered in their place, after those of it that stand in the list already."""
    first = sum(
        len(stand["handles"])
        for place, stand in before
        if place == cell.place and stand["owner"] == cell.owner and not stand["moved"]
    )
    return [f"{cell.owner}.{colour}.{cell.place}.{number}" for number in range(first + 1, first + count + 1)]
