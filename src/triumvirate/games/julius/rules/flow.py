"""How the game goes on from one decision to the next."""

from triumvirate.core.decisions import afterwards, not_now
from triumvirate.core.rulebook import apart, compiled, emit, rule

from ..facts import COMMAND_BEGAN
from ..state import (
    GO_BATTLE_DONE,
    GO_BATTLES,
    GO_CARDS,
    GO_COMMAND,
    GO_COMMAND_DONE,
    GO_FIGHT,
    GO_HITS,
    GO_MOVED,
    GO_PORTS,
    GO_REVEAL,
    GO_TURN_DONE,
    GO_YEAR,
    JUPITER,
    PHASE_CARDS,
    PHASE_JUPITER,
    PHASE_MOVE,
    PHASE_OVER,
    TURNS,
    VULCAN,
)
from .attack import finish_movement
from .battle import end_battle, fight_on, pick_battles
from .cards import acting_seat, is_ready, reveal
from .event_cards import begin_vulcan
from .fire import apply_hits
from .reasons import ALLOWED, WRONG_PHASE
from .winter import begin_disbanding, begin_winter, next_to_port
from .year import CARD_LEVY, CARD_MOVE, begin_turn, begin_year, clear_turn, is_event


@compiled
def deciders(s):
    """The seats that may act, as a bit set: in the card phase all that have not chosen yet."""
    if s.phase == PHASE_OVER:
        return 0
    if s.phase == PHASE_CARDS:
        return (0 if is_ready(s, 0) else 1) | (0 if is_ready(s, 1) else 2)
    return 1 << s.seat


@not_now
@rule("4")
def why_not_now(s, seat):
    """Both sides choose cards at once; everything else is for one side at a time."""
    return WRONG_PHASE if s.phase != PHASE_CARDS and seat != s.seat else ALLOWED


@apart
@afterwards
@compiled
def go_on(s):
    """Run through everything that needs no decision."""
    while s.phase > PHASE_OVER:
        if s.phase == GO_FIGHT:
            fight_on(s)
        elif s.phase == GO_HITS:
            apply_hits(s)
        elif s.phase == GO_MOVED:
            finish_movement(s)
        elif s.phase == GO_COMMAND:
            begin_command(s)
        elif s.phase == GO_COMMAND_DONE:
            end_command(s)
        elif s.phase == GO_BATTLES:
            pick_battles(s)
        elif s.phase == GO_BATTLE_DONE:
            end_battle(s)
        elif s.phase == GO_REVEAL:
            reveal(s)
        elif s.phase == GO_TURN_DONE:
            end_turn(s)
        elif s.phase == GO_CARDS:
            begin_turn(s)
        elif s.phase == GO_YEAR:
            begin_year(s)
        elif s.phase == GO_PORTS:
            next_to_port(s)
        else:
            begin_disbanding(s)


@rule("4")
def begin_command(s):
    """A command card gives move points, then levies; an event is carried out, and one that moves grants one group."""
    s.seat = acting_seat(s)
    card = s.played[s.seat]
    emit(s, COMMAND_BEGAN, s.seat, card)
    if card == JUPITER:
        s.phase = PHASE_JUPITER
    elif card == VULCAN:
        begin_vulcan(s, s.seat)
    else:
        s.points = 1 if is_event(card) else CARD_MOVE[card]
        s.levies = CARD_LEVY[card]
        s.phase = PHASE_MOVE


@rule("4")
def end_command(s):
    """Player 2 follows Player 1; then the battles are fought."""
    if s.second_acts:
        s.phase = GO_BATTLES
    else:
        s.second_acts = 1
        s.phase = GO_COMMAND


@rule("4")
def end_turn(s):
    """Five turns make a year, and the winter turn follows."""
    clear_turn(s)
    if s.turn < TURNS:
        s.turn += 1
        s.phase = GO_CARDS
    else:
        begin_winter(s)
