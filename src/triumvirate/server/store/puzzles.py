"""What is asked and written about puzzles. The first answer is the one that counts, whichever worker hears it."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from triumvirate.server.people.ratings import Rating, rate
from triumvirate.server.store.database import Database, Found
from triumvirate.server.store.rows import read
from triumvirate.server.store.schema import people, puzzle_ratings, puzzle_tries

Where = tuple[ColumnElement[bool], ...]
UNSURE = 200.0  # how far the first guess of a puzzle's strength may be off


@dataclass
class TriedRow:
    """Somebody's first try at a puzzle."""

    person: str
    game: str
    puzzle: str
    day: str | None
    is_hinted: bool
    is_solved: bool | None
    at: int


@dataclass
class StrengthRow:
    """How strong a person or a puzzle is, and how it went so far; for a puzzle `solved` are the times it was."""

    game: str
    whose: str
    rating: float
    deviation: float
    volatility: float
    tries: int = 0
    solved: int = 0
    streak: int = 0
    best: int = 0

    def after(self, other: StrengthRow, score: float, is_solved: bool) -> StrengthRow:
        """What a try makes of it: the score is its own against the other."""
        rated = rate(self.as_rating(), [(other.as_rating(), score)])
        streak = self.streak + 1 if is_solved else 0
        return StrengthRow(
            self.game,
            self.whose,
            rated.rating,
            rated.deviation,
            rated.volatility,
            self.tries + 1,
            self.solved + is_solved,
            streak,
            max(self.best, streak),
        )

    def as_rating(self) -> Rating:
        """As ratings are reckoned."""
        return Rating(self.rating, self.deviation, self.volatility)


def new_person(game: str, person: str) -> StrengthRow:
    """Somebody who has tried nothing yet."""
    new = Rating()
    return StrengthRow(game, person, new.rating, new.deviation, new.volatility)


def new_puzzle(game: str, puzzle: str, level: int) -> StrengthRow:
    """A puzzle that nobody has tried yet."""
    return StrengthRow(game, puzzle, float(level), UNSURE, Rating().volatility)


async def tries_of(db: Database, person: str, game: str | None = None) -> list[TriedRow]:
    """Somebody's tries, the oldest first."""
    query = select(puzzle_tries).where(puzzle_tries.c.person == person).order_by(puzzle_tries.c.at)
    query = query if game is None else query.where(puzzle_tries.c.game == game)
    return [read(TriedRow, row) for row in await db.rows(query)]


async def last_solved(db: Database, most: int) -> list[Found]:
    """The puzzles that were solved last, with the names of who solved them."""
    query = (
        select(puzzle_tries, people.c.name, people.c.guest)
        .join(people, people.c.id == puzzle_tries.c.person)
        .where(puzzle_tries.c.is_solved.is_(True))
        .order_by(puzzle_tries.c.at.desc())
    )
    return await db.rows(query.limit(most))


async def tried(db: Database, person: str, game: str, puzzle: str) -> TriedRow | None:
    """Somebody's try at a puzzle."""
    row = await db.row(select(puzzle_tries).where(*_here(person, game, puzzle)))
    return None if row is None else read(TriedRow, row)


async def strength_of(db: Database, game: str, whose: str) -> StrengthRow | None:
    """How strong a person or a puzzle is held to be."""
    row = await db.row(select(puzzle_ratings).where(puzzle_ratings.c.game == game, puzzle_ratings.c.whose == whose))
    return None if row is None else read(StrengthRow, row)


async def note_hint(db: Database, row: TriedRow) -> None:
    """Somebody has had a hint; after an answer that changes nothing any more."""

    def job(connection: Connection) -> None:
        if connection.execute(select(puzzle_tries).where(*_of(row))).first() is None:
            connection.execute(insert(puzzle_tries).values(row.__dict__))

    await db.write(job)


async def note_answer(db: Database, row: TriedRow, me: StrengthRow, puzzle: StrengthRow) -> bool:
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

    return await db.write(job)


def _of(row: TriedRow) -> Where:
    return _here(row.person, row.game, row.puzzle)


def _here(person: str, game: str, puzzle: str) -> Where:
    return puzzle_tries.c.person == person, puzzle_tries.c.game == game, puzzle_tries.c.puzzle == puzzle
