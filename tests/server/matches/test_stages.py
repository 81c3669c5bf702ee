"""Stages of a table as values: when a phase or a window begins, who is waited for, and when it may close."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from triumvirate.core.parts import Phase
from triumvirate.server.matches import stages
from triumvirate.server.people import streaks

NOW = 1_000_000
PHASE = {"kind": "phase", "seconds": 60}


def held(stage: dict[str, Any], clock: dict[str, Any] | None = None, **more: Any) -> Any:
    row = {
        **{"game": "rubico", "status": "running", "stage": stage, "clock": clock or {}, "paused_at": None},
        **{"deciders": ["a", "b"], "customs": {}, "same_screen": False},
    }
    seats = [SimpleNamespace(seat=name, person=name, stand_in=None) for name in "ab"]
    return SimpleNamespace(row=SimpleNamespace(**row | more), seats=seats, is_running=True, table=object())


def window(**more: Any) -> dict[str, Any]:
    return {"key": "k", "name": "n", "began": NOW, "ends": NOW + 5_000, "window": True, "answered": [], **more}


@pytest.fixture
def phase(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the game says of its phase."""
    told: dict[str, Any] = {"has": True, "phase": Phase("key", "talk", 30.0, False), "secret": "pass"}
    monkeypatch.setattr(stages.games, "has_phases", lambda game: told["has"])
    monkeypatch.setattr(stages.games, "phase_of", lambda table: told["phase"])
    monkeypatch.setattr(stages.games, "secret_answer", lambda game: told["secret"])
    return told


def test_a_stage_begins_with_its_phase_and_stays_until_the_next(phase: dict[str, Any]) -> None:
    match = held({}, PHASE)
    began = stages.entered(match, NOW)
    assert began == {
        **{"key": "key", "name": "talk", "began": NOW, "ends": NOW + 30_000, "window": False, "answered": []}
    }
    match.row.stage = began
    assert stages.entered(match, NOW + 9_000) is began
    phase["phase"] = Phase("next", "choice", 1.0, False)
    assert stages.entered(match, NOW + 9_000)["ends"] == NOW + 9_000 + stages.LEAST_MS
    match.row.clock = {"kind": "phase", "seconds": 120}
    phase["phase"] = Phase("next", "choice", 30.0, False)
    assert stages.entered(match, NOW)["ends"] == NOW + 60_000


def test_without_phases_or_a_table_nothing_changes_and_after_the_end_there_is_none(phase: dict[str, Any]) -> None:
    old = window()
    match = held(old)
    match.table = None
    assert stages.entered(match, NOW) is old
    match = held(old, status="finished")
    assert stages.entered(match, NOW) == {}
    phase["has"] = False
    assert stages.entered(match, NOW) is old


def test_only_windows_and_timed_phases_end_and_a_window_lasts_only_where_somebody_could_learn(
    phase: dict[str, Any],
) -> None:
    assert stages.entered(held({}), NOW)["ends"] is None
    phase["phase"] = Phase("w", "powers", 12.0, True)
    match = held({})
    assert stages.entered(match, NOW)["ends"] == NOW + 12_000
    match.row.customs = {"window": 3}
    assert stages.entered(match, NOW)["ends"] == NOW + 3_000
    match.row.same_screen = True
    assert stages.entered(match, NOW)["ends"] == NOW
    match.row.same_screen = False
    match.seats[1].stand_in = "legate"
    assert not stages.is_secret(match)
    match.seats[1].stand_in, match.seats[1].person = None, "a"
    assert not stages.is_secret(match)
    match.seats[1].person = None
    assert not stages.is_secret(match)


def test_who_has_answered_is_not_waited_for_and_is_noted_once() -> None:
    match = held(window())
    stage = stages.answered(match, stages.answered(match, window(), "b", NOW), "b", NOW)
    assert stage["answered"] == ["b"]
    assert "closes" not in stage
    assert stages.answered(match, stage, "a", NOW)["answered"] == ["a", "b"]
    assert stages.waiting(held(stage).row) == ["a"]
    assert stages.waiting(held({}).row) == ["a", "b"]


