"""How a try went, written with the end of its match."""

from __future__ import annotations

from triumvirate.server.daily import days
from triumvirate.server.daily.deal import part_of
from triumvirate.server.matches.dealt import OVER, terms_of
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.store import daily
from triumvirate.server.store.matches import Extra

GAVE_UP = -1_000_000  # the score of who did not play to the end


def ended(draft: HeldMatch) -> Extra | None:
    """What is to be written of a try with the end of its match. Who resigned, or had somebody play for them, gave up."""
    row, table = draft.row, draft.table
    if not row.deal or not draft.is_finished or draft.before.status == "finished" or table is None:
        return None
    assert row.finished is not None
    assert row.result is not None
    terms = terms_of(row)
    is_played = row.result.reason == OVER or table.is_over()
    stood_in = any(
        note.by == "stand_in" and entry.seat == terms.seat
        for entry, note in zip(table.entries, draft.notes, strict=True)
    )
    too_late = row.finished >= days.end_of(row.deal["day"])
    if stood_in or not is_played:
        return daily.ending(row.id, GAVE_UP, False, {}, row.finished, too_late)
    weighed = part_of(row.game).weigh(table, terms)
    return daily.ending(row.id, weighed.score, weighed.is_done, weighed.facts, row.finished, too_late)
