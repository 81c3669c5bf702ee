"""What must hold in every position: no card is lost, rows and choices are sound, and somebody can act or it is over."""

from triumvirate.core.rulebook import compiled, popcount

from ..state import (
    CELLS,
    MOST_SEATS,
    NO_POWER,
    NOBODY,
    PHASE_ARRANGE,
    PHASE_OVER,
    PHASE_TALK,
    PLACES,
    SENATE_KINDS,
    SENATE_ROW,
)
from .made import count_legal, nth_legal, refusal
from .moments import deciders
from .rows import capacity, picked_n, places_in
from .senate import has_legion

FINE, CARDS, ROWS, CHOICE, SENATE_WRONG, POWERS_WRONG, ENDING, DECISION = range(8)


@compiled
def violation(s):
    """The number of the first property that fails, or 0."""
    if not cards_conserved(s):
        return CARDS
    if not rows_sound(s):
        return ROWS
    if not choice_sound(s):
        return CHOICE
    if not senate_sound(s):
        return SENATE_WRONG
    if not powers_sound(s):
        return POWERS_WRONG
    if not ending_sound(s):
        return ENDING
    return FINE if can_act_or_over(s) else DECISION


@compiled
def cards_conserved(s):
    """Every March card of the deck is in the stock, in a row, in hand or set aside; nothing is left in the pile."""
    if s.phase == PHASE_OVER:
        return True
    for face in range(4):
        found = s.stock[face] + s.pile[face]
        for seat in range(s.players):
            for place in range(s.row_n[seat]):
                if s.face[seat * PLACES + place] == face:
                    found += 1
        for i in range(s.aside_n):
            if s.aside_face[i] == face:
                found += 1
        if s.placing != NOBODY and s.held == face:
            found += 1
        if found != s.deck[face] or s.pile[face]:
            return False
    return True


@compiled
def rows_sound(s):
    """The Centurion has no row, every card of another is known to its owner, what was corrected was something else, and
    cells outside the rows are empty."""
    if s.row_n[s.centurion]:
        return False
    for cell in range(CELLS):
        seat = cell // PLACES
        if cell % PLACES >= s.row_n[seat]:
            if s.face[cell] or s.said[cell] or s.said_first[cell] or s.known[cell]:
                return False
        elif s.said_first[cell] and (s.corrects == 0 or s.said[cell] == 0 or s.said[cell] == s.said_first[cell]):
            return False
        elif not (s.known[cell] >> seat) & 1:
            return False
    return True


@compiled
def choice_sound(s):
    """Nothing is chosen before the choice; then at most two from a row, none covered, and no more than can be taken."""
    for seat in range(MOST_SEATS):
        chosen = s.picked[seat]
        if popcount(chosen) > 2 or chosen & s.covered[seat] or (chosen | s.covered[seat]) & ~places_in(s, seat):
            return False
    if (s.phase == PHASE_ARRANGE or s.phase == PHASE_TALK) and picked_n(s):
        return False
    return picked_n(s) <= min(s.quota, capacity(s))


@compiled
def senate_sound(s):
    """Eight Senate cards, face up or face down; the tucked ones are among those face up."""
    left = 0
    for kind in range(SENATE_KINDS):
        if s.senate_left[kind] < 0:
            return False
        left += s.senate_left[kind]
    return left + s.shown_n == SENATE_ROW and s.tucked <= s.shown_n


@compiled
def powers_sound(s):
    """No power is held twice, and none that was used is held."""
    seen = 0
    for power in range(len(s.used_by)):
        if s.used_by[power] != NOBODY:
            seen |= 1 << power
    for seat in range(MOST_SEATS):
        power = s.power[seat]
        if power != NO_POWER:
            if (seen >> power) & 1:
                return False
            seen |= 1 << power
    return True


@compiled
def ending_sound(s):
    """The game is over exactly when Caesar is in Rome or the Senate has a Legion, and then only one of them."""
    in_rome = s.position == s.goal
    if s.phase != PHASE_OVER:
        return not in_rome and not has_legion(s) and s.winner == NOBODY
    return in_rome != has_legion(s) and s.winner == (0 if in_rome else 1)


@compiled
def can_act_or_over(s):
    """Deciders have actions, others none; every listed action is allowed."""
    seats = deciders(s)
    if (seats == 0) != (s.phase == PHASE_OVER):
        return False
    for seat in range(s.players):
        count = count_legal(s, seat)
        if (count > 0) != ((seats >> seat) & 1 == 1):
            return False
        for n in range(count):
            if refusal(s, seat, nth_legal(s, seat, n)):
                return False
    return True
