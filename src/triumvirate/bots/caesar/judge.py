"""Who judges CAESAR!: the imperator's search with solved ends, and playouts in which its network plays both sides.

Where its network is not to be had, as in a page, the legate judges with as many iterations as take the same time.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec

from triumvirate.bots.caesar.chances import CHANCES
from triumvirate.bots.caesar.ending import reckon
from triumvirate.bots.caesar.familiar import is_strange
from triumvirate.bots.caesar.legate import legate
from triumvirate.bots.searcher import Searcher
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.search.ground import is_native

TRUTHS = 64
AS_MANY = 8  # iterations of the legate in the time of one


def searcher() -> Searcher:
    """The searching bot that judges."""
    if not _has_network():
        return replace(legate(), reckon=reckon, pace=AS_MANY)
    from triumvirate.bots.caesar.imperator import imperator

    return replace(imperator(), memory=None, chances=CHANCES)


def _has_network() -> bool:
    """Whether what plays the network is here."""
    return is_native() and find_spec("onnxruntime") is not None


def playouts(view: View, actions: Sequence[int], games: int, seed: int) -> Sequence[Sequence[float]]:
    """Points of some actions, played out by the network for both sides; home-made tokens by the search's policy."""
    from triumvirate.analysis.paired import quick_playouts

    if is_strange(view.options) or not _has_network():
        return quick_playouts(view, actions, games, seed)
    import numpy as np

    from triumvirate.bots.caesar.network_games import play_out

    game, rng = find_game("caesar"), random.Random(seed)
    seat = game.seats(view.options).index(view.seat or "")
    truths = game.layout.records([game.knowledge.determinize(view, rng) for _ in range(min(games, TRUTHS))])
    states = truths[np.tile(np.arange(games) % len(truths), len(actions))]
    for place, state in enumerate(states):
        state["rng_seed"], state["rng_count"] = seed + place % games, 0
        game.native.apply(state, seat, actions[place // games])
    play_out(states)
    won = np.array([int(game.native.winners(state)) for state in states])
    points = np.where(won == 0, 0.5, (won >> seat) & 1)
    rows: list[list[float]] = points.reshape(len(actions), games).tolist()
    return rows
