"""Seats that change hands before the match and for the next one, as values; and strangers who are paired."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import a_match, a_table, some_people
from triumvirate.core.errors import BadRequest
from triumvirate.games import find_game
from triumvirate.server.errors import Forbidden
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.requests import ClockSpec, Pair
from triumvirate.server.tables import hosting, pairing, rematch
from triumvirate.server.tables.pairing import LONGEST_WAIT_MS, MOST_TRIED

PEOPLE = some_people("cato", "livia", "nero")
NOW = 2 * LONGEST_WAIT_MS


def seated(held: HeldMatch) -> list[tuple[str, str | None, bool]]:
    """Who sits where, and whether they are ready."""
    return [(seat.kind, seat.person or seat.bot, seat.ready) for seat in held.seats]


def a_table_of(**ready: bool) -> HeldMatch:
    """Cato, Livia and a bot at a table with a free seat; `ready` are seats that are."""
    held = a_table("cato", "livia", "@legate", None, game="rubico")
    for seat in held.seats:
        seat.ready = ready.get(seat.seat, seat.kind == "bot")
    return held


# --- before the match -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("to", "is_ready", "are_they", "after"),
    [
        ("p2", True, False, {"p1": ("person", "livia", False), "p2": ("person", "cato", True)}),
        ("p2", False, True, {"p1": ("person", "livia", True), "p2": ("person", "cato", False)}),
        ("p3", True, True, {"p1": ("open", None, False), "p3": ("person", "cato", True)}),
        ("p3", False, True, {"p1": ("open", None, False), "p3": ("person", "cato", False)}),
        ("p4", True, False, {"p1": ("open", None, False), "p4": ("person", "cato", True)}),
        ("p1", False, False, {"p1": ("person", "cato", False)}),
    ],
)
def test_who_changes_seats_is_as_ready_as_before_and_so_is_who_sat_there(
    to: str, is_ready: bool, are_they: bool, after: dict[str, tuple[str, str | None, bool]]
) -> None:
    held = a_table_of(p1=is_ready, **({to: are_they} if to != "p1" else {}))
    before = {seat.seat: at for seat, at in zip(held.seats, seated(held), strict=True)}
    place = held.seat(to)
    assert place is not None
    hosting._move(held, place, PEOPLE["cato"])
    found = {seat.seat: at for seat, at in zip(held.seats, seated(held), strict=True)}
    assert found == before | after
    assert held.touched == set(after)
    assert [seat.seat for seat in held.seats if seat.token] == [name for name, at in after.items() if at[0] == "open"]


def test_who_comes_to_the_table_is_ready_there() -> None:
    held = a_table_of()
    hosting._move(held, held.seats[3], PEOPLE["nero"])
    assert seated(held)[3] == ("person", "nero", True)
    assert held.people["nero"] == PEOPLE["nero"]


def test_two_seats_exchange_whoever_sits_there_and_free_ones_get_a_link_of_their_own() -> None:
    held = a_table_of(p1=True)
    one, free = held.seats[0], held.seats[3]
    free.token = "old"
    hosting._change_places(held, one, free)
    assert (seated(held)[0], seated(held)[3]) == (("open", None, False), ("person", "cato", True))
    assert one.token != "old"
    assert len(one.token or "") == 22
    assert free.token is None
    assert held.touched == {"p1", "p4"}
    free.kind = "auto"
    for other in (free, None):
        with pytest.raises(BadRequest):
            hosting._change_places(held, one, other)


# --- the next match ---------------------------------------------------------------------------------------------------


def next_seats(old: HeldMatch, is_room: bool) -> list[Any]:
    async def tuned(person: str, game: str, who: str) -> str:
        return f"{who} for {person}"

    keeper: Any = SimpleNamespace(tuned=tuned)
    return asyncio.run(rematch._seats(keeper, old, replace(old.row, id="next"), is_room))


def test_two_change_sides_and_an_automaton_stays_where_it_is() -> None:
    old = a_table("cato", "@coach", "livia")
    old.seats[1].kind, old.seats[1].bot = "auto", None
    found = next_seats(old, is_room=False)
    assert [(seat.match, seat.seat, seat.kind, seat.person) for seat in found] == [
        ("next", "p1", "person", "livia"),
        ("next", "p2", "auto", None),
        ("next", "p3", "person", "cato"),
    ]
    assert all(seat.ready for seat in found)
    old.row.same_screen = True
    assert [seat.person for seat in next_seats(old, is_room=False)] == ["cato", None, "livia"]


def test_in_a_room_all_stay_and_say_anew_that_they_are_ready() -> None:
    old = a_table("cato", "livia", "@coach", host="livia")
    found = next_seats(old, is_room=True)
    assert [(seat.person or seat.bot, seat.ready) for seat in found] == [
        ("cato", False),
        ("livia", True),
        ("coach", True),
    ]


def test_a_coach_looks_anew_at_its_one_person() -> None:
    assert [seat.bot for seat in next_seats(a_table("cato", "@coach"), is_room=False)] == ["coach for cato", None]
    assert [seat.bot for seat in next_seats(a_table("cato", "cato", "@coach"), is_room=True)][2] == "coach for cato"


# --- strangers --------------------------------------------------------------------------------------------------------


class Street:
    """Tables that wait, and what is made, joined and given up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *waiting: Any) -> None:
        self.waiting = list(waiting)
        self.full: set[str] = set()
        self.away: set[str] = set()
        self.asked: list[Any] = []
        self.done: list[str] = []
        self.cache: Any = SimpleNamespace(
            db=None,
            now=lambda: NOW,
            presence=SimpleNamespace(is_here=lambda match, host: host == "livia" and match not in self.away),
        )
        self.made = a_table("cato", None, id="mine", game="caesar", created=50)
        for place, name, fake in (
            (pairing.matches, "waiting", self._waiting),
            (pairing.sitting, "join", self._join),
            (pairing.making, "create", self._create),
            (pairing.hosting, "cancel", self._cancel),
        ):
            monkeypatch.setattr(place, name, fake)

    async def _waiting(self, db: Any, game: str, person: str, since: int, most: int) -> list[Any]:
        self.asked.append((game, person, since, most))
        return self.waiting

    async def _join(self, cache: Any, match: str, person: Any, seat: Any, is_invited: bool, seal: Any) -> Any:
        if match in self.full:
            raise Forbidden("taken")
        assert (seat, is_invited, seal) == (None, False, "seal")
        self.done.append(f"join {match}")
        return a_table("livia", person.id, id=match)

    async def _create(self, cache: Any, person: Any, wanted: Any) -> HeldMatch:
        assert (wanted.game, wanted.side, wanted.private, wanted.seal) == ("caesar", "random", False, "seal")
        self.done.append("create")
        self.full.clear()
        return self.made

    async def _cancel(self, cache: Any, match: str, person: Any) -> None:
        self.done.append(f"cancel {match}")

    def pair(self) -> str:
        return asyncio.run(pairing.pair(self.cache, PEOPLE["cato"], Pair(game="caesar", seal="seal"))).id


