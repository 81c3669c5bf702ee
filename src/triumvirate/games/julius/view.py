"""What a seat or a spectator of JULIUS CAESAR may know, built up field by field.

Hidden blocks are only counted: by place, owner, colour and what everybody saw them do this turn. Nothing in a view
follows the order of the block list, except a player's own blocks and those that lie open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from triumvirate.games.julius.printed import BLOCK_IDS, CARD_IDS, PLACE_IDS
from triumvirate.games.julius.room import roads_of, supply_of
from triumvirate.games.julius.rules.battle import letter_of
from triumvirate.games.julius.rules.blocks import COLOUR, START, strength
from triumvirate.games.julius.rules.cards import is_ready
from triumvirate.games.julius.rules.fire import why_not_act, why_not_fire
from triumvirate.games.julius.rules.reasons import ALLOWED
from triumvirate.games.julius.state import (
    BLOCKS,
    CARDS,
    COLOURS,
    DEAD,
    FIRST_CITY,
    LEVY,
    PHASE_CARDS,
    PHASE_DEPLOY,
    PHASE_DEPLOY_TO,
    PHASE_FIGHT,
    PHASE_JUPITER_TO,
    PHASE_LEVY,
    PHASE_LEVY_AT,
    PHASE_MOVE,
    PHASE_PORT,
    PHASE_PORT_TO,
    PHASE_REGROUP,
    PHASE_REGROUP_TO,
    PHASE_RETREAT_TO,
    PHASE_STEP,
    PHASES,
    SEATS,
)
from triumvirate.games.julius.truth import cards_in, mover_of, place_or_none, public_of

LETTERS = "ABCD"

# A block in another player's hand is not shown: to everybody else the decision before still stands.
SEEN_AS = {
    PHASE_DEPLOY_TO: PHASE_DEPLOY,
    PHASE_STEP: PHASE_MOVE,
    PHASE_LEVY_AT: PHASE_LEVY,
    PHASE_REGROUP_TO: PHASE_REGROUP,
    PHASE_PORT_TO: PHASE_PORT,
}


def view_of(state: Any, options: Mapping[str, Any], viewer: int | None) -> dict[str, Any]:
    """The open facts, the viewer's own blocks and cards, and the others only as numbers."""
    return views_of(state)(viewer)


def views_of(state: Any) -> Callable[[int | None], dict[str, Any]]:
    """The views of one state: what all viewers share is made once."""
    shared = {
        **public_of(state),
        "shown": [shown_block(state, block) for block in range(BLOCKS) if is_shown(state, block)],
        "dead": [BLOCK_IDS[block] for block in range(BLOCKS) if state.where[block] == DEAD],
        "hand_sizes": {seat: hand_size(state, i) for i, seat in enumerate(SEATS)},
        "ready": {seat: bool(state.phase == PHASE_CARDS and is_ready(state, i)) for i, seat in enumerate(SEATS)},
        "roads": roads_of(state),
        "supply": supply_of(state),
        "up": up_in_battle(state),
    }
    return lambda viewer: _view_for(state, shared, viewer)


def _view_for(state: Any, shared: Mapping[str, Any], viewer: int | None) -> dict[str, Any]:
    phase = state.phase if viewer == state.seat else SEEN_AS.get(state.phase, state.phase)
    view: dict[str, Any] = {
        **shared,
        "phase": PHASES[phase],
        "places": places_for(state, viewer),
        "mover": mover_for(state, viewer),
        "unseen_cards": unseen_cards(state, viewer),
    }
    if viewer is not None:
        own = [block for block in range(BLOCKS) if state.owner[block] == viewer]
        view["own"] = [own_block(state, block) for block in own if state.where[block] >= FIRST_CITY]
        view["pool"] = [BLOCK_IDS[block] for block in own if state.where[block] == LEVY]
        view["hand"] = cards_in(state.hand[viewer])
        view["discarded"] = CARD_IDS[state.discarded[viewer]] or None
        view["chosen"] = CARD_IDS[state.chosen[viewer]] or None
        view["deployed"] = state.deployed if viewer == state.seat else 0
    return view


