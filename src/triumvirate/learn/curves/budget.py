"""What a curve costs: named in a game's `curves.toml` (beside its bots) before anything runs."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields

from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.learn.config import file_of

PPO, LOOK, TREE, REGRET = "ppo", "look", "tree", "regret"
METHODS = (PPO, LOOK, TREE, REGRET)


@dataclass(frozen=True)
class Budget:
    """One curve: how much is learned from, how, and how it is measured. Two runs of a seed are the same run."""

    method: str
    environment: str
    seed: int
    decisions: int  # to learn from in all; a regret method's iterations
    points: int = 6  # of the curve, after the one before anything was learned
    judged: int = 200  # games against random play for each point
    games: int = 64  # side by side
    steps: int = 64  # of each between two rounds of learning
    width: int = 256
    blocks: int = 1
    minibatch: int = 256
    epochs: int = 2
    rate: float = 1e-3
    trace: float = 0.95  # of the lambda-returns
    clip: float = 0.2  # PPO's
    curiosity: float = 0.01  # PPO's entropy
    branches: int = 8  # actions that a look ahead, or a tree at its root, tries
    sharpness: float = 16.0
    forgetting: float = 0.1
    iterations: int = 0  # of a tree at each decision
    truths: int = 4  # that a tree is grown over

    @property
    def name(self) -> str:
        """How the run's files are called."""
        return f"{self.environment}-{self.method}-{self.seed}"


KNOWN = {field.name for field in fields(Budget)}


def budgets_of(game: str) -> list[Budget]:
    """All curves that a game's file names, method by method and seed by seed."""
    path = file_of(game, "curves.toml")
    if not path.is_file():
        raise BadRequest(f"{game} names no budgets for curves: its bots' package has no curves.toml.")
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    return [one for method in METHODS if method in told for one in _budgets(game, method, told)]


def _budgets(game: str, method: str, told: JsonObject) -> list[Budget]:
    own = {key: value for key, value in told.items() if key in KNOWN} | told[method]
    environment = own.pop("environment", game)
    return [Budget(method=method, environment=environment, seed=seed, **own) for seed in told["seeds"]]


def shortened(budget: Budget) -> Budget:
    """A run of seconds in the same shape, to see that everything works."""
    learned = {REGRET: 64, TREE: 128}.get(budget.method, 512)
    short = {"decisions": learned, "points": 2, "judged": 4, "games": 8, "steps": 8 if budget.method == TREE else 16}
    return Budget(**{field.name: short.get(field.name, getattr(budget, field.name)) for field in fields(Budget)})
