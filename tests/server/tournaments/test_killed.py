"""A server on one machine is killed with -9 in the middle of tournaments: started again, it plays them to their end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from server.conftest import PATIENCE, lay_out
from triumvirate.server.client import Client, Refused
from triumvirate.server.table_time import wall_ms

TESTS = Path(__file__).parents[2]
LIVE = {"kind": "live", "seconds": 86_400}
PHASES = {"kind": "phase", "seconds": 60}


class Fragile:
    """A server with its database in a file, and a way to kill it and start it again."""

    def __init__(self, folder: Path, pace: int) -> None:
        lay_out(folder)
        hurried = str(Path(__file__).with_name("hurried.py"))
        self._command = [sys.executable, hurried, str(folder), str(wall_ms()), str(pace)]
        self._start()
        self.me = Client(self.url)
        self.me.be()

    def _start(self) -> None:
        path = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))
        env = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(self._command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, "the server did not start"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def killed_and_started(self) -> None:
        self.kill()
        self._start()
        cookie, self.me = self.me.cookie, Client(self.url)
        self.me.cookie = cookie

    def begun(self, kind: str, bots: int, is_mine: bool = False, **more: Any) -> str:
        """A tournament of recruits, and of mine where nothing may be over before I have played."""
        game, clock = ("rubico", PHASES) if kind == "rotation" else ("caesar", LIVE)
        body = {"game": game, "kind": kind, "name": "Ludi", "clock": clock, "patience": 3600, **more}
        found = str(self.me.post(dict, "/tournaments", **body)["tournament"]["id"])
        self.me.post(dict, f"/tournaments/{found}/bots", bot="recruit", number=bots)
        if is_mine:
            self.me.post(dict, f"/tournaments/{found}/join")
        self.me.post(dict, f"/tournaments/{found}/start")
        return found

    def now(self, tournament: str) -> dict[str, Any]:
        return dict(self.me.get(dict, f"/tournaments/{tournament}"))

    def is_over(self, tournament: str) -> bool:
        """Whether it is; my own tables are given up as they come."""
        found = self.now(tournament)
        if found["your_match"]:
            try:
                self.me.at(found["your_match"], dict, "resign")
            except Refused:  # it ended meanwhile
                return False
        return bool(found["tournament"]["status"] == "finished")

    def are_over(self, plans: list[str]) -> bool:
        """Whether all of them are: each is looked at, for my tables are given up by that."""
        return sum(self.is_over(plan) for plan in plans) == len(plans)

    def until(self, is_so: Any, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not is_so():
            assert time.monotonic() < end, "it did not come to that"
            time.sleep(0.1)


def done(found: dict[str, Any]) -> int:
    return sum(table["points"] is not None for table in found["tables"])


def done_in(server: Fragile, plans: list[str]) -> int:
    return sum(done(server.now(plan)) for plan in plans)


def check(over: dict[str, Any]) -> None:
    """Every round was made once, nobody sat twice in one but in an arena, all have a result, and points add up."""
    tables = over["tables"]
    assert all(table["points"] is not None for table in tables)
    made = [table["match"] for table in tables if table["match"]]
    assert len(made) == len(set(made))
    places = [(table["round"], table["place"]) for table in tables]
    assert len(places) == len(set(places))
    if over["tournament"]["kind"] not in ("arena", "knockout"):
        sat = [(table["round"], seat) for table in tables for seat in table["seats"]]
        assert len(sat) == len(set(sat))
        points = {line["number"]: line["points"] for line in over["standing"]}
        given: dict[int, int] = dict.fromkeys(points, 0)
        for table in tables:
            for seat, got in zip(table["seats"], table["points"], strict=True):
                given[seat] += got
        assert given == points


def test_a_server_killed_in_the_middle_of_a_tournament_plays_it_to_its_end(tmp_path: Path) -> None:
    server = Fragile(tmp_path, pace=20)
    try:
        plan = server.begun("swiss", 3, is_mine=True, rounds=2)
        server.until(lambda: done(server.now(plan)) == 1)  # the bots' table; mine is not over before I resign
        server.killed_and_started()
        found = server.now(plan)
        assert (found["tournament"]["status"], done(found), len(found["tables"])) == ("running", 1, 2)
        server.until(lambda: server.is_over(plan))
        over = server.now(plan)
        check(over)
        assert len(over["tables"]) == 4
    finally:
        server.kill()


@pytest.mark.long
def test_long_every_kind_is_played_to_its_end_though_the_server_is_killed_again_and_again(tmp_path: Path) -> None:
    server = Fragile(tmp_path, pace=10)
    short = {"options": {"track": "short_march"}, "rounds": 2}
    try:
        plans = [
            server.begun("round_robin", 4, is_mine=True),
            server.begun("swiss", 8, is_mine=True),
            server.begun("knockout", 7, is_mine=True),
            server.begun("arena", 8, minutes=10),
            server.begun("rotation", 4, **short),
        ]
        for _ in range(6):
            wanted = done_in(server, plans) + 2
            server.until(lambda: server.are_over(plans) or done_in(server, plans) >= wanted, 300)  # noqa: B023
            server.killed_and_started()
        server.until(lambda: server.are_over(plans), 600)
        for plan in plans:
            check(server.now(plan))
    finally:
        server.kill()
