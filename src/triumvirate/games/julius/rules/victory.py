"""10. Victory: points, the check at each year's end, and the last decision."""

from triumvirate.core.rulebook import emit, equal, popcount, rule

from ..facts import GAME_ENDED, VICTORY_CHECKED
from ..state import (
    CAESAR,
    DEAD,
    DRAW_GAME,
    END_DRAW,
    END_POINTS,
    END_ROMA,
    END_TEN,
    END_TIE,
    PHASE_OVER,
    POMPEIUS,
    YEARS,
)
from .blocks import LEADERS
from .board import CITY_VALUE, ROMA, VALUED_CITIES, is_friendly

ENOUGH = 10


@rule("10")
def victory_points(s, seat):
    """The values of all friendly cities, and one for every enemy leader killed."""
    points = 0
    for i in range(len(VALUED_CITIES)):
        if is_friendly(s, seat, VALUED_CITIES[i]):
            points += CITY_VALUE[VALUED_CITIES[i]]
    return points + popcount(equal(s.where, DEAD) & LEADERS[1 - seat])


@rule("9.2")
def check_victory(s):
    """At a year's end ten points win; after the last year the higher score wins."""
    caesar, pompeius = victory_points(s, CAESAR), victory_points(s, POMPEIUS)
    emit(s, VICTORY_CHECKED, caesar, pompeius)
    if caesar >= ENOUGH or pompeius >= ENOUGH:
        end_game(s, CAESAR if caesar > pompeius else POMPEIUS, END_TEN)
    elif s.year == YEARS - 1:
        decide_last_year(s, caesar, pompeius)


@rule("10")
def decide_last_year(s, caesar, pompeius):
    """More points win; a tie goes to the holder of Roma, or to Caesar by that option; otherwise it is a draw."""
    if caesar != pompeius:
        end_game(s, CAESAR if caesar > pompeius else POMPEIUS, END_POINTS)
    elif s.tie_to_caesar:
        end_game(s, CAESAR, END_TIE)
    elif is_friendly(s, CAESAR, ROMA):
        end_game(s, CAESAR, END_ROMA)
    elif is_friendly(s, POMPEIUS, ROMA):
        end_game(s, POMPEIUS, END_ROMA)
    else:
        end_game(s, DRAW_GAME, END_DRAW)


@rule("10")
def end_game(s, winner, reason):
    """The game is over."""
    s.winner = winner
    s.ended_by = reason
    s.seat = CAESAR
    s.phase = PHASE_OVER
    emit(s, GAME_ENDED, winner, reason)
