"""How a turn goes on from one decision to the next, who is next, and the ends that are not a last marker."""

from triumvirate.core.decisions import afterwards, beforehand, decision
from triumvirate.core.rulebook import compiled, emit, lowest_bit, rule

from ..actions import BONUS, OWN, PROVINCE
from ..facts import DRAW_SKIPPED, ORDER_CHOSEN, PASSED, TURN_BEGAN
from ..own import AT_CLOSING, AUTOMATON, DO_CENTURION, DO_DRAW, HOME_MADE, TASK_ALWAYS
from ..state import (
    BONUSES,
    DRAW_CENTURION,
    DRAW_GAME,
    DRAW_ONE,
    DRAW_TWO,
    END_BLOCKED,
    END_EMPTY_HAND,
    END_STUCK,
    FIRST_OWN_TASK,
    NO_TASK,
    PHASE_BONUS,
    PHASE_CLOSE,
    PHASE_OVER,
    PHASE_PLACE,
    STAGE_CLOSE,
    STAGE_DRAW,
    STAGE_EFFECTS,
    STAGE_OWN,
    STAGE_PASSED,
    STAGE_SUPPLY,
    TACTICS,
    TASKS,
    TILES,
)
from .board import FITS
from .bonus import resolve_bonus
from .close import close_provinces, forget_pending
from .draw import draw_from_bag
from .markers import end_game
from .own import carry_out
from .own_chain import begin_due, begin_own, forget_due
from .reasons import ALLOWED, MAY_PLACE, NOT_CLOSING, NOT_PENDING
from .solo_turn import automaton_turn

# Nothing is asked for, until an effect asks, the turn ends or the game does.
WAITING = PHASE_PLACE


@compiled
def deciders(s):
    """The seats that may act, as a bit set."""
    if s.phase == PHASE_OVER:
        return 0
    return 1 << s.to_move


@beforehand
@compiled
def ask_nothing(s):
    """While an action is carried out nothing is asked for."""
    s.phase = WAITING


@afterwards
@rule("turn.2")
def go_on(s):
    """The turn runs on by itself until the player must choose something, the turn is over, or the game is."""
    # Its end stands after the loop, not in it, so that threads of a GPU that get there at different times do it together.
    seat = s.to_move
    while s.phase == WAITING and s.stage < STAGE_DRAW:
        if s.stage == STAGE_SUPPLY:
            resolve_supply(s, seat)
        elif s.stage == STAGE_CLOSE:
            close_in_order(s, seat)
        elif HOME_MADE and s.stage == STAGE_OWN:
            carry_out(s, seat)
        else:
            resolve_effects(s, seat)
    if s.phase == WAITING:
        end_turn(s, seat)


@rule("border_control")
def resolve_supply(s, seat):
    """A bonus drawn from the supply resolves before any province closes; a Senate drawn so gives no markers now."""
    s.stage = STAGE_CLOSE
    resolve_next(s, seat, s.pending[0])


@rule("turn.2")
def close_in_order(s, seat):
    """When two provinces close, the placing player first chooses which comes first; when none does, the draw is due."""
    if s.closing_n == 0:
        s.stage = STAGE_DRAW
    elif s.closing_n == 1 or (HOME_MADE and s.looked):
        close_now(s, seat)
    else:
        s.phase = PHASE_CLOSE


@rule("turn.2")
def close_now(s, seat):
    """The provinces close; then their effects are due. What a home-made bonus does before the count comes first."""
    if HOME_MADE and s.own_kinds and looks_before_the_count(s):
        return
    close_provinces(s, seat)
    s.stage = STAGE_EFFECTS


@rule("house.variant")
def looks_before_the_count(s):
    """Each closing province's bonus may do something before it is counted; False when all of them have been looked at."""
    if s.looked == s.closing_n:
        s.looked = 0
        return False
    s.looked += 1
    bonus = s.bonus[s.closing[s.looked - 1]]
    if bonus >= BONUSES:
        begin_own(s, bonus, AT_CLOSING, 0)
    return True


@rule("turn.2")
def why_not_first(s, seat, province):
    """Only a province that is closing can be closed first."""
    return ALLOWED if s.closing[0] == province or s.closing[1] == province else NOT_CLOSING


@compiled
def count_closing(s, seat):
    """How many provinces are closing."""
    return s.closing_n


@compiled
def nth_closing(s, seat, n):
    """The n-th province that is closing."""
    return s.closing[n]


