"""Many look at a tournament: what they see is worked out once for each change, beside the event loop; bots in it are not free."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from server.conftest import Running, serving
from server.tournaments.test_tournaments import made, name_of, now, start
from triumvirate.server.bots.turns import payer_of
from triumvirate.server.client import Refused
from triumvirate.server.operation import workshop
from triumvirate.server.store import bot_queue
from triumvirate.server.store import tournaments as stored
from triumvirate.server.store.rows import OF_TOURNAMENT
from triumvirate.server.tournaments import hosting, showing
from triumvirate.server.tournaments.looking import Looking


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("looking")) as running:
        running.worker.bots.table_changed = lambda held: None  # type: ignore[method-assign]  # nobody plays
        yield running


def test_points_are_reckoned_once_for_each_change_and_beside_the_loop(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, other = server.client(), server.client()
    found = made(host, "swiss", 5)
    where: list[str] = []
    honest = showing.reckoned

    def reckoned(whole: Any) -> Any:
        where.append(threading.current_thread().name)
        return honest(whole)

    monkeypatch.setattr(showing, "reckoned", reckoned)
    monkeypatch.setattr(workshop, "MANY", 1)
    assert [len(now(one, found)["entrants"]) for one in (host, other, server.client(guest=False))] == [5, 5, 5]
    assert len(where) == 1, "the others are shown what the first was"
    other.post(dict, f"/tournaments/{name_of(found)}/join")
    assert now(other, found)["you"] is not None
    assert now(host, found)["you"] is None
    assert start(host, found)["tables"] == now(host, found)["tables"]
    assert len(now(host, found)["standing"]) == 6
    assert all(name.startswith("workshop") for name in where), where


def test_one_reads_for_all_who_come_at_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    found = made(server.client(), "swiss", 5)
    reads: list[str] = []
    honest = stored.whole

    async def whole(db: Any, tournament: str) -> Any:
        reads.append(tournament)
        return await honest(db, tournament)

    monkeypatch.setattr(stored, "whole", whole)

    async def together() -> set[int]:
        looking = Looking(server.worker.db)
        return {id(one) for one in await asyncio.gather(*(looking.whole(name_of(found)) for _ in range(9)))}

    assert len(server.do(together())) == 1
    assert reads == [name_of(found)]


def test_who_has_gone_for_good_is_named_nowhere(server: Running) -> None:
    host, other = server.client(), server.client()
    found = made(host, "swiss", 5)
    other.call("PATCH", "/me", {"name": "Spurius"})
    other.post(dict, f"/tournaments/{name_of(found)}/join")
    start(host, found)
    assert "Spurius" in str(now(host, found))
    assert now(other, found)["tournament"]["host"]["id"] == host.me().me.id
    for one in (other, host):
        one.call("DELETE", "/me", {"name": one.me().me.name})
    seen = now(server.client(), found)
    assert "Spurius" not in str(seen)
    assert seen["tournament"]["host"] is None


def test_one_host_brings_so_many_bots_and_no_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_BOTS", (5, 9))
    object.__setattr__(server.worker.settings, "limits", True)
    host = server.client()
    first, second = made(host, "swiss", 3), made(host, "arena", 2, minutes=10)
    with pytest.raises(Refused) as refused:
        host.post(dict, f"/tournaments/{name_of(second)}/bots", bot="recruit", number=1)
    assert refused.value.code == "forbidden"
    assert "5 bots" in refused.value.reason
    host.post(dict, f"/tournaments/{name_of(first)}/cancel")
    assert len(host.post(dict, f"/tournaments/{name_of(second)}/bots", bot="recruit", number=3)["entrants"]) == 5
    object.__setattr__(server.worker.settings, "limits", False)


def test_tables_of_bots_alone_have_one_share_of_the_bots_time_and_people_their_own(server: Running) -> None:
    host, other = server.client(), server.client()
    found = made(host, "swiss", 5)
    other.post(dict, f"/tournaments/{name_of(found)}/join")
    tables = [table["match"] for table in start(host, found)["tables"]]
    person = other.me().me.id

    async def payers() -> tuple[dict[str, str], dict[str, str]]:
        worker = server.worker
        held = [await worker.cache.load(match) for match in tables]
        await bot_queue.adopt(worker.db, tables)
        claims = await bot_queue.claim(worker.db, "one", 50, 60)
        theirs = {claim.match: claim.payer for claim in claims if claim.match in tables}
        return {one.id: payer_of(one) for one in held}, theirs

    here, shared = server.do(payers())
    assert here == shared, "where several processes think, too"
    assert sorted(here.values()) == sorted([OF_TOURNAMENT, OF_TOURNAMENT, person])
