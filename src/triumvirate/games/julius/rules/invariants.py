"""What must hold in every position: nothing is lost, counts add up, and somebody can act or the game is over."""

from triumvirate.core.rulebook import compiled, table

from ..state import BLOCKS, CARDS, CLEOPATRA, FIRST_CITY, FIRST_SEA, NO_BLOCK, PHASE_OVER, PHASES, PLACES
from .blocks import IS_NAVIS, MOST_STEPS, SIDE, count_blocks
from .board import SEA_FROM, has_blocks
from .flow import deciders
from .made import count_legal, nth_legal, refusal

FINE, BLOCKS_WRONG, PRESENCE, CARDS_WRONG, MOVER, DECISION = range(6)

# The phases in which a block has been taken up.
_IN_HAND = ("deploy_to", "step", "levy_at", "jupiter_to", "retreat_to", "regroup_to", "port_to")
HAS_BLOCK_IN_HAND = table([int(name in _IN_HAND) for name in PHASES])


@compiled
def violation(s):
    """The number of the first property that fails, or 0."""
    for block in range(BLOCKS):
        if not block_stands_well(s, block):
            return BLOCKS_WRONG
    if not presence_adds_up(s):
        return PRESENCE
    if not cards_conserved(s):
        return CARDS_WRONG
    if (s.mover != NO_BLOCK) != (HAS_BLOCK_IN_HAND[s.phase] == 1):
        return MOVER
    return FINE if can_act_or_over(s) else DECISION


@compiled
def block_stands_well(s, block):
    """A block is in a pool without strength and with its own side, or on the map where its kind may be."""
    place, steps = s.where[block], s.steps[block]
    if place < FIRST_CITY:
        return steps == 0 and s.owner[block] == SIDE[block] and block != CLEOPATRA
    if steps < 1 or steps > MOST_STEPS[block]:
        return False
    if IS_NAVIS[block]:
        return SEA_FROM[place] != SEA_FROM[place + 1]
    return place < FIRST_SEA


@compiled
def presence_adds_up(s):
    """The counts by side and place are those of the blocks."""
    for seat in range(2):
        for place in range(PLACES):
            count = 0
            for block in range(BLOCKS):
                if s.where[block] == place and s.owner[block] == seat and place >= FIRST_CITY:
                    count += 1
            if count != count_blocks(s, seat, place) or has_blocks(s, seat, place) != (count > 0):
                return False
    return True


@compiled
def cards_conserved(s):
    """Every card is in one place at most: a hand, a discard, a choice, or among those revealed."""
    for card in range(1, CARDS + 1):
        held = (s.removed >> card) & 1
        for seat in range(2):
            held += ((s.hand[seat] >> card) & 1) + ((s.spent[seat] >> card) & 1)
            held += 1 if s.discarded[seat] == card else 0
            held += 1 if s.chosen[seat] == card and not (s.spent[seat] >> card) & 1 else 0
        if held > 1:
            return False
    return True


@compiled
def can_act_or_over(s):
    """Somebody decides and has a legal action, each of them allowed, unless the game is over."""
    seats = deciders(s)
    if s.phase >= PHASE_OVER:
        return s.phase == PHASE_OVER
    for seat in range(2):
        count = count_legal(s, seat)
        if (seats >> seat) & 1 and count == 0:
            return False
        for n in range(count):
            if refusal(s, seat, nth_legal(s, seat, n)):
                return False
    return True
