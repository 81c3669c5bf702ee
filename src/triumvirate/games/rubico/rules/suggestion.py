"""Chapter 4, phase b: laying the row in secret, then talking about it."""

from triumvirate.core.rulebook import emit, rule, table

from ..facts import CARD_CLAIMED, CHOICE_BEGAN, ROW_LOCKED, ROW_SWAPPED, ROWS_PUBLISHED, TALK_ENDED, WORD_GIVEN
from ..state import MOST_SEATS, PHASE_CHOICE, PHASE_TALK, PLACES
from .rows import row_owners, swap_cards

# The pairs of places that can be exchanged; the first three are those of a row of three cards.
SWAP_LEFT = table([0, 0, 1, 0, 1, 2])
SWAP_RIGHT = table([1, 2, 2, 3, 3, 3])


@rule("4.b")
def swap_places(s, seat, pair):
    """The owner orders the row face down: leftmost is the card said to be wanted."""
    first = seat * PLACES
    swap_cards(s, first + SWAP_LEFT[pair], first + SWAP_RIGHT[pair])
    emit(s, ROW_SWAPPED, seat, SWAP_LEFT[pair], SWAP_RIGHT[pair])


@rule("4.b")
def lock_row(s, seat):
    """Rows are laid at the same time and in secret; they are published when the last one is locked."""
    s.locked |= 1 << seat
    emit(s, ROW_LOCKED, seat)
    if s.locked == row_owners(s):
        s.phase = PHASE_TALK
        emit(s, ROWS_PUBLISHED)


@rule("7.claims")
def claim_card(s, seat, place, saying):
    """An owner may say once of each card in the row what it is; true or not."""
    s.said[seat * PLACES + place] = saying
    emit(s, CARD_CLAIMED, seat, place, saying)


@rule("7.claims")
def give_word(s, seat, word, other):
    """One table claim a round: trust, accusation or promise, about another player."""
    s.word[seat] = word * MOST_SEATS + other
    emit(s, WORD_GIVEN, seat, word, other)


@rule("7.claims")
def end_talk(s, seat):
    """Who has said enough is done; after the last one the Centurion chooses."""
    s.talked |= 1 << seat
    emit(s, TALK_ENDED, seat)
    if s.talked == row_owners(s):
        s.phase = PHASE_CHOICE
        emit(s, CHOICE_BEGAN, s.centurion, s.quota)
