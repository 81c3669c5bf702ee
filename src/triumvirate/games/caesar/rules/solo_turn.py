"""Solo rules: a turn of Auto-Crassus, from its command tile to its bonuses."""

from triumvirate.core.rulebook import apart, chance, emit, nth_bit, popcount, rule

from ..facts import (
    BONUS_ASIDE,
    DRAW_SKIPPED,
    LINE_DISCARDED,
    MARKER_REMOVED,
    RESOLVE_NOTHING,
    TILE_DRAWN,
    TILES_SHUFFLED,
    TOKEN_PLACED,
)
from ..own import (
    DO_CENTURION,
    DO_DRAW,
    DO_RESOLVE,
    HOME_MADE,
    LATE,
    TASK_AHEAD,
    TASK_BEHIND,
    TASK_LATE,
    TO_ANY,
)
from ..state import (
    BONUSES,
    DISCARD_ONE,
    DRAW_CENTURION,
    DRAW_ONE,
    DRAW_TWO,
    END_REMOVED,
    FIRST_OWN_TASK,
    MARKERS,
    NO_TASK,
    NOBODY,
    PHASE_OVER,
    POISON,
    RESOLVE,
    SENATE,
    STACKED,
    TASKS,
    TILE,
    TILES,
)
from .bonus import drop_from_line, leave_line, place_in_line, poison, senate
from .close import close_provinces, forget_pending
from .draw import take_from_bag
from .markers import end_game
from .own import automaton_plays
from .place import note_closing
from .setup import add_to_line, shuffle_tiles
from .solo_choice import choose_side
from .solo_ties import placement_on
from .solo_values import inward_province
from .tokens import first_of_kind, put_on_border


@apart
@rule("solo.turn")
def automaton_turn(s):
    """Auto-Crassus draws a command tile and carries out its tasks in order."""
    tile = draw_tile(s)
    emit(s, TILE_DRAWN, s.automaton, tile)
    drew_all = True
    for i in range(TASKS):
        task = s.tile_tasks[tile * TASKS + i]
        if s.phase == PHASE_OVER:
            return
        if task == DRAW_ONE or task == DRAW_TWO:
            for _ in range(task - NO_TASK):
                drew_all = draw_to_line(s) and drew_all
        elif task == DRAW_CENTURION:
            drew_all = draw_centurion(s) and drew_all
        elif task == RESOLVE:
            resolve(s)
        elif task == DISCARD_ONE and drew_all:
            discard(s)
        elif HOME_MADE and task >= FIRST_OWN_TASK:
            drew_all = own_task(s, s.own_tasks[task - FIRST_OWN_TASK], drew_all)


@rule("house.variant")
def task_is_due(s, task):
    """A home-made task may wait until Auto-Crassus is behind or ahead in markers, or half of the provinces are closed."""
    condition = (task >> 5) & 3
    ours, theirs = s.placed[s.automaton], s.placed[1 - s.automaton]
    if condition == TASK_BEHIND:
        return ours < theirs
    if condition == TASK_AHEAD:
        return ours > theirs
    return condition != TASK_LATE or popcount(s.closed) >= LATE


@rule("house.variant")
def own_task(s, task, drew_all):
    """A home-made task: draw, discard, take a centurion or resolve so many times; whether all draws so far were made."""
    if not task_is_due(s, task):
        return drew_all
    what = task & 7
    for _ in range((task >> 3) & 3):
        if s.phase == PHASE_OVER:
            return drew_all
        if what == DO_DRAW:
            drew_all = draw_to_line(s) and drew_all
        elif what == DO_CENTURION:
            drew_all = draw_centurion(s) and drew_all
        elif what == DO_RESOLVE:
            s.task_order, s.task_target = task >> 10, (task >> 7) & 7
            resolve(s)
            s.task_order, s.task_target = 0, TO_ANY
        elif drew_all:
            discard(s)
    return drew_all


