"""Deals where several workers share a database, and after a restart: made once, gone on with, opened by whoever comes first."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from server.conftest import serving
from server.daily.conftest import GAME, Site
from triumvirate.server.client import Client, match_of
from triumvirate.server.daily import days
from triumvirate.server.daily.keeping import Deals
from triumvirate.server.operation.cluster.services import PostgreSQL
from triumvirate.server.store.schema import daily_deals, matches

NOON = 1_900_000_000_000 // days.DAY_MS * days.DAY_MS + days.DAY_MS // 2


def test_a_restart_in_the_middle_of_a_try(short: None, tmp_path: Path) -> None:
    with serving(tmp_path, deals=True, now=lambda: NOON) as server:
        client = server.client()
        day = days.day_at(NOON)
        before = client.deal(GAME, day)
        match = match_of(client.play_deal(GAME, day))
        server.until(lambda: client.state(match).legal)
    with serving(tmp_path, deals=True, now=lambda: NOON) as server:
        again = Client(server.url)
        again.cookie = client.cookie
        told = again.deal(GAME, day)
        assert (told.digest, told.next_digest) == (before.digest, before.next_digest)
        state = again.play_deal(GAME, day)
        assert match_of(state) == match
        again.act(state, state.legal[0].action)
        assert again.deal(GAME, day).mine[0].ended == NOON


def test_of_two_workers_at_once_the_firsts_deal_stands(site: Site) -> None:
    worker = site.server.worker
    other = Deals(worker.cache, worker.bots, worker.notices)
    here = Deals(worker.cache, worker.bots, worker.notices)
    day = days.later(site.today, 2)

    async def both() -> list[Any]:
        return await asyncio.gather(here._made(GAME, day), other._made(GAME, day))

    one, two = site.server.do(both())
    assert one[1] == two[1]
    assert len(site.server.do(worker.db.rows(daily_deals.select().where(daily_deals.c.day == day)))) == 1


def test_two_tries_from_two_pages_at_once_are_one(site: Site) -> None:
    client = site.server.client()
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda _: match_of(client.play_deal(GAME, site.today)), range(2)))
    assert len(set(found)) == 1
    mine = matches.select().where(matches.c.host == client.me().me.id)
    assert len(site.server.do(site.server.worker.db.rows(mine))) == 1


def test_two_workers_of_a_cluster(short: None, tmp_path: Path, postgres: PostgreSQL) -> None:
    database = postgres.add("deals")
    moment = [NOON]
    shared = {
        "database": database,
        "secret_key": "one key for both",
        "deals": True,
        "now": lambda: moment[0],
    }
    with serving(tmp_path / "a", **shared) as one, serving(tmp_path / "b", **shared) as two:
        client, same = one.client(), Client(two.url)
        same.cookie = client.cookie
        day = days.day_at(NOON)
        with ThreadPoolExecutor(2) as pool:
            digests = list(pool.map(lambda who: who.deal(GAME, day).digest, (client, same)))
        assert digests[0] == digests[1]
        match = match_of(client.play_deal(GAME, day))
        assert match_of(same.play_deal(GAME, day)) == match
        two.until(lambda: same.state(match).legal)
        state = same.state(match)
        same.act(state, state.legal[0].action)
        assert client.deal(GAME, day).mine[0].ended is not None
        with pytest.raises(Exception, match="keeps its secrets"):
            client.get(dict, f"/matches/{match}/verify")
        moment[0] += days.DAY_MS
        two.do(two.worker.deals.keep())
        assert client.get(dict, f"/matches/{match}/verify")["secret"] in (client.deal(GAME, day).text or "")
