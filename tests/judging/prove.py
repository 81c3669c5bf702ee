"""`python -m judging.prove CHECK --game NAME --games N`: one of the proofs about a judge; fails where a bar is not passed."""

from __future__ import annotations

import argparse
import sys

from judging import measures
from judging.subjects import SUBJECTS

CHECKS = {
    "reasons": measures.reasons,
    "hints": measures.hints,
    "selfplay": measures.selfplay,
    "losses": measures.losses,
    "chances": measures.chances,
}


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("check", choices=CHECKS)
    asked.add_argument("--game", choices=SUBJECTS, default="caesar")
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    shares = CHECKS[given.check](SUBJECTS[given.game], given.games, given.seed)
    for share in shares:
        print(given.game, share, flush=True)
    return 0 if all(share.holds for share in shares) else 1


if __name__ == "__main__":
    sys.exit(main())
