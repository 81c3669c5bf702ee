"""The coach's rungs: each strength of a game's coach against the next one above, until the two can be told apart.

Where sides are dealt, a faction of the higher rung takes the place of one of the lower, among lower ones, and what both
factions gain counts together: that is a duel with the sides swapped, as a person meets the rung, who is dealt either.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from triumvirate.arena.duel import Duel
from triumvirate.arena.factions import Factions
from triumvirate.bots import find_bot
from triumvirate.bots.coach import ABOVE, Coach
from triumvirate.core.errors import BadRequest
from triumvirate.games import find_game

CLAIM = 0.55  # tested against one half, which is what rungs of equal strength win


@dataclass(frozen=True)
class Step:
    """Two neighbours, by their points."""

    lower: int
    higher: int


def coach_at(points: int) -> str:
    """The name of the coach that plays at the rung of these points."""
    return f"coach@{points - round(ABOVE)}"


def steps_of(game: str) -> list[Step]:
    """All neighbours of a game's coach, the weakest first."""
    coach = find_bot(game, "coach")
    if not isinstance(coach, Coach):
        raise BadRequest(f"The coach of {find_game(game).title} has no rungs.")
    return [Step(below.points, above.points) for below, above in pairwise(coach.rungs)]


def match_of(game: str, step: Step, games: int, seed: int, seconds: float) -> Duel | Factions:
    """What tells two neighbours apart."""
    higher, lower = coach_at(step.higher), coach_at(step.lower)
    if find_game(game).teams is not None:
        return Factions(game, higher, lower, lower, games, seed, claim=0.0, is_duel=True)
    return Duel(game, {}, higher, lower, games, seed, seconds, CLAIM)
