"""Rounds of self-play kept in device memory, and what they teach: better policies and lambda-returns."""

from __future__ import annotations

from typing import NamedTuple

import torch

from triumvirate.games import find_game
from triumvirate.learn.config import Config, PlayConfig
from triumvirate.learn.fleet import Fleet
from triumvirate.learn.fleets import Fleets, Played
from triumvirate.learn.foes import Foe
from triumvirate.learn.network import Network, copy_into, playing_copy
from triumvirate.learn.players import Player, Response, SelfPlay


class Round(NamedTuple):
    """Decisions of one round, flat: what both seats saw, who moved, the policy's numbers for the choices, the targets.

    A decision that no policy is to be learned from has zeros for the better one.
    """

    obs: torch.Tensor
    movers: torch.Tensor
    slots: torch.Tensor
    counts: torch.Tensor
    better: torch.Tensor
    targets: torch.Tensor
    counted: torch.Tensor


class Recorder:
    """Plays rounds into tensors that are made once."""

    def __init__(self, fleet: Fleet, play: PlayConfig, player: Player) -> None:
        self.fleet, self.play, self.player = fleet, play, player
        shape = (play.steps, fleet.games)
        self.obs = fleet.zeros((*shape, 2, fleet.size), torch.int8)
        self.slots = fleet.zeros((*shape, play.room), torch.int16)
        self.better = fleet.zeros((*shape, play.room), torch.float16)
        self.movers, self.counts = fleet.zeros(shape, torch.int8), fleet.zeros(shape, torch.int16)
        self.wins = fleet.zeros((play.steps + 1, fleet.games, 2), torch.float32)
        self.ended, self.results = fleet.zeros(shape, torch.int8), fleet.zeros(shape, torch.int8)
        self.counted = player.counted(fleet)

    def record(self, network: Network, rounds: int) -> Round:
        """One round, after so many: so many actions in every game."""
        fleet, play = self.fleet, self.play
        for step in range(play.steps):
            self.obs[step].copy_(fleet.obs.view(fleet.games, 2, -1))
            self.slots[step].copy_(fleet.slots)
            self.counts[step].copy_(fleet.counts)
            self.movers[step].copy_(fleet.movers)
            decision = self.player.decide(network, fleet, rounds)
            self.better[step].copy_(decision.better)
            self.wins[step].copy_(decision.wins)
            fleet.advance(decision.actions)
            self.ended[step].copy_(fleet.ended)
            self.results[step].copy_(fleet.results)
        with torch.no_grad():
            self.wins[play.steps].copy_(network.win(network.trunk(fleet.obs)).view(-1, 2))
        targets = returns(self.wins, self.ended, self.results, play.trace)
        counted = self.counted.expand(play.steps, -1, -1)
        columns = (self.obs, self.movers, self.slots, self.counts, self.better, targets, counted)
        return Round(*(column.reshape(-1, *column.shape[2:]) for column in columns))


class OwnFleet(Fleets):
    """One fleet on this process's device, played by its own copy of the network."""

    def __init__(
        self,
        config: Config,
        network: Network,
        games: int,
        device: torch.device,
        seed: int,
        foe: Foe | None = None,
    ) -> None:
        play = config.play
        self.actor = playing_copy(network, device)
        fleet = Fleet(find_game(config.game), config.sets, games, play.branches, play.room, device, seed)
        player = SelfPlay(fleet, config.sets, play, seed) if foe is None else Response(foe, play)
        fault = player.check(fleet)
        if fault:
            raise SystemExit(f"The fleet and another engine differ: {fault}.")
        self.recorder = Recorder(fleet, play, player)

    def play(self, network: Network, rounds: int) -> Played:
        """One round; the columns stay where they are, and the next round writes over them."""
        copy_into(self.actor, network)
        played = self.recorder.record(self.actor, rounds)
        return Played(played, int(self.recorder.ended.sum()))


def returns(wins: torch.Tensor, ended: torch.Tensor, results: torch.Tensor, trace: float) -> torch.Tensor:
    """What each seat's win chance should have been: the result, or a mixture of later opinions and what came of them."""
    sides = torch.tensor([1.0, -1.0], device=wins.device)
    targets = torch.empty_like(wins[:-1])
    ahead = wins[-1]
    for step in reversed(range(len(targets))):
        result = (1 + results[step].unsqueeze(1) * sides) / 2
        going_on = (1 - trace) * wins[step + 1] + trace * ahead
        ahead = torch.where(ended[step].unsqueeze(1) > 0, result, going_on)
        targets[step] = ahead
    return targets
