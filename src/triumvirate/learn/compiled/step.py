"""Games that a network plays on: act, begin again, look. Shared by the native loops below and the CUDA kernel.

Loaded as `triumvirate.native.GAME.learn.step`. Three modes, one loop: START sets every game up; ADVANCE takes one action
in every game and begins those again that end; BRANCH tries several actions of each game on copies, with chance of their
own, and looks at what the mover would see. A decision with one choice is nobody's: games run on to the next real one.
"""

from triumvirate.core.rulebook import compiled

from ..playout import start
from ..rules import apply, count_legal, is_over, nth_legal, winners
from ..sight import observe, slot
from .encoding import first_decider

START, ADVANCE, BRANCH = 0, 1, 2
WON, LOST = 1, -1


@compiled
def only_choice(s, seat):
    """The one action that a seat has to consider, or none where it has several."""
    only = -1
    for n in range(count_legal(s, seat)):
        action = nth_legal(s, seat, n)
        if slot(s, seat, action) >= 0:
            if only >= 0:
                return -1
            only = action
    return only


@compiled
def act(s, action):
    """The decider takes an action, if there is one to take, and what then is nobody's choice; whether the game is over.

    The rules stand in one place of this text, so that a GPU's compiler has them once.
    """
    while action >= 0 and not is_over(s):
        apply(s, first_decider(s), action)
        action = -1 if is_over(s) else only_choice(s, first_decider(s))
    return is_over(s)


@compiled
def outcome(s):
    """How the game ended for the first seat: 1 won, -1 lost, 0 drawn or still running."""
    won = winners(s)
    if won == 1:
        return WON
    return LOST if won else 0


@compiled
def look(s, first, last, obs, row):
    """What the seats from first to last know, a row each."""
    for seat in range(first, last):
        observe(s, seat, obs[row + seat - first])


@compiled
def write_legal(s, seat, actions, slots, counts, row):
    """What the decider has to consider, as far as there is room: actions, the policy's numbers for them, how many."""
    count = 0
    for n in range(count_legal(s, seat)):
        action = nth_legal(s, seat, n)
        number = slot(s, seat, action)
        if number >= 0 and count < actions.shape[1]:
            actions[row, count] = action
            slots[row, count] = number
            count += 1
    counts[row] = count


@compiled
def run_batch(
    mode, states, templates, sets, scratch, width, chosen, seeds, obs, movers, legal, slots, counts, ended, results
):
    """The native loop: one mode for all games; `width` branches a game."""
    for i in range(len(chosen)):
        game = i // width
        if mode == START:
            scratch[0] = templates[sets[game]]
            start(scratch[0], seeds[game])
            over = False
        else:
            scratch[0] = states[game]
            if mode == BRANCH:
                scratch[0].rng_seed = seeds[game]
                scratch[0].rng_count = 0
            over = act(scratch[0], chosen[i])
        ended[i] = 1 if over else 0
        results[i] = outcome(scratch[0]) if over else 0
        if mode == BRANCH:
            look(scratch[0], movers[game], movers[game] + 1, obs, i)
        else:
            if over:
                scratch[0] = templates[sets[game]]
                start(scratch[0], seeds[game])
            states[game] = scratch[0]
            movers[game] = first_decider(scratch[0])
            look(scratch[0], 0, 2, obs, 2 * i)
            write_legal(scratch[0], movers[game], legal, slots, counts, i)
