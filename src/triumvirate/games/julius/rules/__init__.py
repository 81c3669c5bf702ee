"""The rules of JULIUS CAESAR, a file for each chapter of the book, and what every game offers its engine."""

from triumvirate.core.rulebook import compiled

from ..state import PHASE_OVER
from .flow import deciders, go_on
from .made import apply, count_legal, keep_legal, list_legal, nth_legal, refusal
from .setup import begin_deployment, lay_out
from .victory import victory_points


@compiled
def setup(s):
    """From a prepared state (options filled in, the rest zero) to the first decision."""
    lay_out(s)
    begin_deployment(s)
    go_on(s)
    keep_legal(s, s.seat)


@compiled
def is_over(s):
    """Whether the game has ended."""
    return s.phase == PHASE_OVER


@compiled
def winners(s):
    """The winning seats as a bit set; none while the game runs or when it is a draw."""
    return 1 << s.winner if s.winner < 2 else 0


@compiled
def score(s, seat):
    """Victory points."""
    return victory_points(s, seat)
