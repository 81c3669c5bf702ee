"""5. The card phase: both sides choose in secret, reveal together, and the order of the turn follows."""

from triumvirate.core.decisions import decision, list_phase
from triumvirate.core.rulebook import compiled, emit, nth_bit, popcount, rule

from ..actions import CARD
from ..facts import (
    APOLLO_COPIED,
    CARD_CHOSEN,
    CARD_DISCARDED,
    CARDS_REVEALED,
    CHOICE_TAKEN_BACK,
    EVENTS_CANCELLED,
    SIDE_NOT_READY,
    SIDE_READY,
)
from ..state import APOLLO, CAESAR, GO_COMMAND, GO_REVEAL, GO_TURN_DONE, PHASE_CARDS, POMPEIUS
from .reasons import (
    ALLOWED,
    ALREADY_CHOSEN,
    ALREADY_DISCARDED,
    DISCARD_FIRST,
    NOT_IN_HAND,
    NOTHING_TO_COPY,
    NOTHING_TO_TAKE_BACK,
    WRONG_PHASE,
)
from .year import CARD_MOVE, is_event


@rule("5")
def must_discard(s, seat):
    """In the first turn of a year a side also puts one card of its six away, unseen for good."""
    return s.turn == 1 and s.discarded[seat] == 0


@rule("5")
def is_ready(s, seat):
    """A side has chosen all that it has to choose."""
    return s.chosen[seat] != 0


@rule("6.1")
def may_play(s, card):
    """Any card in hand; Apollo not in the first turn of a year, when there is nothing to copy."""
    return card != APOLLO or s.turn > 1


@rule("5")
def why_not_discard(s, seat, card):
    """One card of the six, in the first turn of a year."""
    if s.turn != 1:
        return WRONG_PHASE
    if s.discarded[seat]:
        return ALREADY_DISCARDED
    return ALLOWED if (s.hand[seat] >> card) & 1 else NOT_IN_HAND


@decision("discard", CARD, phase=PHASE_CARDS, unless=why_not_discard)
@rule("5")
def discard(s, seat, card):
    """The card put away at the start of a year is never shown."""
    s.hand[seat] &= ~(1 << card)
    s.discarded[seat] = card
    emit(s, CARD_DISCARDED, seat, card)


@rule("5")
def why_not_play(s, seat, card):
    """One card of the hand, after the discard."""
    if is_ready(s, seat):
        return ALREADY_CHOSEN
    if must_discard(s, seat):
        return DISCARD_FIRST
    if not (s.hand[seat] >> card) & 1:
        return NOT_IN_HAND
    return ALLOWED if may_play(s, card) else NOTHING_TO_COPY


@decision("play", CARD, phase=PHASE_CARDS, unless=why_not_play)
@rule("5")
def choose_card(s, seat, card):
    """A card is chosen face down; when both sides have chosen, the cards are revealed."""
    s.hand[seat] &= ~(1 << card)
    s.chosen[seat] = card
    emit(s, CARD_CHOSEN, seat, card)
    emit(s, SIDE_READY, seat)
    if is_ready(s, 1 - seat):
        s.phase = GO_REVEAL


@rule("5")
def may_take_back(s, seat):
    """Until both sides have chosen, each may still change its mind about card and discard."""
    return s.phase == PHASE_CARDS and (s.chosen[seat] != 0 or (s.turn == 1 and s.discarded[seat] != 0))


@decision("take-back", phase=PHASE_CARDS, provided=may_take_back, reason=NOTHING_TO_TAKE_BACK)
@rule("5")
def take_back_choice(s, seat):
    """The choice made last returns to the hand."""
    emit(s, CHOICE_TAKEN_BACK, seat)
    if s.chosen[seat]:
        emit(s, SIDE_NOT_READY, seat)
        s.hand[seat] |= 1 << s.chosen[seat]
        s.chosen[seat] = 0
    else:
        s.hand[seat] |= 1 << s.discarded[seat]
        s.discarded[seat] = 0


@compiled
def playable(s, seat):
    """The cards of a hand that may be chosen now, as a bit set."""
    cards = s.hand[seat]
    if not must_discard(s, seat) and not may_play(s, 1):
        cards &= ~2
    return cards


@compiled
def count_card_choices(s, seat):
    """Cards to discard or play, and the way back."""
    choices = 0
    if not is_ready(s, seat):
        choices = popcount(playable(s, seat))
    return choices + (1 if may_take_back(s, seat) else 0)


@compiled
def nth_card_choice(s, seat, n, discard, play, take_back):
    """The way back stands second, so that always taking the first or the last choice gets on with the game."""
    if is_ready(s, seat):
        return take_back
    if may_take_back(s, seat):
        if n == 1:
            return take_back
        if n > 1:
            n -= 1
    return (discard if must_discard(s, seat) else play) + nth_bit(playable(s, seat), n) - 1


list_phase(PHASE_CARDS, count_card_choices, nth_card_choice)


@rule("6.1")
def copy_card(s, seat):
    """Apollo becomes the card that the opponent played last turn, as it was resolved, before the order is set."""
    s.played[seat] = s.previous[1 - seat]
    emit(s, APOLLO_COPIED, seat, s.played[seat])


@rule("5")
def reveal(s):
    """Both cards are turned up. Two events cancel the turn; otherwise Apollo copies and Player 1 is found."""
    for seat in range(2):
        s.spent[seat] |= 1 << s.chosen[seat]
        s.played[seat] = s.chosen[seat]
    emit(s, CARDS_REVEALED, s.chosen[0], s.chosen[1])
    if is_event(s.chosen[0]) and is_event(s.chosen[1]):
        emit(s, EVENTS_CANCELLED)
        s.phase = GO_TURN_DONE
        return
    for seat in range(2):
        if s.chosen[seat] == APOLLO:
            copy_card(s, seat)
    s.first = player_one(s)
    s.second_acts = 0
    s.phase = GO_COMMAND


@rule("5")
def precedence(card):
    """An event beats every command card; among those the Move value counts, never the Levy value."""
    return 9 if is_event(card) else CARD_MOVE[card]


@rule("5")
def player_one(s):
    """The higher card moves first, Caesar when they are equal; in a tournament's first turn always Caesar."""
    if s.tournament and s.year == 0 and s.turn == 1:
        return CAESAR
    if precedence(s.played[POMPEIUS]) > precedence(s.played[CAESAR]):
        return POMPEIUS
    return CAESAR


@compiled
def acting_seat(s):
    """Whose command phase it is."""
    return 1 - s.first if s.second_acts else s.first
