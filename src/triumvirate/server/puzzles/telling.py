"""Puzzles as they are told to somebody, and their answers judged."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from triumvirate.core.errors import BadRequest, TriumvirateError
from triumvirate.core.plain import JsonObject
from triumvirate.core.puzzles import Puzzle
from triumvirate.games import find_game
from triumvirate.puzzles import asking, shelf
from triumvirate.server.daily import days
from triumvirate.server.daily.standing import streak
from triumvirate.server.errors import NotFound
from triumvirate.server.puzzles.rows import PuzzleKeeper, SolvedRow, StrengthRow, TriedRow, new_person, new_puzzle
from triumvirate.server.replies import (
    PersonInfo,
    PuzzleChoice,
    PuzzleGame,
    PuzzleInfo,
    PuzzleLine,
    PuzzleSolved,
    PuzzlesReply,
    PuzzleStanding,
    PuzzleStep,
    PuzzleTheme,
    PuzzleVerdict,
)
from triumvirate.server.studies.beginning import Run

NEAR = 8  # of the puzzles nearest to somebody's strength, one of so many comes next
SURE = 110.0  # a rating that can be off by more is a guess
LAST = 3  # of the puzzles solved last, so many are told
BOARDS = 256  # puzzles whose boards stay at hand
HALF = 0.5  # what a solution after a hint counts


def find(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its name."""
    if game not in shelf.games_with_puzzles() or (found := shelf.shipped(game).get(puzzle)) is None:
        raise NotFound("There is no such puzzle.")
    return found


@lru_cache(BOARDS)
def _board(game: str, name: str) -> tuple[JsonObject, list[str]]:
    """What a puzzle shows, and the actions that may answer it: the same for everybody, and long to make."""
    puzzle = find(game, name)
    return asking.view_of(game, puzzle).to_json(), [] if puzzle.choices else asking.choices_of(game, puzzle)


def of_the_day(game: str, day: str) -> str:
    """The daily puzzle: drawn from all by the day alone."""
    names = sorted(shelf.shipped(game))
    return names[_drawn(f"{game} {day}") % len(names)]


