"""Which blocks and places a decision allows: the predicates behind both the legal list and the refusals."""

from triumvirate.core.rulebook import compiled, rule

from ..state import ACT_TAKE_BACK, FIRST_CITY, FIRST_SEA
from .amphibious import can_embark, why_not_embark, why_not_sail
from .attack import entered_from
from .blocks import IS_NAVIS, fits_city
from .cards import is_ready, may_play, may_take_back, must_discard
from .march import can_activate, can_march, moves_kind, why_not_leave, why_not_march
from .reasons import (
    ALLOWED,
    ALREADY_CHOSEN,
    ALREADY_DISCARDED,
    DISCARD_FIRST,
    MOVED_ALREADY,
    NO_POINTS,
    NO_RETREAT_THERE,
    NO_WAY,
    NOT_A_LEVY_CITY,
    NOT_A_ROAD_USED,
    NOT_IN_HAND,
    NOT_ON_MAP,
    NOT_YOURS,
    NOTHING_TO_COPY,
    WRONG_KIND,
    WRONG_PHASE,
)
from .retreat import may_retreat_on, may_retreat_to


@rule("7.1")
def why_not_move(s, seat, block):
    """A block moves once a turn: own, of the kind the card moves, free to leave, paid for, and with somewhere to go."""
    if s.owner[block] != seat:
        return NOT_YOURS
    if s.where[block] < FIRST_CITY:
        return NOT_ON_MAP
    if s.moved[block]:
        return MOVED_ALREADY
    if not moves_kind(s, seat, block):
        return WRONG_KIND
    why = why_not_leave(s, seat, block)
    if why != ALLOWED:
        return why
    paid = can_activate(s, s.where[block])
    if (paid and can_march(s, seat, block, s.where[block], 0, 0)) or can_embark(s, seat, block):
        return ALLOWED
    return NO_WAY if paid else NO_POINTS


@rule("7.1")
def why_not_step(s, seat, to):
    """The next step of the block in hand: on over the sea, aboard, or one step by land or as a Navis."""
    if s.sailed:
        return why_not_sail(s, seat, to)
    if to >= FIRST_SEA and not IS_NAVIS[s.mover]:
        return why_not_embark(s, seat, s.mover, s.mover_at, to)
    return why_not_march(s, seat, s.mover, s.mover_at, s.mover_from, s.mover_steps, to)


@rule("7.1")
def may_stop(s):
    """A block may stop after any step, but not at sea on the way to a port."""
    return s.mover_steps > 0 and s.sailed == 0


@rule("7.3")
def why_not_main_road(s, seat, origin):
    """The main road is one by which attackers came."""
    return ALLOWED if origin >= FIRST_CITY and entered_from(s, seat, s.asked, origin) else NOT_A_ROAD_USED


@rule("7.7")
def why_not_levy_at(s, seat, place):
    """The city must fit the block in hand."""
    return ALLOWED if fits_city(s, seat, s.mover, place) else NOT_A_LEVY_CITY


@rule("8.4")
def why_not_retreat_to(s, seat, place):
    """A place that the block in hand may retreat to, or the port at the end of its way by sea."""
    if s.mover_at >= FIRST_SEA and not IS_NAVIS[s.mover]:
        return ALLOWED if may_retreat_on(s, seat, place) else NO_RETREAT_THERE
    return ALLOWED if may_retreat_to(s, seat, s.mover, place) else NO_RETREAT_THERE


@rule("5")
def why_not_discard(s, seat, card):
    """One card of the six, in the first turn of a year."""
    if s.turn != 1:
        return WRONG_PHASE
    if s.discarded[seat]:
        return ALREADY_DISCARDED
    return ALLOWED if (s.hand[seat] >> card) & 1 else NOT_IN_HAND


@rule("5")
def why_not_play(s, seat, card):
    """One card of the hand, after the discard."""
    if is_ready(s, seat):
        return ALREADY_CHOSEN
    if must_discard(s, seat):
        return DISCARD_FIRST
    if not (s.hand[seat] >> card) & 1:
        return NOT_IN_HAND
    return ALLOWED if may_play(s, card) else NOTHING_TO_COPY


@compiled
def playable(s, seat):
    """The cards of a hand that may be chosen now, as a bit set."""
    cards = s.hand[seat]
    if not must_discard(s, seat) and not may_play(s, 1):
        cards &= ~2
    return cards


@compiled
def count_card_choices(s, seat):
    """Cards to discard or play, and the way back."""
    choices = 0
    if not is_ready(s, seat):
        cards = playable(s, seat)
        while cards:
            cards &= cards - 1
            choices += 1
    return choices + (1 if may_take_back(s, seat) else 0)


@compiled
def nth_card_choice(s, seat, n, discard, play):
    """The way back stands second, so that always taking the first or the last choice gets on with the game."""
    if is_ready(s, seat):
        return ACT_TAKE_BACK
    if may_take_back(s, seat):
        if n == 1:
            return ACT_TAKE_BACK
        if n > 1:
            n -= 1
    card = 1
    cards = playable(s, seat)
    while n > 0 or not (cards >> card) & 1:
        n -= (cards >> card) & 1
        card += 1
    return (discard if must_discard(s, seat) else play) + card - 1
