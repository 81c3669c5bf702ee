"""Whatever is killed, frozen or cut, and whenever: no acknowledged move is lost or doubled, and no match is stuck.

The short form; `make prove` runs the long one (`-m long`) with 200 blows on PostgreSQL and Redis and 60 on SQLite.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from faults import checker
from faults.checker import Found
from faults.kills import Saboteur
from faults.load import Player
from triumvirate.server.cluster.ensemble import Ensemble
from triumvirate.server.cluster.services import free_port, listens, until

QUICK = {"TRIUMVIRATE_LIMITS": "0", "TRIUMVIRATE_BOT_PAUSE": "0", "TRIUMVIRATE_BOT_LEASE": "3"}


def under_fire(ensemble: Ensemble, people: int, blows: int, seed: int) -> tuple[Found, Saboteur]:
    """People play while a saboteur is at work; then everything is mended, and everything compared."""
    stop = threading.Event()
    saboteur = Saboteur(ensemble, seed)
    with ensemble:
        players = [Player(ensemble.url, seed * 100 + number, stop) for number in range(people)]
        for player in players:
            player.start()
        time.sleep(1.0)
        saboteur.harm(blows)
        saboteur.mend()
        time.sleep(2.0)
        stop.set()
        for player in players:
            player.join(60)
            assert not player.is_alive()
        stop.clear()
        stuck = checker.goes_on(players)
        found = checker.compare(ensemble.database, [player.log for player in players])
        found.stuck = stuck
        found.differing = checker.records(ensemble.database, players)
    refusals = {name: sum(p.log.refusals.get(name, 0) for p in players) for p in players for name in p.log.refusals}
    print(
        f"{dict(saboteur.done)}\n{found.acknowledged} acknowledged of {found.entries} entries in {found.matches} matches"
    )
    print(f"refusals on the way: {refusals}; clicked twice: {sum(p.log.again for p in players)}")
    return found, saboteur


def test_on_sqlite_with_a_bot_worker(open_folder: Path) -> None:
    ensemble = Ensemble(open_folder, webs=1, bots=1, on_postgres=False, **QUICK)
    found, _ = under_fire(ensemble, people=3, blows=4, seed=1)
    assert found.wrong == []
    assert found.acknowledged >= 10


def test_on_postgres_and_redis(open_folder: Path) -> None:
    ensemble = Ensemble(open_folder, webs=2, bots=2, is_durable=False, **QUICK)
    found, saboteur = under_fire(ensemble, people=4, blows=11, seed=2)
    assert found.wrong == []
    assert found.acknowledged >= 10
    assert len(saboteur.done) == 11, "every way was tried"


def test_acknowledging_before_the_commit_is_caught(tmp_path: Path) -> None:
    """The planted fault: the checker must see it, or it would see nothing."""
    port = free_port()
    planted = [sys.executable, str(Path(__file__).with_name("planted.py")), str(port), str(tmp_path)]
    process = subprocess.Popen(planted, stdout=subprocess.DEVNULL)
    try:
        until(lambda: listens(port), "the planted server did not listen: not")
        stop = threading.Event()
        player = Player(f"http://127.0.0.1:{port}", 7, stop)
        player.start()
        until(lambda: len(player.log.acks) >= 2, "nobody could play: nothing")
    finally:
        process.kill()
        process.wait()
    stop.set()
    player.join(30)
    found = checker.compare(f"sqlite:///{tmp_path / 'triumvirate.db'}", [player.log])
    assert found.lost


@pytest.mark.long
def test_long_on_sqlite_with_bot_workers(open_folder: Path) -> None:
    ensemble = Ensemble(open_folder, webs=1, bots=2, on_postgres=False, **QUICK)
    found, _ = under_fire(ensemble, people=6, blows=60, seed=3)
    assert found.wrong == []


@pytest.mark.long
def test_long_on_postgres_and_redis(open_folder: Path) -> None:
    ensemble = Ensemble(open_folder, webs=3, bots=2, is_durable=False, **QUICK)
    found, _ = under_fire(ensemble, people=8, blows=200, seed=4)
    assert found.wrong == []