@decision("close", PROVINCE, phase=PHASE_CLOSE, unless=why_not_first, counts=count_closing, nth=nth_closing)
@rule("turn.2")
def choose_order(s, seat, province):
    """The chosen province is closed first."""
    if s.closing[0] != province:
        s.closing[1] = s.closing[0]
        s.closing[0] = province
    emit(s, ORDER_CHOSEN, seat, province)
    close_now(s, seat)


@rule("turn.2e")
def order_matters(s):
    """The order of two bonuses is the player's choice only where it can matter: different names, neither Tactics."""
    first, second = s.pending[0], s.pending[1]
    return s.pending_n == 2 and first != second and first != TACTICS and second != TACTICS


@rule("turn.2e")
def resolve_effects(s, seat):
    """Bonus effects one after the other, in closing order unless the player chooses."""
    if order_matters(s):
        s.phase = PHASE_BONUS
    elif s.pending_n == 0:
        s.stage = STAGE_DRAW
    else:
        resolve_next(s, seat, s.pending[0])


@rule("turn.2e")
def why_not_next(s, seat, bonus):
    """Only a bonus that waits can be resolved next."""
    return ALLOWED if s.pending[0] == bonus or s.pending[1] == bonus else NOT_PENDING


@compiled
def count_pending(s, seat):
    """How many printed bonuses wait."""
    return s.pending_n - count_own_pending(s, seat) if HOME_MADE else s.pending_n


@compiled
def nth_pending(s, seat, n):
    """The n-th printed bonus that waits."""
    if HOME_MADE and s.pending[0] >= BONUSES:
        return s.pending[1]
    return s.pending[n]


@decision("bonus", BONUS, phase=PHASE_BONUS, unless=why_not_next, counts=count_pending, nth=nth_pending)
@rule("turn.2e")
def resolve_next(s, seat, bonus):
    """One of the bonuses waiting is taken off and resolved."""
    won = s.pending_won[1]
    if s.pending[0] == bonus:
        won = s.pending_won[0]
        s.pending[0] = s.pending[1]
        s.pending_won[0] = s.pending_won[1]
    s.pending[1] = 0
    s.pending_won[1] = 0
    s.pending_n -= 1
    resolve_bonus(s, seat, bonus, won)


@rule("house.variant")
def why_not_own_next(s, seat, own):
    """Only a home-made bonus that waits can be resolved next."""
    return why_not_next(s, seat, BONUSES + own)


@compiled
def count_own_pending(s, seat):
    """How many home-made bonuses wait."""
    return (s.pending[0] >= BONUSES) + (s.pending[1] >= BONUSES)


@compiled
def nth_own_pending(s, seat, n):
    """The n-th home-made bonus that waits, by its place in the file."""
    return (s.pending[1] if n == 1 or s.pending[0] < BONUSES else s.pending[0]) - BONUSES


@decision(
    *("resolve", OWN),
    phase=PHASE_BONUS,
    given=HOME_MADE,
    unless=why_not_own_next,
    counts=count_own_pending,
    nth=nth_own_pending,
)
@rule("house.variant")
def resolve_own_next(s, seat, own):
    """A home-made bonus is taken off and resolved."""
    resolve_next(s, seat, BONUSES + own)


@rule("turn.3")
def end_turn(s, seat):
    """The turn ends with the draw, unless a Centurion skips it; Tactics gives the same player another turn."""
    if s.stage == STAGE_DRAW:
        if s.skip_draw:
            emit(s, DRAW_SKIPPED, seat)
        elif s.owed[seat]:
            s.owed[seat] -= 1
            emit(s, DRAW_SKIPPED, seat)
        else:
            draw_from_bag(s, seat)
    if HOME_MADE and s.own_kinds and is_kept_by_own(s, seat):
        return
    s.to_move = seat if s.again else 1 - seat
    s.again = 0
    s.skip_draw = 0
    begin_turn(s)


@rule("house.variant")
def go_on_with_own(s):
    """A home-made bonus may give Auto-Crassus another turn; after its last one no space is barred to it."""
    while s.again and s.phase != PHASE_OVER:
        s.again = 0
        automaton_turn(s)
    if s.phase != PHASE_OVER:
        s.barred[s.automaton] = 0


@rule("house.variant")
def is_kept_by_own(s, seat):
    """After the draw come the effects of home-made bonuses that wait for the end of the turn; then no space is barred."""
    s.stage = STAGE_PASSED
    while s.due_n > 0:
        begin_due(s)
        while s.stage == STAGE_OWN and s.phase == WAITING:
            carry_out(s, seat)
        if s.phase != WAITING:
            return True
    s.barred[seat] = 0
    return False


