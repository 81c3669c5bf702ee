"""7.4. Pinning: attackers of the main force hold as many defenders in place."""

from triumvirate.core.rulebook import apart, equal, popcount, rule

from .blocks import blocks_of


@apart
@rule("7.4")
def main_force(s, seat, place):
    """How many blocks of a side there are no reserves."""
    return popcount(blocks_of(s, seat, place) & equal(s.reserve, 0))


@rule("7.4")
def is_pinned(s, seat, place):
    """Where the enemy attacks, blocks may leave only while more of them stand there than his main force counts."""
    if s.attacker[place] != 2 - seat:
        return False
    return main_force(s, seat, place) <= main_force(s, 1 - seat, place)