def test_the_last_answer_settles_when_a_window_closes_to_the_tick_and_at_once_where_it_has_no_length() -> None:
    match, asked = held(window(), deciders=["b"]), window()

    def closes(now: int, stage: dict[str, Any]) -> Any:
        return stages.answered(match, stage, "b", now)["closes"]

    assert [closes(NOW + ms, asked) for ms in (0, 5_000, 5_001, 6_000, 6_001)] == [
        NOW + ms for ms in (5_000, 5_000, 6_000, 6_000, 7_000)
    ]
    assert closes(NOW + 1_234, {**asked, "ends": NOW}) == NOW + 1_234
    assert closes(NOW + 1_234, {**asked, "ends": None}) == NOW + 1_234


def test_a_window_that_everybody_at_the_table_lets_be_closes_at_the_end_of_a_third_of_it() -> None:
    match = held(window(ends=NOW + 6_000), deciders=["b"])
    assert [stages.is_asked_to_wait(match, seat) for seat in "abc"] == [True, False, False]
    match.row.stage = stages.answered(match, match.row.stage, "a", NOW)
    assert "closes" not in match.row.stage
    assert not stages.is_asked_to_wait(match, "a")
    for ms, closes in ((0, 2_000), (2_000, 2_000), (2_001, 4_000), (5_999, 6_000), (6_001, 7_000)):
        stage = stages.answered(match, match.row.stage, "b", NOW + ms)
        assert stages.closes(held(stage, deciders=["b"]).row) == NOW + closes
        assert stages.closes(held(stage, PHASE, deciders=["b"]).row) == NOW + min(closes, 6_000)
    match.seats[0].stand_in = "legate"  # who is stood in for is not asked
    assert stages.answered(match, window(ends=NOW + 6_000), "b", NOW)["closes"] == NOW + 2_000
    match.seats[0].stand_in, match.row.stage = None, window(ends=NOW)
    assert not stages.is_asked_to_wait(match, "a"), "a window without a length is nobody's to wait for"
    match.row.stage = {}
    assert not stages.is_asked_to_wait(match, "a")


def test_an_answer_that_is_kept_back_is_the_games_own_where_it_is_legal(phase: dict[str, Any]) -> None:
    match = held(window())
    match.table = SimpleNamespace(legal=lambda seat: [SimpleNamespace(action="pass", index=4)] if seat == "a" else [])
    assert [stages.is_answer(match, "a", action) for action in ("pass", 4, 5, "use mars")] == [True, True, False, False]
    assert not stages.is_answer(match, "b", "pass")
    phase["secret"] = None
    assert not stages.is_answer(match, "a", "pass")
    phase["secret"], match.table = "pass", None
    assert not stages.is_answer(match, "a", "pass")


def test_a_window_closes_at_its_end_and_without_a_timer_once_all_have_answered_too() -> None:
    asked, done = window(), window(answered=["a", "b"])
    assert [stages.may_close(held(done), NOW + ms) for ms in (4_999, 5_000)] == [False, True]
    assert not stages.may_close(held(asked), NOW + 9_000)
    assert stages.may_close(held(asked, PHASE), NOW + 5_000)
    assert not stages.may_close(held(done, paused_at=NOW), NOW + 9_000)
    assert not stages.may_close(held({**done, "window": False}), NOW + 9_000)
    assert not stages.may_close(held({**done, "ends": None}), NOW + 9_000)
    ended = held(done)
    ended.is_running = False
    assert not stages.may_close(ended, NOW + 9_000)


