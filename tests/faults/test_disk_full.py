"""A disk without a byte left: the move is refused with the reason, nothing of it is kept, and play goes on afterwards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from faults.disk import Disk
from server.conftest import Running, serving
from server.playing import act_once, table_for_two
from triumvirate.server.client import Refused
from triumvirate.server.operation.cluster.services import PostgreSQL
from triumvirate.server.store.checking import check

MOST_MATCHES = 60  # what fits into what the database has reserved already


@pytest.fixture(params=["sqlite", "postgres"])
def crowded(request: pytest.FixtureRequest, open_folder: Path) -> Iterator[tuple[Disk, Running]]:
    """A server whose database is on a disk that can be filled."""
    with Disk(open_folder / "disk", 128) as disk:
        disk.demand()
        if request.param == "sqlite":
            with serving(disk.folder / "data") as server:
                yield disk, server
            return
        postgres = PostgreSQL(disk.folder / "postgres", is_durable=False)
        try:
            postgres.start()
            with serving(open_folder / "data", database=postgres.url) as server:
                yield disk, server
        finally:
            postgres.kill()


def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room(crowded: tuple[Disk, Running]) -> None:
    disk, server = crowded
    caesar, pompey, match = table_for_two(server)
    people, rng = {"caesar": caesar, "pompey": pompey}, random.Random(1)
    standing = act_once(people, match, rng)
    disk.fill()
    with pytest.raises(Refused, match="cannot write to its disk just now; nothing was changed") as refused:  # noqa: PT012 - until it is full
        for _ in range(MOST_MATCHES):
            one, other, busy = table_for_two(server)
            while not one.state(busy).result:
                act_once({"caesar": one, "pompey": other}, busy, rng)
    assert refused.value.code == "unavailable"
    assert caesar.state(match).number == standing.number
    disk.empty()
    assert act_once(people, match, rng).number > standing.number
    assert [one.fault for one in check(server.worker.settings.database_url) if one.fault] == []
