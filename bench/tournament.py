"""How long a Swiss round of a thousand pairs takes to make, and the standing after it.

PYTHONPATH=src python3 bench/tournament.py --pairs 1000 --rounds 9
"""

from __future__ import annotations

import argparse
import random
import time

from triumvirate.tournaments.meetings import Meeting, bye
from triumvirate.tournaments.standing import SWISS, standing
from triumvirate.tournaments.swiss import rounds


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--pairs", type=int, default=1000)
    asked.add_argument("--rounds", type=int, default=9)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    count, chance = 2 * given.pairs, random.Random(given.seed)
    meetings: list[Meeting] = []
    slowest = 0.0
    print("round  paired in  standing in")
    for number in range(1, given.rounds + 1):
        began = time.perf_counter()
        tables = rounds.pairs(range(count), meetings)
        paired = time.perf_counter() - began
        meetings += [_played(number, table, count, chance) for table in tables]
        began = time.perf_counter()
        standing(SWISS, count, meetings)
        slowest = max(slowest, paired)
        print(f"{number:5}  {paired:7.3f} s  {time.perf_counter() - began:9.3f} s")
    print(f"slowest round: {slowest:.3f} s for {given.pairs} pairs")


def _played(number: int, table: tuple[int, ...], count: int, chance: random.Random) -> Meeting:
    """Better seeds win more often, as they do; one in six is drawn."""
    if len(table) == 1:
        return bye(number, table[0])
    one = chance.random() + (table[1] - table[0]) / count / 4
    return Meeting(number, table, (2, 0) if one > 0.58 else (1, 1) if one > 0.42 else (0, 2))


if __name__ == "__main__":
    main()
