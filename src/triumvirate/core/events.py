"""Facts told by the rules, as typed events with an audience: who may know what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, get_type_hints

from triumvirate.core.fields import State
from triumvirate.core.plain import Hint, JsonObject

# What an event may say of something: a name, a number, whether, nothing, or a few of those.
Fact: TypeAlias = str | int | bool | list[str] | list[int] | None
# An event as it is stored and sent: its kind, its audience and its facts by name.
Told: TypeAlias = Mapping[str, Fact]


def word_of(event: Told, name: str) -> str:
    """A fact of an event that is a word."""
    value = event[name]
    assert isinstance(value, str), f"{name} of {event['kind']} is no word"
    return value


def number_of(event: Told, name: str) -> int:
    """A fact of an event that is a number, or whether."""
    value = event[name]
    assert isinstance(value, int), f"{name} of {event['kind']} is no number"
    return value


def list_of(event: Told, name: str) -> list[str]:
    """A fact of an event that is a list of words."""
    value = event[name]
    assert isinstance(value, list), f"{name} of {event['kind']} is no list"
    return [str(word) for word in value]


@dataclass(frozen=True)
class Event:
    """Something that happened. `audience` None means everybody; `reveals` that somebody learned a hidden fact by it."""

    kind: str
    facts: dict[str, Fact]
    audience: tuple[str, ...] | None = None
    reveals: bool = False

    def is_for(self, seat: str | None) -> bool:
        """Whether a seat, or a spectator (None), may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def to_json(self) -> JsonObject:
        """As the protocol writes it."""
        return {"kind": self.kind, "audience": "all" if self.audience is None else list(self.audience), **self.facts}


Converter: TypeAlias = Callable[[State, int], Fact]


@dataclass(frozen=True)
class EventKind:
    """How the numbers of one kind of fact become an event: names and converters of its numbers, and its audience.

    With `private`, only the seat named by the first number may know. `reworded` names what a game says otherwise than
    its numbers do, once the event is made, with its types; None takes a name away.
    """

    name: str
    columns: tuple[tuple[str, Converter], ...] = ()
    private: bool = False
    reveals: bool = False
    reworded: Mapping[str, Hint] = field(default_factory=dict)

    def types(self) -> dict[str, Hint]:
        """The names of its facts with their types, as the converters promise them."""
        told = {name: get_type_hints(convert).get("return", Fact) for name, convert in self.columns}
        return {name: hint for name, hint in {**told, **self.reworded}.items() if hint is not None}

    def event(self, state: State, facts: Sequence[int]) -> Event:
        """The event of these numbers in this state."""
        told = {name: convert(state, value) for (name, convert), value in zip(self.columns, facts, strict=True)}
        audience = (str(told["seat"]),) if self.private else None
        return Event(self.name, told, audience, self.reveals)
