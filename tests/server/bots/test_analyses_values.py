"""Looking back over fakes: how many at once, each once, and what is kept of it in memory; and the match on show."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from server.rows import a_table
from some import some
from triumvirate.games import find_game, game_names
from triumvirate.server.bots import analyses, showing
from triumvirate.server.bots.analyses import MOST_AT_ONCE, Analyst, Work
from triumvirate.server.bots.showing import KEPT_MS, UNWATCHED, WATCHED

FOUND: Any = SimpleNamespace(moments=[1, 2, 3], to_json=lambda language: f"told in {language}")


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the database has, by match."""
    rows: dict[str, Any] = {}

    async def load(db: Any, match: str, version: int) -> Any:
        return rows.get(match)

    async def look(self: Analyst, held: Any, work: Work) -> None:
        assert self._bots == "bots"  # type: ignore[comparison-overlap]
        await asyncio.sleep(60)

    monkeypatch.setattr(analyses.analyses, "load", load)
    monkeypatch.setattr(analyses, "from_data", lambda data: data)
    monkeypatch.setattr(analyses, "table_at", lambda held, number: SimpleNamespace(entries=[1, 2]))
    monkeypatch.setattr(Analyst, "_look", look)
    return rows


def test_so_many_matches_are_looked_at_at_once_each_once(kept: dict[str, Any]) -> None:
    async def scene() -> None:
        analyst: Any = Analyst(None, "bots")  # type: ignore[arg-type]
        for nth in range(MOST_AT_ONCE - 1):
            await analyst.begin(a_table(id=f"m{nth}"))
        await analyst.begin(a_table(id="m0"))
        assert len(analyst._tasks) == MOST_AT_ONCE - 1, "it is under way"
        analyst._work["m0"].fault = "x"
        await analyst.begin(a_table(id="m0"))
        assert len(analyst._tasks) == MOST_AT_ONCE, "what failed may be tried again"
        await analyst.begin(a_table(id="one more"))
        assert len(analyst._tasks) == MOST_AT_ONCE
        none, waiting = await analyst.report("one more", "en"), await analyst.report("m1", "en")
        assert (none.status, none.done, none.total) == ("none", 0, 0)
        assert (waiting.status, waiting.done, waiting.total, waiting.reason) == ("waiting", 0, 2, None)
        analyst._work["m1"].fault = "There is no such match."
        assert (await analyst.report("m1", "it")).reason == "Non c'è una partita così."
        tasks = list(analyst._tasks)
        await asyncio.sleep(0)
        await analyst.stop()
        assert not analyst._tasks
        assert all(task.cancelled() for task in tasks)

    asyncio.run(scene())


def test_what_was_found_is_told_from_the_database_and_only_so_much_is_kept_besides(
    kept: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_KEPT", 2)

    async def scene() -> None:
        analyst: Any = Analyst(None, "bots")  # type: ignore[arg-type]
        kept.update(dict.fromkeys("abc", FOUND))
        for match in "abc":
            told = await analyst.report(match, "it")
            assert (told.status, told.done, told.total, told.analysis) == ("done", 3, 3, "told in it")
        assert list(analyst._work) == ["b", "c"]
        await analyst.begin(a_table(id="b"))
        assert not analyst._tasks, "it is done"
        await analyst.begin(a_table(id="new"))
        assert list(analyst._work) == ["c", "new"]
        await analyst.stop()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("work", "status"),
    [
        (Work(2), "waiting"),
        (Work(2, is_begun=True), "running"),
        (Work(2, is_begun=True, found=FOUND), "done"),
        (Work(2, is_begun=True, fault="x"), "failed"),
    ],
)
def test_how_far_it_is(work: Work, status: str) -> None:
    assert analyses._status(work) == status


# --- the match on show ------------------------------------------------------------------------------------------------

SHOWN = [name for name in game_names() if find_game(name).page.chunk]


@pytest.mark.parametrize(
    ("last", "status", "is_first", "made", "is_forgotten"),
    [
        (None, None, True, SHOWN[0], True),
        (SHOWN[0], "finished", True, SHOWN[1], True),
        (SHOWN[-1], "finished", True, SHOWN[0], True),
        ("gone", "finished", True, SHOWN[0], True),
        (SHOWN[0], "running", True, None, False),
        (SHOWN[0], "finished", False, SHOWN[1], False),
    ],
)
def test_one_match_is_on_show_of_the_next_game_and_old_ones_are_forgotten_a_day_later(
    last: str | None,
    status: str | None,
    is_first: bool,
    made: str | None,
    is_forgotten: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    added: list[Any] = []
    forgotten: list[Any] = []

    async def row(query: Any) -> Any:
        assert "matches.code = " in str(query)
        return SimpleNamespace(id="old", game=last, status=status) if last else None

    async def add(held: Any, code_from: str | None = None) -> None:
        added.append((held, code_from))
        if not is_first:
            raise IntegrityError("", {}, ValueError())

    async def forget(db: Any, source: str, before: int) -> None:
        forgotten.append((source, before))

    now = 10 * KEPT_MS
    cache: Any = SimpleNamespace(db=SimpleNamespace(row=row), add=add, now=lambda: now)
    monkeypatch.setattr(showing, "_made", lambda cache, name: name)
    monkeypatch.setattr(showing.overview, "forget_source", forget)
    asyncio.run(showing.keep_on(cache))
    assert added == ([(made, "old" if last else None)] if made else [])
    assert forgotten == ([(showing.ON_SHOW, now - KEPT_MS)] if is_forgotten else [])


def test_where_no_game_has_a_page_none_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async def row(query: Any) -> None:
        return None

    monkeypatch.setattr(showing, "game_names", list)
    asyncio.run(showing.keep_on(SimpleNamespace(db=SimpleNamespace(row=row))))  # type: ignore[arg-type]


def test_bots_on_show_are_calm_and_calmer_while_nobody_looks() -> None:
    watched: set[str] = set()
    presence: Any = SimpleNamespace(is_watched=lambda match: match in watched)
    assert showing.calm(a_table("@a", source="lobby"), presence) == 1.0
    shown = a_table("@a", source=showing.ON_SHOW)
    assert showing.calm(shown, presence) == UNWATCHED
    watched.add("m")
    assert showing.calm(shown, presence) == WATCHED


@pytest.mark.parametrize("game", game_names())
def test_the_strongest_bot_that_is_awake_is_on_show(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = sorted((info for info in showing.infos_for(game) if info.points), key=lambda info: info.points or 0)
    asleep: set[str] = set()
    monkeypatch.setattr(showing, "is_asleep", lambda game, bot: bot in asleep)
    for info in some(reversed(levels)):
        assert showing._strongest(game) == info.name
        asleep.add(info.name)
