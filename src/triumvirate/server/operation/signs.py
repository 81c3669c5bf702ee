"""Signs that people help each other to ratings, gathered from the database for an operator's eyes."""

from __future__ import annotations

from triumvirate.server.people import collusion
from triumvirate.server.replies import AdminSigns, SignPair, SignRing
from triumvirate.server.store import people, rated
from triumvirate.server.store.database import Database

DAY_MS = 86_400_000
DAYS = 90
RAREST = 10**12


async def gather(db: Database, now: int, days: int) -> tuple[list[rated.Played], dict[str, set[str]]]:
    """What is looked at: the matches, and the networks of people."""
    since = now - days * DAY_MS
    return await rated.played(db, since), await rated.networks(db, since)


async def told(db: Database, days: int, looked_at: int, found: list[collusion.Ring]) -> AdminSigns:
    """Rings with names and figures."""
    known = await people.find_many(db, {person for ring in found for person in ring.people})
    rings = [
        SignRing({one: known[one].name if one in known else "" for one in ring.people}, [_pair(p) for p in ring.pairs])
        for ring in found
    ]
    return AdminSigns(days=days, looked_at=looked_at, rings=rings)


def _pair(pair: collusion.Pair) -> SignPair:
    return SignPair(
        winner=pair.winner,
        loser=pair.loser,
        signs=list(pair.signs),
        played=len(pair.played),
        counted=pair.counted,
        score=pair.score,
        expected=None if pair.expected is None else round(pair.expected, 1),
        one_in=None if pair.chance is None else round(1 / max(pair.chance, 1 / RAREST)),
        short=pair.short,
        networks=pair.networks,
        matches=pair.newest,
    )
