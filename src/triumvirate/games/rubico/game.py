"""RUBICO as a game of the table: its options, and where everything about it is."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from triumvirate.core.chance import Outcome
from triumvirate.core.events import Event
from triumvirate.core.game import Game
from triumvirate.core.options import Option
from triumvirate.core.view import Result, View
from triumvirate.games.rubico import (
    determinize,
    events,
    explain,
    notation,
    position,
    prepare,
    rules,
    truth,
    view,
    words,
)
from triumvirate.games.rubico.state import (
    BLUE_REVEALS,
    END_REASONS,
    FOUR_DECKS,
    LAYOUT,
    MINERVA_MODES,
    PHASE_OVER,
    SEATS,
    SENATE_SETS,
    TRACKS,
)


class Rubico(Game):
    """RUBICO: Caesar versus Senatus."""

    name = "rubico"
    title = "RUBICO"
    version = 1
    layout = LAYOUT
    package = Path(__file__).parent
    rules: ModuleType = rules
    options = (
        Option("players", "int", 5, "How many play: three to seven.", (3, 4, 5, 6, 7)),
        Option("track", "choice", "standard", "The way to Rome; the short march suits silent tables.", TRACKS),
        Option("senate_set", "choice", "3_3_J", "How the Senate cards belong to the two Legions.", SENATE_SETS),
        Option(
            "blue_reveals", "choice", "once", "Enough blue turns one Senate card, or one per full set.", BLUE_REVEALS
        ),
        Option("backward", "bool", False, "More blue than red drives Caesar back, never behind a checkpoint reached."),
        Option("minerva_mode", "choice", "to_row", "Where Minerva's and Cibelis's card goes.", MINERVA_MODES),
        Option(
            "four_deck", "choice", "janus_first", "The order of the removal table, which matters with four.", FOUR_DECKS
        ),
        Option("open_after_end", "bool", True, "Cards not chosen and powers not used are shown after the end."),
    )

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """As many seats as players."""
        return SEATS[: options["players"]]

    def prepare(self, options: Mapping[str, Any]) -> Any:
        """Options, roles, deck, Senate cards and track."""
        return prepare.prepare(options)

    def action_text(self, state: Any, seat: int, action: int) -> str:
        """One small action."""
        return notation.action_text(action)

    def parse_action(self, state: Any, seat: int, text: str) -> int:
        """The inverse of `action_text`."""
        return notation.parse_action(text)

    def refusal(self, state: Any, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
        """A sentence and a section."""
        return explain.refusal(state, seat, action, language)

    def event(self, state: Any, fact: Sequence[int]) -> Event:
        """A fact as an event."""
        return events.event_of(state, fact)

    def outcome(self, state: Any, n: int, what: int, index: int) -> Outcome:
        """A draw by name."""
        return notation.outcome_of(state, n, what, index)

    def outcome_index(self, state: Any, n: int, what: int, value: Outcome) -> int:
        """The inverse of `outcome`; the engine's own number is taken too."""
        return notation.outcome_index(state, n, what, value)

    def say(self, event: Mapping[str, Any], viewer: str | None, language: str = "en") -> str:
        """An event in words."""
        return words.say(event, viewer, language)

    def view(self, state: Any, options: Mapping[str, Any], seat: int | None) -> View:
        """What a seat or a spectator may know."""
        return view.views_of(state, options)(seat)

    def views(self, state: Any, options: Mapping[str, Any]) -> Callable[[int | None], View]:
        """The views of one state."""
        return view.views_of(state, options)

    def truth(self, state: Any) -> dict[str, Any]:
        """Everything."""
        return truth.truth_of(state)

    def determinize(self, seen: View, rng: random.Random) -> Any:
        """A truth that agrees with a view."""
        return determinize.determinize(seen, rng)

    def result(self, state: Any, options: Mapping[str, Any]) -> Result | None:
        """The winning faction's seats; one point each."""
        if state.phase != PHASE_OVER:
            return None
        seats = self.seats(options)
        scores = {seat: rules.score(state, i) for i, seat in enumerate(seats)}
        return Result(tuple(seat for seat in seats if scores[seat]), END_REASONS[state.ended_by], scores)

    def position_text(self, state: Any, options: Mapping[str, Any]) -> str:
        """One line."""
        return position.position_text(state, options)

    def parse_position(self, text: str) -> tuple[dict[str, Any], Any]:
        """The inverse of `position_text`; what a line leaves out takes its default."""
        return position.parse_position(text, self.check)


GAME = Rubico()
