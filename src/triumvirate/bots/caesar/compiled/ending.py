"""CAESAR! reckoned to its end: the chance to win of every action, when few spaces are left. `docs/search.md` says what is exact.

Our own hand and bag are what they are, and every draw of ours is averaged over. The other player's unseen tokens are one
pool, dealt when they are needed: at each of their turns every hand of its size is as likely. They see our hand, and choose
the placement that is worst for us. In a state here their hand is the whole pool and their bag is empty; how many tokens
they really hold is in the frame.

A depth-first search with a stack of its own (a page has no deep one): `frames`, `children` and `states` by depth.
"""

from triumvirate.core.rulebook import compiled, popcount

from ..rules import apply, is_over, list_legal
from ..rules.made import ACT_CLOSE, ACT_PASS
from ..state import BORDERS, END_MARKERS, PHASE_PLACE, PROVINCES, WEALTH
from .ending_key import key_of
from .hands import STUCK, chance_of, choose, drawn_tokens, expected_lowest, next_combination, stuck_tokens
from .policy import worth_of

NODES, LIMIT, OBSERVER = 0, 1, 2  # places in `room.counts`
UNKNOWN, SOON = -1.0, 1 << 40
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
NEARLY = 1.0e-9
NONE = -1


@compiled
def reward(s, seat):
    """1 for a win, 0 for a loss, one half for a draw."""
    return 1.0 if s.winner == seat else 0.0 if s.winner == 1 - seat else 0.5


@compiled
def kind_placed(action):
    """The token kind of a placement."""
    return action // (3 * BORDERS)


@compiled
def wealth_lying(s):
    """Wealth bonuses that are still to be resolved."""
    count = 0
    for province in range(PROVINCES):
        count += s.bonus[province] == WEALTH
    for place in range(s.pending_n):
        count += s.pending[place] == WEALTH
    return count


@compiled
def size_after(s, after, size, action):
    """How many tokens the other player holds after an action of theirs: one less, and what they drew from their bag."""
    if action < ACT_CLOSE:
        size -= 1
    size += wealth_lying(s) - wealth_lying(after)
    if after.phase == PHASE_PLACE and action != ACT_PASS:
        size += 1
    return min(size, popcount(after.hand[s.to_move]))


@compiled
def list_children(room, depth):
    """The actions of whoever decides, with what they promise, what they are known to lead to, and the tokens we draw."""
    s, observer = room.states[depth], room.counts[OBSERVER]
    seat = s.to_move
    count = list_legal(s, seat, room.legal)
    for n in range(count):
        child = room.children[depth, n]
        child.action = room.legal[n]
        child.kind = kind_placed(child.action) if child.action < ACT_CLOSE else 0
        room.states[depth + 1] = s
        after = room.states[depth + 1]
        apply(after, seat, child.action)
        child.draws = popcount(s.bag[observer]) - popcount(after.bag[observer])
        child.is_done = 0
        child.known = UNKNOWN
        child.promise = worth_of(s, seat, child.action)
        if is_over(after) and (child.draws == 0 or after.ended_by == END_MARKERS):
            child.known = reward(after, observer)
            if child.known == (1.0 if seat == observer else 0.0):
                child.promise = SOON
    if seat != observer and s.phase == PHASE_PLACE:
        return with_stuck(room, depth, count)
    return count


@compiled
def with_stuck(room, depth, count):
    """Where the other player may hold nothing that fits, passing is one more case; with `stuck: lose` it is our win.

    Who holds nothing at all passes and does not lose by that.
    """
    s, size = room.states[depth], room.frames[depth].size
    if popcount(stuck_tokens(s, s.hand[s.to_move])) < size:
        return count
    if room.children[depth, 0].action != ACT_PASS:
        count += 1
    child = room.children[depth, count - 1]
    child.action = ACT_PASS
    child.kind = STUCK
    child.draws = 0
    child.is_done = 0
    child.promise = -SOON
    child.known = 1.0 if s.stuck_loses and size > 0 else UNKNOWN
    return count


