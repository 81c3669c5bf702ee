"""One seat of every game is a learner's; the others are played here, between two of its decisions, without leaving the engine.

Loaded as `triumvirate.native.GAME.envs.against`. An opponent that is not compiled is asked for outside: its rows are left
`waiting`, and `go_on` takes them up again when it has acted.
"""

from triumvirate.core.rulebook import compiled, lowest_bit

from ..generator import below
from ..rules import apply, count_legal, deciders, is_over, nth_legal
from ..search.policy import policy_action
from .stepping import ACTIONS, begin, observe, pay, show_row

RANDOM, PLAYOUT, ELSEWHERE = 0, 1, 2  # who plays the other seats


@compiled
def choose(s, seat, opponent):
    """What a compiled opponent does; its own draws are the game's."""
    if opponent == PLAYOUT:
        return policy_action(s, seat)
    return nth_legal(s, seat, below(s, count_legal(s, seat)))


@compiled
def choose_one(states, seat, opponent):
    """The same, in the first game."""
    return choose(states[0], seat, opponent)


@compiled
def first_refused(actions, masks):
    """How many actions are not legal, times the rows, plus the first such row; nothing has moved yet."""
    refused = 0
    first = 0
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= ACTIONS or not masks[i, actions[i]]:
            if refused == 0:
                first = i
            refused += 1
    return refused * len(actions) + first


@compiled
def play_others(s, learner, opponent):
    """The others act until the learner decides or the game is over. False where one of them has to be asked for outside."""
    while not is_over(s):
        seat = lowest_bit(deciders(s))
        if seat == learner:
            return True
        if opponent == ELSEWHERE:
            return False
        apply(s, seat, choose(s, seat, opponent))
    return True


@compiled
def begin_row(states, i, template, seed, is_position, own, seats):
    """A fresh game in a row, and the learner's seat in it: one of its own, drawn from the game's chance."""
    states[i] = template[0]
    begin(states[i], seed, is_position)
    seats[i] = own[below(states[i], len(own))] if len(own) > 1 else own[0]


@compiled
def start_against(states, template, is_position, seeds, own, seats, waiting):
    """Begin a game in every row; `go_on` brings it to the learner's first decision."""
    for i in range(len(states)):
        begin_row(states, i, template, seeds[i], is_position, own, seats)
        waiting[i] = 1


@compiled
def act_against(states, actions, seats, rewards, done, waiting):
    """The learner acts in every row; `go_on` plays to its next decision."""
    for i in range(len(states)):
        if done[i]:
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0.0
            done[i] = 0
        apply(states[i], seats[i], actions[i])
        waiting[i] = 1


@compiled
def go_on(
    states,
    template,
    is_position,
    seeds,
    stride,
    own,
    opponent,
    seats,
    observations,
    masks,
    counts,
    shown,
    rewards,
    done,
    final_observations,
    waiting,
    may_pay,
):
    """Play waiting rows to the learner's next decision, and show it; how many still wait for somebody outside.

    A game that ends pays and begins again with the row's next seed. One that ends before its learner has decided anything
    pays nothing: there was nothing to learn (`may_pay` is off while all games begin).
    """
    left = 0
    for i in range(len(states)):
        if not waiting[i]:
            continue
        while play_others(states[i], seats[i], opponent):
            if not is_over(states[i]):
                waiting[i] = 0
                show_row(states[i], i, seats, observations, masks, counts, shown)
                break
            if may_pay and not done[i]:
                pay(states[i], rewards.shape[1], rewards[i])
                done[i] = 1
                observe(states[i], seats[i], final_observations[i])
            seeds[i] += stride
            begin_row(states, i, template, seeds[i], is_position, own, seats)
        left += waiting[i]
    return left
