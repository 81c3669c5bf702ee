"""A fleet beside the python engine: the same actions and chance must give the same states, sights, lists and results."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from triumvirate.core import engine
from triumvirate.core.arrays import Array, Records
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.learn.config import OptionSet
from triumvirate.learn.fleet import Fleet
from triumvirate.learn.improve import decide_at_random
from triumvirate.learn.sight import Sight, sight_of


def agree(fleet: Fleet, sets: Sequence[OptionSet], games: int, steps: int) -> str | None:
    """Random play for so many steps, some games of it followed in plain Python; the first difference, if there is one."""
    game = fleet.game
    sight = sight_of(game)
    followed = np.unique(np.linspace(0, fleet.games - 1, games).astype(int))
    for step in range(steps):
        before = [game.layout.from_record(row) for row in fleet.states()[followed]]
        actions = decide_at_random(fleet)
        tried = fleet.legal[:, : fleet.branches].clone()
        tried[:, 1:] = -1  # the first action of each list, once
        fleet.branch(tried)
        movers, seeds = fleet.movers.tolist(), fleet.seeds.tolist()
        ahead = fleet.branch_obs.cpu().numpy()[:: fleet.branches]
        for state, n in zip(before, followed, strict=True):
            twin = state.copy()
            twin.rng_seed, twin.rng_count = seeds[n], 0
            game.rules.apply(twin, movers[n], int(tried[n, 0]))
            sight.run_on(game, twin)
            if not np.array_equal(_seen(sight, twin, movers[n], fleet.size), ahead[n]):
                return f"step {step}, game {n}: the branch {int(tried[n, 0])} looks different"
        fleet.advance(actions)
        after, seeds = fleet.states(), fleet.seeds.tolist()
        for state, n in zip(before, followed, strict=True):
            game.rules.apply(state, movers[n], int(actions[n]))
            sight.run_on(game, state)
            over = bool(game.rules.is_over(state))
            if over != bool(fleet.ended[n]) or (over and _result(game, state) != int(fleet.results[n])):
                return f"step {step}, game {n}: the end is different"
            if over:
                state = game.prepare(game.check(sets[int(fleet.sets[n])].options))
                state.rng_seed = seeds[n]
                game.rules.setup(state)
            fault = _difference(fleet, sight, state, after[n : n + 1], n)
            if fault:
                return f"step {step}, game {n}: {fault}"
    return None


def copies_agree(fleet: Fleet, copies: Fleet, games: int) -> str | None:
    """Copies that a further look plays on, beside the games they are copies of; some of them."""
    layout, width = fleet.game.layout, copies.games // fleet.games
    copies.copy_from(fleet)
    found, seeds = copies.states(), fleet.seeds.tolist()
    states = fleet.states()
    for n in np.unique(np.linspace(0, fleet.games - 1, games).astype(int)).tolist():
        twin = layout.from_record(states[n])
        twin.rng_seed, twin.rng_count = seeds[n], 0
        if any(
            layout.pack(twin) != layout.packed(found[i : i + 1])[0].tobytes() for i in range(n * width, (n + 1) * width)
        ):
            return f"game {n}: a copy differs"
    return None


def habits_agree(fleet: Fleet, games: int) -> str | None:
    """What the playout policy does in some games, beside the native engine."""
    chosen, states = fleet.habits().cpu().numpy(), fleet.states()
    some = np.unique(np.linspace(0, fleet.games - 1, games).astype(int))
    expected = np.zeros(len(some), np.int16)
    habits_of = engine.load(fleet.game.text, "native", "learn.habits").habits_of
    movers, seeds = fleet.movers.cpu().numpy()[some], fleet.seeds.cpu().numpy()[some]
    habits_of(states[some], states[:1].copy(), movers, seeds, expected)
    return None if np.array_equal(expected, chosen[some]) else "the playout policy does something else"


def _difference(fleet: Fleet, sight: Sight, state: State, record: Records, n: int) -> str | None:
    game = fleet.game
    if game.layout.pack(state) != game.layout.packed(record)[0].tobytes():
        return "the states differ"
    mover = game.deciding(state)[0]
    if mover != int(fleet.movers[n]):
        return "the movers differ"
    listed = sight.considered(game, state, mover)[: fleet.legal.shape[1]]
    if listed != fleet.legal[n, : int(fleet.counts[n])].tolist():
        return "the legal lists differ"
    if [sight.slot(state, mover, action) for action in listed] != fleet.slots[n, : len(listed)].tolist():
        return "the policy's numbers differ"
    for seat in range(2):
        if not np.array_equal(_seen(sight, state, seat, fleet.size), fleet.obs[2 * n + seat].cpu().numpy()):
            return f"seat {seat} sees something else"
    return None


def _seen(sight: Sight, state: State, seat: int, size: int) -> Array:
    out = np.full(size, 99, np.int8)
    sight.observe(state, seat, out)
    return out


def _result(game: Game, state: State) -> int:
    return {0: 0, 1: 1, 2: -1}[game.rules.winners(state)]
