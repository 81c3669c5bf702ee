"""Tables before the match, over fakes: who may make one, sit down, get up and start, and what the host changes."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import NO_CLOCK, a_table, some_people
from triumvirate.core.errors import BadRequest, TriumvirateError
from triumvirate.server.errors import Forbidden, NotFound, Unavailable
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.requests import ClockSpec, PatchMatch
from triumvirate.server.tables import arranging, hosting, making, sitting, uploads
from triumvirate.server.tables.arranging import change_clock, change_options

CATO, LIVIA, NERO = some_people("cato", "livia", "nero").values()
CAPS = ("check_tables", "check_bots_alone", "check_records")


class House:
    """One table, what is written and begun, and who is let go on by the caps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, held: HeldMatch) -> None:
        self.held = held
        self.begun: list[str] = []
        self.written: list[str] = []
        self.asked: list[str] = []
        self.full: set[str] = set()
        self.blocked: set[str] = set()
        self.as_written: Any = None
        self.cache: Any = SimpleNamespace(
            db=None, now=lambda: 9, changing=self._changing, commit=self._commit, add=self._add, hold=lambda one: one
        )
        for name in CAPS:
            monkeypatch.setattr(making.caps, name, self._cap(name))
        monkeypatch.setattr(sitting.people, "is_blocked", self._is_blocked)
        for place in (hosting.lots, sitting.lots):
            monkeypatch.setattr(place, "begin", lambda draft, now: self.begun.append(draft.id))

    def _cap(self, name: str) -> Any:
        async def check(cache: Any, person: Any) -> None:
            self.asked.append(name)
            if name in self.full:
                raise Forbidden("enough")

        return check

    @asynccontextmanager
    async def _changing(self, match: str) -> AsyncIterator[HeldMatch]:
        yield self.held

    async def _commit(self, draft: HeldMatch) -> None:
        self.written.append(draft.id)
        self.as_written = self._now()

    def _now(self) -> Any:
        """All that can be written of the table, and whether it was begun."""
        seats = [dict(vars(seat)) for seat in self.held.seats]
        return copy.deepcopy(vars(self.held.row)), seats, set(self.held.touched), list(self.begun)

    async def _add(self, held: HeldMatch, code_from: str | None = None, beside: Any = None) -> None:
        self.written.append(held.id if beside is None else f"{held.id} beside {beside('connection')}")
        self.as_written = self._now()

    async def _is_blocked(self, db: Any, one: str, others: set[str]) -> bool:
        return bool(others & self.blocked)

    def do(self, what: Any, *given: Any) -> Any:
        """What comes of it; what was done is what was written."""
        self.as_written = None
        found = asyncio.run(what(self.cache, *given))
        assert self.as_written in (None, self._now())
        return found


def ready(held: HeldMatch) -> list[bool]:
    return [seat.ready for seat in held.seats]


