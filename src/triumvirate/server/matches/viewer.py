"""Somebody at a table or looking on: which seats are theirs, and the moment at which they ask."""

from __future__ import annotations

from dataclasses import dataclass

from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.presence import Presence
from triumvirate.server.store.rows import PersonRow


@dataclass(frozen=True)
class Viewer:
    """Somebody at a table, or looking on."""

    person: PersonRow | None
    seats: tuple[str, ...]
    is_host: bool

    @property
    def id(self) -> str | None:
        """The person's id."""
        return self.person.id if self.person else None


@dataclass(frozen=True)
class Moment:
    """What is so around a table besides the match itself: the time, who is there, and how long away is gone."""

    now: int
    presence: Presence
    away_ms: int


def viewer_of(held: HeldMatch, person: PersonRow | None) -> Viewer:
    """Somebody's standing at a match."""
    who = person.id if person else None
    return Viewer(person, tuple(held.seats_of(who)), who is not None and held.row.host == who)


def own_seat(held: HeldMatch, viewer: Viewer) -> str | None:
    """The seat that a viewer means without naming one: one that has to decide, else the first."""
    if not viewer.seats:
        return None
    return next((seat for seat in viewer.seats if seat in held.row.deciders), viewer.seats[0])


def standing_in_after(held: HeldMatch, viewer: Viewer, moment: Moment) -> dict[str, int]:
    """The seats of people who left, and when a bot may sit down for them."""
    if not held.is_running or not viewer.seats or held.row.clock["kind"] == "days":
        return {}
    away = {
        seat.seat: moment.presence.away_since(held.id, seat.person)
        for seat in held.seats
        if seat.person and seat.person != viewer.id and not seat.stand_in
    }
    return {seat: since + moment.away_ms for seat, since in away.items() if since is not None}
