"""Signs of collusion as an operator gets them: from the rows of a database, by the page and by the command."""

from __future__ import annotations

from typing import Any

from triumvirate.core.view import Result
from triumvirate.server.operation import db_commands, signs
from triumvirate.server.people import collusion
from triumvirate.server.store import matches as stored
from triumvirate.server.store import sessions
from triumvirate.server.store.rows import ABANDONED, MatchRow, SeatRow, SessionRow

CLOCK = {"kind": "none", "seconds": 0, "increment": 0, "days": 0, "on_time_out": ""}
SEATS = ("caesar", "pompey")


def finished(server: Any, winner: str, loser: str, moves: int, reason: str = "resigned", **more: Any) -> str:
    """A rated match that ended just now, straight into the database; returns its id."""
    cache = server.worker.cache
    result = Result(() if reason == ABANDONED else (SEATS[0],), reason, {})
    row = MatchRow(
        cache.new_id(), "caesar", 2, {}, b"x" * 32, CLOCK, winner, cache.now(), cache.now(), status="finished",
        number=moves, result=result, finished=cache.now(), **more,
    )  # fmt: skip
    seats = [SeatRow(row.id, seat, n, "person", (winner, loser)[n]) for n, seat in enumerate(SEATS)]
    server.do(stored.add(server.worker.db, row, seats))
    return row.id


def plant(server: Any) -> tuple[str, str, list[str]]:
    """A ring of two beside matches that are nobody's business; who wins, who loses, and their matches."""
    names = [server.client().me().me.id for _ in range(4)]
    for one in names[2:]:
        for other in names[2:]:
            for _ in range(8 if one != other else 0):
                finished(server, one, other, 60)
    ring = [finished(server, names[0], names[1], 9) for _ in range(8)]
    for more in ({"reason": ABANDONED}, {"rated": False}, {"source": "upload"}, {"same_screen": True}):
        for _ in range(8):
            finished(server, names[1], names[0], 9, **more)
    now = server.worker.cache.now()
    for one in names[:2]:
        server.do(sessions.add(server.worker.db, SessionRow(f"s{one}", one, now, now, network="a1b2")))
    return names[0], names[1], ring


def test_a_ring_is_found_among_the_rows_of_a_database(server: Any) -> None:
    winner, loser, ring = plant(server)

    async def look() -> Any:
        played, networks = await signs.gather(server.worker.db, server.worker.cache.now(), 30)
        return await signs.told(server.worker.db, 30, len(played), collusion.rings(played, networks))

    found = next(one for one in server.do(look()).rings if winner in one.people)
    (pair,) = found.pairs
    assert set(found.people) == {winner, loser}
    assert all(found.people.values()), "names to go by"
    assert (pair.winner, pair.played, pair.counted, pair.score, pair.short) == (winner, 8, 8, 8.0, 8)
    assert pair.signs == ["one_sided", "short", "network"]
    assert set(pair.matches) == set(ring)


def test_the_command_tells_the_same_and_nothing_is_done_about_it(server: Any) -> None:
    winner, loser, ring = plant(server)
    url = server.worker.settings.database_url
    told = db_commands.signs_of(url, 30)
    assert told.is_well
    line = next(line for line in told.lines if ring[0] in line)
    assert "8 of 8" in line
    assert "one_sided, short, network" in line
    assert any(winner in one and loser in one for one in told.lines)
    assert told.lines[-1].endswith("groups with signs.")
