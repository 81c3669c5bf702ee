"""A tournament as values: what pages show of it, how many rounds it has, who fills it up, what a table was worth."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import NO_CLOCK, a_table, some_people
from triumvirate.core.view import Result
from triumvirate.games import find_game
from triumvirate.server.people.aliases import ERASED
from triumvirate.server.store.tournaments import Ended, EntrantRow, MeetingRow, TournamentRow, Whole
from triumvirate.server.tournaments import absent, field, hosting, kinds, results, showing

KNOWN = some_people("cato", "livia", "nero")
CAESAR, RUBICO = find_game("caesar"), find_game("rubico")


def a_tournament(kind: str = "swiss", game: str = "caesar", **more: Any) -> TournamentRow:
    return TournamentRow("t", "Ludi", kind, game, {}, NO_CLOCK, True, False, "cato", 0, **more)


def entrants(*names: str, **more: Any) -> list[EntrantRow]:
    """People, and bots by a name with `@`."""
    made = []
    for number, name in enumerate(names):
        bot = name[1:] if name.startswith("@") else None
        who = f"bot:{bot}#{number}" if bot else name
        made.append(EntrantRow("t", who, None if bot else name, bot, number, number, **more))
    return made


def meeting(round_: int, seats: list[int], points: list[int] | None = None, **more: Any) -> MeetingRow:
    return MeetingRow("t", round_, more.pop("place", 0), more.pop("match", None), seats, 0, points, **more)


def whole(kind: str = "swiss", meetings: list[MeetingRow] | None = None, **row: Any) -> Whole:
    return Whole(a_tournament(kind, **row), entrants("cato", "livia", "nero"), meetings or [])


# --- as pages show it -------------------------------------------------------------------------------------------------


def test_before_the_start_there_is_no_standing_and_no_course() -> None:
    found = showing.reckoned(whole(meetings=[meeting(1, [0, 1], [2, 0])], status="open"))
    assert (found.standing, found.course) == ([], [])
    found = showing.reckoned(whole(status="running"))
    assert [line.points for line in found.standing] == [0, 0, 0]
    assert found.course == []


def test_the_course_has_everybodys_points_after_each_round() -> None:
    meetings = [meeting(1, [0, 1], [2, 0]), meeting(1, [2], [2], is_played=False), meeting(2, [2, 0], [1, 1])]
    found = showing.reckoned(whole(meetings=meetings, status="running"))
    assert found.course == [[2, 0, 2], [3, 0, 3]]
    assert [line.streak for line in found.standing] == [0, 0, 0]
    assert [(one.round, one.is_played) for one in found.tables] == [(1, True), (1, False), (2, True)]


def test_an_arenas_course_goes_by_what_has_ended_and_streaks_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    meetings = [
        meeting(3, [0, 1], [2, 0], ended=30),
        meeting(1, [0, 1], [2, 0], ended=10),
        meeting(2, [0, 2], [2, 0], ended=20),
        meeting(4, [1, 2]),
    ]
    found = showing.reckoned(whole("arena", meetings, status="running"))
    assert found.course == [[2, 0, 0], [4, 0, 0], [8, 0, 0]]
    assert {line.number: line.streak for line in found.standing} == {0: 3, 1: 0, 2: 0}
    monkeypatch.setattr(showing, "MOST_STEPS", 2)
    assert showing.reckoned(whole("arena", meetings, status="running")).course == [[2, 0, 0], [8, 0, 0]]


def test_who_has_gone_for_good_or_is_not_known_has_no_name() -> None:
    cato, bot = entrants("cato", "@legate")
    assert showing._entrant(cato, KNOWN).who == "cato"
    for known in ({}, {"cato": replace(KNOWN["cato"], erased=True)}):
        told = showing._entrant(cato, known)
        assert (told.who, told.person) == ("", ERASED)
    told = showing._entrant(bot, KNOWN)
    assert (told.who, told.person, told.bot) == ("bot:legate#1", None, "legate")


def test_the_host_is_named_while_they_are_there() -> None:
    row = a_tournament()
    host = showing.info(row, 3, KNOWN).host
    assert host is not None
    assert host.name == "Cato"
    assert showing.info(row, 3, {}).host is None
    assert showing.info(row, 3, {"cato": replace(KNOWN["cato"], erased=True)}).host is None
    assert showing.info(replace(row, host=None), 3, KNOWN).host is None
    assert showing.info(row, 3, KNOWN).entrants == 3


def test_everybody_finds_their_own_table() -> None:
    meetings = [meeting(1, [0, 1], [2, 0], match="over"), meeting(2, [0, 2], match="now"), meeting(2, [1], match="x")]
    found = whole(meetings=meetings, status="running")
    mine = showing.reply(found, KNOWN["cato"], KNOWN, 7)
    assert (mine.you, mine.your_match, mine.now) == ("cato", "now", 7)
    stranger = showing.reply(found, some_people("brutus")["brutus"], KNOWN, 7)
    assert (stranger.you, stranger.your_match) == (None, None)
    assert "join" in stranger.can
    found.row.club = "c"
    assert "join" not in showing.reply(found, some_people("brutus")["brutus"], KNOWN, 7).can


@pytest.mark.parametrize(
    ("kind", "status", "person", "state", "buttons"),
    [
        ("swiss", "open", "brutus", "in", ["join"]),
        ("swiss", "running", "brutus", "in", ["join"]),
        ("knockout", "open", "brutus", "in", ["join"]),
        ("knockout", "running", "brutus", "in", []),
        ("round_robin", "running", "brutus", "in", []),
        ("knockout", "running", "livia", "in", ["leave"]),
        ("knockout", "running", "livia", "away", ["join"]),
        ("swiss", "finished", "brutus", "in", []),
        ("swiss", "finished", "cato", "in", []),
        ("swiss", "open", "cato", "in", ["leave", "start", "bots", "remove", "cancel"]),
        ("swiss", "running", "cato", "in", ["leave", "remove", "cancel"]),
        ("swiss", "open", None, "in", ["join"]),
    ],
)
def test_everybody_has_the_buttons_that_do_something(
    kind: str, status: str, person: str | None, state: str, buttons: list[str]
) -> None:
    found = Whole(a_tournament(kind, status=status), entrants("cato", "livia", state=state), [])
    who = {**KNOWN, **some_people("brutus")}[person] if person else None
    assert hosting.can(found, who) == buttons
    assert "join" not in hosting.can(found, who, is_welcome=False) or state != "in"


# --- kinds and field --------------------------------------------------------------------------------------------------


def test_a_game_of_two_is_paired_and_one_of_more_changes_tables() -> None:
    assert kinds.kinds_of(CAESAR) == ("round_robin", "swiss", "knockout", "arena")
    assert kinds.kinds_of(RUBICO) == ("rotation",)
    least, most = kinds.table_sizes(RUBICO, {})
    assert 2 < least < most
    assert kinds.table_sizes(CAESAR, {}) == (2, 2)
    assert kinds.fewest("rotation", RUBICO, {}) == least
    assert kinds.fewest("swiss", CAESAR, {}) == 2


@pytest.mark.parametrize(
    ("kind", "wanted", "count", "rounds"),
    [
        ("round_robin", 0, 4, 3),
        ("round_robin", 1, 4, 3),
        ("round_robin", 2, 4, 6),
        ("round_robin", 0, 5, 5),
        ("knockout", 9, 5, 3),
        ("arena", 5, 8, 0),
        ("swiss", 0, 4, 3),
        ("swiss", 0, 16, 4),
        ("swiss", 0, 17, 5),
        ("swiss", 0, 2, 1),
        ("swiss", 0, 3, 3),
        ("swiss", 0, 1, 1),
        ("swiss", 7, 32, 7),
        ("swiss", 20, 6, 5),
        ("swiss", 20, 7, 7),
        ("rotation", 0, 9, 4),
        ("rotation", 3, 9, 3),
        ("rotation", 99, 9, 15),
    ],
)
def test_how_many_rounds_a_field_plays(kind: str, wanted: int, count: int, rounds: int) -> None:
    assert kinds.rounds_for(kind, wanted, count) == rounds


def test_what_ended_first_comes_first_and_what_goes_on_last() -> None:
    meetings = [
        meeting(1, [0]),
        meeting(2, [1], ended=9),
        meeting(3, [2], ended=5, place=1),
        meeting(3, [3], ended=5),
        meeting(2, [4], ended=5),
    ]
    assert [one.seats[0] for one in kinds.in_order_of_ending(meetings)] == [4, 3, 2, 1, 0]


def test_who_meets_next_by_the_kind() -> None:
    field_ = entrants("a", "b", "c", "d")
    row = a_tournament("round_robin", rounds=3)
    first = kinds.tables(row, CAESAR, field_, [], 1)
    assert sorted(number for pair in first for number in pair) == [0, 1, 2, 3]
    again = kinds.tables(replace(row, rounds=6), CAESAR, field_, [], 4)
    assert {tuple(reversed(pair)) for pair in again} == set(first), "the second time with sides changed"
    assert kinds.tables(replace(row, rounds=3), CAESAR, field_, [], 2) != first
    field_[3].state = "out"
    for kind in ("swiss", "arena"):
        pairs = kinds.tables(a_tournament(kind), CAESAR, field_, [], 1)
        assert 3 not in {number for pair in pairs for number in pair}
    field_[1].state = field_[2].state = "out"
    assert kinds.tables(a_tournament("swiss"), CAESAR, field_, [], 1) == []
    assert kinds.tables(a_tournament("rotation", "rubico"), RUBICO, field_, [], 1) == []


def test_in_an_arena_who_plays_is_not_paired() -> None:
    field_ = entrants("a", "b", "c", "d")
    busy = [meeting(1, [0, 1]), meeting(1, [2, 3], [2, 0], ended=5)]
    (pair,) = kinds.tables(a_tournament("arena"), CAESAR, field_, busy, 2)
    assert sorted(pair) == [2, 3]


def test_a_round_off_is_a_win_or_half_of_one_where_tables_do_not_come_out() -> None:
    assert kinds.off("swiss") == 2
    assert kinds.off("rotation") == 1


@pytest.mark.parametrize(
    ("kind", "game", "fill", "names", "added", "is_enough"),
    [
        ("swiss", "caesar", None, ("a",), 0, False),
        ("swiss", "caesar", None, ("a", "b"), 0, True),
        ("swiss", "caesar", "legate", ("a",), 1, True),
        ("swiss", "caesar", "legate", ("a", "b"), 0, True),
        ("swiss", "caesar", "legate", ("a", "b", "c"), 1, True),
        ("swiss", "caesar", "legate", (), 2, False),
        ("arena", "caesar", "legate", ("a",), 0, False),
        ("arena", "caesar", "legate", ("a", "b", "c"), 0, True),
    ],
)
def test_bots_make_an_odd_field_even(
    kind: str, game: str, fill: str | None, names: tuple[str, ...], added: int, is_enough: bool
) -> None:
    found = Whole(a_tournament(kind, game, fill=fill), entrants(*names), [])
    new = field.filling(found, 9)
    assert [(one.who, one.bot, one.person, one.joined) for one in new] == [
        (f"bot:{fill}#{number}", fill, None, 9) for number in range(1, added + 1)
    ]
    assert field.is_enough(found) is is_enough


def test_one_table_of_several_is_filled_and_no_more() -> None:
    least = kinds.fewest("rotation", RUBICO, {})
    row = a_tournament("rotation", "rubico", fill="legate")
    assert len(field.filling(Whole(row, entrants("a"), []), 9)) == least - 1
    full = entrants(*(f"n{number}" for number in range(least + 1)))
    assert field.filling(Whole(row, full, []), 9) == []


def test_a_bots_name_is_one_that_nobody_has() -> None:
    assert field.bot_entrant(a_tournament(), "legate", {"bot:legate#1", "bot:legate#3"}, 5).who == "bot:legate#2"


# --- what a table was worth -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "acted", "points", "is_played"),
    [
        (("a",), {"a", "b"}, [2, 0], True),
        (("b",), {"b"}, [0, 2], False),
        ((), {"a", "b"}, [1, 1], True),
        ((), {"a"}, [0, 0], False),
        (None, {"a", "b"}, [1, 1], True),
        (None, set(), [0, 0], False),
    ],
)
def test_points_follow_from_who_won_and_who_came(
    winners: tuple[str, ...] | None, acted: set[str], points: list[int], is_played: bool
) -> None:
    result = None if winners is None else Result(winners, "x", {})
    over = Ended("m", result, 5, ["a", "b"], acted, True, 1)
    assert results._points(over) == (points, is_played)


def test_who_is_missing_has_a_seat_did_nothing_and_is_not_there() -> None:
    held = a_table("cato", "livia", "nero", "@legate", "brutus")
    held.seats[4].stand_in = "legate"
    held.table = SimpleNamespace(entries=[SimpleNamespace(seat="p1"), SimpleNamespace(seat="p2")])  # type: ignore[assignment]
    held.notes = [SimpleNamespace(by="time_out"), SimpleNamespace(by="person")]  # type: ignore[list-item]
    here: set[str] = set()
    cache: Any = SimpleNamespace(presence=SimpleNamespace(is_here=lambda match, person: person in here))
    assert absent._missing(cache, held) == ["p1", "p3"]
    here.add("nero")
    assert absent._missing(cache, held) == ["p1"]
