"""Ways to learn from playing oneself, for every game: PPO, and AlphaZero's idea with a tree or a look of one action ahead."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np
import torch
from torch.nn import functional

from triumvirate.core import engine
from triumvirate.core.arrays import Array
from triumvirate.envs.many import Batch
from triumvirate.learn.curves.budget import LOOK, PPO, TREE, Budget
from triumvirate.learn.curves.forest import Forest
from triumvirate.learn.curves.playing import Chosen, Eyes, Played, logits_of
from triumvirate.learn.improve import better_policy, gumbel
from triumvirate.learn.network import Perceptron

LONGEST_STEP = 0.5


class Method(ABC):
    """A network, how it chooses while it plays itself, and how it learns from what was played."""

    def __init__(self, budget: Budget, batch: Batch) -> None:
        self.budget, self.eyes = budget, Eyes(batch.setting)
        self.network = Perceptron(batch.observations.shape[1], batch.actions, budget.width, budget.blocks)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=budget.rate, eps=1e-5)
        self.generator = torch.Generator().manual_seed(budget.seed)

    @abstractmethod
    def choose(self, batch: Batch) -> Chosen:
        """An action in every game."""

    @abstractmethod
    def loss(
        self, logs: torch.Tensor, actions: torch.Tensor, lessons: torch.Tensor, gain: torch.Tensor
    ) -> torch.Tensor:
        """How far the policy is from what its lessons say."""

    def learn(self, played: Played, left: float) -> None:
        """Some passes over what was played, in smaller and smaller steps as less of the budget is left."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.budget.rate * max(0.1, left)
        known = torch.from_numpy(~np.isnan(played.returns).ravel()).nonzero().squeeze(1)
        seen, masks, lessons = (
            column.reshape(-1, *column.shape[2:]) for column in (played.seen, played.masks, played.lessons)
        )
        actions, wanted = torch.from_numpy(played.actions.ravel()), torch.from_numpy(played.returns.ravel())
        gain = wanted - torch.from_numpy(played.wins.ravel())
        gain = (gain - gain[known].mean()) / (gain[known].std() + 1e-8)
        for _ in range(self.budget.epochs):
            for rows in known[torch.randperm(len(known), generator=self.generator)].split(self.budget.minibatch):
                at = rows.numpy()
                trunk = self.network.trunk(self.eyes.see(seen[at]))
                logs = torch.log_softmax(logits_of(self.network, trunk, torch.from_numpy(masks[at])), 1)
                policy = self.loss(logs, actions[rows], torch.from_numpy(lessons[at]), gain[rows])
                value = functional.binary_cross_entropy_with_logits(self.network.win_logit(trunk), wanted[rows])
                self.optimiser.zero_grad(set_to_none=True)
                (policy + value).backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_STEP)
                self.optimiser.step()


class Ppo(Method):
    """Proximal policy optimisation: actions drawn from the policy, clipped steps towards those that did better."""

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def choose(self, batch: Batch) -> Chosen:
        """Drawn from the policy; its log-chance is kept."""
        trunk = self.network.trunk(self.eyes.see(batch.observations))
        logs = torch.log_softmax(logits_of(self.network, trunk, torch.from_numpy(batch.masks)), 1)
        actions = (logs + gumbel(logs, self.generator)).argmax(1, keepdim=True)
        chances = logs.gather(1, actions).squeeze(1)
        return Chosen(actions.squeeze(1).numpy(), self.network.win(trunk).numpy(), chances.numpy())

    def loss(
        self, logs: torch.Tensor, actions: torch.Tensor, lessons: torch.Tensor, gain: torch.Tensor
    ) -> torch.Tensor:
        """The clipped objective, and some curiosity."""
        ratio = (logs.gather(1, actions[:, None]).squeeze(1) - lessons).exp()
        clipped = ratio.clamp(1 - self.budget.clip, 1 + self.budget.clip)
        entropy = -(logs.exp() * logs.clamp_min(-100)).sum(1).mean()
        return -torch.minimum(ratio * gain, clipped * gain).mean() - self.budget.curiosity * entropy


class Look(Method):
    """As `triumvirate train` learns (learn/improve.py): some actions are tried on copies and judged by the network itself.

    Chance in the copies is their own, and what is judged is what the *mover* would see: nothing hidden is learned from.
    """

    def __init__(self, budget: Budget, batch: Batch) -> None:
        super().__init__(budget, batch)
        self._try_each = engine.load(batch.setting.game.text, "native", "learn.ahead").try_each

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def choose(self, batch: Batch) -> Chosen:
        """Drawn from the better policy, which is what will be learned."""
        trunk = self.network.trunk(self.eyes.see(batch.observations))
        logits = logits_of(self.network, trunk, torch.from_numpy(batch.masks))
        places = (logits + gumbel(logits, self.generator)).topk(self.budget.branches, dim=1).indices
        real = torch.from_numpy(batch.masks).gather(1, places)
        wins = self._ahead(batch, logits, places, real)
        better = better_policy(logits, places, real, wins, self.budget.sharpness, self.budget.forgetting)
        drawn = (torch.log(better.clamp_min(1e-12)) + gumbel(better, self.generator)).masked_fill(logits < -1e8, -1e9)
        return Chosen(drawn.argmax(1).numpy(), self.network.win(trunk).numpy(), better.half().numpy())

    def _ahead(self, batch: Batch, logits: torch.Tensor, places: torch.Tensor, real: torch.Tensor) -> torch.Tensor:
        """The mover's chance to win after each action that is tried."""
        tries = places.shape[1]
        copies, seats = np.repeat(batch._states, tries), np.repeat(batch.seats, tries)
        actions = places.masked_fill(~real, -1).reshape(-1).numpy()
        draws = torch.randint(1 << 62, (batch.games,), generator=self.generator).numpy()
        rows: Array = np.zeros((len(copies), batch.observations.shape[1]), batch.observations.dtype)
        over: Array = np.zeros(len(copies), np.bool_)
        points: Array = np.zeros(len(copies), np.float32)
        self._try_each(copies, seats, actions, np.repeat(draws, tries), rows, over, points)
        judged = self.network.win(self.network.trunk(self.eyes.see(rows)))
        return torch.where(torch.from_numpy(over), torch.from_numpy(points), judged).view_as(places)

    def loss(
        self, logs: torch.Tensor, actions: torch.Tensor, lessons: torch.Tensor, gain: torch.Tensor
    ) -> torch.Tensor:
        """The distance to the better policy."""
        return -(lessons.float() * logs.clamp_min(-100)).sum(1).mean()


class Tree(Look):
    """The same lesson from a search with a tree: the actions drawn are tried as often as halving gives them."""

    def __init__(self, budget: Budget, batch: Batch) -> None:
        super().__init__(budget, batch)
        self._forest = Forest(budget, batch, self.eyes)

    def _ahead(self, batch: Batch, logits: torch.Tensor, places: torch.Tensor, real: torch.Tensor) -> torch.Tensor:
        """The mover's chance to win after each action that is tried, by its tree."""
        seed = int(torch.randint(1 << 62, (1,), generator=self.generator))
        return self._forest.wins(self.network, batch, logits, places, real, seed)


METHODS: dict[str, type[Method]] = {PPO: Ppo, LOOK: Look, TREE: Tree}


def method_for(budget: Budget, batch: Batch) -> Method:
    """The method that a budget names."""
    torch.manual_seed(budget.seed)
    return METHODS[budget.method](budget, batch)
