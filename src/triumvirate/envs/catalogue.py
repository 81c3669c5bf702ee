"""Which environments there are: a game, an option set, a version, and where its episodes begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

import numpy as np

from triumvirate.core import engine
from triumvirate.core.errors import BadRequest
from triumvirate.core.game import Game
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game
from triumvirate.games.caesar.mini import mini_options, mini_state

Array = np.ndarray[Any, Any]

# Raised when an observation, an action or a reward changes its meaning, so that results stay comparable.
VERSIONS = {"caesar": 1, "julius": 1, "rubico": 1, "caesar_mini": 1}


@dataclass(frozen=True)
class Setting:
    """One environment's game with its options: the state that every episode starts from, and the names of seats."""

    name: str
    game: Game
    options: dict[str, Any]
    seats: tuple[str, ...]
    template: Array
    is_position: bool  # the template is a position whose hands are dealt, not a state before its set-up

    @cached_property
    def stepping(self) -> ModuleType:
        """The compiled loops of `envs/compiled/stepping.py` for this game."""
        return engine.load(self.game.name, "native", "envs.stepping")

    @property
    def id(self) -> str:
        """Name and version."""
        return f"{self.name}_v{VERSIONS[self.name]}"

    def view(self, record: Array, seat: int | None) -> View:
        """What a seat, or a spectator, may know of a state on the native engine."""
        state = self.game.layout.from_record(record)
        return self.game.view(state, self.options, seat)

    def legal(self, record: Array, seat: int) -> list[LegalAction]:
        """The legal actions of a deciding seat, as bots get them."""
        state = self.game.layout.from_record(record)
        return [
            LegalAction(self.seats[seat], self.game.action_text(state, seat, index), index)
            for index in self.game.legal(state, seat)
        ]


def find_setting(name: str, options: Mapping[str, Any]) -> Setting:
    """The environment of that name, `caesar` or `caesar_v1`; a `BadRequest` says what there is otherwise."""
    plain, _, version = name.partition("_v")
    if plain not in VERSIONS or (version and version != str(VERSIONS[plain])):
        known = ", ".join(f"{known}_v{number}" for known, number in VERSIONS.items())
        raise BadRequest(f"There is no environment '{name}'; there are {known}.")
    if plain == "caesar_mini":
        if options:
            raise BadRequest("caesar_mini has no options.")
        game = find_game("caesar")
        chosen = mini_options()
        return Setting(plain, game, chosen, game.seats(chosen), game.layout.records([mini_state()]), is_position=True)
    game = find_game(plain)
    checked = game.check(options)
    template = game.layout.records([game.prepare(checked)])
    return Setting(plain, game, checked, game.seats(checked), template, is_position=False)
