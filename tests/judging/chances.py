"""Said chances beside results: positions of matches as the judge finds them, and how far what is told is off."""

from __future__ import annotations

import random
from collections.abc import Sequence

from judging.matches import match, positions
from judging.shares import Share
from judging.subjects import Subject
from ledger import Row
from triumvirate.bots.calibration import AS_FOUND, Fitted

BINS, WORST = 10, 0.04
LESSONS = 4  # positions of a match that a fit may use; the first alone is measured
Told = tuple[float, float]  # what was said, and what came of it


def chance_row(subject: Subject, seed: int, positions_asked: int = 1) -> Row:
    """Positions of a match: what is found there, and how the match that they are from ended."""
    asked: list[list[Row]] = []
    table = match(subject, seed, subject.quick)
    result = table.result()
    winners = result.winners if result is not None else ()
    for before, seat in positions(subject, table, random.Random(seed), subject.asked_at):
        found = subject.found(before, before.view(seat), before.legal(seat))
        if found:
            asked.append(
                [
                    {
                        "kind": one.kind,
                        "found": round(one.chance, 4),
                        "facts": dict(one.facts),
                        "exact": one.is_exact,
                        "won": float(one.seats[0] in winners) if winners else 0.5,
                    }
                    for one in found
                ]
            )
        if len(asked) == positions_asked:
            break
    return {"asked": asked}


def chance_shares(subject: Subject, rows: Sequence[Row]) -> list[Share]:
    """The calibration error of hints and of the curve, over the first position of every match."""
    firsts = [row["asked"][0] for row in rows if row["asked"]]
    shares = []
    for place, what in enumerate(("hints", "the curve")[: max(map(len, firsts))]):
        told = [said(subject, one[place]) for one in firsts]
        error = calibration_error(told)
        shares.append(Share(f"calibration error of {what}", error * len(told), len(told), WORST, at_most=True))
    return shares


def said(subject: Subject, one: Row, fitted: Fitted | None = None) -> Told:
    """What is told of a position, by what is shipped or by another fit, and what came of it."""
    line = fitted.at(one["facts"]) if fitted is not None else subject.chances.with_facts(one["facts"], one["kind"])
    return (AS_FOUND if one["exact"] else line).chance(one["found"]), one["won"]


def calibration_error(told: Sequence[Told]) -> float:
    """How far said chances and results are apart, on average over bins of equal size."""
    ordered, apart = sorted(told, key=lambda one: one[0]), 0.0
    for bin_ in range(BINS):
        part = ordered[bin_ * len(ordered) // BINS : (bin_ + 1) * len(ordered) // BINS]
        apart += abs(sum(said for said, _ in part) - sum(won for _, won in part))
    return apart / max(1, len(told))


def brier(told: Sequence[Told]) -> float:
    """The mean square of what was said less what came of it."""
    return sum((said - won) ** 2 for said, won in told) / max(1, len(told))
