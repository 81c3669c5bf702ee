"""Puzzles in a terminal: the board as text, a question, a list to choose from, and what comes of the choice."""

from __future__ import annotations

import random

import typer

from triumvirate import show
from triumvirate.cli.console import output
from triumvirate.core import speech
from triumvirate.core.errors import BadRequest
from triumvirate.core.puzzles import Puzzle
from triumvirate.puzzles import asking
from triumvirate.puzzles.shelf import part_of, shipped

STOP, HINT = "q", "h"


def solve_some(game: str, theme: str | None, number: int | None, language: str) -> None:
    """One puzzle after another until somebody has had enough."""
    if theme is not None and theme not in part_of(game).themes:
        raise BadRequest(f"There is no theme '{theme}'; there are {', '.join(part_of(game).themes)}.")
    puzzles = [puzzle for puzzle in shipped(game).values() if theme in (None, puzzle.theme)]
    if not puzzles or (number is not None and number > len(puzzles)):
        raise BadRequest(f"There are {len(puzzles)} such puzzles.")
    if number is not None:
        _solve(game, puzzles[number - 1], language)
        return
    random.shuffle(puzzles)
    right = 0
    for tried, puzzle in enumerate(puzzles, 1):
        is_right = _solve(game, puzzle, language)
        if is_right is None:
            return
        right += is_right
        typer.echo(f"{right} / {tried}\n")


def _solve(game: str, puzzle: Puzzle, language: str) -> bool | None:
    """Whether it was solved; None for who stops."""
    console = output()
    view = asking.view_of(game, puzzle)
    console.print(show.text(view), markup=False, highlight=False)
    if (notes := part_of(game).notes) is not None:
        for line in notes.get()(view, language):
            console.print(line, markup=False)
    title = asking.theme_title(game, puzzle.theme, language)
    console.print(f"\n[bold]{title}[/] · {puzzle.level} · {asking.question(game, puzzle, language)}")
    choices = asking.choices_of(game, puzzle)
    for place, choice in enumerate(choices, 1):
        console.print(f"{place:>4}  {_title(game, puzzle, choice, language)}", markup=False)
    chosen = _asked(game, puzzle, choices, language)
    if chosen is None:
        return None
    is_right = chosen == puzzle.answer
    console.print(speech.told("Right." if is_right else "Not quite.", language))
    puzzle = asking.refuting(game, puzzle, chosen)
    for choice in dict.fromkeys((chosen, puzzle.answer)):
        console.print(f"{_title(game, puzzle, choice, language)}: {_worth(puzzle, choice)}", markup=False)
        if said := asking.why(game, puzzle, choice, language):
            console.print(f"  {said}", markup=False)
        for step in asking.steps_of(game, puzzle, choice):
            for sentence in asking.sentences_of(game, puzzle, step, language):
                console.print(f"  {sentence}", markup=False)
    return is_right


def _asked(game: str, puzzle: Puzzle, choices: list[str], language: str) -> str | None:
    prompt = speech.told("Your choice (a number; h: hint, q: stop)", language)
    while True:
        said = typer.prompt(prompt).strip()
        if said == STOP:
            return None
        if said == HINT:
            typer.echo(" · ".join(_title(game, puzzle, one, language) for one in asking.hint_of(game, puzzle)))
        elif said.isdigit() and 1 <= int(said) <= len(choices):
            return choices[int(said) - 1]


def _title(game: str, puzzle: Puzzle, choice: str, language: str) -> str:
    return asking.choice_title(game, choice, language) if puzzle.choices else choice


def _worth(puzzle: Puzzle, choice: str) -> str:
    worth = puzzle.worth[choice]
    return f"{worth:+.1f}" if puzzle.unit == "points" else f"{100 * worth:.0f} %"
