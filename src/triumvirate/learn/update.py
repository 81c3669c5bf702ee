"""One pass of learning over a round of self-play."""

from __future__ import annotations

import torch
from torch.nn import functional

from triumvirate.learn.config import LearningConfig
from triumvirate.learn.experience import Round
from triumvirate.learn.improve import legal_logits
from triumvirate.learn.network import Network, average_into

LONGEST_STEP = 1.0
TAUGHT = 0.5  # a better policy adds up to one, or to nothing where no policy is learned


class Learner:
    """The network in full precision, its optimiser, and the average of its weights."""

    def __init__(self, network: Network, average: Network, config: LearningConfig, averaged: int) -> None:
        self.network, self.average, self.config = network, average, config
        device = next(network.parameters()).device
        self.fast = device.type == "cuda"
        self.device = device
        self.updates, self.averaged = 0, averaged  # by this optimiser; in the average
        self.optimiser = torch.optim.AdamW(
            network.parameters(), lr=config.rate, weight_decay=config.decay, fused=self.fast
        )

    def learn(self, played: Round, rate: float) -> dict[str, float]:
        """Minibatches of a round in random order; the mean losses."""
        decisions = len(played.movers)
        order = torch.randperm(decisions, device=self.device)
        wanted = int(decisions * self.config.passes)
        while len(order) < wanted:
            order = torch.cat([order, torch.randperm(decisions, device=self.device)])
        batches = order[:wanted].split(self.config.batch)
        told = torch.stack([self.update(Round(*(column[rows] for column in played)), rate) for rows in batches])
        names = ("policy", "value", "entropy", "drift", "error")
        return dict(zip(names, told.mean(0).tolist(), strict=True))

    def update(self, batch: Round, rate: float) -> torch.Tensor:
        """One step of the optimiser; what it measured, still on the device."""
        self.updates += 1
        self.averaged += 1
        for group in self.optimiser.param_groups:
            group["lr"] = rate * min(1.0, self.updates / max(1, self.config.warmup))
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.fast):
            trunk = self.network.trunk(batch.obs.view(-1, batch.obs.shape[-1]))
            every = torch.arange(len(batch.movers), device=self.device)
            mine = trunk.view(len(every), 2, -1)[every, batch.movers.long()]
            logits = legal_logits(self.network, mine, batch.slots, batch.counts)
        policy = torch.log_softmax(logits, 1)
        better = batch.better.float()
        taught = (better.sum(1) > TAUGHT).float()
        lessons = taught.sum().clamp_min(1)
        cross = -(better * policy.clamp_min(-100)).sum() / lessons
        said = self.network.win_logit(trunk).view(-1, 2)
        wrong = functional.binary_cross_entropy_with_logits(said, batch.targets, reduction="none")
        value = (wrong * batch.counted).sum() / batch.counted.sum()
        self.optimiser.zero_grad(set_to_none=True)
        (cross + 2.0 * value).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_STEP)
        self.optimiser.step()
        average_into(self.average, self.network, min(self.config.average, 1 - 1 / (1 + self.averaged)))
        with torch.no_grad():
            entropy = -((policy.exp() * policy.clamp_min(-100)).sum(1) * taught).sum() / lessons
            drift = cross + (better * better.clamp_min(1e-9).log()).sum() / lessons
            error = ((torch.sigmoid(said) - batch.targets).abs() * batch.counted).sum() / batch.counted.sum()
            return torch.stack([cross.detach(), value.detach(), entropy, drift, error])
