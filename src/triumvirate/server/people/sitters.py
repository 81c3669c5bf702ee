"""Those at a table of many as the others know them: a name for each, bots too, a badge that no other wears, and the score.

At a table of two the sides have names of their own. All of this follows from what everybody at the table may know: at an
anonymous table from the seat alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from triumvirate.bots.talk import PERSONAS
from triumvirate.server.people import aliases
from triumvirate.server.replies import BadgeInfo
from triumvirate.server.store.rows import MatchRow, PersonRow, SeatRow

BADGE = "badge"  # the setting by which somebody says what they like to wear: EMBLEM.COLOUR
EMBLEMS = ("eagle", "wolf", "laurel", "ship", "column", "torch", "lyre", "owl", "horse", "amphora")
COLOURS = ("crimson", "azure", "olive", "amber", "violet", "teal", "rose", "slate")


def are_many(seats: Sequence[SeatRow]) -> bool:
    """Whether those who sit here are told apart by who they are, not by their sides."""
    return len(seats) > 2


def called(row: MatchRow, seats: Sequence[SeatRow], people: Mapping[str, PersonRow]) -> dict[str, str]:
    """What each seat's sitter is called. Who has several seats, or is not known any more, is called by the seat."""
    if not are_many(seats) or row.same_screen:
        return {}
    names: dict[str, str] = {}
    for seat in seats:
        person = aliases.at_seat(row, seat, people)
        if person is not None and person.id:
            is_taken = person.name.casefold() in {name.casefold() for name in names.values()}
            names[seat.seat] = f"{person.name} ({seat.seat.upper()})" if is_taken else person.name
    free = [name for name in PERSONAS if name not in names.values()]
    names |= {seat.seat: free[seat.place % len(free)] for seat in seats if seat.kind == "bot"}
    return {seat.seat: names[seat.seat] for seat in seats if seat.seat in names}


def badges(row: MatchRow, seats: Sequence[SeatRow], people: Mapping[str, PersonRow]) -> dict[str, BadgeInfo]:
    """What each seat wears: as its person likes it where nobody before them wears it, else what is left."""
    if not are_many(seats):
        return {}
    is_named = not row.same_screen and not aliases.is_anonymous(row)
    emblems: dict[str, str] = {}
    colours: dict[str, str] = {}
    for seat in seats:
        person = people.get(seat.person or "") if is_named else None
        emblem, _, colour = str(person.settings.get(BADGE, "") if person else "").partition(".")
        if emblem in EMBLEMS and emblem not in emblems.values():
            emblems[seat.seat] = emblem
        if colour in COLOURS and colour not in colours.values():
            colours[seat.seat] = colour
    _fill(emblems, seats, EMBLEMS)
    _fill(colours, seats, COLOURS)
    return {seat.seat: BadgeInfo(emblems[seat.seat], colours[seat.seat]) for seat in seats}


def _fill(worn: dict[str, str], seats: Sequence[SeatRow], choices: Sequence[str]) -> None:
    """The rest, each its own by its place as long as there are enough."""
    for seat in seats:
        if seat.seat not in worn:
            free = [choice for choice in choices if choice not in worn.values()] or list(choices)
            usual = choices[seat.place % len(choices)]
            worn[seat.seat] = usual if usual in free else free[0]


def score(row: MatchRow, seat: SeatRow) -> tuple[int, int]:
    """How many games of this room somebody has won and played, this one among them once it is over; never before the end
    at a table that hides who they are."""
    if seat.person is None or aliases.is_anonymous(row) or row.same_screen:
        return 0, 0
    won, played = row.room.get("won", {}).get(seat.person, 0), row.room.get("played", {}).get(seat.person, 0)
    if row.result is None:
        return won, played
    return won + (seat.seat in row.result.winners), played + 1
