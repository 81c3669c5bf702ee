"""How long a fresh analysis of a match of CAESAR! takes, and when its first progress is seen.

Matches of about forty moves, by bots of different strength, looked back at as a server does it, on all cores. Processor
seconds are given beside the clock's, since other programs on the machine disturb them less.

    .venv/bin/python bench/analysis.py [--matches 3]
"""

from __future__ import annotations

import argparse
import time

from triumvirate.analysis import analyse
from triumvirate.arena.match import play_match
from triumvirate.bots import find_bot
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.search.settings import cores

PAIRINGS = (("tribune", "beginner"), ("imperator@100", "imperator@100"), ("tribune", "recruit"))
GOAL, FIRST = 5.0, 0.5


def match(number: int) -> Table:
    """A match of two bots."""
    names = PAIRINGS[number % len(PAIRINGS)]
    return play_match(find_game("caesar"), {}, [find_bot("caesar", name) for name in names], seed=number + 1)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--matches", type=int, default=3)
    tables = [match(number) for number in range(asked.parse_args().matches)]
    analyse(tables[0].at(3))  # what is loaded once in a server's life is loaded
    print("decisions  clock s  processor s  on two cores  first progress s")
    for table in tables:
        seen: list[float] = []
        clock, processor = time.monotonic(), time.process_time()
        found = analyse(
            table, progress=lambda done, total, began=clock, seen=seen: seen.append(time.monotonic() - began)
        )
        taken, used = time.monotonic() - clock, time.process_time() - processor
        print(f"{len(found.moments):9} {taken:8.2f} {used:12.2f} {used / 2:13.2f} {seen[0]:17.2f}")
    print(f"on {cores()} cores; the goal is {GOAL:g} s for 40 decisions, progress from {FIRST:g} s")


if __name__ == "__main__":
    main()
