"""The director's steps over rows alone: when a tournament begins, goes on, pauses and ends."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import NO_CLOCK
from triumvirate.server.errors import Beaten, Conflict
from triumvirate.server.store.tournaments import EntrantRow, MeetingRow, TournamentRow, Whole
from triumvirate.server.tournaments import director as directors
from triumvirate.server.tournaments.director import LOOK_MS, PAUSE_MS, WAIT_MS, Director

NOW = 10_000_000
LIVE = {**NO_CLOCK, "kind": "live"}


class Stage:
    """A director whose database is a list of what it was asked to write."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[tuple[Any, ...]] = []
        self.made: list[int] = []
        self.found: Whole | None = None
        self.gone: set[str] = set()
        self.looked: list[MeetingRow] = []
        self.settled: list[MeetingRow] = []
        ids = iter(f"match{number}" for number in range(99))
        cache: Any = SimpleNamespace(db=None, now=lambda: NOW, new_id=lambda: next(ids))
        self.director = Director(cache)

        async def whole(db: Any, tournament: str) -> Whole | None:
            return self.found

        async def advance(db: Any, row: TournamentRow, **what: Any) -> None:
            self.written.append(("advance", {name: list(rows) for name, rows in what.items() if rows}))

        async def look_again(db: Any, tournament: str, at: int) -> None:
            self.written.append(("look_again", at))

        async def remove(db: Any, tournament: str) -> None:
            self.written.append(("remove",))

        async def make_missing(cache: Any, found: Whole) -> None:
            self.made.append(len(found.meetings))

        async def find(cache: Any, meetings: Any) -> tuple[set[str], list[MeetingRow]]:
            return self.gone, self.looked

        async def taken(cache: Any, found: Whole, game: Any) -> list[MeetingRow]:
            return self.settled

        async def seeded(db: Any, row: TournamentRow, entrants: list[EntrantRow]) -> list[EntrantRow]:
            for number, one in enumerate(entrants):
                one.number = number
            return entrants

        for name, fake in (("whole", whole), ("advance", advance), ("look_again", look_again), ("remove", remove)):
            monkeypatch.setattr(directors.stored, name, fake)
        monkeypatch.setattr(directors, "make_missing", make_missing)
        monkeypatch.setattr(directors.absent, "find", find)
        monkeypatch.setattr(directors.results, "taken", taken)
        monkeypatch.setattr(directors.field, "seeded", seeded)

    def look(self, found: Whole | None) -> list[tuple[Any, ...]]:
        self.found = found
        asyncio.run(self.director.look("t"))
        return self.written


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    return Stage(monkeypatch)


def a_tournament(
    names: tuple[str, ...] = ("cato", "livia"),
    meetings: list[MeetingRow] | None = None,
    kind: str = "swiss",
    **row: Any,
) -> Whole:
    usual: dict[str, Any] = {"status": "running", "clock": LIVE, **row}
    field = [
        EntrantRow("t", one, None if one[0] == "@" else one, one[1:] if one[0] == "@" else None, 0) for one in names
    ]
    for number, one in enumerate(field):
        one.number = number
    made = TournamentRow("t", "Ludi", kind, "caesar", {}, rated=True, private=False, host="cato", created=0, **usual)
    return Whole(made, field, meetings or [])


def over(round_: int, seats: list[int], points: list[int] | None, **more: Any) -> MeetingRow:
    return MeetingRow("t", round_, more.pop("place", 0), None, seats, 0, points, **more)


FOUR = ("cato", "livia", "nero", "brutus")
PLAYED = [over(1, [0, 1], [2, 0]), over(1, [2, 3], [2, 0], place=1)]


@pytest.mark.parametrize(
    ("starts", "names", "written"),
    [
        (None, ("cato", "livia"), ("look_again", NOW + WAIT_MS)),
        (NOW + 1, ("cato", "livia"), ("look_again", NOW + 1)),
        (NOW, ("cato",), ("look_again", NOW + LOOK_MS)),
        (NOW - WAIT_MS, ("cato",), ("look_again", NOW + LOOK_MS)),
        (NOW - WAIT_MS - 1, ("cato",), ("remove",)),
    ],
)
def test_before_its_time_it_waits_and_without_enough_it_is_off_after_a_while(
    starts: int | None, names: tuple[str, ...], written: tuple[Any, ...], stage: Stage
) -> None:
    assert stage.look(a_tournament(names, status="open", starts=starts)) == [written]


