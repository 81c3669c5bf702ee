"""Chapter 4, phase e: Caesar advances."""

from triumvirate.core.rulebook import emit, rule

from ..facts import CAESAR_ADVANCED
from ..state import END_ROME
from .finish import caesar_wins
from .track import is_in_rome, move_marker, next_checkpoint


@rule("4.e")
def new_position(s):
    """Red less blue in steps, at most to the next checkpoint; more blue than red moves nothing, unless the table plays
    with going back, and then never behind the last checkpoint reached."""
    steps = s.red - s.blue
    if steps >= 0:
        return min(s.position + steps, next_checkpoint(s))
    if not s.backward:
        return s.position
    return max(s.position + steps, min(s.position, s.reached))


@rule("4.e")
def advance(s):
    """The marker moves; in Rome the game ends before the Senate's phase."""
    box = new_position(s)
    emit(s, CAESAR_ADVANCED, s.red - s.blue, box - s.position)
    if box != s.position:
        move_marker(s, box)
    if is_in_rome(s):
        caesar_wins(s, END_ROME)