def test_the_time_of_a_timed_phase_that_is_no_window_runs_out() -> None:
    stage = {**window(), "window": False}
    assert [stages.is_over(held(stage, PHASE), NOW + ms) for ms in (4_999, 5_000)] == [False, True]
    assert not stages.is_over(held(stage), NOW + 9_000)
    assert not stages.is_over(held(window(), PHASE), NOW + 9_000)
    assert not stages.is_over(held({}, PHASE), NOW + 9_000)
    assert not stages.is_over(held({**stage, "ends": None}, PHASE), NOW + 9_000)
    assert not stages.is_over(held(stage, PHASE, paused_at=NOW), NOW + 9_000)
    ended = held(stage, PHASE)
    ended.is_running = False
    assert not stages.is_over(ended, NOW + 9_000)


def test_a_pause_lengthens_a_stage_and_one_that_was_over_begins_to_end_after_it() -> None:
    assert stages.longer(window(), NOW + 2_000, NOW + 7_000)["ends"] == NOW + 10_000
    assert stages.longer(window(), NOW + 6_000, NOW + 7_000)["ends"] == NOW + 7_000
    endless = window(ends=None)
    assert stages.longer(endless, NOW, NOW + 1) is endless
    assert stages.ending_at(endless, NOW) is endless
    assert stages.ending_at(window(), NOW + 1)["ends"] == NOW + 1


def test_a_stage_is_looked_at_at_its_end_but_an_open_window_only_once_all_have_answered() -> None:
    assert stages.closes(held(window()).row) is None
    assert stages.closes(held(window(answered=["a", "b"])).row) == NOW + 5_000
    assert stages.closes(held(window(), PHASE).row) == NOW + 5_000
    assert stages.closes(held({**window(answered=["a", "b"]), "window": False}).row) is None
    assert stages.closes(held(window(answered=["a", "b"], closes=NOW + 6_000)).row) == NOW + 6_000
    assert stages.closes(held(window(answered=["a", "b"], closes=NOW + 1_000)).row) == NOW + 1_000
    assert stages.closes(held(window(answered=["a"], closes=NOW + 1_000), PHASE).row) == NOW + 5_000
    assert stages.closes(held({}).row) is None


def test_a_stage_is_shown_while_the_match_runs() -> None:
    shown = stages.info(held(window()).row, True)
    assert shown is not None
    assert (shown.name, shown.began, shown.ends, shown.window) == ("n", NOW, NOW + 5_000, True)
    assert stages.info(held({}).row, True) is None
    assert stages.info(held(window(), status="finished").row, True) is None


def test_a_bot_is_waited_for_where_one_decides_in_a_match_that_runs() -> None:
    match = held(window(answered=["a"]))
    match.playing_bot = lambda seat: "legate" if seat == "a" else None
    assert not stages.waits_for_bot(match)
    match.row.stage = window()
    assert stages.waits_for_bot(match)
    match.row.paused_at = NOW
    assert not stages.waits_for_bot(match)
    match.row.paused_at, match.is_running = None, False
    assert not stages.waits_for_bot(match)


def test_streaks_are_counted_from_the_newest_match() -> None:
    played = [{"a": "red", "b": "blue"}, {"a": "red", "b": "red"}, {"a": "red", "b": "blue"}, {"b": "blue"}]
    assert streaks.streaks(played) == {"a": ("red", 3), "b": ("blue", 1)}
    assert streaks.streaks([]) == {}


def test_a_window_that_opens_once_more_is_shorter_and_one_for_bots_alone_has_no_length(phase: dict[str, Any]) -> None:
    match = held({})
    match.playing_bot = {"a": None, "b": "tribune"}.get
    lengths = {}
    for share, asked in ((1.0, ("a", "b")), (0.4, ("a", "b")), (1.0, ("b",)), (1.0, ()), (1.0, None)):
        phase["phase"] = Phase("key", "powers", 10.0, True, share, asked)
        lengths[share, asked] = stages.entered(match, NOW)["ends"] - NOW
    assert list(lengths.values()) == [10_000, 4_000, 0, 0, 10_000]
    match.row.customs = {"window": 20}
    phase["phase"] = Phase("key", "powers", 10.0, True, 0.4, ("a",))
    assert stages.entered(match, NOW)["ends"] == NOW + 8_000
