"""`python -m judging.prove CHECK --game NAME --games N --jobs N`: one of the proofs about a judge; fails below a bar.

Rows are kept, so that a stopped count goes on; `--within SECONDS` stops it by itself, with status 3.
"""

from __future__ import annotations

import argparse
import sys

from judging.measures import CHECKS, work_of
from judging.subjects import SUBJECTS
from ledger import KEPT, UNDONE, Ledger, with_counts


def main() -> int:
    asked = with_counts(argparse.ArgumentParser(description=__doc__))
    asked.add_argument("check", choices=CHECKS)
    asked.add_argument("--game", choices=SUBJECTS, default="caesar")
    given = asked.parse_args()
    about = f"{given.check} {given.game} from {given.seed}"
    ledger = Ledger(given.rows or KEPT / f"{about.replace(' ', '-')}.jsonl", about)
    rows = ledger.gather(work_of(given.check, given.game, given.seed), given.games, given.jobs, given.within)
    known = ledger.rows() if rows is None else rows
    shares = CHECKS[given.check].shares(SUBJECTS[given.game], known) if known else []
    for share in shares:
        print(given.game, share, flush=True)
    print(f"{len(known)} of {given.games} games, {sum(row['seconds'] for row in known):.0f} s of a core", flush=True)
    if rows is None:
        return UNDONE
    return 0 if all(share.holds for share in shares) else 1


if __name__ == "__main__":
    sys.exit(main())
