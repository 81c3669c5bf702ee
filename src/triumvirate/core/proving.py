"""A match played again: line by line as it is recorded, or from its secret alone, which proves every draw."""

from __future__ import annotations

from triumvirate.core.errors import BadRecord
from triumvirate.core.table import TAKE_BACK, Entry, Table


def started(table: Table) -> Table:
    """The same match before its first line."""
    if table.position:
        return Table.from_position(table.game, table.position, table.lots)
    fresh = Table(table.game, table.options, table.lots)
    fresh.names = dict(table.names)
    return fresh


def advance(table: Table, entry: Entry, scripted: bool = True) -> Entry:
    """Carry out one line, its chance as recorded or from the secret."""
    script = list(entry.outcomes) if scripted else None
    if entry.seat is None:  # the set-up alone is nobody's
        return table.set_up(script)
    if entry.action == TAKE_BACK:
        return table.take_back(entry.seat)
    return table.act(entry.seat, entry.action, script)


def check_draws(table: Table, text: str) -> None:
    """Play the match of a record again from its secret alone; a draw that comes out otherwise is named."""
    header, _, _ = text.partition("\n\n")
    if not any(line.startswith("secret: ") for line in header.splitlines()):
        raise BadRecord("The record holds no secret, so its draws cannot be checked; a finished match publishes it.")
    if not any(line.startswith("commitment: ") for line in header.splitlines()):
        raise BadRecord("The record holds no commitment: nothing ties its secret to the start of the match.")
    check_outcomes(table)


def check_outcomes(table: Table) -> None:
    """Draw everything of a match again from what its table keeps."""
    again = started(table)
    for entry in table.entries:
        drawn = advance(again, entry, scripted=False).outcomes
        if drawn != entry.outcomes:
            said = f"the secret gives {list(drawn)}, the record says {list(entry.outcomes)}"
            raise BadRecord(f"Entry {entry.number}: {said}.")
