"""Chapter 5: the eight power cards. Each is used once, before the reveal, never by the Centurion."""

from triumvirate.core.rulebook import compiled, emit, rule, table

from ..facts import CARD_COVERED, CARD_PUT, CARD_SEEN, CARD_TAKEN, POWER_USED
from ..state import (
    ACT_CIBELIS,
    ACT_ERIS,
    ACT_FORTUNA,
    ACT_JUNO,
    ACT_MINERVA,
    ACT_ROMA,
    ACT_VENUS,
    ACT_VESTA,
    CELLS,
    CIBELIS,
    END_FORTUNA,
    ERIS,
    FORTUNA,
    FORWARD,
    MINERVA,
    NO_POWER,
    NOBODY,
    PEEK_ONLY,
    PHASE_CHOICE,
    PHASE_POWERS,
    PHASE_TALK,
    PLACES,
    ROMA,
    SET_ASIDE,
    VENUS,
    VESTA,
)
from .finish import caesar_wins
from .rows import leave_selection, open_places, places_in, put_in, row_owners, take_out
from .track import is_in_rome, move_marker

# Where each power's uses start in the action table, how many it has, and the windows it is for (1 first, 2 second).
USE_FROM = table([ACT_MINERVA, ACT_CIBELIS, ACT_VENUS, ACT_ERIS, ACT_FORTUNA, ACT_ROMA, ACT_VESTA, ACT_JUNO])
USE_COUNT = table([CELLS, CELLS, PLACES, PLACES, 2, CELLS, 1, 1])
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


@rule("5.minerva")
def takeable_from_others(s, seat):
    """Minerva and Cibelis reach any card of another player's row that is not covered."""
    cells = 0
    others = row_owners(s) & ~(1 << seat)
    for other in range(s.players):
        if (others >> other) & 1:
            cells |= open_places(s, other) << (other * PLACES)
    return cells


@rule("5.roma")
def left_with_others(s, seat):
    """Roma reaches any card that still lies in front of another player after the choice, covered or not."""
    cells = 0
    others = row_owners(s) & ~(1 << seat)
    for other in range(s.players):
        if (others >> other) & 1:
            cells |= (places_in(s, other) & ~s.picked[other]) << (other * PLACES)
    return cells


@rule("5")
def uses_of_power(s, seat):
    """All ways a player could use the power held right now, as a set within that power's part of the action table."""
    power = s.power[seat]
    if power == NO_POWER or not is_usable_now(s, power):
        return 0
    if power in (MINERVA, CIBELIS):
        return takeable_from_others(s, seat)
    if power in (VENUS, ERIS):
        return places_in(s, seat)
    if power == FORTUNA:
        return 3 if s.position > 0 else 1
    if power == ROMA:
        return left_with_others(s, seat)
    return 1


@rule("5")
def use_power(s, seat, use):
    """Name and target are public, the effect is immediate, the card leaves the game; everybody may then react."""
    power = s.power[seat]
    s.power[seat] = NO_POWER
    s.passed = 0
    s.used_by[power] = seat
    s.used_round[power] = s.round
    s.used_on[power] = use
    emit(s, POWER_USED, seat, power, use)
    if power in (MINERVA, CIBELIS):
        take_card(s, seat, use // PLACES, use % PLACES)
    elif power in (VENUS, ERIS):
        cover_card(s, seat, use)
    elif power == FORTUNA:
        turn_of_fortune(s, use)
    elif power == ROMA:
        look_at(s, seat, use)
    elif power == VESTA:
        silence_round(s)
    else:
        bless_march(s)


@rule("5.minerva")
def take_card(s, seat, other, place):
    """The card is looked at and moves to the taker's row; by option it is only looked at, or set aside unseen."""
    if s.minerva_mode == PEEK_ONLY:
        look_at(s, seat, other * PLACES + place)
        return
    cell = other * PLACES + place
    face, known = s.face[cell], s.known[cell]
    emit(s, CARD_TAKEN, seat, other, place)
    take_out(s, other, place)
    if s.minerva_mode == SET_ASIDE:
        s.aside_face[s.aside_n] = face
        s.aside_known[s.aside_n] = known
        s.aside_n += 1
        return
    s.held = face
    s.held_known = known | (1 << seat)
    s.placing = seat
    emit(s, CARD_SEEN, seat, other, place, face)


@rule("5.minerva")
def put_card(s, seat, place):
    """The taker puts the card face down in any place of the own row."""
    put_in(s, seat, place, s.held, s.held_known)
    emit(s, CARD_PUT, seat, place)
    s.held = 0
    s.held_known = 0
    s.placing = NOBODY


@compiled
def look_at(s, seat, cell):
    """The player looks at a card where it lies; only he, its owner and whoever saw it before know it."""
    s.known[cell] |= 1 << seat
    emit(s, CARD_SEEN, seat, cell // PLACES, cell % PLACES, s.face[cell])


@rule("5.venus")
def cover_card(s, seat, place):
    """Venus and Eris cover one of the owner's cards: neither the Centurion nor Minerva nor Cibelis can take it."""
    leave_selection(s, seat, place)
    s.covered[seat] |= 1 << place
    emit(s, CARD_COVERED, seat, place)


@rule("5.fortuna")
def turn_of_fortune(s, direction):
    """The marker goes exactly one box forward or back, and into Rome wins at once; how many cards are taken stays."""
    move_marker(s, s.position + 1 if direction == FORWARD else s.position - 1)
    if is_in_rome(s):
        caesar_wins(s, END_FORTUNA)


@rule("5.vesta")
def silence_round(s):
    """This round Senate effects, Pompey and Janus do nothing; blue cards still turn a Senate card."""
    s.vesta = 1


@rule("5.juno")
def bless_march(s):
    """This round counts two more red cards and one more Pompey."""
    s.juno = 1
