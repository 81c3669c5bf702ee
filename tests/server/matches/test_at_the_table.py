"""Small steps at a table, as values: offers and votes, who stands in, who is there, rounds that wait for numbers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import NO_CLOCK, a_table, some_people
from triumvirate.core.errors import MatchOver
from triumvirate.core.table import TAKE_BACK
from triumvirate.server.errors import Beaten, Conflict, Forbidden, Stale
from triumvirate.server.matches import acting, offers, presence, round_lots, time_out, votes
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.keeper import TRIES, tries_again
from triumvirate.server.matches.presence import Presence

CATO = some_people("cato")["cato"]
NOW = 1_000_000


class Keeper:
    """Keeps one match."""

    def __init__(self, held: HeldMatch) -> None:
        self.held, self.commits, self.removed = held, 0, list[str]()
        self.presence = Presence()
        self.is_beaten = False

    def now(self) -> int:
        return NOW

    @asynccontextmanager
    async def changing(self, match: str, trusting: bool = False) -> AsyncIterator[HeldMatch]:
        yield self.held

    async def commit(self, draft: HeldMatch) -> None:
        if self.is_beaten:
            raise Conflict("somebody was first")
        self.commits += 1

    async def remove(self, match: str) -> None:
        self.removed.append(match)


def running(*people: str | None, **row: Any) -> HeldMatch:
    return a_table(*(people or ("cato", "livia")), **{"status": "running", "game": "caesar", **row})


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was carried out."""
    found: list[str] = []
    clock = SimpleNamespace(
        pause=lambda: found.append("paused"), resume=lambda: found.append("resumed"), run=lambda: found.append("run")
    )

    async def again(cache: Any, old: HeldMatch, seat: str) -> str:
        found.append(f"again by {seat}")
        return "next"

    monkeypatch.setattr(offers, "Clock", lambda draft, now: clock)
    monkeypatch.setattr(votes, "Clock", lambda draft, now: clock)
    monkeypatch.setattr(offers, "_take_back", lambda draft, seat, now: found.append(f"taken back by {seat}"))
    monkeypatch.setattr(offers.rematch, "again", again)
    return found


def offered(kind: str, held: HeldMatch, **more: Any) -> Keeper:
    keeper: Any = Keeper(held)
    asyncio.run(offers.offer(keeper, "m", CATO, kind, None, **more))
    return keeper  # type: ignore[no-any-return]


def answered(held: HeldMatch, kind: str, accept: bool, person: Any = CATO, asked: str | None = None) -> Keeper:
    keeper: Any = Keeper(held)
    asyncio.run(offers.answer(keeper, "m", person, kind, accept, asked))
    return keeper  # type: ignore[no-any-return]


def test_what_another_has_to_agree_to_is_put_on_the_table(done: list[str]) -> None:
    held = running()
    assert offered("pause", held).commits == 1
    assert held.row.offers == [{"kind": "pause", "seat": "p1", "at": NOW, "answer": ["p2"]}]
    assert done == []


@pytest.mark.parametrize("people", [("cato", "@legate"), ("cato", "cato"), ("cato", "livia", "nero")])
def test_where_nobody_has_to_agree_it_happens_at_once(people: tuple[str, ...], done: list[str]) -> None:
    held = running(*people, host="cato")
    assert offered("pause", held).commits == 1
    assert (held.row.offers, done) == ([], ["paused"])


def test_who_is_stood_in_for_is_not_asked(done: list[str]) -> None:
    held = running()
    held.seats[1].stand_in = "legate"
    offered("pause", held)
    assert done == ["paused"]


def test_a_rematch_is_noted_and_taken_out_again_where_somebody_was_first(done: list[str]) -> None:
    held = running("cato", "@legate", status="finished")
    assert offered("rematch", held).commits == 1
    assert (held.row.rematch, done) == ("next", ["again by p1"])
    keeper: Any = Keeper(running("cato", "@legate", status="finished"))
    keeper.is_beaten = True
    with pytest.raises(Conflict):
        asyncio.run(offers.offer(keeper, "m", CATO, "rematch", None))
    assert keeper.removed == ["next"]


