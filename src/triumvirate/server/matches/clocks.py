"""Time at a table: pure functions over a match's `clocks`, `{"left": {seat: ms}, "since": {seat: when it began}}`."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.replies import ClocksInfo
from triumvirate.server.store.rows import MatchRow

DAY_MS = 86_400_000


def has_clock(row: MatchRow) -> bool:
    """Whether each seat has a clock of its own; phases that end for all at once are in `phases.py`."""
    return bool(row.clock.get("kind", "none") in ("live", "days"))


def full(row: MatchRow) -> int:
    """What a seat has at the start, or for each decision."""
    clock = row.clock
    return int(clock["days"] * DAY_MS if clock["kind"] == "days" else clock["seconds"] * 1000)


def begin(held: HeldMatch, now: int) -> None:
    """Fill every clock and start those of the deciders."""
    if has_clock(held.row):
        held.row.clocks["left"] = {seat.seat: full(held.row) for seat in held.seats if seat.kind != "auto"}
    run(held, now)


def charge(row: MatchRow, now: int) -> None:
    """Take the time that has passed off the running clocks and stop them."""
    for seat, since in row.clocks["since"].items():
        row.clocks["left"][seat] = row.clocks["left"].get(seat, 0) - max(0, now - since)
    row.clocks["since"] = {}


def run(held: HeldMatch, now: int) -> None:
    """Start the clocks of the people who decide now. Bots and automata are not timed, nor is a paused match."""
    row = held.row
    row.clocks["since"] = {}
    if has_clock(row) and row.status == "running" and row.paused_at is None:
        for seat in held.seats:
            if seat.seat in row.deciders and seat.kind == "person" and not seat.stand_in:
                row.clocks["since"][seat.seat] = max(now, _off_until(held, seat.person))
    deadlines = deadlines_of(row)
    row.deadline = min(deadlines.values()) if deadlines else None


def after_entry(held: HeldMatch, before: Collection[str], actor: str | None, now: int) -> None:
    """An entry was made: charge, add the increment or begin anew, and start the next clocks."""
    row = held.row
    if not has_clock(row):
        return
    charge(row, now)
    left = row.clocks["left"]
    if actor is not None and row.clock["kind"] == "live" and actor not in row.deciders and actor in left:
        left[actor] += row.clock["increment"] * 1000
    if row.clock["kind"] != "live":
        for seat in row.deciders:
            if seat not in before or seat == actor:
                left[seat] = full(row)
    run(held, now)


def pause(held: HeldMatch, now: int) -> None:
    """All clocks stand still."""
    charge(held.row, now)
    held.row.paused_at = now
    held.row.deadline = None


def resume(held: HeldMatch, now: int) -> None:
    """They run on."""
    held.row.paused_at = None
    run(held, now)


def deadlines_of(row: MatchRow) -> dict[str, int]:
    """When each running clock ends."""
    return {seat: since + row.clocks["left"].get(seat, 0) for seat, since in row.clocks["since"].items()}


def out_of_time(row: MatchRow, now: int) -> list[str]:
    """The seats whose time is out."""
    return [seat for seat, end in deadlines_of(row).items() if end <= now]


def info(row: MatchRow, now: int, known: Collection[str], is_secret: bool = False) -> ClocksInfo | None:
    """The clocks as viewers see them; which ones run is told only of seats known to decide.

    Where it is a secret who decides, what is left to the others is one as well: it would tell who took their time.
    """
    if not has_clock(row):
        return None
    running = [seat for seat in row.clocks["since"] if seat in known]
    left: Mapping[str, int] = row.clocks["left"]
    shown = {
        seat: max(0, value - (max(0, now - row.clocks["since"][seat]) if seat in running else 0))
        for seat, value in left.items()
        if not is_secret or seat in running
    }
    deadlines = deadlines_of(row)
    return ClocksInfo(running=running, left_ms=shown, deadline={seat: deadlines[seat] for seat in running})


def _off_until(held: HeldMatch, person: str | None) -> int:
    """Until when a person is on vacation; only clocks in days care."""
    found = held.people.get(person or "")
    if held.row.clock["kind"] != "days" or found is None or found.vacation_until is None:
        return 0
    return found.vacation_until
