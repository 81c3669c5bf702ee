"""4. Year and game turn: the deal, the five turns, and what is forgotten when a turn is over."""

from triumvirate.core.rulebook import chance, clear_row, emit, nth_bit, popcount, rule, table

from ..facts import CARD_DEALT, TURN_BEGAN, YEAR_BEGAN
from ..printed import DATA
from ..state import CARDS, DEALT, GO_CARDS, HAND, PHASE_CARDS, VULCAN

CARD_MOVE = table([0, *(card["move"] for card in DATA["cards"])])
CARD_LEVY = table([0, *(card["levy"] for card in DATA["cards"])])
ALL_CARDS = ((1 << CARDS) - 1) << 1
EVENT_CARDS = ((1 << VULCAN) - 1) << 1


@rule("5")
def is_event(card):
    """The seven gods; every other card is a command card."""
    return card <= VULCAN


@rule("3.3")
def cards_to_draw(s, seat):
    """The deck is a set: what is left of it, without events for a hand that already holds two under that house rule."""
    deck = ALL_CARDS & ~(s.removed | s.hand[0] | s.hand[1])
    if s.max_2_events and popcount(s.hand[seat] & EVENT_CARDS) >= 2:
        deck &= ~EVENT_CARDS
    return deck


@rule("4")
def deal(s):
    """All cards are shuffled together; each side gets six."""
    for seat in range(2):
        for _ in range(HAND):
            deck = cards_to_draw(s, seat)
            card = nth_bit(deck, chance(s, popcount(deck), DEALT))
            s.hand[seat] |= 1 << card
            emit(s, CARD_DEALT, seat, card)


@rule("4")
def begin_year(s):
    """A new deck, new hands, and the first of five turns; nothing is carried over."""
    for seat in range(2):
        s.spent[seat] = 0
        s.hand[seat] = 0
        s.discarded[seat] = 0
        s.chosen[seat] = 0
        s.played[seat] = 0
        s.previous[seat] = 0
    emit(s, YEAR_BEGAN, s.year)
    deal(s)
    s.turn = 1
    s.phase = GO_CARDS


@rule("4")
def begin_turn(s):
    """A turn begins with the card phase; the cards of the turn before stay in sight for Apollo."""
    for seat in range(2):
        s.previous[seat] = s.played[seat]
        s.played[seat] = 0
        s.chosen[seat] = 0
    s.seat = 0
    s.phase = PHASE_CARDS
    emit(s, TURN_BEGAN, s.year, s.turn)


@rule("4")
def clear_turn(s):
    """Nothing of a turn's moves and battles outlives it."""
    clear_row(s.moved)
    clear_row(s.came)
    clear_row(s.reserve)
    clear_row(s.acted)
    clear_row(s.attacker)
    clear_row(s.main_road)
    clear_row(s.entries)
    s.surprised = 0
    s.first = 0
    s.second_acts = 0
