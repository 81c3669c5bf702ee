"""A regret method on a small board: OpenSpiel's external-sampling CFR, and exactly how far it is from an equilibrium."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

from triumvirate.core.plain import JsonObject
from triumvirate.envs.openspiel import PREFIX
from triumvirate.learn.curves.budget import Budget


def points(budget: Budget) -> Iterator[JsonObject]:
    """The curve: at random first, then each time that the iterations have doubled.

    Our states are Python; the tree is written out once and read back as OpenSpiel's own, on which its solvers run.
    """
    game = pyspiel.load_efg_game(export_gambit(pyspiel.load_game(f"{PREFIX}{budget.environment}")))
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, budget.seed)
    yield {"decisions": 0, "measure": pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)), "seconds": 0.0}
    spent, done, wanted = 0.0, 0, 64
    while done < budget.decisions:
        began, until = time.process_time(), min(wanted, budget.decisions)
        while done < until:
            solver.run_iteration()
            done += 1
        spent += time.process_time() - began
        found = pyspiel.exploitability(game, solver.average_policy())
        yield {"decisions": done, "measure": found, "seconds": round(spent, 2)}
        wanted *= 2
