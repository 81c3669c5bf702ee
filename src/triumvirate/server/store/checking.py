"""Whether a database tells the truth about its matches: each is played again from its rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, select

from triumvirate.core.errors import TriumvirateError, UnknownGame
from triumvirate.games import find_game
from triumvirate.server.matches.held import played_again
from triumvirate.server.store.rows import ActionRow, MatchRow, read
from triumvirate.server.store.schema import actions, matches, seats
from triumvirate.server.store.transfer import over


@dataclass(frozen=True)
class Checked:
    """A match, how many entries it has, the hash of its last state, and what is wrong with it, if anything."""

    match: str
    entries: int
    state: str
    fault: str | None


def check(url: str) -> list[Checked]:
    """Every match that was ever started."""
    return over(url, lambda connection: list(_all(connection)), is_snapshot=True)


def _all(connection: Connection) -> Iterator[Checked]:
    ids = connection.execute(select(matches.c.id).where(matches.c.number >= 0).order_by(matches.c.id)).scalars().all()
    for match in ids:
        row = read(MatchRow, connection.execute(select(matches).where(matches.c.id == match)).one())
        query = select(actions).where(actions.c.match == match).order_by(actions.c.number)
        stored = [read(ActionRow, found) for found in connection.execute(query)]
        seated = connection.execute(select(seats.c.seat).where(seats.c.match == match)).scalars().all()
        yield check_match(row, stored, list(seated))


def check_match(row: MatchRow, stored: list[ActionRow], seated: list[str]) -> Checked:
    """One match: its entries in one row without a gap, and the state, events and result they lead to."""
    fault, state = None, ""
    numbers = [entry.number for entry in stored]
    keys = [entry.key for entry in stored if entry.key]
    if numbers != list(range(row.number + 1)):
        fault = f"entries {numbers[:3]}… to {numbers[-1:]} where 0 to {row.number} should be"
    elif len(keys) != len(set(keys)):
        fault = "one sender's key led to two entries"
    elif row.status == "running" or _is_known(row):
        try:
            table = played_again(row, stored)
        except TriumvirateError as refused:
            return Checked(row.id, len(stored), state, f"it cannot be played again: {refused.reason}")
        state = str(table.hash())
        told = [[event.to_json() for event in entry.events] for entry in table.entries]
        if told != [entry.events for entry in stored]:
            fault = "its stored events are not what its actions lead to"
        elif row.status == "running" and table.deciders() != row.deciders and "curtain" not in row.stage:
            fault = "somebody else is to decide than the match says"
        elif row.status == "running" and table.result() is not None:
            fault = "it has ended, but still runs"
        elif set(table.seats) != set(seated):
            fault = "its seats are not those of the game"
    return Checked(row.id, len(stored), state, fault)


def _is_known(row: MatchRow) -> bool:
    """Whether the rules of a match are kept here; a finished one is shown without them, a running one needs them."""
    try:
        find_game(row.game, row.rules)
    except UnknownGame:
        return False
    return True
