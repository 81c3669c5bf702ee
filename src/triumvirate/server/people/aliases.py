"""How people are called at a table: by their names, or, where the table wants it, by a Roman name for each seat.

At an anonymous table nobody's name or id leaves the server before the end, not even in the chat or as the host.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence

from triumvirate.server.replies import PersonInfo
from triumvirate.server.store.rows import MatchRow, PersonRow, SeatRow

ERASED = PersonInfo(id="", name="?", guest=True)
ANONYMOUS = "anonymous"
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
    return PersonInfo(f"{ANONYMOUS}-{seat}", names[place % len(names)], True)


def speaker(row: MatchRow, seats: Sequence[SeatRow], seat: str | None, person: PersonRow | None) -> PersonInfo:
    """Who said something; a passer-by at an anonymous table is nobody."""
    if not is_anonymous(row):
        return person_info(person)
    found = next((one for one in seats if one.seat == seat), None)
    return alias(row, found.seat, found.place) if found else PersonInfo(ANONYMOUS, "…", True)


def host_id(row: MatchRow, seats: Sequence[SeatRow], viewer: str | None) -> str | None:
    """The host, as a viewer may know them."""
    if not is_anonymous(row) or row.host == viewer:
        return row.host
    found = next((seat for seat in seats if seat.person == row.host), None)
    return f"{ANONYMOUS}-{found.seat}" if found else None


def person_behind(seats: Sequence[SeatRow], shown: str) -> str:
    """The person behind an id that was shown, an alias or their own."""
    found = next((seat.person for seat in seats if f"{ANONYMOUS}-{seat.seat}" == shown), None)
    return found or shown


def mix(seats: Sequence[SeatRow]) -> None:
    """Everybody to another place, so that where somebody sat down tells nothing."""
    sitters = [(seat.kind, seat.person, seat.bot) for seat in seats if seat.kind != "auto"]
    secrets.SystemRandom().shuffle(sitters)
    for seat, sitter in zip((seat for seat in seats if seat.kind != "auto"), sitters, strict=True):
        seat.kind, seat.person, seat.bot = sitter