@compiled
def enter(room, depth, alpha, beta):
    """Open a position that is worth looking into; False where its value is known, in `frame.best`."""
    s, frame = room.states[depth], room.frames[depth]
    observer = room.counts[OBSERVER]
    if is_over(s):
        frame.best = reward(s, observer)
        return False
    room.counts[NODES] += 1
    frame.key = key_of(s, frame.size)
    slot = frame.key & (len(room.keys) - 1)
    if depth > 0 and room.keys[slot] == frame.key:
        kept, bound = room.values[slot], room.bounds[slot]
        if bound == EXACT or (bound == AT_LEAST and kept >= beta) or (bound == AT_MOST and kept <= alpha):
            frame.best = kept
            return False
    frame.alpha = alpha
    frame.beta = beta
    frame.best = 0.0
    frame.at = NONE
    frame.count = list_children(room, depth)
    for kind in range(STUCK + 1):
        room.lowest[depth, kind] = 1.0
    return True


@compiled
def most_promising(room, depth):
    """The next child to look at, or none; a token that surely beats us need not be tried elsewhere."""
    s, best = room.states[depth], NONE
    theirs = s.to_move != room.counts[OBSERVER]
    for n in range(room.frames[depth].count):
        child = room.children[depth, n]
        if child.is_done or (theirs and room.lowest[depth, child.kind] <= 0.0):
            continue
        if best == NONE or child.promise > room.children[depth, best].promise:
            best = n
    return best


@compiled
def begin_child(room, depth, n):
    """Turn to a child, with all of its chance still to come."""
    s, frame, child = room.states[depth], room.frames[depth], room.children[depth, n]
    frame.at = n
    frame.total = 0.0
    frame.left = 1.0
    frame.combination = (1 << child.draws) - 1
    bag = popcount(s.bag[room.counts[OBSERVER]])
    frame.last = ((1 << child.draws) - 1) << (bag - child.draws)
    frame.weight = 1.0 / choose(bag, child.draws)


@compiled
def make_state(room, depth):
    """The state behind the current child, and behind the current draw where we draw."""
    s, frame, child = room.states[depth], room.frames[depth], room.children[depth, room.frames[depth].at]
    observer, seat = room.counts[OBSERVER], s.to_move
    room.states[depth + 1] = s
    after = room.states[depth + 1]
    if child.kind == STUCK:
        after.hand[seat] = stuck_tokens(s, s.hand[seat])
    if child.draws:
        drawn = drawn_tokens(s, s.bag[observer], frame.combination)
        after.bag[observer] = drawn
        apply(after, seat, child.action)
        after.bag[observer] = s.bag[observer] & ~drawn
    else:
        apply(after, seat, child.action)
    room.frames[depth + 1].size = frame.size if seat == observer else size_after(s, after, frame.size, child.action)


@compiled
def floor_of(room, depth):
    """What a child of ours has to surpass to matter; at the root every one does."""
    frame = room.frames[depth]
    return max(frame.alpha, frame.best) if depth > 0 else -1.0


@compiled
def window(room, depth):
    """Between which bounds the value of the current child matters."""
    s, frame = room.states[depth], room.frames[depth]
    if s.to_move == room.counts[OBSERVER]:
        others = frame.left - frame.weight
        low = (floor_of(room, depth) - frame.total - others) / frame.weight
        high = (frame.beta - frame.total) / frame.weight if depth > 0 else 1.0
        return max(0.0, low), min(1.0, high)
    kind = room.children[depth, frame.at].kind
    return lowest_that_matters(room, depth, kind), room.lowest[depth, kind]


