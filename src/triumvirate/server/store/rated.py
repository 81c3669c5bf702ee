"""What is asked about matches of two people at tables that were to be rated, and about the networks people came from."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from sqlalchemy import select

from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import ABANDONED
from triumvirate.server.store.schema import matches, seats, sessions

MOST = 20_000


@dataclass(frozen=True)
class Played:
    """A finished match of two people at a table that was to be rated; `score` is the first one's."""

    match: str
    game: str
    at: int
    one: str
    other: str
    score: float
    length: int
    counted: bool = True


async def played(db: Database, since: int) -> list[Played]:
    """Matches that ended since then, the newest first; as many as can be looked at."""
    first, second = seats.alias(), seats.alias()
    query = (
        select(matches.c.id, matches.c.game, matches.c.finished, matches.c.number, matches.c.unrated, matches.c.result)
        .add_columns(first.c.seat.label("seat"), first.c.person.label("one"), second.c.person.label("other"))
        .join(first, (first.c.match == matches.c.id) & (first.c.place == 0) & (first.c.kind == "person"))
        .join(second, (second.c.match == matches.c.id) & (second.c.place == 1) & (second.c.kind == "person"))
        .where(matches.c.status == "finished", matches.c.rated, matches.c.finished >= since)
        .where(matches.c.source != "upload", matches.c.same_screen.is_(False), first.c.person != second.c.person)
        .where(matches.c.id.not_in(select(seats.c.match).where(seats.c.place > 1)))
        .order_by(matches.c.finished.desc())
        .limit(MOST)
    )
    found = []
    for row in await db.rows(query):
        result = row.result or {}
        if result.get("reason") == ABANDONED:
            continue
        winners = result.get("winners", [])
        score = 0.5 if not winners else float(row.seat in winners)
        counted = row.unrated is None
        found.append(Played(row.id, row.game, row.finished, row.one, row.other, score, row.number, counted))
    return found


async def networks(db: Database, since: int) -> dict[str, set[str]]:
    """By person: digests of the networks that they came from since then."""
    query = select(sessions.c.person, sessions.c.network).where(sessions.c.network != "", sessions.c.seen >= since)
    found: dict[str, set[str]] = defaultdict(set)
    for row in await db.rows(query.distinct()):
        found[row.person].add(row.network)
    return found
