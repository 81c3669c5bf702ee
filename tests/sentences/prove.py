"""`python -m sentences.prove --games N`: what bots say in so many games of CAESAR!, read back; fails on a false sentence."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

from sentences.caesar_games import falsehoods, games
from sentences.caesar_reader import check
from sentences.reading import NotSo
from tables import random_options

LEVELS = ("recruit", "beginner", "tribune", "legate@80", "imperator@40")


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    rng, counts = random.Random(given.seed), Counter[str]()
    for number in range(given.games):
        for said in games(given.seed + number, random_options(rng), LEVELS):
            for why in (said.why, said.against):
                _read(said, why, counts)
    print(", ".join(f"{name} {count}" for name, count in sorted(counts.items())), flush=True)
    return 1 if counts["false"] or counts["planted and not caught"] or counts["planted"] < 50 else 0


def _read(said, why, counts):
    for language in ("en", "it"):
        try:
            counts["true"] += check(said.scene, why.said(language), language)
        except NotSo as fault:
            counts["false"] += 1
            print(fault, said.scene.seat, said.scene.action, flush=True)
    for false in falsehoods(said, why.said("en")):
        counts["planted"] += 1
        try:
            check(said.scene, false)
            counts["planted and not caught"] += 1
        except NotSo:
            pass


if __name__ == "__main__":
    sys.exit(main())
