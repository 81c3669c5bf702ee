"""`python -m sentences.prove --game NAME --games N --jobs N`: what bots say, read back; fails on a false sentence.

Diaries of RUBICO are read with it. Rows are kept, so that a stopped count goes on.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from ledger import KEPT, UNDONE, Ledger, Row, with_counts
from reference.rubico_matches import any_options
from sentences import (
    caesar_games,
    caesar_reader,
    diary_reader,
    julius_games,
    julius_reader,
    rubico_games,
    rubico_reader,
)
from sentences.reading import NotSo
from tables import random_options
from triumvirate.bots.reasons import Why

Heard = tuple[Any, Why, Callable[[str], Iterator[str]]]  # the scene, what was said, and what false may be made of it
Check = Callable[[Any, str, str], int]
LEVELS = {
    "caesar": ("recruit", "beginner", "tribune", "legate@80", "imperator@40"),
    "rubico": ("imperator", "legate", "tribune", "beginner", "recruit"),
}
GENERAL, ENTRIES = "legate@48", 700
LEAST_PLANTED = 50
HINTS = 0.15  # how often the judge is asked, too


def heard_in(game: str, seed: int, rng: random.Random) -> Iterator[Heard]:
    """One match: everything that was said in it."""
    if game == "julius":
        for said in julius_games.games(seed, ENTRIES, GENERAL, HINTS):
            yield said.scene, said.why, lambda prose, said=said: julius_games.falsehoods(said)
        return
    module, options = (caesar_games, random_options(rng)) if game == "caesar" else (rubico_games, any_options(rng))
    for said in module.games(seed, options, LEVELS[game], HINTS):
        for why in (said.why, said.against):
            yield said.scene, why, lambda prose, said=said: module.falsehoods(said, prose)
    if game == "rubico":
        for page in diary_reader.pages(seed, {"players": rng.randint(3, 7)}):
            yield page, page.why, diary_reader.falsehoods


CHECKS: dict[str, Check] = {
    "caesar": caesar_reader.check,
    "julius": julius_reader.check,
    "rubico": lambda scene, *prose: (
        diary_reader.check(scene, *prose)
        if isinstance(scene, diary_reader.DiaryPage)
        else rubico_reader.check(scene, *prose)
    ),
}


def main() -> int:
    asked = with_counts(argparse.ArgumentParser(description=__doc__))
    asked.add_argument("--game", choices=CHECKS, default="caesar")
    given = asked.parse_args()
    about = f"sentences {given.game} from {given.seed}"
    ledger = Ledger(given.rows or KEPT / f"{about.replace(' ', '-')}.jsonl", about)
    rows = ledger.gather(partial(row_of, given.game, given.seed), given.games, given.jobs, given.within)
    known = ledger.rows() if rows is None else rows
    counts = sum((Counter(row["counts"]) for row in known), Counter[str]())
    for row in known:
        for fault in row["faults"]:
            print(f"game {row['number']}: {fault}", flush=True)
    print(", ".join(f"{name} {count}" for name, count in sorted(counts.items())), flush=True)
    print(f"{len(known)} of {given.games} games, {sum(row['seconds'] for row in known):.0f} s of a core", flush=True)
    if rows is None:
        return UNDONE
    return 1 if counts["false"] or counts["planted and not caught"] or counts["planted"] < LEAST_PLANTED else 0


def row_of(game: str, seed: int, number: int) -> Row:
    """One match: how many of its sentences are so, and those that are not."""
    counts, faults = Counter[str](), list[str]()
    for scene, why, falsehoods in heard_in(game, seed + number, random.Random(seed + number)):
        _read(CHECKS[game], scene, why, falsehoods, counts, faults)
    return {"counts": dict(counts), "faults": faults}


def _read(check, scene, why, falsehoods, counts, faults):
    for language in ("en", "it"):
        try:
            counts["true"] += check(scene, why.said(language), language)
        except NotSo as fault:
            counts["false"] += 1
            faults.append(f"{fault} {scene.seat}")
    for false in falsehoods(why.said("en")):
        counts["planted"] += 1
        try:
            check(scene, false, "en")
            counts["planted and not caught"] += 1
            faults.append(f"not caught: {false}")
        except NotSo:
            pass


if __name__ == "__main__":
    sys.exit(main())
