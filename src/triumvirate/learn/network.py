"""Policy-value networks over what one seat sees: what all of them offer, and the usual one, a residual perceptron."""

from __future__ import annotations

import copy
from abc import abstractmethod

import torch
from torch import nn
from torch.nn import functional

from triumvirate.core.plain import JsonObject


class Network(nn.Module):  # type: ignore[misc]
    """One trunk for two heads: the policy has a number for every action of the table, the value is the logit of winning."""

    shape: JsonObject  # what `learn/shapes.py` makes the same network of
    policy: nn.Module  # from a row of the trunk to the logits of all actions

    @abstractmethod
    def trunk(self, observations: torch.Tensor) -> torch.Tensor:
        """What both heads read, a row for each position."""

    @abstractmethod
    def win_logit(self, trunk: torch.Tensor) -> torch.Tensor:
        """The logit of the chance to win, in full precision."""

    def win(self, trunk: torch.Tensor) -> torch.Tensor:
        """The chance to win of the seat that sees this, from 0 to 1."""
        return torch.sigmoid(self.win_logit(trunk))

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Policy logits and win chance, as the exported network gives them."""
        trunk = self.trunk(observations)
        return self.policy(trunk), self.win(trunk)


class Block(nn.Module):  # type: ignore[misc]
    """Two layers whose result is added to what came in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """The same shape."""
        return x + self.second(functional.relu(self.first(self.norm(x))))


class Perceptron(Network):
    """Residual blocks of one width over the whole row at once."""

    def __init__(self, inputs: int, actions: int, width: int, blocks: int) -> None:
        super().__init__()
        self.shape = {"inputs": inputs, "actions": actions, "width": width, "blocks": blocks}
        self.entry = nn.Linear(inputs, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def trunk(self, observations: torch.Tensor) -> torch.Tensor:
        """What both heads read."""
        x = functional.relu(self.entry(observations.to(self.entry.weight.dtype)))
        for block in self.blocks:
            x = block(x)
        return functional.relu(self.norm(x))

    def win_logit(self, trunk: torch.Tensor) -> torch.Tensor:
        """The logit of the chance to win, in full precision."""
        return exact(self.value, trunk)


def exact(layer: nn.Linear, x: torch.Tensor) -> torch.Tensor:
    """A layer of one unit in full precision, whatever the network's."""
    return functional.linear(x.float(), layer.weight.float(), layer.bias.float()).squeeze(-1)


def prepare(device: torch.device) -> None:
    """How torch computes in this process."""
    torch.set_float32_matmul_precision("high")
    if device.type == "cpu":
        torch.set_num_threads(1)  # small batches: more threads only wait for each other


def playing_copy(network: Network, device: torch.device) -> Network:
    """A copy on a device, in the precision that plays fastest there."""
    copied = copy.deepcopy(network)
    copied.to(device, torch.bfloat16 if device.type == "cuda" else torch.float32)
    return copied


def average_into(average: Network, network: Network, keep: float) -> None:
    """Move an average of weights a little towards a network."""
    with torch.no_grad():
        ours, theirs = list(average.parameters()), list(network.parameters())
        torch._foreach_lerp_(ours, theirs, 1.0 - keep)


def copy_into(target: Network, source: Network) -> None:
    """Give a network (perhaps of another precision) the weights of another."""
    with torch.no_grad():
        for to, of in zip(target.parameters(), source.parameters(), strict=True):
            to.copy_(of)
