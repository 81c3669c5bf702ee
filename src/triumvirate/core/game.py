"""The plug: one typed object that carries all that anybody asks of a game. A game is its rules, and what it is called.

Packages name their games by the entry point `triumvirate.games`; `triumvirate.games.find_game` finds them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, cast

from triumvirate.core import defaults, engine, made, speech, texts
from triumvirate.core.contract import Rules
from triumvirate.core.errors import BadRequest, Illegal
from triumvirate.core.events import Told
from triumvirate.core.fields import Layout, State
from triumvirate.core.forms import NATIVE, Form, Forms
from triumvirate.core.home_made import HomeMade
from triumvirate.core.lazy import Lazy
from triumvirate.core.options import Option, Options, OptionValue, check_options
from triumvirate.core.parts import (
    Answers,
    Automaton,
    Beat,
    Board,
    Clocks,
    Environment,
    Knowledge,
    Notation,
    Page,
    Positions,
    Results,
    Teams,
    Words,
)
from triumvirate.core.view import View

if TYPE_CHECKING:
    from triumvirate.analysis.judges import Judge
    from triumvirate.arena.ladder import Claim
    from triumvirate.cli.table.screen import TableScreen
    from triumvirate.core.book import BookSource
    from triumvirate.core.daily import Daily
    from triumvirate.core.features import Features
    from triumvirate.core.foresight import Way
    from triumvirate.core.grammar import Grammar
    from triumvirate.core.plain import JsonObject
    from triumvirate.core.puzzles import Puzzles
    from triumvirate.core.table import Table

made.be_found()  # a game imports its plug before its rules, and those import what is made of them

MOST_ACTIONS = 2048  # at once, for one seat
NOBODY: Mapping[str, str] = MappingProxyType({})
_LEFT_OUT = cast(Any, None)  # a part that the plug makes itself from the rules


def _as_given(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    return options


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its name and rules, how a match is made, and its parts. What is left out works as for any game."""

    # --- what it is -------------------------------------------------------------------------------------------------
    name: str
    title: str
    version: int  # of the rules; raised when any kept match would come out differently
    package: Path  # the folder of its sources, for the compiled engines
    layout: Layout
    rules: Rules  # on the python engine
    actions: int  # how many actions there are, legal or not

    # --- a match is made --------------------------------------------------------------------------------------------
    seats: Callable[[Options], tuple[str, ...]]  # in the order of their numbers in the rules
    prepare: Callable[[Options], State]  # a state with options and tables filled in, ready for the rules' `setup`
    options: Sequence[Option] = ()
    refine: Callable[[dict[str, OptionValue]], dict[str, OptionValue]] = _as_given  # forbidden combinations, presets
    counts: tuple[int, ...] = (2,)  # how many may play
    earlier: Mapping[int, Lazy[Game]] = field(default_factory=dict)  # versions of before that the same rules still play

    # --- names and knowledge ----------------------------------------------------------------------------------------
    notation: Notation = _LEFT_OUT
    positions: Positions = _LEFT_OUT
    words: Words = _LEFT_OUT
    knowledge: Knowledge = _LEFT_OUT
    results: Results = _LEFT_OUT
    legal_list: Callable[[State, int], list[int]] | None = None  # where the state keeps it
    may_still_act: Callable[[State, int], bool] | None = None  # one that has decided may change its mind

    # --- at the table -----------------------------------------------------------------------------------------------
    clocks: Clocks = field(default_factory=Clocks)
    scenes: Mapping[str, Beat] = field(default_factory=dict)  # kinds of events that a table together is told slowly
    automaton: Automaton | None = None
    home_made: HomeMade | None = None  # content of its players' own making
    forms: Forms = field(default_factory=Forms)  # in which its text is compiled
    form: Form | None = None  # in which this one is, where that is not the usual one
    teams: Teams | None = None
    phrases: tuple[str, ...] = ()  # what can be said without typing, beside what every table has
    answers: Answers | None = None  # such phrases that name what they answer
    briefing: str = ""  # how to win, for a language model that sits down

    # --- pictures, judges, environments: named, not imported ----------------------------------------------------------
    board: Board = field(default_factory=Board)
    terminal: Lazy[type[TableScreen]] | None = None
    page: Page = field(default_factory=Page)
    judge: Lazy[Callable[[Table, int, int], Judge]] | None = None
    chronicle: Lazy[Callable[[Table], JsonObject]] | None = None  # a match that is over, told as a whole
    daily: Lazy[Daily] | None = None  # what its deals of the day are
    puzzles: Puzzles | None = None  # what is asked in positions of its matches
    ladder: Lazy[Sequence[Claim]] | None = None
    environments: tuple[Environment, ...] = (Environment(),)
    features: Lazy[Features] | None = None  # what the numbers of an observation mean
    grammar: Lazy[Grammar] | None = None  # how what depends on a match, draws and positions are written

    # --- the book ---------------------------------------------------------------------------------------------------
    sections: Mapping[str, str] = field(default_factory=dict)  # titles in the book's order
    book: Lazy[BookSource] | None = None  # what the text in data/book.LANGUAGE.md may name
    oracle: Lazy[Callable[[Path, int | None], int]] | None = None  # holds the rules against games of real players

    def __post_init__(self) -> None:
        if not texts.is_known(self.text):  # a copy with another part changes no engine
            texts.register_package(
                self.text, self.package, self.forms.values(self.form), self.name if self.form else "", self.layout.tight
            )
        speech.add_folder(self.package / "data")
        made: dict[str, Callable[[], object]] = {
            "notation": lambda: defaults.notation(self.title),
            "positions": lambda: defaults.positions(self.title, self.layout, self.prepare, self.check),
            "words": defaults.words,
            "knowledge": lambda: defaults.knowledge(self.name, self.seats, self.layout, self.prepare),
            "results": lambda: defaults.results(self.rules, self.seats),
        }
        for part, make in made.items():
            if getattr(self, part) is _LEFT_OUT:
                object.__setattr__(self, part, make())

    @property
    def text(self) -> str:
        """What the compiled engines call its text: its name, or that of a form of it."""
        return f"{self.name}_{self.form.name}" if self.form else self.name

    @property
    def most_actions(self) -> int:
        """How many actions the table of any of its forms holds; each form's begins with the usual ones."""
        return max(self.actions, *(form.actions or 0 for form in self.forms.others), 0)

    def played_with(self, options: Options, engine: str = NATIVE) -> Game:
        """The form of this game that a match with these options needs on a compiled engine; mostly itself."""
        form = self.forms.found(options, engine)
        return self if form is None else self._formed[form.name]

    def in_form(self, name: str) -> Game:
        """This game in a form by its name; itself where none is named."""
        return self._formed[name] if name else self

    @cached_property
    def _formed(self) -> dict[str, Game]:
        """This game in its other forms, by their names."""
        return {
            form.name: replace(self, form=form, layout=form.layout or self.layout, actions=form.actions or self.actions)
            for form in self.forms.others
        }

    def check(self, given: Options) -> dict[str, OptionValue]:
        """The options of a match with defaults filled in, or a `BadOption`."""
        return self.refine(check_options(self.options, given))

    @property
    def count_option(self) -> str:
        """The option that says how many play; nothing where the rules alone do."""
        return next((option.name for option in self.options if option.choices == self.counts), "")

    def automata(self, options: Options) -> tuple[str, ...]:
        """The seats that the game plays by itself."""
        return self.automaton.seats(options, self.seats(options)) if self.automaton else ()

    def foresee(self, view: View, action: str | None = None) -> list[Way] | None:
        """How the turn of the game's own player may go after an action of the viewer's, or on the board as it stands."""
        if self.automaton is None or self.automaton.foresee is None or not self.automata(view.options):
            raise BadRequest("Nobody at this table moves by the rules alone.")
        return self.automaton.foresee.get()(self, view, action)

    def deciding(self, state: State) -> list[int]:
        """The numbers of the seats that may act now."""
        mask = self.rules.deciders(state)
        return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

    def may_act(self, state: State, seat: int) -> bool:
        """Whether a seat may act: the deciding ones, and in some games one that may still change its mind."""
        return seat in self.deciding(state) or (self.may_still_act is not None and self.may_still_act(state, seat))

    def legal(self, state: State, seat: int) -> list[int]:
        """All actions of a deciding seat: the one list behind buttons, legality and fuzzing."""
        if self.legal_list is not None:
            return self.legal_list(state, seat)
        out = [0] * MOST_ACTIONS
        return out[: self.rules.list_legal(state, seat, out)]

    def view(self, state: State, options: Options, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        return self.knowledge.views(state, options)(seat)

    def action_texts(self, state: State, seat: int, actions: Sequence[int]) -> list[str]:
        """The texts of many actions of one state."""
        if self.notation.texts is not None:
            return self.notation.texts(state, seat, actions)
        return [self.notation.text(state, seat, action) for action in actions]

    def read_action(self, state: State, seat: int, action: str | int, names: Mapping[str, str] = NOBODY) -> int:
        """The index of an action given as text or as index, legal or `Illegal` with the rule that refuses it.

        A seat that a refusal has in braces, `{p3}`, is called by who sits there, as `names` says.
        """
        index = action if isinstance(action, int) else self.notation.parse(state, seat, action)
        if self.rules.refusal(state, seat, index):
            said = {language: self.words.refusal(state, seat, index, language) for language in speech.LANGUAGES}
            told = {language: _calling(sentence, names) for language, (sentence, _) in said.items()}
            raise Illegal(told["en"], said["en"][1], told)
        return index

    def say(
        self, options: Options, event: Told, viewer: str | None, language: str = "en", names: Mapping[str, str] = NOBODY
    ) -> str:
        """An event (as JSON) in words, with the names that its table gives to things of its own and to who sits there."""
        return self.words.named(self.words.said(event, viewer, language, names), options, language)

    @cached_property
    def native(self) -> ModuleType:
        """The rules on the native engine; the first use compiles them or loads them from the cache."""
        return engine.load(self.text, "native")

    @cached_property
    def playout(self) -> ModuleType:
        """The loops of `core/compiled/playout.py` for this game on the native engine."""
        return engine.load(self.text, "native", "playout")


def _calling(sentence: str, names: Mapping[str, str]) -> str:
    """A sentence with the seats that it has in braces by name."""
    return re.sub(r"\{(\w+)\}", lambda found: names.get(found[1], found[1].upper()), sentence)
