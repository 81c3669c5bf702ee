"""An entry is made on a draft, and what follows from it: the next deciders, their time, perhaps the end."""

from __future__ import annotations

from triumvirate.core.table import TAKE_BACK, Entry
from triumvirate.server import games
from triumvirate.server.matches import knowledge, stages
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.endings import finish
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.store.rows import TOOK_BACK


def carry_out(draft: HeldMatch, seat: str, action: str | int, note: Note) -> int:
    """A seat does something; the rules refuse what is not legal and nothing changes. Answers the entry's number.

    Letting a secret moment go by makes no entry before the window closes: the number is then the last the seat knows.
    """
    if not stages.is_answer(draft, seat, action):
        return enter(draft, seat, action, note)
    Clock(draft, note.at).answer(seat)
    if stages.may_close(draft, note.at):
        close_window(draft, note.at)
    return knowledge.numbers(draft, seat)[-1]


def enter(draft: HeldMatch, seat: str, action: str | int, note: Note) -> int:
    """Make the entry of an action."""
    assert draft.table is not None
    entry = draft.table.act(seat, action)
    draft.note(entry, note)
    _after_entry(draft, note.at, actor=seat)
    return entry.number


def take_back(draft: HeldMatch, seat: str, note: Note) -> str | None:
    """Make the entry that takes the last action back, whoever's it was. Answers whose."""
    assert draft.table is not None
    entry = draft.table.take_back(seat)
    draft.note(entry, note)
    assert entry.undone is not None
    undone = draft.table.entries[entry.undone]
    assert undone.action != TAKE_BACK
    if undone.outcomes or any(event.reveals for event in undone.events):
        draft.row.unrated = draft.row.unrated or TOOK_BACK
    _after_entry(draft, note.at, undone=undone)
    return undone.seat


def close_window(draft: HeldMatch, now: int) -> None:
    """The rules hear that everybody who had not done anything lets it be, all at the same moment."""
    key, answered = draft.row.stage["key"], draft.row.stage["answered"]
    action = games.secret_answer(draft.row.game)
    assert action is not None
    for seat in list(draft.row.deciders):
        if draft.row.stage.get("key") == key:
            enter(draft, seat, action, Note(now, "person" if seat in answered else "time_out"))


def _after_entry(draft: HeldMatch, now: int, actor: str | None = None, undone: Entry | None = None) -> None:
    """The next deciders, their clocks and stage, perhaps the end. Offers to take back lapse, unless that would tell
    of an action that nobody else sees."""
    assert draft.table is not None
    row = draft.row
    before = row.deciders
    row.number = len(draft.table.entries) - 1
    row.deciders = draft.table.deciders()
    if knowledge.is_open(draft, draft.table.entries[-1]):
        row.offers = [offer for offer in row.offers if offer["kind"] != "take_back"]
    clock = Clock(draft, now)
    clock.pay(before, actor, undone)
    result = draft.table.result()
    if result is not None:
        finish(draft, result, now)
    else:
        clock.run()
