"""`python -m sentences.prove --game NAME --games N`: what bots say in so many games, read back; fails on a false sentence.

Diaries of RUBICO are read with it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

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
    "rubico": ("legate", "legate", "tribune", "beginner", "recruit"),
}
GENERAL, ENTRIES = "legate@48", 700


def heard_in(game: str, seed: int, rng: random.Random) -> Iterator[Heard]:
    """One match: everything that was said in it."""
    if game == "julius":
        for said in julius_games.games(seed, ENTRIES, GENERAL):
            yield said.scene, said.why, lambda prose, said=said: julius_games.falsehoods(said)
        return
    module, options = (caesar_games, random_options(rng)) if game == "caesar" else (rubico_games, any_options(rng))
    for said in module.games(seed, options, LEVELS[game]):
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
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=CHECKS, default="caesar")
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    rng, counts = random.Random(given.seed), Counter[str]()
    for number in range(given.games):
        for scene, why, falsehoods in heard_in(given.game, given.seed + number, rng):
            _read(CHECKS[given.game], scene, why, falsehoods, counts)
    print(", ".join(f"{name} {count}" for name, count in sorted(counts.items())), flush=True)
    return 1 if counts["false"] or counts["planted and not caught"] or counts["planted"] < 50 else 0


def _read(check, scene, why, falsehoods, counts):
    for language in ("en", "it"):
        try:
            counts["true"] += check(scene, why.said(language), language)
        except NotSo as fault:
            counts["false"] += 1
            print(fault, scene.seat, flush=True)
    for false in falsehoods(why.said("en")):
        counts["planted"] += 1
        try:
            check(scene, false, "en")
            counts["planted and not caught"] += 1
            print(f"not caught: {false}", flush=True)
        except NotSo:
            pass


if __name__ == "__main__":
    sys.exit(main())