def waits(match: str, created: int, **more: Any) -> Any:
    usual = {"game": "caesar", "host": "livia", "options": find_game("caesar").check({})}
    return a_match(id=match, created=created, **usual | more)


def test_one_sits_down_with_who_waits_longest_and_is_there_by_the_usual_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    other_rules = waits("rules", 10, options={"x": True})
    street = Street(
        monkeypatch, other_rules, waits("away", 20), waits("full", 30), waits("free", 40), waits("late", 45)
    )
    street.full, street.away = {"full"}, {"away"}
    assert street.pair() == "free"
    assert street.done == ["join free"]
    assert street.asked == [("caesar", "cato", NOW - LONGEST_WAIT_MS, MOST_TRIED)]


def test_without_any_one_waits_at_a_table_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    street = Street(monkeypatch)
    assert street.pair() == "mine"
    assert street.done == ["create"]


@pytest.mark.parametrize(
    ("match", "created", "goes_over"),
    [("other", 49, True), ("a", 50, True), ("z", 50, False), ("mine", 50, False), ("other", 51, False)],
)
def test_of_two_who_asked_at_once_the_later_table_is_given_up(
    match: str, created: int, goes_over: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    street = Street(monkeypatch, waits(match, created))
    street.full = {match}  # as long as neither has made a table that the other can see
    assert street.pair() == (match if goes_over else "mine")
    assert street.done == (["create", f"join {match}", "cancel mine"] if goes_over else ["create"])


@pytest.mark.parametrize(
    ("kinds", "clock"),
    [
        (("none", "live", "phase"), ClockSpec("live", 900, 10)),
        (("none", "phase"), ClockSpec("phase", 60)),
        (("none",), ClockSpec()),
    ],
)
def test_strangers_do_not_wait_for_ever(kinds: tuple[str, ...], clock: ClockSpec) -> None:
    game: Any = SimpleNamespace(clocks=SimpleNamespace(time_out=dict.fromkeys(kinds, ())))
    assert pairing._clock(game) == clock
