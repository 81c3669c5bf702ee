"""The entries of a match as one viewer may know them."""

from __future__ import annotations

from triumvirate.bots.reasons import ITS_OWN, read
from triumvirate.core.events import Told
from triumvirate.core.table import TAKE_BACK, Entry
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.replies import EntryInfo


def entries_for(held: HeldMatch, seat: str | None, since: int, language: str) -> list[EntryInfo]:
    """The entries after a number that tell this viewer something."""
    shown = (entry_info(held, entry, held.notes[entry.number], seat, language) for entry in held.entries[since + 1 :])
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
        why=_reason(held, note.why, language) if reasons and note.why else None,
    )


def _reason(held: HeldMatch, kept: str, language: str) -> str:
    """A bot's reason, less what names other actions while the match runs."""
    return read(kept).without(*(() if held.is_open_book else ITS_OWN)).said(language)


def _said(held: HeldMatch, event: Told, seat: str | None, language: str) -> str:
    """An event in words; newer rules may not know what older ones told of."""
    try:
        return held.game.words.say(event, seat, language)
    except (LookupError, ValueError, TypeError):
        if held.has_board:
            raise
        return str(event["kind"]).replace("_", " ")


def last_known(held: HeldMatch, seat: str | None) -> int:
    """The last entry that a viewer may know of."""
    for entry in reversed(held.entries):
        if held.is_open_book or entry.seat == seat or any(event.is_for(seat) for event in entry.events):
            return entry.number
    return -1
