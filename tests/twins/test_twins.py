"""What anybody can obtain, in content, number, order or time, is the same at two servers that differ in what is hidden."""

from __future__ import annotations

import pytest

from twins.conftest import Twins
from twins.course import Plan

RUBICO = {"players": 3}
SHORT = [
    Plan("rubico", RUBICO, "p1"),
    Plan("julius", {}, "pompeius", is_away=True, clock={"kind": "days", "days": 2}),
    Plan("rubico", RUBICO, "p1", other_truth=True),
    Plan("caesar", {"poison": True}, "caesar", other_truth=True),
]
SEALED = {"open_after_end": False}
SCENES = [
    *(Plan("rubico", {"players": 5, **SEALED}, seat, scenes=100, going_on=0.8) for seat in ("p1", None)),
    Plan("rubico", {"players": 4, **SEALED}, "p2", is_away=True, scenes=50, going_on=0.8),
    Plan("rubico", {**RUBICO, **SEALED}, "p3", clock={"kind": "phase", "seconds": 60}, scenes=100, going_on=0.8),
]
LONG = [
    *SHORT,
    Plan("rubico", RUBICO, None, clock={"kind": "days", "days": 2}),
    Plan("julius", {}, "caesar", other_truth=True),
    Plan("rubico", RUBICO, "p2", is_away=True),
    Plan("julius", {}, "caesar"),
    *(Plan("rubico", {"players": 5, **SEALED}, seat) for seat in ("p1", "p3", None)),
    Plan("rubico", RUBICO, "p3", clock={"kind": "phase", "seconds": 60}),
    *(Plan("rubico", {"players": 4}, seat, other_truth=True) for seat in ("p2", None)),
    *(Plan("julius", {}, seat, other_truth=True) for seat in ("pompeius", None)),
    *(Plan("caesar", {"poison": True, "centurions": True}, seat, other_truth=True) for seat in ("pompey", None)),
    Plan("julius", {}, "pompeius", clock={"kind": "live", "seconds": 3600, "increment": 5}),
    Plan("rubico", {"players": 4, **SEALED}, "p2", is_operator=True),
    Plan("julius", {}, "caesar", other_truth=True, is_operator=True),
]


@pytest.mark.parametrize("plan", SHORT, ids=str)
def test_nobody_can_tell_two_servers_apart(twins: Twins, plan: Plan) -> None:
    course = twins.play(plan, steps=6, every=6)
    assert course.steps > 1
    assert course.apart > 1 if plan.other_truth else course.hidden > 3


def test_nobody_can_tell_what_is_behind_the_curtain(twins: Twins) -> None:
    plan = Plan("rubico", RUBICO, "p1", scenes=100, going_on=1)
    course = twins.play(plan, steps=60, every=60, until="card_revealed")
    assert course.apart > 5, "something else was to come"
    assert {"role_dealt", "card_revealed"} <= set(course.told)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12), ids="seed{:02}".format)
@pytest.mark.parametrize("plan", LONG, ids=str)
def test_long_nobody_can_tell_two_servers_apart(twins: Twins, plan: Plan, seed: int) -> None:
    twins.play(plan, steps=60 if plan.other_truth else 200, every=20, seed=seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3), ids="seed{:02}".format)
@pytest.mark.parametrize("plan", SCENES, ids=lambda plan: f"{plan.viewer}-of-{plan.options['players']}")
def test_long_nobody_can_tell_what_is_behind_the_curtain(twins: Twins, plan: Plan, seed: int) -> None:
    course = twins.play(plan, steps=300, every=40, seed=seed)
    assert course.apart > 20
    assert {"role_dealt", "card_revealed", "round_ended"} <= set(course.told)
