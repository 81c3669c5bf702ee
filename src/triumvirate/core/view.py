"""What one viewer may know: a type of its own, so that a truth can never be handed out by mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from triumvirate.core.events import Event
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject, from_plain, to_plain

V = TypeVar("V", bound="View")

HEAD = ("game", "options", "seat")
CLASSES: dict[str, type[View]] = {}  # by the name of the game
# Marks a fact that only some viewers have, and that may be null for those who have it.
OR_NULL = {"null": True}


class Recalled:
    """What a viewer was told until a view was made: asked for when somebody wants to remember, and not before.

    In `kept` a game may keep what it made of it for the next time: all views of a match and a viewer share it.
    """

    def __init__(self, tell: Callable[[], Sequence[Event]], kept: dict[str, object]) -> None:
        self.events = tell
        self.kept = kept


class View:
    """A match as one seat, or a spectator (seat None), may know it.

    Each game has a dataclass of its own under this one: all facts by name, in the order of their JSON. What is said here
    every view has. A fact that only some viewers have has the default None; a viewer without it finds that None, and
    nothing of it in the JSON (`left_out`).

    A view from a table also carries what its viewer was told until then (`recalled`). That is no fact of it: neither JSON
    nor equality knows of it, and a view that comes from elsewhere has none.
    """

    __slots__ = ("_recalled",)
    _recalled: Recalled | None

    game: str
    options: Options
    seat: str | None
    phase: str

    def __init_subclass__(cls, game: str | None = None) -> None:
        """A game's class is told whose it is, so that a view read from a pipe becomes one of its own."""
        if game is not None:
            CLASSES.setdefault(game, cls)  # the newest rules come first; replaced ones that are kept do not take over

    def left_out(self) -> Iterable[str]:
        """The names of the facts that this viewer has not."""
        return ()

    def waited_for(self) -> list[str] | None:
        """The seats that everybody may know to be waited for, in a game that does not show who decides."""
        return None

    @property
    def recalled(self) -> Recalled | None:
        """What the viewer was told, where somebody knows."""
        return getattr(self, "_recalled", None)

    @recalled.setter
    def recalled(self, recalled: Recalled | None) -> None:
        self._recalled = recalled

    def __post_init__(self) -> None:
        """An attribute that is taken away reads as its default again, and no encoder writes it."""
        for name in self.left_out():
            delattr(self, name)

    def to_json(self) -> JsonObject:
        """As the protocol writes it."""
        return to_plain(self)

    def plain_facts(self) -> JsonObject:
        """What it tells, without whose it is: for whoever compares or lists the facts of any game."""
        return {name: value for name, value in self.to_json().items() if name not in HEAD}

    @classmethod
    def of(cls: type[V], view: View) -> V:
        """A view that is known to be of this class's game."""
        assert isinstance(view, cls), f"a view of {view.game} where one of another game belongs"
        return view

    @staticmethod
    def from_json(data: JsonObject) -> View:
        """The inverse of `to_json`, for bots that read views from a pipe."""
        kind = CLASSES.get(data["game"])
        return PlainView.read(data) if kind is None else from_plain(kind, data)


@dataclass
class HeadedView(View):
    """What stands first in every view, for games whose views begin with it: whose it is."""

    game: str
    options: Options
    seat: str | None


@dataclass
class PlainView(HeadedView):
    """A view of a game that has no class of its own for them: its facts by name."""

    facts: JsonObject

    def to_json(self) -> JsonObject:
        """As the protocol writes it."""
        return {"game": self.game, "options": self.options, "seat": self.seat, **self.facts}

    @classmethod
    def read(cls, data: JsonObject) -> PlainView:
        """The inverse of `to_json`."""
        facts = {name: value for name, value in data.items() if name not in HEAD}
        return cls(data["game"], data["options"], data["seat"], facts)


@dataclass(slots=True, unsafe_hash=True)
class LegalAction:
    """One choice that a seat has now."""

    seat: str
    action: str
    index: int

    def to_json(self) -> JsonObject:
        """As the protocol writes it."""
        return {"seat": self.seat, "action": self.action, "index": self.index}


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended; a draw has no winners."""

    winners: tuple[str, ...]
    reason: str
    scores: dict[str, int]

    def to_json(self) -> JsonObject:
        """As the protocol writes it."""
        return {"winners": list(self.winners), "reason": self.reason, "scores": self.scores}
