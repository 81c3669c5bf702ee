"""What must hold in every position: nothing is lost, strengths add up, and somebody can act or the game is over."""

from triumvirate.core.rulebook import compiled, popcount

from ..own import AUTOMATON, HOME_MADE
from ..state import (
    BORDERS,
    INFLUENCE_SLOTS,
    MARKERS,
    NOBODY,
    PHASE_CENTURION,
    PHASE_CLOSE,
    PHASE_MIGHT,
    PHASE_OVER,
    PHASE_OWN,
    PROVINCES,
    SLOTS,
)
from .board import BORDER_FIRST, BORDER_SECOND, EVERY_BORDER, ITALIA, is_full
from .flow import deciders
from .made import count_legal, nth_legal, refusal
from .tokens import value_towards_first, value_towards_second

FINE, TOKENS, BOARD, STRENGTH, MARKERS_WRONG, CLOSING, DECISION, TIED_SIDES = range(8)


@compiled
def violation(s):
    """The number of the first property that fails, or 0."""
    for seat in range(2):
        if not tokens_conserved(s, seat):
            return TOKENS
        if not markers_conserved(s, seat):
            return MARKERS_WRONG
    if not board_consistent(s):
        return BOARD
    if not strengths_add_up(s):
        return STRENGTH
    if not closing_consistent(s):
        return CLOSING
    if not can_act_or_over(s):
        return DECISION
    return TIED_SIDES if AUTOMATON and s.tied_sides else FINE


@compiled
def tokens_conserved(s, seat):
    """Every token of a player is in exactly one place: hand, bag, in front of the screen, or on the board."""
    hand, bag, open_row = s.hand[seat], s.bag[seat], s.centurions[seat]
    if hand & bag or hand & open_row or bag & open_row:
        return False
    owned = 0
    for slot in range(SLOTS):
        if s.icons[slot] and (slot < INFLUENCE_SLOTS or s.with_centurions):
            owned += 1
    return popcount(hand | bag | open_row) + popcount(s.owned[seat]) == owned


@compiled
def markers_conserved(s, seat):
    """Markers placed are those in provinces, Italia's second, those on borders, and at most what Senates can hold."""
    shown = popcount(s.controlled[seat]) + popcount(s.border_marked[seat])
    if (s.controlled[seat] >> ITALIA) & 1:
        shown += 1
    elsewhere = s.placed[seat] - shown
    most = s.senate[seat] * (s.senate[seat] + 1) // 2
    if s.harder and seat == s.automaton:
        most += PROVINCES
    if HOME_MADE and s.own_kinds:
        most += MARKERS
    if s.phase == PHASE_OVER:
        return s.placed[seat] <= MARKERS and elsewhere >= -1 and elsewhere <= most
    return s.placed[seat] < MARKERS and elsewhere >= 0 and elsewhere <= most


@compiled
def board_consistent(s):
    """A space is free or owned by one player; only filled spaces are turned, face down or marked, and by one player."""
    if s.owned[0] & s.owned[1] or (s.owned[0] | s.owned[1]) & s.free:
        return False
    if s.owned[0] | s.owned[1] | s.free != EVERY_BORDER:
        return False
    if (s.turned | s.face_down | s.hidden | s.border_marked[0] | s.border_marked[1]) & s.free:
        return False
    if s.border_marked[0] & s.border_marked[1] or s.controlled[0] & s.controlled[1]:
        return False
    if s.hidden & ~s.face_down or s.flipped & ~(s.controlled[0] | s.controlled[1]):
        return False
    for border in range(BORDERS):
        if ((s.free >> border) & 1 == 1) != (s.token[border] == NOBODY):
            return False
    return True


@compiled
def strengths_add_up(s):
    """Influence recomputed from the tokens on the board."""
    for seat in range(2):
        for province in range(PROVINCES):
            total = 0
            for border in range(BORDERS):
                if (s.owned[seat] >> border) & 1:
                    if BORDER_FIRST[border] == province:
                        total += value_towards_first(s, border)
                    if BORDER_SECOND[border] == province:
                        total += value_towards_second(s, border)
            if total != s.influence[seat * PROVINCES + province]:
                return False
    return True


@compiled
def closing_consistent(s):
    """A province is closed when its spaces are full, has then no bonus, and only closed ones are controlled."""
    for province in range(PROVINCES):
        closed = (s.closed >> province) & 1 == 1
        waiting = s.phase == PHASE_CLOSE or s.phase == PHASE_MIGHT or s.phase == PHASE_CENTURION
        waiting = waiting or s.phase == PHASE_OWN
        if is_full(s, province) != closed and not waiting:
            return False
        if closed and s.bonus[province] != NOBODY:
            return False
        if not closed and ((s.controlled[0] | s.controlled[1]) >> province) & 1:
            return False
    return True


@compiled
def can_act_or_over(s):
    """Somebody has a legal action, each listed action is allowed, or the game is over with a result."""
    if s.phase == PHASE_OVER:
        return deciders(s) == 0 and s.winner != NOBODY
    seat = s.to_move
    count = count_legal(s, seat)
    for n in range(count):
        if refusal(s, seat, nth_legal(s, seat, n)) != 0:
            return False
    return count > 0 and s.winner == NOBODY
