"""Actions and chance outcomes of CAESAR! as text, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from triumvirate.core.chance import Outcome
from triumvirate.core.errors import BadChance, Illegal
from triumvirate.games.caesar.printed import BORDER_IDS, BORDER_INDEX, PROVINCE_IDS, PROVINCE_INDEX
from triumvirate.games.caesar.rules.place import nth_in_supply
from triumvirate.games.caesar.rules.solo_ties import best_token
from triumvirate.games.caesar.rules.solo_values import facing_of, value_on
from triumvirate.games.caesar.state import (
    ACT_BONUS,
    ACT_CENTURION,
    ACT_CLOSE,
    ACT_MIGHT_MARKER,
    ACT_MIGHT_TOKEN,
    ACT_PASS,
    ACTIONS,
    BONUS_NAMES,
    BORDERS,
    DEALT,
    FACE_DOWN,
    PICKED,
    POISONED,
    STACKED,
    STRAIGHT,
    SUPPLIED,
    TILE,
    TURNED,
)
from triumvirate.games.caesar.tokens import kind_of, token_id
from triumvirate.games.caesar.variants import TILE_LETTERS

FORMS = (
    "place TOKEN BORDER A/B, place TOKEN BORDER facedown, close PROVINCE, bonus NAME, might token BORDER, "
    "might marker PROVINCE, centurion TOKEN, pass"
)


def action_text(state: Any, action: int) -> str:
    """The text of an action's index."""
    if not 0 <= action < ACTIONS:
        return f"action {action}"
    if action < ACT_CLOSE:
        return placement_text(state, action // (3 * BORDERS), action // 3 % BORDERS, action % 3)
    if action < ACT_BONUS:
        return f"close {PROVINCE_IDS[action - ACT_CLOSE]}"
    if action < ACT_MIGHT_TOKEN:
        return f"bonus {BONUS_NAMES[action - ACT_BONUS]}"
    if action < ACT_MIGHT_MARKER:
        return f"might token {BORDER_IDS[action - ACT_MIGHT_TOKEN]}"
    if action < ACT_CENTURION:
        return f"might marker {PROVINCE_IDS[action - ACT_MIGHT_MARKER]}"
    if action < ACT_PASS:
        return f"centurion {token_id(state, action - ACT_CENTURION)}"
    return "pass"


def action_texts(state: Any, actions: Sequence[int]) -> list[str]:
    """The texts of many actions of one state."""
    known = _texts(tuple(state.icons), tuple(state.high), tuple(state.low))
    for action in actions:
        if action not in known:
            known[action] = action_text(state, action)
    return [known[action] for action in actions]


@lru_cache(maxsize=8)
def _texts(icons: tuple[int, ...], high: tuple[int, ...], low: tuple[int, ...]) -> dict[int, str]:
    """The texts of actions met so far with these tokens: what an action is called depends on nothing else."""
    return {}


def placement_text(state: Any, kind: int, border: int, facing: int) -> str:
    """`place ship-5-1 SD-SC 1/5`: the first value faces the first province of the border's list."""
    values = "facedown"
    if facing == STRAIGHT:
        values = f"{state.high[kind]}/{state.low[kind]}"
    elif facing == TURNED:
        values = f"{state.low[kind]}/{state.high[kind]}"
    return f"place {token_id(state, kind)} {BORDER_IDS[border]} {values}"


def parse_action(state: Any, text: str) -> int:
    """The index of an action's text; anything else is refused."""
    words = text.split(" ")
    if text == "pass":
        return ACT_PASS
    if words[0] == "place" and len(words) == 4:
        return _parse_placement(state, *words[1:])
    if words[0] == "close" and len(words) == 2 and words[1] in PROVINCE_INDEX:
        return ACT_CLOSE + PROVINCE_INDEX[words[1]]
    if words[0] == "bonus" and len(words) == 2 and words[1] in BONUS_NAMES:
        return ACT_BONUS + BONUS_NAMES.index(words[1])
    if words[:2] == ["might", "token"] and len(words) == 3 and words[2] in BORDER_INDEX:
        return ACT_MIGHT_TOKEN + BORDER_INDEX[words[2]]
    if words[:2] == ["might", "marker"] and len(words) == 3 and words[2] in PROVINCE_INDEX:
        return ACT_MIGHT_MARKER + PROVINCE_INDEX[words[2]]
    if words[0] == "centurion" and len(words) == 2:
        kind = kind_of(state, words[1])
        if kind is not None:
            return ACT_CENTURION + kind
    raise Illegal(f"'{text[:60]}' is no action of CAESAR!; actions read: {FORMS}.")


def _parse_placement(state: Any, token: str, border: str, values: str) -> int:
    kind = kind_of(state, token)
    if kind is None:
        raise Illegal(f"There is no token '{token[:40]}' in this match.", "tokens")
    if border not in BORDER_INDEX:
        raise Illegal(f"There is no border space '{border[:40]}' on the map.", "map")
    facings = {
        f"{state.low[kind]}/{state.high[kind]}": TURNED,
        f"{state.high[kind]}/{state.low[kind]}": STRAIGHT,
        "facedown": FACE_DOWN,
    }
    if values not in facings:
        shown = f"{state.high[kind]}/{state.low[kind]}"
        raise Illegal(f"{token} cannot show {values[:20]}; it shows {shown} or the other way round.", "turn.1")
    return (kind * BORDERS + BORDER_INDEX[border]) * 3 + facings[values]


def outcome_of(state: Any, n: int, what: int, index: int) -> Outcome:
    """What a chance value draws, by name."""
    if what < POISONED:
        return {"draw": _nth_token(state, state.bag[what], index)}
    if what < SUPPLIED:
        victim = what - POISONED
        if victim == state.automaton:
            return {"poison": token_id(state, state.line[index])}
        return {"poison": _nth_token(state, state.hand[victim], index)}
    if what in (SUPPLIED, DEALT):
        name = BONUS_NAMES[nth_in_supply(state, index)]
        return {"supply" if what == SUPPLIED else "bonus": name}
    if what == TILE:
        tiles = [letter for tile, letter in enumerate(TILE_LETTERS) for _ in range(state.tile_left[tile])]
        return {"tile": tiles[index]}
    if what == STACKED:
        return {"centurion": _nth_token(state, state.centurions[state.automaton], index)}
    assert what == PICKED
    return {"pick": _picked_text(state, index)}


def outcome_index(state: Any, n: int, what: int, value: Outcome) -> int:
    """The first chance value that draws what is named."""
    for index in range(n):
        if outcome_of(state, n, what, index) == value:
            return index
    possible = sorted({str(outcome_of(state, n, what, index)) for index in range(n)})
    raise BadChance(f"The chance value {str(value)[:80]} cannot happen here; possible are {', '.join(possible)}.")


def _nth_token(state: Any, mask: int, n: int) -> str:
    slots = [slot for slot in range(mask.bit_length()) if mask >> slot & 1]
    return token_id(state, slots[n])


def _picked_text(state: Any, index: int) -> str:
    """The placement that Auto-Crassus would make on the n-th side still tied."""
    sides = [side for side in range(state.tied_sides.bit_length()) if state.tied_sides >> side & 1]
    side, step = sides[index], state.choice_step
    value = value_on(state, step, side)
    kind = best_token(state, step, side, value)
    return placement_text(state, kind, side >> 1, facing_of(state, side, kind, value))
