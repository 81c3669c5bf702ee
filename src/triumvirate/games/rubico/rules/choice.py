"""Chapter 4, phase c: the Centurion chooses, and the two windows in which powers may be used."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import emit, popcount, rule

from ..actions import PLACE, SEAT
from ..facts import CARD_PICKED, CARD_UNPICKED, CHOICE_CONFIRMED, POWER_PASSED
from ..state import PHASE_CHOICE, PHASE_POWERS, PLACES
from .moments import unless_in_hand
from .reasons import (
    ALLOWED,
    ALREADY_PICKED,
    CARD_IS_COVERED,
    ENOUGH_PICKED,
    NO_WINDOW,
    NOT_CENTURION,
    NOT_CHOOSING,
    NOT_COMPLETE,
    NOT_PICKED,
    TWO_ALREADY,
)
from .rows import is_complete, open_places, picked_n, still_to_pass, why_not_card


@rule("4.c")
def why_not_choosing(s, seat):
    """Only the Centurion chooses, and only when the talk is over."""
    return unless_in_hand(s, NOT_CENTURION if s.phase == PHASE_CHOICE else NOT_CHOOSING)


@rule("4.c")
def why_not_pick(s, seat, row, place):
    """Nought, one or two cards from each player, none that is covered, and no more than the way asks for."""
    fault = why_not_card(s, row, place)
    if fault:
        return fault
    if (s.covered[row] >> place) & 1:
        return CARD_IS_COVERED
    if (s.picked[row] >> place) & 1:
        return ALREADY_PICKED
    if popcount(s.picked[row]) >= 2:
        return TWO_ALREADY
    return ENOUGH_PICKED if picked_n(s) >= s.quota else ALLOWED


@rule("4.c")
def pickable(s, seat):
    """Any card not covered and not yet chosen, from a row of which at most one is chosen, while cards are wanting."""
    if picked_n(s) >= s.quota:
        return 0
    cells = 0
    for row in range(s.players):
        if popcount(s.picked[row]) < 2:
            cells |= (open_places(s, row) & ~s.picked[row]) << (row * PLACES)
    return cells


@decision("pick", SEAT, PLACE, phase=PHASE_CHOICE, outside=why_not_choosing, unless=why_not_pick, exactly=pickable)
@rule("4.c")
def pick_card(s, seat, row, place):
    """The Centurion chooses a card unseen, tentatively; a choice made complete asks the power holders again."""
    s.picked[row] |= 1 << place
    emit(s, CARD_PICKED, seat, row, place)
    if is_complete(s):
        s.passed = 0


@rule("4.c")
def picked_cards(s, seat):
    """Every card chosen may be given back until the choice is confirmed."""
    cells = 0
    for row in range(s.players):
        cells |= s.picked[row] << (row * PLACES)
    return cells


@decision("unpick", SEAT, PLACE, phase=PHASE_CHOICE, outside=why_not_choosing, among=picked_cards, reason=NOT_PICKED)
@rule("4.c")
def unpick_card(s, seat, row, place):
    """Until he confirms, the Centurion may change his mind."""
    s.picked[row] &= ~(1 << place)
    emit(s, CARD_UNPICKED, seat, row, place)


@rule("7.windows")
def why_not_confirm(s, seat):
    """The choice is confirmed when it is complete; the power holders have then all passed, or they would be asked."""
    return ALLOWED if is_complete(s) else NOT_COMPLETE


@decision("confirm", phase=PHASE_CHOICE, outside=why_not_choosing, unless=why_not_confirm)
@rule("4.c")
def confirm_choice(s, seat):
    """The choice stands; the second window opens."""
    s.phase = PHASE_POWERS
    s.passed = 0
    emit(s, CHOICE_CONFIRMED, seat, picked_n(s))


@rule("7.windows")
def why_no_window(s, seat):
    """Powers are passed on only where nothing else could be done."""
    return unless_in_hand(s, NO_WINDOW)


@decision("pass", phase=PHASE_POWERS, outside=why_no_window)
@rule("7.windows")
def pass_power(s, seat):
    """A power holder lets the moment go by; the power stays secret."""
    s.passed |= 1 << seat
    emit(s, POWER_PASSED, seat)


@rule("7.windows")
def is_window_over(s):
    """The second window closes when every power holder has passed since the last change."""
    return s.phase == PHASE_POWERS and still_to_pass(s) == 0
