"""The entries of a match as one viewer may know them."""

from __future__ import annotations

from collections.abc import Mapping

from triumvirate.bots.reasons import read
from triumvirate.core.events import Event, Told
from triumvirate.core.plain import JsonObject
from triumvirate.core.table import TAKE_BACK, Entry
from triumvirate.server.matches import curtain, knowledge
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.people import sitters
from triumvirate.server.replies import EntryInfo, SceneInfo

TAKEN_BACK = "taken_back"


def entries_for(held: HeldMatch, seat: str | None, since: int, language: str) -> list[EntryInfo]:
    """The entries after a number of the viewer's own."""
    known = knowledge.numbers(held, seat)[max(since, -1) + 1 :]
    names = sitters.called(held.row, held.seats, held.people)
    shown = (entry_info(held, held.entries[true], held.notes[true], seat, language, names) for true in known)
    return [entry for entry in shown if entry is not None]


def entry_info(
    held: HeldMatch, entry: Entry, note: Note, seat: str | None, language: str, names: Mapping[str, str] | None = None
) -> EntryInfo | None:
    """An entry for a viewer, or None when there is nothing in it for them. `names` are worked out where they are not given.

    What somebody else did and took back is told no more: it was never played, and shows only what they thought of.
    """
    own = seat is not None and entry.seat == seat
    if not held.is_open_book and not knowledge.tells(held, entry, seat):
        return None
    if not held.is_open_book and not own and entry.number in knowledge.taken_back(held):
        return None
    events = [_event(held, event, seat) for event in entry.events if event.is_for(seat)]
    open_action = own or held.is_open_book or entry.action == TAKE_BACK or entry.seat is None
    reasons = held.is_open_book or held.row.bot_reasons == "live"
    names = sitters.called(held.row, held.seats, held.people) if names is None else names
    return EntryInfo(
        number=knowledge.own_number(held, seat, entry.number),
        seat=entry.seat,
        action=entry.action if open_action else None,
        at=note.at,
        events=events,
        words=[_said(held, event, seat, language, names) for event in events],
        by=note.by,
        why=_reason(held, note.why, language, names) if reasons and note.why else None,
    )


def scene_for(held: HeldMatch, seat: str | None, language: str) -> SceneInfo | None:
    """What is being told, as far as it has been, for a viewer: the entry that it will be has the next number for all."""
    if not curtain.is_drawn(held.row):
        return None
    kept, names = curtain.of(held.row), sitters.called(held.row, held.seats, held.people)
    events = [event.to_json() for event in curtain.told(held) if event.is_for(seat)]
    return SceneInfo(
        number=knowledge.last(held, seat) + 1,
        seat=kept["seat"],
        at=kept["at"],
        about=kept["beats"][kept["beat"]]["about"],
        beat=kept["beat"],
        ends=kept["ends"],
        events=events,
        words=[_said(held, event, seat, language, names) for event in events],
        skip=kept["skip"],
    )


def _event(held: HeldMatch, event: Event, seat: str | None) -> JsonObject:
    """An event as it is told; the entry that was taken back has the viewer's own number in it."""
    told = event.to_json()
    number = told.get("number")
    if event.kind == TAKEN_BACK and isinstance(number, int):
        told["number"] = knowledge.own_number(held, seat, number)
    return told


def _reason(held: HeldMatch, kept: str, language: str, names: Mapping[str, str]) -> str:
    """A bot's reason, less what names other actions while the match runs."""
    why = read(kept)
    return (why if held.is_open_book else why.for_others()).said(language, names)


def _said(held: HeldMatch, event: Told, seat: str | None, language: str, names: Mapping[str, str]) -> str:
    """An event in words; newer rules may not know what older ones told of."""
    try:
        return held.game.say(held.row.options, event, seat, language, names)
    except (LookupError, ValueError, TypeError):
        if held.has_board:
            raise
        return str(event["kind"]).replace("_", " ")
