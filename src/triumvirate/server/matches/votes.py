"""Sending somebody from the table: more than half of the other people have to agree; a bot takes the seat."""

from __future__ import annotations

from triumvirate.server import games
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.store.rows import Offer

KICK = "kick"
FEWEST = 2  # people beside the one who is to go


def voters(held: HeldMatch, against: str) -> list[str]:
    """The seats of the people who are asked, one for each."""
    accused = held.seat(against)
    gone = accused.person if accused else None
    seats = {seat.person: seat.seat for seat in reversed(held.seats) if seat.person and not seat.stand_in}
    return [seat for person, seat in seats.items() if person != gone]


def can_be_held(held: HeldMatch, against: str) -> bool:
    """Whether there are enough people for a vote against a seat."""
    return len(voters(held, against)) >= FEWEST and not held.row.same_screen


def begin(held: HeldMatch, seat: str, against: str, now: int) -> Offer:
    """A vote against a seat; who calls it has voted."""
    rest = [one for one in voters(held, against) if one != seat]
    return {"kind": KICK, "seat": seat, "at": now, "answer": rest, "against": against, "yes": [seat]}


def count(held: HeldMatch, vote: Offer) -> bool | None:
    """True when more than half agree, False when that cannot be any more, None while it is open."""
    half = len(voters(held, vote["against"])) / 2
    if len(vote["yes"]) > half:
        return True
    return None if len(vote["yes"]) + len(vote["answer"]) > half else False


def send_away(draft: HeldMatch, seat: str, now: int) -> None:
    """The seat is a bot's from now on, and its person looks on."""
    found = draft.seat(seat)
    assert found is not None
    gone = found.person
    found.kind, found.person, found.stand_in, found.bot = "bot", None, None, games.best_bot(draft.row.game)
    draft.touch(found)
    if draft.row.host == gone:
        draft.row.host = next(iter(draft.persons()), None)
    Clock(draft, now).run()