def on_the_table(kind: str = "pause", seat: str = "p2", answer: tuple[str, ...] = ("p1",)) -> list[dict[str, Any]]:
    return [{"kind": kind, "seat": seat, "at": 0, "answer": list(answer)}]


def test_the_last_yes_carries_it_out_and_any_no_takes_it_off(done: list[str]) -> None:
    held = running(offers=on_the_table())
    answered(held, "pause", True)
    assert (held.row.offers, done) == ([], ["paused"])
    done.clear()
    held = running(offers=on_the_table())
    assert answered(held, "pause", False).commits == 1
    assert (held.row.offers, done) == ([], [])
    held = running("cato", "livia", "cato", offers=on_the_table(answer=("p1", "p3")))
    assert answered(held, "pause", True, asked="p3").commits == 1
    assert held.row.offers[0]["answer"] == ["p1"]
    assert done == []
    held = running(offers=on_the_table("take_back"))
    answered(held, "take_back", True)
    assert done == ["taken back by p2"]


def test_who_offered_withdraws_and_cannot_say_yes_to_themselves(done: list[str]) -> None:
    held = running(offers=on_the_table(seat="p1", answer=("p2",)))
    answered(held, "pause", False)
    assert held.row.offers == []
    held = running(offers=on_the_table(seat="p1", answer=("p2",)))
    with pytest.raises(Forbidden):
        answered(held, "pause", True)
    assert done == []


def test_anybody_at_the_table_ends_a_pause(done: list[str]) -> None:
    keeper: Any = Keeper(running(paused_at=5))
    asyncio.run(offers.resume(keeper, "m", CATO))
    assert (done, keeper.commits) == (["resumed"], 1)


# --- votes ------------------------------------------------------------------------------------------------------------


def four(**row: Any) -> HeldMatch:
    return running("cato", "livia", "nero", "brutus", **row)


def test_everybody_but_the_accused_votes_once_each() -> None:
    held = running("cato", "livia", "cato", "nero", "@legate")
    assert sorted(votes.voters(held, "p2")) == ["p1", "p4"]
    assert sorted(votes.voters(held, "p1")) == ["p2", "p4"]
    assert sorted(votes.voters(held, "p9")) == ["p1", "p2", "p4"]
    held.seats[3].stand_in = "legate"
    assert votes.voters(held, "p2") == ["p1"]
    assert not votes.can_be_held(held, "p2")
    assert votes.can_be_held(four(), "p1")
    assert not votes.can_be_held(four(same_screen=True), "p1")


@pytest.mark.parametrize(
    ("yes", "answer", "outcome"),
    [(["p1", "p2"], ["p3"], True), (["p1"], ["p2", "p3"], None), (["p1"], ["p2"], None), (["p1"], [], False)],
)
def test_more_than_half_have_to_agree(yes: list[str], answer: list[str], outcome: bool | None) -> None:
    vote: Any = {"kind": "kick", "seat": "p1", "at": 0, "answer": answer, "against": "p4", "yes": yes}
    assert votes.count(four(), vote) is outcome


def test_a_tie_sends_nobody_away() -> None:
    held = running("cato", "livia", "nero")
    vote: Any = {"kind": "kick", "seat": "p1", "at": 0, "answer": [], "against": "p3", "yes": ["p1"]}
    assert votes.count(held, vote) is False


def test_a_vote_is_begun_counted_and_carried_out(done: list[str]) -> None:
    held = four(host="brutus")
    offered("kick", held, against="p4")
    assert held.row.offers == [
        {"kind": "kick", "seat": "p1", "at": NOW, "answer": ["p3", "p2"], "against": "p4", "yes": ["p1"]}
    ]
    answered(held, "kick", False, some_people("livia")["livia"])
    assert (held.row.offers[0]["answer"], held.row.offers[0]["yes"]) == (["p3"], ["p1"])
    answered(held, "kick", True, some_people("nero")["nero"])
    gone = held.seats[3]
    assert (gone.kind, gone.person, gone.stand_in, bool(gone.bot)) == ("bot", None, None, True)
    assert (held.row.offers, held.row.host, held.touched) == ([], "cato", {"p4"})
    assert done == ["run"]
    other = four(host="livia")
    votes.send_away(other, "p4", NOW)
    assert other.row.host == "livia"


