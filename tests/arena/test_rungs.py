"""The coach's rungs against each other: who plays, that it is the rung that is meant, how it is decided."""

from __future__ import annotations

from itertools import pairwise

import pytest

from triumvirate.arena.duel import Duel
from triumvirate.arena.factions import Factions
from triumvirate.arena.rungs import CLAIM, Step, coach_at, match_of, steps_of
from triumvirate.bots import find_bot


@pytest.mark.parametrize("game", ["caesar", "julius", "rubico"])
def test_each_rung_meets_the_next_one_and_its_name_seats_it(game: str) -> None:
    steps = steps_of(game)
    assert len(steps) >= 5
    assert all(below.higher == above.lower for below, above in pairwise(steps))
    for points in {step.lower for step in steps} | {step.higher for step in steps}:
        assert getattr(find_bot(game, coach_at(points)), "rung").points == points  # noqa: B009  # a coach, to mypy a bot


def test_a_duel_is_decided_between_one_half_and_the_claim_and_factions_where_sides_are_dealt() -> None:
    duel = match_of("caesar", Step(1285, 1500), 200, 7, 0.5)
    assert isinstance(duel, Duel)
    assert (duel.a, duel.b, duel.seed, duel.claim) == ("coach@1440", "coach@1225", 7, CLAIM)
    assert duel.test is not None
    assert duel.test.low == pytest.approx(0.5)
    match = match_of("rubico", Step(1300, 1350), 10, 1, 0.5)
    assert isinstance(match, Factions)
    assert (match.a, match.b, match.opposition, match.claim) == ("coach@1290", "coach@1240", "coach@1240", 0.0)
    assert match.is_duel
    assert len(match.seatings) == 3
