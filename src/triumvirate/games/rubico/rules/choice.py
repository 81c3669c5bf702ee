"""Chapter 4, phase c: the Centurion chooses, and the two windows in which powers may be used."""

from triumvirate.core.rulebook import emit, rule

from ..facts import CARD_PICKED, CARD_UNPICKED, CHOICE_CONFIRMED, POWER_PASSED
from ..state import NO_POWER, PHASE_POWERS
from .rows import is_complete, picked_n, row_owners


@rule("7.windows")
def power_holders(s):
    """Everybody but the Centurion who still holds a power, whether it is of use now or not."""
    seats = 0
    for seat in range(s.players):
        if s.power[seat] != NO_POWER:
            seats |= 1 << seat
    return seats & row_owners(s)


@rule("7.windows")
def still_to_pass(s):
    """The power holders who have not passed since the last change."""
    return power_holders(s) & ~s.passed


@rule("4.c")
def pick_card(s, row, place):
    """The Centurion chooses a card unseen, tentatively; a choice made complete asks the power holders again."""
    s.picked[row] |= 1 << place
    emit(s, CARD_PICKED, s.centurion, row, place)
    if is_complete(s):
        s.passed = 0


@rule("4.c")
def unpick_card(s, row, place):
    """Until he confirms, the Centurion may change his mind."""
    s.picked[row] &= ~(1 << place)
    emit(s, CARD_UNPICKED, s.centurion, row, place)


@rule("4.c")
def confirm_choice(s):
    """The choice stands; the second window opens."""
    s.phase = PHASE_POWERS
    s.passed = 0
    emit(s, CHOICE_CONFIRMED, s.centurion, picked_n(s))


@rule("7.windows")
def pass_power(s, seat):
    """A power holder lets the moment go by; the power stays secret."""
    s.passed |= 1 << seat
    emit(s, POWER_PASSED, seat)


@rule("7.windows")
def is_window_over(s):
    """The second window closes when every power holder has passed since the last change."""
    return s.phase == PHASE_POWERS and still_to_pass(s) == 0
