"""Typed facts as plain data, ready for JSON, and back: the one way from a class to what the protocol writes.

A class of facts is a dataclass (or a TypedDict, where a name of the protocol is a word of Python) of numbers, words,
lists and dictionaries of those, and of other such classes. The functions are written out from the type hints once for
each class, because tables make many views.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

# An object of JSON whose content only its sender knows: documents, settings, the facts of another program.
JsonObject: TypeAlias = dict[str, Any]
# A type as an annotation writes it: a class, or a form such as `list[str]` or `str | None`.
Hint: TypeAlias = Any

Convert: TypeAlias = Callable[[Any], Any]
T = TypeVar("T")


def to_plain(facts: object) -> JsonObject:
    """An object of a class of facts as plain data; what it has not is left out."""
    kind: Hint = type(facts)
    told: JsonObject = plain(kind, facts)
    has = vars(facts)
    return told if len(told) == len(has) else {name: value for name, value in told.items() if name in has}


def plain(hint: Hint, value: object) -> Any:
    """A value of a type, such as a list of facts, as plain data."""
    convert = _converter(hint)
    return value if convert is None else convert(value)


def from_plain(kind: type[T], data: Mapping[str, object]) -> T:
    """The object of a class that plain data describes; unknown names are passed over, as the protocol asks."""
    hint: Hint = kind
    made: T = reader(hint)(data)
    return made


@cache
def hints_of(kind: Hint) -> dict[str, Hint]:
    """The names of a class of facts, in the order of its JSON, with their types."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)} if is_dataclass(kind) else hints


def is_facts(hint: Hint) -> bool:
    """Whether a type is a class of facts."""
    return isinstance(hint, type) and (is_dataclass(hint) or is_typeddict(hint))


def without_none(hint: Hint) -> Hint | None:
    """The type that may also be None, if this is such a type."""
    origin: object = get_origin(hint)
    if origin is Union or origin is types.UnionType:
        parts = [part for part in get_args(hint) if part is not types.NoneType]
        if len(parts) == 1:
            return parts[0]
    return None


# --- writing --------------------------------------------------------------------------------------------------------


@cache
def _converter(hint: Hint) -> Convert | None:
    """A function written out from a type, or None where its values are plain data."""
    known: dict[str, Convert] = {}
    text = _expression(hint, "value", known, 0)
    if text is None:
        return None
    exec(f"def convert(value):\n return {text}", known)  # the text is made from field names alone
    made: Convert = known["convert"]
    return made


def _expression(hint: Hint, value: str, known: dict[str, Convert], depth: int) -> str | None:
    """The text that makes a value plain; None where it is."""
    inner = without_none(hint)
    if inner is not None:
        text = _expression(inner, value, known, depth)
        return text and f"(None if {value} is None else {text})"
    origin: object = get_origin(hint)
    parts, item = get_args(hint), f"item{depth}"
    if origin is tuple:
        return f"list({value})"
    if origin is list:
        text = _expression(parts[0], item, known, depth + 1)
        return text and f"[{text} for {item} in {value}]"
    if origin is dict:
        text = _expression(parts[1], item, known, depth + 1)
        return text and f"{{key{depth}: {text} for key{depth}, {item} in {value}.items()}}"
    if not is_facts(hint):
        return None
    told = []
    for name, part in hints_of(hint).items():
        of = f"{value}[{name!r}]" if is_typeddict(hint) else f"{value}.{name}"
        told.append(f"{name!r}: {_expression(part, of, known, depth) or of}")
    return "{" + ", ".join(told) + "}"


# --- reading --------------------------------------------------------------------------------------------------------


@cache
def reader(hint: Hint) -> Convert:
    """What makes a typed value of plain data."""
    inner = without_none(hint)
    if inner is not None:
        some = reader(inner)
        return lambda data: None if data is None else some(data)
    origin: object = get_origin(hint)
    parts = get_args(hint)
    if origin is list:
        item = reader(parts[0])
        return lambda data: [item(value) for value in data]
    if origin is tuple:
        return tuple
    if origin is dict:
        value_of = reader(parts[1])
        return lambda data: {key: value_of(value) for key, value in data.items()}
    if not is_facts(hint):
        return lambda data: data
    readers = {name: reader(part) for name, part in hints_of(hint).items()}
    return lambda data: hint(**{name: read(data[name]) for name, read in readers.items() if name in data})
