"""What a table needs to be shown what happened: time that no live clock charges, told with the clocks and the same for all.

Only what everybody sees counts, by when it happened: each fact of an entry takes its moment, one entry after another, since
what a seat did last itself. So nobody's clock tells of anything secret, and nobody fills one by acting and undoing: what a
seat does itself brings it no time.
"""

from __future__ import annotations

from triumvirate.core.table import TAKE_BACK, Entry
from triumvirate.server.matches import knowledge
from triumvirate.server.matches.held import HeldMatch

MOST_OF_ENTRY_MS = 4_000
MOST_MS = 10_000
MOST_BACK = 60  # entries: whatever was before those has been shown


def begins(held: HeldMatch, seat: str, now: int) -> int:
    """From when on a seat's time counts that is to decide now: when all has been shown, but never long after the last.

    It does not depend on when it is asked, as long as it is to come: that would tell of what is done unseen meanwhile.
    """
    a_fact = held.row.clock.get("scenes", 0)
    if not a_fact or held.row.clock["kind"] != "live":
        return now
    end = 0
    for entry in _since_own(held, seat):
        told = 0 if entry.action == TAKE_BACK else sum(event.audience is None for event in entry.events)
        if told:
            at = held.notes[entry.number].at
            end = min(max(end, at) + min(told * a_fact, MOST_OF_ENTRY_MS), at + MOST_MS)
    return max(now, end)


def _since_own(held: HeldMatch, seat: str) -> list[Entry]:
    """The entries that everybody knows of since a seat's own last."""
    found: list[Entry] = []
    for entry in reversed(held.entries[-MOST_BACK:]):
        if knowledge.is_open(held, entry):
            if entry.seat == seat:
                break
            found.append(entry)
    return found[::-1]
