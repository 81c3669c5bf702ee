"""Bots in ends that are solved: how often, and by how much, they take less than the best.

Half of the positions have so few moves left that bots always reckon them out themselves; half come one or two moves
before they begin to try, where they search. A solution may take longer here than bots have time for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.workers import spread
from triumvirate.bots.registry import brought
from triumvirate.bots.roster import Ends
from triumvirate.core.chance import secret_of_seed
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games import find_game

ERROR = 0.02  # of the chance to win: what is more than this is an error
MOST = 1_500_000  # positions that a solution may take here; ends that take more are left out
NEARER = 5  # ends have so many different numbers of moves left at most
BEFORE = 2  # and so many before


@dataclass(frozen=True)
class Endgames:
    """What is to be tried: bots of a game, each on the same ends."""

    game: str
    bots: tuple[str, ...]
    seed: int = 1
    seconds: float = 1.0


@dataclass(frozen=True)
class Tried:
    """One end: where it stands, whether it came before bots reckon, the chance with best play, what each bot gave away."""

    position: str
    is_before: bool
    chance: float
    losses: dict[str, float]


def ends_of(game: str) -> Ends:
    """The ends of a game, or a refusal where nobody solves any."""
    if found := brought(game, lambda roster: roster.ends):
        return found
    raise BadRequest(f"Nobody solves the ends of {find_game(game).title}.")


def moves_left(ends: Ends, number: int) -> int:
    """How many moves the end of a number has: odd ones come one or two before bots try, even ones where they succeed."""
    if number % 2:
        return ends.tried + 1 + number // 2 % BEFORE
    return ends.few - number // 2 % NEARER


def try_end(job: tuple[Endgames, int]) -> Tried:
    """One end, the first of its number that can be solved and in which something depends on the choice."""
    what, number = job
    ends, game, is_before = ends_of(what.game), find_game(what.game), number % 2 == 1
    left = moves_left(ends, number)
    attempt = 0
    while True:
        position = ends.sample(left, (what.seed + number) * 1000 + attempt)
        attempt += 1
        table = Table.from_position(game, position, secret_of_seed(0))
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        solved = ends.solve(view, legal, MOST)
        if solved is not None and solved.chance - solved.options[-1].chance > ERROR:
            break
    chosen = {
        name: seat_bot(what.game, name).choose(view, legal, what.seconds, what.seed + number).action
        for name in what.bots
    }
    return Tried(position, is_before, solved.chance, {name: solved.loss(action) for name, action in chosen.items()})


def try_ends(what: Endgames, count: int, workers: int, ray: str | None = None) -> Iterator[list[Tried]]:
    """All that was tried so far, after every end."""
    tried: list[Tried] = []
    for one in spread(try_end, ((what, number) for number in range(count)), min(workers, count), ray):
        tried.append(one)
        yield tried
