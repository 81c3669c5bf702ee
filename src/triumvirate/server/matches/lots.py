"""How a match starts: the set-up, and before it a number from every seat that adds one, so that nobody can choose the draws.

Who sits down may seal a number: only its SHA-256 is told. When the table is full, every bot's number is sealed too, all
seals are shown, and then each opens theirs; the match begins with the last one, and its draws follow from the table's
secret, whose digest has been public since the table was made, and from all numbers together (`core/chance.py`, `Lots`).
A number that is not opened in time voids the start: what was opened is worth nothing, everybody seals a new one, and the
match begins when whoever was away is back; how often that happened is told, because who breaks off could be choosing. A
program that seals nothing goes without for its own seat; what others have added is no less good for them. Tables of
tournaments, where a round cannot wait for ever, have rules of their own for who is late: `round_lots.py`.
"""

from __future__ import annotations

import secrets

from triumvirate.core.chance import commitment
from triumvirate.server.matches import entry
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.people import aliases, sitters
from triumvirate.server.store.rows import OF_TOURNAMENT, MatchRow, Numbers

SEAL, OPEN = "seal", "open"
WAIT_MS = 30_000


def start_draft(draft: HeldMatch, now: int) -> None:
    """The match begins: set-up, deciders, clocks. Links have done their work; the code of a room leads there all evening."""
    row = draft.row
    row.status, row.deadline = "running", None
    if aliases.is_anonymous(row) and not row.same_screen:
        aliases.mix(draft.seats)
    row.numbers = _kept(draft)
    row.code = row.code if sitters.are_many(draft.seats) else None
    for seat in draft.seats:
        seat.token = None
        draft.touch(seat)
    entry.begin(draft, now)


def _kept(draft: HeldMatch) -> Numbers:
    """What the draws follow from beside the secret, once the match begins: numbers and streaks, by seat."""
    numbers = draft.row.numbers
    kept: Numbers = {}
    if numbers.get("shares"):
        kept = {"expected": expected(draft), "shares": numbers["shares"], "voids": numbers.get("voids", 0)}
    if numbers.get("broke_off"):
        kept |= {"broke_off": numbers["broke_off"], "voids": numbers.get("voids", 0)}
    before = numbers.get("before", {})
    streaks = {seat.seat: before[seat.person] for seat in draft.seats if seat.person in before}
    return {**kept, "streaks": streaks} if streaks else kept


def begin(draft: HeldMatch, now: int) -> None:
    """Everybody is there: the match starts, or numbers that are still owed are asked for first."""
    people = expected(draft)
    if not people:
        start_draft(draft, now)
        return
    seals = draft.row.numbers.get("seals", {})
    if any(person not in seals for person in people):
        draft.row.numbers = {**draft.row.numbers, "is_waiting": True}
        return
    draft.row.deadline = max(now + WAIT_MS, draft.row.numbers.get("until", 0))
    shares = {seat.seat: secrets.token_hex(32) for seat in draft.seats if seat.kind == "bot"}
    opening = {seat: commitment(bytes.fromhex(share)) for seat, share in shares.items()}
    opening |= {seat_of(draft, person): seals[person] for person in people}
    numbers: Numbers = {**draft.row.numbers, "opening": opening, "shares": shares}
    numbers.pop("is_waiting", None)
    draft.row.numbers = numbers


def sealed_by(draft: HeldMatch, person: str, seal: str | None) -> None:
    """Somebody who sits down binds themselves to a number, or brings none."""
    if seal is None:
        return
    numbers = draft.row.numbers
    people = [*numbers.get("expected", []), *([person] if person not in numbers.get("expected", []) else [])]
    draft.row.numbers = {**numbers, "expected": people, "seals": {**numbers.get("seals", {}), person: seal}}


def stop(draft: HeldMatch) -> None:
    """The start is off: numbers that may have been seen are worth nothing, and everybody seals new ones."""
    draft.row.deadline = None
    numbers, here = draft.row.numbers, expected(draft)
    fresh: Numbers = {"expected": here, "voids": numbers.get("voids", 0)} if here else {}
    draft.row.numbers = {**fresh, "before": numbers["before"]} if "before" in numbers else fresh


def void_if_late(draft: HeldMatch, now: int) -> bool:
    """A number that is owed did not come in time: the start is void, and goes on when all have sealed new ones."""
    row = draft.row
    if not is_late(row, now) or row.source == OF_TOURNAMENT:
        return False
    stop(draft)
    row.numbers = {**row.numbers, "is_waiting": True, "voids": row.numbers.get("voids", 0) + 1}
    return True


def is_late(row: MatchRow, now: int) -> bool:
    """Whether a number is owed that did not come in time."""
    return row.status == "open" and row.deadline is not None and row.deadline <= now


# --- what is owed ---------------------------------------------------------------------------------------------------


def asked(draft: HeldMatch, person: str | None) -> str | None:
    """What a person owes before the match can begin: to seal a number, to open it, or nothing."""
    numbers = draft.row.numbers
    if person is None or draft.row.status != "open" or person not in expected(draft):
        return None
    if numbers.get("opening"):
        return None if seat_of(draft, person) in numbers["shares"] else OPEN
    return SEAL if person not in numbers.get("seals", {}) else None


def opening(row: MatchRow) -> dict[str, str]:
    """The seals by seat, once all are shown."""
    return row.numbers.get("opening", {}) if row.status == "open" else {}


def expected(draft: HeldMatch) -> list[str]:
    """The people at the table who add a number."""
    return [person for person in draft.row.numbers.get("expected", []) if person in draft.persons()]


def seat_of(draft: HeldMatch, person: str) -> str:
    """The seat by which a person's number is known: their first."""
    return next(seat.seat for seat in draft.seats if seat.person == person)
