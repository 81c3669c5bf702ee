"""Chapter 4, phase b: laying the row in secret, then talking about it."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import compiled, emit, rule, table

from ..actions import PAIR, PLACE, SAYING, SEAT, WORD
from ..facts import (
    CARD_CLAIMED,
    CHOICE_BEGAN,
    CLAIM_CORRECTED,
    ROW_LOCKED,
    ROW_SWAPPED,
    ROWS_PUBLISHED,
    TALK_ENDED,
    WORD_GIVEN,
)
from ..state import MOST_SEATS, PHASE_ARRANGE, PHASE_CHOICE, PHASE_TALK, PLACES, SILENT, SWAPS
from .moments import unless_in_hand
from .reasons import (
    ABOUT_YOURSELF,
    ALLOWED,
    ALREADY_CLAIMED,
    ALREADY_CORRECTED,
    ALREADY_SPOKEN,
    NO_SUCH_PLACE,
    NO_SUCH_PLAYER,
    NOT_ARRANGING,
    NOT_TALKING,
    SAID_BEFORE,
)
from .rows import row_owners, swap_cards

SWAP_LEFT = table(left for left, right in SWAPS)
SWAP_RIGHT = table(right for left, right in SWAPS)
SAYING_COUNT = len(SAYING)
ANY_SAYING = (1 << SAYING_COUNT) - 1


@rule("4.b")
def why_not_arranging(s, seat):
    """Rows are laid before the talk."""
    return unless_in_hand(s, NOT_ARRANGING)


@rule("4.b")
def count_swaps(s, seat):
    """Any two places of the row just dealt may be exchanged: three pairs, or six."""
    return 3 if s.hand_size == 3 else 6


@compiled
def nth_swap(s, seat, n):
    """The pairs of a short row stand first."""
    return n


@rule("4.b")
def why_not_swap(s, seat, pair):
    """Only places that the row has can be exchanged."""
    return ALLOWED if pair < count_swaps(s, seat) else NO_SUCH_PLACE


@decision(
    "swap",
    PAIR,
    phase=PHASE_ARRANGE,
    outside=why_not_arranging,
    unless=why_not_swap,
    counts=count_swaps,
    nth=nth_swap,
)
@rule("4.b")
def swap_places(s, seat, pair):
    """The owner orders the row face down: leftmost is the card said to be wanted."""
    first = seat * PLACES
    swap_cards(s, first + SWAP_LEFT[pair], first + SWAP_RIGHT[pair])
    emit(s, ROW_SWAPPED, seat, SWAP_LEFT[pair], SWAP_RIGHT[pair])


@decision("lock", phase=PHASE_ARRANGE, outside=why_not_arranging)
@rule("4.b")
def lock_row(s, seat):
    """Rows are laid at the same time and in secret; they are published when the last one is locked."""
    s.locked |= 1 << seat
    emit(s, ROW_LOCKED, seat)
    if s.locked == row_owners(s):
        s.phase = PHASE_TALK
        emit(s, ROWS_PUBLISHED)


@rule("7.claims")
def why_not_talking(s, seat):
    """Talk begins when all rows are laid and ends when the Centurion chooses."""
    return unless_in_hand(s, NOT_TALKING)


@rule("7.claims")
def why_not_claim(s, seat, place, saying):
    """A claim needs a card of the own row of which nothing was said, or something else that may still be corrected."""
    if place >= s.row_n[seat]:
        return NO_SUCH_PLACE
    cell = seat * PLACES + place
    if s.said[cell] == SILENT:
        return ALLOWED
    if s.corrects == 0:
        return ALREADY_CLAIMED
    if s.said_first[cell] != SILENT:
        return ALREADY_CORRECTED
    return SAID_BEFORE if s.said[cell] == saying else ALLOWED


@rule("7.claims")
def claims(s, seat):
    """Anything of a card of which nothing has been said, and anything else of one that may still be corrected."""
    sayings = 0
    for place in range(s.row_n[seat]):
        cell = seat * PLACES + place
        if s.said[cell] == SILENT:
            sayings |= ANY_SAYING << (place * SAYING_COUNT)
        elif s.corrects and s.said_first[cell] == SILENT:
            sayings |= (ANY_SAYING & ~(1 << (s.said[cell] - 1))) << (place * SAYING_COUNT)
    return sayings


@decision("claim", PLACE, SAYING, phase=PHASE_TALK, outside=why_not_talking, unless=why_not_claim, exactly=claims)
@rule("7.claims")
def claim_card(s, seat, place, saying):
    """An owner may say of each card in the row what it is, true or not, and once put it right; everybody heard both."""
    cell = seat * PLACES + place
    before = s.said[cell]
    s.said[cell] = saying
    if before == SILENT:
        emit(s, CARD_CLAIMED, seat, place, saying)
    else:
        s.said_first[cell] = before
        emit(s, CLAIM_CORRECTED, seat, place, before, saying)


@rule("7.claims")
def why_not_word(s, seat, word, other):
    """A table claim is about another player, once a round."""
    if other >= s.players:
        return NO_SUCH_PLAYER
    if other == seat:
        return ABOUT_YOURSELF
    return ALREADY_SPOKEN if s.word[seat] else ALLOWED


@rule("7.claims")
def words_to_give(s, seat):
    """One table claim a round, about any other player."""
    if s.word[seat]:
        return 0
    others = ((1 << s.players) - 1) & ~(1 << seat)
    return others | others << MOST_SEATS | others << (2 * MOST_SEATS)


@decision(
    "word",
    WORD,
    SEAT,
    spoken=False,
    phase=PHASE_TALK,
    outside=why_not_talking,
    unless=why_not_word,
    exactly=words_to_give,
)
@rule("7.claims")
def give_word(s, seat, word, other):
    """One table claim a round: trust, accusation or promise, about another player."""
    s.word[seat] = word * MOST_SEATS + other
    emit(s, WORD_GIVEN, seat, word, other)


@decision("done", phase=PHASE_TALK, outside=why_not_talking)
@rule("7.claims")
def end_talk(s, seat):
    """Who has said enough is done; after the last one the Centurion chooses."""
    s.talked |= 1 << seat
    emit(s, TALK_ENDED, seat)
    if s.talked == row_owners(s):
        s.phase = PHASE_CHOICE
        emit(s, CHOICE_BEGAN, s.centurion, s.quota)
