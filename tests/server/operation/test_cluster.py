"""`make cluster`: everything starts, what dies is started again, Ctrl-C ends all of it, and a kept folder goes on."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from folders import open_to_all
from server.conftest import free_port
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.operation.cluster.services import is_ready
from triumvirate.server.replies import State

PATIENCE = 90.0
WHOLE, SMALL, LEAST = (), ("--webs=2", "--bots=1"), ("--webs=1", "--bots=1")  # every worker takes seconds to start
PARTS = {
    WHOLE: ["postgres", "redis", "web1", "web2", "web3", "bots1", "bots2", "proxy"],
    SMALL: ["postgres", "redis", "web1", "web2", "bots1", "proxy"],
}


class Cluster:
    """A cluster as a person starts it, and what it has said."""

    def __init__(self, folder: Path, port: int, shape: Sequence[str]) -> None:
        self.said = folder / "said"
        command = [
            sys.executable,
            "-m",
            "triumvirate.server.operation.cluster",
            f"--data={folder / 'data'}",
            f"--port={port}",
            *shape,
        ]
        with self.said.open("wb") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT, start_new_session=True)
        self.url = f"http://127.0.0.1:{port}"

    def until(self, is_so: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, self.said.read_text()
            if is_so():
                return
            time.sleep(0.1)
        raise AssertionError(f"it did not come to that:\n{self.said.read_text()}")

    def has_said(self, words: str) -> bool:
        return words in self.said.read_text()

    def pids(self) -> list[int]:
        """All of its processes: each knows the folder that it works in."""
        ours = str(self.said.parent)
        return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit() and ours in _place(entry)]

    def serving_at(self, port: str) -> int:
        (pid,) = [pid for pid in self.pids() if f"--port={port}".encode() in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return pid


def _place(process: Path) -> str:
    try:
        return os.readlink(process / "cwd")
    except OSError:
        return ""


@contextmanager
def running(folder: Path, port: int, shape: Sequence[str]) -> Iterator[Cluster]:
    cluster = Cluster(folder, port, shape)
    try:
        cluster.until(lambda: cluster.has_said("Triumvirate is at"))
        yield cluster
        cluster.process.send_signal(signal.SIGINT)
        assert cluster.process.wait(30) == 0
        assert cluster.pids() == [], "nothing is left behind"
    finally:
        for pid in [cluster.process.pid, *cluster.pids()]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def play_on(cluster: Cluster, me: Client, match: str, moves: int) -> State:
    """So many moves of mine, against a bot that thinks in another process; a worker's end may be noticed, once."""
    for _ in range(moves):
        cluster.until(lambda: _mine(me, match))
        state = me.state(match)
        if state.result:
            break
        me.act(state, state.legal[0].action)
    return me.state(match)


def _mine(me: Client, match: str) -> bool:
    try:
        state = me.state(match)
    except (Refused, OSError):  # a worker has just been killed: the proxy finds another
        return False
    return bool(state.legal or state.result)


def a_club_of_two(cluster: Cluster, me: Client) -> str:
    """Its owner and a friend, whom any worker may answer; the friend has lost a match."""
    made = me.post(dict, "/clubs", name="The Ides")
    club, friend = str(made["club"]["id"]), Client(cluster.url)
    friend.post(dict, "/club-invitations", token=made["token"])
    me.post(dict, f"/clubs/{club}/tables", game="caesar")
    (table,) = friend.get(dict, f"/clubs/{club}")["tables"]
    friend.post(dict, "/join", token=table["code"])
    friend.at(table["match"]["id"], dict, "resign")
    return club


def bots_at_a_tournament(me: Client, club: str) -> str:
    """Four recruits at a club's knock-out: several workers look after it, one of which is killed."""
    body = {"game": "caesar", "kind": "knockout", "name": "Ludi", "clock": {"kind": "live", "seconds": 600}}
    made = me.post(dict, "/tournaments", **body, club=club)["tournament"]["id"]
    me.post(dict, f"/tournaments/{made}/bots", bot="recruit", number=4)
    me.post(dict, f"/tournaments/{made}/start")
    return str(made)


def _tournament(me: Client, tournament: str) -> dict[str, object]:
    try:
        return dict(me.get(dict, f"/tournaments/{tournament}")["tournament"])
    except (Refused, OSError):
        return {}


@pytest.mark.parametrize(
    ("shape", "then"), [(SMALL, LEAST), pytest.param(WHOLE, WHOLE, marks=pytest.mark.long)], ids=["small", "whole"]
)
def test_a_cluster_starts_mends_itself_ends_and_goes_on(shape: tuple[str, ...], then: tuple[str, ...]) -> None:
    port = free_port()
    with open_to_all() as folder:
        with running(folder, port, shape) as cluster:
            said = cluster.said.read_text()
            assert re.findall(r"cluster: (\w+) is there", said) == PARTS[shape]
            me = Client(cluster.url)
            match = match_of(me.play("caesar", side="caesar", bot="recruit"))
            play_on(cluster, me, match, 2)
            club = a_club_of_two(cluster, me)
            tournament = bots_at_a_tournament(me, club)
            (at,) = re.findall(r"web2 is there .*\(port (\d+)\)", said)
            os.kill(cluster.serving_at(at), signal.SIGKILL)
            cluster.until(lambda: cluster.has_said("web2 ended; starting it again"))
            number = play_on(cluster, me, match, 2).number
            assert number >= 4
            cluster.until(lambda: is_ready(int(at)))
            cluster.until(lambda: _tournament(me, tournament).get("status") == "finished")
            tables = me.get(dict, f"/tournaments/{tournament}")["tables"]
            places = [(table["round"], table["place"]) for table in tables if table["match"]]
            assert sorted({round_ for round_, _ in places}) == [1, 2], "each round was made, and once"
            assert len(places) == len(set(places)) >= 3
            me.call("PATCH", f"/clubs/{club}", {"new_season": True})
        with running(folder, port, then) as cluster:
            assert me.state(match).number >= number
            found = me.get(dict, f"/clubs/{club}")
            assert (len(found["members"]), len(found["tables"]), len(found["tournaments"])) == (2, 1, 1)
            assert [line["points"] for line in me.get(dict, f"/clubs/{club}/seasons/1")["standing"]] == [2, 0]
            assert play_on(cluster, me, match, 60).result
