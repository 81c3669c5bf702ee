"""Chapter 5: Venus, Eris, Fortuna, Vesta and Juno, which touch no other player's card."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import compiled, emit, rule

from ..actions import DIRECTION, PLACE
from ..facts import CARD_COVERED
from ..state import BACK, END_FORTUNA, ERIS, FORTUNA, FORWARD, JUNO, VENUS, VESTA
from .finish import caesar_wins
from .powers import USING, spend_power, usable_power, why_not_power
from .reasons import ALLOWED, AT_THE_START, NO_SUCH_PLACE
from .rows import leave_selection, places_in
from .track import is_in_rome, move_marker


@compiled
def why_not_cover(s, seat, power, place):
    """Only a card of the own row can be covered."""
    fault = why_not_power(s, seat, power)
    if fault == ALLOWED and not (places_in(s, seat) >> place) & 1:
        fault = NO_SUCH_PLACE
    return fault


@rule("5.venus")
def why_not_venus(s, seat, place):
    """Venus is used by who holds her, on a card of the own row."""
    return why_not_cover(s, seat, VENUS, place)


@decision(
    "use venus",
    PLACE,
    phase=USING,
    outside=None,
    unless=why_not_venus,
    case=(usable_power, VENUS),
    exactly=places_in,
)
@rule("5.venus")
def use_venus(s, seat, place):
    """Venus covers a card."""
    spend_power(s, seat, VENUS, place)
    cover_card(s, seat, place)


@rule("5.venus")
def why_not_eris(s, seat, place):
    """Eris is used as Venus is."""
    return why_not_cover(s, seat, ERIS, place)


@decision(
    "use eris",
    PLACE,
    phase=USING,
    outside=None,
    unless=why_not_eris,
    case=(usable_power, ERIS),
    exactly=places_in,
)
@rule("5.venus")
def use_eris(s, seat, place):
    """Eris covers a card."""
    spend_power(s, seat, ERIS, place)
    cover_card(s, seat, place)


@rule("5.venus")
def cover_card(s, seat, place):
    """Venus and Eris cover one of the owner's cards: the Centurion cannot take it this round."""
    leave_selection(s, seat, place)
    s.covered[seat] |= 1 << place
    emit(s, CARD_COVERED, seat, place)


@rule("5.fortuna")
def why_not_fortuna(s, seat, direction):
    """From the start there is no way back."""
    fault = why_not_power(s, seat, FORTUNA)
    if fault == ALLOWED and direction == BACK and s.position == 0:
        fault = AT_THE_START
    return fault


@rule("5.fortuna")
def ways_of_fortune(s, seat):
    """Forward, and back unless Caesar stands at the start."""
    return 3 if s.position > 0 else 1


@decision(
    "use fortuna",
    DIRECTION,
    phase=USING,
    outside=None,
    unless=why_not_fortuna,
    case=(usable_power, FORTUNA),
    exactly=ways_of_fortune,
)
@rule("5.fortuna")
def use_fortuna(s, seat, direction):
    """The marker goes exactly one box forward or back, and into Rome wins at once; how many cards are taken stays."""
    spend_power(s, seat, FORTUNA, direction)
    move_marker(s, s.position + 1 if direction == FORWARD else s.position - 1)
    if is_in_rome(s):
        caesar_wins(s, END_FORTUNA)


@rule("5.vesta")
def why_not_vesta(s, seat):
    """Vesta is used by who holds her."""
    return why_not_power(s, seat, VESTA)


@decision("use vesta", phase=USING, outside=None, unless=why_not_vesta, case=(usable_power, VESTA))
@rule("5.vesta")
def use_vesta(s, seat):
    """This round Senate effects, Pompey and Janus do nothing; blue cards still turn a Senate card."""
    spend_power(s, seat, VESTA, 0)
    s.vesta = 1


@rule("5.juno")
def why_not_juno(s, seat):
    """Juno is used by who holds her."""
    return why_not_power(s, seat, JUNO)


@decision("use juno", phase=USING, outside=None, unless=why_not_juno, case=(usable_power, JUNO))
@rule("5.juno")
def use_juno(s, seat):
    """This round counts two more red cards and one more Pompey."""
    spend_power(s, seat, JUNO, 0)
    s.juno = 1
