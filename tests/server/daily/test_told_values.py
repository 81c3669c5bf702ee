"""What is told of a deal, as values: a try and its place, bots by their best, where two lines part."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from triumvirate.server.daily import standing, telling
from triumvirate.server.daily.settling import GAVE_UP
from triumvirate.server.daily.telling import MOST_PARTINGS, _best_of_each, best_line, parted, try_info
from triumvirate.server.store.daily import TryRow


def a_try(score: int | None, bot: str | None = None, **more: Any) -> TryRow:
    usual: dict[str, Any] = {
        "match": f"m{score}",
        "game": "caesar",
        "day": "2026-01-01",
        "person": None,
        "key": "k",
        "why": "",
    }
    usual |= {"bot": bot, "is_ranked": True, "began": 0, "ended": 5, "score": score, "is_done": True, "facts": {"x": 1}}
    return TryRow(**usual | more)


def test_a_ranked_try_has_its_place_and_share_among_all() -> None:
    told = try_info(a_try(5), {5: 2, 3: 1, 9: 1})
    assert (told.place, told.better_than, told.score, told.gave_up) == (2, 50, 5, False)


@pytest.mark.parametrize(
    ("one", "scores"),
    [(a_try(5, is_ranked=False), {5: 2}), (a_try(None, ended=None), {5: 2}), (a_try(5), {})],
)
def test_no_place_is_told_of_what_is_not_ranked_not_over_or_alone(one: TryRow, scores: dict[int, int]) -> None:
    told = try_info(one, scores)
    assert (told.place, told.better_than) == (None, None)


def test_who_gave_up_has_a_place_and_no_score() -> None:
    told = try_info(a_try(GAVE_UP), {GAVE_UP: 1, 3: 2})
    assert (told.gave_up, told.score, told.place) == (True, None, 3)


def test_the_share_of_others_counts_equals_half() -> None:
    assert standing.better_than(5, {5: 1}) is None
    assert standing.better_than(5, {5: 1, 4: 1}) == 100
    assert standing.better_than(5, {5: 3}) == 50
    assert standing.better_than(5, {5: 1, 6: 1, 4: 2}) == 67
    assert standing.better_than_people(5, {}) is None
    assert standing.better_than_people(5, {5: 1, 4: 1}) == 75
    assert standing.better_than_people(5, {4: 1, 6: 3}) == 25
    assert standing.place(5, {5: 4, 6: 2, 4: 9}) == 3


def test_days_in_a_row_go_on_while_today_may_still_be_played() -> None:
    played = ["2026-03-01", "2026-02-28", "2026-02-26"]
    assert standing.streak(played, "2026-03-01") == 2
    assert standing.streak(played, "2026-03-02") == 2
    assert standing.streak(played, "2026-03-03") == 0
    assert standing.streak([], "2026-03-03") == 0


def test_of_each_bot_the_best_try_is_told_the_better_bot_first() -> None:
    tries = [a_try(2, "legate"), a_try(None, "tribune"), a_try(4, "legate"), a_try(4, "legate", match="later")]
    tries += [a_try(7, "consul"), a_try(9)]
    told = _best_of_each(tries, {3: 1, 5: 1}, is_over=True)
    assert [(one.bot, one.match) for one in told] == [("consul", "m7"), ("legate", "m4"), ("tribune", "mNone")]
    assert [one.better_than for one in told] == [100, 50, 0]
    assert [one.match for one in _best_of_each(tries, {}, is_over=False)] == [None, None, None]
    first = _best_of_each([a_try(None, "legate"), a_try(3, "legate")], {}, is_over=True)
    assert [one.match for one in first] == ["m3"]
    for scores, best in (((2, None), "m2"), ((0, None), "m0"), ((None, 1), "m1"), ((1, None), "m1")):
        (only,) = _best_of_each([a_try(score, "legate") for score in scores], {}, is_over=True)
        assert only.match == best
    lost, drawn = _best_of_each([a_try(1, "legate"), a_try(None, "tribune")], {1: 2}, is_over=True)
    assert (lost.bot, lost.better_than, drawn.better_than) == ("legate", 50, 0)
    assert [one.is_done for one in _best_of_each([a_try(1, "legate", is_done=None)], {}, True)] == [False]


def test_the_line_that_is_shown_is_the_strongest_bots_best_and_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "strongest_of", lambda names, game: max(names, key=len))
    assert best_line([], "caesar") is None
    assert best_line([a_try(9)], "caesar") is None
    tries = [a_try(9, "legate"), a_try(None, "tribune"), a_try(3, "tribune", began=2), a_try(3, "tribune", began=1)]
    found = best_line(tries, "caesar")
    assert found is tries[3]
    unended = best_line([a_try(None, "tribune"), a_try(-2, "tribune", match="low")], "caesar")
    assert unended is not None
    assert unended.score is None
    equal = best_line([a_try(None, "tribune", began=5), a_try(0, "tribune", began=1)], "caesar")
    assert equal is not None
    assert equal.began == 1


def acts(*actions: str) -> SimpleNamespace:
    """A match: set-up, two acts of the prelude, then mine and the other's by turns."""
    entries = [SimpleNamespace(number=n, seat=None if n == 0 else "me", action="before") for n in range(3)]
    for action in actions:
        entries.append(SimpleNamespace(number=len(entries), seat="me", action=action))
        entries.append(SimpleNamespace(number=len(entries), seat="you", action="reply"))
    return SimpleNamespace(entries=entries)


def test_two_lines_part_where_the_first_decision_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "action_words", lambda game, action, language: f"{action} in {language}")
    monkeypatch.setattr(telling.knowledge, "own_number", lambda held, seat, number: number)
    deal: Any = SimpleNamespace(terms=SimpleNamespace(seat="me"), game="caesar", prelude=("x", "y"))

    def part(one: SimpleNamespace, other: SimpleNamespace) -> tuple[int, list[Any]]:
        return parted(one, other, deal, "la")  # type: ignore[arg-type]

    shared, partings = part(acts("a", "b", "c"), acts("a", "d", "c", "e"))
    assert shared == 1
    assert [(one.number, one.mine, one.theirs) for one in partings] == [
        (5, "b in la", "d in la"),
        (7, "c in la", "c in la"),
    ]
    assert part(acts("a", "b"), acts("a", "b", "c")) == (2, [])
    assert part(acts(), acts("a")) == (0, [])
    many = part(acts(*"abcdefghijkl"), acts(*"zbcdefghijkl"))
    assert many[0] == 0
    assert len(many[1]) == MOST_PARTINGS