def test_who_called_a_vote_takes_it_back(done: list[str]) -> None:
    held = four()
    offered("kick", held, against="p4")
    answered(held, "kick", False)
    assert (held.row.offers, held.seats[3].person) == ([], "brutus")


# --- acting -----------------------------------------------------------------------------------------------------------


def an_entry(number: int, seat: str | None, action: str = "x") -> Any:
    return SimpleNamespace(number=number, seat=seat, action=action)


@pytest.mark.parametrize(
    ("seen", "entries", "is_stale"),
    [
        (None, [], False),
        (0, [an_entry(0, None)], False),
        (1, [an_entry(0, None)], True),
        (0, [an_entry(0, None), an_entry(1, "p2")], False),
        (0, [an_entry(0, None), an_entry(1, "p1")], True),
        (1, [an_entry(0, None), an_entry(1, "p1")], False),
        (0, [an_entry(0, None), an_entry(1, "p2", TAKE_BACK)], True),
        (-1, [an_entry(0, "p1")], True),
        (-5, [an_entry(0, "p1"), an_entry(1, "p2")], True),
    ],
)
def test_what_was_meant_for_a_table_that_is_no_more_is_stale(
    seen: int | None, entries: list[Any], is_stale: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acting.knowledge, "numbers", lambda draft, seat: list(range(len(entries))))
    held = running()
    held.table = SimpleNamespace(entries=entries)  # type: ignore[assignment]
    if is_stale:
        with pytest.raises(Stale):
            acting._check_fresh(held, "p1", seen)
    else:
        acting._check_fresh(held, "p1", seen)


def test_a_key_that_was_used_is_answered_with_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    held = running()
    monkeypatch.setattr(held, "number_of_key", {"p2:k": 7}.get)
    assert acting._answered_before(held, ("p1", "p2"), "k") == 7
    assert acting._answered_before(held, ("p1",), "k") is None
    assert acting._answered_before(held, ("p1", "p2"), None) is None


