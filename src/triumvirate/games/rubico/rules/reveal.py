"""Chapter 4, phase d: the chosen cards are mixed and turned up one by one."""

from triumvirate.core.rulebook import chance, compiled, emit, rule

from ..facts import CARD_DISCARDED, CARD_REVEALED, EXTRA_ADDED, REVEAL_COUNTED
from ..state import (
    BLUE,
    CHANCE_DISCARD,
    CHANCE_EXTRA,
    CHANCE_REVEAL,
    JANUS,
    MOST_SEATS,
    NOBODY,
    PLACES,
    POMPEY,
    RED,
    ROUNDS,
    SENATE_BLUE,
    SENATE_DISCARD,
    SENATE_EXTRA,
    SENATE_RED_1,
    SENATE_RED_2,
)
from .draw import draw_from_stock
from .senate import active_cards

FACE_BITS = 3


@rule("4.d")
def reveal_cards(s):
    """In this order: additional card, shuffle, discard, then one card after another; who gave which stays unknown."""
    gather_pile(s)
    add_extra_card(s)
    discard_card(s)
    s.copied = NOBODY
    order = 0
    while pile_size(s) > 0:
        face = draw_from_pile(s, CHANCE_REVEAL)
        s.past_shown[(s.round - 1) % ROUNDS] |= (face + 1) << (FACE_BITS * order)
        order += 1
        turn_up(s, face)
    s.copied = 0
    count_unseen_helpers(s)
    emit(s, REVEAL_COUNTED, s.red, s.blue, s.pompey)


@rule("4.d")
def gather_pile(s):
    """The chosen cards come together; from here on nobody can say from whom each came."""
    s.past_shown[(s.round - 1) % ROUNDS] = 0
    for seat in range(MOST_SEATS):
        for place in range(PLACES):
            if (s.picked[seat] >> place) & 1:
                s.pile[s.face[seat * PLACES + place]] += 1


@compiled
def pile_size(s):
    """How many chosen cards are not turned up yet."""
    return s.pile[0] + s.pile[1] + s.pile[2] + s.pile[3]


@compiled
def draw_from_pile(s, what):
    """A random card of the pile: it has no order, the draw picks when it happens."""
    n = chance(s, pile_size(s), what)
    face = 0
    while n >= s.pile[face]:
        n -= s.pile[face]
        face += 1
    s.pile[face] -= 1
    return face


@rule("3.extra")
def add_extra_card(s):
    """With the additional card active, a card of the stock joins the chosen ones unseen."""
    for _ in range(active_cards(s, SENATE_EXTRA)):
        s.pile[draw_from_stock(s, CHANCE_EXTRA)] += 1
        emit(s, EXTRA_ADDED)


@rule("3.discard")
def discard_card(s):
    """With the discard active, one of the chosen cards leaves at random, unseen."""
    for _ in range(active_cards(s, SENATE_DISCARD)):
        draw_from_pile(s, CHANCE_DISCARD)
        emit(s, CARD_DISCARDED)


@rule("4.d.janus")
def face_of(s, face):
    """Janus becomes a copy of the last card turned before it that is not a Janus; with none before, it is void."""
    if face != JANUS:
        s.copied = face
        return face
    if s.vesta:
        return NOBODY
    return s.copied


@rule("4.d")
def turn_up(s, face):
    """One card is turned up and counted for what it is, or for what it copies; Vesta voids Pompey and Janus."""
    counts_as = face_of(s, face)
    if counts_as == RED:
        s.red += 1
    elif counts_as == BLUE:
        s.blue += 1
    elif counts_as == POMPEY:
        if s.vesta:
            counts_as = NOBODY
        else:
            s.pompey += 1
    emit(s, CARD_REVEALED, face, counts_as)


@rule("4.d")
def count_unseen_helpers(s):
    """Senate effects and Juno count as cards that are not in the pile: never copied, never discarded."""
    s.red += active_cards(s, SENATE_RED_1) + active_cards(s, SENATE_RED_2)
    s.blue += active_cards(s, SENATE_BLUE)
    count_juno(s)


@rule("5.juno")
def count_juno(s):
    """Juno counts as two red cards and a Pompey; beside Vesta the Pompey is void."""
    if s.juno:
        s.red += 2
        if not s.vesta:
            s.pompey += 1
