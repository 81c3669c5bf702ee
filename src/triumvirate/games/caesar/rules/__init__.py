"""The rules of CAESAR!, a file for each chapter of the book, and the functions that every game offers its engine."""

from triumvirate.core.rulebook import compiled

from ..state import (
    ACT_BONUS,
    ACT_CENTURION,
    ACT_CLOSE,
    ACT_MIGHT_MARKER,
    ACT_MIGHT_TOKEN,
    ACT_PASS,
    BORDERS,
)
from .bonus import might_turns_marker, might_turns_token, take_centurion
from .flow import WAITING, begin_turn, choose_order, go_on, pass_turn, resolve_pending
from .legal import count_legal, deciders, list_legal, nth_legal, refusal
from .markers import is_over
from .place import place_token
from .setup import lay_out

__all__ = [
    "apply",
    "count_legal",
    "deciders",
    "is_over",
    "list_legal",
    "nth_legal",
    "refusal",
    "score",
    "setup",
    "winners",
]


@compiled
def setup(s):
    """From a prepared state (options and token tables filled in, the rest zero) to the first decision."""
    lay_out(s)
    begin_turn(s)


@compiled
def apply(s, seat, action):
    """Carry out a legal action of a deciding seat."""
    s.phase = WAITING
    if action < ACT_CLOSE:
        place_chosen(s, seat, action)
    elif action < ACT_BONUS:
        choose_order(s, seat, action - ACT_CLOSE)
    elif action < ACT_MIGHT_TOKEN:
        resolve_pending(s, seat, 0 if s.pending[0] == action - ACT_BONUS else 1)
    elif action < ACT_MIGHT_MARKER:
        might_turns_token(s, seat, action - ACT_MIGHT_TOKEN)
    elif action < ACT_CENTURION:
        might_turns_marker(s, seat, action - ACT_MIGHT_MARKER)
    elif action < ACT_PASS:
        take_centurion(s, seat, action - ACT_CENTURION)
    else:
        pass_turn(s, seat)
    go_on(s)


@compiled
def place_chosen(s, seat, action):
    """A placement's index is token kind × border × facing."""
    space = action // 3
    kind = space // BORDERS
    place_token(s, seat, kind, space - kind * BORDERS, action - 3 * space)


@compiled
def winners(s):
    """The winning seats as a bit set; none while the game runs or when it is a draw."""
    return 1 << s.winner if s.winner == 0 or s.winner == 1 else 0


@compiled
def score(s, seat):
    """Markers placed."""
    return s.placed[seat]
