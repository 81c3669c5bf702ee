"""A match played again line by line draws what was recorded, and from its secret alone what that gives."""

from __future__ import annotations

import pytest

from tables import at, draw
from triumvirate.core.errors import BadRecord
from triumvirate.core.proving import advance, check_outcomes, started
from triumvirate.core.table import Table

POSITION = "hand caesar shield-5-1 ship-6-0; bag caesar sword-4-2 sword-5-1 ship-4-2 ship-5-1"
PLACE = "place ship-6-0 GA-HC 6/0"


def scripted() -> tuple[Table, str]:
    """A match whose one draw is not the one that its secret gives."""
    own = at(POSITION)
    own.act("caesar", next(choice.action for choice in own.legal() if choice.action.startswith("place ship-6-0")))
    drawn = own.entries[-1].outcomes[0]
    assert isinstance(drawn, dict)
    table = at(POSITION)
    other = next(token for token in ("sword-4-2", "sword-5-1", "ship-4-2") if token != drawn["draw"])
    assert own.entries[-1].action is not None
    table.act("caesar", own.entries[-1].action, draw(other))
    return table, other


def test_a_line_is_carried_out_as_it_is_recorded_or_from_the_secret_alone() -> None:
    table, other = scripted()
    entry = table.entries[-1]
    assert advance(started(table), entry).outcomes == entry.outcomes
    assert other in str(entry.outcomes)
    assert advance(started(table), entry, scripted=False).outcomes != entry.outcomes


def test_a_draw_that_the_secret_does_not_give_is_named() -> None:
    table, other = scripted()
    with pytest.raises(BadRecord, match=f"the record says .*{other}"):
        check_outcomes(table)
