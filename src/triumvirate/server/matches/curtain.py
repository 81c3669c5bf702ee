"""The curtain: what was done and is told to all together, beat by beat, before it is part of the match.

Where a table wants its scenes told by the server, an act that opens one is not carried out at once. It is kept in the match's
stage as it is to be noted, and the match stands as it was before it: whatever anybody asks for, hears or is sent is made of
that match, so nothing behind the curtain can be known, nobody can act on it, and no clock runs. What has been told is the
beginning of the act's events, as many as the beat says; which of them a viewer hears is decided as for every entry. The beats
follow from what everybody knows: the kinds of the events, and not how many of them are somebody's own.

Beats and times are written with the match. Whoever looks at the clocks opens the next beat (`entry.go_on`), after the last one
the act is carried out with the draws it had.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from triumvirate.core.events import Event
from triumvirate.core.parts import Beat
from triumvirate.core.table import Entry, Table
from triumvirate.server.matches.held import HeldMatch, Note, empty_table
from triumvirate.server.matches.presence import Presence
from triumvirate.server.store.rows import Curtain, KeptBeat, MatchRow

LATE_MS = 1_000  # who looks at the clocks later than that begins the next beat now, instead of hurrying after the plan


def is_drawn(row: MatchRow) -> bool:
    """Whether something is being told."""
    return "curtain" in row.stage


def of(row: MatchRow) -> Curtain:
    """What is being told."""
    return row.stage["curtain"]


def beats_of(beats: Mapping[str, Beat], events: Sequence[Event], hundredths: int) -> list[KeptBeat]:
    """The beats of an entry; none where everything is told at once.

    What has no beat of its own is told with the beat before it, after the last one when all is over. Events of one kind
    that are somebody's own follow each other in one beat, however many there are.
    """
    found: list[KeptBeat] = []
    for place, event in enumerate(events):
        beat = beats.get(event.kind)
        if beat is None:
            continue
        last = found[-1] if found else None
        if last is not None and event.audience is not None and last["about"] == event.kind:
            last["told"] = place + 1
            continue
        if last is not None:
            last["told"] = place
        if beat.before and all(one["about"] != event.kind for one in found):
            found.append({"about": event.kind, "told": place, "ms": int(10 * beat.before * hundredths)})
        found.append({"about": event.kind, "told": place + 1, "ms": int(10 * beat.seconds * hundredths)})
    return found


def is_wanted(held: HeldMatch) -> bool:
    """Whether a table is told its scenes by the server: it chose so, and somebody is there with a screen of their own."""
    row = held.row
    return bool(row.customs.get("scenes") and held.game.scenes and held.persons() and not row.same_screen)


def falls(draft: HeldMatch, entry: Entry, note: Note) -> bool:
    """Whether an act opens a scene. It is kept then, and everything else stands still."""
    row = draft.row
    wanted = int(row.customs.get("scenes", 0)) if is_wanted(draft) else 0
    beats = beats_of(draft.game.scenes, entry.events, wanted) if wanted else []
    if not beats:
        return False
    kept: Curtain = {
        "seat": entry.seat,
        "action": entry.action,
        "outcomes": list(entry.outcomes),
        "at": note.at,
        "by": note.by,
        "why": note.why,
        "key": note.key,
        "beats": beats,
        "beat": 0,
        "ends": note.at + beats[0]["ms"],
        "skip": [],
        "stage": row.stage,
    }
    row.stage, row.deciders = {"curtain": kept}, []
    row.offers = [offer for offer in row.offers if offer["kind"] != "take_back"]
    draft.behind = entry
    return True


def behind(held: HeldMatch) -> Entry:
    """The act that is being told, as it will be carried out."""
    if held.behind is None:
        held.behind = carried_out(held.table.fork() if held.table else empty_table(held.row), of(held.row))
    return held.behind


def carried_out(table: Table, kept: Curtain) -> Entry:
    """The act at a table that stands as it was before it."""
    if kept["seat"] is None:
        return table.set_up(kept["outcomes"])
    return table.act(kept["seat"], kept["action"], kept["outcomes"])


def told(held: HeldMatch) -> tuple[Event, ...]:
    """The events of the act that have been told, to whoever may know them."""
    kept = of(held.row)
    return behind(held).events[: kept["beats"][kept["beat"]]["told"]]


def note_of(kept: Curtain) -> Note:
    """What is known of the act beside its rules."""
    return Note(kept["at"], kept["by"], kept["why"], kept["key"])


def next_beat(row: MatchRow, now: int) -> bool:
    """Begin the next beat where the last is over; False after the last one."""
    kept = of(row)
    beat = kept["beat"] + 1
    if beat == len(kept["beats"]):
        return False
    begins = now if now - kept["ends"] > LATE_MS else kept["ends"]
    row.stage = {"curtain": {**kept, "beat": beat, "ends": begins + kept["beats"][beat]["ms"]}}
    return True


# --- enough seen ----------------------------------------------------------------------------------------------------


def wish(row: MatchRow, seats: Sequence[str]) -> None:
    """Somebody has seen enough."""
    kept = of(row)
    row.stage = {"curtain": {**kept, "skip": sorted({*kept["skip"], *seats})}}


def all_wish(held: HeldMatch, presence: Presence) -> bool:
    """Whether everybody who is there has seen enough; who is away, and who is stood in for, is not asked."""
    wished = of(held.row)["skip"]
    here = [seat for seat in held.seats if not seat.stand_in and presence.is_here(held.id, seat.person)]
    return bool(wished) and all(seat.seat in wished for seat in here)
