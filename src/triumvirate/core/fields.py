"""A game's state as fixed integer fields, declared once and laid out for each engine.

The python engine gets a slotted class with lists, the compiled engines an aligned NumPy record. Both pack to the same
bytes, so states can be compared and hashed across engines.
"""

from __future__ import annotations

import copy
import hashlib
import struct
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from triumvirate.core.lazy import Lazy

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Records: TypeAlias = NDArray[np.void]

# A python-engine state of some game: its attributes are the fields of that game's `Layout`, made at run time
# (`_state_class`), and `copy()`. Who knows the game says its own `State`, made for type checkers from the layout
# (`games/NAME/made_state.py`).
State: TypeAlias = Any

# Every layout by its fields: a state that was pickled finds the class it had.
_layouts: dict[tuple[Field, ...], Layout] = {}
_CODES = {1: "b", 2: "h", 4: "i", 8: "q"}


WORD = 32  # bits of a word in tightened records

ALL, OWN = "all", "own"


@dataclass(frozen=True)
class Field:
    """One integer field: `length` 0 is a single number, otherwise a row of them; `width` in bytes.

    `seen` is for learners in games without an observation of their own: `ALL` may see it, or each seat its OWN of a row.
    `later` numbers what later additions to the rules brought, the first of them 1: zero in every state of before, whose
    hash it leaves alone.
    """

    name: str
    length: int = 0
    width: int = 1
    seen: str = ""
    later: int = 0


# A field's numbers in many states, by its name.
Columns: TypeAlias = Callable[[str], Any]


@dataclass(frozen=True)
class Flags:
    """What tightened records hold in the place of a row that follows from less: so many flags.

    `of` makes them of the row's numbers in many states, `back` makes the numbers of the flags; both may look at other fields.
    """

    length: int
    of: Lazy[Callable[[Any, Columns], Any]]
    back: Lazy[Callable[[Any, Columns], Any]]


_NO_FLAGS: Mapping[str, Flags] = MappingProxyType({})
CHANCE_FIELDS = (Field("rng_seed", 0, 8), Field("rng_count", 0, 4))


