"""Facts told by the rules, as typed events with an audience: who may know what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Event:
    """Something that happened. `audience` None means everybody; `reveals` that somebody learned a hidden fact by it."""

    kind: str
    facts: dict[str, Any]
    audience: tuple[str, ...] | None = None
    reveals: bool = False

    def is_for(self, seat: str | None) -> bool:
        """Whether a seat, or a spectator (None), may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def to_json(self) -> dict[str, Any]:
        """As the protocol writes it."""
        return {"kind": self.kind, "audience": "all" if self.audience is None else list(self.audience), **self.facts}


Converter = Callable[[Any, int], Any]


@dataclass(frozen=True)
class EventKind:
    """How the numbers of one kind of fact become an event: names and converters of its numbers, and its audience.

    With `private`, only the seat named by the first number may know.
    """

    name: str
    columns: tuple[tuple[str, Converter], ...] = ()
    private: bool = False
    reveals: bool = False

    def event(self, state: Any, facts: Sequence[int]) -> Event:
        """The event of these numbers in this state."""
        told = {name: convert(state, value) for (name, convert), value in zip(self.columns, facts, strict=True)}
        audience = (str(told["seat"]),) if self.private else None
        return Event(self.name, told, audience, self.reveals)
