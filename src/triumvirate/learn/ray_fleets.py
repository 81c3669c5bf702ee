"""Self-play on a Ray cluster: players with a fleet and a device each, and a learner here that joins what they played.

In each round every player gets the same weights, plays its share of the games and gives its experience back. A player that
dies is started again by Ray with fresh games, and the round goes on.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from triumvirate.arena.workers import join_cluster
from triumvirate.core.errors import BadRequest
from triumvirate.learn.config import Config
from triumvirate.learn.fleets import Fleets, Played, join, seed_of, shares

if TYPE_CHECKING:
    from ray import ObjectRef

    from triumvirate.learn.network import Network

DEATHS = 3  # of one player in one round, before the run gives up
START_PATIENCE = 120.0  # seconds for the cluster to make room for the players
FEW = 64
ROUND_PATIENCE = 60.0  # seconds until a missing answer is told
LOST_PATIENCE = 180.0  # seconds for a player whose node is lost to be somewhere else
LOST_PAUSE = 5.0


@dataclass(frozen=True)
class Cluster:
    """Where to play: the address, how many players (0: as many as fit), and on which device (none: GPUs if there are)."""

    address: str
    players: int = 0
    device: str = ""


class RayPlayer:
    """The part that runs on a node. Its games begin with its first round, the first of the run or the one after a fall."""

    def __init__(self, config: Config, games: int, device: str) -> None:
        self.config, self.games, self.device = config, games, device
        self.fleet: Fleets | None = None

    def ready(self) -> None:
        """Fails where torch, or the device, is missing."""
        import torch

        torch.zeros(1, device=self.device)

    def compile(self, network: Network) -> None:
        """Compile what a round needs, by one of a few games that nobody learns from: a minute on a GPU."""
        self._fleet(network, min(self.games, FEW), 0).play(network, 0)

    def play(self, network: Network, rounds: int, seed: int) -> tuple[Played, bool]:
        """One round with its columns as arrays, and whether these games began with it."""
        begins = self.fleet is None
        if self.fleet is None:
            self.fleet = self._fleet(network, self.games, seed)
        columns, games = self.fleet.play(network, rounds)
        return Played([column.cpu().numpy() for column in columns], games), begins

    def _fleet(self, network: Network, games: int, seed: int) -> Fleets:
        import torch

        from triumvirate.learn.experience import OwnFleet
        from triumvirate.learn.network import prepare

        device = torch.device(self.device)
        prepare(device)
        return OwnFleet(self.config, network, games, device, seed)


class RayFleets(Fleets):
    """Players on a cluster; the learner waits for all of them in each round, so every decision is the newest network's."""

    def __init__(self, cluster: Cluster, config: Config, network: Network, say: Callable[[str], None]) -> None:
        self.seed, self.say, self.rounds = config.seed, say, 0
        self.ray = join_cluster(cluster.address)
        device, players = _room(cluster, self.ray.cluster_resources(), config.play.games)
        far = self.ray.remote(
            num_cpus=1,
            num_gpus=int(device != "cpu"),
            max_restarts=-1,
            max_task_retries=DEATHS,
            scheduling_strategy="SPREAD",
        )(RayPlayer)
        self.players = [far.remote(config, games, device) for games in shares(config.play.games, players)]
        self._expect_players()
        weights = self._weights(network)
        for player in self.players:  # while the learner does the same
            player.compile.remote(weights)
        say(f"{players} players on {device} at Ray's '{cluster.address}'")

    def play(self, network: Network, rounds: int) -> Played:
        """The same weights for all; their answers in the players' order, whoever is ready first."""
        try:
            answers = self._answers(network, rounds)
        except self.ray.exceptions.RayTaskError:
            raise  # a fault of the play itself
        except (self.ray.exceptions.RayError, OSError) as fault:
            words = str(fault).strip().splitlines()[0].rstrip(".")
            raise BadRequest(f"The players were lost: {words}. Go on with --resume from the checkpoint.") from None
        for n, (_, begins) in enumerate(answers):
            if begins and self.rounds:
                self.say(f"player {n} had died; it began again with fresh games")
        self.rounds += 1
        return join([played for played, _ in answers])

    def close(self) -> None:
        """Leave the cluster; its players end with that."""
        self.ray.shutdown()

    def _answers(self, network: Network, rounds: int) -> list[tuple[Played, bool]]:
        weights = self._weights(network)
        seeds = [seed_of(self.seed, rounds, n) for n in range(len(self.players))]
        asked = [player.play.remote(weights, rounds, seed) for player, seed in zip(self.players, seeds, strict=True)]
        return [self._answer(n, one, (weights, rounds, seeds[n])) for n, one in enumerate(asked)]

    def _answer(self, n: int, asked: ObjectRef, order: tuple[ObjectRef, int, int]) -> tuple[Played, bool]:
        """What a player answers; one whose node is lost is asked again, until Ray has found room for it elsewhere."""
        lost_at: float | None = None
        while True:
            try:
                answer: tuple[Played, bool] = self.ray.get(asked, timeout=ROUND_PATIENCE)
                return answer
            except self.ray.exceptions.GetTimeoutError:
                self.say(f"still waiting for player {n}")
            except self.ray.exceptions.ActorUnavailableError:
                if lost_at is None:
                    lost_at = time.monotonic()
                    self.say(f"player {n} cannot be reached; it is asked again and again")
                elif time.monotonic() - lost_at > LOST_PATIENCE:
                    raise
                time.sleep(LOST_PAUSE)
                asked = self.players[n].play.remote(*order)

    def _weights(self, network: Network) -> ObjectRef:
        return self.ray.put(copy.deepcopy(network).cpu())

    def _expect_players(self) -> None:
        try:
            self.ray.get([player.ready.remote() for player in self.players], timeout=START_PATIENCE)
        except self.ray.exceptions.GetTimeoutError:
            raise BadRequest(
                f"The cluster made no room for {len(self.players)} players within {START_PATIENCE:.0f} seconds: "
                "is it at work for others? See `ray status`, or ask for fewer with --players."
            ) from None
        except self.ray.exceptions.RayError as fault:
            words = str(fault).strip().splitlines()[-1].rstrip(".")
            raise BadRequest(
                f"A node of the cluster cannot play: {words}. Every node needs pip install 'triumvirate[learn,ray]'."
            ) from None


def _room(cluster: Cluster, resources: dict[str, float], games: int) -> tuple[str, int]:
    """The players' device, and how many of them there will be."""
    device = cluster.device or ("cuda" if resources.get("GPU", 0) >= 1 else "cpu")
    kind = "CPU" if device == "cpu" else "GPU"
    room = int(resources.get(kind, 0))
    if room == 0:
        raise BadRequest(
            f"The Ray cluster has no {kind}: start its nodes with `ray start --num-{kind.lower()}s N`"
            + (", or play on processors with --device cpu." if kind == "GPU" else ".")
        )
    if cluster.players > room:
        raise BadRequest(f"{cluster.players} players need a {kind} each, and the Ray cluster has {room}.")
    return device, min(cluster.players or room, games)
