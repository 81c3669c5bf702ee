"""Fewer long streaks of the same role when the same people play again, where the table wants that.

The roles of a match follow from its secret, whose digest is public from the start. For a rematch the server draws that
secret again with some likelihood when the deal would go on with somebody's streak: one half for the third time the same
role, one quarter for the fourth, and so on. It is the same for every role and every person, the chosen secret is
committed to like any other, and nobody learns how often it was drawn.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from sqlalchemy import select

from triumvirate.core.table import Table
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.store.rows import MatchRow, SeatRow
from triumvirate.server.store.schema import matches

SMOOTHING = "smoothing"
MOST_BACK, MOST_TRIES = 4, 64
_random = secrets.SystemRandom()


def roles_in(table: Table) -> dict[str, str]:
    """The hidden roles by seat; none in games without."""
    found: dict[str, str] = table.truth().get("roles", {})
    return found


def streaks(played: Sequence[Mapping[str, str]]) -> dict[str, tuple[str, int]]:
    """For each person of the last match their role in it, and how many times in a row it was; newest match first."""
    found: dict[str, tuple[str, int]] = {}
    for person, role in (played[0] if played else {}).items():
        row = 1
        while row < len(played) and played[row].get(person) == role:
            row += 1
        found[person] = role, row
    return found


def likelihood(deal: Mapping[str, str], before: Mapping[str, tuple[str, int]]) -> float:
    """How likely a deal of roles to people is kept: halved for every further time somebody gets the same."""
    kept = 1.0
    for person, role in deal.items():
        last, times = before.get(person, ("", 0))
        if role == last and times >= 2:
            kept /= 2 ** (times - 1)
    return kept


async def secret_for(cache: MatchCache, old: HeldMatch, row: MatchRow, seats: Sequence[SeatRow]) -> bytes:
    """The secret of a rematch of `old` with these seats."""
    before = streaks(await _played(cache, old))
    secret = secrets.token_bytes(32)
    for _ in range(MOST_TRIES):
        table = Table(old.game, row.options, secret)
        table.set_up()
        roles = roles_in(table)
        deal = {seat.person: roles[seat.seat] for seat in seats if seat.person and seat.seat in roles}
        if _random.random() < likelihood(deal, before):
            break
        secret = secrets.token_bytes(32)
    return secret


async def _played(cache: MatchCache, last: HeldMatch) -> list[dict[str, str]]:
    """The roles by person of the matches that followed one another, newest first."""
    played: list[dict[str, str]] = []
    held: HeldMatch | None = last
    while held is not None and held.table is not None and len(played) < MOST_BACK:
        roles = roles_in(held.table)
        played.append({seat.person: roles[seat.seat] for seat in held.seats if seat.person and seat.seat in roles})
        earlier = await cache.db.row(select(matches.c.id).where(matches.c.rematch == held.id))
        held = await cache.load(str(earlier.id)) if earlier else None
    return played
