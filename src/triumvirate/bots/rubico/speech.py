"""How an imperator of RUBICO speaks as a senator, and reads senators: one table of how often a row is told in which manner.

By how far the table doubts the speaker when the round begins, and by whether the Centurion is known to the speaker for a
senator. The table for each count of players was learned by self-play (`self_play.py`) and is kept in `speech.json`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path

from triumvirate.bots.rubico.lying import SWAPPED
from triumvirate.bots.rubico.tables import Shares, kept_in, shares
from triumvirate.games.rubico.names import FACE_NAMES
from triumvirate.games.rubico.printed import DATA

KEPT = Path(__file__).with_name("speech.json")
DOUBTS = (0.3, 0.55, 0.8)  # of the table in the speaker


class Manner(IntEnum):
    """How a row is told.

    As it is, turned around, all red, all blue, each card by a coin, every other turned around, or whatever comes.
    """

    TRUE = 0
    TURNED = 1
    RED = 2
    BLUE = 3
    MIXED = 4
    HALVED = 5
    ANYTHING = 6


SITUATIONS = (len(DOUBTS) + 1) * 2


def situation(doubt: float, players: int, to_senator: bool) -> int:
    """The number of the situation that a senator speaks in: those who have not met do not know each other."""
    return sum(doubt >= edge for edge in DOUBTS) * 2 + (to_senator and players in DATA["senators_meet"])


@cache
def shares_of(players: int) -> tuple[Shares, ...]:
    """How often each manner is used in each situation, as learned."""
    return tuple(shares(row) for row in kept_in(KEPT)[str(players)]["table"])


def worded(faces: Sequence[str], manner: Manner, rng: random.Random) -> list[str]:
    """What a manner makes of a row."""
    if manner in (Manner.RED, Manner.BLUE):
        return [manner.name.lower()] * len(faces)
    if manner is Manner.ANYTHING:
        return [rng.choice(FACE_NAMES) for _ in faces]
    first = rng.random() < 0.5
    turned = {
        Manner.TRUE: [False] * len(faces),
        Manner.TURNED: [True] * len(faces),
        Manner.MIXED: [rng.random() < 0.5 for _ in faces],
        Manner.HALVED: [bool(place % 2) is not first for place in range(len(faces))],
    }[manner]
    return [SWAPPED[face] if turns else face for face, turns in zip(faces, turned, strict=True)]
