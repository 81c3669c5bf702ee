"""How a match ends: by the rules, or at the table (resigned, time out)."""

from __future__ import annotations

from triumvirate.core.view import Result
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.held import HeldMatch


def finish(draft: HeldMatch, result: Result, now: int) -> None:
    """The match is over; what is counted for its people is written with it (`people/standings.py`)."""
    row = draft.row
    Clock(draft, now).stop()
    row.status, row.result, row.finished = "finished", result, now
    row.deciders, row.offers = [], []
    draft.has_just_ended = True


def lose(draft: HeldMatch, seat: str, reason: str, now: int) -> None:
    """A seat loses at the table: everybody else wins."""
    assert draft.table is not None
    winners = tuple(other.seat for other in draft.seats if other.seat != seat)
    finish(draft, Result(winners, reason, draft.table.scores()), now)
