"""The best of some plans by tries: all get the same few, the worse half goes, the rest gets more each."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

Plan = tuple[int, ...]


def halve(
    plans: Sequence[Plan], fare: Callable[[Plan, int, int], float], tries: int, ends: float | None
) -> tuple[Plan, float | None]:
    """The best plan and how it fared on average; that is unknown where there was nothing to compare.

    `fare(plan, first, last)` is the sum over numbered tries, so that plans share their luck. `ends` is a time to stop at.
    """
    totals = dict.fromkeys(plans, 0.0)
    left, done = list(totals), 0
    rounds = max(1, (len(left) - 1).bit_length())
    while len(left) > 1:
        step = max(1, round(tries / rounds / len(left)))
        for plan in left:
            totals[plan] += fare(plan, done, done + step)
        done += step
        left.sort(key=lambda plan: -totals[plan])
        left = left[: (len(left) + 1) // 2]
        if ends is not None and time.monotonic() > ends:
            break
    return left[0], totals[left[0]] / done if done else None
