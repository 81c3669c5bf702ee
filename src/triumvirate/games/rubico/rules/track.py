"""Chapter 2: the track, its checkpoints, and how many cards the way to the next one asks for."""

from triumvirate.core.rulebook import emit, lowest_bit, rule

from ..facts import MARKER_MOVED


@rule("2")
def next_checkpoint(s):
    """The first checkpoint ahead of Caesar's marker; Rome is the last one."""
    ahead = s.checkpoints >> (s.position + 1)
    return s.position + 1 + lowest_bit(ahead)


@rule("4")
def cards_to_take(s):
    """The Centurion takes as many cards as there are steps to the next checkpoint, and two more."""
    return next_checkpoint(s) - s.position + 2


@rule("2")
def move_marker(s, box):
    """The marker moves; a checkpoint it comes to counts as reached from then on."""
    emit(s, MARKER_MOVED, s.position, box)
    s.position = box
    if (s.checkpoints >> box) & 1 and box > s.reached:
        s.reached = box


@rule("2")
def is_in_rome(s):
    """The last box is Rome, Caesar's goal."""
    return s.position == s.goal
