"""How to play, 1: placing a token."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import chance, compiled, emit, rule

from ..actions import BORDER, FACING, TOKEN
from ..facts import SUPPLY_DRAWN, SUPPLY_EMPTY, TOKEN_HIDDEN, TOKEN_HIDDEN_IS, TOKEN_PLACED
from ..own import HOME_MADE
from ..state import BONUSES, FACE_DOWN, PHASE_PLACE, STAGE_CLOSE, STAGE_SUPPLY, STRAIGHT, SUPPLIED
from .board import BORDER_FIRST, BORDER_SECOND, DOUBLE_LINED, FITS, is_full
from .close import forget_closing
from .placements import (
    count_placements,
    list_placements,
    mark_placements,
    nth_placement,
    show_placements,
    wipe_placements,
)
from .reasons import (
    ALLOWED,
    NO_BORDER_CONTROL,
    NOT_DOUBLE_LINED,
    NOT_IN_HAND,
    SAME_FACES,
    SPACE_BARRED,
    SPACE_TAKEN,
    WRONG_ICON,
)
from .tokens import first_of_kind, has_kind, has_two_faces, put_on_border


@rule("turn.1")
def why_not_place(s, seat, kind, border, facing):
    """A placement needs a token behind the screen, a free space, a matching icon, and Border Control to lie face down."""
    if s.kind[kind] != kind or not has_kind(s, s.hand[seat], kind):
        return NOT_IN_HAND
    if not (s.free >> border) & 1:
        return SPACE_TAKEN
    if HOME_MADE and (s.shut >> border) & 1:
        return SPACE_BARRED
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


@decision(
    "place",
    TOKEN,
    BORDER,
    FACING,
    phase=PHASE_PLACE,
    unless=why_not_place,
    counts=count_placements,
    nth=nth_placement,
    lists=list_placements,
    marks=mark_placements,
    shows=show_placements,
    wipes=wipe_placements,
)
@rule("turn.1")
def place_token(s, seat, kind, border, facing):
    """The player puts one token from behind the screen on a free border space and chooses how it faces."""
    s.hand[seat] &= ~(1 << first_of_kind(s.hand[seat], kind))
    put_on_border(s, seat, kind, border, facing)
    note_closing(s, border)
    s.stage = STAGE_CLOSE
    if facing == FACE_DOWN:
        emit(s, TOKEN_HIDDEN, seat, border)
        emit(s, TOKEN_HIDDEN_IS, seat, kind, border)
        draw_supply(s, seat)
    else:
        emit(s, TOKEN_PLACED, seat, kind, border, facing)


@rule("turn.2")
def note_closing(s, border):
    """Every province whose spaces are now all filled closes; a token touches two, so at most two do."""
    forget_closing(s)
    if is_full(s, BORDER_FIRST[border]):
        s.closing[0] = BORDER_FIRST[border]
        s.closing_n = 1
    if is_full(s, BORDER_SECOND[border]):
        s.closing[s.closing_n] = BORDER_SECOND[border]
        s.closing_n += 1


@rule("border_control")
def draw_supply(s, seat):
    """A token placed face down lets its owner draw a bonus from the supply and resolve it before any province closes."""
    left = supply_size(s)
    if left == 0:
        emit(s, SUPPLY_EMPTY, seat)
        return
    bonus = nth_in_supply(s, chance(s, left, SUPPLIED))
    take_from_supply(s, bonus)
    s.pending[0] = bonus
    s.pending_won[0] = 0
    s.pending_n = 1
    s.stage = STAGE_SUPPLY
    emit(s, SUPPLY_DRAWN, seat, bonus)


@rule("border_control")
def supply_size(s):
    """How many bonus tokens the face-down supply still holds."""
    left = 0
    for bonus in range(BONUSES):
        left += s.supply[bonus]
    if HOME_MADE and s.own_kinds:
        for own in range(s.own_kinds):
            left += s.own_supply[own]
    return left


@rule("border_control")
def nth_in_supply(s, n):
    """The supply is a set without an order: its n-th bonus, counting bonus by bonus."""
    if HOME_MADE and s.own_kinds:
        return nth_with_own(s, n)
    bonus = 0
    while n >= s.supply[bonus]:
        n -= s.supply[bonus]
        bonus += 1
    return bonus


@rule("house.variant")
def nth_with_own(s, n):
    """Home-made bonuses are counted behind the printed ones."""
    for bonus in range(BONUSES):
        if n < s.supply[bonus]:
            return bonus
        n -= s.supply[bonus]
    own = 0
    while n >= s.own_supply[own]:
        n -= s.own_supply[own]
        own += 1
    return BONUSES + own


@compiled
def take_from_supply(s, bonus):
    """One bonus token less."""
    if HOME_MADE and bonus >= BONUSES:
        s.own_supply[bonus - BONUSES] -= 1
    else:
        s.supply[bonus] -= 1
