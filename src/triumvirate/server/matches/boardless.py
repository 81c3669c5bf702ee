"""A finished match whose rules are not kept here any more: all that was done and told, without the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from triumvirate.core.chance import Lots
from triumvirate.core.errors import TriumvirateError
from triumvirate.core.events import Event
from triumvirate.core.game import Game
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject
from triumvirate.core.table import Entry
from triumvirate.core.view import Result
from triumvirate.server.errors import Unavailable
from triumvirate.server.store.rows import ActionRow, MatchRow

AT_THE_TABLE = ("resigned", "time out", "abandoned")  # ends that no rule knows


@dataclass(frozen=True)
class Boardless:
    """Its entries as they were stored, and enough to write its record. It is no table: there is nothing to look at."""

    game: Game
    row: MatchRow
    entries: Sequence[Entry]
    seats: tuple[str, ...]
    names: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, row: MatchRow, stored: Sequence[ActionRow]) -> Boardless:
        """From the database alone."""
        return cls(game, row, [kept_entry(entry) for entry in stored], _seats(game, row, stored))

    @property
    def version(self) -> int:
        """The rules that it was played by."""
        return self.row.rules

    @property
    def options(self) -> Options:
        """As it was played."""
        return self.row.options

    @property
    def position(self) -> str:
        """Where it began, if not with a set-up."""
        return self.row.position

    @property
    def lots(self) -> Lots:
        """What its draws followed from."""
        return self.row.lots

    def result(self) -> Result | None:
        """As it was stored, where the rules ended it."""
        told = self.row.result
        return None if told is None or told.reason in AT_THE_TABLE else told

    def why(self) -> Unavailable:
        """What whoever asks for a board is told."""
        return Unavailable(
            f"This match was played by rules version {self.row.rules}; here is version {self.game.version}."
        )


def kept_entry(row: ActionRow) -> Entry:
    """An entry as it was told when it was made."""
    return Entry(row.number, row.seat, row.action, tuple(row.outcomes or ()), kept_events(row))


def kept_events(row: ActionRow) -> tuple[Event, ...]:
    """What was told then, whatever the rules would say today."""
    return tuple(_event(dict(told)) for told in row.events)


def _event(told: JsonObject) -> Event:
    kind, audience = told.pop("kind"), told.pop("audience")
    return Event(kind, told, None if audience == "all" else tuple(audience))


def _seats(game: Game, row: MatchRow, stored: Sequence[ActionRow]) -> tuple[str, ...]:
    """Of the options, or, where today's rules do not know those, of whoever did something."""
    try:
        return game.seats(game.check(row.options))
    except TriumvirateError:
        return tuple(dict.fromkeys(entry.seat for entry in stored if entry.seat))
