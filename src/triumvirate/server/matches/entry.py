"""An entry is made on a draft, and what follows from it: the next deciders, their time, perhaps the end."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.chance import Outcome
from triumvirate.core.table import TAKE_BACK, Entry
from triumvirate.server import games
from triumvirate.server.matches import curtain, dealt, knowledge, stages
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.endings import finish
from triumvirate.server.matches.held import HeldMatch, Note, empty_table
from triumvirate.server.store.rows import TOOK_BACK


def carry_out(draft: HeldMatch, seat: str, action: str | int, note: Note) -> int:
    """A seat does something; the rules refuse what is not legal and nothing changes. Answers the entry's number.

    Letting a secret moment go by makes no entry before the window closes: the number is then the last the seat knows.
    """
    if not stages.is_answer(draft, seat, action):
        return enter(draft, seat, action, note)
    let_window_be(draft, (seat,), note.at)
    return knowledge.numbers(draft, seat)[-1]


def let_window_be(draft: HeldMatch, seats: Sequence[str], now: int) -> None:
    """Somebody needs no more of a window, whether there is something for them to decide in it or not."""
    for seat in seats:
        Clock(draft, now).answer(seat)
    if stages.may_close(draft, now):
        close_window(draft, now)


def enter(draft: HeldMatch, seat: str, action: str | int, note: Note) -> int:
    """Make the entry of an action; where it opens a scene, the scene begins, and the number is the last the seat knows."""
    assert draft.table is not None
    table = draft.table.fork() if curtain.is_wanted(draft) else draft.table
    entry = table.act(seat, action)
    if curtain.falls(draft, entry, note):
        Clock(draft, note.at).run()
        return knowledge.numbers(draft, seat)[-1]
    draft.table = table
    draft.note(entry, note)
    _after_entry(draft, note.at, actor=seat)
    return entry.number


def begin(draft: HeldMatch, now: int) -> None:
    """The set-up is made, or being told: deciders and clocks wait for it then."""
    if curtain.is_wanted(draft) and curtain.falls(draft, empty_table(draft.row).set_up(), Note(now, "table")):
        Clock(draft, now).run()
    else:
        _set_up(draft, now)


def _set_up(draft: HeldMatch, now: int, outcomes: Sequence[Outcome] | None = None) -> None:
    draft.begin(now, outcomes)
    assert draft.table is not None
    draft.row.number, draft.row.deciders = 0, draft.table.deciders()
    Clock(draft, now).begin()


def go_on(draft: HeldMatch, now: int) -> None:
    """A beat of a scene is over: the next one begins, or what was told is carried out."""
    if curtain.next_beat(draft.row, now):
        Clock(draft, now).run()
    else:
        open_curtain(draft, now)


def open_curtain(draft: HeldMatch, now: int) -> None:
    """What was told is part of the match from now on; the stage that it interrupted goes on where it stood."""
    row, kept = draft.row, curtain.of(draft.row)
    row.stage = stages.longer(kept["stage"], kept["at"], now)
    draft.behind = None
    if draft.table is None:
        _set_up(draft, now, kept["outcomes"])
        return
    row.deciders = draft.table.deciders()
    entry = curtain.carried_out(draft.table, kept)
    draft.note(entry, curtain.note_of(kept))
    _after_entry(draft, now, actor=entry.seat, is_told=True)


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


def _after_entry(
    draft: HeldMatch, now: int, actor: str | None = None, undone: Entry | None = None, is_told: bool = False
) -> None:
    """The next deciders, their clocks and stage, perhaps the end. Offers to take back lapse, unless that would tell
    of an action that nobody else sees. `is_told`: everybody has seen its scenes already."""
    assert draft.table is not None
    row = draft.row
    before = row.deciders
    row.number = len(draft.table.entries) - 1
    row.deciders = draft.table.deciders()
    is_open = knowledge.is_open(draft, draft.table.entries[-1])
    if is_open:
        row.offers = [offer for offer in row.offers if offer["kind"] != "take_back"]
    clock = Clock(draft, now)
    clock.pay(before, actor, undone)
    if is_open and not is_told:
        clock.tell(draft.table.entries[-1])
    result = draft.table.result() or dealt.early_end(draft)
    if result is not None:
        finish(draft, result, now)
    else:
        clock.run()
