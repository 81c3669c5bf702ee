"""Clocks that are turned: a table's time passes evenly, links outlive it, and workers go by their database."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Running, serving
from server.playing import act_once, table_for_two
from triumvirate.server.client import Client, Refused
from triumvirate.server.replies import MeReply
from triumvirate.server.settings import Settings
from triumvirate.server.table_time import SMALL_MS, TableTime
from triumvirate.server.worker import QUICK_MS, Worker

HOUR = 3_600_000


class Clocks:
    """A wall and an even clock, to be turned by hand."""

    def __init__(self) -> None:
        self.wall, self.even = 1_800_000_000_000, 5_000

    def pass_by(self, ms: int) -> None:
        self.wall += ms
        self.even += ms

    def table_time(self) -> TableTime:
        return TableTime(lambda: self.wall, lambda: self.even)


@pytest.mark.parametrize("turn", [HOUR, -HOUR])
def test_a_turned_wall_clock_changes_nothing(turn: int) -> None:
    clocks = Clocks()
    now = clocks.table_time()
    clocks.pass_by(500)
    clocks.wall += turn
    clocks.pass_by(700)
    assert now() == 1_800_000_001_200


def test_a_worker_goes_by_the_database_and_forgives_when_that_is_turned(tmp_path: Path) -> None:
    clocks = Clocks()
    now = clocks.table_time()
    worker = Worker(Settings(tmp_path, database="postgresql+asyncpg://nobody/there", now=now))
    assert not worker._keep_time(clocks.wall + HOUR, 5, is_first=True), "a worker that starts was never right before"
    assert now() == clocks.wall + HOUR
    assert not worker._keep_time(now() + 300, 5, is_first=False), "drift"
    assert not worker._keep_time(now() - HOUR, QUICK_MS + 1, is_first=False), "an answer that took too long"
    assert worker._rests_until == 0, "nothing was turned so far"
    told = now() + HOUR
    assert worker._keep_time(told, 5, is_first=False)
    assert now() == told
    assert worker._rests_until > 0


@pytest.mark.parametrize("turn", [HOUR, -HOUR])
def test_beside_a_file_the_time_stays_that_of_the_start_of_the_machine(tmp_path: Path, turn: int) -> None:
    clocks = Clocks()
    with serving(tmp_path, now=clocks.table_time()) as server:
        me, other, match = table_for_two(server, clock={"kind": "live", "seconds": 600})
        before = me.state(match)
        clocks.pass_by(60_000)
        clocks.wall += turn
        server.do(server.worker._sign())
        server.tick()
        assert me.state(match).now == before.now + 60_000
    with serving(tmp_path, now=clocks.table_time()) as server:  # a worker that is started now counts like the others
        server.tick()
        me, other = (_at(server, client) for client in (me, other))
        shown = me.state(match)
        assert shown.now == before.now + 60_000
        assert shown.result is None
        assert before.clocks is not None
        assert shown.clocks is not None
        seat = shown.clocks.running[0]
        assert shown.clocks.left_ms[seat] == before.clocks.left_ms[seat] - 60_000
        assert act_once({"caesar": me, "pompey": other}, match, random.Random(1)).number == shown.number + 1


def test_a_time_before_the_machine_knew_the_year_is_not_kept(tmp_path: Path) -> None:
    clocks = Clocks()
    clocks.wall = 86_400_000
    with serving(tmp_path, now=clocks.table_time()):
        clocks.wall = 1_800_000_000_000
    with serving(tmp_path, now=clocks.table_time()) as server:
        assert server.worker.cache.now() == clocks.wall


def _at(server: Running, client: Client) -> Client:
    there = Client(server.url)
    there.cookie = client.cookie
    return there


def test_a_device_link_runs_out_by_the_tables_time(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = server.client()
        links: list[Any] = [me.device_link() for _ in range(2)]
        server.clock.add(11 * 60)
        with pytest.raises(Refused, match="not valid any more"):
            Client(server.url).post(MeReply, "/login/device", token=links[1].token)
        server.clock.add(-6 * 60)
        assert Client(server.url).post(MeReply, "/login/device", token=links[1].token)


def test_who_signed_in_at_a_worker_that_is_a_little_ahead_is_known_at_the_others(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = server.client()
        link, known = me.device_link(), me.me().me
        server.clock.add(-SMALL_MS / 1000)
        assert me.me().me == known
        assert me.post(MeReply, "/login/device", token=link.token).me == known
