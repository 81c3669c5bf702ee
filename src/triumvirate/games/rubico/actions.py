"""What actions of RUBICO name, and the frozen order of its verbs.

The declarations stand above the functions that carry them out, in `rules/`; `core/decisions.py` says how to read them.
"""

from __future__ import annotations

from triumvirate.core.decisions import Noun, Order
from triumvirate.games.rubico.state import DIRECTIONS, PLACES, SAYINGS, SEATS, SWAPS, WORDS

PAIR = Noun("pair of places", tuple(f"{left + 1} {right + 1}" for left, right in SWAPS), form="PLACE PLACE")
PLACE = Noun("place", tuple(str(place + 1) for place in range(PLACES)))
SAYING = Noun("face", SAYINGS[1:], first=1, form="|".join(SAYINGS[1:]))
WORD = Noun("word", WORDS[1:], first=1, form="|".join(WORDS[1:]))
SEAT = Noun("player", SEATS, form="SEAT")
DIRECTION = Noun("direction", DIRECTIONS, form="|".join(DIRECTIONS))

ORDER = Order(
    "swap",
    "lock",
    "claim",
    "word",
    "done",
    "pick",
    "unpick",
    "confirm",
    "use minerva",
    "use cibelis",
    "use venus",
    "use eris",
    "use fortuna",
    "use roma",
    "use vesta",
    "use juno",
    "put",
    "pass",
    in_parts=True,  # on an H200 as fast as the ladders written by hand were; in one function 4 % slower
)
