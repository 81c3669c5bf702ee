"""What one viewer may know: a type of its own, so that a truth can never be handed out by mistake."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Struct


@dataclass(frozen=True)
class View:
    """A match as one seat, or a spectator (seat None), may know it. `facts` is plain data, ready to be sent."""

    game: str
    options: dict[str, Any]
    seat: str | None
    facts: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """As the protocol writes it."""
        return {"game": self.game, "options": self.options, "seat": self.seat, **self.facts}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> View:
        """The inverse of `to_json`, for bots that read views from a pipe."""
        facts = {name: value for name, value in data.items() if name not in ("game", "options", "seat")}
        return cls(data["game"], data["options"], data["seat"], facts)


class LegalAction(Struct, frozen=True):
    """One choice that a seat has now."""

    seat: str
    action: str
    index: int

    def to_json(self) -> dict[str, Any]:
        """As the protocol writes it."""
        return {"seat": self.seat, "action": self.action, "index": self.index}


@dataclass(frozen=True)
class Result:
    """How a match ended; a draw has no winners."""

    winners: tuple[str, ...]
    reason: str
    scores: dict[str, int]

    def to_json(self) -> dict[str, Any]:
        """As the protocol writes it."""
        return {"winners": list(self.winners), "reason": self.reason, "scores": self.scores}
