"""Rows in the memory of a game's WebAssembly file, for Python that runs inside a page and has no arrays."""

from __future__ import annotations

import math
import struct
import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

from triumvirate.core.fields import Layout, State
from triumvirate.core.plain_records import fields_of, record_bytes, record_size
from triumvirate.search.room import Wide

LEAST = 64  # bytes that are lent at once


class GameMemory(Protocol):
    """A game's WebAssembly file with its memory."""

    def room(self, length: int) -> int:
        """The place of so many bytes that are nobody else's."""

    def write(self, place: int, data: bytes) -> None:
        """Put bytes there."""

    def read(self, place: int, length: int) -> bytes:
        """The bytes that are there."""

    def call(self, name: str, given: Sequence[float | str]) -> float:
        """Call a function of the file; what is given as text is a number of 64 bits."""


class Numbers:
    """A row of numbers of one kind, by `struct`'s letter, or rows of so many columns."""

    def __init__(self, memory: GameMemory, place: int, kind: str, shape: tuple[int, ...]) -> None:
        self._memory, self._place, self._kind, self.shape = memory, place, kind, shape
        self._size = struct.calcsize(f"<{kind}")

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def passed(self) -> tuple[int, ...]:
        """As compiled code is given it."""
        return (self._place, *self.shape)

    def listed(self, count: int) -> list[Any]:
        """The first so many numbers."""
        data = self._memory.read(self._place, self._size * count)
        return list(struct.unpack(f"<{count}{self._kind}", data))

    def __getitem__(self, at: int) -> Any:
        return struct.unpack(f"<{self._kind}", self._memory.read(self._place + self._size * at, self._size))[0]

    def __setitem__(self, at: int, value: float) -> None:
        self._memory.write(self._place + self._size * at, struct.pack(f"<{self._kind}", value))


class Blank:
    """Bytes that compiled code fills by a plan of its own."""

    def __init__(self, memory: GameMemory, place: int, shape: tuple[int, ...]) -> None:
        self._memory, self._place, self._shape = memory, place, shape

    @property
    def passed(self) -> tuple[int, ...]:
        """As compiled code is given it."""
        return (self._place, *self._shape)

    def write(self, at: int, data: bytes) -> None:
        """Put bytes somewhere in it."""
        self._memory.write(self._place + at, data)

    def read(self, at: int, length: int) -> bytes:
        """The bytes that are somewhere in it."""
        return self._memory.read(self._place + at, length)


class OneState:
    """One state of some: its fields by their names."""

    def __init__(self, owner: States, place: int) -> None:
        self._owner, self._place = owner, place  # the owner's bytes are lent for as long as anybody holds it

    @property
    def passed(self) -> tuple[int, ...]:
        """As compiled code is given it."""
        return (self._place,)

    def __getitem__(self, field: str) -> Any:
        at, one, length = fields_of(self._owner.layout)[field]
        found = struct.unpack(f"<{length or 1}{one}", self._read(at, struct.calcsize(one) * (length or 1)))
        return list(found) if length else found[0]

    def __setitem__(self, field: str, value: int) -> None:
        at, one, _ = fields_of(self._owner.layout)[field]
        self._owner.memory.write(self._place + at, struct.pack(f"<{one}", value))

    def _read(self, at: int, length: int) -> bytes:
        return self._owner.memory.read(self._place + at, length)

    def whole(self) -> bytes:
        """All bytes of it."""
        return self._read(0, self._owner.size)


class States:
    """States one after another."""

    def __init__(self, memory: GameMemory, place: int, layout: Layout, count: int) -> None:
        self.memory, self.layout, self.size = memory, layout, record_size(layout)
        self._place, self._count = place, count

    def __len__(self) -> int:
        return self._count

    @property
    def passed(self) -> tuple[int, ...]:
        """As compiled code is given them."""
        return (self._place, self._count)

    def __getitem__(self, at: int) -> OneState:
        return OneState(self, self._place + at * self.size)

    def __iter__(self) -> Iterator[OneState]:
        return (self[at] for at in range(self._count))

    def write(self, at: int, data: bytes) -> None:
        """Put a state, or some, where one is."""
        self.memory.write(self._place + at * self.size, data)

    def __setitem__(self, at: int, state: OneState) -> None:
        self.memory.write(self._place + at * self.size, state.whole())


class PageRoom:
    """The rows of one game in a page; what nobody holds any more is lent again."""

    def __init__(self, layout: Layout, memory: GameMemory) -> None:
        self._layout, self._memory = layout, memory
        self._free: dict[int, list[int]] = {}

    def _put(self, data: bytes, make: Callable[[int], Any]) -> Any:
        size = max(LEAST, 1 << (len(data) - 1).bit_length()) if data else LEAST
        free = self._free.setdefault(size, [])
        place = free.pop() if free else self._memory.room(size)
        if data:
            self._memory.write(place, data)
        row = make(place)
        weakref.finalize(row, free.append, place)
        return row

    def floats(self, values: Iterable[float], columns: int = 0) -> Any:
        """Numbers in a row, or in rows of so many columns."""
        row = list(values)
        return self.row("d", struct.pack(f"<{len(row)}d", *row), columns)

    def words(self, values: Iterable[int], columns: int = 0) -> Any:
        """Whole numbers of 64 bits, in a row or in rows of so many columns."""
        row = list(values)
        return self.row("q", struct.pack(f"<{len(row)}q", *row), columns)

    def row(self, kind: str, data: bytes, columns: int = 0) -> Any:
        """Numbers of a kind from their bytes."""
        count = len(data) // struct.calcsize(f"<{kind}")
        shape = (count // columns, columns) if columns else (count,)
        return self._put(data, lambda place: Numbers(self._memory, place, kind, shape))

    def blank(self, each: int, *shape: int) -> Any:
        """Nothing but zeros: so many bytes each, for what compiled code keeps there."""
        return self._put(bytes(each * math.prod(shape)), lambda place: Blank(self._memory, place, shape))

    def states(self, states: Sequence[State], copies: int = 1) -> Any:
        """States as compiled code has them, each so many times."""
        data = b"".join(record_bytes(self._layout, state) * copies for state in states)
        count = len(states) * copies
        return self._put(data, lambda place: States(self._memory, place, self._layout, count))

    def empty_states(self, count: int) -> Any:
        """Room for so many states."""
        data = bytes(record_size(self._layout) * count)
        return self._put(data, lambda place: States(self._memory, place, self._layout, count))

    def listed(self, row: Any, count: int | None = None) -> list[Any]:
        """The first so many numbers of a row, or all of them."""
        return list(row.listed(len(row) if count is None else count))

    def call(self, module: str, function: str, *given: Any) -> Any:
        """A function of the file; it has the same names as the modules."""
        passed: list[float | str] = []
        for one in given:
            if hasattr(one, "passed"):
                passed += one.passed
            else:
                passed.append(str(int(one)) if isinstance(one, Wide) else one)
        return self._memory.call(function, passed)
