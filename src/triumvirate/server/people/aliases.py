"""How people are called at a table: by their names, or, where the table wants it, by a Roman name for each seat.

At an anonymous table nobody's name or id leaves the server before the end, not even in the chat or as the host. Who is
meant there is named by a handle, `MATCH.SEAT` or, of somebody without a seat, `MATCH.` and a digest: mute, block, report
and host take it, and nothing there follows from a real id, so that giving one tells nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Mapping, Sequence

from triumvirate.server.replies import PersonInfo
from triumvirate.server.store.rows import MatchRow, PersonRow, SeatRow

ERASED = PersonInfo(id="", name="?", guest=True)
ANONYMOUS = "anonymous"
DOT = "."  # in a handle between the match and who is meant; in no id of a match or person
_NAMES = ("Aulus", "Decimus", "Gaia", "Lucius", "Marcia", "Quinta", "Titus", "Vibia", "Servius", "Paulla")


def person_info(person: PersonRow | None) -> PersonInfo:
    """Somebody as others see them."""
    if person is None or person.erased:
        return ERASED
    return PersonInfo(person.id, person.name, person.guest)


def is_anonymous(row: MatchRow) -> bool:
    """Whether names are hidden now: from the first seat taken to the end."""
    return bool(row.customs.get(ANONYMOUS)) and row.status in ("open", "running")


def at_seat(row: MatchRow, seat: SeatRow, people: Mapping[str, PersonRow]) -> PersonInfo | None:
    """Who sits there, as the table may know it."""
    if not seat.person:
        return None
    return alias(row, seat.seat, seat.place) if is_anonymous(row) else person_info(people.get(seat.person))


def alias(row: MatchRow, seat: str, place: int) -> PersonInfo:
    """The name of a seat, mixed by the match's id, which everybody knows."""
    names = random.Random(row.id).sample(_NAMES, len(_NAMES))
    return PersonInfo(seat_handle(row, seat), names[place % len(names)], True)


def speaker(
    row: MatchRow, seats: Sequence[SeatRow], seat: str | None, person: PersonRow | None, is_before: bool = False
) -> PersonInfo:
    """Who said something. A passer-by at an anonymous table has a handle alone, and so has who spoke before the start:
    the seats were mixed since.
    """
    if not is_anonymous(row):
        return person_info(person)
    found = next((one for one in seats if one.seat == seat), None)
    if found is not None and not is_before:
        return alias(row, found.seat, found.place)
    return PersonInfo(own_handle(row, person.id) if person else ANONYMOUS, "…", True)


def host_id(row: MatchRow, seats: Sequence[SeatRow], viewer: str | None) -> str | None:
    """The host, as a viewer may know them."""
    if not is_anonymous(row) or row.host == viewer:
        return row.host
    found = next((seat for seat in seats if seat.person == row.host), None)
    return seat_handle(row, found.seat) if found else None


# --- handles --------------------------------------------------------------------------------------------------------


def seat_handle(row: MatchRow, seat: str) -> str:
    """Who sits there, at an anonymous table."""
    return f"{row.id}{DOT}{seat}"


def own_handle(row: MatchRow, person: str) -> str:
    """Somebody without a seat: a digest by the match's secret, which only the server knows before the end."""
    return f"{row.id}{DOT}~{hmac.new(row.secret, person.encode(), hashlib.sha256).hexdigest()[:12]}"


def match_of_handle(shown: str) -> str | None:
    """The match of a handle; None for a person's own id."""
    match, dot, _ = shown.partition(DOT)
    return match if dot else None


def handles_of(row: MatchRow, seats: Sequence[SeatRow], person: str) -> set[str]:
    """All handles that somebody has at a table."""
    return {own_handle(row, person), *(seat_handle(row, seat.seat) for seat in seats if seat.person == person)}


def person_behind(row: MatchRow, seats: Sequence[SeatRow], shown: str, others: Sequence[str] = ()) -> str | None:
    """The person behind an id that was shown: at an anonymous table only a handle names anybody.

    `others` are people without a seat who may be meant, such as those who spoke.
    """
    if match_of_handle(shown) is None:
        return None if is_anonymous(row) else shown
    people = [*(seat.person for seat in seats if seat.person), *others]
    return next((person for person in people if shown in handles_of(row, seats, person)), None)


def is_unheard(row: MatchRow, unheard: set[str], person: str, shown: str) -> bool:
    """Whether somebody who marked these hears a line no more; where names are hidden only the shown handle counts."""
    return (shown if is_anonymous(row) else person) in unheard


def mix(seats: Sequence[SeatRow]) -> None:
    """Everybody to another place, so that where somebody sat down tells nothing."""
    sitters = [(seat.kind, seat.person, seat.bot) for seat in seats if seat.kind != "auto"]
    secrets.SystemRandom().shuffle(sitters)
    for seat, sitter in zip((seat for seat in seats if seat.kind != "auto"), sitters, strict=True):
        seat.kind, seat.person, seat.bot = sitter
