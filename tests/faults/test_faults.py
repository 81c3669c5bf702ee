"""Whatever is killed, frozen, cut, filled or turned, and whenever: nothing acknowledged is lost, no move doubled, none stuck.

The short form; `make prove` runs the long one (`-m long`) with 200 blows on SQLite and 200 on PostgreSQL and Redis.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path

import pytest

from faults import checker
from faults.battlefield import Battlefield
from faults.checker import Found
from faults.friends import Friends
from faults.kills import Saboteur
from faults.load import Player
from faults.promises import Promises
from triumvirate.server.operation.cluster.services import free_port, listens, until

BRIEF = (0.1, 0.4)
MOMENT = 0.3  # nothing is found sooner by people who never rest, which costs more than all that is done to them
FULL = "The server cannot write to its disk just now; nothing was changed. Try again later."


def under_fire(field: Battlefield, people: int, blows: int, seed: int, is_long: bool = False) -> tuple[Found, Saboteur]:
    """People play while a saboteur is at work; then everything is mended, and everything compared."""
    stop = threading.Event()
    with field:
        ensemble = field.ensemble
        saboteur = Saboteur(field, seed, long_ones=15) if is_long else Saboteur(field, seed, most=1.0)
        moment = 0.0 if is_long else MOMENT
        players = [Player(ensemble.url, seed * 100 + number, stop, thinks=moment) for number in range(people)]
        friends = Friends(ensemble.url, seed, stop, Promises(), rests=moment)
        saboteur.told_of_disk = lambda: sum(player.log.said[FULL] for player in players)
        for one in (*players, friends):
            one.start()
        until(lambda: bool(friends.rounds) and any(player.log.acks for player in players), "nobody could play")
        began = time.monotonic()
        saboteur.harm(blows or saboteur.ways, pause=(0.2, 1.5) if is_long else BRIEF)
        saboteur.mend()
        took = time.monotonic() - began
        time.sleep(2.0)
        stop.set()
        for one in (*players, friends):
            one.join(90)
            assert not one.is_alive()
        stop.clear()
        stuck = checker.goes_on(players)
        found = checker.compare(ensemble.database, [player.log for player in players], friends.promises)
        found.stuck = stuck
        found.differing = checker.records(ensemble.database, players)
        found.faults += checker.unforeseen(ensemble.folder)
    logs = [player.log for player in players]
    said = sum((log.said for log in logs), Counter[str]())
    print(f"{sum(saboteur.done.values())} blows in {took:.0f} s: {dict(saboteur.done)}")
    print(f"{found.acknowledged} acknowledged of {found.entries} entries in {found.matches} matches")
    print(f"on the way: {dict(sum((Counter(log.refusals) for log in logs), Counter()))}; said: {dict(said)}")
    print(f"{len(friends.promises.given)} other promises at {friends.rounds} tables; {Counter(friends.troubles)}")
    print(f"clumsy: {dict(sum((log.clumsy for log in logs), Counter()))}")
    print(f"wrong: {found.wrong}")
    return found, saboteur


@pytest.mark.long  # on PostgreSQL the same ways are tried, and more; SQLite loses nothing in `test_power_loss.py`
def test_on_sqlite_with_a_bot_worker(open_folder: Path) -> None:
    field = Battlefield(open_folder, webs=1, bots=1, on_postgres=False)
    found, saboteur = under_fire(field, people=2, blows=0, seed=1)
    assert found.wrong == []
    assert found.acknowledged >= 10
    assert found.promised >= 10
    assert len(saboteur.done) == saboteur.ways, "every way was tried"


def test_on_postgres_and_redis(open_folder: Path) -> None:
    field = Battlefield(open_folder, webs=2, bots=1, on_postgres=True)
    found, saboteur = under_fire(field, people=2, blows=0, seed=2)
    assert found.wrong == []
    assert found.acknowledged >= 10
    assert found.promised >= 10
    assert len(saboteur.done) == saboteur.ways, "every way was tried"


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
    found = checker.compare(f"sqlite:///{tmp_path / 'triumvirate.db'}", [player.log], Promises())
    assert found.lost


@pytest.mark.long
def test_long_on_sqlite_with_bot_workers(open_folder: Path) -> None:
    field = Battlefield(open_folder, webs=1, bots=2, on_postgres=False)
    found, saboteur = under_fire(field, people=6, blows=200, seed=3, is_long=True)
    assert found.wrong == []
    assert len(saboteur.done) == saboteur.ways


@pytest.mark.long
def test_long_on_postgres_and_redis(open_folder: Path) -> None:
    field = Battlefield(open_folder, webs=3, bots=2, on_postgres=True)
    found, saboteur = under_fire(field, people=8, blows=200, seed=4, is_long=True)
    assert found.wrong == []
    assert len(saboteur.done) == saboteur.ways
