"""Which actions there are, counted and chosen without making a list, and why another is refused."""

from triumvirate.core.rulebook import compiled, lowest_bit, nth_bit, popcount, rule

from ..state import (
    ACT_BONUS,
    ACT_CENTURION,
    ACT_CLOSE,
    ACT_MIGHT_MARKER,
    ACT_MIGHT_TOKEN,
    ACT_PASS,
    ACTIONS,
    BORDERS,
    FACE_DOWN,
    PHASE_BONUS,
    PHASE_CENTURION,
    PHASE_CLOSE,
    PHASE_MIGHT,
    PHASE_OVER,
    PHASE_PLACE,
    STRAIGHT,
)
from .board import DOUBLE_LINED, FITS
from .bonus import might_markers, might_tokens
from .flow import can_place
from .tokens import has_kind, has_two_faces, spaces_for

(
    ALLOWED,
    NO_SUCH_ACTION,
    WRONG_PHASE,
    NOT_IN_HAND,
    SPACE_TAKEN,
    WRONG_ICON,
    SAME_FACES,
    NO_BORDER_CONTROL,
    NOT_DOUBLE_LINED,
    MAY_PLACE,
    NOT_CLOSING,
    NOT_PENDING,
    NO_TOKEN_TARGET,
    NO_MARKER_TARGET,
    NO_CENTURION,
) = range(15)


@compiled
def deciders(s):
    """The seats that may act, as a bit set."""
    if s.phase == PHASE_OVER:
        return 0
    return 1 << s.to_move


@compiled
def ways_to_place(s, kind):
    """How many placements a token kind has now."""
    spaces = spaces_for(s, kind)
    ways = popcount(spaces) << (1 if has_two_faces(s, kind) else 0)
    if s.with_border_control:
        ways += popcount(spaces & DOUBLE_LINED)
    return ways


@compiled
def nth_way(s, kind, n):
    """The n-th placement of a token kind: open ones by space and facing, then the face-down ones."""
    spaces = spaces_for(s, kind)
    two = 1 if has_two_faces(s, kind) else 0
    shown = popcount(spaces) << two
    if n < shown:
        return (kind * BORDERS + nth_bit(spaces, n >> two)) * 3 + (n & two)
    return (kind * BORDERS + nth_bit(spaces & DOUBLE_LINED, n - shown)) * 3 + FACE_DOWN


@compiled
def count_placements(s, seat):
    """All placements of the hand; tokens alike count once."""
    ways, last = 0, -1
    hand = s.hand[seat]
    while hand:
        slot = lowest_bit(hand)
        hand &= hand - 1
        kind = s.kind[slot]
        if kind != last:
            ways += ways_to_place(s, kind)
            last = kind
    return ways


@compiled
def nth_placement(s, seat, n):
    """The n-th placement of the hand, or the pass when there is none."""
    last = -1
    hand = s.hand[seat]
    while hand:
        slot = lowest_bit(hand)
        hand &= hand - 1
        kind = s.kind[slot]
        if kind != last:
            ways = ways_to_place(s, kind)
            if n < ways:
                return nth_way(s, kind, n)
            n -= ways
            last = kind
    return ACT_PASS


@compiled
def count_legal(s, seat):
    """How many actions a deciding seat has; never none."""
    if s.phase == PHASE_PLACE:
        return max(count_placements(s, seat), 1)
    if s.phase == PHASE_CLOSE or s.phase == PHASE_BONUS:
        return 2
    if s.phase == PHASE_MIGHT:
        return popcount(might_tokens(s, 1 - seat)) + popcount(might_markers(s, 1 - seat))
    return popcount(s.centurions[seat])


@compiled
def nth_legal(s, seat, n):
    """The n-th action of a deciding seat, in a fixed order."""
    if s.phase == PHASE_PLACE:
        return nth_placement(s, seat, n)
    if s.phase == PHASE_CLOSE:
        return ACT_CLOSE + s.closing[n]
    if s.phase == PHASE_BONUS:
        return ACT_BONUS + s.pending[n]
    if s.phase == PHASE_MIGHT:
        tokens = might_tokens(s, 1 - seat)
        count = popcount(tokens)
        if n < count:
            return ACT_MIGHT_TOKEN + nth_bit(tokens, n)
        return ACT_MIGHT_MARKER + nth_bit(might_markers(s, 1 - seat), n - count)
    return ACT_CENTURION + nth_bit(s.centurions[seat], n)


