"""Bots' turns, pauses and leases over fakes: whose time is taken, how long a pause is, what is heard and given back."""

from __future__ import annotations

import asyncio
import math
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import a_table
from triumvirate.server.bots import driver as drivers
from triumvirate.server.bots import pace, shared_driver, turns
from triumvirate.server.bots.driver import AFTER_FAILURE, MOST_TRIES, BotDriver
from triumvirate.server.bots.one_a_match import OneAMatch
from triumvirate.server.bots.shared_driver import AT_ONCE, SharedBotDriver
from triumvirate.server.errors import CannotWrite, Conflict, Stale, no_match
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.sockets.bus import Signal
from triumvirate.server.store.bot_queue import Claim


def running(*people: str | None, **row: Any) -> HeldMatch:
    held = a_table(*people, **{"status": "running", "game": "rubico", **row})
    held.table = SimpleNamespace(  # type: ignore[assignment]
        legal=lambda seat: [SimpleNamespace(action="x")], view=lambda seat: f"view of {seat}"
    )
    return held


@pytest.fixture(autouse=True)
def _as_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns.knowledge, "last", lambda held, seat: 4)
    monkeypatch.setattr(turns.dealt, "seed", lambda held, seat: None)


def test_bots_take_the_hosts_time_or_the_peoples_or_one_share_for_all() -> None:
    assert turns.payer_of(running("nero", "cato", host="livia")) == "livia"
    assert turns.payer_of(running("nero", "cato")) == "cato"
    assert turns.payer_of(running("@a", "@b", source="show")) == "show"


def test_it_is_a_bots_turn_when_the_table_waits_for_it() -> None:
    held = running("cato", "@legate", deciders=["p1", "p2"])
    turn = turns.bot_turn(held)
    assert turn is not None
    assert (turn.bot, turn.seat, str(turn.view), turn.number, turn.most) == ("legate", "p2", "view of p2", 4, math.inf)
    held.seats[0].stand_in = "tribune"
    seen = {found.seat for key in "abcdefgh" if (found := turns.bot_turn(_at_stage(held, key)))}
    assert seen == {"p1", "p2"}, "at each stage in another order"
    for change in ({"deciders": ["p3"]}, {"paused_at": 5}, {"status": "finished"}):
        assert turns.bot_turn(running("cato", "@legate", **{"deciders": ["p2"], **change})) is None
    assert turns.bot_turn(running("cato", "@legate", deciders=["p1"])) is None
    shown = turns.bot_turn(running("@a", "@b", deciders=["p1"], source="show"))
    assert shown is not None
    assert shown.most == 0.5
    nothing = running("cato", "@legate", deciders=["p2"])
    nothing.table = SimpleNamespace(legal=lambda seat: [])  # type: ignore[assignment]
    with pytest.raises(Conflict):
        turns.bot_turn(nothing)


def _at_stage(held: HeldMatch, key: str) -> HeldMatch:
    held.row.stage = {"key": key}
    return held


