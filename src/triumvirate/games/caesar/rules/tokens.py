"""The Influence Tokens: which are alike, where they fit, and what they are worth on a border."""

from triumvirate.core.rulebook import compiled, highest_bit, rule

from ..own import HOME_MADE
from ..state import FACE_DOWN, PROVINCES, SLOTS, TURNED
from .board import BORDER_FIRST, BORDER_SECOND, FITS


@rule("tokens")
def spaces_for(s, kind):
    """A token fits the free border spaces whose icon it carries, a laurel any; some may be barred to who is to move."""
    return (s.free & ~s.shut if HOME_MADE else s.free) & FITS[s.icons[kind]]


@rule("tokens")
def has_two_faces(s, kind):
    """A token with unequal values can be turned two ways."""
    return s.high[kind] != s.low[kind]


@compiled
def first_of_kind(mask, kind):
    """The first slot of a kind in a set that holds one (alike tokens have slots side by side)."""
    while not (mask >> kind) & 1:
        kind += 1
    return kind


@compiled
def last_of_kind(s, mask, kind):
    """The last slot of a kind in a set that holds one."""
    slot = highest_bit(mask)
    while s.kind[slot] != kind:
        slot = highest_bit(mask & ((1 << slot) - 1))
    return slot


@compiled
def has_kind(s, mask, kind):
    """Whether a set of slots holds a token of this kind."""
    for slot in range(kind, SLOTS):
        if s.kind[slot] != kind:
            return False
        if (mask >> slot) & 1:
            return True
    return False


@rule("tokens")
def value_towards_first(s, border):
    """What the token on a border adds to the border's first province: 0 when it lies face down."""
    if (s.face_down >> border) & 1:
        return 0
    if (s.turned >> border) & 1:
        return s.low[s.token[border]]
    return s.high[s.token[border]]


@rule("tokens")
def value_towards_second(s, border):
    """What the token on a border adds to the border's second province: 0 when it lies face down."""
    if (s.face_down >> border) & 1:
        return 0
    if (s.turned >> border) & 1:
        return s.high[s.token[border]]
    return s.low[s.token[border]]


@rule("turn.1")
def put_on_border(s, seat, kind, border, facing):
    """The token fills the space, and each of its two values strengthens its owner in the province it faces."""
    bit = 1 << border
    s.free &= ~bit
    s.owned[seat] |= bit
    s.token[border] = kind
    if facing == FACE_DOWN:
        s.face_down |= bit
        s.hidden |= bit
        return
    if facing == TURNED:
        s.turned |= bit
    s.influence[seat * PROVINCES + BORDER_FIRST[border]] += value_towards_first(s, border)
    s.influence[seat * PROVINCES + BORDER_SECOND[border]] += value_towards_second(s, border)


@rule("bonus.might")
def turn_face_down(s, seat, border):
    """A token turned face down counts 0/0 from now on; how it lay no longer matters."""
    s.influence[seat * PROVINCES + BORDER_FIRST[border]] -= value_towards_first(s, border)
    s.influence[seat * PROVINCES + BORDER_SECOND[border]] -= value_towards_second(s, border)
    s.face_down |= 1 << border
    s.turned &= ~(1 << border)
