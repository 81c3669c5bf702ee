"""What is asked and written about puzzles. The first answer is the one that counts, whichever worker hears it."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from triumvirate.server.puzzles.rows import SolvedRow, StrengthRow, TriedRow
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import read
from triumvirate.server.store.schema import people, puzzle_ratings, puzzle_tries

Where = tuple[ColumnElement[bool], ...]


class StoredPuzzles:
    """A `PuzzleKeeper` over the database."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def tries_of(self, person: str, game: str | None = None) -> list[TriedRow]:
        """Somebody's tries, the oldest first."""
        query = select(puzzle_tries).where(puzzle_tries.c.person == person).order_by(puzzle_tries.c.at)
        query = query if game is None else query.where(puzzle_tries.c.game == game)
        return [read(TriedRow, row) for row in await self._db.rows(query)]

    async def last_solved(self, most: int) -> list[SolvedRow]:
        """The puzzles that were solved last, with the names of who solved them."""
        query = (
            select(puzzle_tries, people.c.name, people.c.guest)
            .join(people, people.c.id == puzzle_tries.c.person)
            .where(puzzle_tries.c.is_solved.is_(True))
            .order_by(puzzle_tries.c.at.desc())
        )
        rows = await self._db.rows(query.limit(most))
        return [SolvedRow(row.person, row.name, row.guest, row.game, row.puzzle, row.at) for row in rows]

    async def tried(self, person: str, game: str, puzzle: str) -> TriedRow | None:
        """Somebody's try at a puzzle."""
        row = await self._db.row(select(puzzle_tries).where(*_here(person, game, puzzle)))
        return None if row is None else read(TriedRow, row)

    async def strength_of(self, game: str, whose: str) -> StrengthRow | None:
        """How strong a person or a puzzle is held to be."""
        row = await self._db.row(
            select(puzzle_ratings).where(puzzle_ratings.c.game == game, puzzle_ratings.c.whose == whose)
        )
        return None if row is None else read(StrengthRow, row)

    async def note_hint(self, row: TriedRow) -> None:
        """Somebody has had a hint; after an answer that changes nothing any more."""

        def job(connection: Connection) -> None:
            if connection.execute(select(puzzle_tries).where(*_of(row))).first() is None:
                connection.execute(insert(puzzle_tries).values(row.__dict__))

        await self._db.write(job)

    async def note_answer(self, row: TriedRow, me: StrengthRow, puzzle: StrengthRow) -> bool:
        """Somebody has answered: whether it was for the first time, and so counts for them and for the puzzle."""

        def job(connection: Connection) -> bool:
            answered = update(puzzle_tries).where(*_of(row), puzzle_tries.c.is_solved.is_(None))
            if connection.execute(answered.values(is_solved=row.is_solved, at=row.at, day=row.day)).rowcount == 0:
                if connection.execute(select(puzzle_tries).where(*_of(row))).first() is not None:
                    return False
                connection.execute(insert(puzzle_tries).values(row.__dict__))
            for one in (me, puzzle):
                same = puzzle_ratings.c.game == one.game, puzzle_ratings.c.whose == one.whose
                connection.execute(delete(puzzle_ratings).where(*same))
                connection.execute(insert(puzzle_ratings).values(one.__dict__))
            return True

        return await self._db.write(job)


def _of(row: TriedRow) -> Where:
    return _here(row.person, row.game, row.puzzle)


def _here(person: str, game: str, puzzle: str) -> Where:
    return puzzle_tries.c.person == person, puzzle_tries.c.game == game, puzzle_tries.c.puzzle == puzzle
