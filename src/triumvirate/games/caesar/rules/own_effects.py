"""Home-made bonuses: what each effect does. Those that need a target are told it; the others need nobody's choice."""

from triumvirate.core.rulebook import emit, lowest_bit, popcount, rule

from ..facts import (
    OWN_AGAIN,
    OWN_BARRED,
    OWN_CENTURION,
    OWN_CLAIMED,
    OWN_LOOKED,
    OWN_LOST,
    OWN_MARKED,
    OWN_MARKER,
    OWN_MARKER_RAISED,
    OWN_MARKER_TURNED,
    OWN_RETURNED,
    OWN_RETURNED_IS,
    OWN_SENATE,
    OWN_SENATE_TAKEN,
    OWN_SKIPS,
    OWN_TAKEN_BACK,
    OWN_TOKEN_LOST,
    OWN_TURNED,
    OWN_TURNED_AROUND,
)
from ..own import (
    AGAIN,
    DRAW,
    GAIN_CENTURION,
    GAIN_SENATE,
    LOOK,
    LOSE_TOKEN,
    MARK_BORDER,
    MARKER,
    RAISE_MARKER,
    SKIP_DRAW,
    TAKE_BACK,
    TAKE_SENATE,
    TURN_AROUND,
    TURN_MARKER,
    TURN_TOKEN,
)
from ..state import NOBODY, PROVINCES, SLOTS
from .board import BORDER_FIRST, BORDER_SECOND
from .bonus import lose_at_random
from .draw import draw_from_bag, take_from_bag
from .markers import place_marker
from .own_targets import done_by, effect_now, meant_by
from .setup import add_to_line
from .tokens import last_of_kind, turn_face_down, value_towards_first, value_towards_second

MOST_OWED = 9


@rule("house.variant")
def do_at_once(s, seat):
    """An effect without a target is carried out; one that finds nothing to do is lost."""
    effect = effect_now(s)
    what, whom = done_by(effect), meant_by(s, seat, effect)
    if whom == NOBODY:
        emit(s, OWN_LOST, seat, what)
    elif what == DRAW:
        draw_for(s, whom)
    elif what == AGAIN:
        s.again = 1
        emit(s, OWN_AGAIN, seat)
    elif what == SKIP_DRAW:
        s.owed[whom] = min(s.owed[whom] + 1, MOST_OWED)
        emit(s, OWN_SKIPS, whom)
    elif what == MARKER:
        emit(s, OWN_MARKER, whom)
        place_marker(s, whom)
    elif what == GAIN_SENATE:
        s.senate[whom] += 1
        emit(s, OWN_SENATE, whom, s.senate[whom])
    elif what == TAKE_SENATE and s.senate[whom] > 0:
        s.senate[whom] -= 1
        s.senate[seat] += 1
        emit(s, OWN_SENATE_TAKEN, seat, s.senate[seat])
    elif what == LOSE_TOKEN and s.hand[whom] != 0:
        kind = lose_at_random(s, whom)
        emit(s, OWN_TOKEN_LOST, whom, kind)
    elif what == LOOK and whom != s.automaton and s.hand[whom] != 0:
        emit(s, OWN_LOOKED, seat, s.hand[whom])
    else:
        emit(s, OWN_LOST, seat, what)


@rule("house.variant")
def draw_for(s, whom):
    """A token from the bag goes behind the screen, or to the right end of Auto-Crassus's line."""
    if whom != s.automaton:
        draw_from_bag(s, whom)
    elif s.bag[whom] != 0:
        add_to_line(s, take_from_bag(s, whom))


@rule("house.variant")
def aim_at_space(s, seat, border):
    """A token is turned face down, turned around or taken back, or the space gets a marker or is barred."""
    effect = effect_now(s)
    what, whom = done_by(effect), meant_by(s, seat, effect)
    if what == TURN_TOKEN:
        turn_face_down(s, whom, border)
        emit(s, OWN_TURNED, seat, s.token[border], border)
    elif what == TURN_AROUND:
        turn_around(s, whom, border)
        emit(s, OWN_TURNED_AROUND, seat, s.token[border], border)
    elif what == TAKE_BACK:
        emit(s, OWN_TAKEN_BACK, whom, s.token[border], border)
        take_back(s, whom, border)
    elif what == MARK_BORDER:
        s.border_marked[whom] |= 1 << border
        emit(s, OWN_MARKED, whom, border)
        place_marker(s, whom)
    else:
        s.barred[whom] |= 1 << border
        emit(s, OWN_BARRED, whom, border)


@rule("house.variant")
def turn_around(s, whom, border):
    """The token's two values change places; provinces already closed are not counted again."""
    change = value_towards_second(s, border) - value_towards_first(s, border)
    s.influence[whom * PROVINCES + BORDER_FIRST[border]] += change
    s.influence[whom * PROVINCES + BORDER_SECOND[border]] -= change
    s.turned ^= 1 << border


@rule("house.variant")
def take_back(s, whom, border):
    """The token goes back into its owner's bag, and its space is free again."""
    turn_face_down(s, whom, border)
    bit = 1 << border
    kind = s.token[border]
    s.face_down &= ~bit
    s.owned[whom] &= ~bit
    s.free |= bit
    s.token[border] = NOBODY
    settle_slots(s, whom, kind)


@rule("house.variant")
def settle_slots(s, whom, kind):
    """Of tokens alike the first lie on the board, the next are in hand, the last in the bag: one has left the board."""
    lying, spaces = 0, s.owned[whom]
    while spaces:
        if s.token[lowest_bit(spaces)] == kind:
            lying += 1
        spaces &= spaces - 1
    alike = 0
    for slot in range(kind, SLOTS):
        if s.kind[slot] == kind and not (s.centurions[whom] >> slot) & 1:
            alike |= 1 << slot
    held = popcount(s.hand[whom] & alike)
    s.hand[whom] &= ~alike
    s.bag[whom] &= ~alike
    while alike:
        bit = 1 << lowest_bit(alike)
        alike &= alike - 1
        if lying > 0:
            lying -= 1
        elif held > 0:
            held -= 1
            s.hand[whom] |= bit
        else:
            s.bag[whom] |= bit


@rule("house.variant")
def aim_at_province(s, seat, province):
    """A control marker is turned down or up, or a province that nobody won gets one."""
    effect = effect_now(s)
    what, whom = done_by(effect), meant_by(s, seat, effect)
    if what == TURN_MARKER:
        s.flipped |= 1 << province
        emit(s, OWN_MARKER_TURNED, seat, province)
    elif what == RAISE_MARKER:
        s.flipped &= ~(1 << province)
        emit(s, OWN_MARKER_RAISED, seat, province)
    else:
        s.controlled[whom] |= 1 << province
        emit(s, OWN_CLAIMED, whom, province)
        place_marker(s, whom)


@rule("house.variant")
def aim_at_token(s, seat, slot):
    """A token goes from behind the screen into the bag, or a centurion behind the screen."""
    if done_by(effect_now(s)) == GAIN_CENTURION:
        s.centurions[seat] &= ~(1 << slot)
        s.hand[seat] |= 1 << slot
        if seat == s.automaton:
            add_to_line(s, s.kind[slot])
        else:
            emit(s, OWN_CENTURION, seat, slot)
        return
    bit = 1 << last_of_kind(s, s.hand[seat], slot)
    s.hand[seat] &= ~bit
    s.bag[seat] |= bit
    emit(s, OWN_RETURNED, seat)
    emit(s, OWN_RETURNED_IS, seat, slot)
