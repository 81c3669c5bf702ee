"""What workers do about deals, over fakes: made once, opened when over, told once, tried by bots when nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import a_table
from triumvirate.server.daily import keeping
from triumvirate.server.daily.keeping import BEST_OF, Deals, strongest_of, tries_of_bots
from triumvirate.server.errors import Conflict, NotFound
from triumvirate.server.matches.held import HeldMatch

NOW = 1_767_614_400_000  # noon of 2026-01-05
TODAY, TOMORROW, YESTERDAY = "2026-01-05", "2026-01-06", "2026-01-04"


class World:
    """Deals over a store that is a dict."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> None:
        self.rows: dict[tuple[str, str], Any] = {}
        self.made: list[tuple[str, str]] = []
        self.read = 0
        self.opened: list[tuple[str, str]] = []
        self.sealed: list[str] = []
        self.unopened: list[tuple[str, str]] = []
        self.begun: list[tuple[str, str, int]] = []
        self.tried: list[Any] = []
        self.under_way = self.waiting = self.told = self.asked_days = 0
        self.is_first = True
        self.held = a_table("cato", open_after_end=False, watch="nobody")
        self.commits = 0
        given = SimpleNamespace(**{"deals": True, "show": True, **settings})
        cache: Any = SimpleNamespace(
            now=lambda: NOW,
            db=None,
            settings=given,
            workshop=SimpleNamespace(run=self._run),
            changing=self._changing,
            commit=self._commit,
        )
        bots: Any = SimpleNamespace(thinking=SimpleNamespace(waiting=lambda: self.waiting))
        notices: Any = SimpleNamespace(tell_of_deals=lambda: setattr(self, "told", self.told + 1))
        self.deals = Deals(cache, bots, notices)
        for name in ("deal", "add_deal", "days_of", "unopened", "sealed_matches", "note_opened", "claim_telling"):
            monkeypatch.setattr(keeping.daily, name, getattr(self, f"_{name}"))
        for name in ("bots_under_way", "bots_of"):
            monkeypatch.setattr(keeping.daily, name, getattr(self, f"_{name}"))
        monkeypatch.setattr(keeping.daily, "text_of", lambda db, row: row.text)
        monkeypatch.setattr(keeping.Deal, "read", lambda text: f"deal {text}")
        monkeypatch.setattr(keeping, "games_with_deals", lambda: ["caesar", "rubico"])
        monkeypatch.setattr(keeping, "deal_of", self._deal_of)
        monkeypatch.setattr(keeping.trying, "begin_for_bot", self._begin_for_bot)
        monkeypatch.setattr(keeping.trying, "key_of_bot", lambda game, day, bot, nth: f"{game} {day} {bot} {nth}")
        monkeypatch.setattr(keeping, "tries_of_bots", lambda game: [("legate", 0), ("legate", 1)])

    async def _run(self, work: Any, payer: Any) -> Any:
        return work()

    @asynccontextmanager
    async def _changing(self, match: str) -> AsyncIterator[HeldMatch]:
        if match == "busy":
            raise Conflict("not now")
        yield self.held

    async def _commit(self, draft: HeldMatch) -> None:
        self.commits += 1

    def _deal_of(self, game: str, day: str) -> Any:
        self.made.append((game, day))
        return SimpleNamespace(digest=f"digest {game} {day}", text=lambda: f"{game} {day}")

    async def _deal(self, db: Any, game: str, day: str) -> Any:
        self.read += 1
        return self.rows.get((game, day))

    async def _add_deal(self, db: Any, game: str, day: str, digest: str, text: bytes, now: int) -> bool:
        self.rows[game, day] = SimpleNamespace(digest=digest, text=text.decode(), made=now)
        return True

    async def _days_of(self, db: Any, game: str, until: str, most: int) -> list[str]:
        self.asked_days += 1
        return [until]

    async def _unopened(self, db: Any, before: str, since: str) -> list[tuple[str, str]]:
        assert (before, since) == (TODAY, YESTERDAY)
        return self.unopened

    async def _sealed_matches(self, db: Any, game: str, day: str, most: int) -> list[str]:
        return self.sealed[:most]

    async def _note_opened(self, db: Any, game: str, day: str, now: int) -> None:
        self.opened.append((game, day))

    async def _claim_telling(self, db: Any, day: str, now: int) -> bool:
        assert day == TODAY
        return self.is_first

    async def _bots_under_way(self, db: Any, since: int) -> int:
        assert since == NOW - 6 * 3_600_000
        return self.under_way

    async def _bots_of(self, db: Any, game: str, day: str) -> list[Any]:
        return [one for one in self.tried if one.key.startswith(f"{game} {day} ")]

    async def _begin_for_bot(self, cache: Any, deal: Any, bot: str, nth: int) -> None:
        self.begun.append((deal, bot, nth))