def _drawn(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def _solved(row: SolvedRow, language: str) -> PuzzleSolved | None:
    """Who has solved what; nothing of a puzzle that is shipped no more."""
    puzzle = shelf.shipped(row.game).get(row.puzzle) if row.game in shelf.games_with_puzzles() else None
    if puzzle is None:
        return None
    return PuzzleSolved(
        PersonInfo(row.person, row.name, row.guest),
        row.game,
        find_game(row.game).title,
        asking.theme_title(row.game, puzzle.theme, language),
        row.at,
    )


@lru_cache(BOARDS)
def _refuting(game: str, name: str, choice: str) -> Puzzle:
    """A puzzle with what a choice overlooks: the same for everybody, and long to find where it is not kept."""
    return asking.refuting(game, find(game, name), choice)


class CanThink(Protocol):
    """Whether a bot can think here now, and what it needs with it; nobody waits for that with an answer."""

    async def __call__(self, game: str, bot: str) -> bool:
        """Whether it can."""


class PuzzleDesk:
    """Asks and judges, by what is kept."""

    def __init__(self, kept: PuzzleKeeper, can_think: CanThink, run: Run) -> None:
        self._kept = kept
        self._can_think, self._run = can_think, run

    async def all(self, person: str | None, language: str, now: int) -> PuzzlesReply:
        """Every game's puzzles, and how I stand with them."""
        today = days.day_at(now)
        tries = await self._kept.tries_of(person) if person else []
        games = []
        for game in shelf.games_with_puzzles():
            mine = [row for row in tries if row.game == game]
            daily = of_the_day(game, today)
            games.append(
                PuzzleGame(
                    game,
                    find_game(game).title,
                    daily,
                    next((row.is_solved for row in mine if row.puzzle == daily), None),
                    _themes(game, {row.puzzle for row in mine if row.is_solved}, language),
                    await self._standing(game, person, mine, today),
                )
            )
        last = [_solved(row, language) for row in await self._kept.last_solved(LAST)]
        return PuzzlesReply(now=now, ends=days.end_of(today), games=games, last=[one for one in last if one])

    async def next(self, game: str, theme: str | None, person: str | None) -> str:
        """One that I have not tried, about as strong as I am; when I have tried all, the one longest ago."""
        if game not in shelf.games_with_puzzles() or theme not in (None, *shelf.part_of(game).themes):
            raise NotFound("There is no such puzzle.")
        puzzles = [one for one in shelf.shipped(game).values() if theme in (None, one.theme)]
        tries = await self._kept.tries_of(person, game) if person else []
        done = [row.puzzle for row in tries if row.is_solved is not None]
        left = [one for one in puzzles if one.id not in done]
        if not left:
            ids = {one.id for one in puzzles}
            return next(puzzle for puzzle in done if puzzle in ids)
        me = await self._strength(game, person)
        near = sorted(left, key=lambda one: (abs(one.level - me.rating), one.id))[:NEAR]
        return near[_drawn(f"{game} {theme} {len(tries)}") % len(near)].id

    async def asked(self, game: str, name: str, person: str | None, language: str, now: int) -> PuzzleInfo:
        """A puzzle as it is asked."""
        puzzle = find(game, name)
        tried = await self._kept.tried(person, game, name) if person else None
        strength = await self._kept.strength_of(game, name)
        view, legal = _board(game, name)
        return PuzzleInfo(
            id=name,
            game=game,
            title=find_game(game).title,
            theme=puzzle.theme,
            theme_title=asking.theme_title(game, puzzle.theme, language),
            question=asking.question(game, puzzle, language),
            seat=puzzle.seat,
            view=view,
            legal=legal,
            choices=[PuzzleChoice(one, asking.choice_title(game, one, language)) for one in puzzle.choices],
            level=round(strength.rating) if strength else puzzle.level,
            unit=puzzle.unit,
            proof=puzzle.proof,
            is_today=of_the_day(game, days.day_at(now)) == name,
            tried=tried.is_solved if tried else None,
        )

    async def hint(self, game: str, name: str, person: str, now: int) -> list[str]:
        """A few choices; who has had them has solved it half at most."""
        puzzle = find(game, name)
        await self._kept.note_hint(TriedRow(person, game, name, None, True, None, now))
        return asking.hint_of(game, puzzle)

    async def answer(
        self, game: str, name: str, choice: str, person: str | None, language: str, now: int
    ) -> PuzzleVerdict:
        """What somebody's answer comes to; nobody's is judged and not noted."""
        puzzle = find(game, name)
        if choice not in puzzle.worth:
            raise BadRequest("That is none of the answers that can be given here.")
        is_right = choice == puzzle.answer
        me = await self._strength(game, person)
        other = await self._kept.strength_of(game, name) or new_puzzle(game, name, puzzle.level)
        today = days.day_at(now)
        counts = False
        if person is not None:
            before = await self._kept.tried(person, game, name)
            score = float(is_right) * (HALF if before is not None and before.is_hinted else 1.0)
            day = today if of_the_day(game, today) == name else None
            row = TriedRow(person, game, name, day, False, is_right, now)
            counts = await self._kept.note_answer(
                row, me.after(other, score, is_right), other.after(me, 1.0 - score, is_right)
            )
        return PuzzleVerdict(
            is_right=is_right,
            counts=counts,
            before=round(me.rating),
            mine=await self._standing(game, person, await self._kept.tries_of(person, game) if person else [], today),
            level=round(other.rating),
            given=_line(game, await self._refuted(game, puzzle, choice), choice, language),
            best=_line(game, puzzle, puzzle.answer, language),
        )

    async def _refuted(self, game: str, puzzle: Puzzle, choice: str) -> Puzzle:
        """With what a wrong answer overlooks, where that can be found out here and now: no answer is refused for it."""
        finder = shelf.part_of(game).finder
        if choice == puzzle.answer or (finder is not None and not await self._can_think(game, finder)):
            return puzzle
        try:
            return await self._run(lambda: _refuting(game, puzzle.id, choice))
        except TriumvirateError:
            return puzzle

    async def _strength(self, game: str, person: str | None) -> StrengthRow:
        found = await self._kept.strength_of(game, person) if person else None
        return found or new_person(game, person or "")

    async def _standing(self, game: str, person: str | None, tries: Sequence[TriedRow], today: str) -> PuzzleStanding:
        me = await self._strength(game, person)
        solved_days = {row.day for row in tries if row.day and row.is_solved}
        return PuzzleStanding(
            rating=round(me.rating),
            is_sure=me.deviation <= SURE,
            tries=me.tries,
            solved=me.solved,
            streak=me.streak,
            best=me.best,
            days=streak(solved_days, today),
        )


def _themes(game: str, solved: set[str], language: str) -> list[PuzzleTheme]:
    found = []
    for theme in shelf.part_of(game).themes:
        names = {one.id for one in shelf.shipped(game).values() if one.theme == theme}
        found.append(PuzzleTheme(theme, asking.theme_title(game, theme, language), len(names), len(names & solved)))
    return found


def _line(game: str, puzzle: Puzzle, choice: str, language: str) -> PuzzleLine:
    steps = [
        PuzzleStep(
            step.seat,
            step.action,
            [dict(event) for event in step.events],
            asking.sentences_of(game, puzzle, step, language),
            step.view.to_json(),
        )
        for step in asking.steps_of(game, puzzle, choice)
    ]
    return PuzzleLine(
        choice,
        asking.choice_title(game, choice, language) if puzzle.choices else "",
        puzzle.worth[choice],
        asking.why(game, puzzle, choice, language),
        steps,
    )
