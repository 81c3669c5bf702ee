"""Rows as the database would give them, for tests of values: no server, no file."""

from __future__ import annotations

from typing import Any

from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.store.rows import KeptClock, MatchRow, PersonRow, SeatRow

NO_CLOCK: KeptClock = {"kind": "none", "seconds": 0, "increment": 0, "days": 0, "on_time_out": "lose"}


def a_match(**more: Any) -> MatchRow:
    """A row of a match; `more` are columns."""
    usual: dict[str, Any] = {"id": "m", "game": "rubico", "rules": 1, "options": {}, "secret": b"s" * 32}
    usual |= {"clock": NO_CLOCK, "host": None, "created": 0, "updated": 0}
    return MatchRow(**usual | more)


def some_seats(*people: str | None, **more: Any) -> list[SeatRow]:
    """Seats p1, p2 … of these people, open ones for None; a name with `@` before it is a bot's."""
    made = []
    for place, name in enumerate(people):
        kind = "open" if name is None else "bot" if name.startswith("@") else "person"
        person, bot = (name if kind == "person" else None), (name[1:] if name and kind == "bot" else None)
        made.append(SeatRow("m", f"p{place + 1}", place, kind, person, bot, **more))
    return made


def some_people(*ids: str, **more: Any) -> dict[str, PersonRow]:
    """People by their ids, each called by it."""
    return {one: PersonRow(one, one.capitalize(), 0, **more) for one in ids}


def a_table(*people: str | None, **row: Any) -> HeldMatch:
    """A match that a worker holds, without a board."""
    named = [one for one in people if one and not one.startswith("@")]
    return HeldMatch(a_match(**row), some_seats(*people), some_people(*named))
