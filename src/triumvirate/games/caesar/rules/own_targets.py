"""Home-made bonuses: what an effect may be aimed at, as sets of spaces, provinces and tokens."""

from triumvirate.core.rulebook import compiled, lowest_bit, rule

from ..own import (
    BAR_SPACE,
    CLAIM,
    GAIN_CENTURION,
    MARK_BORDER,
    NO_EFFECT,
    ON_ME,
    ON_OTHER,
    OWN_EFFECTS,
    RAISE_MARKER,
    RETURN_TOKEN,
    TAKE_BACK,
    TURN_AROUND,
    TURN_MARKER,
    TURN_TOKEN,
)
from ..state import BONUSES, BORDERS, NOBODY
from .board import BORDER_FIRST, BORDER_SECOND, is_full
from .tokens import has_two_faces


@compiled
def effect_now(s):
    """The effect being carried out, with all its bits; none after the last."""
    if s.own_now == 0 or s.own_at >= OWN_EFFECTS:
        return NO_EFFECT
    return s.own_effects[(s.own_now - BONUSES) * OWN_EFFECTS + s.own_at]


@compiled
def done_by(effect):
    """What an effect does."""
    return effect & 31


@rule("house.variant")
def meant_by(s, seat, effect):
    """Whom an effect is about: who took the bonus, the other player, or who controls the province, who may be nobody."""
    on = (effect >> 5) & 3
    if on == ON_ME:
        return seat
    if on == ON_OTHER:
        return 1 - seat
    return s.own_owner - 1


@rule("house.variant")
def own_spaces(s, seat):
    """The spaces that the effect being carried out may be aimed at; none for one that is not about spaces."""
    effect = effect_now(s)
    what, whom = done_by(effect), meant_by(s, seat, effect)
    if whom == NOBODY or what < TURN_TOKEN or what > BAR_SPACE:
        return 0
    marked = s.border_marked[0] | s.border_marked[1]
    if what == TURN_TOKEN:
        return s.owned[whom] & ~s.face_down & ~marked
    if what == TURN_AROUND:
        return s.owned[whom] & ~s.face_down & ~marked & tokens_with_two_faces(s)
    if what == TAKE_BACK:
        return s.owned[whom] & ~s.face_down & ~marked & between_open_provinces(s)
    if what == MARK_BORDER:
        return (s.owned[0] | s.owned[1]) & ~marked & beside(s.controlled[whom] & ~s.flipped)
    return s.free & ~s.barred[whom]


@compiled
def tokens_with_two_faces(s):
    """The filled spaces whose token could lie the other way round."""
    spaces = 0
    filled = s.owned[0] | s.owned[1]
    while filled:
        border = lowest_bit(filled)
        filled &= filled - 1
        if has_two_faces(s, s.token[border]):
            spaces |= 1 << border
    return spaces


@compiled
def between_open_provinces(s):
    """The spaces around which nothing is closed or closing."""
    spaces = 0
    for border in range(BORDERS):
        if not is_full(s, BORDER_FIRST[border]) and not is_full(s, BORDER_SECOND[border]):
            spaces |= 1 << border
    return spaces


@compiled
def beside(provinces):
    """The spaces around a set of provinces."""
    spaces = 0
    for border in range(BORDERS):
        if (provinces >> BORDER_FIRST[border]) & 1 or (provinces >> BORDER_SECOND[border]) & 1:
            spaces |= 1 << border
    return spaces


@rule("house.variant")
def own_provinces(s, seat):
    """The provinces that the effect being carried out may be aimed at."""
    effect = effect_now(s)
    what, whom = done_by(effect), meant_by(s, seat, effect)
    if whom == NOBODY:
        return 0
    if what == TURN_MARKER:
        return s.controlled[whom] & ~s.flipped
    if what == RAISE_MARKER:
        return s.controlled[whom] & s.flipped
    if what == CLAIM:
        return s.closed & ~s.controlled[0] & ~s.controlled[1]
    return 0


@rule("house.variant")
def own_tokens(s, seat):
    """The tokens, by their kinds, that may go back into the bag, or the centurions that may be taken."""
    what = done_by(effect_now(s))
    if what == GAIN_CENTURION:
        return s.centurions[seat]
    kinds = 0
    if what == RETURN_TOKEN:
        hand = s.hand[seat]
        while hand:
            kinds |= 1 << s.kind[lowest_bit(hand)]
            hand &= hand - 1
    return kinds


@compiled
def has_target(s, seat):
    """Whether the effect being carried out has anything to be aimed at."""
    return own_spaces(s, seat) | own_provinces(s, seat) | own_tokens(s, seat)
