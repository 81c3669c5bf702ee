"""What was found, per area: shares with their intervals, and what survived, line by line."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any

from .outcomes import BY_DATA, CAUGHT, LASTED, NOT_HELD, OUTCOMES, SURVIVED, UNREACHED


def interval(hits: int, total: int) -> tuple[float, float]:
    """Wilson's interval of a share, 95 %."""
    if not total:
        return 0.0, 1.0
    z, share = 1.96, hits / total
    middle, width = (
        share + z * z / (2 * total),
        z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total)),
    )
    scale = 1 + z * z / total
    return (middle - width) / scale, (middle + width) / scale


def share_of(outcomes: Mapping[str, Mapping[str, Any]], reasons: Mapping[str, str]) -> tuple[int, int]:
    """How many faults were caught of how many that could be: equivalents and what is no plain function are left out."""
    counted = [one["outcome"] for key, one in outcomes.items() if one["outcome"] != NOT_HELD and key not in reasons]
    return sum(outcome in (CAUGHT, BY_DATA, LASTED) for outcome in counted), len(counted)


def report(area: str, outcomes: Mapping[str, Mapping[str, Any]], reasons: Mapping[str, str], wanted: float) -> str:
    """The paragraph of one area."""
    hits, total = share_of(outcomes, reasons)
    low, high = interval(hits, total)
    counts = Counter(one["outcome"] for key, one in outcomes.items() if key not in reasons)
    told = ", ".join(f"{counts[outcome]} {OUTCOMES[outcome]}" for outcome in sorted(counts))
    known = sum(key in reasons for key in outcomes)
    share = hits / total if total else 0.0
    verdict = "enough" if share >= wanted else f"{wanted:.0%} is asked for"
    lines = [
        f"{area}: {hits} of {total} caught, {share:.1%} ({low:.1%} to {high:.1%}); {verdict}. {told}; {known} equivalent."
    ]
    for outcome in (SURVIVED, UNREACHED, BY_DATA):
        left = sorted(one["told"] for key, one in outcomes.items() if one["outcome"] == outcome and key not in reasons)
        lines += [f"  {OUTCOMES[outcome]}:", *(f"    {line}" for line in left)] if left else []
    return "\n".join(lines)
