"""A look further than one action ahead: the most promising few are followed on copies that play on.

After the first look over many actions, the few that policy and look like best are carried out on copies of the game, all
copies of a game with the same fresh chance, and for some decisions more whoever moves there does what the network's policy
likes best, from that seat's own view. Then the network judges what the *first* mover sees. The answer that a position
invites is so found by playing, not by the network's foresight alone. What the opponent holds enters only by what it does,
as in a game that goes on: the mean over games that look alike to the mover is what its view deserves.
"""

from __future__ import annotations

import torch

from triumvirate.learn.config import OptionSet, PlayConfig
from triumvirate.learn.fleet import Fleet
from triumvirate.learn.improve import chances, legal_logits, movers_of
from triumvirate.learn.network import Network


class Deeper:
    """Copies of a fleet's games, so many of each, and the further look over them."""

    def __init__(self, fleet: Fleet, sets: tuple[OptionSet, ...], play: PlayConfig, seed: int) -> None:
        self.width, self.plies, self.share = min(play.deep, play.branches), play.plies, play.deep_share
        self.copies = Fleet(fleet.game, sets, fleet.games * self.width, 1, play.room, fleet.device, seed)

    def __call__(
        self, network: Network, fleet: Fleet, places: torch.Tensor, promise: torch.Tensor, ahead: torch.Tensor
    ) -> torch.Tensor:
        """The first look's win chances, those of the most promising mixed with what came of playing on."""
        real = places < fleet.counts.long().unsqueeze(1)
        best = promise.masked_fill(~real, -torch.inf).topk(self.width, dim=1).indices
        followed = places.gather(1, best)
        there = real.gather(1, best)
        actions = fleet.legal.gather(1, followed).masked_fill(~there, -1)
        found = self.follow(network, fleet, actions)
        first = ahead.gather(1, best)
        mixed = torch.where(there, (1 - self.share) * first + self.share * found, first)
        return ahead.scatter(1, best, mixed)

    def follow(self, network: Network, fleet: Fleet, actions: torch.Tensor) -> torch.Tensor:
        """The movers' win chances after their actions and so many decisions more; no action leaves a game where it is."""
        copies = self.copies
        copies.copy_from(fleet)
        movers = fleet.movers.repeat_interleave(self.width)
        points = torch.zeros(copies.games, device=fleet.device)
        over = torch.zeros(copies.games, dtype=torch.bool, device=fleet.device)
        doing = actions.reshape(-1)
        for ply in range(self.plies + 1):
            if ply:
                trunk = network.trunk(movers_of(copies, copies.obs))
                logits = legal_logits(network, trunk, copies.slots, copies.counts)
                doing = copies.legal.gather(1, logits.argmax(1, keepdim=True)).squeeze(1)
            copies.advance(doing)
            ends = ~over & (copies.ended > 0)
            points = torch.where(ends, (1 + copies.results * (1 - 2 * movers)) / 2, points)
            over |= ends
        every = torch.arange(copies.games, device=fleet.device)
        seen = copies.obs.view(copies.games, 2, -1)[every, movers.long()]
        return torch.where(over, points, chances(network, seen)).view_as(actions)
