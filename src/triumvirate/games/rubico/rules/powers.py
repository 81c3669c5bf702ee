"""Chapter 5: how a power card is used: once, before the reveal, in one of its windows, never by the Centurion."""

from triumvirate.core.rulebook import compiled, emit, rule, table

from ..facts import CARD_SEEN, POWER_USED
from ..state import NO_POWER, NOBODY, PHASE_CHOICE, PHASE_POWERS, PHASE_TALK, PLACES
from .reasons import ALLOWED, CARD_IN_HAND, NO_WINDOW, NOT_YOUR_POWER, ROWS_FIRST, TOO_EARLY, TOO_LATE

# The phases in which somebody may be asked for a power, and the windows that each power is for (1 first, 2 second).
USING = (PHASE_TALK, PHASE_POWERS)
WINDOWS = table([1, 1, 1, 1, 3, 2, 3, 3])


@rule("5")
def window(s):
    """The first window is open from the rows' publication to the confirmation, the second from then to the reveal."""
    if s.phase == PHASE_TALK or s.phase == PHASE_CHOICE:
        return 1
    if s.phase == PHASE_POWERS:
        return 2
    return 0


@rule("5")
def is_usable_now(s, power):
    """Each power names the windows it may be used in."""
    return (WINDOWS[power] & window(s)) != 0


@rule("5")
def usable_power(s, seat):
    """The power that a player could use right now."""
    power = s.power[seat]
    return power if power != NO_POWER and is_usable_now(s, power) else NO_POWER


@rule("5")
def why_not_power(s, seat, power):
    """A power is used by who holds it, not by the Centurion, in one of its windows; a card in hand comes first."""
    if s.placing != NOBODY:
        return CARD_IN_HAND
    if seat == s.centurion:
        return NO_WINDOW
    if s.power[seat] != power:
        return NOT_YOUR_POWER
    if is_usable_now(s, power):
        return ALLOWED
    if window(s) == 0:
        return ROWS_FIRST
    return TOO_EARLY if window(s) == 1 else TOO_LATE


@rule("5")
def spend_power(s, seat, power, use):
    """Name and target are public, the effect is immediate, the card leaves the game; everybody may then react."""
    s.power[seat] = NO_POWER
    s.passed = 0
    s.used_by[power] = seat
    s.used_round[power] = s.round
    s.used_on[power] = use
    emit(s, POWER_USED, seat, power, use)


@compiled
def look_at(s, seat, cell):
    """The player looks at a card where it lies; only he, its owner and whoever saw it before know it."""
    s.known[cell] |= 1 << seat
    emit(s, CARD_SEEN, seat, cell // PLACES, cell % PLACES, s.face[cell])
