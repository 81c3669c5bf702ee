"""Seals, words and draws as the core makes them, for the unit tests of the page that checks them; printed as JSON."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace

from triumvirate.core import deals
from triumvirate.core.chance import Lots, commitment, secret_of_seed, word
from triumvirate.core.engine import below

SEEDS, ENTRIES = (1, 2, 49), (0, 1, 77)
MASK = (1 << 64) - 1
RANGES = (1, 2, 6, 14, 6, 3, 2**31 - 1, 2**31 + 11, 97)


def drawn(seed: int) -> list[int]:
    """The draws of an entry whose word is `seed`, from one range after another."""
    stream = SimpleNamespace(rng_seed=seed, rng_count=0)
    return [below(stream, n) for n in RANGES]


if __name__ == "__main__":
    found = []
    for seed in SEEDS:
        secret = secret_of_seed(seed)
        words = [
            {"number": n, "word": f"{word(secret, n) & MASK:016x}", "draws": drawn(word(secret, n))} for n in ENTRIES
        ]
        found.append({"secret": secret.hex(), "commitment": commitment(secret), "words": words})
    lots = Lots(secret_of_seed(1), {"pompey": secret_of_seed(2), "caesar": secret_of_seed(3)})
    shares = {seat: share.hex() for seat, share in lots.shares.items()}
    joint = {"secret": lots.secret.hex(), "shares": shares, "key": lots.key.hex()}
    places = {n: deals.place_of(n) for n in (0, 1, 12)}
    coins = [
        {"number": n, "place": at, "word": f"{word(lots.key, at) & MASK:016x}", "coin": deals.coin(lots.key, n)}
        for n, at in places.items()
    ]
    json.dump({"ranges": RANGES, "matches": found, "joint": joint, "coins": coins}, sys.stdout)
