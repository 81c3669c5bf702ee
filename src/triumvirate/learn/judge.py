"""Matches on the device: the network against random play, against an earlier one, and against the automaton."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch

from triumvirate.core.game import Game
from triumvirate.learn.check import agree
from triumvirate.learn.config import Config, OptionSet
from triumvirate.learn.fleet import Fleet
from triumvirate.learn.foes import Foe
from triumvirate.learn.improve import decide_at_random, decide_greedily
from triumvirate.learn.network import Network

FOLLOWED, STEPS = 24, 8


class Judge:
    """Two fleets of judging games: some for two players, some against the automaton."""

    def __init__(self, game: Game, config: Config, device: torch.device) -> None:
        solo = [one for one in config.sets if one.options.get("solo")]
        self.sharpness, self.longest = config.play.sharpness, config.judging.longest
        self.solo_sets = [OptionSet(one.name, 1.0, one.options) for one in solo]
        self.duel_sets = [one for one in config.sets if not one.options.get("solo")]
        self.duels = self._fleet(game, self.duel_sets, config, device)
        self.solos = self._fleet(game, self.solo_sets, config, device) if solo else None

    def _fleet(self, game: Game, sets: Sequence[OptionSet], config: Config, device: torch.device) -> Fleet:
        return Fleet(game, sets, config.judging.games, config.play.branches, config.play.room, device, config.seed + 1)

    def check(self) -> str | None:
        """What tells these fleets from the python engine, if anything does: a few games followed action by action."""
        fault = agree(self.duels, self.duel_sets, FOLLOWED, STEPS)
        if fault is None and self.solos is not None:
            fault = agree(self.solos, self.solo_sets, FOLLOWED, STEPS)
        return fault

    def against(self, network: Network, foe: Network | None) -> float:
        """The network's share of points (a draw is half) over all sets for two; it plays each side in half the games."""
        if foe is None:
            return self.share(network, decide_at_random)
        return self.share(network, lambda fleet: decide_greedily(foe, fleet, self.sharpness))

    def against_foe(self, network: Network, foe: Foe) -> float:
        """The same against somebody who does not learn."""
        return self.share(network, lambda fleet: foe.choose(fleet, self.sharpness))

    def share(self, network: Network, answer: Callable[[Fleet], torch.Tensor]) -> float:
        """The network's share of points against whoever answers so."""
        fleet = self.duels
        ours = torch.arange(fleet.games, device=fleet.device) % 2

        def choose() -> torch.Tensor:
            return torch.where(fleet.movers == ours, decide_greedily(network, fleet, self.sharpness), answer(fleet))

        points = play_to_the_end(fleet, choose, self.longest)
        return float(torch.where(ours == 0, points, 1 - points).mean())

    def solo(self, network: Network) -> dict[str, float]:
        """The person's share of points against the automaton, by set."""
        fleet = self.solos
        if fleet is None:
            return {}
        points = play_to_the_end(fleet, lambda: decide_greedily(network, fleet, self.sharpness), self.longest)
        points = torch.where(fleet.automatons == 1, points, 1 - points)
        sets = fleet.sets.long()
        return {one.name: round(float(points[sets == n].mean()), 4) for n, one in enumerate(self.solo_sets)}


def play_to_the_end(fleet: Fleet, choose: Callable[[], torch.Tensor], longest: int) -> torch.Tensor:
    """Every game once from its beginning, as long as a game lasts; the first seat's points."""
    fleet.restart()
    points = torch.full((fleet.games,), 0.5, device=fleet.device)
    running = torch.ones(fleet.games, dtype=torch.bool, device=fleet.device)
    for _ in range(longest):
        fleet.advance(choose())
        over = running & (fleet.ended > 0)
        points = torch.where(over, (1 + fleet.results.float()) / 2, points)
        running &= ~over
        if not running.any():
            break
    return points
