"""What a network sees of a game that has no `sight.py` of its own, and which number of its policy speaks of an action.

Loaded as `triumvirate.native.GAME.sight`: the game's `encode.py`, which then writes small whole numbers, and one number
for every action. A game whose actions are many and alike brings its own text, with these names.
"""

from triumvirate.core.rulebook import compiled

from .encode import observe

__all__ = ["observe", "slot"]


@compiled
def slot(s, seat, action):
    """The number of the policy that speaks of an action; one below 0 would keep the action from being considered."""
    return action
