"""What keeps a match from counting for ratings although its table wanted it to: said to the people at it, by a key.

Ratings are for matches that were played, between people who are not one person at two screens. A match that fails one
of these is kept and shown like any other; only nobody's rating moves.
"""

from __future__ import annotations

from triumvirate.core.table import TAKE_BACK
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.people.standings import rated_pair
from triumvirate.server.settings import Settings
from triumvirate.server.store import sessions
from triumvirate.server.store.database import Database

NO_MOVES = "no_moves"  # somebody gave up, or was late, before both had played
NEW_PEOPLE = "new_people"  # a guest, or an account of today
ONE_NETWORK = "one_network"  # both were signed in from one network of late
LEAST_MOVES = 2
NETWORKS_MS = 30 * 86_400_000
HOUR_MS = 3_600_000


async def judge(db: Database, settings: Settings, draft: HeldMatch) -> None:
    """Note at the end of a match between two people what keeps it from counting, if anything does."""
    pair, now = rated_pair(draft), draft.row.finished
    if pair is None or now is None:
        return
    draft.row.unrated = _why_unrated(settings, draft, now)
    if draft.row.unrated is None:
        one, other = [await sessions.networks_of(db, person, now - NETWORKS_MS) for person in pair[:2]]
        draft.row.unrated = ONE_NETWORK if one & other else None


def standing_moves(draft: HeldMatch) -> dict[str, int]:
    """How many actions of each seat stand."""
    undone = {entry.undone for entry in draft.entries if entry.action == TAKE_BACK}
    moves = {seat.seat: 0 for seat in draft.seats}
    for entry in draft.entries:
        if entry.seat in moves and entry.action != TAKE_BACK and entry.number not in undone:
            moves[entry.seat] += 1
    return moves


def _why_unrated(settings: Settings, draft: HeldMatch, now: int) -> str | None:
    if draft.row.unrated:
        return draft.row.unrated
    if min(standing_moves(draft).values()) < LEAST_MOVES:
        return NO_MOVES
    here = [draft.people.get(person) for person in draft.persons()]
    if any(one is None or one.guest or now - one.created < settings.established_hours * HOUR_MS for one in here):
        return NEW_PEOPLE
    return None
