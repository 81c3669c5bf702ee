"""7.4. Pinning: attackers of the main force hold as many defenders in place."""

from triumvirate.core.rulebook import rule

from ..state import BLOCKS


@rule("7.4")
def main_force(s, seat, place):
    """How many blocks of a side there are no reserves."""
    count = 0
    for block in range(BLOCKS):
        if s.where[block] == place and s.owner[block] == seat and s.reserve[block] == 0:
            count += 1
    return count


@rule("7.4")
def is_pinned(s, seat, place):
    """Where the enemy attacks, blocks may leave only while more of them stand there than his main force counts."""
    if s.attacker[place] != 2 - seat:
        return False
    return main_force(s, seat, place) <= main_force(s, 1 - seat, place)
