"""The log of what operators looked at and did: lines are added, never changed, each sealed together with the one before.

A seal is made with the server's signing key, which is not in the database: who can only write there cannot make one. A
line that was changed or removed breaks the chain at the next; that the last ones were removed shows against a seal that
was written down elsewhere, as the server's log does with every line.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, text

from triumvirate.server.store.database import Database
from triumvirate.server.store.schema import audit

FIRST_SEAL = ""


@dataclass(frozen=True)
class Line:
    """Who did what, and when."""

    number: int
    at: int
    person: str
    name: str
    what: str
    seal: str = ""

    def sealed_after(self, before: str, key: str) -> str:
        """The seal that this line has where it follows that one."""
        told = json.dumps([before, self.number, self.at, self.person, self.name, self.what])
        return hmac.new(f"audit {key}".encode(), told.encode(), hashlib.sha256).hexdigest()


async def add(db: Database, key: str, at: int, person: str, name: str, what: str) -> Line:
    """One more line, after whichever is the last when it is written."""

    def job(connection: Connection) -> Line:
        if connection.dialect.name == "postgresql":  # SQLite has one writer as it is
            connection.execute(text("LOCK TABLE audit IN EXCLUSIVE MODE"))
        last = connection.execute(select(audit).order_by(audit.c.number.desc()).limit(1)).first()
        line = Line(last.number + 1 if last else 1, at, person, name, what)
        seal = line.sealed_after(last.seal if last else FIRST_SEAL, key)
        connection.execute(insert(audit).values(**{**line.__dict__, "seal": seal}))
        return Line(**{**line.__dict__, "seal": seal})

    return await db.write(job)


async def lines(db: Database) -> list[Line]:
    """All of them, the oldest first."""
    return [Line(**row._mapping) for row in await db.rows(select(audit).order_by(audit.c.number))]


def faults(found: Iterable[Line], key: str, last_seal: str = "") -> list[str]:
    """What is wrong with a log: nothing where every line is as it was written, and none is missing."""
    told, before, number = [], FIRST_SEAL, 0
    seals = set()
    for line in found:
        number += 1
        if line.number != number:
            told.append(f"Before line {line.number}, {line.number - number} are missing.")
            number = line.number
        elif not hmac.compare_digest(line.sealed_after(before, key), line.seal):
            told.append(f"Line {line.number} is not as it was written, or follows one that is not.")
        before = line.seal
        seals.add(line.seal)
    if last_seal and last_seal not in seals:
        told.append("The line with that seal is not here: lines were removed from the end.")
    return told
