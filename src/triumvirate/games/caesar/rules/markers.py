"""Control markers: placing them one at a time, and the win that the last one brings."""

from triumvirate.core.rulebook import emit, rule

from ..facts import GAME_ENDED
from ..state import END_MARKERS, MARKERS, PHASE_OVER


@rule("end")
def place_marker(s, seat):
    """The moment a player's twelfth marker is placed that player wins, and nothing further happens."""
    s.placed[seat] += 1
    if s.placed[seat] >= MARKERS:
        end_game(s, seat, END_MARKERS)


@rule("end")
def end_game(s, winner, reason):
    """The game is over; a draw has no winner."""
    s.winner = winner
    s.ended_by = reason
    s.phase = PHASE_OVER
    emit(s, GAME_ENDED, winner, reason)


@rule("end")
def is_over(s):
    """Nobody acts after the end."""
    return s.phase == PHASE_OVER
