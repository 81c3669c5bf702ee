"""When bots answer: a time that is drawn from what everybody sees."""

from __future__ import annotations

from triumvirate.server.bots.pace import LONGEST, TICK, Pace

PAUSE, BUDGET = 0.4, 1.0


def begun(match: str = "m", mark: tuple[object, ...] = (3, "stage"), now: float = 100.0) -> Pace:
    pace = Pace(match)
    assert pace.look(mark, now)
    return pace


def test_how_long_a_bot_thought_does_not_show() -> None:
    answers = {begun().due(PAUSE, BUDGET, now) for now in (100.0, 100.01, 100.7, 100.999)}
    assert answers == {101.0}


def test_what_is_not_seen_begins_nothing() -> None:
    pace = begun()
    assert not pace.look((3, "stage"), 100.9)
    assert pace.due(PAUSE, BUDGET, 100.95) == 101.0
    assert pace.look((4, "stage"), 101.0)
    assert pace.due(PAUSE, BUDGET, 101.0) == 102.0


def test_who_needs_longer_answers_at_a_tick() -> None:
    late = {round(begun().due(PAUSE, BUDGET, now), 6) for now in (101.01, 101.1, 101.19)}
    assert late == {round(101.0 + TICK, 6)}


def test_without_a_budget_the_pause_is_drawn_by_the_match_and_what_is_seen() -> None:
    drawn = {begun(mark=(number,)).due(PAUSE, 0.0, 100.0) for number in range(20)}
    assert len(drawn) == 20
    assert all(100.0 + PAUSE <= due <= 100.0 + PAUSE * LONGEST for due in drawn)
    assert begun().due(PAUSE, 0.0, 100.0) == begun().due(PAUSE, 0.0, 100.3)
    assert begun("other").due(PAUSE, 0.0, 100.0) != begun().due(PAUSE, 0.0, 100.0)


def test_a_server_without_a_pause_answers_at_once() -> None:
    assert begun().due(0.0, BUDGET, 100.2) == 100.2