@pytest.mark.parametrize("starts", [NOW, NOW - WAIT_MS - 1])
def test_with_enough_it_starts_in_its_time_however_late(starts: int, stage: Stage) -> None:
    found = a_tournament(("cato", "livia", "nero"), status="open", starts=starts, fill="legate")
    ((_, written),) = stage.look(found)
    row = found.row
    assert (row.status, row.due, row.round, row.rounds, row.ends) == ("running", NOW, 1, 3, None)
    assert [one.who for one in written["field"]] == ["cato", "livia", "nero"]
    assert [one.who for one in written["added"]] == ["bot:legate#1"]
    assert len(written["made"]) == 2
    assert stage.made == [2], "the round is there before its tables are made"


def test_an_arena_ends_after_its_minutes(stage: Stage) -> None:
    found = a_tournament(status="open", starts=NOW, kind="arena", minutes=30)
    stage.look(found)
    assert found.row.ends == NOW + 30 * 60_000


@pytest.mark.parametrize("found", [None, a_tournament(status="finished")])
def test_what_is_gone_or_over_is_left_alone(found: Whole | None, stage: Stage) -> None:
    assert stage.look(found) == []


def test_a_round_that_is_played_is_looked_at_again(stage: Stage) -> None:
    found = a_tournament(meetings=[over(1, [0, 1], None)], round=1, rounds=3)
    assert stage.look(found) == [("look_again", NOW + LOOK_MS)]
    assert stage.made == [1]


def test_who_never_came_is_away_and_results_are_written_with_it(stage: Stage) -> None:
    found = a_tournament(("cato", "livia"), [over(1, [0, 1], None)], round=1, rounds=3)
    found.entrants[1].state = "out"
    stage.gone = {"cato", "livia"}
    written = stage.look(found)
    assert found.entrants[0].state == "away"
    assert found.entrants[1].state == "out"
    assert written[0] == ("advance", {"field": [found.entrants[0]]})
    stage.gone, stage.looked = set(), [over(1, [0], None)]
    stage.settled = [over(1, [1], None)]
    stage.written.clear()
    assert stage.look(found)[0] == ("advance", {"settled": [*stage.looked, *stage.settled]})


def test_people_have_a_moment_between_two_rounds(stage: Stage) -> None:
    found = a_tournament(FOUR, PLAYED[:], round=1, rounds=3)
    stage.look(found)
    assert (found.row.pause_until, found.row.round) == (NOW + PAUSE_MS, 1)
    assert stage.written == [("advance", {}), ("look_again", NOW + LOOK_MS)]
    stage.written.clear()
    stage.look(found)
    assert stage.written == [("look_again", NOW + LOOK_MS)], "the pause goes on"
    stage.written.clear()
    found.row.pause_until = NOW
    stage.look(found)
    after: tuple[int | None, int] = found.row.pause_until, found.row.round
    assert after == (None, 2)
    assert [one.round for one in stage.written[0][1]["made"]] == [2, 2]
    assert found.row.rounds == 3
    assert len(found.meetings) == 4
    assert stage.made[-1] == 4, "its tables are made at once"


@pytest.mark.parametrize(("names", "clock"), [(("@a", "@b", "@c", "@d"), LIVE), (FOUR, {**NO_CLOCK, "kind": "days"})])
def test_bots_and_games_of_days_need_no_pause(names: tuple[str, ...], clock: Any, stage: Stage) -> None:
    found = a_tournament(names, PLAYED[:], round=1, rounds=3, clock=clock)
    stage.look(found)
    assert found.row.round == 2


def test_after_the_last_round_it_is_over(stage: Stage) -> None:
    found = a_tournament(meetings=[over(1, [0, 1], [2, 0])], round=1, rounds=1)
    assert stage.look(found) == [("advance", {})]
    assert (found.row.status, found.row.finished, found.row.due) == ("finished", NOW, None)


