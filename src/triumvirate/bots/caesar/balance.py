"""How a variant plays: matches of the search's quick policy against itself, or against Auto-Crassus, on the native engine."""

from __future__ import annotations

import numpy as np

from triumvirate.arena.match import choice_seed
from triumvirate.core import engine
from triumvirate.core.home_made import Measured
from triumvirate.core.options import Options
from triumvirate.games import find_game
from triumvirate.games.caesar.state import BONUSES, NOBODY, SEATS

GAME = "caesar"
MOST_ACTIONS = 1000  # far beyond any match; every variant ends


def measure(options: Options, matches: int, seed: int) -> Measured:
    """So many matches; `came` counts the tokens of each home-made bonus that somebody took from a province."""
    game = find_game(GAME).played_with(options)
    policy, native = engine.load(game.text, "native", "bots.policy"), game.native
    template = game.layout.records([game.prepare(options)])
    wins, draws, actions = dict.fromkeys(SEATS, 0), 0, []
    came = np.zeros(len((options["variant"] or {}).get("own", ())), np.int64)
    for number in range(matches):
        state = template.copy()[0]
        state["rng_seed"] = choice_seed(seed, number)
        native.setup(state)
        dealt, moves = state["bonus"].copy(), 0
        while not native.is_over(state) and moves < MOST_ACTIONS:
            seat = int(state["to_move"])
            native.apply(state, seat, policy.policy_action(state, seat))
            moves += 1
        taken = dealt[(state["bonus"] == NOBODY) & (dealt >= BONUSES)] - BONUSES
        came += np.bincount(taken, minlength=len(came))
        actions.append(moves)
        won = int(native.winners(state))
        draws += not won
        for place, name in enumerate(SEATS):
            wins[name] += won >> place & 1
    return Measured(matches, wins, draws, actions, came.tolist())
