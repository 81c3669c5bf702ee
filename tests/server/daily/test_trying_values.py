"""A try at a deal over fakes: the one under way is gone on with, and which one is ranked."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from server.rows import some_people
from triumvirate.server.daily import trying
from triumvirate.server.errors import Forbidden

CATO = some_people("cato")["cato"]
NOON = 1_767_614_400_000  # of 2026-01-05
KEY = "caesar 2026-01-05 cato"


class World:
    """What somebody tried before, and what is added now."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.before: list[Any] = []
        self.ranked: Any = None
        self.is_taken = self.is_full = False
        self.added: list[tuple[Any, ...]] = []
        self.cache: Any = SimpleNamespace(db=None, now=lambda: NOON, load=self._load)
        for place, name, fake in (
            (trying.daily, "tries_of", self._tries_of),
            (trying.daily, "ranked_try", self._ranked_try),
            (trying.caps, "check_tables", self._check_tables),
            (trying, "_add", self._add),
        ):
            monkeypatch.setattr(place, name, fake)
        monkeypatch.setattr(trying, "find_game", lambda name: SimpleNamespace(version=2))

    async def _load(self, match: str) -> str:
        return f"held {match}"

    async def _tries_of(self, db: Any, game: str, day: str, person: str) -> list[Any]:
        assert (game, person) == ("caesar", "cato")
        return self.before

    async def _ranked_try(self, db: Any, key: str) -> Any:
        assert key == KEY
        return self.ranked

    async def _check_tables(self, cache: Any, person: Any) -> None:
        if self.is_full:
            raise Forbidden("enough")

    async def _add(self, cache: Any, *what: Any) -> str:
        self.added.append(what[1:])
        if self.is_taken:
            raise IntegrityError("", {}, ValueError())
        return "new"

    def begin(self, day: str = "2026-01-05", is_tried_here: bool = False, rules: int = 2) -> str:
        deal: Any = SimpleNamespace(game="caesar", day=day, rules=rules)
        return str(asyncio.run(trying.begin(self.cache, CATO, deal, is_tried_here)))

    def begin_for_bot(self, day: str) -> Any:
        deal: Any = SimpleNamespace(game="caesar", day=day, rules=2)
        return asyncio.run(trying.begin_for_bot(self.cache, deal, "legate", 3))


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    return World(monkeypatch)


def over(match: str) -> Any:
    return SimpleNamespace(match=match, ended=5)


def test_a_try_under_way_is_gone_on_with_even_by_who_has_tables_enough(world: World) -> None:
    world.before, world.is_full = [over("m"), SimpleNamespace(match="n", ended=None)], True
    assert world.begin() == "held n"
    assert world.added == []


def test_who_has_tables_enough_begins_no_other(world: World) -> None:
    world.is_full = True
    with pytest.raises(Forbidden):
        world.begin()
    assert world.added == []


def test_a_deal_of_rules_that_are_gone_is_not_played(world: World) -> None:
    with pytest.raises(Forbidden):
        world.begin(rules=1)
    assert world.added == []


@pytest.mark.parametrize(
    ("day", "before", "is_tried_here", "why"),
    [
        ("2026-01-05", [], False, ""),
        ("2026-01-05", [], True, trying.BROWSER),
        ("2026-01-05", [over("m")], False, trying.AGAIN),
        ("2026-01-05", [over("m")], True, trying.AGAIN),
        ("2026-01-04", [], False, trying.PAST),
        ("2026-01-04", [over("m")], True, trying.PAST),
    ],
)
def test_ranked_is_the_first_try_on_the_deals_own_day_where_nobody_else_had_one(
    day: str, before: list[Any], is_tried_here: bool, why: str, world: World
) -> None:
    world.before = before
    assert world.begin(day, is_tried_here) == "new"
    assert world.added == [(CATO, None, why, None if why else KEY, 0, day == "2026-01-04")]


def test_who_begins_from_two_pages_at_once_has_one_try(world: World) -> None:
    world.is_taken = True
    with pytest.raises(IntegrityError):
        world.begin()
    world.ranked = over("first")
    assert world.begin() == "held first"


@pytest.mark.parametrize("day", ["2026-01-04", "2026-01-05"])
def test_a_bots_try_is_begun_by_one_worker(day: str, world: World) -> None:
    assert world.begin_for_bot(day) == "new"
    key = trying.key_of_bot("caesar", day, "legate", 3)
    assert key == f"caesar {day} bot legate 3"
    assert world.added == [(None, "legate", "", key, 3, day == "2026-01-04")]
    world.is_taken = True
    assert world.begin_for_bot(day) is None
