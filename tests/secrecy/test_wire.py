"""Secrets on the wire, under load: nothing that a seat or a watcher is sent tells more than their own views do.

Planted leaks are tried by `tests/twins`, where nothing is left to chance. This is the short form; `make prove` plays many
more matches (step `wire`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from pathlib import Path

import pytest

from secrecy.wire_load import TABLES, play_under_load
from secrecy.wire_reader import Reader
from secrecy.wire_witness import Course
from server.conftest import serving

EVERY_WAY = {
    *("state", "update", "ack", "refused", "chat", "presence", "explain reply", "preview reply"),
    *("/view", "/history", "/matches?list=watch", "scene role_dealt"),
}


def captured(
    folder: Path,
    rounds: int,
    moves: int,
    seconds: float,
    seed: int,
    played: Collection[str] = tuple(TABLES),
) -> tuple[list[str], Counter[str]]:
    """The leaks in all that was sent, and how many messages of each kind were read."""
    leaks: list[str] = []
    read: Counter[str] = Counter()
    courses: dict[str, Course] = {}
    with serving(folder, tick=0.1) as server:
        people = play_under_load(server, rounds, moves, seconds, seed, played)
        for match in {somebody.match for somebody in people}:
            courses[match] = Course(server.do(server.worker.cache.load(match)))
    for somebody in people:
        reader = Reader(somebody, courses[somebody.match])
        reader.read_all()
        leaks += reader.leaks
        read += reader.read
    return leaks, read


def test_nothing_on_the_wire_tells_more_than_the_views(tmp_path: Path) -> None:
    leaks, read = captured(tmp_path, rounds=1, moves=12, seconds=5.0, seed=1)
    assert not leaks, "\n".join(leaks[:5])
    assert set(read) >= EVERY_WAY, "every way was listened to"
    assert sum(read.values()) > 150


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 110))
def test_long_nothing_on_the_wire_tells_more_than_the_views(tmp_path: Path, seed: int) -> None:
    leaks, read = captured(tmp_path, rounds=4, moves=60, seconds=60.0, seed=seed)
    print(sum(read.values()), dict(read))
    assert not leaks, "\n".join(leaks[:5])
