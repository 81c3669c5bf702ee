"""The rules of RUBICO, a file for each chapter of the book, and the functions that every game offers its engine."""

from triumvirate.core.rulebook import compiled

from ..state import NOBODY
from .draw import begin_round
from .finish import is_over
from .made import apply, count_legal, list_legal, nth_legal, refusal
from .moments import deciders
from .setup import lay_out


@compiled
def setup(s):
    """From a prepared state (options and tables filled in, the rest zero) to the first decisions."""
    lay_out(s)
    begin_round(s)


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