@rule("solo.tile")
def draw_tile(s):
    """The next tile comes at random from those left; when all six have been used they are shuffled again."""
    left = 0
    for tile in range(TILES):
        left += s.tile_left[tile]
    if left == 0:
        shuffle_tiles(s)
        emit(s, TILES_SHUFFLED, s.automaton)
        for tile in range(TILES):
            left += s.tile_left[tile]
    n = chance(s, left, TILE)
    tile = 0
    while n >= s.tile_left[tile]:
        n -= s.tile_left[tile]
        tile += 1
    s.tile_left[tile] -= 1
    return tile


@rule("solo.turn")
def draw_to_line(s):
    """Draw: from the bag to the right end of the line, if the bag has any and no home-made bonus takes the draw away."""
    if s.bag[s.automaton] == 0:
        return False
    if HOME_MADE and s.owed[s.automaton] > 0:
        s.owed[s.automaton] -= 1
        emit(s, DRAW_SKIPPED, s.automaton)
        return False
    add_to_line(s, take_from_bag(s, s.automaton))
    return True


@rule("solo.expansions")
def draw_centurion(s):
    """Draw a centurion: from its own shuffled stack of three to the right end of the line."""
    stack = s.centurions[s.automaton]
    if stack == 0:
        return False
    slot = nth_bit(stack, chance(s, popcount(stack), STACKED))
    s.centurions[s.automaton] &= ~(1 << slot)
    s.hand[s.automaton] |= 1 << slot
    add_to_line(s, s.kind[slot])
    return True


@rule("solo.turn")
def discard(s):
    """Discard: the left-most token of the line goes back into its bag; not after a draw that fell short."""
    if s.line_n > 0:
        kind = leave_line(s, s.automaton, 0)
        emit(s, LINE_DISCARDED, s.automaton, kind)


@rule("solo.turn")
def resolve(s):
    """Resolve: place one token as the list says, close as usual, then its bonuses. If nothing can be placed, nothing."""
    side = choose_side(s)
    if side == NOBODY:
        s.sparing = 0
        emit(s, RESOLVE_NOTHING, s.automaton)
        return
    placement = placement_on(s, s.choice_step, side)
    kind, facing = placement // 3, placement % 3
    s.choice_step = 0
    s.sparing = 0
    place_from_line(s, kind)
    put_on_border(s, s.automaton, kind, side >> 1, facing)
    emit(s, TOKEN_PLACED, s.automaton, kind, side >> 1, facing)
    note_closing(s, side >> 1)
    put_target_first(s, inward_province(side))
    close_provinces(s, s.automaton)
    for i in range(s.pending_n):
        if s.phase != PHASE_OVER:
            automaton_bonus(s, s.pending[i], s.pending_won[i])
    forget_pending(s)


@rule("solo.ties.tokens")
def place_from_line(s, kind):
    """The left-most such token leaves the line."""
    drop_from_line(s, place_in_line(s, kind))
    s.hand[s.automaton] &= ~(1 << first_of_kind(s.hand[s.automaton], kind))


@rule("solo.turn")
def put_target_first(s, target):
    """When it closes two provinces it resolves its target province first."""
    if s.closing_n == 2 and s.closing[1] == target:
        s.closing[1] = s.closing[0]
        s.closing[0] = target


@rule("solo.turn")
def automaton_bonus(s, bonus, won):
    """Senate and Poison work as usual, and home-made bonuses that its file lets it play; others are put aside."""
    if bonus == SENATE:
        senate(s, s.automaton, won)
    elif bonus == POISON:
        poison(s, 1 - s.automaton)
    elif HOME_MADE and bonus >= BONUSES and (s.own_plays >> (bonus - BONUSES)) & 1:
        automaton_plays(s, bonus, won)
    else:
        emit(s, BONUS_ASIDE, s.automaton, bonus)
        if HOME_MADE and bonus >= BONUSES:
            won = won == s.automaton + 1
        if s.harder and won:
            remove_marker(s)


@rule("solo.turn")
def remove_marker(s):
    """Harder: a bonus put aside in a province it won takes one of its unplayed markers out, and so nearer the end."""
    s.placed[s.automaton] += 1
    emit(s, MARKER_REMOVED, s.automaton, s.placed[s.automaton])
    if s.placed[s.automaton] >= MARKERS:
        end_game(s, s.automaton, END_REMOVED)
