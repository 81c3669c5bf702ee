"""Points that lie in reach in a year's last turn: the clicks of one block's move that wins one."""

from triumvirate.core.rulebook import compiled

from ..rules import apply, count_legal, nth_legal
from ..rules.blocks import IS_LEADER
from ..rules.made import ACT_MOVE
from ..rules.victory import victory_points
from ..state import BLOCKS
from .trying import is_in_hand

TRIED = 16  # more than a stack has states


@compiled
def can_win_point(states, at, seat, before, path):
    """Whether the block in hand can be put down so that the side has more points than before.

    Clicks go into `path` from its second place on, up to a -1; behind `TRIED` stands for each state which way is next.
    """
    level = at
    path[TRIED + level] = 0
    while level >= at:
        s = states[level]
        if not is_in_hand(s, seat):
            if victory_points(s, seat) > before:
                path[level - at + 1] = -1
                return True
            level -= 1
            continue
        way = path[TRIED + level]
        if level + 1 == len(states) or way == count_legal(s, seat):
            level -= 1
            continue
        path[TRIED + level] = way + 1
        path[level - at + 1] = nth_legal(s, seat, way)
        states[level + 1] = states[level]
        apply(states[level + 1], seat, path[level - at + 1])
        level += 1
        path[TRIED + level] = 0
    return False


@compiled
def find_point(states, at, seat, path):
    """The clicks of one block's move that wins a point at once, a leader's only if nobody else can; or none."""
    before = victory_points(states[at], seat)
    for with_leaders in range(2):
        for n in range(count_legal(states[at], seat)):
            action = nth_legal(states[at], seat, n)
            if action < ACT_MOVE or action >= ACT_MOVE + BLOCKS or IS_LEADER[action - ACT_MOVE] != with_leaders:
                continue
            states[at + 1] = states[at]
            apply(states[at + 1], seat, action)
            path[0] = action
            if can_win_point(states, at + 1, seat, before, path):
                return True
    return False


@compiled
def take_points(states, at, seat, out):
    """Let one block win a point at once, if any can; the clicks go into `out`, and their number is returned."""
    if not find_point(states, at, seat, out):
        return 0
    count = 0
    while out[count] >= 0:
        apply(states[at], seat, out[count])
        count += 1
    return count
