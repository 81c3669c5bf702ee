"""The contract between a game and everything around it. A game is its rules, plus how to show and name things."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from triumvirate.core import engine, speech
from triumvirate.core.chance import Outcome
from triumvirate.core.errors import Illegal
from triumvirate.core.events import Event
from triumvirate.core.fields import Layout
from triumvirate.core.options import Option, check_options
from triumvirate.core.view import Result, View

MOST_ACTIONS = 2048  # at once, for one seat


class Game(ABC):
    """One game. Its `rules` are the compiled contract; the methods here are plain Python for tables and screens."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    layout: ClassVar[Layout]
    options: ClassVar[Sequence[Option]]
    package: ClassVar[Path]
    rules: ModuleType

    def __init__(self) -> None:
        engine.register_package(self.name, self.package)
        speech.add_folder(self.package / "data")

    # --- a match is made -------------------------------------------------------------------------------------------

    def check(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a match with defaults filled in, or a `BadOption`. Games add their forbidden combinations."""
        return check_options(self.options, given)

    @abstractmethod
    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats that people or bots take, in the order of their numbers in the rules."""

    @abstractmethod
    def prepare(self, options: Mapping[str, Any]) -> Any:
        """A python-engine state with options and tables filled in, ready for the rules' `setup`."""

    # --- names ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def action_text(self, state: Any, seat: int, action: int) -> str:
        """An action's text; the inverse of `parse_action` for every legal action."""

    @abstractmethod
    def parse_action(self, state: Any, seat: int, text: str) -> int:
        """The index of an action's text; raises `Illegal` when it is no action at all."""

    @abstractmethod
    def refusal(self, state: Any, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
        """Why an action is not legal: a sentence for people in a language, and the rule's section."""

    @abstractmethod
    def event(self, state: Any, fact: Sequence[int]) -> Event:
        """A fact told by the rules, as an event."""

    @abstractmethod
    def outcome(self, state: Any, n: int, what: int, index: int) -> Outcome:
        """What a chance value means, as records and scripts write it; asked before the rules act on it."""

    @abstractmethod
    def outcome_index(self, state: Any, n: int, what: int, value: Outcome) -> int:
        """The chance value of a scripted outcome; raises `BadChance` when it cannot happen now."""

    @abstractmethod
    def say(self, event: Mapping[str, Any], viewer: str | None, language: str = "en") -> str:
        """An event (as JSON) in words for a viewer; empty when there is nothing to say."""

    # --- knowledge --------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: Any, options: Mapping[str, Any], seat: int | None) -> View:
        """What a seat, or a spectator, may know: built up field by field, never by deleting."""

    @abstractmethod
    def truth(self, state: Any) -> dict[str, Any]:
        """Everything, for analysis."""

    @abstractmethod
    def determinize(self, view: View, rng: random.Random) -> Any:
        """A state that agrees with all the view says, the rest filled in at random."""

    @abstractmethod
    def result(self, state: Any, options: Mapping[str, Any]) -> Result | None:
        """How the game ended, or None while it runs."""

    @abstractmethod
    def position_text(self, state: Any, options: Mapping[str, Any]) -> str:
        """The whole state in one line."""

    @abstractmethod
    def parse_position(self, text: str) -> tuple[dict[str, Any], Any]:
        """The options and state of a position's line; raises `BadRequest` with what is wrong in it."""

    def memory(self, view: View, told: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """What a viewer could remember, from the view and the events told to that viewer; most games need no aid."""
        return {}

    # --- for every game ---------------------------------------------------------------------------------------------

    def deciding(self, state: Any) -> list[int]:
        """The numbers of the seats that may act now."""
        mask = self.rules.deciders(state)
        return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

    def may_act(self, state: Any, seat: int) -> bool:
        """Whether a seat may act: the deciding ones, and in some games one that has decided and may still change its mind."""
        return seat in self.deciding(state)

    def legal(self, state: Any, seat: int) -> list[int]:
        """All actions of a deciding seat: the one list behind buttons, legality and fuzzing.

        Rules may offer `list_legal(s, seat, out)` where that is quicker than asking for each.
        """
        if hasattr(self.rules, "list_legal"):
            out = [0] * MOST_ACTIONS
            return out[: self.rules.list_legal(state, seat, out)]
        return [self.rules.nth_legal(state, seat, n) for n in range(self.rules.count_legal(state, seat))]

    def views(self, state: Any, options: Mapping[str, Any]) -> Callable[[int | None], View]:
        """The views of one state, whoever looks; games override it to make what all viewers share only once."""
        return lambda seat: self.view(state, options, seat)

    def action_texts(self, state: Any, seat: int, actions: Sequence[int]) -> list[str]:
        """The texts of many actions of one state; games override it where that is quicker than one by one."""
        return [self.action_text(state, seat, action) for action in actions]

    def read_action(self, state: Any, seat: int, action: str | int) -> int:
        """The index of an action given as text or as index, legal or `Illegal` with the rule that refuses it."""
        index = action if isinstance(action, int) else self.parse_action(state, seat, action)
        if self.rules.refusal(state, seat, index):
            said = {language: self.refusal(state, seat, index, language)[0] for language in speech.LANGUAGES}
            raise Illegal(said["en"], self.refusal(state, seat, index)[1], said)
        return index

    @cached_property
    def native(self) -> ModuleType:
        """The rules on the native engine; the first use compiles them or loads them from the cache."""
        return engine.load(self.name, "native")

    @cached_property
    def playout(self) -> ModuleType:
        """The loops of `core/compiled/playout.py` for this game on the native engine."""
        return engine.load(self.name, "native", "playout")
