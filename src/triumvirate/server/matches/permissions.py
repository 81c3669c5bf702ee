"""Who may do what at a match, in one table: a request is refused, and a button is not shown, by the same row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from triumvirate.core.errors import BadRequest, MatchOver, TriumvirateError
from triumvirate.server.errors import Forbidden, NotSignedIn, no_match
from triumvirate.server.matches import conditions as only
from triumvirate.server.matches.conditions import Case, Condition
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.viewer import Moment, Viewer, own_seat

Role = Literal["host", "seated", "person", "anyone"]
OPEN, RUNNING, FINISHED = "open", "running", "finished"


@dataclass(frozen=True)
class Grant:
    """At which times, for whom, and unless what, something may be done; `is_shown` where a client has a button for it."""

    when: tuple[str, ...]
    who: Role
    unless: tuple[Condition, ...] = ()
    is_shown: bool = True
    is_for_seat: bool = False  # it is done for one seat: the button is that of the seat that is shown


_OWN_TURN = (only.not_ones_own, only.paused, only.scene_is_on, only.bot_plays, only.not_waited_for)

GRANTS: dict[str, Grant] = {
    "look": Grant((OPEN, RUNNING, FINISHED), "anyone", is_shown=False),
    "preview": Grant((RUNNING,), "seated", (only.not_ones_own, only.not_deciding), is_shown=False, is_for_seat=True),
    "foresee": Grant(
        (RUNNING,),
        "seated",
        (only.not_ones_own, only.nobody_by_rules, only.not_deciding),
        is_shown=False,
        is_for_seat=True,
    ),
    "withdraw": Grant((RUNNING, FINISHED), "seated", (only.not_offered_by_oneself,), is_shown=False),
    "resign": Grant((RUNNING,), "seated"),
    "chat": Grant((OPEN, RUNNING, FINISHED), "person", (only.chat_is_off,)),
    "join": Grant((OPEN,), "anyone", (only.sits_already, only.private, only.taken)),
    "leave": Grant((OPEN,), "seated", (only.seated_by_a_round,)),
    "ready": Grant((OPEN,), "seated", (only.broke_off,)),
    "start": Grant((OPEN,), "host"),
    "cancel": Grant((OPEN,), "host"),
    "host": Grant((OPEN, RUNNING), "host", (only.of_a_deal,)),
    "record": Grant((FINISHED,), "anyone", (only.sealed,)),
    "all_seats": Grant((FINISHED,), "anyone", (only.sealed,)),
    "offer_rematch": Grant((FINISHED,), "seated", (only.of_a_deal, only.offered("rematch"), only.played_again)),
    "watch": Grant((RUNNING,), "anyone", (only.sits_already,)),
    "act": Grant((RUNNING,), "seated", _OWN_TURN, is_for_seat=True),
    "hint": Grant((RUNNING,), "seated", (only.of_a_deal, only.not_alone, *_OWN_TURN), is_for_seat=True),
    "undo": Grant(
        (RUNNING,),
        "seated",
        (only.of_a_deal, only.not_ones_own, only.paused, only.scene_is_on, only.bot_plays, only.cannot_be_undone),
        is_for_seat=True,
    ),
    "offer_take_back": Grant(
        (RUNNING,),
        "seated",
        (only.of_a_deal, only.offered("take_back"), only.too_many_to_take_back, only.scene_is_on, only.nothing_done),
    ),
    "offer_pause": Grant(
        (RUNNING,),
        "seated",
        (only.of_a_deal, only.round_waits, only.offered("pause"), only.paused_already, only.many_and_not_host),
    ),
    "resume": Grant((RUNNING,), "seated", (only.not_paused,)),
    "offer_kick": Grant((RUNNING,), "seated", (only.offered("kick"), only.no_vote)),
    "skip": Grant((RUNNING,), "seated", (only.no_scene,)),
    "answer": Grant((RUNNING, FINISHED), "seated", (only.not_asked,)),
    "stand_in": Grant((RUNNING,), "seated", (only.nobody_left,)),
    "return": Grant((RUNNING,), "seated", (only.not_ones_own, only.plays_oneself, only.broke_off)),
}


def refusal(what: str, case: Case) -> TriumvirateError | None:
    """Why somebody may not do something here now, or None."""
    grant = GRANTS[what]
    row, viewer = case.held.row, case.viewer
    if row.status == "cancelled":
        return no_match()
    if grant.who != "anyone" and viewer.person is None:
        return nobody()
    if not viewer.seats and row.watch == "nobody" and row.status != OPEN and not viewer.is_host:
        return Forbidden("Nobody may watch this table.")
    if grant.who == "seated" and not viewer.seats:
        return Forbidden("You have no seat at this table.")
    if grant.who == "host" and not viewer.is_host:
        return Forbidden("Only the host may do that.")
    if row.status not in grant.when:
        return _wrong_time(row.status)
    return next((refused for condition in grant.unless if (refused := condition(case)) is not None), None)


def require(
    what: str,
    held: HeldMatch,
    viewer: Viewer,
    *,
    seat: str | None = None,
    about: str | None = None,
    moment: Moment | None = None,
) -> None:
    """Go on only if it is allowed."""
    refused = refusal(what, Case(held, viewer, seat, about, moment))
    if refused is not None:
        raise refused


def can(held: HeldMatch, viewer: Viewer, seat: str | None, moment: Moment) -> list[str]:
    """The buttons of a viewer who is shown a seat: all that would not be refused."""
    shown = []
    for what, grant in GRANTS.items():
        if grant.is_shown and (seat is not None or not grant.is_for_seat):
            case = Case(held, viewer, seat if grant.is_for_seat else None, None, moment)
            if refusal(what, case) is None:
                shown.append(what)
    return shown


def nobody() -> NotSignedIn:
    """A call that needs a session came without."""
    return NotSignedIn("Say who you are first: open a session.")


def _wrong_time(status: str) -> TriumvirateError:
    if status == OPEN:
        return BadRequest("The match has not started yet.")
    if status == FINISHED:
        return MatchOver("The match is over.")
    return BadRequest("The match is running; that is for before it or after it.")


# --- seats ----------------------------------------------------------------------------------------------------------


def looking_seat(held: HeldMatch, viewer: Viewer, asked: str | None) -> str | None:
    """The seat whose view is shown: one's own, any after an open end, or None for a spectator."""
    require("look", held, viewer)
    if not asked:
        return own_seat(held, viewer)
    if asked in viewer.seats:
        return asked
    if held.seat(asked) is None:
        raise BadRequest(f"There is no seat '{asked}' at this table.")
    if refusal("all_seats", Case(held, viewer)) is None:
        return asked
    raise Forbidden(f"The seat '{asked}' is not yours.")


def acting_seat(held: HeldMatch, viewer: Viewer, asked: str | None) -> str:
    """The seat somebody acts for."""
    if asked is not None and asked not in viewer.seats:
        raise Forbidden(f"The seat '{asked}' is not yours.")
    seat = asked or own_seat(held, viewer)
    if seat is None:
        raise Forbidden("You have no seat at this table.")
    return seat
