"""What actions of CAESAR! name, and the frozen order of its verbs.

The declarations stand above the functions that carry them out, in `rules/`; `core/decisions.py` says how to read them.
"""

from __future__ import annotations

from triumvirate.core.decisions import Noun, Order
from triumvirate.core.errors import Illegal
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.own import HOME_MADE
from triumvirate.games.caesar.printed import BORDER_IDS, PROVINCE_IDS
from triumvirate.games.caesar.state import BONUS_NAMES, FACE_DOWN, OWN_NAMES, SLOTS, STRAIGHT, TURNED
from triumvirate.games.caesar.tokens import kind_of, token_id


def facing_text(state: State, kind: int, border: int, facing: int) -> str:
    """`1/5`: the first value faces the first province of the border's list."""
    if facing == FACE_DOWN:
        return "facedown"
    high, low = state.high[kind], state.low[kind]
    return f"{high}/{low}" if facing == STRAIGHT else f"{low}/{high}"


def find_facing(state: State, word: str, kind: int, border: int) -> int:
    """The facing that shows these values; a token with two equal ones lies straight."""
    for facing in (STRAIGHT, TURNED, FACE_DOWN):
        if facing_text(state, kind, border, facing) == word:
            return facing
    shown = facing_text(state, kind, border, STRAIGHT)
    token = token_id(state, kind)
    raise Illegal(f"{token} cannot show {word[:20]}; it shows {shown} or the other way round.", "turn.1")


TOKEN = Noun(
    "token",
    count=SLOTS,
    text=token_id,
    find=kind_of,
    unknown="There is no token '{}' in this match.",
    section="tokens",
)
BORDER = Noun(
    "border space", BORDER_IDS, unknown="There is no border space '{}' on the map.", section="map", form="BORDER"
)
FACING = Noun("facing", count=3, text=facing_text, find=find_facing, form="A/B|facedown")
PROVINCE = Noun("province", PROVINCE_IDS, unknown="There is no province '{}' on the map.", section="map")
BONUS = Noun("bonus", BONUS_NAMES, form="|".join(BONUS_NAMES))

OWN = Noun("home-made bonus", OWN_NAMES)

PRINTED_VERBS = ("place", "close", "bonus", "might token", "might marker", "centurion", "pass")
OWN_VERBS = ("resolve", "choose space", "choose province", "choose token", "accept", "decline")
ORDER = Order(*PRINTED_VERBS, *(OWN_VERBS if HOME_MADE else ()))
