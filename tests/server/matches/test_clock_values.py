"""The clocks of a match as values: what is charged, paid, given back and kept, to the millisecond, without a server."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from triumvirate.core.events import Event
from triumvirate.core.table import TAKE_BACK, Entry
from triumvirate.server.matches import clock as clocks_of
from triumvirate.server.matches.clock import (
    DAY_MS,
    LEAST_AFTER_RETURN_MS,
    MOST_HAD,
    MOST_TELLING_MS,
    TELLING_MS,
    Clock,
    SeatClocks,
)

NOW = 1_000_000
LIVE = {"kind": "live", "seconds": 60, "increment": 5}
DAYS = {"kind": "days", "days": 2}


def seat(name: str, **more: Any) -> SimpleNamespace:
    return SimpleNamespace(**{"seat": name, "kind": "person", "person": name, "stand_in": None, **more})


def match(clock: dict[str, Any], deciders: list[str], seats: list[Any] | None = None, **more: Any) -> Any:
    row = {
        **{"game": "caesar", "status": "running", "clock": clock, "deciders": deciders, "paused_at": None, "stage": {}},
        **{"clocks": {"left": {}, "since": {}}, "deadline": None, "number": 7, "customs": {}, "same_screen": False},
    }
    held = SimpleNamespace(row=SimpleNamespace(**row | more), seats=seats or [seat("a"), seat("b")], table=None)
    held.people, held.is_running, held.entries = {}, True, [None]
    return held


def begun(clock: dict[str, Any], deciders: list[str], **more: Any) -> Any:
    held = match(clock, deciders, **more)
    Clock(held, NOW).begin()
    return held


def test_time_is_charged_to_those_that_ran_and_never_given_by_a_clock_that_goes_back() -> None:
    clocks = SeatClocks({"a": 5_000, "b": 9_000}, {"a": NOW})
    assert clocks.charged(NOW + 1_500) == SeatClocks({"a": 3_500, "b": 9_000}, {})
    assert clocks.charged(NOW - 1_500) == SeatClocks({"a": 5_000, "b": 9_000}, {})
    assert SeatClocks({}, {"c": NOW}).charged(NOW + 10).left == {"c": -10}


def test_what_is_left_counts_down_while_it_runs_and_ends_at_nothing() -> None:
    clocks = SeatClocks({"a": 5_000, "b": 9_000}, {"a": NOW})
    assert [clocks.left_at("a", NOW + ms) for ms in (-10, 0, 4_000, 6_000)] == [5_000, 5_000, 1_000, 0]
    assert clocks.left_at("b", NOW + 4_000) == 9_000
    assert clocks.deadlines() == {"a": NOW + 5_000}
    assert [clocks.late(NOW + ms) for ms in (4_999, 5_000)] == [[], ["a"]]
    assert SeatClocks({}, {"c": NOW}).deadlines() == {"c": NOW}


def test_what_a_seat_had_is_kept_with_its_entry_for_so_many_entries() -> None:
    clocks = SeatClocks({"a": 5_000}, {})
    for number in range(MOST_HAD + 2):
        clocks = clocks.noted(number, "a")
    assert list(clocks.had) == [str(number) for number in range(2, MOST_HAD + 2)]
    assert clocks.had["2"] == 5_000


def test_who_takes_back_has_what_was_left_then_less_what_was_spent_since_and_never_more_than_now() -> None:
    clocks = SeatClocks({"a": 9_000}, {}, {"3": 4_000, "4": 8_000})
    assert clocks.back_before(3, "a", 500) == SeatClocks({"a": 3_500}, {}, {"4": 8_000})
    assert clocks.given("a", 3_000).back_before(4, "a", 0).left == {"a": 3_000}
    assert clocks.back_before(5, "a", 100).left == {"a": 8_900}


def test_every_clock_begins_full_and_those_of_the_people_who_decide_run() -> None:
    seats = [seat("a"), seat("b"), seat("c", kind="bot", person=None), seat("d", kind="auto", person=None)]
    held = begun(LIVE, ["a", "c"], seats=seats)
    left = {"a": 60_000, "b": 60_000, "c": 60_000}
    assert held.row.clocks == {"left": left, "since": {"a": NOW}, "had": {}, "told": {}}
    assert held.row.deadline == NOW + 60_000
    assert begun(DAYS, ["b"]).row.deadline == NOW + 2 * DAY_MS


def entry(events: int, *secret: Event) -> Entry:
    return Entry(1, "a", "go", events=(*(Event("went", {}) for _ in range(events)), *secret))


def told(held: Any, what: Entry, now: int) -> int:
    """Makes an entry of it; answers for how long clocks stand from then on."""
    Clock(held, now).tell(what)
    Clock(held, now).run()
    return int(held.row.clocks["since"]["a"]) - now


def test_live_clocks_stand_while_what_everybody_sees_is_told_and_never_for_long() -> None:
    held = begun(LIVE, ["a"])
    assert told(held, entry(2, Event("saw", {}, ("a",))), NOW) == 2 * TELLING_MS, (
        "what one seat sees tells nobody anything"
    )
    assert held.row.deadline == NOW + 2 * TELLING_MS + 60_000
    assert Clock(held, NOW + TELLING_MS).info(["a"], False).left_ms["a"] == 60_000  # type: ignore[union-attr]
    assert told(held, entry(1), NOW + TELLING_MS) == 2 * TELLING_MS, "one after the other"
    assert told(held, entry(40), NOW + TELLING_MS) == MOST_TELLING_MS
    Clock(held, NOW + 2 * TELLING_MS).run()
    assert held.row.clocks["since"]["a"] == NOW + TELLING_MS + MOST_TELLING_MS, "whatever else happens meanwhile"
    Clock(held, NOW + TELLING_MS + MOST_TELLING_MS + 1_000).run()
    assert held.row.clocks["left"]["a"] == 59_000
    assert told(begun(DAYS, ["a"]), entry(3), NOW) == 0


def test_who_acts_and_takes_back_is_charged_all_the_same() -> None:
    held = begun(LIVE, ["a"])
    back = Entry(2, "a", TAKE_BACK, events=(Event("taken_back", {"number": 1}),))
    assert told(held, entry(3), NOW) == 3 * TELLING_MS
    assert [told(held, what, NOW + 100) for what in (back, entry(3), back, entry(3))] == [0, 0, 0, 0]
    assert told(held, entry(3), NOW + 200) == 3 * TELLING_MS


def test_without_a_clock_nothing_runs() -> None:
    for clock in ({}, {"kind": "none"}, {"kind": "phase", "seconds": 60}):
        held = begun(clock, ["a"])
        assert (held.row.clocks["since"], held.row.deadline) == ({}, None)
        assert Clock(held, NOW).info(["a"], False) is None
        Clock(held, NOW).pay(["a"], "a")
        Clock(held, NOW).refill("a")
        assert held.row.clocks["left"] == {}


@pytest.fixture(autouse=True)
def seen(monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """Whether everybody saw the entry that is paid."""
    told = {"by all": True}
    monkeypatch.setattr(clocks_of.knowledge, "is_open", lambda held, entry: told["by all"])
    return told


@pytest.mark.parametrize("more", [{"status": "finished"}, {"paused_at": NOW}])
def test_nobody_is_timed_in_a_match_that_is_over_or_paused(more: dict[str, Any]) -> None:
    held = begun(LIVE, ["a"])
    for name, value in more.items():
        setattr(held.row, name, value)
    assert Clock(held, NOW + 90_000).late() == []
    Clock(held, NOW + 1_000).run()
    assert held.row.clocks["since"] == {}


def test_a_seat_with_a_stand_in_is_not_timed_and_one_that_answered_neither() -> None:
    held = begun(LIVE, ["a", "b"], seats=[seat("a", stand_in="legate"), seat("b"), seat("c")])
    assert list(held.row.clocks["since"]) == ["b"]
    held = begun(LIVE, ["a", "b"], stage={"answered": ["a"], "window": True, "ends": None})
    assert list(held.row.clocks["since"]) == ["b"]


def test_a_live_increment_is_paid_for_a_turn_that_is_ended_and_taken_off_when_it_is_taken_back() -> None:
    held = begun(LIVE, ["a"])
    Clock(held, NOW + 2_000).pay(["a"], "a")
    assert held.row.clocks["left"]["a"] == 58_000, "still to decide: no increment"
    held.row.deciders = ["b"]
    Clock(held, NOW + 3_000).pay(["a"], "a")
    assert held.row.clocks["left"] == {"a": 63_000, "b": 60_000}
    Clock(held, NOW + 3_000).pay(["a"], None)
    assert held.row.clocks["left"] == {"a": 63_000, "b": 60_000}
    held.row.deciders = ["a"]
    undone = Entry(3, "a", "go")
    Clock(held, NOW + 3_000).pay(["b"], "a", undone)
    assert held.row.clocks["left"] == {"a": 58_000, "b": 60_000}
    Clock(held, NOW + 3_000).pay(["a"], "a", undone)
    assert held.row.clocks["left"] == {"a": 58_000, "b": 60_000}, "it had not been paid"


def test_with_days_every_decision_begins_anew_and_one_taken_back_has_what_it_had() -> None:
    full = 2 * DAY_MS
    held = begun(DAYS, ["a"])
    held.row.deciders = ["b"]
    Clock(held, NOW + DAY_MS).pay(["a"], "a")
    Clock(held, NOW + DAY_MS).run()
    assert held.row.clocks == {
        "left": {"a": full - DAY_MS, "b": full},
        "since": {"b": NOW + DAY_MS},
        "had": {"7": full - DAY_MS},
        "told": {},
    }
    held.row.deciders, held.row.number = ["a"], 8
    Clock(held, NOW + DAY_MS + 5_000).pay(["b"], "b")
    assert held.row.clocks["left"] == {"a": full, "b": full - 5_000}
    held.row.deciders, held.row.number = ["a"], 9
    Clock(held, NOW + DAY_MS + 5_000).pay(["a"], "a", Entry(7, "a", "go"))
    assert held.row.clocks["left"]["a"] == full - DAY_MS
    assert "7" not in held.row.clocks["had"]


def test_who_still_decides_keeps_the_time_unless_they_acted() -> None:
    held = begun(DAYS, ["a", "b"])
    Clock(held, NOW + 1_000).pay(["a", "b"], "a")
    assert held.row.clocks["left"] == {"a": 2 * DAY_MS, "b": 2 * DAY_MS - 1_000}


def test_with_days_what_nobody_else_sees_gives_no_fresh_clock_and_nothing_back(seen: dict[str, bool]) -> None:
    seen["by all"] = False
    held = begun(DAYS, ["a", "b"])
    Clock(held, NOW + 1_000).pay(["a", "b"], "a")
    assert held.row.clocks["left"] == {"a": 2 * DAY_MS - 1_000, "b": 2 * DAY_MS - 1_000}
    assert held.row.clocks["had"] == {"7": 2 * DAY_MS - 1_000}
    Clock(held, NOW + 1_000).pay(["a", "b"], "a", Entry(7, "a", "go"))
    assert held.row.clocks["left"]["a"] == 2 * DAY_MS - 1_000
    assert "7" in held.row.clocks["had"]


def test_a_vacation_delays_clocks_in_days_and_no_others() -> None:
    held = match(DAYS, ["a"])
    held.people = {"a": SimpleNamespace(vacation_until=NOW + DAY_MS), "b": SimpleNamespace(vacation_until=None)}
    Clock(held, NOW).begin()
    assert held.row.clocks["since"] == {"a": NOW + DAY_MS}
    held.row.clock = LIVE
    Clock(held, NOW).run()
    assert held.row.clocks["since"] == {"a": NOW}
    held.row.clock, held.row.deciders = DAYS, ["b"]
    Clock(held, NOW).run()
    assert held.row.clocks["since"] == {"b": NOW}


def test_who_is_back_has_time_to_look_around() -> None:
    held = begun(LIVE, ["a"])
    Clock(held, NOW + 55_000).refill("a")
    assert held.row.clocks["left"]["a"] == LEAST_AFTER_RETURN_MS
    Clock(held, NOW + 56_000).refill("b")
    assert held.row.clocks["left"]["b"] == 60_000, "nobody loses by it"
    held = begun(DAYS, ["a"])
    Clock(held, NOW + DAY_MS).refill("a")
    assert held.row.clocks["left"]["a"] == 2 * DAY_MS
    assert held.row.deadline == NOW + 3 * DAY_MS


def test_a_pause_stops_all_clocks_and_the_stage_goes_on_where_it_stood() -> None:
    held = begun(LIVE, ["a"])
    held.row.stage = {"key": "k", "name": "n", "began": NOW, "ends": NOW + 10_000, "window": False, "answered": []}
    Clock(held, NOW + 4_000).pause()
    assert (held.row.paused_at, held.row.deadline, held.row.clocks["since"]) == (NOW + 4_000, None, {})
    assert held.row.clocks["left"]["a"] == 56_000
    Clock(held, NOW + 9_000).resume()
    assert held.row.paused_at is None
    assert held.row.stage["ends"] == NOW + 15_000
    assert held.row.clocks["since"] == {"a": NOW + 9_000}
    assert held.row.deadline == NOW + 65_000
    Clock(held, NOW + 10_000).resume()
    assert held.row.stage["ends"] == NOW + 15_000


def test_at_the_end_nothing_runs_any_more() -> None:
    held = begun(LIVE, ["a"], stage={"key": "k"})
    held.row.paused_at = NOW
    Clock(held, NOW + 4_000).stop()
    assert held.row.clocks["left"]["a"] == 56_000
    assert (held.row.clocks["since"], held.row.deadline, held.row.paused_at, held.row.stage) == ({}, None, None, {})


def test_after_a_time_when_nobody_could_move_what_runs_has_at_least_the_grace() -> None:
    held = begun(LIVE, ["a"])
    Clock(held, NOW + 55_000).forgive(20_000)
    assert held.row.clocks["left"] == {"a": 20_000, "b": 60_000}
    assert held.row.clocks["since"] == {"a": NOW + 55_000}
    Clock(held, NOW + 56_000).forgive(2_000)
    assert held.row.clocks["left"]["a"] == 19_000


def test_clocks_are_told_only_of_seats_known_to_decide_and_what_is_left_only_where_that_is_no_secret() -> None:
    held = begun(LIVE, ["a", "b"])
    open_to_all = Clock(held, NOW + 1_000).info(["a"], False)
    assert open_to_all is not None
    assert (open_to_all.running, open_to_all.left_ms) == (["a"], {"a": 59_000, "b": 60_000})
    assert open_to_all.deadline == {"a": NOW + 60_000}
    secret = Clock(held, NOW + 1_000).info(["a"], True)
    assert secret is not None
    assert (secret.running, secret.left_ms) == (["a"], {"a": 59_000})


def test_a_secret_answer_stops_ones_clock_and_says_nothing_else() -> None:
    held = begun(
        LIVE, ["a", "b"], stage={"key": "k", "began": NOW, "window": True, "ends": NOW + 3_000, "answered": []}
    )
    Clock(held, NOW + 1_000).answer("a")
    assert held.row.stage["answered"] == ["a"]
    assert held.row.clocks["since"] == {"b": NOW}
    assert held.row.deadline == NOW + 60_000
    Clock(held, NOW + 1_000).answer("b")
    assert held.row.deadline == NOW + 1_000, "all have answered: the window closes at the end of its first third"


def test_has_clock_and_what_is_full() -> None:
    def row(clock: dict[str, Any]) -> Any:
        return SimpleNamespace(clock=clock)

    assert [clocks_of.has_clock(row(clock)) for clock in (LIVE, DAYS, {}, {"kind": "phase"})] == [
        True,
        True,
        False,
        False,
    ]
    assert [clocks_of.full(row(clock)) for clock in (LIVE, DAYS)] == [60_000, 2 * DAY_MS]
