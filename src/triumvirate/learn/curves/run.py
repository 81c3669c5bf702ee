"""One curve, point by point, in files that a stopped run goes on from: `NAME.jsonl` and, until it is done, `NAME.pt`."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path

import torch

from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.core.version import __version__
from triumvirate.envs.many import Batch
from triumvirate.learn.curves.budget import REGRET, Budget
from triumvirate.learn.curves.methods import Method, method_for
from triumvirate.learn.curves.playing import play, share_of_points
from triumvirate.learn.network import prepare

JUDGED_WITH = 1_000_000  # seeds of games that measure; those of games that teach are the run's own


class Kept:
    """A run's files."""

    def __init__(self, folder: Path, budget: Budget) -> None:
        self.budget, self.file, self.state = budget, folder / f"{budget.name}.jsonl", folder / f"{budget.name}.pt"
        folder.mkdir(parents=True, exist_ok=True)
        self.head: JsonObject = {"budget": asdict(budget), "triumvirate": __version__}

    def points(self) -> list[JsonObject]:
        """What was measured so far. Another budget than the one asked for is refused: it would be another curve."""
        if not self.file.is_file():
            self.file.write_text(json.dumps(self.head) + "\n", encoding="utf-8")
        head, *points = (json.loads(line) for line in self.file.read_text(encoding="utf-8").splitlines())
        if Budget(**head["budget"]) != self.budget:
            raise BadRequest(f"{self.file} was begun with another budget; take another folder, or remove it.")
        return points

    def add(self, point: JsonObject) -> None:
        """One more point."""
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(point) + "\n")

    def save(self, method: Method, batch: Batch, told: JsonObject) -> None:
        """All that a stopped run needs, whole or not at all."""
        part = self.state.with_suffix(".part")
        network, optimiser = method.network.state_dict(), method.optimiser.state_dict()
        chance = method.generator.get_state()
        torch.save({"network": network, "optimiser": optimiser, "chance": chance, "batch": batch.save(), **told}, part)
        part.replace(self.state)

    def load(self, method: Method) -> tuple[Batch, JsonObject]:
        """Go on: the games as they stood, and what was counted."""
        kept = torch.load(self.state, weights_only=False)  # our own file: it holds games
        method.network.load_state_dict(kept.pop("network"))
        method.optimiser.load_state_dict(kept.pop("optimiser"))
        method.generator.set_state(kept.pop("chance"))
        return Batch.restore(kept.pop("batch")), kept


def run(budget: Budget, folder: Path, tell: Callable[[JsonObject], object]) -> list[JsonObject]:
    """A whole curve, or what is left of it; every point is told when it is there."""
    kept = Kept(folder, budget)
    points = kept.points()
    if points and points[-1]["decisions"] >= budget.decisions:
        return points
    if budget.method == REGRET:
        from triumvirate.learn.curves import regret

        # it takes seconds, and is the same each time
        fresh: Iterator[JsonObject] = islice(regret.points(budget), len(points), None)
    else:
        fresh = _learn(budget, kept, points[-1]["decisions"] if points else -1)
    for point in fresh:
        points.append(point)
        kept.add(point)
        tell(point)
    kept.state.unlink(missing_ok=True)
    return points


def _learn(budget: Budget, kept: Kept, last: int) -> Iterator[JsonObject]:
    """Rounds of playing and learning; each time a part of the budget is spent, a file to go on from, and then a point.

    Points up to the last that is known are not told again, wherever the run was stopped.
    """
    prepare(torch.device("cpu"))
    batch = Batch(budget.environment, budget.games, seed=budget.seed)
    method = method_for(budget, batch)
    told: JsonObject = {"decisions": 0, "games": 0, "seconds": 0.0, "done": 0}
    if kept.state.is_file():
        batch, told = kept.load(method)
    else:
        batch.reset()
        told["point"] = _point(budget, method, told)
        kept.save(method, batch, told)
    if told["point"]["decisions"] > last:
        yield told["point"]
    while told["decisions"] < budget.decisions:
        began = time.process_time()
        played = play(batch, budget.steps, budget.trace, method.choose)
        method.learn(played, 1 - told["decisions"] / budget.decisions)
        told["decisions"] += played.actions.size
        told["games"] += played.ended
        told["seconds"] += time.process_time() - began
        if told["decisions"] >= budget.decisions * (told["done"] + 1) / budget.points:
            told["done"] += 1
            told["point"] = _point(budget, method, told)
            kept.save(method, batch, told)
            if told["decisions"] > last:
                yield told["point"]


def _point(budget: Budget, method: Method, told: JsonObject) -> JsonObject:
    share = share_of_points(method.network, budget.environment, budget.judged, JUDGED_WITH + budget.seed)
    counted = {"decisions": told["decisions"], "games": told["games"], "seconds": round(told["seconds"], 1)}
    return {**counted, "measure": round(share, 4)}
