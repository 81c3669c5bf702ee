"""Self-play of one network in all seats of any game: what was seen, what was done, and what came of it for each seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch

from triumvirate.core.arrays import Array
from triumvirate.envs.catalogue import Setting, find_setting
from triumvirate.envs.many import Batch
from triumvirate.envs.one_seat import OneSeatBatch
from triumvirate.learn.improve import NEVER, gumbel
from triumvirate.learn.network import Network

LONGEST = 6000  # decisions in a game that is measured; one that goes on counts as drawn


class Eyes:
    """Rows of an environment as a network reads them: every number divided by the largest that its feature has."""

    def __init__(self, setting: Setting) -> None:
        low, high = (np.abs(np.array(bound, np.float32)) for bound in setting.features.bounds())
        largest = np.maximum(np.maximum(low, high), 1)
        self._scale = torch.from_numpy(1 / np.where(np.isfinite(largest), largest, 1)).float()

    def see(self, rows: Array) -> torch.Tensor:
        """The rows as the network's inputs."""
        return torch.from_numpy(rows).float() * self._scale


@dataclass(frozen=True)
class Chosen:
    """A method's choice in every game, and what it wants to learn of it: log-chances, or a better policy."""

    actions: Array
    wins: Array
    lesson: Array


@dataclass(frozen=True)
class Played:
    """Some steps of all games: first axis steps, second games. `returns` are chances to win; NaN where not known yet."""

    seen: Array
    masks: Array
    actions: Array
    wins: Array
    lessons: Array
    returns: Array
    ended: int


def logits_of(network: Network, trunk: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    """The policy's logits, and never for what is not legal."""
    return network.policy(trunk).masked_fill(~masks, NEVER)


def play(batch: Batch, steps: int, trace: float, choose: Callable[[Batch], Chosen]) -> Played:
    """So many steps of every game."""
    seen, masks = [], []
    chosen: list[Chosen] = []
    seats, points, done = [], [], []
    for _ in range(steps):
        seen.append(batch.observations.copy())
        masks.append(batch.masks.copy())
        seats.append(batch.seats.copy())
        chosen.append(choose(batch))
        batch.step(chosen[-1].actions)
        points.append(np.add(batch.rewards, 1) / 2)
        done.append(batch.done.copy())
    wins = np.array([one.wins for one in chosen])
    returns = lambda_returns(wins, np.array(seats), np.array(points), np.array(done), trace)
    actions, lessons = np.array([one.actions for one in chosen]), np.array([one.lesson for one in chosen])
    return Played(np.array(seen), np.array(masks), actions, wins, lessons, returns, int(np.sum(done)))


def lambda_returns(wins: Array, seats: Array, points: Array, done: Array, trace: float) -> Array:
    """What each decision was worth to the seat that took it: the result, mixed with its own later opinions.

    Seat by seat, since several decide in turn. A decision after which its seat has not been heard of again is not known.
    """
    steps, games = wins.shape
    rows = np.arange(games)
    later: Array = np.full(points.shape[1:], np.nan, np.float32)
    found: Array = np.zeros(wins.shape, np.float32)
    for step in range(steps - 1, -1, -1):
        later = np.where(done[step][:, None], points[step], later)
        own = seats[step]
        found[step] = later[rows, own]
        mixed = (1 - trace) * wins[step] + trace * found[step]
        later[rows, own] = np.where(np.isnan(mixed), wins[step], mixed)
    return found


@torch.no_grad()  # type: ignore[untyped-decorator]
def share_of_points(network: Network, environment: str, games: int, seed: int) -> float:
    """Points against random play in all other seats (a draw is half): drawn from the policy, whose seats are by lot.

    It has one seat of each game, or where sides are dealt all seats of one side: alone among random players even a bot that
    knows such a game fares as random play does, and nothing could be seen.
    """
    sides = find_setting(environment, {}).game.teams is not None
    batch = Batch(environment, games, seed=seed) if sides else OneSeatBatch(environment, games, seed=seed)
    eyes = Eyes(batch.setting)
    batch.reset()
    own = (
        one_side(batch, np.random.default_rng(seed)) if sides else np.ones((games, len(batch.setting.seats)), np.bool_)
    )
    rows, chance = np.arange(games), torch.Generator().manual_seed(seed)
    points: Array = np.full(games, np.nan)
    for _ in range(LONGEST):
        trunk = network.trunk(eyes.see(batch.observations))
        logits = logits_of(network, trunk, torch.from_numpy(batch.masks))
        actions = (logits + gumbel(logits, chance)).argmax(1).numpy()
        paid = own.argmax(1) if sides else batch.seats.copy()
        batch.step(np.where(own[rows, batch.seats], actions, batch.sample()) if sides else actions)
        fresh = batch.done & np.isnan(points)
        points[fresh] = (batch.rewards[rows, paid][fresh] + 1) / 2
        if not np.isnan(points).any():
            break
    return float(np.nan_to_num(points, nan=0.5).mean())


def one_side(batch: Batch, chance: np.random.Generator) -> Array:
    """Games × seats: all seats of a side of each game, by lot, as the sides were dealt in truth."""
    game = batch.setting.game
    assert game.teams is not None
    own: Array = np.zeros((batch.games, len(batch.setting.seats)), np.bool_)
    for row in range(batch.games):
        dealt = game.teams.dealt(game.knowledge.truth(game.layout.from_record(batch._states[row])))
        side = game.teams.names[chance.integers(len(game.teams.names))]
        own[row] = [dealt[seat] == side for seat in batch.setting.seats]
    return own