# --- making -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "asked"),
    [
        (("cato", "@legate"), ["check_tables"]),
        (("cato", None), ["check_tables"]),
        ((None, "@legate"), ["check_tables"]),
        (("@legate", "@legate"), ["check_tables", "check_bots_alone"]),
    ],
)
def test_who_has_enough_under_way_makes_no_other_table(
    people: tuple[str | None, ...], asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(monkeypatch, a_table(*people, auto_start=True))

    async def laid(cache: Any, person: Any, body: Any) -> HeldMatch:
        return house.held

    monkeypatch.setattr(making, "laid", laid)
    for cap in asked:
        house.full = {cap}
        with pytest.raises(Forbidden):
            house.do(making.create, CATO, None)
    assert (house.begun, house.written) == ([], [])
    house.full, house.asked = set(), []
    assert house.do(making.create, CATO, None, lambda match, connection: f"{match} by {connection}") is house.held
    assert house.asked == asked
    assert house.begun == ([] if None in people else ["m"])
    assert house.written == ["m beside m by connection"]
    house.held.row.auto_start = False
    house.do(making.create, CATO, None)
    assert len(house.begun) == (0 if None in people else 1)


def test_a_record_is_brought_by_who_has_brought_few_and_two_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(monkeypatch, a_table("cato"))
    read: list[str] = []

    async def run(work: Any) -> Any:
        return work()

    async def add(db: Any, row: Any, seats: Any, entries: Any) -> None:
        house.written.append(row.id)

    house.cache.workshop = SimpleNamespace(run=run)
    monkeypatch.setattr(uploads, "_working", asyncio.Semaphore(1))
    monkeypatch.setattr(uploads, "check_size", lambda text: house.asked.append("size"))
    monkeypatch.setattr(uploads, "read_record", lambda text, find: read.append(text))
    monkeypatch.setattr(uploads, "brought", lambda cache, person, table, text: house.held)
    monkeypatch.setattr(uploads.matches, "add", add)
    house.full = {"check_records"}
    with pytest.raises(Forbidden):
        house.do(uploads.upload, CATO, "text")
    assert (house.asked, read, house.written) == (["size", "check_records"], [], [])
    house.full = set()
    assert house.do(uploads.upload, CATO, "text") is house.held
    assert (read, house.written) == (["text"], ["m"])
    monkeypatch.setattr(uploads, "_working", asyncio.Semaphore(0))
    with pytest.raises(Unavailable):
        house.do(uploads.upload, CATO, "text")


# --- sitting down and getting up --------------------------------------------------------------------------------------


def test_who_has_enough_under_way_or_is_blocked_does_not_sit_down(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(monkeypatch, a_table("livia", None, game="caesar"))
    house.full = {"check_tables"}
    with pytest.raises(Forbidden):
        house.do(sitting.join, "m", CATO, None, False)
    house.full, house.blocked = set(), {"livia"}
    with pytest.raises(Forbidden):
        house.do(sitting.join, "m", CATO, None, False)
    assert (house.written, house.begun) == ([], [])
    house.held.row.customs = {"anonymous": True}
    house.do(sitting.join, "m", CATO, None, False)
    assert house.written == ["m"], "behind masks a refusal would tell who sits there"


@pytest.mark.parametrize(
    ("row", "people", "is_invited", "may"),
    [
        ({}, ("livia", None), False, True),
        ({"private": True}, ("livia", None), False, False),
        ({"private": True}, ("livia", None), True, True),
        ({}, ("livia", "nero"), False, False),
        ({"status": "running"}, ("livia", None), True, False),
        ({"status": "running"}, ("livia", "cato"), True, False),
    ],
)
def test_one_sits_down_where_a_seat_is_free_and_at_private_tables_by_their_link(
    row: dict[str, Any], people: tuple[str | None, ...], is_invited: bool, may: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(monkeypatch, a_table(*people, game="caesar", **row))
    if may:
        assert house.do(sitting.join, "m", CATO, None, is_invited) is house.held
        assert house.asked == ["check_tables"]
        with pytest.raises(TriumvirateError):
            house.do(sitting.join, "m", NERO, None, is_invited)
        assert house.asked == ["check_tables"], "at a full table nothing else is looked at"
    else:
        with pytest.raises(TriumvirateError):
            house.do(sitting.join, "m", CATO, None, is_invited)
        assert (house.written, house.asked) == ([], []), "nothing else is looked at"


@pytest.mark.parametrize(
    ("asked", "is_ready", "seat", "auto_start"),
    [(None, True, "p2", True), ("p3", False, "p3", True), (None, True, "p2", False)],
)
def test_who_sits_down_has_the_seat_asked_for_or_the_first_that_is_free(
    asked: str | None, is_ready: bool, seat: str, auto_start: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(monkeypatch, a_table("livia", None, None, game="rubico", auto_start=auto_start))
    held = house.do(sitting.join, "m", CATO, asked, False, "seal", is_ready)
    found = held.seat(seat)
    assert (found.person, found.ready) == ("cato", is_ready)
    assert held.touched == {seat}
    assert held.people["cato"] == CATO
    assert held.row.numbers == {"expected": ["cato"], "seals": {"cato": "seal"}}
    assert house.begun == []
    house.do(sitting.join, "m", NERO, None, False)
    assert house.begun == (["m"] if auto_start else [])
    assert len(house.written) == 2
    house.do(sitting.join, "m", NERO, None, False)
    assert len(house.written) == 2, "who sits there sits there"


@pytest.mark.parametrize("found", [("m", "p2"), ("m", None), None])
def test_a_rooms_code_is_good_for_a_day_after_its_last_game(
    found: tuple[str, str | None] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(monkeypatch, a_table("livia", None))
    asked: list[Any] = []

    async def by_token(db: Any, token: str, since: int) -> Any:
        asked.append((token, since))
        return found

    async def load(match: str) -> HeldMatch:
        assert match == "m"
        return house.held

    monkeypatch.setattr(sitting.matches, "by_token", by_token)
    house.cache.load = load
    if found is None:
        with pytest.raises(NotFound):
            house.do(sitting.invitation, "token")
    else:
        assert house.do(sitting.invitation, "token") == (house.held, found[1])
    assert asked == [("token", 9 - sitting.ROOM_LASTS_MS)]


def test_the_host_passes_on_and_the_last_one_turns_off_the_light(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(monkeypatch, a_table("cato", "livia", "cato", host="cato", code="ABC", deadline=5))
    house.do(sitting.leave, "m", CATO)
    row = house.held.row
    assert [seat.kind for seat in house.held.seats] == ["open", "person", "open"]
    assert house.held.touched == {"p1", "p3"}
    assert (row.host, row.status, row.code, row.deadline) == ("livia", "open", "ABC", None)
    house.do(sitting.leave, "m", LIVIA)
    assert (row.host, row.status, row.code) == (None, "cancelled", None)
    assert house.written == ["m", "m"]
    guest = House(monkeypatch, a_table("brutus", "livia", "cato", host="cato"))
    with pytest.raises(Forbidden):
        guest.do(sitting.leave, "m", NERO)
    assert guest.written == []
    guest.do(sitting.leave, "m", LIVIA)
    assert (guest.held.row.host, guest.held.row.status) == ("cato", "open")


def test_one_is_ready_at_ones_own_seats_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(monkeypatch, a_table("cato", "livia", "cato", host="livia"))
    assert house.do(sitting.set_ready, "m", CATO, True) is house.held
    assert ready(house.held) == [True, False, True]
    assert house.held.touched == {"p1", "p3"}
    assert house.written == ["m"]
    with pytest.raises(Forbidden):
        house.do(sitting.set_ready, "m", NERO, True)
    assert house.written == ["m"]
    house.do(sitting.set_ready, "m", CATO, False)
    assert ready(house.held) == [False, False, False]


# --- the host ---------------------------------------------------------------------------------------------------------


def test_the_host_starts_when_all_are_there_and_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(monkeypatch, a_table("cato", None, host="cato"))
    house.held.seats[0].ready = True
    with pytest.raises(Forbidden):
        house.do(hosting.start, "m", LIVIA)
    with pytest.raises(BadRequest, match="free seats"):
        house.do(hosting.start, "m", CATO)
    house.held.seats[1].kind, house.held.seats[1].person = "person", "livia"
    with pytest.raises(BadRequest, match="not ready"):
        house.do(hosting.start, "m", CATO)
    house.held.seats[1].ready = True
    assert (house.begun, house.written, house.asked) == ([], [], [])
    assert house.do(hosting.start, "m", CATO) is house.held
    assert (house.begun, house.written, house.asked) == (["m"], ["m"], [])
    alone = House(monkeypatch, a_table("@a", "@b", host="cato"))
    for seat in alone.held.seats:
        seat.ready = True
    alone.full = {"check_bots_alone"}
    with pytest.raises(Forbidden):
        alone.do(hosting.start, "m", CATO)
    assert alone.written == []
    alone.full = set()
    alone.do(hosting.start, "m", CATO)
    assert alone.begun == ["m"]


def test_a_table_that_is_given_up_gives_its_code_back(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(monkeypatch, a_table("cato", "livia", host="cato", code="ABC"))
    with pytest.raises(Forbidden):
        house.do(hosting.cancel, "m", LIVIA)
    house.do(hosting.cancel, "m", CATO)
    assert (house.held.row.status, house.held.row.code, house.written) == ("cancelled", None, ["m"])


def test_the_next_host_sits_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(monkeypatch, a_table("cato", "livia", host="cato"))
    with pytest.raises(BadRequest):
        house.do(hosting.pass_host, "m", CATO, "nero")
    with pytest.raises(Forbidden):
        house.do(hosting.pass_host, "m", LIVIA, "livia")
    assert house.do(hosting.pass_host, "m", CATO, "livia") is house.held
    assert (house.held.row.host, house.written) == ("livia", ["m"])


@pytest.mark.parametrize(
    ("body", "changed"),
    [
        (PatchMatch(), {}),
        (PatchMatch(chat=False), {"chat": False}),
        (PatchMatch(silent=True), {"customs": {"x": 1, "silent": True}}),
        (PatchMatch(watch="nobody"), {"watch": "nobody"}),
        (PatchMatch(private=True), {"private": True}),
    ],
)
def test_each_of_the_hosts_switches_is_its_own(
    body: PatchMatch, changed: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(monkeypatch, a_table("cato", "livia", host="cato", chat=True, customs={"x": 1}))
    before = vars(replace(house.held.row))
    with pytest.raises(Forbidden):
        house.do(hosting.patch, "m", LIVIA, body)
    assert house.do(hosting.patch, "m", CATO, body) is house.held
    assert vars(house.held.row) == before | changed
    assert house.written == ["m"]
    house.held.row.status = "running"
    house.do(hosting.patch, "m", CATO, body)
    with pytest.raises(BadRequest):
        house.do(hosting.patch, "m", CATO, PatchMatch(clock=ClockSpec("live", 60)))


def test_each_person_but_the_host_says_anew_that_they_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(monkeypatch, a_table("cato", "livia", "@legate", "nero", host="livia"))
    for seat in house.held.seats:
        seat.ready = True
    with pytest.raises(Forbidden):
        house.do(hosting.check_ready, "m", CATO)
    assert all(ready(house.held))
    assert house.do(hosting.check_ready, "m", LIVIA) is house.held
    assert ready(house.held) == [False, True, True, False]
    assert (house.held.touched, house.written) == ({"p1", "p4"}, ["m"])


# --- what is played ---------------------------------------------------------------------------------------------------


def at_caesars() -> HeldMatch:
    held = a_table("cato", "livia", game="caesar", host="cato", clock=dict(NO_CLOCK) | {"on_time_out": ""})
    held.row.options = hosting.arranging.played_by(held.row).check({})
    for seat, name in zip(held.seats, ("caesar", "pompey"), strict=True):
        seat.seat, seat.ready = name, True
    return held


def test_another_clock_or_other_rules_are_agreed_to_anew() -> None:
    held = at_caesars()
    held.row.deadline = 5
    change_clock(held, ClockSpec())
    change_options(held, {"poison": False})
    assert (ready(held), held.row.deadline) == ([True, True], 5), "nothing is other than before"
    change_clock(held, ClockSpec("live", 60, 5))
    assert (held.row.clock["seconds"], ready(held)) == (60, [True, False])
    held.seats[1].ready = True
    change_options(held, {"poison": True})
    assert (held.row.options["poison"], ready(held), held.row.deadline) == (True, [True, False], None)
    with pytest.raises(BadRequest):
        change_options(held, {"solo": "easy"})
    held.row.options = {**held.row.options, "solo": "easy"}
    with pytest.raises(BadRequest):
        change_options(held, {"solo": None})


def test_who_agreed_to_the_rules_is_not_asked_again_when_more_may_play() -> None:
    held = a_table("cato", "livia", None, None, None, game="rubico", host="cato", numbers={"expected": ["livia"]})
    held.row.options = arranging.played_by(held.row).check({"players": 5})
    held.seats[1].ready = True
    change_options(held, {"players": 6})
    assert (len(held.seats), held.seats[1].ready) == (6, True)
    assert held.row.numbers == {"expected": ["livia"]}, "the start was not on its way"
    assert len(held.seats[5].token or "") == 22


def test_the_host_changes_rules_and_clock_before_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(monkeypatch, at_caesars())
    house.do(hosting.patch, "m", CATO, PatchMatch(options={"poison": True}))
    assert house.held.row.options["poison"]
    house.do(hosting.patch, "m", CATO, PatchMatch(clock=ClockSpec("live", 60)))
    assert house.held.row.clock["seconds"] == 60
    house.held.row.status = "running"
    with pytest.raises(BadRequest):
        house.do(hosting.patch, "m", CATO, PatchMatch(options={"poison": False}))


@pytest.mark.parametrize(
    ("seat", "to", "after"),
    [
        ("p2", "me", {"p1": None, "p2": "cato"}),
        ("p3", "person:livia", {"p2": None, "p3": "livia"}),
        ("p1", "seat:p2", {"p1": "livia", "p2": "cato"}),
        ("p3", "bot:tribune", {"p3": "tribune"}),
        ("p3", "bot:coach", {"p3": "coach@1350"}),
        ("p2", "open", {"p2": None}),
        ("p9", "open", None),
        ("p4", "open", None),
        ("p3", "person:nero", None),
        ("p3", "nobody", None),
    ],
)
def test_the_host_says_who_sits_where(
    seat: str, to: str, after: dict[str, str | None] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tuned(db: Any, person: str, game: str, who: str) -> str:
        assert game == "rubico"
        return f"{who}@1350" if (who, person) == ("bot:coach", "cato") else who

    async def load(match: str) -> HeldMatch:
        return house.held

    held = a_table(
        "cato",
        None if to == "me" else "livia",
        None,
        "@legate",
        game="rubico",
        host="cato",
        deadline=5,
        auto_start=False,
    )
    held.seats[3].kind, held.row.numbers = "auto", {"expected": ["cato"], "opening": {"p1": "c"}}
    house = House(monkeypatch, held)
    house.cache.load = load
    monkeypatch.setattr(hosting.coaching, "tuned", tuned)
    if after is None:
        with pytest.raises(BadRequest):
            house.do(hosting.put_seat, "m", CATO, seat, to)
        assert house.written == []
        return
    with pytest.raises(Forbidden):
        house.do(hosting.put_seat, "m", LIVIA, seat, to)
    assert house.do(hosting.put_seat, "m", CATO, seat, to) is held
    assert held.touched == set(after)
    assert {one.seat: one.person or one.bot for one in held.seats if one.seat in after} == after
    assert (held.row.deadline, "opening" in held.row.numbers) == (None, False), "the start is off"
    assert (house.begun, house.written) == ([], ["m"])


@pytest.mark.parametrize(("auto_start", "to", "begins"), [(True, "bot:tribune", True), (False, "me", False)])
def test_a_table_whose_last_seat_is_given_begins_if_it_was_asked_for_so(
    auto_start: bool, to: str, begins: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tuned(db: Any, person: str, game: str, who: str) -> str:
        return who

    async def load(match: str) -> HeldMatch:
        return house.held

    house = House(monkeypatch, a_table("livia", None, game="rubico", host="cato", auto_start=auto_start))
    house.held.row.numbers = {"expected": ["livia"], "seals": {"livia": "l"}}
    house.cache.load = load
    monkeypatch.setattr(hosting.coaching, "tuned", tuned)
    house.do(hosting.put_seat, "m", CATO, "p2", to)
    assert house.begun == (["m"] if begins else [])
    assert house.held.row.numbers == {"expected": ["livia"], "seals": {"livia": "l"}}
    house.do(hosting.put_seat, "m", CATO, "p2", "open")
    assert len(house.begun) == begins, "not with a free seat"
