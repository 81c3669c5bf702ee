"""Steps with what a learner needs in the same call: observation, legal mask, rewards, and a new game after the end.

Loaded once per game, as `triumvirate.native.GAME.stepping`. Seats that decide at the same time are asked one after the
other, in seat order; none of them sees the others' choices, because observations are functions of the seat's view.
"""

import numpy as np

from triumvirate.core.rulebook import compiled, lowest_bit

from . import rules
from .playout import start
from .rules import apply, count_legal, deciders, is_over, nth_legal, winners

NOT_LEGAL = -1

try:
    # the bare facts, where a game has a quick way to copy them
    from . import glance as seen  # type: ignore[attr-defined]
except ImportError:
    from . import encode as seen
observe, OBSERVATION, ACTIONS = seen.observe, seen.OBSERVATION, seen.ACTIONS
DTYPE = getattr(seen, "DTYPE", "float32")
SEEN_TYPE = np.dtype(DTYPE)

if hasattr(seen, "deal"):
    deal = seen.deal
else:

    @compiled
    def deal(s):
        """Complete a position that an environment begins from: in this game nothing is left to deal."""
        return


if hasattr(rules, "list_legal"):
    list_actions = rules.list_legal
else:

    @compiled
    def list_actions(s, seat, out):
        """All actions of a deciding seat written into `out`; how many there are."""
        count = count_legal(s, seat)
        for n in range(count):
            out[n] = nth_legal(s, seat, n)
        return count


@compiled
def list_next(s, mask, legal, count):
    """Mark the legal actions of the first decider in `mask`, where `legal` tells what was marked before."""
    for n in range(count):
        mask[legal[n]] = 0
    seats = deciders(s)
    if seats == 0:
        return 0
    count = list_actions(s, lowest_bit(seats), legal)
    for n in range(count):
        mask[legal[n]] = 1
    return count


@compiled
def look(states, seat, observation):
    """What one seat observes of the first game."""
    observe(states[0], seat, observation)


@compiled
def first_decider(states):
    """The seat that decides next in the first game; -1 after the end."""
    seats = deciders(states[0])
    return lowest_bit(seats) if seats else -1


@compiled
def list_for(states, seat, mask, legal):
    """Mark a deciding seat's legal actions in an empty mask."""
    count = list_actions(states[0], seat, legal)
    for n in range(count):
        mask[legal[n]] = 1
    return count


@compiled
def start_one(states, template, seed, is_position, mask, legal, count):
    """Begin one game and list its first decision; how many actions there are."""
    states[0] = template[0]
    s = states[0]
    if is_position:
        s.rng_seed = seed
        s.rng_count = 0
        deal(s)
    else:
        start(s, seed)
    return list_next(s, mask, legal, count)


@compiled
def step_one(states, action, mask, legal, count):
    """The first decider acts; how many actions come next, 0 after the end, NOT_LEGAL when it may not do that."""
    if action < 0 or action >= ACTIONS or not mask[action]:
        return NOT_LEGAL
    s = states[0]
    apply(s, lowest_bit(deciders(s)), action)
    return list_next(s, mask, legal, count)


@compiled
def act_as(states, seat, action):
    """A given decider acts, for decisions taken at the same time; False when it may not do that now."""
    s = states[0]
    if not (deciders(s) >> seat) & 1 or rules.refusal(s, seat, action):
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
def start_many(states, template, is_position, seeds, to_act, observations, masks, legal, counts):
    """Begin a game in every row."""
    for i in range(len(states)):
        counts[i] = start_one(states[i : i + 1], template, seeds[i], is_position, masks[i], legal[i], counts[i])
        to_act[i] = lowest_bit(deciders(states[i]))
        observe(states[i], to_act[i], observations[i])


@compiled
def choose_many(draws, legal, counts, actions):
    """A random legal action in every row, from numbers between 0 and 1."""
    for i in range(len(actions)):
        actions[i] = legal[i, int(draws[i] * counts[i])]


@compiled
def step_many(
    states, template, is_position, seeds, stride, actions, to_act, observations, masks, legal, counts, rewards, done
):
    """One action in every row; finished games pay and begin again with the row's next seed. How many were not legal."""
    refused = 0
    seats = rewards.shape[1]
    for i in range(len(states)):
        s = states[i]
        if done[i]:
            for seat in range(seats):
                rewards[i, seat] = 0.0
            done[i] = 0
        action = actions[i]
        if action < 0 or action >= ACTIONS or not masks[i, action]:
            refused += 1
            continue
        apply(s, to_act[i], action)
        if is_over(s):
            pay(s, seats, rewards[i])
            done[i] = 1
            seeds[i] += stride
            counts[i] = start_one(states[i : i + 1], template, seeds[i], is_position, masks[i], legal[i], counts[i])
        else:
            counts[i] = list_next(s, masks[i], legal[i], counts[i])
        to_act[i] = lowest_bit(deciders(states[i]))
        observe(states[i], to_act[i], observations[i])
    return refused