@compiled
def lowest_that_matters(room, depth, kind):
    """A value of a kind at which the whole position is no better for us than `alpha`, whatever the others are worth."""
    s, frame = room.states[depth], room.frames[depth]
    if s.phase != PHASE_PLACE:
        return frame.alpha
    if kind == STUCK or frame.alpha <= 0.0:
        return 0.0
    pool = s.hand[s.to_move]
    others = expected_lowest(s, pool, frame.size, room.lowest[depth], kind)
    return max(0.0, (frame.alpha - others) / chance_of(s, pool, frame.size, kind))


@compiled
def take(room, depth, value):
    """What the current child, or one draw of it, is worth; True when nothing more of the position matters."""
    s, frame = room.states[depth], room.frames[depth]
    child = room.children[depth, frame.at]
    if s.to_move != room.counts[OBSERVER]:
        child.is_done = 1
        room.lowest[depth, child.kind] = min(room.lowest[depth, child.kind], value)
        return frame.alpha > 0.0 and worth_for_them(room, depth) <= frame.alpha + NEARLY
    frame.total += frame.weight * value
    frame.left -= frame.weight
    is_last, is_enough = frame.combination == frame.last, depth > 0 and frame.total >= frame.beta
    if is_last or is_enough or frame.total + frame.left <= floor_of(room, depth) + NEARLY:
        child.is_done = 1
        child.known = frame.total if is_last else frame.total + frame.left
        frame.best = max(frame.best, frame.total if is_enough else child.known)
        return is_enough
    frame.combination = next_combination(frame.combination)
    return False


@compiled
def worth_for_them(room, depth):
    """Our chance where the other player decides: as they choose, and before that as the hand is dealt."""
    s = room.states[depth]
    if s.phase != PHASE_PLACE:
        return room.lowest[depth, 0]
    return expected_lowest(s, s.hand[s.to_move], room.frames[depth].size, room.lowest[depth], NONE)


@compiled
def go_on(room, depth):
    """Prepare the next position below this one; False when there is none and this one's value is settled."""
    frame = room.frames[depth]
    while frame.at == NONE or room.children[depth, frame.at].is_done:
        n = most_promising(room, depth)
        if n == NONE:
            return False
        begin_child(room, depth, n)
        child = room.children[depth, n]
        if child.known == UNKNOWN:
            break
        frame.weight = 1.0
        frame.combination = frame.last
        if take(room, depth, child.known):
            return False
    make_state(room, depth)
    return True


@compiled
def bound_of(frame):
    """Whether a value is what a position is worth, or only at which end of its window that lies; sums are rounded."""
    if frame.best <= frame.alpha + NEARLY:
        return AT_MOST
    return AT_LEAST if frame.best >= frame.beta - NEARLY else EXACT


@compiled
def leave(room, depth):
    """The value of a position that is done with, into `frame.best` and into the table."""
    s, frame = room.states[depth], room.frames[depth]
    if s.to_move != room.counts[OBSERVER]:
        frame.best = worth_for_them(room, depth)
    if room.counts[NODES] < room.counts[LIMIT]:
        slot = frame.key & (len(room.keys) - 1)
        room.keys[slot] = frame.key
        room.values[slot] = frame.best
        room.bounds[slot] = bound_of(frame)


@compiled
def solve(room):
    """The chance to win of each action of who decides in `states[0]`, into the first row of `children`.

    How many actions there are; none where the limit was reached first.
    """
    depth = 0
    enter(room, 0, 0.0, 1.0)
    settled = False
    while True:
        if not settled and go_on(room, depth):
            low, high = window(room, depth)
            if enter(room, depth + 1, low, high):
                depth += 1
            else:
                settled = take(room, depth, room.frames[depth + 1].best)
            continue
        leave(room, depth)
        if depth == 0 or room.counts[NODES] >= room.counts[LIMIT]:
            break
        depth -= 1
        settled = take(room, depth, room.frames[depth + 1].best)
    return 0 if room.counts[NODES] >= room.counts[LIMIT] else room.frames[0].count
