"""What a card in hand would do on the present board, and what the next step of a block costs, for their owner.

Both are asked of the rules themselves, on a copy of the state, so that a page can show them before anything is chosen.
"""

from __future__ import annotations

from dataclasses import dataclass

from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.printed import CARD_IDS, PLACE_IDS
from triumvirate.games.julius.rules.event_cards import count_targets, may_draw_from, may_strike
from triumvirate.games.julius.rules.flow import begin_command
from triumvirate.games.julius.rules.movement import take_step, why_not_move, why_not_step
from triumvirate.games.julius.rules.reasons import ALLOWED
from triumvirate.games.julius.state import (
    APOLLO,
    BLOCKS,
    COLOURS,
    FIRST_CITY,
    PHASE_CARDS,
    PHASE_JUPITER,
    PHASE_MOVE,
    PHASE_STEP,
    PHASE_VULCAN,
    PLACES,
)


@dataclass(slots=True)
class Target:
    """Enemy blocks that an event may hit: where, how many, and for Jupiter of which colour."""

    place: str
    colour: str | None
    blocks: int


@dataclass(slots=True)
class Effect:
    """What a card would do if its side commanded now: groups and blocks that may move, levies, whom an event can hit.

    Apollo is the card that he copies.
    """

    groups: int
    blocks: int
    levies: int
    targets: list[Target]
    copies: str | None


def effects_of(state: State, seat: int) -> dict[str, Effect]:
    """The effect of every card that a side holds, while cards are chosen."""
    if state.phase != PHASE_CARDS:
        return {}
    held = state.hand[seat] | (1 << state.chosen[seat] if state.chosen[seat] else 0)
    return {CARD_IDS[card]: _effect(state, seat, card) for card in range(1, len(CARD_IDS)) if held >> card & 1}


def _effect(state: State, seat: int, card: int) -> Effect:
    played = state.previous[1 - seat] if card == APOLLO else card
    copies = (CARD_IDS[played] or None) if card == APOLLO else None
    if not played:
        return Effect(0, 0, 0, [], copies)
    after = state.copy()
    after.played[seat] = played
    after.first, after.second_acts = seat, 0
    begin_command(after)
    able = sum(why_not_move(after, seat, block) == ALLOWED for block in range(BLOCKS))
    moves = after.phase == PHASE_MOVE
    return Effect(after.points, able if moves else 0, after.levies, _targets(after, seat), copies)


def _targets(state: State, seat: int) -> list[Target]:
    places = range(FIRST_CITY, PLACES)
    if state.phase == PHASE_JUPITER:
        return [
            Target(PLACE_IDS[place], colour, int(count_targets(state, seat, place, number)))
            for place in places
            for number, colour in enumerate(COLOURS)
            if may_draw_from(state, seat, place, number)
        ]
    if state.phase == PHASE_VULCAN:
        struck = [place for place in places if may_strike(state, seat, place)]
        return [Target(PLACE_IDS[place], None, state.present[(1 - seat) * PLACES + place]) for place in struck]
    return []


def fares_of(state: State, seat: int) -> dict[str, int]:
    """For the block in hand: the move points that each next step costs."""
    if state.phase != PHASE_STEP or state.seat != seat:
        return {}
    fares = {}
    for place in range(FIRST_CITY, PLACES):
        if why_not_step(state, seat, place) == ALLOWED:
            after = state.copy()
            take_step(after, seat, place)
            fares[PLACE_IDS[place]] = state.points - after.points
    return fares
