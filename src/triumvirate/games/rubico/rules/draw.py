"""Chapter 4, phase a: a new round begins and the March cards are dealt."""

from triumvirate.core.rulebook import chance, compiled, emit, rule

from ..facts import CARD_DEALT, ROUND_BEGAN
from ..state import CHANCE_DEAL, PHASE_ARRANGE, PLACES
from .rows import put_in, row_owners
from .track import cards_to_take


@rule("4")
def begin_round(s):
    """How many cards will be taken is settled now, before anything else; then the cards are dealt."""
    s.round += 1
    s.quota = cards_to_take(s)
    s.phase = PHASE_ARRANGE
    emit(s, ROUND_BEGAN, s.round, s.centurion, s.quota)
    shuffle_deck(s)
    deal(s)


@rule("1.2")
def shuffle_deck(s):
    """All March cards of this number of players lie in the stock, in no order."""
    for face in range(4):
        s.stock[face] = s.deck[face]


@rule("4.a")
def deal(s):
    """Everybody except the Centurion draws from the shuffled deck; each sees only the cards drawn."""
    for seat in range(s.players):
        if (row_owners(s) >> seat) & 1:
            for place in range(s.hand_size):
                put_in(s, seat, place, draw_from_stock(s, CHANCE_DEAL + seat), 1 << seat)
                emit(s, CARD_DEALT, seat, place, s.face[seat * PLACES + place])


@compiled
def stock_size(s):
    """How many March cards lie in the stock."""
    return s.stock[0] + s.stock[1] + s.stock[2] + s.stock[3]


@compiled
def draw_from_stock(s, what):
    """A random card of the stock: it has no order, the draw picks when it happens."""
    n = chance(s, stock_size(s), what)
    face = 0
    while n >= s.stock[face]:
        n -= s.stock[face]
        face += 1
    s.stock[face] -= 1
    return face
