"""What the network of a game sees and has opinions of, on the python engine: sizes for its layers, a twin for checks."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass

from triumvirate.core.arrays import Array
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.envs.observing import full_encoder_of


@dataclass(frozen=True)
class Sight:
    """`observe` writes a row of `inputs` numbers for a seat; `slot` is the number, of `slots`, that judges an action."""

    inputs: int
    slots: int
    observe: Callable[[State, int, Array], None]
    slot: Callable[[State, int, int], int]

    def considered(self, game: Game, state: State, seat: int) -> list[int]:
        """The legal actions that a network chooses among."""
        return [action for action in game.legal(state, seat) if self.slot(state, seat, action) >= 0]

    def run_on(self, game: Game, state: State) -> None:
        """Take what is nobody's choice, until somebody has one or the game is over: as `step.py` does it."""
        while not game.rules.is_over(state):
            seat = game.deciding(state)[0]
            actions = self.considered(game, state, seat)
            if len(actions) != 1:
                return
            game.rules.apply(state, seat, actions[0])


def sight_of(game: Game) -> Sight:
    """A game's own `sight.py`, or its `encode.py` (one that is made, where it has none) with a number for every action."""
    package = game.rules.__name__.rpartition(".")[0]
    if importlib.util.find_spec(f"{package}.sight") is None:
        encode = full_encoder_of(game)
        return Sight(int(encode.OBSERVATION), game.actions, encode.observe, lambda state, seat, action: action)
    own = importlib.import_module(f"{package}.sight")
    return Sight(int(own.OBSERVATION), int(own.SLOTS), own.observe, own.slot)
