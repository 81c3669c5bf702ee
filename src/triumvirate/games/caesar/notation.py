"""Actions and chance outcomes of CAESAR! as text, both ways."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.action_texts import ActionTexts
from triumvirate.core.chance import Outcome
from triumvirate.core.errors import BadChance
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.printed import BORDER_IDS, PROVINCE_IDS
from triumvirate.games.caesar.rules.own_targets import own_provinces, own_spaces, own_tokens
from triumvirate.games.caesar.rules.place import nth_in_supply
from triumvirate.games.caesar.rules.solo_ties import placement_on
from triumvirate.games.caesar.state import (
    ALL_BONUS_NAMES,
    CHANCE_SEATS,
    CHOSEN,
    DEALT,
    DRAWN,
    PICKED,
    POISONED,
    STACKED,
    SUPPLIED,
    TILE,
)
from triumvirate.games.caesar.tokens import token_id
from triumvirate.games.caesar.variants import TILE_LETTERS

ACTIONS = ActionTexts("triumvirate.games.caesar.rules", "CAESAR!")


def action_text(state: State, action: int) -> str:
    """The text of an action's index."""
    return ACTIONS.text(state, action)


def action_texts(state: State, actions: Sequence[int]) -> list[str]:
    """The texts of many actions of one state: what an action is called depends on the tokens and on nothing else."""
    return ACTIONS.texts(state, actions, (*state.icons, *state.high, *state.low))


def parse_action(state: State, text: str) -> int:
    """The index of an action's text; anything else is refused."""
    return ACTIONS.parse(state, text)


def outcome_of(state: State, n: int, what: int, index: int) -> Outcome:
    """What a chance value draws, by name."""
    seat = what % CHANCE_SEATS
    asked = what - seat
    if asked == DRAWN:
        return {"draw": _nth_token(state, state.bag[seat], index)}
    if asked == POISONED and seat == state.automaton:
        return {"poison": token_id(state, state.line[index])}
    if asked == POISONED:
        return {"poison": _nth_token(state, state.hand[seat], index)}
    if asked == SUPPLIED:
        return {"supply": ALL_BONUS_NAMES[nth_in_supply(state, index)]}
    if asked == DEALT:
        return {"bonus": ALL_BONUS_NAMES[nth_in_supply(state, index)]}
    if asked == TILE:
        tiles = [letter for tile, letter in enumerate(TILE_LETTERS) for _ in range(state.tile_left[tile])]
        return {"tile": tiles[index]}
    if asked == STACKED:
        return {"centurion": _nth_token(state, state.centurions[state.automaton], index)}
    if asked == CHOSEN:
        return {"choice": _chosen(state, index)}
    assert asked == PICKED
    return {"pick": _picked_text(state, index)}


def outcome_index(state: State, n: int, what: int, value: Outcome) -> int:
    """The first chance value that draws what is named."""
    for index in range(n):
        if outcome_of(state, n, what, index) == value:
            return index
    possible = sorted({str(outcome_of(state, n, what, index)) for index in range(n)})
    raise BadChance(f"The chance value {str(value)[:80]} cannot happen here; possible are {', '.join(possible)}.")


def _nth_token(state: State, mask: int, n: int) -> str:
    slots = [slot for slot in range(mask.bit_length()) if mask >> slot & 1]
    return token_id(state, slots[n])


def _chosen(state: State, index: int) -> str:
    """What Auto-Crassus aims a home-made bonus at, by lot."""
    seat = state.automaton
    spaces, provinces = own_spaces(state, seat), own_provinces(state, seat)
    targets = spaces or provinces or own_tokens(state, seat)
    target = [n for n in range(int(targets).bit_length()) if targets >> n & 1][index]
    if spaces:
        return BORDER_IDS[target]
    return PROVINCE_IDS[target] if provinces else token_id(state, target)


def _picked_text(state: State, index: int) -> str:
    """The placement that Auto-Crassus would make on the n-th side still tied."""
    sides = [side for side in range(state.tied_sides.bit_length()) if state.tied_sides >> side & 1]
    side, step = sides[index], state.choice_step
    kind, facing = divmod(placement_on(state, step, side), 3)
    return action_text(state, ACTIONS.table.index("place", kind, side >> 1, facing))
