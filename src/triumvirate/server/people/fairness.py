"""What keeps a match from counting for ratings although its table wanted it to: said to the people at it, by a key.

Ratings are for matches that were played, between people who are not one person at two screens. A match that fails one
of these is kept and shown like any other; only nobody's rating moves.
"""

from __future__ import annotations

from triumvirate.core.table import TAKE_BACK
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.people.standings import rated_pair
from triumvirate.server.settings import Settings

NO_MOVES = "no_moves"  # somebody gave up, or was late, before both had played
NEW_PEOPLE = "new_people"  # a guest, or an account of today
LEAST_MOVES = 2
HOUR_MS = 3_600_000


def judge(settings: Settings, draft: HeldMatch) -> None:
    """Note at the end of a match between two people what keeps it from counting, if anything does."""
    if rated_pair(draft) is not None and draft.row.finished is not None:
        draft.row.unrated = _why_unrated(settings, draft, draft.row.finished)


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
