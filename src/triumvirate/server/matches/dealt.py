"""A match that is a try of a deal of the day: when its task is over, and what its bots decide by."""

from __future__ import annotations

from triumvirate.core.daily import Terms
from triumvirate.core.view import Result
from triumvirate.server.daily.deal import part_of
from triumvirate.server.daily.dealing import decisions
from triumvirate.server.daily.dealing import seed as seed_of
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.replies import DealOfMatch
from triumvirate.server.store.rows import MatchRow

OVER = "deal"  # how a match ended whose task was over before the game was


def terms_of(row: MatchRow) -> Terms:
    """What is asked, of which seat."""
    deal = row.deal
    return Terms(row.options, deal["seat"], deal["bot"], deal["task"], deal["aim"])


def early_end(draft: HeldMatch) -> Result | None:
    """The end of a match whose task is over: who was asked has won where it is done, else all others have."""
    if not draft.row.deal or draft.table is None:
        return None
    terms, part = terms_of(draft.row), part_of(draft.row.game)
    if not part.ends(draft.table, terms):
        return None
    is_done = part.weigh(draft.table, terms).is_done
    winners = tuple(seat for seat in draft.table.seats if (seat == terms.seat) is is_done)
    return Result(winners, OVER, draft.table.scores())


def seed(held: HeldMatch, seat: str) -> int | None:
    """What a bot decides by in a deal, by how often its seat has decided: the same for everybody who did the same, in
    whatever order they came where several decide at once. None elsewhere.

    The bot that tries a deal itself decides otherwise in every try.
    """
    row = held.row
    if not row.deal:
        return None
    nth = row.deal["nth"] if seat == row.deal["seat"] else 0
    return seed_of(row.secret, seat, decisions(held.entries, seat), nth)


def known_as(held: HeldMatch) -> str:
    """What tells a match from others for whoever must do the same in all tries of a deal."""
    return f"{held.row.game} {held.row.deal['day']}" if held.row.deal else held.id


def told(row: MatchRow) -> DealOfMatch | None:
    """What everybody who sees a match may know of its deal."""
    deal = row.deal
    if not deal:
        return None
    return DealOfMatch(deal["day"], deal["seat"], deal["task"], deal["aim"], deal["is_ranked"], deal["why"])
