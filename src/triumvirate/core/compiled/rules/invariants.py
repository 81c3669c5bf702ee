"""What must hold in every position of any game, for one that has no `rules/invariants.py` of its own.

Loaded as `triumvirate.native.GAME.rules.invariants`.
"""

from triumvirate.core.rulebook import compiled, lowest_bit

from . import count_legal, deciders, is_over

NOBODY_ACTS, NO_CHOICE, AFTER_THE_END = -2, -3, -4


@compiled
def violation(s):
    """What is wrong with who decides, or 0."""
    waiting = deciders(s)
    if is_over(s):
        return AFTER_THE_END if waiting else 0
    if waiting == 0:
        return NOBODY_ACTS
    while waiting != 0:
        if count_legal(s, lowest_bit(waiting)) == 0:
            return NO_CHOICE
        waiting &= waiting - 1
    return 0
