"""The rows of face-down cards: who has one, what lies in it, and how a card leaves or joins it."""

from triumvirate.core.rulebook import compiled, emit, popcount, rule

from ..facts import SELECTION_LOST
from ..state import MOST_SEATS, NO_POWER, PLACES, SILENT
from .reasons import ALLOWED, NO_ROW, NO_SUCH_PLACE, NO_SUCH_PLAYER


@rule("4.a")
def row_owners(s):
    """Everybody except the Centurion has a row."""
    return ((1 << s.players) - 1) & ~(1 << s.centurion)


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


@compiled
def places_in(s, seat):
    """The places of a row, as a set."""
    return (1 << s.row_n[seat]) - 1


@compiled
def why_not_card(s, row, place):
    """There is no such player, no such row, or no such card in it."""
    if row >= s.players:
        return NO_SUCH_PLAYER
    if row == s.centurion:
        return NO_ROW
    return ALLOWED if (places_in(s, row) >> place) & 1 else NO_SUCH_PLACE


@rule("5.venus")
def open_places(s, seat):
    """The cards of a row that the Centurion may take: all that are not covered."""
    return places_in(s, seat) & ~s.covered[seat]


@rule("4.c")
def most_from(s, seat):
    """No more than two cards may come from one player, and no covered one."""
    return min(2, popcount(open_places(s, seat)))


@rule("4.c")
def capacity(s):
    """How many cards the Centurion could take at all; with powers at work this can be fewer than he should."""
    cards = 0
    for seat in range(MOST_SEATS):
        cards += most_from(s, seat)
    return cards


@rule("4.c")
def picked_n(s):
    """How many cards the Centurion has chosen so far."""
    cards = 0
    for seat in range(MOST_SEATS):
        cards += popcount(s.picked[seat])
    return cards


@rule("4.c")
def is_complete(s):
    """The choice is complete with exactly as many cards as the way asks for, or with all that can be taken."""
    return picked_n(s) == min(s.quota, capacity(s))


@compiled
def without_place(mask, place):
    """A set of places after one of them has left the row and the rest has closed up."""
    return (mask & ((1 << place) - 1)) | ((mask >> (place + 1)) << place)


@compiled
def with_place(mask, place):
    """A set of places after a card has been put between them."""
    return (mask & ((1 << place) - 1)) | ((mask >> place) << (place + 1))


@compiled
def swap_cards(s, one, other):
    """Two cells exchange their cards, with all that is known of them."""
    face, known = s.face[one], s.known[one]
    s.face[one], s.known[one] = s.face[other], s.known[other]
    s.face[other], s.known[other] = face, known


@rule("5")
def leave_selection(s, seat, place):
    """A chosen card that is taken away or covered leaves the Centurion's selection."""
    if (s.picked[seat] >> place) & 1:
        s.picked[seat] &= ~(1 << place)
        emit(s, SELECTION_LOST, seat, place)


@rule("5.minerva")
def take_out(s, seat, place):
    """A card leaves a row, the rest closes up; what its owner said of it leaves with it, and what covered it."""
    leave_selection(s, seat, place)
    last = s.row_n[seat] - 1
    for i in range(seat * PLACES + place, seat * PLACES + last):
        s.face[i] = s.face[i + 1]
        s.said[i] = s.said[i + 1]
        s.said_first[i] = s.said_first[i + 1]
        s.known[i] = s.known[i + 1]
    clear_cell(s, seat * PLACES + last)
    s.row_n[seat] = last
    s.picked[seat] = without_place(s.picked[seat], place)
    s.covered[seat] = without_place(s.covered[seat], place)


@compiled
def clear_cell(s, cell):
    """An empty cell is all zero, so that equal positions have equal states."""
    s.face[cell] = 0
    s.said[cell] = 0
    s.said_first[cell] = 0
    s.known[cell] = 0


@rule("5.minerva")
def put_in(s, seat, place, face, known):
    """A card joins a row at any place, face down; nobody has yet said anything of it there."""
    first = seat * PLACES
    for i in range(s.row_n[seat], place, -1):
        s.face[first + i] = s.face[first + i - 1]
        s.said[first + i] = s.said[first + i - 1]
        s.said_first[first + i] = s.said_first[first + i - 1]
        s.known[first + i] = s.known[first + i - 1]
    s.face[first + place] = face
    s.said[first + place] = SILENT
    s.said_first[first + place] = SILENT
    s.known[first + place] = known
    s.row_n[seat] += 1
    s.picked[seat] = with_place(s.picked[seat], place)
    s.covered[seat] = with_place(s.covered[seat], place)
