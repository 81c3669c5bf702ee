"""The rules of RUBICO, a file for each chapter of the book, and the functions that every game offers its engine."""

from triumvirate.core.rulebook import compiled

from ..state import (
    ACT_CLAIM,
    ACT_CONFIRM,
    ACT_DONE,
    ACT_LOCK,
    ACT_PASS,
    ACT_PICK,
    ACT_PUT,
    ACT_SWAP,
    ACT_UNPICK,
    ACT_WORD,
    MOST_SEATS,
    NOBODY,
    PLACES,
)
from .choice import confirm_choice, pass_power, pick_card, unpick_card
from .draw import begin_round
from .finish import is_over
from .flow import go_on
from .legal import FIRST_WORD, SAYING_COUNT, count_legal, deciders, nth_legal, power_of_use, refusal
from .powers import USE_FROM, put_card, use_power
from .setup import lay_out
from .suggestion import claim_card, end_talk, give_word, lock_row, swap_places

__all__ = ["apply", "count_legal", "deciders", "is_over", "nth_legal", "refusal", "score", "setup", "winners"]


@compiled
def setup(s):
    """From a prepared state (options and tables filled in, the rest zero) to the first decisions."""
    lay_out(s)
    begin_round(s)


@compiled
def apply(s, seat, action):
    """Carry out a legal action of a deciding seat."""
    if action < ACT_LOCK:
        swap_places(s, seat, action - ACT_SWAP)
    elif action == ACT_LOCK:
        lock_row(s, seat)
    elif action < ACT_WORD:
        claim = action - ACT_CLAIM
        claim_card(s, seat, claim // SAYING_COUNT, claim % SAYING_COUNT + 1)
    elif action < ACT_DONE:
        word = action - ACT_WORD
        give_word(s, seat, word // MOST_SEATS + FIRST_WORD, word % MOST_SEATS)
    elif action == ACT_DONE:
        end_talk(s, seat)
    elif action < ACT_UNPICK:
        pick_card(s, (action - ACT_PICK) // PLACES, (action - ACT_PICK) % PLACES)
    elif action < ACT_CONFIRM:
        unpick_card(s, (action - ACT_UNPICK) // PLACES, (action - ACT_UNPICK) % PLACES)
    elif action == ACT_CONFIRM:
        confirm_choice(s)
    elif action < ACT_PUT:
        use_power(s, seat, action - USE_FROM[power_of_use(action)])
    elif action < ACT_PASS:
        put_card(s, seat, action - ACT_PUT)
    else:
        pass_power(s, seat)
    go_on(s)


@compiled
def winners(s):
    """The seats of the winning faction as a bit set; none while the game runs."""
    seats = 0
    for seat in range(s.players):
        if s.winner != NOBODY and s.role[seat] == s.winner:
            seats |= 1 << seat
    return seats


@compiled
def score(s, seat):
    """One for every player of the winning faction."""
    return (winners(s) >> seat) & 1
