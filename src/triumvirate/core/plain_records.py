"""States as the bytes of a compiled engine's records, for Python that has no arrays."""

from __future__ import annotations

import struct
from functools import lru_cache

from triumvirate.core.fields import Field, Layout, State

_CODES = {1: "b", 2: "h", 4: "i", 8: "q"}


@lru_cache(maxsize=64)
def _record(fields: tuple[Field, ...]) -> struct.Struct:
    """The aligned record, gaps included."""
    told, at, widest = "<", 0, 1
    for field in fields:
        gap = -at % field.width
        told += "x" * gap + f"{field.length or 1}{_CODES[field.width]}"
        at, widest = at + gap + field.width * (field.length or 1), max(widest, field.width)
    return struct.Struct(told + "x" * (-at % widest))


@lru_cache(maxsize=64)
def _places(fields: tuple[Field, ...]) -> dict[str, tuple[int, str, int]]:
    found, at = {}, 0
    for field in fields:
        at += -at % field.width
        found[field.name] = at, _CODES[field.width], field.length
        at += field.width * (field.length or 1)
    return found


def fields_of(layout: Layout) -> dict[str, tuple[int, str, int]]:
    """Where each field of a record is, the code of its numbers (`struct`), and how many it has; 0 for a single one."""
    return _places(layout.in_records)


def record_size(layout: Layout) -> int:
    """The bytes of one record."""
    return _record(layout.in_records).size


def record_bytes(layout: Layout, state: State) -> bytes:
    """One state as `Layout.records` lays it out; a `ValueError` where that leaves something out."""
    values: list[int] = []
    for field in layout.in_records:
        value = getattr(state, field.name)
        values += value if field.length else [value]
    for field in layout.left_out:
        value = getattr(state, field.name)
        if any(value) if field.length else value:
            raise ValueError(f"records without '{field.name}' cannot hold this state: its game has another form")
    return _record(layout.in_records).pack(*values)
