"""Rows of numbers and of states where compiled code reads them, and calls to it: for bots that bring compiled text of their own.

On the native engine rows are arrays. In a page they lie in the memory of the game's WebAssembly file, and have of an array
what is asked of them here: `len`, places, and of a state its fields by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Protocol

from triumvirate.core import engine
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.search import ground

Row = Any
"""An array, or what stands for one in a page."""


class Wide(int):
    """A whole number that compiled code takes with all its 64 bits; all others have 32."""


class Room(Protocol):
    """Where the rows of one game lie."""

    def floats(self, values: Iterable[float], columns: int = 0) -> Row:
        """Numbers in a row, or in rows of so many columns."""

    def words(self, values: Iterable[int], columns: int = 0) -> Row:
        """Whole numbers of 64 bits, in a row or in rows of so many columns."""

    def row(self, kind: str, data: bytes, columns: int = 0) -> Row:
        """Numbers of a kind, by `struct`'s letter, from their bytes; in a row or in rows of so many columns."""

    def states(self, states: Sequence[State], copies: int = 1) -> Row:
        """States as compiled code has them, each so many times."""

    def listed(self, row: Row, count: int | None = None) -> list[Any]:
        """The first so many numbers of a row, or all of them."""

    def call(self, module: str, function: str, *given: Any) -> Any:
        """A compiled function of the game's bots or rules."""


class NativeRoom:
    """Arrays, and the native engine."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def floats(self, values: Iterable[float], columns: int = 0) -> Row:
        """An array of numbers."""
        import numpy as np

        row = np.array(values if isinstance(values, Sequence) else list(values), np.float64)
        return row.reshape(-1, columns) if columns else row

    def words(self, values: Iterable[int], columns: int = 0) -> Row:
        """An array of whole numbers."""
        import numpy as np

        row = np.array(list(values), np.int64)
        return row.reshape(-1, columns) if columns else row

    def row(self, kind: str, data: bytes, columns: int = 0) -> Row:
        """An array of that kind."""
        import numpy as np

        row = np.frombuffer(data, np.dtype(kind)).copy()
        return row.reshape(-1, columns) if columns else row

    def states(self, states: Sequence[State], copies: int = 1) -> Row:
        """An array of records."""
        records = self._game.layout.records(states)
        return records if copies == 1 else records.repeat(copies)

    def listed(self, row: Row, count: int | None = None) -> list[Any]:
        """The numbers as Python has them."""
        numbers: list[Any] = row[:count].tolist()
        return numbers

    def call(self, module: str, function: str, *given: Any) -> Any:
        """Call it on this processor."""
        called = getattr(engine.load(self._game.text, "native", module), function)
        return called(*(int(one) if isinstance(one, Wide) else one for one in given))


@cache
def _native(game: Game) -> NativeRoom:
    return NativeRoom(game)


def room_of(game: Game) -> Room:
    """The room for a game here."""
    if ground.is_native():
        return _native(game)
    from triumvirate.search.page_ground import PageGround

    found = ground.ground_of(game)
    assert isinstance(found, PageGround)
    return found.room
