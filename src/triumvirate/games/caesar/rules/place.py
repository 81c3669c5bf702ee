"""How to play, 1: placing a token."""

from triumvirate.core.rulebook import chance, emit, rule

from ..facts import SUPPLY_DRAWN, SUPPLY_EMPTY, TOKEN_HIDDEN, TOKEN_HIDDEN_IS, TOKEN_PLACED
from ..state import BONUSES, FACE_DOWN, STAGE_CLOSE, STAGE_SUPPLY, SUPPLIED
from .board import BORDER_FIRST, BORDER_SECOND, is_full
from .close import forget_closing
from .tokens import first_of_kind, put_on_border


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
    s.supply[bonus] -= 1
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
    return left


@rule("border_control")
def nth_in_supply(s, n):
    """The supply is a set without an order: its n-th bonus, counting bonus by bonus."""
    bonus = 0
    while n >= s.supply[bonus]:
        n -= s.supply[bonus]
        bonus += 1
    return bonus
