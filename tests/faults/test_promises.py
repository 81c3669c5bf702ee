"""What compares promises with a database finds every kind that was not kept; else it would prove nothing."""

from __future__ import annotations

import threading

import pytest
from sqlalchemy import Connection

from faults.checker import Numbers
from faults.friends import Friends
from faults.promises import READERS, Promises, broken
from server.conftest import serving
from server.matches.test_knowledge import CARDS, held
from triumvirate.server.store.transfer import over

LOSSES = {
    "move": "DELETE FROM actions WHERE number = 2",
    "line": "UPDATE chat SET text = 'Vale'",
    "seat": "UPDATE seats SET person = NULL WHERE seat = 'pompey'",
    "name": "UPDATE people SET name = 'Zeno'",  # which comes later in the alphabet, and was nobody's
    "setting": "UPDATE people SET settings = '{}'",
    "offer": "UPDATE matches SET offers = '[]'",
    "pause": "UPDATE matches SET paused_at = 1",
    "outcome": "UPDATE standings SET outcome = 'drawn'",
    "rated": "UPDATE ratings SET games = games - 1",
    "rated otherwise": "UPDATE ratings SET rating = rating - 3",
}


class Undone(Exception):
    """Nothing of a trial stays."""


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Promises]:
    folder = tmp_path_factory.mktemp("friends")
    promises = Promises()
    with serving(folder, established_hours=0.0) as server:
        Friends(server.url, 1, threading.Event(), promises).meet()
        return server.worker.settings.database_url, promises


def test_every_kind_of_promise_was_given_and_kept(met: tuple[str, Promises]) -> None:
    url, promises = met
    assert {one.kind for one in promises.standing()} == set(READERS) == {kind.partition(" ")[0] for kind in LOSSES}
    assert over(url, lambda connection: broken(connection, promises.standing())) == []


@pytest.mark.parametrize("loss", LOSSES)
def test_a_promise_that_was_not_kept_is_named(met: tuple[str, Promises], loss: str) -> None:
    url, promises = met
    told: list[str] = []

    def lose(connection: Connection) -> None:
        connection.exec_driver_sql(LOSSES[loss])
        told.extend(broken(connection, promises.standing()))
        raise Undone

    with pytest.raises(Undone):
        over(url, lose)
    assert told
    assert all(line.startswith(loss.partition(" ")[0]) for line in told), told


def test_a_number_that_a_seat_was_never_told_is_not_taken_for_its_entry() -> None:
    """Caesar's first entry is the fifth of all: 1 while the match runs, and 4 too when its end has opened it."""
    match = held("julius", *CARDS)
    told = [number for number in range(6) if Numbers(match, is_open=False).may_call("caesar", 4, number)]
    assert told == [1]
    told = [number for number in range(6) if Numbers(match, is_open=True).may_call("caesar", 4, number)]
    assert told == [1, 4]
