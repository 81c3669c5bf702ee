"""`python -m judging.fit GAME --fitted ROWS… --measured ROWS… --write`: what a game's chances are told by, from played rows.

Rows are those of `judging.prove`: fitted to its `lessons`, some positions of every match, and measured by its `chances` on
other matches. What is written is `bots/GAME/chances.json`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from judging.chances import BINS, Told, brier, calibration_error, said
from judging.subjects import SUBJECTS, Subject
from ledger import Row
from triumvirate.bots.calibration import ALWAYS, Fitted, logit

STEPS = 40
CURVE = "curve"
FIRM, LOOSE = (
    4.0,
    0.2,
)  # how strongly what facts add is held near nothing, and the line for all of them near what was found
DIGITS = 3


@dataclass(frozen=True)
class Design:
    """The numbers of a fit: a column for every fact of the slope and of the shift."""

    names: tuple[str, ...]
    is_even: bool  # whoever decides is found neither better nor worse for it

    def row(self, one: Row) -> list[float]:
        """Whose chance it is turns no line steeper, and an even one is shifted by nothing else: both sides' add up."""
        slopes, shifts = [], []
        for name in self.names:
            fact = 1.0 if name == ALWAYS else one["facts"].get(name, 0.0)
            slopes.append(0.0 if is_sided(name) else fact * logit(one["found"]))
            shifts.append(fact if is_sided(name) or not self.is_even else 0.0)
        return slopes + shifts


def is_sided(name: str) -> bool:
    """Whether a fact changes its sign with the side."""
    return name.startswith(("caesar", "points"))


def fit(rows: Sequence[Row]) -> Fitted:
    """By likelihood, each fact held near nothing unless many positions speak for it."""
    names = (ALWAYS, *sorted({name for one in rows for name in one["facts"]}))
    design, count = Design(names, rows[0]["kind"] == CURVE), len(names)
    x = np.array([design.row(one) for one in rows])
    y = np.array([one["won"] for one in rows])
    near = np.zeros(2 * count)
    near[0] = 1.0
    hold = np.full(2 * count, FIRM)
    hold[[0, count]] = LOOSE
    weights = near.copy()
    for _ in range(STEPS):
        told = 1.0 / (1.0 + np.exp(-x @ weights))
        pull = x.T @ (y - told) - hold * (weights - near)
        curve = x.T @ (x * (told * (1.0 - told))[:, None]) + np.diag(hold)
        weights = weights + np.linalg.solve(curve, pull)
    slopes, shifts = weights[:count], weights[count:]
    kept = [
        {name: round(float(one), DIGITS) for name, one in zip(names, half, strict=True) if abs(one) >= 10**-DIGITS}
        for half in (slopes, shifts)
    ]
    return Fitted(kept[0], kept[1])


def read(paths: Sequence[Path], first_only: bool) -> list[Row]:
    """The positions of some ledgers, whatever code made them."""
    rows = [json.loads(line) for path in paths for line in path.read_text().splitlines()[1:]]
    return [one for row in rows for asked in row["asked"][: 1 if first_only else None] for one in asked]


def report(told: Sequence[Told], what: str) -> None:
    luck = np.mean([calibration_error(_by_luck(told, seed)) for seed in range(20)])
    print(
        f"  {what}: ECE {calibration_error(told):.4f} (by luck {luck:.4f}), Brier {brier(told):.4f}, {len(told)} positions"
    )


def _by_luck(told: Sequence[Told], seed: int) -> list[Told]:
    rng = np.random.default_rng(seed)
    return [(one, float(rng.random() < one)) for one, _ in told]


def bins(told: Sequence[Told]) -> str:
    ordered = sorted(told)
    parts = [ordered[n * len(ordered) // BINS : (n + 1) * len(ordered) // BINS] for n in range(BINS)]
    return " ".join(
        f"{np.mean([a for a, _ in part]):.2f}/{np.mean([b for _, b in part]):.2f}" for part in parts if part
    )


def fitted_kinds(subject: Subject, fitted: Sequence[Path], measured: Sequence[Path]) -> dict[str, Fitted]:
    """Every kind of chance that rows have, with how it fares."""
    taught, asked = read(fitted, first_only=False), read(measured, first_only=True)
    found: dict[str, Fitted] = {}
    for kind in sorted({one["kind"] for one in taught}):
        mine = [one for one in taught if one["kind"] == kind and not one["exact"]]
        found[kind] = fit(mine)
        print(f"{subject.game} {kind}: fitted to {len(mine)} positions")
        others = [one for one in asked if one["kind"] == kind]
        if others:
            report([(one["found"], one["won"]) for one in others], "as found")
            told = [said(subject, one, found[kind]) for one in others]
            report(told, "as told")
            print(f"    {bins(told)}")
    return found


def main() -> None:
    parsed = argparse.ArgumentParser(description=__doc__)
    parsed.add_argument("game", choices=SUBJECTS)
    parsed.add_argument("--fitted", type=Path, nargs="+", required=True)
    parsed.add_argument("--measured", type=Path, nargs="*", default=[])
    parsed.add_argument("--write", action="store_true")
    given = parsed.parse_args()
    subject = SUBJECTS[given.game]
    found = fitted_kinds(subject, given.fitted, given.measured)
    if given.write:
        matches = sum(len(path.read_text().splitlines()) - 1 for path in given.fitted)
        about = f"judging.fit: {matches} matches of {subject.quick} against itself"
        told = {kind: {"slopes": dict(one.slopes), "shifts": dict(one.shifts)} for kind, one in found.items()}
        subject.chances.kept.write_text(json.dumps({"about": about, "fitted": told}, indent=2) + "\n")


if __name__ == "__main__":
    main()
