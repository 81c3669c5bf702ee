"""The rows of a dataset: a match, and a move in it, made from a table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from triumvirate.core.arrays import Array
from triumvirate.core.fields import State
from triumvirate.core.plain import JsonObject
from triumvirate.core.record import write_record
from triumvirate.core.table import TAKE_BACK, Entry, Table
from triumvirate.envs.observing import stepping_of

_json = msgspec.json.Encoder()


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """One match: who played and how it ended. `seed` 0 means that the record came from elsewhere."""

    match: int
    game: str
    seed: int
    players: list[str]  # by seat: names of bots or people
    seats: list[str]
    moves: int
    finished: bool
    winners: list[str]
    reason: str
    scores: list[int]  # by seat
    truth_record: str | None = None  # the whole match, every draw included


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of one seat. Every column but those named `truth_…` is a function of what that seat knew, or of the end."""

    match: int
    number: int  # of the entry in the match's record
    seat: str
    view: JsonObject  # the facts of the seat's view before the move
    legal: list[int]  # the numbers of its legal actions
    index: int  # the number of the action it took
    action: str  # the same in words
    outcome: float | None  # for this seat at the end: 1 won, -1 lost, 0 drawn; None in a match that did not end
    observation: list[float] | None = None  # as the environments give it
    truth: JsonObject | None = None  # everything, hidden things too


def match_row(table: Table, number: int, seed: int, players: Sequence[str], truth: bool = False) -> Match:
    """The row of a match."""
    result = table.result()
    return Match(
        match=number,
        game=table.game.name,
        seed=seed,
        players=list(players),
        seats=list(table.seats),
        moves=sum(1 for _ in _standing(table)),
        finished=result is not None,
        winners=list(result.winners) if result else [],
        reason=result.reason if result else "",
        scores=[result.scores.get(seat, 0) if result else 0 for seat in table.seats],
        truth_record=write_record(table, reveal=True) if truth else None,
    )


def move_rows(table: Table, number: int, observations: bool = False, truth: bool = False) -> list[Move]:
    """The rows of all moves that stand in a match: what was taken back is left out."""
    game, rows = table.game, []
    result = table.result()
    for entry in _standing(table):
        state = game.layout.unpack(entry.before)
        assert entry.seat is not None
        seat = table.seats.index(entry.seat)
        outcome = None
        if result is not None:
            outcome = 0.0 if not result.winners else 1.0 if entry.seat in result.winners else -1.0
        rows.append(
            Move(
                match=number,
                number=entry.number,
                seat=entry.seat,
                view=game.view(state, table.options, seat).plain_facts(),
                legal=[int(action) for action in game.legal(state, seat)],
                index=int(game.notation.parse(state, seat, entry.action)),
                action=entry.action,
                outcome=outcome,
                observation=observe(table, state, seat) if observations else None,
                truth=game.knowledge.truth(state) if truth else None,
            )
        )
    return rows


def observe(table: Table, state: State, seat: int) -> list[float]:
    """The environments' row of numbers for a seat."""
    game = table.game.played_with(table.options)
    stepping = stepping_of(game.text)
    row: Array = np.zeros(stepping.OBSERVATION, stepping.DTYPE)
    stepping.look(game.layout.records([state]), seat, row)
    numbers: list[float] = row.tolist()
    return numbers


def _standing(table: Table) -> list[Entry]:
    """The actions of a match that were not taken back, in order."""
    undone = {entry.undone for entry in table.entries}
    return [
        entry
        for entry in table.entries
        if entry.seat is not None and entry.action != TAKE_BACK and entry.number not in undone
    ]


def to_line(row: Match | Move) -> bytes:
    """A row as a JSON line; columns that were not asked for are left out."""
    data = {name: value for name, value in msgspec.structs.asdict(row).items() if not _is_left_out(name, value)}
    return _json.encode(data) + b"\n"


def _is_left_out(name: str, value: object) -> bool:
    return value is None and name in ("observation", "truth", "truth_record")
