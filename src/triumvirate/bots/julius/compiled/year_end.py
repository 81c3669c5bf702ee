"""Single actions of JULIUS CAESAR tried and played on to the winter: how many victory points a side is ahead then."""

from triumvirate.core.rulebook import compiled

from ..playout import random_decider
from ..rules import apply, is_over
from ..rules.victory import victory_points
from ..search.policy import policy_action, redeal
from ..state import PHASE_PORT

LONGEST = 1000


@compiled
def lead_of(s, seat, action, seed):
    """Deal anew what the seat has not seen, act, and play on until the year is over: points ahead of the other side."""
    s.rng_seed = seed
    s.rng_count = 0
    redeal(s, seat)
    year = s.year
    apply(s, seat, action)
    steps = 0
    while steps < LONGEST and s.year == year and s.phase < PHASE_PORT and not is_over(s):
        decider = random_decider(s)
        apply(s, decider, policy_action(s, decider))
        steps += 1
    return victory_points(s, seat) - victory_points(s, 1 - seat)


@compiled
def leads_of(states, truth, seat, actions, games, first, sums, squares):
    """Every action in the same games: the sum of its leads, and of the squares of what it lacks to the first one's."""
    for game in range(games):
        before = 0
        for i in range(len(actions)):
            states[0] = truth[0]
            lead = lead_of(states[0], seat, actions[i], first + game)
            if i == 0:
                before = lead
            sums[i] += lead
            squares[i] += (lead - before) * (lead - before)
