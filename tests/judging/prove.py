"""`python -m judging.prove CHECK --games N`: one of the proofs about the judge; fails where a bar is not passed."""

from __future__ import annotations

import argparse
import sys

from judging import measures

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
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    shares = CHECKS[given.check](given.games, given.seed)
    for share in shares:
        print(share, flush=True)
    return 0 if all(share.holds for share in shares) else 1


if __name__ == "__main__":
    sys.exit(main())
