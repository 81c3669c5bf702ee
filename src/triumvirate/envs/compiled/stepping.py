"""Steps with what a learner needs in the same call: observation, legal mask, rewards, and a new game after the end.

Loaded once per game, as `triumvirate.native.GAME.envs.stepping`. Seats that decide at the same time are asked one after the
other, in seat order; none of them sees the others' choices, because observations are functions of the seat's view.
"""

from triumvirate.core.rulebook import compiled, lowest_bit

from ..dealing import deal
from ..glance import DTYPE, OBSERVATION, observe
from ..playout import start
from ..rules import apply, deciders, is_over, nth_legal, refusal, winners
from ..rules.made import ACTIONS, show_legal

__all__ = ["ACTIONS", "DTYPE", "OBSERVATION", "deal", "observe"]

ENDED, NOT_LEGAL = -1, -2


@compiled
def look(states, seat, observation):
    """What one seat observes of the first game."""
    observe(states[0], seat, observation)


@compiled
def mark_for(states, seat, mask):
    """Mark a deciding seat's legal actions of the first game in an empty mask."""
    show_legal(states[0], seat, mask, 0)


@compiled
def nth_action(states, seat, n):
    """The n-th legal action of a deciding seat of the first game."""
    return nth_legal(states[0], seat, n)


@compiled
def begin(s, seed, is_position):
    """A fresh game in a state."""
    if is_position:
        s.rng_seed = seed
        s.rng_count = 0
        deal(s)
    else:
        start(s, seed)


@compiled
def show_one(states, mask, legal, observation):
    """The next decision of the first game: its mask, what its seat observes. That seat, or ENDED.

    `legal` keeps how many actions are marked, and what `show_legal` wants to be told.
    """
    s = states[0]
    seats = deciders(s)
    if seats == 0:
        return ENDED
    seat = lowest_bit(seats)
    legal[0], legal[1] = show_legal(s, seat, mask, legal[1])
    observe(s, seat, observation)
    return seat


@compiled
def start_one(states, template, seed, is_position, mask, legal, observation):
    """Begin one game and show its first decision; whose it is."""
    states[0] = template[0]
    begin(states[0], seed, is_position)
    return show_one(states, mask, legal, observation)


@compiled
def step_one(states, action, mask, legal, observation):
    """The first decider acts; whose decision comes next, ENDED, or NOT_LEGAL when it may not do that."""
    if action < 0 or action >= ACTIONS or not mask[action]:
        return NOT_LEGAL
    s = states[0]
    apply(s, lowest_bit(deciders(s)), action)
    return show_one(states, mask, legal, observation)


@compiled
def act_as(states, seat, action):
    """A given decider acts, for decisions taken at the same time; False when it may not do that now."""
    s = states[0]
    if not (deciders(s) >> seat) & 1 or refusal(s, seat, action):
        return False
    apply(s, seat, action)
    return True


@compiled
def pay(s, seats, rewards):
    """Winners get 1, the others -1; nobody anything in a draw."""
    won = winners(s)
    for seat in range(seats):
        if won == 0:
            rewards[seat] = 0.0
        else:
            rewards[seat] = 1.0 if (won >> seat) & 1 else -1.0


@compiled
def show_row(s, i, to_act, observations, masks, counts, shown):
    """The next decision of a game, in its row of every array."""
    seat = lowest_bit(deciders(s))
    to_act[i] = seat
    counts[i], shown[i] = show_legal(s, seat, masks[i], shown[i])
    observe(s, seat, observations[i])


@compiled
def start_many(states, template, is_position, seeds, to_act, observations, masks, counts, shown):
    """Begin a game in every row."""
    for i in range(len(states)):
        states[i] = template[0]
        begin(states[i], seeds[i], is_position)
        show_row(states[i], i, to_act, observations, masks, counts, shown)


@compiled
def choose_many(states, to_act, draws, counts, actions):
    """A random legal action in every row, from numbers between 0 and 1."""
    for i in range(len(actions)):
        actions[i] = nth_legal(states[i], to_act[i], int(draws[i] * counts[i]))


@compiled
def step_many(
    states,
    template,
    is_position,
    seeds,
    stride,
    actions,
    to_act,
    observations,
    masks,
    counts,
    shown,
    rewards,
    done,
    final_observations,
):
    """One action in every row; finished games pay and begin again with the row's next seed.

    How many actions were not legal, times the rows, plus the first such row.
    """
    refused = 0
    first = 0
    seats = rewards.shape[1]
    for i in range(len(states)):
        s = states[i]
        if done[i]:
            for seat in range(seats):
                rewards[i, seat] = 0.0
            done[i] = 0
        action = actions[i]
        if action < 0 or action >= ACTIONS or not masks[i, action]:
            if refused == 0:
                first = i
            refused += 1
            continue
        apply(s, to_act[i], action)
        if is_over(s):
            pay(s, seats, rewards[i])
            done[i] = 1
            observe(s, to_act[i], final_observations[i])
            seeds[i] += stride
            states[i] = template[0]
            begin(s, seeds[i], is_position)
        show_row(s, i, to_act, observations, masks, counts, shown)
    return refused * len(states) + first
