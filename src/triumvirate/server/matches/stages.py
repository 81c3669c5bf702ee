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

from triumvirate.server import games
from triumvirate.server.matches import knowledge
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.replies import StageInfo
from triumvirate.server.store.rows import MatchRow, Stage

STANDARD_PACE = 60  # a phase clock of so many seconds gives each phase the game's own time
LEAST_MS = 8_000


def entered(held: HeldMatch, now: int) -> Stage:
    """The stage that a match is in now: the one it was in, or one that begins with this phase; none where none is timed."""
    row = held.row
    if held.table is None or not games.has_phases(row.game):
        return row.stage
    if row.status != "running":
        return {}
    key, name, seconds, is_window = games.phase_of(held.table)
    if row.stage.get("key") == key:
        return row.stage
    ends = now + _length(held, seconds, is_window) if is_timed(row) or is_window else None
    return {"key": key, "name": name, "began": now, "ends": ends, "window": is_window, "answered": []}


def _length(held: HeldMatch, seconds: float, is_window: bool) -> int:
    """Milliseconds; with nobody there who could learn from it, a window needs no length."""
    if is_window:
        return int(1000 * (held.row.customs.get("window") or seconds)) if is_secret(held) else 0
    return max(LEAST_MS, int(1000 * seconds * held.row.clock["seconds"] / STANDARD_PACE))


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


def answered(row: MatchRow, stage: Stage, seat: str, now: int) -> Stage:
    """The stage after somebody has let it be; the last answer settles when the window closes."""
    said = sorted({*stage.get("answered", ()), seat})
    if set(row.deciders) - set(said):
        return {**stage, "answered": said}
    return {**stage, "answered": said, "closes": _closes_after(stage, now)}


def _closes_after(stage: Stage, now: int) -> int:
    """When a window closes whose last answer comes now: at its end, or at a full tick after it.

    Who answers late is not told to the millisecond by when it closes. Without a length it is nobody's secret.
    """
    ends = stage["ends"] or now
    if ends == stage["began"]:
        return now
    ticks = -(-max(0, now - ends) // knowledge.TICK_MS)
    return ends + ticks * knowledge.TICK_MS


def may_close(held: HeldMatch, now: int) -> bool:
    """Whether a window has lasted long enough: its time is over, and without a timer everybody has answered in time."""
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
    return stage if ends is None else ending_at(stage, max(ends, paused) + now - paused)


def ending_at(stage: Stage, ends: int) -> Stage:
    """The stage with another end, if it has one."""
    return stage if stage.get("ends") is None else {**stage, "ends": ends}


def closes(row: MatchRow) -> int | None:
    """When the stage has to be looked at: at its end, and in a window without a timer only once all have answered."""
    ends = row.stage.get("ends")
    if ends is None or is_timed(row):
        return ends
    return max(ends, row.stage.get("closes", ends)) if row.stage["window"] and not waiting(row) else None


def info(row: MatchRow, is_asked: bool) -> StageInfo | None:
    """The phase as every viewer sees it; only one's own answer differs."""
    stage = row.stage
    if not stage or row.status != "running":
        return None
    return StageInfo(stage["name"], stage["began"], stage["ends"], stage["window"], is_asked)
