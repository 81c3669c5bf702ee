"""What is behind a curtain differs at the two servers, until just before it is told: the first has what will be, the second
something else that could have been, of which everything that was told so far is a part, too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import update

from triumvirate.core.chance import Outcome
from triumvirate.core.table import Entry, Table
from triumvirate.server.matches import curtain
from triumvirate.server.matches.held import HeldMatch, empty_table
from triumvirate.server.store import schema
from triumvirate.server.store.rows import Curtain
from twins.chance import Dealer
from twins.house import House

if TYPE_CHECKING:
    from twins.course import Course

WITNESSES = ("viewer", "watcher", "stranger")
MOST_TRIES = 12


def before_it(held: HeldMatch) -> Table:
    """The table as it stood before what is being told."""
    return held.table.fork() if held.table is not None else empty_table(held.row)


def something_else(held: HeldMatch, dealer: Dealer, viewer: str | None, beat: int) -> Sequence[Outcome] | None:
    """What chance may have said instead, for all that this viewer, and whoever looks on, has been told up to a beat."""
    kept, true = curtain.of(held.row), curtain.behind(held)
    told = _told(true, kept, viewer, beat)
    wanted, honest = dealer.wanted, dealer.changed
    try:
        for first in _places(len(true.outcomes)):
            dealer.wanted, dealer.changed = [true.outcomes], range(first, len(true.outcomes))
            table = before_it(held)
            seat = kept["seat"]
            entry = table.set_up() if seat is None else table.act(seat, kept["action"])
            beats = curtain.beats_of(held.game.scenes, entry.events, int(held.row.customs["scenes"]))
            other: Curtain = {**kept, "beats": beats}
            if entry.events != true.events and len(beats) > beat and _told(entry, other, viewer, beat) == told:
                return entry.outcomes
    finally:
        dealer.wanted, dealer.changed = wanted, honest
    return None


def _places(draws: int) -> Iterator[int]:
    """From which draw on all is drawn anew: the earlier, the more differs."""
    for first in range(draws):
        yield from (first for _ in range(max(1, MOST_TRIES // draws)))


def _told(entry: Entry, kept: Curtain, viewer: str | None, beat: int) -> object:
    """What is heard up to a beat, and when."""
    beats = kept["beats"][: beat + 1]
    events = [event.to_json() for event in entry.events[: beats[-1]["told"]] if event.is_for(viewer)]
    return events, [(one["about"], one["ms"]) for one in beats]


async def put_behind(house: House, match: str, outcomes: Sequence[Outcome]) -> None:
    """Other draws behind a curtain, in what is held and in the database; nobody is told."""
    held = house.held(match)
    kept = {**curtain.of(held.row), "outcomes": list(outcomes)}
    entry = curtain.carried_out(before_it(held), kept)
    kept["beats"] = curtain.beats_of(held.game.scenes, entry.events, int(held.row.customs["scenes"]))
    held.row.stage, held.behind = {"curtain": kept}, entry
    column = schema.matches.c
    await house.worker.db.change(update(schema.matches).where(column.id == match), {"stage": held.row.stage})


async def tell(course: Course) -> None:
    """Beat by beat what is behind the curtains; in each beat another of those who look asks everything."""
    first, second = course.houses
    while curtain.is_drawn(course.held(first).row):
        held = course.held(first)
        kept = curtain.of(held.row)
        beat, is_last = kept["beat"] + 1, kept["beat"] + 1 == len(kept["beats"])
        course.apart += curtain.behind(held).events != curtain.behind(course.held(second)).events
        await course.compare((WITNESSES[len(course.told) % len(WITNESSES)],))
        course.told.append(kept["beats"][kept["beat"]]["about"])
        other = None if is_last else something_else(held, course.dealer, course.plan.viewer, beat)
        await put_behind(second, course.match[second.name], other or kept["outcomes"])
        await course.turn_to(kept["ends"])
    assert not curtain.is_drawn(course.held(second).row), "both are told at the same time"
