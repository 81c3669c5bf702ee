"""Chapter 4, phase g: the end of a round, and the two ends of the game."""

from triumvirate.core.rulebook import compiled, emit, rule

from ..facts import GAME_ENDED, ROUND_ENDED
from ..state import CAESAR, CELLS, END_LEGION, MOST_SEATS, PHASE_OVER, ROUNDS, SENATE
from .rows import clear_cell


@rule("4.e")
def caesar_wins(s, reason):
    """With the marker in Rome Caesar's side wins at once; nothing further happens."""
    end_game(s, CAESAR, reason)


@rule("4.f")
def senate_wins(s):
    """With four face-up cards of one Legion the Senate wins at once."""
    end_game(s, SENATE, END_LEGION)


@compiled
def end_game(s, faction, reason):
    """The game is over."""
    s.winner = faction
    s.ended_by = reason
    s.phase = PHASE_OVER
    emit(s, GAME_ENDED, faction, reason)


@compiled
def is_over(s):
    """Nobody acts after the end."""
    return s.phase == PHASE_OVER


@rule("4.g")
def end_round(s):
    """Senate cards that were active are tucked, those just turned become active; the Centurion's card goes on
    clockwise; all March cards go back together, and nothing that was not chosen is ever shown."""
    emit(s, ROUND_ENDED, s.round)
    s.tucked = s.shown_n - s.past_turned[(s.round - 1) % ROUNDS]
    s.centurion = (s.centurion + 1) % s.players
    gather_cards(s)
    s.locked = 0
    s.talked = 0
    s.passed = 0
    s.vesta = 0
    s.juno = 0
    s.red = 0
    s.blue = 0
    s.pompey = 0


@compiled
def gather_cards(s):
    """No card of the round lies anywhere any more."""
    for cell in range(CELLS):
        clear_cell(s, cell)
    for seat in range(MOST_SEATS):
        s.row_n[seat] = 0
        s.picked[seat] = 0
        s.covered[seat] = 0
        s.word[seat] = 0
    for i in range(len(s.aside_face)):
        s.aside_face[i] = 0
        s.aside_known[i] = 0
    s.aside_n = 0
