"""What is left to deal in a position that an environment begins from."""

from triumvirate.core.rulebook import compiled

from .rules.setup import deal_hands


@compiled
def deal(s):
    """Empty hands are dealt."""
    if s.hand[0] == 0 and s.hand[1] == 0:
        deal_hands(s)
