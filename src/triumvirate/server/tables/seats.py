"""Who sits in a seat before the match."""

from __future__ import annotations

import secrets

from triumvirate.core.errors import BadRequest
from triumvirate.server import games
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.store.rows import PersonRow, SeatRow


def seated(seat: SeatRow, who: str, person: PersonRow, game: str) -> SeatRow:
    """A seat with somebody in it: `me`, `open`, `auto` or `bot:NAME`."""
    seat.person = seat.bot = seat.token = None
    seat.ready = who != "open"
    if who == "me":
        seat.kind, seat.person = "person", person.id
    elif who == "open":
        seat.kind, seat.token = "open", secrets.token_urlsafe(16)
    elif who == "auto":
        seat.kind = "auto"
    elif who.startswith("bot:"):
        seat.kind, seat.bot = "bot", games.check_bot(game, who[4:])
    else:
        raise BadRequest(f"A seat is for me, open or bot:NAME, not '{who[:40]}'.")
    return seat


def is_full(held: HeldMatch) -> bool:
    """Whether every seat is taken."""
    return all(seat.kind != "open" for seat in held.seats)
