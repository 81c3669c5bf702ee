"""A match as one viewer may know it: the only place where anything of a match is made ready to be sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from triumvirate.bots.reasons import ITS_OWN, said
from triumvirate.core import speech
from triumvirate.core.table import TAKE_BACK, Entry
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.server import games
from triumvirate.server.bots.compiling import is_asleep
from triumvirate.server.matches import stages, votes
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.permissions import Viewer, refusal
from triumvirate.server.matches.presence import Presence
from triumvirate.server.people import aliases
from triumvirate.server.replies import (
    ClockInfo,
    EntryInfo,
    MatchInfo,
    OfferInfo,
    SeatInfo,
    State,
    UndoInfo,
)
from triumvirate.server.store.rows import MatchRow, PersonRow, SeatRow

Look = Callable[[str | None], View]
MINUTE_MS = 60_000
NEWCOMER = Viewer(PersonRow(id="", name="", created=0), (), False)
_BUTTONS = (
    "resign",
    "chat",
    "join",
    "leave",
    "ready",
    "start",
    "cancel",
    "host",
    "record",
    "all_seats",
    "offer_rematch",
)


def match_info(
    row: MatchRow, seats: list[SeatRow], people: dict[str, PersonRow], presence: Presence, person: str | None
) -> MatchInfo:
    """A match as lists show it, for one person."""
    mine = [seat.seat for seat in seats if person is not None and seat.person == person]
    waiting = [seat for seat in stages.waiting(row) if seat in mine]
    is_secret = games.hides_deciders(row.game) and row.status == "running"
    return MatchInfo(
        id=row.id,
        game=row.game,
        title=find_game(row.game).title,
        rules=row.rules,
        status=row.status,
        private=row.private,
        same_screen=row.same_screen,
        rated=row.rated,
        watch=row.watch,
        chat=row.chat,
        bot_reasons=row.bot_reasons,
        open_after_end=row.open_after_end,
        customs=row.customs,
        source=row.source,
        options=row.options,
        clock=ClockInfo(**row.clock),
        seats=[_seat_info(row, seat, people, presence) for seat in seats],
        host=aliases.host_id(row, seats, person),
        created=row.created,
        updated=row.updated // MINUTE_MS * MINUTE_MS if is_secret else row.updated,
        number=0 if is_secret else row.number,
        deciders=waiting if is_secret else row.deciders,
        your_seats=mine,
        your_turn=bool(waiting) and row.status == "running",
        paused=row.paused_at is not None,
        result=row.result,
        rematch=row.rematch,
        watchers=presence.watchers(row.id),
    )


def _seat_info(row: MatchRow, seat: SeatRow, people: dict[str, PersonRow], presence: Presence) -> SeatInfo:
    person = aliases.at_seat(row, seat, people)
    here = presence.at_seat(row.id, seat.kind, seat.person)
    waking = row.status == "running" and is_asleep(row.game, seat.bot or seat.stand_in)
    return SeatInfo(seat.seat, seat.kind, person, seat.bot, seat.stand_in, seat.ready, here, waking)


def state(
    held: HeldMatch,
    viewer: Viewer,
    seat: str | None,
    presence: Presence,
    now: int,
    since: int = -1,
    language: str = "en",
    with_match: bool = True,
    away_ms: int = 60_000,
    look: Look | None = None,
) -> State:
    """All that a viewer may know, with the entries after `since`; `look` makes the views where several are asked for."""
    row, table = held.row, held.table
    seen = (look or table.view)(seat) if table and held.has_board else None
    known = games.known_deciders(table, seat, seen.facts) if table and seen and held.is_running else []
    asked = stages.waiting(row)
    if row.stage:  # powers may be used at any time, but only a window waits for who holds one
        public = seen.facts["waiting_for"] if seen else []
        mine = viewer.seats if row.stage["window"] else ()
        known = [s for s in row.deciders if s in public or (s in mine and s in asked)]
    own_turn = seat is not None and seat in viewer.seats and held.is_running and seat in asked
    entries = entries_for(held, seat, since, language)
    stand_ins = standing_in_after(held, viewer, presence, away_ms)
    shown = State(
        type="state" if with_match else "update",
        match=match_info(row, held.seats, held.people, presence, viewer.id) if with_match else UNSET,
        seat=seat,
        number=last_known(held, seat),
        now=now,
        view=seen.to_json() if seen else None,
        legal=_choices(held, seat) if seat is not None and own_turn and not row.paused_at else [],
        deciders=known,
        result=row.result,
        entries=entries,
        clocks=Clock(held, now).info(known, games.hides_deciders(row.game)),
        stage=stages.info(row, own_turn),
        undo=_undo(held, viewer, seat, language),
        offers=[OfferInfo(o["kind"], o["seat"], o["at"], o["answer"], o.get("against")) for o in row.offers],
        commitment=held.commitment,
        secret=row.secret.hex() if held.is_open_book and row.secret_known else None,
        presence=presence.info(held),
        can=[],
        stand_in_after=stand_ins or None,
    )
    shown.can = _can(held, viewer, seat, shown, now)
    if row.status == "open" and with_match:
        _show_invites(shown, held, viewer)
    return shown


def _choices(held: HeldMatch, seat: str) -> list[dict[str, Any]]:
    """A seat's choices. Letting a moment go by is one only where the table asks for it."""
    assert held.table is not None
    needless = None if held.row.stage.get("window") else games.secret_answer(held.row.game)
    return [choice.to_json() for choice in held.table.legal(seat) if choice.action != needless]