@rule("house.stuck")
def why_not_pass(s, seat):
    """Passing is for a player who can place nothing, and is then the only action."""
    may = can_place_now(s, s.hand[seat]) if HOME_MADE else can_place(s, s.hand[seat])
    return MAY_PLACE if may else ALLOWED


@rule("house.variant")
def can_place_now(s, tokens):
    """One of these tokens fits a free border space that is not barred."""
    spaces = s.free & ~s.shut
    while tokens:
        if spaces & FITS[s.icons[lowest_bit(tokens)]]:
            return True
        tokens &= tokens - 1
    return False


@decision("pass", phase=PHASE_PLACE, unless=why_not_pass, fallback=True)
@rule("house.stuck")
def pass_turn(s, seat):
    """A player who can place nothing passes: no placement and no draw."""
    emit(s, PASSED, seat)
    s.stage = STAGE_PASSED


@rule("house.stuck")
def begin_turn(s):
    """At the start of a turn: empty hand with Poison, `stuck: lose`, nobody can place; otherwise place or pass."""
    clear_turn(s)
    if AUTOMATON and s.to_move == s.automaton:
        if end_if_blocked(s):
            return
        automaton_turn(s)
        if HOME_MADE and s.own_kinds:
            go_on_with_own(s)
        if s.phase == PHASE_OVER:
            return
        clear_turn(s)
        s.to_move = 1 - s.automaton
        if HOME_MADE and s.own_kinds:
            s.shut = s.barred[s.to_move]
    seat = s.to_move
    emit(s, TURN_BEGAN, seat)
    if is_poisoned_out(s, seat):
        end_game(s, 1 - seat, END_EMPTY_HAND)
    elif s.stuck_loses and s.hand[seat] != 0 and not can_place(s, s.hand[seat]):
        end_game(s, 1 - seat, END_STUCK)
    else:
        end_if_blocked(s)


@rule("poison")
def is_poisoned_out(s, seat):
    """With Poison in play, a player whose hand is empty at the start of a turn loses at once."""
    return s.with_poison and s.hand[seat] == 0


@compiled
def clear_turn(s):
    """Nothing of the turn before remains, so that equal positions have equal states."""
    s.phase = PHASE_PLACE
    s.stage = STAGE_SUPPLY
    forget_pending(s)
    if HOME_MADE and s.own_kinds:
        forget_due(s)


@rule("house.stuck")
def can_place(s, tokens):
    """One of these tokens fits a free border space."""
    while tokens:
        if s.free & FITS[s.icons[lowest_bit(tokens)]]:
            return True
        tokens &= tokens - 1
    return False


@rule("end")
def can_ever_place(s, seat):
    """A player looks at the hand; Auto-Crassus also at its bag and its centurion stack, as far as its tiles draw them."""
    if can_place(s, s.hand[seat]):
        return True
    if not AUTOMATON or seat != s.automaton:
        return False
    tokens = 0
    for i in range(TILES * TASKS):
        task = s.tile_tasks[i]
        if s.tile_deck[i // TASKS] == 0:
            continue
        if HOME_MADE and task >= FIRST_OWN_TASK:
            task = drawn_by(s.own_tasks[task - FIRST_OWN_TASK])
        if task == DRAW_ONE or task == DRAW_TWO:
            tokens |= s.bag[seat]
        elif task == DRAW_CENTURION:
            tokens |= s.centurions[seat]
    return can_place(s, tokens)


@rule("house.variant")
def drawn_by(task):
    """The printed task that draws as a home-made one does; one that waits for something cannot be counted on."""
    if (task >> 5) & 3 == TASK_ALWAYS:
        if task & 7 == DO_DRAW:
            return DRAW_ONE
        if task & 7 == DO_CENTURION:
            return DRAW_CENTURION
    return NO_TASK


@rule("end")
def end_if_blocked(s):
    """When neither player can place any more the game ends: more markers placed wins, equal is a draw."""
    if can_ever_place(s, s.to_move) or can_ever_place(s, 1 - s.to_move):
        return False
    winner = DRAW_GAME
    if s.placed[0] > s.placed[1]:
        winner = 0
    elif s.placed[1] > s.placed[0]:
        winner = 1
    end_game(s, winner, END_BLOCKED)
    return True
