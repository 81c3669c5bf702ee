"""Secrets on the wire, under load: nothing that a seat or a watcher is sent tells more than their own views do.

The short form; `make prove` plays many more matches (step `wire`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from secrecy.wire_load import TABLES, play_under_load
from secrecy.wire_reader import Reader
from secrecy.wire_witness import Course
from server.conftest import serving
from triumvirate.core.table import Table
from triumvirate.server import games
from triumvirate.server.matches import entries, states

EVERY_WAY = {
    *("state", "update", "ack", "refused", "chat", "presence", "explain reply", "preview reply"),
    *("/view", "/history", "/matches?list=watch"),
}


def captured(
    folder: Path,
    rounds: int,
    moves: int,
    seconds: float,
    seed: int,
    plant: pytest.MonkeyPatch | None = None,
    played: Collection[str] = tuple(TABLES),
) -> tuple[list[str], Counter[str]]:
    """The leaks in all that was sent, and how many messages of each kind were read. A plant is pulled out before."""
    leaks: list[str] = []
    read: Counter[str] = Counter()
    courses: dict[str, Course] = {}
    with serving(folder) as server:
        people = play_under_load(server, rounds, moves, seconds, seed, played)
        if plant:
            plant.undo()
        for match in {somebody.match for somebody in people}:
            courses[match] = Course(server.do(server.worker.cache.load(match)))
    for somebody in people:
        reader = Reader(somebody, courses[somebody.match])
        reader.read_all()
        leaks += reader.leaks
        read += reader.read
    return leaks, read


def test_nothing_on_the_wire_tells_more_than_the_views(tmp_path: Path) -> None:
    leaks, read = captured(tmp_path, rounds=1, moves=14, seconds=7.0, seed=1)
    assert not leaks, "\n".join(leaks[:5])
    assert set(read) >= EVERY_WAY, "every way was listened to"
    assert sum(read.values()) > 500


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 110))
def test_long_nothing_on_the_wire_tells_more_than_the_views(tmp_path: Path, seed: int) -> None:
    leaks, read = captured(tmp_path, rounds=4, moves=60, seconds=60.0, seed=seed)
    print(sum(read.values()), dict(read))
    assert not leaks, "\n".join(leaks[:5])


# --- planted leaks: the test above must see each of them ----------------------------------------------------------


def tell_everybody_what_the_actor_knows(plant: pytest.MonkeyPatch) -> None:
    honest = entries.entry_info

    def leaky(live: Any, entry: Any, note: Any, seat: str | None, language: str) -> Any:
        return honest(live, entry, note, entry.seat or seat, language)

    plant.setattr(entries, "entry_info", leaky)


def show_a_button_by_the_truth(plant: pytest.MonkeyPatch) -> None:
    honest = states.can

    def leaky(held: Any, viewer: Any, seat: str | None, moment: Any) -> list[str]:
        more = ["host"] if held.table is not None and held.table.hash()[-1] in "01234567" else []
        return honest(held, viewer, seat, moment) + more

    plant.setattr(states, "can", leaky)


def refuse_undo_because_somebody_acted_unseen(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(games, "why_no_undo", Table.why_no_undo)


@pytest.mark.parametrize(
    ("leak", "game"),
    [
        (tell_everybody_what_the_actor_knows, "caesar"),
        (show_a_button_by_the_truth, "julius"),
        (refuse_undo_because_somebody_acted_unseen, "rubico"),
    ],
)
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any, game: str) -> None:
    leak(monkeypatch)
    leaks, _ = captured(tmp_path, 1, 8, 3.0, 2, monkeypatch, (game,))
    assert leaks
