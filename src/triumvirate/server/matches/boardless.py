"""A finished match whose rules are not kept here any more: all that was done and told, without the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from triumvirate.core.errors import TriumvirateError
from triumvirate.core.events import Event
from triumvirate.core.game import Game
from triumvirate.core.table import Entry, Table
from triumvirate.core.view import Result, View
from triumvirate.server.errors import Unavailable
from triumvirate.server.store.rows import ActionRow, MatchRow

AT_THE_TABLE = ("resigned", "time out", "abandoned")  # ends that no rule knows


class Boardless(Table):
    """Its entries as they were stored. Whoever asks for a board is told why there is none."""

    def __init__(self, game: Game, row: MatchRow, stored: Sequence[ActionRow]) -> None:
        self.game = game
        self.options = row.options
        self.seats = _seats(game, row, stored)
        self.names = {}
        self.secret = row.secret
        self.position = row.position
        self.entries = [kept_entry(entry) for entry in stored]
        self._row = row

    @property
    def version(self) -> int:
        """The rules that it was played by."""
        return self._row.rules

    def fork(self) -> Boardless:
        """Nothing of it changes but the names."""
        twin: Boardless = Boardless.__new__(Boardless)
        twin.__dict__.update(self.__dict__)
        return twin

    def views(self) -> Callable[[str | None], View]:
        """There are none."""
        self._no_board()

    def truth(self) -> dict[str, Any]:
        """There is none."""
        self._no_board()

    def position_text(self) -> str:
        """There is none."""
        self._no_board()

    def deciders(self) -> list[str]:
        """Nobody."""
        return []

    def is_over(self) -> bool:
        """It is."""
        return True

    def result(self) -> Result | None:
        """As it was stored, where the rules ended it."""
        told = self._row.result
        return None if told is None or told.reason in AT_THE_TABLE else told

    def hash(self) -> str:
        """Not known."""
        return ""

    def _no_board(self) -> NoReturn:
        raise Unavailable(
            f"This match was played by rules version {self._row.rules}; here is version {self.game.version}."
        )


def kept_entry(row: ActionRow) -> Entry:
    """An entry as it was told when it was made."""
    return Entry(row.number, row.seat, row.action, tuple(row.outcomes or ()), kept_events(row))


def kept_events(row: ActionRow) -> tuple[Event, ...]:
    """What was told then, whatever the rules would say today."""
    return tuple(_event(dict(told)) for told in row.events)


def _event(told: dict[str, Any]) -> Event:
    kind, audience = told.pop("kind"), told.pop("audience")
    return Event(kind, told, None if audience == "all" else tuple(audience))


def _seats(game: Game, row: MatchRow, stored: Sequence[ActionRow]) -> tuple[str, ...]:
    """Of the options, or, where today's rules do not know those, of whoever did something."""
    try:
        return game.seats(game.check(row.options))
    except TriumvirateError:
        return tuple(dict.fromkeys(entry.seat for entry in stored if entry.seat))
