"""Chapter 5: Minerva and Cibelis take a card of another player, Roma looks at one."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import compiled, emit, rule

from ..actions import PLACE, SEAT
from ..facts import CARD_PUT, CARD_SEEN, CARD_TAKEN
from ..state import CIBELIS, MINERVA, MOMENT_PUT, NOBODY, PEEK_ONLY, PLACES, ROMA, SET_ASIDE
from .powers import USING, look_at, spend_power, usable_power, why_not_power
from .reasons import ALLOWED, CARD_IS_COVERED, CARD_IS_TAKEN, NO_CARD_IN_HAND, NO_SUCH_PLACE, YOUR_OWN_CARD
from .rows import open_places, places_in, put_in, row_owners, take_out, why_not_card


@compiled
def why_not_other_card(s, seat, row, place):
    """These powers are for a card of another player."""
    fault = why_not_card(s, row, place)
    if fault:
        return fault
    return YOUR_OWN_CARD if row == seat else ALLOWED


@compiled
def why_not_take(s, seat, power, row, place):
    """Minerva and Cibelis take a card of another player; by option a covered one is safe from them too."""
    fault = why_not_power(s, seat, power)
    if fault == ALLOWED:
        fault = why_not_other_card(s, seat, row, place)
    if fault == ALLOWED and not (takeable_places(s, row) >> place) & 1:
        fault = CARD_IS_COVERED
    return fault


@rule("5.minerva")
def why_not_minerva(s, seat, row, place):
    """Minerva is used by who holds her, on a card of another player."""
    return why_not_take(s, seat, MINERVA, row, place)


@rule("5.minerva")
def why_not_cibelis(s, seat, row, place):
    """Cibelis is used as Minerva is."""
    return why_not_take(s, seat, CIBELIS, row, place)


@rule("5.roma")
def why_not_roma(s, seat, row, place):
    """Roma looks at a card that the Centurion has left."""
    fault = why_not_power(s, seat, ROMA)
    if fault == ALLOWED:
        fault = why_not_other_card(s, seat, row, place)
    if fault == ALLOWED and (s.picked[row] >> place) & 1:
        fault = CARD_IS_TAKEN
    return fault


@rule("5.venus")
def takeable_places(s, row):
    """A covered card is safe from the Centurion; by option from Minerva and Cibelis as well."""
    return places_in(s, row) if s.covers_from_centurion else open_places(s, row)


@rule("5.minerva")
def takeable_from_others(s, seat):
    """Minerva and Cibelis reach any card of another player's row."""
    cells = 0
    others = row_owners(s) & ~(1 << seat)
    for other in range(s.players):
        if (others >> other) & 1:
            cells |= takeable_places(s, other) << (other * PLACES)
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


@decision(
    "use minerva",
    SEAT,
    PLACE,
    phase=USING,
    outside=None,
    unless=why_not_minerva,
    case=(usable_power, MINERVA),
    exactly=takeable_from_others,
)
@rule("5.minerva")
def use_minerva(s, seat, row, place):
    """Minerva takes a card of another player."""
    spend_power(s, seat, MINERVA, row * PLACES + place)
    take_card(s, seat, row, place)


@decision(
    "use cibelis",
    SEAT,
    PLACE,
    phase=USING,
    outside=None,
    unless=why_not_cibelis,
    case=(usable_power, CIBELIS),
    exactly=takeable_from_others,
)
@rule("5.minerva")
def use_cibelis(s, seat, row, place):
    """Cibelis takes a card of another player."""
    spend_power(s, seat, CIBELIS, row * PLACES + place)
    take_card(s, seat, row, place)


@decision(
    "use roma",
    SEAT,
    PLACE,
    phase=USING,
    outside=None,
    unless=why_not_roma,
    case=(usable_power, ROMA),
    exactly=left_with_others,
)
@rule("5.roma")
def use_roma(s, seat, row, place):
    """Roma looks at a card of another player where it lies."""
    spend_power(s, seat, ROMA, row * PLACES + place)
    look_at(s, seat, row * PLACES + place)


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
def puttable(s, seat):
    """A card taken goes before, between or behind the cards of the own row."""
    return (1 << (s.row_n[seat] + 1)) - 1


@decision("put", PLACE, phase=MOMENT_PUT, outside=NO_CARD_IN_HAND, among=puttable, reason=NO_SUCH_PLACE)
@rule("5.minerva")
def put_card(s, seat, place):
    """The taker puts the card face down in any place of the own row."""
    put_in(s, seat, place, s.held, s.held_known)
    emit(s, CARD_PUT, seat, place)
    s.held = 0
    s.held_known = 0
    s.placing = NOBODY
