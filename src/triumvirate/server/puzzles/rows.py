"""What is kept about puzzles: somebody's tries, and how strong people and puzzles are held to be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from triumvirate.server.people.ratings import Rating, rate

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


@dataclass
class SolvedRow:
    """A puzzle that was solved lately, and by whom."""

    person: str
    name: str
    guest: bool
    game: str
    puzzle: str
    at: int


class PuzzleKeeper(Protocol):
    """Where all of this is kept: a server's database, or the browser's. The first answer is the one that counts."""

    async def tries_of(self, person: str, game: str | None = None) -> list[TriedRow]:
        """Somebody's tries, the oldest first."""

    async def last_solved(self, most: int) -> list[SolvedRow]:
        """The puzzles that were solved last, with the names of who solved them."""

    async def tried(self, person: str, game: str, puzzle: str) -> TriedRow | None:
        """Somebody's try at a puzzle."""

    async def strength_of(self, game: str, whose: str) -> StrengthRow | None:
        """How strong a person or a puzzle is held to be."""

    async def note_hint(self, row: TriedRow) -> None:
        """Somebody has had a hint; after an answer that changes nothing any more."""

    async def note_answer(self, row: TriedRow, me: StrengthRow, puzzle: StrengthRow) -> bool:
        """Somebody has answered: whether it was for the first time, and so counts for them and for the puzzle."""
