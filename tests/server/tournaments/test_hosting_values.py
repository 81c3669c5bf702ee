"""What people do with a tournament, over a store that is a list: who may come and go, and when it is too late."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import NO_CLOCK, some_people
from triumvirate.core.errors import BadRequest
from triumvirate.server.errors import Conflict, Forbidden, NotFound
from triumvirate.server.requests import AddBots, ClockSpec, NewTournament
from triumvirate.server.store.tournaments import EntrantRow, TournamentRow, Whole
from triumvirate.server.tournaments import hosting, kinds
from triumvirate.server.tournaments.hosting import FARTHEST_MS, MOST_BOTS, MOST_HOSTED

CATO, LIVIA, BRUTUS = some_people("cato", "livia", "brutus").values()


class Hall:
    """One tournament of Cato's, in which he and Livia take part, and what is written about it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, status: str = "open", **row: Any) -> None:
        kind = row.pop("kind", "swiss")
        made = TournamentRow("t", "Ludi", kind, "caesar", {}, NO_CLOCK, True, False, "cato", 0, status=status, **row)
        self.whole = Whole(made, [EntrantRow("t", one, one, None, 0) for one in ("cato", "livia")], [])
        self.written: list[dict[str, Any]] = []
        self.removed: list[str] = []
        self.started: list[Whole] = []
        self.members: set[str] = set()
        self.bots = 0
        self.cache: Any = SimpleNamespace(db=None, now=lambda: 9, settings=SimpleNamespace(limits=True))
        for place, name, fake in (
            (hosting.stored, "whole", self._whole),
            (hosting.stored, "advance", self._advance),
            (hosting.stored, "remove", self._remove),
            (hosting.stored, "bots_of", self._bots_of),
            (hosting.clubs, "is_member", self._is_member),
        ):
            monkeypatch.setattr(place, name, fake)
        monkeypatch.setattr(hosting, "Director", lambda cache: SimpleNamespace(start=self._start))

    async def _whole(self, db: Any, tournament: str) -> Whole | None:
        return self.whole if tournament == "t" else None

    async def _advance(self, db: Any, row: Any, **what: list[Any]) -> None:
        assert row is self.whole.row
        self.written.append({name: [getattr(one, "who", one) for one in rows] for name, rows in what.items()})

    async def _remove(self, db: Any, tournament: str) -> None:
        self.removed.append(tournament)

    async def _bots_of(self, db: Any, person: str) -> int:
        return self.bots

    async def _is_member(self, db: Any, club: str, person: str) -> bool:
        return person in self.members

    async def _start(self, found: Whole) -> None:
        self.started.append(found)

    def do(self, what: Any, *given: Any, tournament: str = "t") -> Any:
        return asyncio.run(what(self.cache, tournament, *given))

    def who(self) -> dict[str, str]:
        """Who takes part, and whether they are in."""
        return {one.who: one.state for one in self.whole.entrants}


