"""Fewer long streaks of the same role when the same people play again, where the table wants that.

What each of them had in the matches that followed one another is noted by person when a rematch is made, and by seat when
it begins; the deal then follows from the match's key alone (`core/deals.py`), and is shown with the draws at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.keeper import Keeper

SMOOTHING = "smoothing"
MOST_BACK = 4


def streaks(played: Sequence[Mapping[str, str]]) -> dict[str, tuple[str, int]]:
    """For each person of the last match their role in it, and how many times in a row it was; newest match first."""
    found: dict[str, tuple[str, int]] = {}
    for person, role in (played[0] if played else {}).items():
        row = 1
        while row < len(played) and played[row].get(person) == role:
            row += 1
        found[person] = role, row
    return found


async def before(cache: Keeper, last: HeldMatch) -> dict[str, tuple[str, int]]:
    """By person: the role they had last, and how often in a row, in the matches that followed one another."""
    played: list[dict[str, str]] = []
    held: HeldMatch | None = last
    while held is not None and held.table is not None and len(played) < MOST_BACK:
        roles: Mapping[str, str] = held.table.truth().get("roles", {})
        played.append({seat.person: roles[seat.seat] for seat in held.seats if seat.person and seat.seat in roles})
        earlier = await cache.played_before(held.id)
        held = await cache.load(earlier) if earlier else None
    return streaks(played)
