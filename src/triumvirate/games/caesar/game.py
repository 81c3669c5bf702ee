"""CAESAR! as a game of the table: its options, and where everything about it is."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from triumvirate.core.chance import Outcome
from triumvirate.core.errors import BadOption
from triumvirate.core.events import Event
from triumvirate.core.game import Game
from triumvirate.core.options import Option
from triumvirate.core.view import Result, View
from triumvirate.games.caesar import (
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
from triumvirate.games.caesar.state import END_REASONS, LAYOUT, NOBODY, PHASE_OVER, PROVINCES, SEATS
from triumvirate.games.caesar.variants import SHIPPED, read_variant


class Caesar(Game):
    """CAESAR!: Seize Rome in 20 Minutes!"""

    name = "caesar"
    title = "CAESAR!"
    version = 1
    layout = LAYOUT
    package = Path(__file__).parent
    rules: ModuleType = rules
    options = (
        Option("poison", "bool", False, "Expansion: Poison bonuses, three tokens in hand, an empty hand loses."),
        Option("centurions", "bool", False, "Expansion: Centurion bonuses and three strong tokens for each player."),
        Option(
            "border_control", "bool", False, "Expansion: face-down tokens on double-lined spaces draw from a supply."
        ),
        Option("stuck", "choice", "pass", "A player who can place nothing passes, or loses.", ("pass", "lose")),
        Option("solo", "choice", None, "Play against Auto-Crassus at this level.", (None, "easy", "normal", "hard")),
        Option("solo_side", "choice", "caesar", "The person's side in a solo game.", SEATS),
        Option(
            "harder", "bool", False, "Solo: bonuses put aside in a province it won bring Auto-Crassus nearer its end."
        ),
        Option(
            "variant",
            "document",
            None,
            "Home-made tokens, bonuses and tiles: a variant file, or one that comes with the game by its name.",
            None,
            read_variant,
            tuple(SHIPPED),
        ),
    )

    def check(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Border Control needs another expansion; a variant's bonuses must fit the expansions in play."""
        options = super().check(given)
        if options["border_control"] and not (options["poison"] or options["centurions"]):
            raise BadOption("Border Control needs Poison or Centurions: they leave bonuses for its supply.", "setup.4")
        _check_bonuses(options)
        return options

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Caesar and Pompey; in a solo game Auto-Crassus plays one of them by itself."""
        return SEATS

    def prepare(self, options: Mapping[str, Any]) -> Any:
        """Options, token table, bonus mix and tiles."""
        return prepare.prepare(options)

    def action_text(self, state: Any, seat: int, action: int) -> str:
        """As the protocol writes it."""
        return notation.action_text(state, action)

    def action_texts(self, state: Any, seat: int, actions: Sequence[int]) -> list[str]:
        """The texts of many actions."""
        return notation.action_texts(state, actions)

    def parse_action(self, state: Any, seat: int, text: str) -> int:
        """The inverse of `action_text`."""
        return notation.parse_action(state, text)

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
        """The inverse of `outcome`."""
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
        return truth.truth_json(state)

    def determinize(self, seen: View, rng: random.Random) -> Any:
        """A truth that agrees with a view."""
        return determinize.determinize(seen, rng)

    def result(self, state: Any, options: Mapping[str, Any]) -> Result | None:
        """The winner and the markers placed."""
        if state.phase != PHASE_OVER:
            return None
        winners = tuple(seat for i, seat in enumerate(SEATS) if state.winner == i)
        assert state.winner != NOBODY
        return Result(winners, END_REASONS[state.ended_by], {seat: state.placed[i] for i, seat in enumerate(SEATS)})

    def position_text(self, state: Any, options: Mapping[str, Any]) -> str:
        """One line."""
        return position.position_text(state, options)

    def parse_position(self, text: str) -> tuple[dict[str, Any], Any]:
        """The inverse of `position_text`; what a line leaves out takes its default."""
        return position.parse_position(text, self.check)


def _check_bonuses(options: Mapping[str, Any]) -> None:
    mix = prepare.bonus_mix(options)
    own = "bonuses" in (options["variant"] or {})
    if own and mix.get("poison") and not options["poison"]:
        raise BadOption("The variant has Poison bonuses: switch the Poison expansion on or take them out.", "poison")
    if own and mix.get("centurion") and not options["centurions"]:
        raise BadOption("The variant has Centurion bonuses: switch Centurions on or take them out.", "centurions")
    if own and sum(mix.values()) != PROVINCES and not options["border_control"]:
        raise BadOption(
            f"The variant has {sum(mix.values())} bonuses: without Border Control there are exactly {PROVINCES}.",
            "setup.1",
        )


GAME = Caesar()
