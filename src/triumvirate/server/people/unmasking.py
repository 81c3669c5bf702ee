"""What is written when an anonymous match ends: names are shown then, and marks by handle are marks of people."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.people import aliases
from triumvirate.server.store.matches import Extra
from triumvirate.server.store.schema import marks


def unmasked(draft: HeldMatch) -> Extra | None:
    """Marks by handle of a match that has just ended; who had no seat stays unknown."""
    if not draft.has_just_ended or not draft.row.customs.get(aliases.ANONYMOUS):
        return None

    def write(connection: Connection) -> None:
        here = marks.c.other.startswith(f"{draft.id}{aliases.DOT}", autoescape=True)
        for row in connection.execute(select(marks).where(here)).all():
            behind = aliases.person_behind(draft.row, draft.seats, row.other)
            connection.execute(delete(marks).filter_by(person=row.person, kind=row.kind, other=row.other))
            if behind is not None:
                connection.execute(delete(marks).filter_by(person=row.person, kind=row.kind, other=behind))
                connection.execute(insert(marks).values(person=row.person, kind=row.kind, other=behind))

    return write
