"""A match as one viewer may know it: the only place where the state of a match is made ready to be sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import UNSET

from triumvirate.core import speech
from triumvirate.core.view import LegalAction, View
from triumvirate.server import games
from triumvirate.server.matches import curtain, knowledge, lots, stages
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.conditions import Case, choices
from triumvirate.server.matches.entries import entries_for, scene_for
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import can, refusal
from triumvirate.server.matches.summary import match_info
from triumvirate.server.matches.viewer import Moment, Viewer, standing_in_after
from triumvirate.server.replies import LotsInfo, OfferInfo, State, UndoInfo

Views = Callable[[str | None], View]


@dataclass(frozen=True)
class Reader:
    """Who is shown a match: their standing there, the seat whose view it is, and their language."""

    viewer: Viewer
    seat: str | None
    language: str = "en"


def state(
    held: HeldMatch,
    reader: Reader,
    moment: Moment,
    since: int = -1,
    with_match: bool = True,
    views: Views | None = None,
) -> State:
    """All that a reader may know, with the entries after `since`, a number of their own.

    `views` makes the views where several are asked for.
    """
    row, table = held.row, held.table
    viewer, seat = reader.viewer, reader.seat
    view = (views or table.view)(seat) if table else None
    known = _known_deciders(held, reader, view)
    is_asked = seat is not None and seat in viewer.seats and held.is_running and seat in stages.waiting(row)
    shown = State(
        type="state" if with_match else "update",
        match=match_info(row, held.seats, held.people, moment.presence, viewer.id) if with_match else UNSET,
        seat=seat,
        number=knowledge.last(held, seat),
        now=moment.now,
        view=view.to_json() if view else None,
        legal=legal(held, viewer, seat),
        deciders=known,
        result=row.result,
        entries=entries_for(held, seat, since, reader.language),
        clocks=Clock(held, moment.now).info(known, games.hides_deciders(row.game)),
        stage=stages.info(row, is_asked),
        scene=scene_for(held, seat, reader.language),
        undo=_undo(held, viewer, seat, reader.language),
        offers=[OfferInfo(o["kind"], o["seat"], o["at"], o["answer"], o.get("against")) for o in row.offers],
        commitment=held.commitment,
        secret=row.secret.hex() if held.is_open_book and row.secret_known else None,
        presence=moment.presence.info(held),
        can=can(held, viewer, seat, moment),
        stand_in_after=standing_in_after(held, viewer, moment) or None,
        lots=_lots(held, viewer),
    )
    if (row.status == "open" or row.code) and with_match:
        _show_invites(shown, held, viewer)
    return shown


def legal(held: HeldMatch, viewer: Viewer, seat: str | None) -> list[LegalAction]:
    """The choices of a seat that may act now; none for anybody else."""
    if seat is None or refusal("act", Case(held, viewer, seat)) is not None:
        return []
    return choices(held, seat)


def _known_deciders(held: HeldMatch, reader: Reader, view: View | None) -> list[str]:
    """The seats that a reader may know to be waited for."""
    row, table = held.row, held.table
    if table is None or view is None or not held.is_running or curtain.is_drawn(row):
        return []
    if not row.stage:
        return games.known_deciders(table, reader.seat, view)
    # powers may be used at any time, but only a window waits for who holds one
    mine = reader.viewer.seats if row.stage["window"] else ()
    asked = stages.waiting(row)
    public = view.waited_for() or ()
    return [seat for seat in row.deciders if seat in public or (seat in mine and seat in asked)]


def _lots(held: HeldMatch, viewer: Viewer) -> LotsInfo | None:
    """Before the start, where numbers are added to the secret: what this viewer owes, and all seals once they are there."""
    if held.row.status != "open" or held.row.numbers.keys() <= {"before"}:
        return None
    return LotsInfo(lots.asked(held, viewer.id), lots.opening(held.row), held.row.deadline)


def _show_invites(shown: State, held: HeldMatch, viewer: Viewer) -> None:
    shown.code = held.row.code if viewer.seats or viewer.is_host else None
    if viewer.is_host and held.row.status == "open":
        shown.invites = {seat.seat: seat.token for seat in held.seats if seat.kind == "open" and seat.token}


def _undo(held: HeldMatch, viewer: Viewer, seat: str | None, language: str) -> UndoInfo:
    if held.table is None or seat is None or seat not in viewer.seats or not held.is_running:
        return UndoInfo(False, None)
    reason = games.why_no_undo(held.table, seat)
    return UndoInfo(reason is None, reason and speech.told(reason, language))