@compiled
def list_legal(s, seat, out):
    """All actions of a deciding seat written into `out`, in the order of `nth_legal`; how many there are."""
    if s.phase != PHASE_PLACE:
        count = count_legal(s, seat)
        for n in range(count):
            out[n] = nth_legal(s, seat, n)
        return count
    count, last = 0, -1
    hand = s.hand[seat]
    while hand:
        kind = s.kind[lowest_bit(hand)]
        hand &= hand - 1
        if kind != last:
            count = list_ways(s, kind, out, count)
            last = kind
    if count == 0:
        out[0] = ACT_PASS
        count = 1
    return count


@compiled
def list_ways(s, kind, out, count):
    """The placements of a token kind, open ones by space and facing, then the face-down ones."""
    spaces = spaces_for(s, kind)
    facings = 2 if has_two_faces(s, kind) else 1
    left = spaces
    while left:
        first = (kind * BORDERS + lowest_bit(left)) * 3
        left &= left - 1
        for facing in range(facings):
            out[count] = first + facing
            count += 1
    left = spaces & DOUBLE_LINED if s.with_border_control else 0
    while left:
        out[count] = (kind * BORDERS + lowest_bit(left)) * 3 + FACE_DOWN
        left &= left - 1
        count += 1
    return count


@rule("turn.1")
def why_not_place(s, seat, kind, border, facing):
    """A placement needs a token behind the screen, a free space, a matching icon, and Border Control to lie face down."""
    if s.phase != PHASE_PLACE:
        return WRONG_PHASE
    if s.kind[kind] != kind or not has_kind(s, s.hand[seat], kind):
        return NOT_IN_HAND
    if not (s.free >> border) & 1:
        return SPACE_TAKEN
    if not (FITS[s.icons[kind]] >> border) & 1:
        return WRONG_ICON
    if facing == FACE_DOWN:
        if not s.with_border_control:
            return NO_BORDER_CONTROL
        if not (DOUBLE_LINED >> border) & 1:
            return NOT_DOUBLE_LINED
    elif facing != STRAIGHT and not has_two_faces(s, kind):
        return SAME_FACES
    return ALLOWED


@rule("house.stuck")
def why_not_pass(s, seat):
    """Passing is for a player who can place nothing, and is then the only action."""
    if s.phase != PHASE_PLACE:
        return WRONG_PHASE
    return MAY_PLACE if can_place(s, s.hand[seat]) else ALLOWED


@compiled
def refusal(s, seat, action):
    """Why a deciding seat may not take an action: a number that `explain.py` puts into words, or 0 when it may."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if action < ACT_CLOSE:
        return why_not_place(s, seat, action // (3 * BORDERS), action // 3 % BORDERS, action % 3)
    if action == ACT_PASS:
        return why_not_pass(s, seat)
    if action >= ACT_CENTURION:
        return why_not(s.phase == PHASE_CENTURION, (s.centurions[seat] >> (action - ACT_CENTURION)) & 1, NO_CENTURION)
    might_phase = s.phase == PHASE_MIGHT
    if action >= ACT_MIGHT_MARKER:
        markers = might_markers(s, 1 - seat)
        return why_not(might_phase, (markers >> (action - ACT_MIGHT_MARKER)) & 1, NO_MARKER_TARGET)
    if action >= ACT_MIGHT_TOKEN:
        tokens = might_tokens(s, 1 - seat)
        return why_not(might_phase, (tokens >> (action - ACT_MIGHT_TOKEN)) & 1, NO_TOKEN_TARGET)
    if action >= ACT_BONUS:
        bonus = action - ACT_BONUS
        return why_not(s.phase == PHASE_BONUS, s.pending[0] == bonus or s.pending[1] == bonus, NOT_PENDING)
    province = action - ACT_CLOSE
    return why_not(s.phase == PHASE_CLOSE, s.closing[0] == province or s.closing[1] == province, NOT_CLOSING)


@compiled
def why_not(now, there, reason):
    """The wrong moment, a choice that is not there, or nothing against it."""
    if not now:
        return WRONG_PHASE
    return ALLOWED if there else reason
