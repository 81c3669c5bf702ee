"""JULIUS CAESAR as a game of the table: its options, and where everything about it is."""

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
from triumvirate.games.julius import (
    determinize,
    events,
    explain,
    memory,
    notation,
    position,
    prepare,
    rules,
    truth,
    view,
    words,
)
from triumvirate.games.julius.rules.cards import may_take_back
from triumvirate.games.julius.rules.victory import victory_points
from triumvirate.games.julius.state import END_REASONS, LAYOUT, PHASE_CARDS, PHASE_OVER, SEATS

# What a preset sets; an option that is given beside it must not contradict it.
PRESETS: dict[str, dict[str, Any]] = {"aid": {"final_tie": "caesar", "levy_after_long_march": False}}


class Julius(Game):
    """JULIUS CAESAR: five years of civil war, with blocks."""

    name = "julius"
    title = "JULIUS CAESAR"
    version = 1
    layout = LAYOUT
    package = Path(__file__).parent
    rules: ModuleType = rules
    options = (
        Option("setup", "choice", "historical", "Historical set-up, or free deployment.", ("historical", "free")),
        Option(
            "final_tie",
            "choice",
            "rome",
            "A tie after 709 goes to the holder of Roma, or to Caesar.",
            ("rome", "caesar"),
        ),
        Option("levy_after_long_march", "bool", True, "Blocks that moved two places or more may still get a step."),
        Option("tournament", "bool", False, "In the first turn of 705 Caesar is Player 1 whatever was played."),
        Option("max_2_events", "bool", False, "House rule: no hand is dealt more than two events."),
        *(
            Option(f"remove_{name}", "bool", False, f"House rule: {name.capitalize()} is not in the deck.")
            for name in prepare.EVENTS
        ),
        Option("remove_all_events", "bool", False, "House rule: command cards only."),
        Option("preset", "choice", None, "aid: as the turn-sequence aid has it.", (None, *PRESETS)),
    )

    def check(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """A preset fills in its options."""
        options = super().check(given)
        options.update(PRESETS.get(options["preset"], {}))
        return options

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Caesar and Pompeius."""
        return SEATS

    def prepare(self, options: Mapping[str, Any]) -> Any:
        """Options as numbers."""
        return prepare.prepare(options)

    def may_act(self, state: Any, seat: int) -> bool:
        """A side that has chosen its card may take it back until the other has chosen too."""
        return super().may_act(state, seat) or bool(may_take_back(state, seat))

    def legal(self, state: Any, seat: int) -> list[int]:
        """The list that the rules keep in the state; in the card phase each side's own."""
        if state.phase == PHASE_CARDS:
            return super().legal(state, seat)
        return state.offers[: state.offer_n] if seat == state.seat else []

    def action_text(self, state: Any, seat: int, action: int) -> str:
        """A verb and a block, place or card."""
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
        """A die, a card, or a block that Jupiter draws."""
        return notation.outcome_of(state, n, what, index)

    def outcome_index(self, state: Any, n: int, what: int, value: Outcome) -> int:
        """The inverse of `outcome`."""
        return notation.outcome_index(state, n, what, value)

    def say(self, event: Mapping[str, Any], viewer: str | None, language: str = "en") -> str:
        """An event in words."""
        return words.say(event, viewer, language)

    def view(self, state: Any, options: Mapping[str, Any], seat: int | None) -> View:
        """What a seat or a spectator may know."""
        return self.views(state, options)(seat)

    def memory(self, seen: View, told: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """What an attentive player with a notebook would know of the other side's blocks."""
        return memory.recall(seen, told)

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
        """The winner and the victory points."""
        if state.phase != PHASE_OVER:
            return None
        winners = tuple(seat for i, seat in enumerate(SEATS) if state.winner == i)
        scores = {seat: int(victory_points(state, i)) for i, seat in enumerate(SEATS)}
        return Result(winners, END_REASONS[state.ended_by], scores)

    def position_text(self, state: Any, options: Mapping[str, Any]) -> str:
        """One line."""
        return position.position_text(state, options, super().check({}))

    def parse_position(self, text: str) -> tuple[dict[str, Any], Any]:
        """The inverse of `position_text`; what a line leaves out takes its default."""
        return position.parse_position(text, self.check)


GAME = Julius()