class Layout:
    """The fields of a game, widest first and later ones at the end, with the classes and formats made from them."""

    def __init__(self, fields: Iterable[Field]) -> None:
        everything = [*CHANCE_FIELDS, *fields]
        names = [field.name for field in everything]
        if len(set(names)) != len(names):
            raise ValueError("two fields of one state have the same name")
        self.fields = tuple(sorted(everything, key=lambda field: (field.later, -field.width)))
        self.game_fields = tuple(field for field in self.fields if field not in CHANCE_FIELDS)
        self.state_class = _state_class(self)
        _layouts.setdefault(self.fields, self)
        self._packer = struct.Struct("<" + "".join(f"{f.length or 1}{_CODES[f.width]}" for f in self.game_fields))
        self._ends = _ends_of_additions(self.game_fields)
        self._values = _values_reader(self)
        self.in_records, self.left_out = self.fields, tuple[Field, ...]()
        self.bits: dict[str, int] = {}
        self.flags: dict[str, Flags] = {}
        self._dtype: np.dtype[np.void] | None = None

    def narrowed(self, keeps: Callable[[Field], bool]) -> Layout:
        """The same states, hashes and bytes, with smaller records: those of compiled text that lacks a part of the rules."""
        narrow = copy.copy(self)
        narrow.in_records = tuple(field for field in self.in_records if keeps(field))
        narrow.left_out = tuple(field for field in self.fields if field not in narrow.in_records)
        narrow._dtype = None
        return narrow

    def tightened(self, bits: Mapping[str, int], flags: Mapping[str, Flags] = _NO_FLAGS) -> Layout:
        """The same states, hashes and bytes, with some rows of numbers from 0 on as so many bits each of 32-bit words in
        the records, others as flags alone; compiled text reads and writes them as `core/rewrite.py` says."""
        tight = copy.copy(self)
        tight.bits = {**bits, **dict.fromkeys(flags, 1)}
        tight.flags = dict(flags)
        tight._dtype = None
        return tight

    @property
    def tight(self) -> dict[str, tuple[int, int]]:
        """Which rows the records hold as bits of words: how many bits a number has, and how many numbers there are."""
        return {
            field.name: (self.bits[field.name], self._length(field)) for field in self.fields if field.name in self.bits
        }

    def _length(self, field: Field) -> int:
        return self.flags[field.name].length if field.name in self.flags else field.length

    def new(self) -> State:
        """A python-engine state with every field zero."""
        return self.state_class()

    def pack(self, state: State) -> bytes:
        """All fields but the generator's, as bytes: the identity of a state."""
        return self._packer.pack(*self._values(state))

    def unpack(self, data: bytes) -> State:
        """The python-engine state of packed bytes."""
        state = self.new()
        values = self._packer.unpack(data)
        at = 0
        for field in self.game_fields:
            if field.length:
                setattr(state, field.name, list(values[at : at + field.length]))
            else:
                setattr(state, field.name, values[at])
            at += field.length or 1
        return state

    def hash(self, state: State) -> str:
        """A short digest of the whole state, the same on every machine and engine."""
        data = self.pack(state)
        for before, end in self._ends:
            if any(data[before:end]):
                break
            data = data[:before]
        return hashlib.blake2b(data, digest_size=8).hexdigest()

    def dtype(self) -> np.dtype[np.void]:
        """The aligned record of the compiled engines; always the same object, because numba knows records by that."""
        if self._dtype is None:
            import numpy as np

            self._dtype = np.dtype(
                [_column(field, self.bits.get(field.name, 0), self._length(field)) for field in self.in_records],
                align=True,
            )
        return self._dtype

    def column(self, name: str, columns: Columns) -> Any:
        """A field's numbers in many states, as the records of this layout have them."""
        values = columns(name)
        if name in self.flags:
            values = self.flags[name].of.get()(values, columns)
        return _as_words(values, self.bits[name]) if name in self.bits else values

    def records(self, states: Iterable[State]) -> Records:
        """Python-engine states as an array of records, generator included; a `ValueError` where they leave something out."""
        import numpy as np

        listed = list(states)
        array = np.zeros(len(listed), self.dtype())
        for row, state in zip(array, listed, strict=True):
            for field in self.in_records:
                value = getattr(state, field.name)
                row[field.name] = self.column(field.name, _columns_of(state))[0] if field.name in self.bits else value
            self._demand_nothing_left_out(state)
        return array

    def _demand_nothing_left_out(self, state: State) -> None:
        for field in self.left_out:
            value = getattr(state, field.name)
            if any(value) if field.length else value:
                raise ValueError(f"records without '{field.name}' cannot hold this state: its game has another form")

    def packed(self, records: Records) -> NDArray[np.uint8]:
        """The packed bytes of many records at once, one row of uint8 each (equal to `pack` of the same state)."""
        import numpy as np

        tight = np.dtype([_column(field) for field in self.game_fields])
        out = np.zeros(len(records), tight)
        for field in self.in_records:
            if field not in CHANCE_FIELDS:
                out[field.name] = self._loosened(field, records)
        return out.view(np.uint8).reshape(len(records), tight.itemsize)

    def from_record(self, record: np.void | Records) -> State:
        """The python-engine state of one record, generator included."""
        import numpy as np

        state, alone = self.new(), np.asarray(record).reshape(1)
        for field in self.in_records:
            value = self._loosened(field, alone)[0]
            setattr(state, field.name, value.tolist() if field.length else int(value))
        return state

    def _loosened(self, field: Field, records: Records) -> Any:
        """A field's numbers in many records."""
        column = records[field.name]
        if field.name not in self.bits:
            return column
        numbers = _from_words(column, self.bits[field.name], self._length(field))
        if field.name not in self.flags:
            return numbers
        fields = {other.name: other for other in self.in_records}
        return self.flags[field.name].back.get()(numbers, lambda name: self._loosened(fields[name], records))


def _columns_of(state: State) -> Columns:
    """The numbers of one state as those of many."""
    import numpy as np

    return lambda name: np.array([getattr(state, name)])


