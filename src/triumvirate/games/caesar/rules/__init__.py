"""The rules of CAESAR!, a file for each chapter of the book, and the functions that every game offers its engine."""

from triumvirate.core.rulebook import compiled

from .flow import begin_turn, deciders
from .made import apply, count_legal, list_legal, nth_legal, refusal
from .markers import is_over
from .setup import lay_out


@compiled
def setup(s):
    """From a prepared state (options and token tables filled in, the rest zero) to the first decision."""
    lay_out(s)
    begin_turn(s)


@compiled
def winners(s):
    """The winning seats as a bit set; none while the game runs or when it is a draw."""
    return 1 << s.winner if s.winner == 0 or s.winner == 1 else 0


@compiled
def score(s, seat):
    """Markers placed."""
    return s.placed[seat]
