"""A puzzle as it is asked and answered, for pages and terminals alike: the table it is set on, and all of it in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from triumvirate.core import speech
from triumvirate.core.chance import secret_of_seed
from triumvirate.core.events import Told
from triumvirate.core.plain import JsonObject
from triumvirate.core.puzzles import Line, Puzzle
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.puzzles.shelf import part_of

HINTED = 3  # choices that a hint leaves


def table_of(game: str, puzzle: Puzzle) -> Table:
    """The table that a puzzle is set on; whatever is drawn on it is drawn alike for everybody."""
    return Table.from_position(find_game(game), puzzle.position, secret_of_seed(0))


def view_of(game: str, puzzle: Puzzle) -> View:
    """What is shown of the position: what its seat sees, without what would tell the answer."""
    view = table_of(game, puzzle).view(puzzle.seat)
    for name in part_of(game).hides.get(puzzle.theme, ()):
        setattr(view, name, None)
    return view


def choices_of(game: str, puzzle: Puzzle) -> list[str]:
    """All that may be answered, in the game's own order."""
    if puzzle.choices:
        return list(puzzle.choices)
    return [choice.action for choice in table_of(game, puzzle).legal(puzzle.seat)]


def hint_of(game: str, puzzle: Puzzle) -> list[str]:
    """A few of the choices, the answer among them: those that come nearest to it."""
    near = sorted(puzzle.worth, key=lambda choice: (-puzzle.worth[choice], choice))[:HINTED]
    kept = {puzzle.answer, *(near if len(puzzle.worth) > HINTED else near[:-1])}
    return [choice for choice in choices_of(game, puzzle) if choice in kept]


def refuting(game: str, puzzle: Puzzle, choice: str) -> Puzzle:
    """The puzzle with what a choice overlooks, which is found out where it is not kept; unchanged where nothing is certain."""
    part = part_of(game)
    if choice == puzzle.answer or part.overlooked is None:
        return puzzle
    found = part.overlooked.get()(puzzle, choice)
    return puzzle if found is None else replace(puzzle, refuted={**puzzle.refuted, choice: found})


@dataclass(frozen=True)
class Step:
    """One thing done after a puzzle's position: what its seat was told of it, and saw then."""

    seat: str
    action: str
    events: Sequence[Told]
    view: View


def steps_of(game: str, puzzle: Puzzle, choice: str) -> list[Step]:
    """What a choice does on the board, and what follows it as far as that is told."""
    if puzzle.choices:
        return []
    table = table_of(game, puzzle)
    told = puzzle.refuted.get(choice)
    line: Line = ((puzzle.seat, choice), *(told.line if told else ()))
    steps = []
    for seat, action in line:
        entry = table.act(seat, action)
        events = [event.to_json() for event in entry.events if event.is_for(puzzle.seat)]
        steps.append(Step(seat, action, events, table.view(puzzle.seat)))
    return steps


def sentences_of(game: str, puzzle: Puzzle, step: Step, language: str) -> list[str]:
    """A step in words."""
    found = find_game(game)
    options = step.view.options
    return [said for event in step.events if (said := found.say(options, event, puzzle.seat, language))]


# --- words ------------------------------------------------------------------------------------------------------------


def theme_title(game: str, theme: str, language: str) -> str:
    """What a theme is called."""
    return str(_words(game, language)["themes"][theme]["title"])


def question(game: str, puzzle: Puzzle, language: str) -> str:
    """What is asked."""
    asked: str = _words(game, language)["themes"][puzzle.theme]["ask"]
    named = part_of(game).named
    seen = named.get()(view_of(game, puzzle)) if named is not None else {}
    return asked.format(**_named(game, {"me": puzzle.seat, **seen, **puzzle.about}, language))


def choice_title(game: str, choice: str, language: str) -> str:
    """What an answer is called that is not an action."""
    return _name(game, choice, language)


def why(game: str, puzzle: Puzzle, choice: str, language: str) -> str:
    """What a choice overlooks, or why it is the answer, where the game says so in a sentence."""
    told = puzzle.refuted.get(choice) or puzzle.refuted.get(puzzle.answer)
    if told is None or not told.facts:
        return ""
    sentences: Mapping[str, str] = _words(game, language)["why"]
    keys = told.facts["why"]
    named = _named(game, told.facts, language)
    return " ".join(sentences[str(key)].format(**named) for key in (keys if isinstance(keys, list | tuple) else [keys]))


def _words(game: str, language: str) -> JsonObject:
    return speech.words_in(find_game(game).package / "data", language, "puzzles")


def _named(game: str, facts: Mapping[str, object], language: str) -> dict[str, str]:
    """Facts by the names that people know them by."""
    told = {}
    for fact, value in facts.items():
        if isinstance(value, list | tuple):
            told[fact] = speech_list([_name(game, str(one), language) for one in value], language)
        elif isinstance(value, float):
            told[fact] = f"{value:.1f}".replace(".", "," if language == "it" else ".")
        else:
            told[fact] = _name(game, str(value), language)
    return told


def _name(game: str, name: str, language: str) -> str:
    """A seat, a card or whatever else a game calls by a word; what has none is a seat by its number, or a place."""
    names: Mapping[str, str] = _words(game, language)["names"]
    return names.get(name, name.title())


def speech_list(names: list[str], language: str) -> str:
    """One after another, as it is said."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {speech.told('and', language)} {names[-1]}"