def _ends_of_additions(fields: Iterable[Field]) -> list[tuple[int, int]]:
    """Where the packed bytes of each later addition begin and end, the last one first."""
    sizes: dict[int, int] = {}
    for field in fields:
        sizes[field.later] = sizes.get(field.later, 0) + (field.length or 1) * field.width
    ends, at = [], 0
    for addition, size in sizes.items():
        if addition:
            ends.append((at, at + size))
        at += size
    return ends[::-1]


def _values_reader(layout: Layout) -> Callable[[State], tuple[int, ...]]:
    """A function that lists the numbers of a state in the layout's order, written out because every move needs it."""
    parts = ", ".join(f"*s.{field.name}" if field.length else f"s.{field.name}" for field in layout.game_fields)
    names: dict[str, Callable[[State], tuple[int, ...]]] = {}
    exec(f"def values(s):\n return ({parts},)", names)  # the text is made from field names alone
    return names["values"]


def _column(field: Field, bits: int = 0, length: int = 0) -> tuple[str, str] | tuple[str, str, tuple[int]]:
    if bits:
        return field.name, "<i4", (-(-length * bits // WORD),)
    kind = f"<i{field.width}"
    return (field.name, kind, (field.length,)) if field.length else (field.name, kind)


def _as_words(values: Any, bits: int) -> Any:
    """Rows of numbers as rows of words that hold so many bits of each; a `ValueError` where a number needs more."""
    import numpy as np

    rows = np.asarray(values, np.int64)
    if rows.min(initial=0) < 0 or rows.max(initial=0) >> bits:
        raise ValueError(f"numbers from {rows.min()} to {rows.max()} do not fit into {bits} bits")
    in_word = WORD // bits
    words = -(-rows.shape[-1] // in_word)
    spread = np.zeros((len(rows), words * in_word), np.uint32)
    spread[:, : rows.shape[-1]] = rows
    shifts = np.arange(in_word, dtype=np.uint32) * np.uint32(bits)
    return np.bitwise_or.reduce(spread.reshape(len(rows), words, in_word) << shifts, axis=2).view(np.int32)


def _from_words(words: Any, bits: int, length: int) -> Any:
    """The numbers in rows of words, as bytes."""
    import numpy as np

    shifts = np.arange(WORD // bits, dtype=np.uint32) * np.uint32(bits)
    spread = np.ascontiguousarray(words).view(np.uint32)[..., None] >> shifts & np.uint32((1 << bits) - 1)
    return spread.reshape(*words.shape[:-1], -1)[..., :length].astype(np.int8)


def revive(fields: tuple[Field, ...], values: tuple[int | list[int], ...]) -> State:
    """The python-engine state of a pickle."""
    layout = _layouts.get(fields) or Layout(field for field in fields if field not in CHANCE_FIELDS)
    state = layout.new()
    for field, value in zip(fields, values, strict=True):
        setattr(state, field.name, value)
    return state


def _state_class(layout: Layout) -> type:
    """The slotted class: a list or number per field, and two slots that only a table uses (`source`, `log`)."""
    fresh, copied = [], []
    for field in layout.fields:
        fresh.append(f"  self.{field.name} = " + (f"[0] * {field.length}" if field.length else "0"))
        copied.append(f"  new.{field.name} = self.{field.name}" + ("[:]" if field.length else ""))
    text = "\n".join(
        [
            "class State:",
            f" __slots__ = {(*(f.name for f in layout.fields), 'source', 'log')!r}",
            " def __init__(self):",
            *fresh,
            "  self.source = None",
            "  self.log = None",
            " def copy(self):",
            "  new = State.__new__(State)",
            *copied,
            "  new.source = None",
            "  new.log = None",
            "  return new",
            " def __reduce__(self):",
            f"  return revive, (fields, ({', '.join(f'self.{field.name}' for field in layout.fields)},))",
        ]
    )
    names: dict[str, object] = {"revive": revive, "fields": layout.fields}
    exec(text, names)  # the text is made above from field names alone
    return cast(type, names["State"])