@pytest.mark.parametrize(
    ("breath", "waited", "pauses"), [(3.0, 2, 3.0), (1.0, 2, 0.5), (0.2, 1, 1.0), (None, 2, 0.5), (1.0, 0, 1.0)]
)
def test_bots_share_a_pause_and_breathe_before_they_speak(
    breath: float | None, waited: int, pauses: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk = None if breath is None else SimpleNamespace(breath=lambda view, seat: breath)
    monkeypatch.setattr(pace, "talk_of", lambda game: talk)
    monkeypatch.setattr(pace.games, "publicly_waited_for", lambda table: ["p1", "p2", "p3"][: waited + 1])
    held = running("cato", "@a", "@b")
    assert pace.pauses_before(held, "p2") == pauses
    assert pace.bots_openly_waited_for(held) == max(1, waited)


@pytest.mark.parametrize(
    ("hides", "is_answer", "is_told", "is_unseen"),
    [(False, True, False, False), (True, True, True, True), (True, False, True, False), (True, False, False, True)],
)
def test_nobody_waits_for_what_nobody_sees(
    hides: bool, is_answer: bool, is_told: bool, is_unseen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace.games, "hides_entries", lambda game: hides)
    monkeypatch.setattr(pace.stages, "is_answer", lambda held, seat, action: is_answer)
    entry = SimpleNamespace(
        events=[SimpleNamespace(is_for=lambda seat: False), SimpleNamespace(is_for=lambda seat: is_told)]
    )
    held = running("cato", "@a")
    held.table = SimpleNamespace(fork=lambda: SimpleNamespace(act=lambda seat, action: entry))  # type: ignore[assignment]
    assert pace.is_unseen(held, "p2", "x") is is_unseen
    held.table = None
    assert not pace.is_unseen(held, "p2", "x")


# --- playing ----------------------------------------------------------------------------------------------------------


class Played:
    """A driver whose bots do what a list says: a fault, or an act."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *does: Exception | None) -> None:
        self.left, self.acted, self.slept = list(does), list[str](), list[float]()
        self.driver: Any = BotDriver.__new__(BotDriver)
        held = running("cato", "@legate")

        async def load(match: str) -> HeldMatch:
            return held

        cache: Any = SimpleNamespace(load=load, settings=SimpleNamespace(bot_pause=0.0, bot_seconds=1.0), presence=None)
        self.driver._cache = cache

        async def think(turn: Any) -> Any:
            return SimpleNamespace(best=[SimpleNamespace(action="x", why=None)])

        async def act(cache: Any, match: str, seat: str, action: str, why: Any, seen: int) -> None:
            does = self.left.pop(0)
            if does is not None:
                raise does
            self.acted.append(seat)

        async def sleep(seconds: float) -> None:
            self.slept.append(seconds)

        turn = SimpleNamespace(seat="p2", number=4, game="rubico", bot="legate", most=math.inf)
        monkeypatch.setattr(self.driver, "think", think)
        monkeypatch.setattr(drivers, "act_as_bot", act)
        monkeypatch.setattr(drivers, "bot_turn", lambda held: turn if self.left else None)
        monkeypatch.setattr(drivers, "mark_of", lambda held: ("same",))
        monkeypatch.setattr(drivers, "is_unseen", lambda held, seat, action: False)
        monkeypatch.setattr(drivers, "pauses_before", lambda held, seat: 1.0)
        monkeypatch.setattr(drivers.showing, "calm", lambda held, presence: 1.0)
        monkeypatch.setattr(drivers.asyncio, "sleep", sleep)

    def play(self, most: int | None = None) -> bool:
        done = asyncio.run(self.driver.play("m", most))
        assert isinstance(done, bool)
        return done


def test_a_bot_plays_until_nothing_is_to_do_or_so_many_moves_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(monkeypatch, None, None, None)
    assert played.play()
    assert len(played.acted) == 3
    played = Played(monkeypatch, None, None, None)
    assert played.play(most=2)
    assert len(played.acted) == 2


@pytest.mark.parametrize("fault", [Stale("late"), Conflict("no"), RuntimeError("bug")])
def test_a_bot_that_fails_tries_again_and_gives_up_in_the_end(
    fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Played(monkeypatch, *[fault] * (MOST_TRIES - 1), None, *[fault] * (MOST_TRIES - 1), None)
    assert few.play(), "a move that succeeds begins anew"
    assert len(few.acted) == 2
    many = Played(monkeypatch, *[fault] * MOST_TRIES)
    assert not many.play()


def test_a_bot_that_meets_a_bug_waits_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    many = Played(monkeypatch, *[RuntimeError("bug")] * MOST_TRIES)
    assert not many.play()
    assert many.slept == pytest.approx([0.2 * tries for tries in range(1, MOST_TRIES + 1)])


def test_a_bot_that_cannot_write_waits_until_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    many = Played(monkeypatch, *[CannotWrite("full")] * (MOST_TRIES + 1), None)
    assert many.play()
    assert many.slept == [drivers.UNTIL_MENDED] * (MOST_TRIES + 1)


def test_a_match_that_is_gone_needs_no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Played(monkeypatch, no_match(), None).play()


def test_after_a_restart_every_match_that_may_wait_is_looked_at_and_others_have_their_turn_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = Played(monkeypatch)
    woken: list[str] = []

    async def waiting(db: Any) -> list[str]:
        return ["m", "n"]

    played.driver._cache.db = None
    monkeypatch.setattr(played.driver, "wake", woken.append)
    monkeypatch.setattr(drivers.matches, "waiting_for_bots", waiting)
    asyncio.run(played.driver.start())
    assert (woken, played.slept) == (["m", "n"], [0, 0])


# --- leases -----------------------------------------------------------------------------------------------------------


class Shared:
    """A shared driver over a queue that keeps what it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> None:
        self.listeners: list[Any] = []
        self.released: list[Any] = []
        self.adopted: list[Any] = []
        given = {"bot_threads": 2, "bot_share": 0.5, "name": "one", "bots": True, "poll": 0.001, "bot_lease": 0.03}
        self.cache: Any = SimpleNamespace(
            settings=SimpleNamespace(**given | settings),
            bus=SimpleNamespace(listen=self.listeners.append),
            changed=[],
            now=lambda: 10_000,
            db=None,
        )

        async def release(db: Any, holder: str, claim: Claim, used: float, now: int, wait: float) -> None:
            self.released.append((holder, claim.match, claim.due, used, wait))

        async def adopt(db: Any, found: Any) -> None:
            self.adopted.append(found)

        async def waiting(db: Any) -> list[str]:
            return ["m"]

        monkeypatch.setattr(shared_driver.bot_queue, "release", release)
        monkeypatch.setattr(shared_driver.bot_queue, "adopt", adopt)
        monkeypatch.setattr(shared_driver.matches, "waiting_for_bots", waiting)


def test_only_word_of_bots_wakes_who_waits_for_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        shared = Shared(monkeypatch)
        driver = SharedBotDriver(shared.cache)
        assert shared.listeners == [driver._heard]
        assert driver._most == 2 * AT_ONCE
        driver._heard(Signal("m", "table"))
        assert not driver._news.is_set()
        driver._heard(Signal("m", "bots"))
        assert driver._news.is_set()
        await driver._wait()
        assert not driver._news.is_set()
        await asyncio.wait_for(driver._wait(), 5)

    asyncio.run(scene())


@pytest.mark.parametrize(("bots", "adopted", "tasks"), [(True, [["m"]], 2), (False, [], 0)])
def test_turns_are_taken_where_bots_think(
    bots: bool, adopted: list[Any], tasks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        shared = Shared(monkeypatch, bots=bots)

        async def nothing(*_: Any) -> list[Claim]:
            return []

        monkeypatch.setattr(shared_driver.bot_queue, "claim", nothing)
        driver = SharedBotDriver(shared.cache)
        await driver.start()
        assert (shared.adopted, len(driver._tasks)) == (adopted, tasks)
        await driver.stop()
        assert all(task.done() for task in driver._tasks)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("outcome", "due", "wait"), [("done", 5, 0.0), ("failed", 5, AFTER_FAILURE), ("stopped", None, 0.0)]
)
def test_a_turn_is_given_back_with_when_it_is_due_again(
    outcome: str, due: int | None, wait: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        shared = Shared(monkeypatch)
        driver = SharedBotDriver(shared.cache)

        async def play(match: str, most: int | None = None) -> bool:
            assert most == shared_driver.AT_A_TIME
            if outcome == "stopped":
                await asyncio.sleep(60)
            return outcome == "done"

        monkeypatch.setattr(driver, "play", play)
        driver._take(Claim("m", 5, 0.0, 0, "cato"))
        assert driver.busy() == 1
        driver._take(Claim("m", 7, 0.0, 0, "cato"))
        assert driver.busy() == 1, "the last hold is just ending"
        again = driver._waiting_again.pop("m")
        assert again.due == 7
        await asyncio.sleep(0.01)
        if outcome == "stopped":
            driver._held["m"].cancel()
            await asyncio.sleep(0.01)
        assert shared.released == [("one", "m", due, 0.0, wait)]
        assert driver.busy() == 0
        assert driver._news.is_set()

    asyncio.run(scene())


def test_a_claim_that_came_while_the_last_hold_ended_is_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        shared = Shared(monkeypatch)
        driver = SharedBotDriver(shared.cache)

        async def play(match: str, most: int | None = None) -> bool:
            return True

        monkeypatch.setattr(driver, "play", play)
        for due in (5, 7):
            driver._take(Claim("m", due, 0.0, 0, "cato"))
        await asyncio.sleep(0.02)
        assert [released[2] for released in shared.released] == [5, 7]

    asyncio.run(scene())


def test_work_for_a_match_is_done_once_at_a_time_and_again_where_it_was_asked_for_meanwhile() -> None:
    async def scene() -> None:
        began: list[str] = []

        async def work(match: str) -> None:
            began.append(match)
            await asyncio.sleep(0.005)

        one = OneAMatch("x", work)
        for match in ("m", "m", "m", "n"):
            one.wake(match)
        assert len(one) == 2
        for _ in range(1000):
            if not len(one):
                break
            await asyncio.sleep(0.005)
        assert sorted(began) == ["m", "m", "n"]
        assert len(one) == 0
        for _ in range(2):
            one.wake("m")
        await asyncio.sleep(0)
        await one.stop()
        await asyncio.sleep(0.01)
        assert (len(one), began.count("m")) == (0, 3), "nothing is begun again"

    asyncio.run(scene())