def _show_invites(shown: State, held: HeldMatch, viewer: Viewer) -> None:
    shown.code = held.row.code if viewer.seats or viewer.is_host else None
    if viewer.is_host:
        shown.invites = {seat.seat: seat.token for seat in held.seats if seat.kind == "open" and seat.token}


# --- entries --------------------------------------------------------------------------------------------------------


def entries_for(held: HeldMatch, seat: str | None, since: int, language: str) -> list[EntryInfo]:
    """The entries after a number that tell this viewer something."""
    if held.table is None:
        return []
    shown = (
        entry_info(held, entry, held.notes[entry.number], seat, language) for entry in held.table.entries[since + 1 :]
    )
    return [entry for entry in shown if entry is not None]


def entry_info(held: HeldMatch, entry: Entry, note: Note, seat: str | None, language: str) -> EntryInfo | None:
    """An entry for a viewer, or None when there is nothing in it for them."""
    own = seat is not None and entry.seat == seat
    events = [event.to_json() for event in entry.events if event.is_for(seat)]
    if not events and not own and not held.is_open_book:
        return None
    open_action = own or held.is_open_book or entry.action == TAKE_BACK or entry.seat is None
    reasons = held.is_open_book or held.row.bot_reasons == "live"
    return EntryInfo(
        number=entry.number,
        seat=entry.seat,
        action=entry.action if open_action else None,
        at=note.at,
        events=events,
        words=[_said(held, event, seat, language) for event in events],
        by=note.by,
        why=said(note.why, language, () if held.is_open_book else ITS_OWN) if reasons and note.why else None,
    )


def _said(held: HeldMatch, event: dict[str, Any], seat: str | None, language: str) -> str:
    """An event in words; newer rules may not know what older ones told of."""
    try:
        return held.game.say(event, seat, language)
    except (LookupError, ValueError, TypeError):
        if held.has_board:
            raise
        return str(event["kind"]).replace("_", " ")


def last_known(held: HeldMatch, seat: str | None) -> int:
    """The last entry that a viewer may know of."""
    if held.table is None:
        return -1
    for entry in reversed(held.table.entries):
        if held.is_open_book or entry.seat == seat or any(event.is_for(seat) for event in entry.events):
            return entry.number
    return -1


# --- what may be done -----------------------------------------------------------------------------------------------


def _undo(held: HeldMatch, viewer: Viewer, seat: str | None, language: str) -> UndoInfo:
    if held.table is None or seat is None or seat not in viewer.seats or not held.is_running:
        return UndoInfo(False, None)
    reason = games.why_no_undo(held.table, seat)
    return UndoInfo(reason is None, reason and speech.told(reason, language))


def _can(held: HeldMatch, viewer: Viewer, seat: str | None, shown: State, now: int) -> list[str]:
    """The buttons of this viewer now, by the table of permissions and the state of the match."""
    row = held.row
    can = [what for what in _BUTTONS if refusal(what, held, viewer) is None]
    if viewer.person is None and refusal("join", held, NEWCOMER) is None:
        can.append("join")  # who sits down becomes a guest on the way
    if not viewer.seats and held.is_running:
        can.append("watch")
    if "join" in can and (viewer.seats or not any(s.kind == "open" for s in held.seats) or row.private):
        can.remove("join")
    if "offer_rematch" in can and (row.rematch or row.source == "upload"):
        can.remove("offer_rematch")
    if not viewer.seats:
        return can
    if shown.legal:
        can.append("act")
        if is_alone(held):
            can.append("hint")
    if shown.undo.allowed and not row.paused_at:
        can.append("undo")
    if held.is_running:
        offered = {offer["kind"] for offer in row.offers}
        two = len(held.seats) == 2
        if two and "take_back" not in offered and has_acted(held, viewer):
            can.append("offer_take_back")
        if not row.paused_at and "pause" not in offered and (two or viewer.is_host):
            can.append("offer_pause")
        if row.paused_at:
            can.append("resume")
        if "kick" not in offered and votes.can_be_held(held):
            can.append("offer_kick")
    if any(set(offer["answer"]) & set(viewer.seats) for offer in row.offers):
        can.append("answer")
    if any(at <= now for at in (shown.stand_in_after or {}).values()):
        can.append("stand_in")
    if any((found := held.seat(name)) and found.stand_in for name in viewer.seats):
        can.append("return")
    return can


def is_alone(held: HeldMatch) -> bool:
    """Whether one person plays, against nobody but bots and automata."""
    return len(held.persons()) == 1 and not held.row.same_screen


def has_acted(held: HeldMatch, viewer: Viewer) -> bool:
    """Whether there is an action of the viewer's that could be taken back."""
    undone: set[Any] = set()
    for entry in reversed(held.table.entries if held.table else []):
        if entry.action == TAKE_BACK:
            undone.add(entry.events[0].facts["number"])
        elif entry.seat in viewer.seats and entry.number not in undone:
            return True
    return False


def standing_in_after(held: HeldMatch, viewer: Viewer, presence: Presence, away_ms: int) -> dict[str, int]:
    """The seats of people who left, and when a bot may sit down for them."""
    if not held.is_running or not viewer.seats:
        return {}
    found = {}
    for seat in held.seats:
        if seat.person and seat.person != viewer.id and not seat.stand_in and seat.seat not in viewer.seats:
            since = presence.away_since(held.id, seat.person)
            if held.row.clock["kind"] != "days" and since is not None:
                found[seat.seat] = since + away_ms
    return found
