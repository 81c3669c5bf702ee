"""How the games that training learns from are played: by the network against itself, or against somebody who does not learn."""

from __future__ import annotations

from abc import ABC, abstractmethod

import torch

from triumvirate.learn.check import copies_agree, habits_agree
from triumvirate.learn.config import OptionSet, PlayConfig
from triumvirate.learn.deeper import Deeper
from triumvirate.learn.fleet import Fleet
from triumvirate.learn.foes import Foe
from triumvirate.learn.improve import (
    Decision,
    better_policy,
    chances,
    decide,
    drawn_from,
    gumbel,
    legal_logits,
    movers_of,
    strongest,
    try_each,
)
from triumvirate.learn.network import Network

FOLLOWED = 24  # games that are held against another engine before a run


class Player(ABC):
    """Decides in all games of a fleet at once."""

    @abstractmethod
    def decide(self, network: Network, fleet: Fleet, rounds: int) -> Decision:
        """One decision in every game, in a run that has come so many rounds far."""

    def check(self, fleet: Fleet) -> str | None:
        """What is wrong with what it plays by, if anything is."""
        return None

    @abstractmethod
    def counted(self, fleet: Fleet) -> torch.Tensor:
        """One for the seats, game by game, from which the value is learned."""


class SelfPlay(Player):
    """Both seats are the learner's; after some rounds of a run it looks further, where that is asked for."""

    def __init__(self, fleet: Fleet, sets: tuple[OptionSet, ...], play: PlayConfig, seed: int) -> None:
        self.play = play
        self.deeper = Deeper(fleet, sets, play, seed) if play.deep else None

    def decide(self, network: Network, fleet: Fleet, rounds: int) -> Decision:
        """Every game's mover by the better policy."""
        further = self.deeper if rounds >= self.play.deep_from else None
        decided: Decision = decide(network, fleet, self.play.sharpness, self.play.forgetting, further)
        return decided

    def check(self, fleet: Fleet) -> str | None:
        """Whether what is looked at further is the same game."""
        return None if self.deeper is None else copies_agree(fleet, self.deeper.copies, FOLLOWED)

    def counted(self, fleet: Fleet) -> torch.Tensor:
        """Both seats; nobody sees from the automaton's."""
        seats = torch.arange(2, device=fleet.device)
        return (seats != fleet.automatons.unsqueeze(1)).float()


class Response(Player):
    """One seat of each game, in turn, is the learner's; the other one is a foe's, from whose decisions nothing is learned.

    The value is learned from the learner's seat at the foe's decisions, too: there the look ahead asks for it.
    """

    def __init__(self, foe: Foe, play: PlayConfig) -> None:
        self.foe, self.play = foe, play

    def ours(self, fleet: Fleet) -> torch.Tensor:
        """The learner's seat, by game."""
        return torch.arange(fleet.games, device=fleet.device) % 2

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def decide(self, network: Network, fleet: Fleet, rounds: int) -> Decision:
        """The learner by the better policy, the foe as in matches; one look ahead serves both."""
        ours, every = self.ours(fleet), torch.arange(fleet.games, device=fleet.device)
        is_ours = fleet.movers == ours
        mine, theirs = is_ours.nonzero().squeeze(1), (~is_ours).nonzero().squeeze(1)
        trunk = network.trunk(fleet.obs.view(fleet.games, 2, -1)[every, ours])
        logits = legal_logits(network, trunk, fleet.slots, fleet.counts)
        liked = logits + gumbel(logits, fleet.generator)
        if self.foe.network is not None:
            seen = movers_of(fleet, fleet.obs)[theirs]
            opinions = self.foe.network.trunk(seen)
            logits[theirs] = legal_logits(self.foe.network, opinions, fleet.slots[theirs], fleet.counts[theirs])
            liked[theirs] = logits[theirs]
        places = liked.topk(fleet.branches, dim=1).indices
        real, ahead = self._look(network, fleet, places, mine, theirs)
        better = better_policy(logits, places, real, ahead, self.play.sharpness, self.play.forgetting)
        if self.foe.network is None:
            answers = fleet.habits()
        else:
            answers = strongest(logits, fleet, places, real, ahead, self.play.sharpness)
        actions = torch.where(is_ours, drawn_from(better, fleet), answers)
        wins = torch.zeros((fleet.games, 2), device=fleet.device)
        wins[every, ours] = network.win(trunk)
        return Decision(actions, better * is_ours.unsqueeze(1), wins)

    def _look(
        self, network: Network, fleet: Fleet, places: torch.Tensor, mine: torch.Tensor, theirs: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Which of the tried are real, and the win chances that each mover's own network sees ahead."""
        real, seen, ended, points = try_each(fleet, places)
        rows = seen.view(fleet.games, fleet.branches, -1)
        found = torch.zeros_like(points)
        found[mine] = chances(network, rows[mine].flatten(0, 1)).view(-1, fleet.branches)
        if self.foe.network is not None:
            found[theirs] = chances(self.foe.network, rows[theirs].flatten(0, 1)).view(-1, fleet.branches)
        return real, torch.where(ended, points, found)

    def check(self, fleet: Fleet) -> str | None:
        """Whether the foe does on this device what it does elsewhere; networks are torch's."""
        return habits_agree(fleet, FOLLOWED) if self.foe.network is None else None

    def counted(self, fleet: Fleet) -> torch.Tensor:
        """The learner's seat."""
        return torch.nn.functional.one_hot(self.ours(fleet), 2).float()
