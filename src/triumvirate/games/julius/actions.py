"""What actions of JULIUS CAESAR name, and the frozen order of its verbs.

The declarations stand above the functions that carry them out, in `rules/`; `core/decisions.py` says how to read them.
"""

from __future__ import annotations

from triumvirate.core.decisions import Kept, Noun, Order
from triumvirate.games.julius.printed import BLOCK_IDS, CARD_IDS, PLACE_IDS
from triumvirate.games.julius.state import COLOURS, FIRST_CITY, PHASE_CARDS, TIGHT

BLOCK = Noun("block", BLOCK_IDS)
PLACE = Noun("place", PLACE_IDS, unused=FIRST_CITY)
CARD = Noun("card", CARD_IDS[1:], first=1)
BACK = Noun("colour", COLOURS)

ORDER = Order(
    "deploy",
    "move",
    "levy",
    "build",
    "fire",
    "retreat",
    "pass",
    "hit",
    "regroup",
    "port",
    "disband",
    "deploy-to",
    "step",
    "levy-at",
    "main-road",
    "surprise",
    "battle",
    "retreat-to",
    "regroup-to",
    "port-to",
    "jupiter-to",
    "vulcan",
    "discard",
    "play",
    "jupiter",
    "end-deploy",
    "take-back",
    "decline",
    "stop",
    "end-move",
    "end-levy",
    "end-regroup",
    "end-disband",
    together=(("levy", "build"), ("fire", "pass", "retreat")),
    kept=Kept("offers", "offer_n", "seat", besides=(PHASE_CARDS,), flags=TIGHT),
)
