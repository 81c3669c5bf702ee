"""CAESAR! on five provinces, solved: OpenSpiel's counterfactual regret minimisation with exact exploitability.

    pip install 'triumvirate[openspiel]'
    python openspiel_solve.py                         # seconds
    python openspiel_solve.py --algorithm mccfr       # by sampling; slower to converge, cheaper a step
    python openspiel_solve.py --short

`triumvirate_caesar_mini` has hidden hands and draws and some thousand nodes, so how much a perfect opponent could win
against a policy can be computed, not estimated. Our states are Python; the tree is written out once (Gambit's format) and
read back as a game of OpenSpiel's own, on which its C++ solvers run. Zero exploitability is an equilibrium.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

import triumvirate.envs.openspiel  # noqa: F401  # registers the games

SOLVERS = {
    "cfr": pyspiel.CFRSolver,
    "cfr+": pyspiel.CFRPlusSolver,
    "mccfr": lambda game: pyspiel.ExternalSamplingMCCFRSolver(game, 1),
}


def compiled_tree() -> Any:
    """The mini game as a tree that OpenSpiel holds itself."""
    return pyspiel.load_efg_game(export_gambit(pyspiel.load_game("triumvirate_caesar_mini")))


def step(solver: Any) -> None:
    """One iteration, whichever solver it is."""
    if hasattr(solver, "run_iteration"):
        solver.run_iteration()
    else:
        solver.evaluate_and_update_policy()


def solve(algorithm: str, iterations: int) -> list[dict[str, float]]:
    """Run a solver; exploitability at every power of two and at the end, the uniform policy's first."""
    game = compiled_tree()
    solver = SOLVERS[algorithm](game)
    curve = [{"iterations": 0, "exploitability": pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))}]
    print(f"{0:8}  {curve[0]['exploitability']:.6f}  playing at random")
    started = time.perf_counter()
    for number in range(1, iterations + 1):
        step(solver)
        if number & (number - 1) == 0 or number == iterations:
            found = pyspiel.exploitability(game, solver.average_policy())
            seconds = time.perf_counter() - started
            curve.append({"iterations": number, "exploitability": found, "seconds": round(seconds, 2)})
            print(f"{number:8}  {found:.6f}  {seconds:6.1f} s")
    policy = solver.average_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    print(f"Caesar, who begins, gets {value[0]:+.4f} a game (1 is a win, -1 a loss).")
    return curve


def main() -> None:
    """Solve and keep the curve."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--algorithm", choices=list(SOLVERS), default="cfr+")
    parser.add_argument("--iterations", type=int, default=1024)
    parser.add_argument("--curve", type=Path, help="write the curve as JSON")
    parser.add_argument("--demand", type=float, help="fail unless the exploitability falls below this")
    parser.add_argument("--short", action="store_true", help="a run of seconds")
    asked = parser.parse_args()
    curve = solve(asked.algorithm, 64 if asked.short else asked.iterations)
    if asked.curve:
        asked.curve.write_text(json.dumps({"algorithm": asked.algorithm, "curve": curve}, indent=1) + "\n")
    if asked.demand is not None and curve[-1]["exploitability"] >= asked.demand:
        raise SystemExit(f"exploitability did not fall below {asked.demand}")


if __name__ == "__main__":
    main()
