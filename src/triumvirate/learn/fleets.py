"""Who plays the games that training learns from: one fleet here, or several elsewhere whose experience is joined."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    import torch

    from triumvirate.learn.network import Network


class Played(NamedTuple):
    """The columns of a round's decisions, as tensors or arrays, and how many games ended in it."""

    columns: Sequence[torch.Tensor]
    games: int


class Fleets(ABC):
    """Plays rounds of self-play."""

    @abstractmethod
    def play(self, network: Network, rounds: int) -> Played:
        """One round by this network; games that only begin now take their seed from the rounds played before."""

    def close(self) -> None:
        """No more rounds."""
        return None


def seed_of(seed: int, rounds: int, player: int) -> int:
    """Of the games that a player begins after so many rounds: its own for each of up to a thousand players."""
    return seed + 1000 * rounds + player


def shares(games: int, players: int) -> list[int]:
    """How many of the games each player plays: as equal as can be."""
    return [games // players + (n < games % players) for n in range(players)]


def join(parts: Sequence[Played]) -> Played:
    """The decisions of several players as those of one round, player after player."""
    columns = [np.concatenate(column) for column in zip(*(part.columns for part in parts), strict=True)]
    return Played(columns, sum(part.games for part in parts))