@pytest.mark.parametrize(
    ("what", "given"),
    [
        (hosting.join, (BRUTUS,)),
        (hosting.leave, (LIVIA,)),
        (hosting.remove, (CATO, "livia")),
        (hosting.add_bots, (CATO, AddBots(bot="tribune", number=1))),
        (hosting.start, (CATO,)),
        (hosting.cancel, (CATO,)),
    ],
)
def test_when_it_is_over_nothing_of_it_changes(what: Any, given: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(monkeypatch, "finished")
    with pytest.raises(Conflict):
        hall.do(what, *given)
    assert (hall.written, hall.removed, hall.started) == ([], [], [])
    with pytest.raises(NotFound):
        hall.do(what, *given, tournament="another")


@pytest.mark.parametrize("status", ["open", "running"])
def test_its_host_alone_calls_it_off_before_its_end(status: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(monkeypatch, status)
    with pytest.raises(Forbidden):
        hall.do(hosting.cancel, LIVIA)
    assert hall.removed == []
    hall.do(hosting.cancel, CATO)
    assert hall.removed == ["t"]


@pytest.mark.parametrize(
    ("kind", "status", "number"),
    [("swiss", "open", None), ("swiss", "running", 2), ("arena", "running", 2), ("knockout", "open", None)],
)
def test_one_joins_before_the_start_and_later_where_a_place_is_free(
    kind: str, status: str, number: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall(monkeypatch, status, kind=kind)
    joined = hall.do(hosting.join, BRUTUS, True).entrants[-1]
    assert (joined.who, joined.number, joined.adds_numbers, joined.joined) == ("brutus", number, True, 9)
    assert hall.written == [{"added": ["brutus"]}]


@pytest.mark.parametrize("kind", ["knockout", "round_robin"])
def test_where_it_is_settled_who_meets_whom_nobody_comes_later(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(monkeypatch, "running", kind=kind)
    with pytest.raises(Conflict):
        hall.do(hosting.join, BRUTUS)
    assert hall.written == []


def test_who_was_away_comes_back_and_who_is_there_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(monkeypatch, "running", kind="knockout")
    hall.do(hosting.join, LIVIA)
    assert hall.written == [], "she is in"
    hall.do(hosting.join, LIVIA, True)
    assert hall.whole.entrants[1].adds_numbers
    hall.whole.entrants[1].state = "away"
    hall.do(hosting.join, LIVIA, True)
    assert hall.who() == {"cato": "in", "livia": "in"}
    assert hall.written == [{"field": ["livia"]}] * 2


def test_a_tournament_is_full_at_its_kinds_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kinds.MOST_ENTRANTS, "swiss", 5)  # type: ignore[arg-type]
    hall = Hall(monkeypatch)
    with pytest.raises(Conflict):
        hall.do(hosting.add_bots, CATO, AddBots(bot="tribune", number=4))
    hall.do(hosting.add_bots, CATO, AddBots(bot="tribune", number=2))
    hall.do(hosting.join, BRUTUS)
    with pytest.raises(Conflict):
        hall.do(hosting.join, some_people("nero")["nero"])
    with pytest.raises(Conflict):
        hall.do(hosting.add_bots, CATO, AddBots(bot="tribune", number=1))
    assert len(hall.whole.entrants) == 5


def test_members_alone_come_to_a_clubs_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(monkeypatch, club="c")
    with pytest.raises(Forbidden):
        hall.do(hosting.join, BRUTUS)
    hall.members = {"brutus"}
    hall.do(hosting.join, BRUTUS)
    assert "brutus" in hall.who()
    assert not asyncio.run(hosting.may_come(hall.cache, hall.whole.row, None))


def test_before_the_start_one_leaves_without_a_trace_and_later_as_one_who_is_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = Hall(monkeypatch)
    with pytest.raises(NotFound):
        hall.do(hosting.leave, BRUTUS)
    assert hall.do(hosting.leave, LIVIA) is hall.whole
    assert (hall.who(), hall.written) == ({"cato": "in"}, [{"removed": ["livia"]}])
    hall = Hall(monkeypatch, "running")
    with pytest.raises(Forbidden):
        hall.do(hosting.remove, LIVIA, "cato")
    with pytest.raises(NotFound):
        hall.do(hosting.remove, CATO, "nobody")
    assert hall.do(hosting.remove, CATO, "livia") is hall.whole
    assert (hall.who(), hall.written) == ({"cato": "in", "livia": "out"}, [{"field": ["livia"]}])


@pytest.mark.parametrize("is_guest", [True, False])
def test_so_many_bots_take_part_in_somebodys_tournaments(is_guest: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, most = Hall(monkeypatch), MOST_BOTS[not is_guest]
    cato = some_people("cato", guest=is_guest)["cato"]
    hall.bots = most - 1
    with pytest.raises(Forbidden):
        hall.do(hosting.add_bots, cato, AddBots(bot="tribune", number=2))
    assert hall.do(hosting.add_bots, cato, AddBots(bot="tribune", number=1)) is hall.whole
    assert hall.written == [{"added": ["bot:tribune#1"]}]
    assert list(hall.who()) == ["cato", "livia", "bot:tribune#1"]
    hall.cache.settings.limits = False
    hall.do(hosting.add_bots, cato, AddBots(bot="tribune", number=2))
    assert list(hall.who())[3:] == ["bot:tribune#2", "bot:tribune#3"]


def test_it_starts_once_with_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(monkeypatch)
    hall.whole.entrants.pop()
    with pytest.raises(BadRequest):
        hall.do(hosting.start, CATO)
    hall.whole.entrants.append(EntrantRow("t", "livia", "livia", None, 0))
    assert hall.do(hosting.start, CATO) is hall.whole
    assert hall.started == [hall.whole]
    hall.whole.row.status = "running"
    with pytest.raises(Conflict):
        hall.do(hosting.start, CATO)


# --- making -----------------------------------------------------------------------------------------------------------

LIVE = ClockSpec("live", 300, 5)
NOW = 10 * FARTHEST_MS


class Office:
    """Where tournaments are made: how many somebody hosts, and what was added."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hosted = 0
        self.added: list[TournamentRow] = []
        self.cache: Any = SimpleNamespace(
            db=None, now=lambda: NOW, new_id=lambda: "t", settings=SimpleNamespace(limits=True)
        )

        async def under_way(db: Any, person: str) -> int:
            return self.hosted

        async def add(db: Any, row: TournamentRow) -> None:
            self.added.append(row)

        async def is_member(db: Any, club: str, person: str) -> bool:
            return club == "theirs"

        monkeypatch.setattr(hosting.stored, "under_way", under_way)
        monkeypatch.setattr(hosting.stored, "add", add)
        monkeypatch.setattr(hosting.clubs, "is_member", is_member)

    def make(self, person: Any = CATO, **body: Any) -> TournamentRow:
        usual: dict[str, Any] = {"game": "caesar", "kind": "swiss", "name": "Ludi", "clock": LIVE}
        found = asyncio.run(hosting.create(self.cache, person, NewTournament(**usual | body)))
        assert (found.row, found.entrants, found.meetings) == (self.added[-1], [], [])
        return found.row


def test_a_tournament_is_kept_as_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    office = Office(monkeypatch)
    row = office.make(name=" Ludi  ", private=True, rounds=3, patience=60, fill="tribune", rated=False, starts=NOW)
    assert (row.id, row.name, row.kind, row.game, row.host, row.created) == (
        "t",
        "Ludi",
        "swiss",
        "caesar",
        "cato",
        NOW,
    )
    assert (row.private, row.rounds, row.patience, row.fill, row.rated, row.club) == (
        True,
        3,
        60,
        "tribune",
        False,
        None,
    )
    assert (row.starts, row.due, row.minutes) == (NOW, NOW, 0)
    assert (row.clock["seconds"], row.clock["on_time_out"]) == (300, "lose")
    plain = office.make(name="x" * 62)
    assert plain.name == "x" * 60
    assert (plain.private, plain.fill, plain.starts) == (False, None, None)
    assert office.make(club="theirs").private, "a club's is nobody else's"
    assert office.make(kind="arena", minutes=30).minutes == 30


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"kind": "rotation"}, BadRequest),
        ({"options": {"solo": "easy"}}, BadRequest),
        ({"club": "another"}, NotFound),
        ({"clock": ClockSpec()}, BadRequest),
        ({"kind": "arena", "clock": ClockSpec("days", days=2)}, BadRequest),
        ({"starts": NOW - 60_001}, BadRequest),
        ({"starts": NOW + FARTHEST_MS + 1}, BadRequest),
        ({"fill": "nobody"}, BadRequest),
        ({"starts": NOW - 60_000}, None),
        ({"starts": NOW + FARTHEST_MS}, None),
        ({"clock": ClockSpec("days", days=2)}, None),
    ],
)
def test_a_tournament_that_could_not_be_played_is_not_made(
    body: dict[str, Any], refusal: type[Exception] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    office = Office(monkeypatch)
    if refusal is None:
        assert office.make(**body).status == "open"
        return
    with pytest.raises(refusal):
        office.make(**body)
    assert office.added == []


@pytest.mark.parametrize("is_guest", [True, False])
def test_one_hosts_so_many_at_a_time(is_guest: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    office, person = Office(monkeypatch), some_people("cato", guest=is_guest)["cato"]
    office.hosted = MOST_HOSTED[not is_guest] - 1
    office.make(person)
    office.hosted += 1
    with pytest.raises(Forbidden):
        office.make(person)
    office.cache.settings.limits = False
    office.make(person)
    assert len(office.added) == 2


@pytest.mark.parametrize(
    ("asked", "ways", "kept"),
    [
        ("", ("bot", "lose"), "lose"),
        ("bot", ("bot", "lose"), "bot"),
        ("", ("bot",), "bot"),
        ("lose", ("lose",), "lose"),
    ],
)
def test_who_lets_their_clock_run_out_loses_where_the_game_has_that_unless_its_host_says_otherwise(
    asked: Any, ways: tuple[str, ...], kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = SimpleNamespace(clocks=SimpleNamespace(time_out={"live": ways}))
    monkeypatch.setattr(hosting, "find_game", lambda name: game)
    monkeypatch.setattr(hosting.games, "check_clock", lambda name, clock: {"on_time_out": clock.on_time_out or ways[0]})
    clock = ClockSpec("live", 300, 5, on_time_out=asked)
    body = NewTournament(game="caesar", kind="swiss", name="Ludi", clock=clock)
    assert hosting._clock(body)["on_time_out"] == kept
