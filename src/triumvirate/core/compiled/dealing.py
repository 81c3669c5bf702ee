"""What is left to deal in a position that an environment begins from, for games without a `dealing.py` of their own."""

from triumvirate.core.rulebook import compiled


@compiled
def deal(s):
    """Nothing: the position is complete."""
    return