@pytest.mark.parametrize(
    ("is_running", "is_timed", "fault"), [(True, True, Stale), (True, False, MatchOver), (False, True, MatchOver)]
)
def test_who_acts_too_late_hears_what_became_of_it(
    is_running: bool, is_timed: bool, fault: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def end(draft: HeldMatch, now: int) -> bool:
        draft.row.status = "running" if is_running else "finished"
        return True

    monkeypatch.setattr(acting, "require", lambda *_, **__: None)
    monkeypatch.setattr(acting, "end_what_is_late", end)
    monkeypatch.setattr(acting.stages, "is_timed", lambda row: is_timed)
    keeper: Any = Keeper(running())
    with pytest.raises(fault):
        asyncio.run(acting.act(keeper, "m", CATO, None, "x"))
    assert keeper.commits == 1, "that time was out is kept"


@pytest.mark.parametrize(
    ("row", "people", "ends"),
    [
        ({}, ("cato", "livia"), True),
        ({"deal": {"day": "d"}}, ("cato", "livia", "nero"), True),
        ({}, ("cato", "livia", "nero"), False),
    ],
)
def test_who_gives_up_has_lost_or_leaves_the_seat_to_a_bot(
    row: dict[str, Any], people: tuple[str, ...], ends: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    did: list[str] = []
    monkeypatch.setattr(acting, "lose", lambda draft, seat, why, now: did.append(f"{seat} {why}"))
    monkeypatch.setattr(acting, "put_stand_in", lambda draft, seat, bot, now: did.append(f"bot for {seat}"))
    keeper: Any = Keeper(running(*people, **row))
    asyncio.run(acting.resign(keeper, "m", CATO, None))
    assert did == (["p1 resigned"] if ends else ["bot for p1"])
    assert keeper.commits == 1


@pytest.mark.parametrize(
    ("changes", "told"),
    [(acting.MOST_CHANGES - 1, nullcontext()), (acting.MOST_CHANGES, pytest.raises(Forbidden))],
)
def test_somebody_changes_their_mind_only_so_often(
    changes: int, told: AbstractContextManager[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_back = SimpleNamespace(clocks=SimpleNamespace(goes_back=lambda action: action == "shuffle"))
    monkeypatch.setattr(HeldMatch, "game", goes_back)
    held = running()
    entries = [an_entry(n, "p1", TAKE_BACK if n % 2 else "shuffle") for n in range(changes)]
    entries += [an_entry(0, "p2", "shuffle"), an_entry(0, "p1", "forward")]
    legal = [SimpleNamespace(index=3, action="shuffle"), SimpleNamespace(index=4, action="forward")]
    held.table = SimpleNamespace(entries=entries, legal=lambda seat: legal)  # type: ignore[assignment]
    with told:
        acting._check_patience(held, "p1")
    acting._check_patience(held, "p2")
    goes = [acting._goes_back(held, "p1", action) for action in ("shuffle", "forward", 3, 4)]
    assert goes == [True, False, True, False]
    held.table = None
    assert not acting._goes_back(held, "p1", 3)
    assert acting._goes_back(held, "p1", "shuffle")


# --- time out ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "people", "did"),
    [
        ("bot", 2, "bot for p1"),
        ("lose", 3, "bot for p1"),
        ("lose", 2, "p1 lost by time out"),
        ("default", 2, "p1 does least"),
        ("default", 3, "p1 does least"),
    ],
)
def test_when_time_is_out_the_tables_rule_is_carried_out(
    rule: str, people: int, did: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    late = [["p1", "p2"]]
    for name in ("is_drawn",):
        monkeypatch.setattr(time_out.curtain, name, lambda row: False)
    for name in ("may_close", "is_over"):
        monkeypatch.setattr(time_out.stages, name, lambda draft, now: False)
    monkeypatch.setattr(time_out, "Clock", lambda draft, now: SimpleNamespace(late=lambda: late[0]))
    monkeypatch.setattr(time_out, "put_stand_in", lambda draft, seat, bot, now: done.append(f"bot for {seat}"))
    monkeypatch.setattr(time_out, "lose", lambda draft, seat, why, now: done.append(f"{seat} lost by {why}"))
    monkeypatch.setattr(time_out.games, "default_action", lambda table, seat: "least")
    monkeypatch.setattr(time_out, "carry_out", lambda draft, seat, action, note: done.append(f"{seat} does {action}"))
    held = running(*("cato", "livia", "nero")[:people], clock={**NO_CLOCK, "on_time_out": rule})
    held.table = SimpleNamespace()  # type: ignore[assignment]
    assert time_out.end_what_is_late(held, NOW)
    assert done == [did]
    late[0] = []
    assert not time_out.end_what_is_late(held, NOW)
    assert len(done) == 1


# --- rounds -----------------------------------------------------------------------------------------------------------


def a_round(*people: str, **more: Any) -> HeldMatch:
    return a_table(*people, **{"source": "tournament", "deadline": NOW, "game": "caesar", **more})


def test_a_window_opens_for_who_adds_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    held = a_round("cato", "livia", deadline=None)
    round_lots.begin(held, ["cato"], 60_000, NOW)
    assert held.row.numbers == {"until": NOW + 60_000, "expected": ["cato"], "is_waiting": True}
    assert held.row.deadline == NOW + 20_000
    monkeypatch.setattr(round_lots.clock, "full", lambda row: 5)
    days = a_round("cato", "livia", deadline=None, clock={**NO_CLOCK, "kind": "days"})
    round_lots.begin(days, ["cato"], 60_000, NOW)
    assert days.row.numbers["until"] == NOW + 5


def test_who_sealed_nothing_in_time_goes_without() -> None:
    numbers = {"until": 0, "expected": ["cato", "livia"], "seals": {"cato": "c"}}
    held = a_round("cato", "livia", numbers=numbers)
    assert not round_lots.go_on_if_late(held, NOW - 1)
    assert round_lots.go_on_if_late(held, NOW)
    assert held.row.numbers["expected"] == ["cato"]
    assert held.row.numbers["opening"] == {"p1": "c"}
    assert not round_lots.go_on_if_late(a_round("cato", numbers=numbers, source="table"), NOW)


def test_at_a_larger_table_a_bot_plays_for_who_broke_off() -> None:
    numbers = {"until": 9, "expected": ["cato", "livia"], "seals": {"cato": "c", "livia": "l"}, "voids": 1}
    opening = {"opening": {"p1": "c", "p2": "l"}, "shares": {"p1": "00"}, "broke_off": ["x"]}
    held = a_round("cato", "livia", "nero", numbers=numbers | opening)
    assert round_lots.go_on_if_late(held, NOW)
    assert [bool(seat.stand_in) for seat in held.seats] == [False, True, False]
    assert held.touched == {"p2"}
    kept = held.row.numbers
    assert (kept["voids"], kept["broke_off"], kept["expected"], kept["until"]) == (2, ["x", "livia"], ["cato"], 9)
    assert held.row.deadline == NOW + 20_000


@pytest.mark.parametrize(
    ("row", "deadline"),
    [({}, NOW + 9), ({"deadline": NOW + 50}, NOW + 50), ({"status": "running"}, NOW), ({"source": "table"}, NOW)],
)
def test_who_could_do_nothing_has_longer(row: dict[str, Any], deadline: int) -> None:
    held = a_round("cato", "livia", **row)
    is_forgiven = round_lots.forgive(held, NOW + 9)
    assert held.row.deadline == deadline
    assert is_forgiven == (row == {} or "deadline" in row)
    assert not round_lots.forgive(a_round("cato", deadline=None), NOW)


# --- who is there -----------------------------------------------------------------------------------------------------


class Told:
    """Keeps what other workers are told."""

    def __init__(self) -> None:
        self.about: list[str] = []

    def announce(self, match: str) -> None:
        self.about.append(match)


def test_those_who_sit_and_those_who_look_on_are_counted_apart() -> None:
    here = Presence()
    here.announcer = told = Told()
    here.arrive("m", "cato", True)
    here.arrive("m", "livia", False)
    here.arrive("n", None, True)
    assert told.about == ["m", "m", "n"]
    assert (here.own("m"), here.own("x")) == ({"cato": 1, "": 1}, {})
    assert (here.watchers("m"), here.watchers("n"), here.watchers("x")) == (1, 1, 0)
    assert (here.own_matches(), here.matches()) == (["m", "n"], ["m"])
    assert not here.is_here("m", "livia")
    assert not here.is_here("m", None)
    info = here.info(a_table("cato", "livia", "@legate"))
    assert (info.seats, info.watchers) == ({"p1": True, "p2": False, "p3": True}, 1)
    here.depart("n", None, True, 5)
    here.depart("m", "livia", False, 5)
    assert (here.is_watched("n"), here.is_watched("m"), here.own_matches()) == (False, True, ["m"])
    here.depart("m", "cato", True, 6)
    assert told.about == ["m", "m", "n", "n", "m", "m"]
    assert (here.matches(), here.own("m"), here.away_since("m", "cato")) == ([], {}, 6)
    assert here.away_since("m", "") is None, "nobody waits for who looked on"


def test_what_other_workers_tell_replaces_what_they_told_before() -> None:
    here = Presence()
    here.hear("w", "m", {"cato": 2, "": 1}, 1)
    here.hear("w", "m", {"cato": 1}, 2)
    assert (here.is_here("m", "cato"), here.watchers("m"), here.own("m")) == (True, 0, {})
    here.hear("w", "m", {}, 3)
    assert (here.is_here("m", "cato"), here.away_since("m", "cato")) == (False, 3)
    assert here.forget("w", 4) == []
    here.arrive("m", "cato", True)
    here.hear("w", "m", {"cato": 1}, 5)
    here.depart("m", "cato", True, 6)
    assert here.is_here("m", "cato"), "still there by the other worker"


def test_who_left_is_remembered_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST_LEFT", 2)
    here = Presence()
    for name in ("a", "b", "c"):
        here.arrive("m", name, True)
        here.depart("m", name, True, 5)
    assert [here.away_since("m", name) for name in ("a", "b", "c")] == [None, 5, 5]


def test_who_was_beaten_tries_again_a_few_times() -> None:
    tried: list[int] = []

    @tries_again
    async def work(enough: int) -> str:
        tried.append(1)
        if len(tried) < enough:
            raise Beaten("again")
        return "done"

    assert asyncio.run(work(TRIES)) == "done"
    tried.clear()
    with pytest.raises(Beaten):
        asyncio.run(work(TRIES + 1))
    assert len(tried) == TRIES
