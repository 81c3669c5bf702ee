"""What is asked and written about studies."""

from __future__ import annotations

from sqlalchemy import JSON, Connection, Text, cast, delete, func, insert, select, type_coerce, update

from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import read
from triumvirate.server.store.schema import studies
from triumvirate.server.studies.rows import StudyRow


class StoredStudies:
    """A `StudyKeeper` over the database."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def find(self, study: str) -> StudyRow | None:
        """A study by its id."""
        row = await self._db.row(select(studies).where(studies.c.id == study))
        return None if row is None else read(StudyRow, row)

    async def of_match(self, person: str, match: str) -> StudyRow | None:
        """Somebody's own study of a match, the last one that they worked on."""
        mine = studies.c.person == person, studies.c.source == match
        row = await self._db.row(select(studies).where(*mine).order_by(studies.c.updated.desc()).limit(1))
        return None if row is None else read(StudyRow, row)

    async def of_person(self, person: str) -> list[tuple[StudyRow, int]]:
        """Somebody's studies without their trees, and how many nodes each has: the database counts them, for trees are long."""
        tree = type_coerce(studies.c.tree, Text)
        nodes = func.json_array_length(tree if self._db.is_sqlite else cast(tree, JSON))
        others = [column for column in studies.c if column is not studies.c.tree]
        query = select(*others, nodes.label("nodes")).where(studies.c.person == person)
        found = [
            dict(row._mapping) for row in await self._db.rows(query.order_by(studies.c.updated.desc(), studies.c.id))
        ]
        return [(StudyRow(**{**row, "tree": []}), count) for row in found if isinstance(count := row.pop("nodes"), int)]

    async def count(self, person: str) -> int:
        """How many somebody has."""
        return await self._db.number(select(func.count()).where(studies.c.person == person))

    async def add(self, row: StudyRow) -> None:
        """Keep a new one."""

        def job(connection: Connection) -> None:
            connection.execute(insert(studies).values(row.__dict__))

        await self._db.write(job)

    async def change(self, row: StudyRow, **columns: object) -> bool:
        """Change one if nobody has meanwhile."""

        def job(connection: Connection) -> bool:
            same = studies.c.id == row.id, studies.c.version == row.version
            return (
                connection.execute(update(studies).where(*same).values(columns | {"version": row.version + 1})).rowcount
                == 1
            )

        return await self._db.write(job)

    async def drop(self, study: str) -> None:
        """Nothing of it is kept."""

        def job(connection: Connection) -> None:
            connection.execute(delete(studies).where(studies.c.id == study))

        await self._db.write(job)