def test_where_nobody_is_left_to_play_with_it_is_the_last_round(stage: Stage) -> None:
    found = a_tournament(meetings=[over(1, [0, 1], [2, 0])], round=1, rounds=3, pause_until=NOW)
    found.entrants[1].state = "out"
    stage.look(found)
    assert (found.row.rounds, found.row.status) == (1, "finished")


@pytest.mark.parametrize(
    ("ends", "points", "status", "is_paired"),
    [
        (NOW + 1, [2, 0], "running", True),
        (NOW, [2, 0], "finished", False),
        (NOW, None, "running", False),
        (NOW + 1, None, "running", False),
    ],
)
def test_an_arena_pairs_who_waits_until_its_end_and_lets_the_last_play_on(
    ends: int, points: list[int] | None, status: str, is_paired: bool, stage: Stage
) -> None:
    found = a_tournament(
        meetings=[over(1, [0, 1], points, ended=5 if points else None)], kind="arena", ends=ends, round=1
    )
    stage.look(found)
    assert found.row.status == status
    assert len(found.meetings) == 1 + is_paired


@pytest.mark.parametrize(("ends", "status"), [(NOW + 1, "running"), (NOW, "finished"), (None, "finished")])
def test_an_arena_in_which_nobody_waits_goes_on_until_its_end(ends: int | None, status: str, stage: Stage) -> None:
    found = a_tournament(meetings=[over(1, [0, 1], [2, 0], ended=5)], kind="arena", ends=ends, round=1)
    found.entrants[1].state = "out"
    stage.look(found)
    assert found.row.status == status


def test_every_kind_of_news_of_a_round_is_written(stage: Stage) -> None:
    table = over(1, [0, 1], None)
    for name in ("looked", "settled"):
        stage.written.clear()
        stage.looked, stage.settled = [], []
        setattr(stage, name, [table])
        stage.look(a_tournament(meetings=[table], round=1, rounds=3))
        assert stage.written[0] == ("advance", {"settled": [table]})


def test_drawn_tables_of_a_knockout_are_played_again(stage: Stage) -> None:
    found = a_tournament(meetings=[over(1, [0, 1], [1, 1])], kind="knockout", round=1, rounds=1)
    stage.look(found)
    assert found.row.status == "running"
    assert [(one.round, one.place, sorted(one.seats)) for one in found.meetings[1:]] == [(1, 1, [0, 1])]
    assert stage.director._replays(a_tournament(meetings=[over(1, [0, 1], [1, 1])], round=1)) == []


def test_one_alone_has_a_round_off_and_who_is_gone_has_lost_where_all_is_planned(stage: Stage) -> None:
    found = a_tournament(("cato", "livia", "nero"), kind="round_robin", patience=60, round=2)
    off = stage.director._meeting(found, 3, [2])
    assert (off.points, off.is_played, off.ended, off.match, off.round, off.place) == ([2], False, NOW, None, 2, 3)
    found.entrants[0].state = "out"
    lost = stage.director._meeting(found, 0, [0, 1])
    assert (lost.points, lost.is_played, lost.match) == ([0, 2], False, None)
    found.row.kind = "swiss"
    played = stage.director._meeting(found, 0, [0, 1])
    assert (played.points, played.match, played.absent_at) == (None, "match0", NOW + 60_000)
    found.row.clock = {**LIVE, "kind": "days"}  # type: ignore[typeddict-item]
    assert stage.director._meeting(found, 0, [1, 2]).absent_at is None


def test_one_tournament_that_fails_keeps_no_other_waiting(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    async def due(db: Any, now: int) -> list[str]:
        return ["a", "b", "c"]

    async def look(tournament: str) -> None:
        seen.append(tournament)
        raise {"a": Beaten("elsewhere"), "b": Conflict("no")}.get(tournament) or Conflict("no")

    monkeypatch.setattr(directors.stored, "due", due)
    monkeypatch.setattr(stage.director, "look", look)
    asyncio.run(stage.director.tick())
    assert seen == ["a", "b", "c"]
