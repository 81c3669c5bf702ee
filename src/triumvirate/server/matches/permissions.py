"""Who may do what, in one table. The same table refuses requests and tells the client which buttons to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from triumvirate.core.errors import BadRequest, MatchOver, NoMatch, TriumvirateError
from triumvirate.server.errors import Forbidden, NotSignedIn, no_match
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.store.rows import PersonRow

Role = Literal["host", "seated", "person", "anyone"]
Refusal = tuple[type[TriumvirateError], str]  # the error and its sentence, raised only where it is asked for
OPEN, RUNNING, FINISHED = "open", "running", "finished"
NO_SUCH_MATCH: Refusal = NoMatch, no_match().reason
NOBODY: Refusal = NotSignedIn, "Say who you are first: open a session."
NO_SEAT: Refusal = Forbidden, "You have no seat at this table."
_WRONG_TIME: dict[str, Refusal] = {
    OPEN: (BadRequest, "The match has not started yet."),
    RUNNING: (BadRequest, "The match is running; that is for before it or after it."),
    FINISHED: (MatchOver, "The match is over."),
}


@dataclass(frozen=True)
class Grant:
    """At which times, and for whom, something may be done."""

    when: tuple[str, ...]
    who: Role


GRANTS: dict[str, Grant] = {
    "look": Grant((OPEN, RUNNING, FINISHED), "anyone"),
    "act": Grant((RUNNING,), "seated"),
    "undo": Grant((RUNNING,), "seated"),
    "preview": Grant((RUNNING,), "seated"),
    "hint": Grant((RUNNING,), "seated"),
    "resign": Grant((RUNNING,), "seated"),
    "offer_take_back": Grant((RUNNING,), "seated"),
    "offer_pause": Grant((RUNNING,), "seated"),
    "resume": Grant((RUNNING,), "seated"),
    "offer_kick": Grant((RUNNING,), "seated"),
    "offer_rematch": Grant((FINISHED,), "seated"),
    "answer": Grant((RUNNING, FINISHED), "seated"),
    "stand_in": Grant((RUNNING,), "seated"),
    "return": Grant((RUNNING,), "seated"),
    "chat": Grant((OPEN, RUNNING, FINISHED), "person"),
    "join": Grant((OPEN,), "person"),
    "leave": Grant((OPEN,), "seated"),
    "ready": Grant((OPEN,), "seated"),
    "start": Grant((OPEN,), "host"),
    "cancel": Grant((OPEN,), "host"),
    "host": Grant((OPEN, RUNNING), "host"),
    "record": Grant((FINISHED,), "anyone"),
    "all_seats": Grant((FINISHED,), "anyone"),
}


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


def viewer_of(held: HeldMatch, person: PersonRow | None) -> Viewer:
    """Somebody's standing at a match."""
    who = person.id if person else None
    return Viewer(person, tuple(held.seats_of(who)), who is not None and held.row.host == who)


def refusal(what: str, held: HeldMatch, viewer: Viewer) -> Refusal | None:
    """Why somebody may not do something here now, or None."""
    grant = GRANTS[what]
    row = held.row
    if row.status == "cancelled":
        return NO_SUCH_MATCH
    if grant.who != "anyone" and viewer.person is None:
        return NOBODY
    if not viewer.seats and row.watch == "nobody" and row.status != OPEN and not viewer.is_host:
        return Forbidden, "Nobody may watch this table."
    if grant.who == "seated" and not viewer.seats:
        return NO_SEAT
    if grant.who == "host" and not viewer.is_host:
        return Forbidden, "Only the host may do that."
    if row.status not in grant.when:
        return _WRONG_TIME[row.status]
    if what in ("record", "all_seats") and not row.open_after_end:
        return Forbidden, "This table keeps its secrets after the end."
    if what == "chat" and not row.chat:
        return Forbidden, "The host has switched the chat off."
    return None


def require(what: str, held: HeldMatch, viewer: Viewer) -> None:
    """Go on only if it is allowed."""
    refused = refusal(what, held, viewer)
    if refused is not None:
        fault, reason = refused
        raise fault(reason)


def looking_seat(held: HeldMatch, viewer: Viewer, asked: str | None) -> str | None:
    """The seat whose view is shown: one's own, any after an open end, or None for a spectator."""
    require("look", held, viewer)
    if asked:
        if asked in viewer.seats:
            return asked
        if held.seat(asked) is None:
            raise BadRequest(f"There is no seat '{asked}' at this table.")
        if held.is_open_book:
            return asked
        raise Forbidden(f"The seat '{asked}' is not yours.")
    return _own(held, viewer)


def acting_seat(held: HeldMatch, viewer: Viewer, asked: str | None) -> str:
    """The seat somebody acts for."""
    if asked is not None and asked not in viewer.seats:
        raise Forbidden(f"The seat '{asked}' is not yours.")
    seat = asked or _own(held, viewer)
    if seat is None:
        raise Forbidden("You have no seat at this table.")
    return seat


def _own(held: HeldMatch, viewer: Viewer) -> str | None:
    if not viewer.seats:
        return None
    return next((seat for seat in viewer.seats if seat in held.row.deciders), viewer.seats[0])