def is_shown(state: Any, block: int) -> bool:
    """A block that takes part in the battle in progress lies open while it lasts; reserves of round 1 do not."""
    return bool(state.round and state.where[block] == state.battle_at and not state.reserve[block])


def shown_block(state: Any, block: int) -> dict[str, Any]:
    """A block that everybody sees."""
    return {
        "block": BLOCK_IDS[block],
        "owner": SEATS[state.owner[block]],
        "steps": state.steps[block],
        "strength": strength(state, block),
        "acted": bool(state.acted[block]),
        "moved": state.moved[block],
        "came": place_or_none(state.came[block]),
        "letter": LETTERS[letter_of(state, block)],
    }


def up_in_battle(state: Any) -> dict[str, Any] | None:
    """Whose blocks of which letter act now, and whether they may fire: in the last round attackers only retreat."""
    if state.phase != PHASE_FIGHT:
        return None
    up = [block for block in range(BLOCKS) if why_not_act(state, state.seat, block) == ALLOWED]
    return {
        "seat": SEATS[state.seat],
        "letter": LETTERS[letter_of(state, up[0])],
        "may_fire": why_not_fire(state, state.seat, up[0]) == ALLOWED,
    }


def own_block(state: Any, block: int) -> dict[str, Any]:
    """A block as its owner knows it."""
    return {
        "block": BLOCK_IDS[block],
        "place": PLACE_IDS[state.where[block]],
        "steps": state.steps[block],
        "strength": strength(state, block),
        "moved": state.moved[block],
        "came": place_or_none(state.came[block]),
        "reserve": bool(state.reserve[block]),
        "acted": bool(state.acted[block]),
    }


def is_rearranging(state: Any, seat: int, viewer: int | None) -> bool:
    """A side that is still deploying shows the others only the numbers that its cities will hold."""
    return state.phase in (PHASE_DEPLOY, PHASE_DEPLOY_TO) and seat != viewer and seat >= state.seat


def places_for(state: Any, viewer: int | None) -> dict[str, list[dict[str, Any]]]:
    """For every place with blocks: how many of which owner and colour, and what they did this turn in plain sight."""
    groups: dict[int, Counter[tuple[int, ...]]] = {}
    for block in range(BLOCKS):
        where = state.where[block]
        if is_rearranging(state, state.owner[block], viewer):
            where = START[block]
        if where >= FIRST_CITY:
            facts = state.owner[block], COLOUR[block], state.moved[block], state.came[block], state.reserve[block]
            groups.setdefault(where, Counter())[facts] += 1
    return {
        PLACE_IDS[place]: [
            {
                "owner": SEATS[owner],
                "colour": COLOURS[colour],
                "count": count,
                "moved": moved,
                "came": place_or_none(came),
                "reserve": bool(reserve),
            }
            for (owner, colour, moved, came, reserve), count in sorted(groups[place].items())
        ]
        for place in sorted(groups)
    }


def hand_size(state: Any, seat: int) -> int:
    """Cards in hand; a choice not yet revealed still counts, so that nobody sees how far the other side is."""
    held = int(state.hand[seat]).bit_count()
    if state.phase == PHASE_CARDS:
        held += (state.chosen[seat] != 0) + (state.turn == 1 and state.discarded[seat] != 0)
    return held


def mover_for(state: Any, viewer: int | None) -> dict[str, Any] | None:
    """The block in hand: for its own side, in a retreat for all, and Jupiter's turncoat for both players."""
    if viewer == state.seat or state.phase == PHASE_RETREAT_TO:
        return mover_of(state)
    if state.phase == PHASE_JUPITER_TO:
        mover = mover_of(state)
        assert mover is not None
        return mover if viewer is not None else {**mover, "block": None}
    return None


def unseen_cards(state: Any, viewer: int | None) -> list[str]:
    """The cards of this year's deck that the viewer has not seen."""
    seen = state.removed | state.spent[0] | state.spent[1]
    if viewer is not None:
        seen |= state.hand[viewer] | 1 << state.discarded[viewer] | 1 << state.chosen[viewer]
    return cards_in(~seen & ((1 << (CARDS + 1)) - 2))
