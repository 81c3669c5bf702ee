"""How to play, 3: drawing from the bag."""

from triumvirate.core.rulebook import chance, emit, nth_bit, popcount, rule

from ..facts import BAG_EMPTY, TOKEN_DRAWN, TOKEN_DRAWN_IS
from ..state import DRAWN
from .tokens import first_of_kind


@rule("turn.3")
def draw_from_bag(s, seat):
    """One token, at random from the bag, goes behind the screen; an empty bag gives nothing."""
    if s.bag[seat] == 0:
        emit(s, BAG_EMPTY, seat)
        return
    kind = take_from_bag(s, seat)
    emit(s, TOKEN_DRAWN, seat)
    emit(s, TOKEN_DRAWN_IS, seat, kind)


@rule("turn.3")
def take_from_bag(s, seat):
    """Nothing is pre-shuffled: the draw picks when it happens. Of tokens alike the first leaves the bag."""
    bag = s.bag[seat]
    kind = s.kind[nth_bit(bag, chance(s, popcount(bag), DRAWN + seat))]
    bit = 1 << first_of_kind(bag, kind)
    s.bag[seat] &= ~bit
    s.hand[seat] |= bit
    return kind
