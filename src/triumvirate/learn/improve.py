"""A better policy than the network's own: look one action ahead, on the device, for thousands of decisions at once.

For each decision the most promising actions (drawn with Gumbel noise, without repetition) are tried on copies of the game
whose chance is seeded afresh: the same draws for all actions of a decision, never the draws the game will really make.
The value network then judges what *the mover* would see, so that no secret of the opponent enters. The better policy is

    (1 - forgetting) * log policy + sharpness * win chance ahead

made into probabilities: mirror descent with a pull towards the uniform policy, whose fixed point is a soft equilibrium.
An action that was not tried counts as the average of those that were. One look is one sample of chance; averaging over
samples happens in the network that learns from millions of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import torch

from triumvirate.learn.fleet import Fleet
from triumvirate.learn.network import Network

NEVER = -1e9
AT_ONCE = 1 << 17


Further = Callable[[Network, Fleet, torch.Tensor, torch.Tensor, torch.Tensor], torch.Tensor]
"""From the tried places, how promising each is, and the first look's win chances to better win chances."""


class Decision(NamedTuple):
    """What was decided in every game: chosen actions, the better policy over the legal list, and both seats' win chances."""

    actions: torch.Tensor
    better: torch.Tensor
    wins: torch.Tensor


def legal_logits(network: Network, trunk: torch.Tensor, slots: torch.Tensor, counts: torch.Tensor) -> torch.Tensor:
    """The policy's logits of what is to be considered, in its order, and never for the rest of the row."""
    logits = network.policy(trunk).float().gather(1, slots.long())
    places = torch.arange(slots.shape[1], device=slots.device)
    return logits.masked_fill(places >= counts.long().unsqueeze(1), NEVER)


def gumbel(like: torch.Tensor, generator: torch.Generator) -> torch.Tensor:
    """Noise whose largest sum with logits is a draw from their softmax."""
    return -torch.log(torch.empty_like(like).exponential_(generator=generator).clamp_min(1e-20))


def try_each(fleet: Fleet, places: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """Places in the legal lists tried: which are real, what the mover then sees, which ended, and its points there."""
    real = places < fleet.counts.long().unsqueeze(1)
    seen, ended, results = fleet.branch(fleet.legal.gather(1, places).masked_fill(~real, -1))
    sides = (1 - 2 * fleet.movers).repeat_interleave(places.shape[1])
    return real, seen, (ended > 0).view_as(places), ((1 + results * sides) / 2).view_as(places)


def chances(network: Network, seen: torch.Tensor) -> torch.Tensor:
    """The network's win chances, some rows at a time: what lies between takes more room than they do."""
    return torch.cat([network.win(network.trunk(some)) for some in seen.split(AT_ONCE)])


def look_ahead(network: Network, fleet: Fleet, places: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """For places in the legal lists: which are real, and the mover's win chance after each of these actions."""
    real, seen, ended, points = try_each(fleet, places)
    return real, torch.where(ended, points, chances(network, seen).view_as(points))


def better_policy(
    logits: torch.Tensor,
    places: torch.Tensor,
    real: torch.Tensor,
    wins: torch.Tensor,
    sharpness: float,
    forgetting: float,
) -> torch.Tensor:
    """Probabilities over the legal list."""
    weights = torch.softmax(logits, 1).gather(1, places) * real
    usual = (weights * wins).sum(1, keepdim=True) / weights.sum(1, keepdim=True).clamp_min(1e-9)
    ahead = usual.expand_as(logits).clone().scatter_(1, places, torch.where(real, wins, usual.expand_as(wins)))
    prior = torch.log_softmax(logits, 1)
    better = torch.where(logits > NEVER / 2, (1 - forgetting) * prior + sharpness * ahead, NEVER)
    return torch.softmax(better, 1)


def movers_of(fleet: Fleet, rows: torch.Tensor) -> torch.Tensor:
    """Of rows for both seats, the one of each game's mover."""
    every = torch.arange(fleet.games, device=fleet.device)
    return rows.view(fleet.games, 2, -1)[every, fleet.movers.long()]


def drawn_from(better: torch.Tensor, fleet: Fleet) -> torch.Tensor:
    """Actions drawn from probabilities over the legal lists."""
    places = (torch.log(better.clamp_min(1e-12)) + gumbel(better, fleet.generator)).argmax(1, keepdim=True)
    return fleet.legal.gather(1, places).squeeze(1)


def strongest(
    logits: torch.Tensor,
    fleet: Fleet,
    places: torch.Tensor,
    real: torch.Tensor,
    ahead: torch.Tensor,
    sharpness: float,
) -> torch.Tensor:
    """The action that policy and look ahead together like best."""
    score = torch.log_softmax(logits, 1).gather(1, places) + sharpness * ahead
    best = places.gather(1, score.masked_fill(~real, NEVER).argmax(1, keepdim=True))
    return fleet.legal.gather(1, best).squeeze(1)


@torch.no_grad()  # type: ignore[untyped-decorator]
def decide(
    network: Network, fleet: Fleet, sharpness: float, forgetting: float, further: Further | None = None
) -> Decision:
    """Every game's mover decides by the better policy; where there is a further look, it corrects the first one."""
    trunk = network.trunk(fleet.obs)
    logits = legal_logits(network, movers_of(fleet, trunk), fleet.slots, fleet.counts)
    liked = logits + gumbel(logits, fleet.generator)
    places = liked.topk(fleet.branches, dim=1).indices
    real, ahead = look_ahead(network, fleet, places)
    if further is not None:
        ahead = further(network, fleet, places, liked.gather(1, places) + sharpness * ahead, ahead)
    better = better_policy(logits, places, real, ahead, sharpness, forgetting)
    return Decision(drawn_from(better, fleet), better, network.win(trunk).view(-1, 2))


@torch.no_grad()  # type: ignore[untyped-decorator]
def decide_greedily(network: Network, fleet: Fleet, sharpness: float) -> torch.Tensor:
    """The strongest action as far as one look ahead tells: no exploring, for matches."""
    logits = legal_logits(network, network.trunk(movers_of(fleet, fleet.obs)), fleet.slots, fleet.counts)
    places = logits.topk(fleet.branches, dim=1).indices
    real, ahead = look_ahead(network, fleet, places)
    return strongest(logits, fleet, places, real, ahead, sharpness)


@torch.no_grad()  # type: ignore[untyped-decorator]
def decide_at_random(fleet: Fleet) -> torch.Tensor:
    """Any legal action, each as likely."""
    draws = torch.rand(fleet.games, device=fleet.device, generator=fleet.generator) * fleet.counts
    places = draws.long().clamp_max(fleet.legal.shape[1] - 1).unsqueeze(1)
    return fleet.legal.gather(1, places).squeeze(1)
