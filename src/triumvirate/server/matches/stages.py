"""The stage that a whole table is in: timers that end for everybody at once, and windows that give nothing away.

A phase is the rules' word, a stage is one at a table, with the times it begins and ends. Nothing here changes a match:
`clock.py` keeps what is answered.

In a window some seats may do something secret or let it be. Whoever lets it be is noted here and nowhere else; the
rules hear of it when the window closes, for all seats at the same moment. So nobody can read from the time that
passes who hesitated, and not even the record of the match keeps it. A match's `stage` is
`{"key", "name", "began", "ends", "window", "answered": [seats], "closes"}`; `ends` is None where nothing is timed,
`closes` is there once the last has answered.
"""

from __future__ import annotations

from triumvirate.core.parts import Phase
from triumvirate.server import games
from triumvirate.server.matches import knowledge
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.replies import StageInfo
from triumvirate.server.store.rows import MatchRow, Stage

STANDARD_PACE = 60  # a phase clock of so many seconds gives each phase the game's own time
LEAST_MS = 8_000
THIRDS = 3  # the parts of a window, at whose ends it may close before its time


def entered(held: HeldMatch, now: int) -> Stage:
    """The stage that a match is in now: the one it was in, or one that begins with this phase; none where none is timed."""
    row = held.row
    if held.table is None or "curtain" in row.stage or not games.has_phases(row.game):
        return row.stage
    if row.status != "running":
        return {}
    phase = games.phase_of(held.table)
    if row.stage.get("key") == phase.key:
        return row.stage
    ends = now + _length(held, phase) if is_timed(row) or phase.is_window else None
    return {"key": phase.key, "name": phase.name, "began": now, "ends": ends, "window": phase.is_window, "answered": []}


def _length(held: HeldMatch, phase: Phase) -> int:
    """Milliseconds; with nobody there who could learn from it, or about whom, a window needs no length."""
    if not phase.is_window:
        return max(LEAST_MS, int(1000 * phase.seconds * held.row.clock["seconds"] / STANDARD_PACE))
    if not is_secret(held) or (phase.asked is not None and all(held.playing_bot(seat) for seat in phase.asked)):
        return 0
    return int(1000 * (held.row.customs.get("window") or phase.seconds) * phase.share)


def is_timed(row: MatchRow) -> bool:
    """Whether every phase has an end."""
    return bool(row.clock.get("kind") == "phase")


def is_secret(held: HeldMatch) -> bool:
    """Whether at least two people with screens of their own could read something from each other's silence."""
    others = [seat.person for seat in held.seats if seat.person and not seat.stand_in]
    return len(set(others)) > 1 and not held.row.same_screen


# --- windows --------------------------------------------------------------------------------------------------------


def waits_for_bot(held: HeldMatch) -> bool:
    """Whether a bot has something to decide."""
    if not held.is_running or held.row.paused_at is not None:
        return False
    return any(held.playing_bot(seat) is not None for seat in waiting(held.row))


def waiting(row: MatchRow) -> list[str]:
    """The seats that decide now and have not answered."""
    answered = row.stage.get("answered", ())
    return [seat for seat in row.deciders if seat not in answered]


def is_answer(held: HeldMatch, seat: str, action: str | int) -> bool:
    """Whether a legal action is one that is kept back until the window closes."""
    secret = games.secret_answer(held.row.game)
    if secret is None or held.table is None or (isinstance(action, str) and action != secret):
        return False
    return any(choice.action == secret and action in (secret, choice.index) for choice in held.table.legal(seat))


def answered(held: HeldMatch, stage: Stage, seat: str, now: int) -> Stage:
    """The stage after somebody has let it be; the last answer settles when the window closes."""
    said = sorted({*stage.get("answered", ()), seat})
    if set(held.row.deciders) - set(said):
        return {**stage, "answered": said}
    return {**stage, "answered": said, "closes": _closes_after(stage, now, not _people(held) - set(said))}


def is_asked_to_wait(held: HeldMatch, seat: str) -> bool:
    """Whether somebody who has nothing to decide in a window has not said yet that it may close.

    Everybody at the table answers, so that nobody is told by its end which of those who hold something did, and when.
    """
    row = held.row
    is_open = row.stage.get("window", False) and row.stage["ends"] != row.stage["began"]
    asked = _people(held) - {*row.deciders, *row.stage.get("answered", ())}
    return bool(held.is_running and is_open and seat in asked)


def _people(held: HeldMatch) -> set[str]:
    """The seats of people who play themselves."""
    return {seat.seat for seat in held.seats if seat.person and not seat.stand_in}


def _closes_after(stage: Stage, now: int, all_agree: bool) -> int:
    """When a window closes whose last answer comes now: at its end, or at a full tick after it; where everybody at the table
    lets it be, at the end of a third of it.

    Who answers late is not told to the millisecond by when it closes. Without a length it is nobody's secret.
    """
    began, ends = stage["began"], stage["ends"] or now
    if ends == began:
        return now
    if all_agree and now < ends:
        thirds = -(-(now - began) * THIRDS // (ends - began)) or 1
        return began + (ends - began) * thirds // THIRDS
    ticks = -(-max(0, now - ends) // knowledge.TICK_MS)
    return ends + ticks * knowledge.TICK_MS


def may_close(held: HeldMatch, now: int) -> bool:
    """Whether a window has lasted long enough: its time is over or nobody wants more of it, and without a timer all answered."""
    stage = held.row.stage
    if not held.is_running or not stage.get("window") or held.row.paused_at is not None:
        return False
    due = closes(held.row)
    return due is not None and due <= now


# --- timers ---------------------------------------------------------------------------------------------------------


def is_over(held: HeldMatch, now: int) -> bool:
    """Whether the time of a phase that is no window has run out."""
    stage = held.row.stage
    if not held.is_running or not is_timed(held.row) or held.row.paused_at is not None or not stage:
        return False
    ends = stage["ends"]
    return not stage["window"] and ends is not None and ends <= now


def longer(stage: Stage, paused: int, now: int) -> Stage:
    """The stage after a pause: it goes on where it stood."""
    ends = stage.get("ends")
    if "curtain" in stage:  # a scene goes on where it stood
        kept = stage["curtain"]
        return {"curtain": {**kept, "ends": max(kept["ends"], paused) + now - paused}}
    return stage if ends is None else ending_at(stage, max(ends, paused) + now - paused)


def ending_at(stage: Stage, ends: int) -> Stage:
    """The stage with another end, if it has one."""
    return stage if stage.get("ends") is None else {**stage, "ends": ends}


def closes(row: MatchRow) -> int | None:
    """When the stage has to be looked at: at its end, or that of a beat; in a window once all have answered."""
    if "curtain" in row.stage:
        return row.stage["curtain"]["ends"]
    ends = row.stage.get("ends")
    if ends is None:
        return None
    is_answered = row.stage["window"] and not waiting(row)
    if is_timed(row):
        return min(ends, row.stage.get("closes", ends)) if is_answered else ends
    return row.stage.get("closes", ends) if is_answered else None


def info(row: MatchRow, is_asked: bool) -> StageInfo | None:
    """The phase as every viewer sees it; only one's own answer differs."""
    stage = row.stage
    if "key" not in stage or row.status != "running":
        return None
    return StageInfo(stage["name"], stage["began"], stage["ends"], stage["window"], is_asked)
