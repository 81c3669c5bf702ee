"""A search that knows nothing of a game beyond its rules: every action looks as good as the others.

Loaded as `triumvirate.native.GAME.search.plain` where a game's bots bring no `policy.py` of their own.
"""

from triumvirate.core.rulebook import compiled

from ..generator import below
from ..rules import count_legal, nth_legal


@compiled
def policy_action(s, seat):
    """The action of a deciding seat in a playout: any, each as likely."""
    return nth_legal(s, seat, below(s, count_legal(s, seat)))


@compiled
def weigh(s, seat, actions, count, weights):
    """How promising each of the seat's actions looks before it is tried; only their proportion matters."""
    for n in range(count):
        weights[n] = 1.0


@compiled
def evaluate(s, seat):
    """A seat's chance to win, from 0 to 1, where a playout was cut short."""
    return 0.5


@compiled
def redeal(s, observer):
    """Deal anew what the observer has not seen, so that every iteration has its own truth; sampled truths will do."""


@compiled
def seen(s, observer, seat, action):
    """What the observer sees of an action: itself, or a negative number that stands for all that look alike."""
    return action
