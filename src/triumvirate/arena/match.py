"""One match between bots at a table: each sees its own view and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from triumvirate.bots import Bot
from triumvirate.bots.roster import Watch
from triumvirate.core.errors import BadRequest
from triumvirate.core.game import Game
from triumvirate.core.options import Options
from triumvirate.core.table import Table

MOST_ACTIONS = 20_000


@dataclass(frozen=True)
class Played:
    """How a match went: who sat where, who won, and how long it was."""

    number: int
    seed: int
    bots: tuple[str, ...]  # by seat; empty where the game itself plays the seat
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    actions: int
    first: str = ""  # who made the first move of the match, and which


def play_match(
    game: Game, options: Options, bots: Sequence[Bot], seed: int, seconds: float = 1.0, watch: Watch | None = None
) -> Table:
    """Play a match to its end, watched if somebody likes; same game, options, bots and seed give the same match."""
    table = Table.new(game, options, seed)
    at = dict(zip(table.seats, bots, strict=True))
    while not table.is_over():
        if len(table.entries) > MOST_ACTIONS:
            raise BadRequest(f"The match of seed {seed} did not end within {MOST_ACTIONS} actions.")
        seat = table.deciders()[0]
        legal = table.legal(seat)
        chosen = at[seat].choose(table.view(seat), legal, seconds, choice_seed(seed, len(table.entries)))
        if watch is not None:
            watch.before(table, seat, chosen.action)
        table.act(seat, chosen.action)
        if watch is not None:
            watch.after(table)
    return table


def choice_seed(seed: int, number: int) -> int:
    """The seed a bot gets for one decision."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {number}".encode(), digest_size=7).digest(), "big")


def played(table: Table, number: int, seed: int, bots: Sequence[str]) -> Played:
    """The report of a finished match."""
    result = table.result()
    assert result is not None
    itself = table.game.automata(table.options)
    return Played(
        number,
        seed,
        tuple("" if seat in itself else name for seat, name in zip(table.seats, bots, strict=True)),
        tuple(table.seats.index(seat) for seat in result.winners),
        tuple(result.scores.get(seat, 0) for seat in table.seats),
        result.reason,
        sum(1 for entry in table.entries if entry.seat is not None),
        first_move(table),
    )


def first_move(table: Table) -> str:
    """Who made the first move of a finished match, and which; where sides are dealt, the game says what counts as one."""
    teams = table.game.teams
    if teams is not None:
        return teams.opening(table.truth())
    return next((f"{entry.seat} {entry.action}" for entry in table.entries if entry.seat is not None), "")