def test_a_deal_is_made_when_its_day_has_begun_and_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(monkeypatch)

    async def ask() -> None:
        row, deal = found = await world.deals.find("caesar", TODAY)
        assert (row.digest, str(deal)) == (f"digest caesar {TODAY}", f"deal caesar {TODAY}")
        before = world.read
        assert await world.deals.find("caesar", TODAY) == found
        assert world.read == before
        for game, day in (("caesar", TOMORROW), ("caesar", YESTERDAY), ("caesar", "today"), ("julius", TODAY)):
            with pytest.raises(NotFound):
                await world.deals.find(game, day)
        assert world.made == [("caesar", TODAY)]
        assert await world.deals.next_digest("caesar", TODAY) == f"digest caesar {TOMORROW}"
        assert await world.deals.next_digest("caesar", YESTERDAY) == f"digest caesar {TODAY}"
        assert await world.deals.next_digest("rubico", YESTERDAY) is None
        assert await world.deals.days("caesar") == [TODAY]
        assert await world.deals.days("caesar") == [TODAY]
        assert world.asked_days == 1

    asyncio.run(ask())


def test_two_who_ask_at_once_have_one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(monkeypatch)

    async def ask() -> None:
        await asyncio.gather(*(world.deals.find("caesar", TODAY) for _ in range(3)))

    asyncio.run(ask())
    assert world.made == [("caesar", TODAY)]


def test_only_so_many_are_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_KEPT", 2)
    world = World(monkeypatch)

    async def ask() -> None:
        for day in ("2026-01-01", "2026-01-02", "2026-01-03"):
            world.rows["caesar", day] = SimpleNamespace(digest=day, text=day)
            await world.deals.find("caesar", day)

    asyncio.run(ask())
    assert list(world.deals._known) == [("caesar", "2026-01-02"), ("caesar", "2026-01-03")]


@pytest.mark.parametrize(
    ("settings", "is_first", "made", "told", "begun"),
    [
        ({}, True, 4, 1, 1),
        ({}, False, 4, 0, 1),
        ({"show": False}, True, 4, 1, 0),
        ({"deals": False}, True, 0, 0, 0),
    ],
)
def test_what_is_to_do_is_done_where_there_are_deals(
    settings: dict[str, Any], is_first: bool, made: int, told: int, begun: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch, **settings)
    world.is_first = is_first
    world.unopened = [("caesar", YESTERDAY)]
    asyncio.run(world.deals.keep())
    assert (len(world.made), world.told, len(world.begun)) == (made, told, begun)
    assert world.opened == ([("caesar", YESTERDAY)] if made else [])
    if made:
        assert world.made[:2] == [("caesar", TODAY), ("caesar", TOMORROW)]


def test_matches_of_a_day_that_is_over_are_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(monkeypatch)
    world.unopened, world.sealed = [("caesar", YESTERDAY)], ["busy", "m"]
    asyncio.run(world.deals.open_past())
    assert (world.held.row.open_after_end, world.held.row.watch, world.commits) == (True, "link", 1)
    assert world.opened == [("caesar", YESTERDAY)]
    world.opened.clear()
    world.sealed = ["m"] * keeping.AT_ONCE
    asyncio.run(world.deals.open_past())
    assert world.opened == [], "there may be more of them"


@pytest.mark.parametrize(("waiting", "under_way", "begins"), [(0, 0, True), (1, 0, False), (0, 1, False)])
def test_a_bot_tries_only_while_nobody_waits_for_one(
    waiting: int, under_way: int, begins: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)
    world.waiting, world.under_way = waiting, under_way
    asyncio.run(world.deals.let_bots_try())
    assert bool(world.begun) is begins


def test_one_try_after_the_other_of_each_game_today_first(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(monkeypatch)
    for _ in range(9):
        asyncio.run(world.deals.let_bots_try())
        for deal, bot, nth in world.begun[-1:]:
            key = f"{deal.removeprefix('deal ')} {bot} {nth}"
            world.tried.append(SimpleNamespace(bot=bot, key=key))
    assert [(deal, nth) for deal, _, nth in world.begun] == [
        (f"deal {game} {day}", nth) for day in (TODAY, TOMORROW) for game in ("caesar", "rubico") for nth in (0, 1)
    ]


def test_every_bot_that_is_awake_tries_and_the_strongest_several_times(monkeypatch: pytest.MonkeyPatch) -> None:
    infos = [SimpleNamespace(name=name, points=points) for name, points in (("a", 5), ("b", 9), ("c", None), ("d", 7))]
    monkeypatch.setattr(keeping, "infos_for", lambda game: infos)
    monkeypatch.setattr(keeping, "is_asleep", lambda game, bot: bot == "d")
    assert tries_of_bots("caesar") == [("a", 0), ("b", 0), *(("b", nth) for nth in range(1, BEST_OF))]
    assert strongest_of(["a", "c", "unknown"], "caesar") == "a"
    infos.clear()
    assert tries_of_bots("caesar") == []
