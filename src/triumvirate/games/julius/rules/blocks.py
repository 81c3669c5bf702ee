"""2. The blocks: strength, rating, where they are levied, and how they leave the map (8.3)."""

from triumvirate.core.rulebook import apart, compiled, emit, equal, popcount, rule, table

from ..facts import CLEOPATRA_TURNED, ELIMINATED, LEADER_KILLED
from ..printed import DATA, PLACE_INDEX
from ..state import BLOCKS, CLEOPATRA, COLOURS, DEAD, FIRST_CITY, FIRST_SEA, LEVY, PLACES, SEATS, TIGHT
from .board import IS_MAJOR_PORT, is_friendly

_BLOCKS = DATA["blocks"]
_LEADERS = ("octavian", "brutus")
SIDE = table([("caesar", "pompeius").index(block["side"]) for block in _BLOCKS])
COLOUR = table([2 if block["type"] == "cleopatra" else SIDE[i] for i, block in enumerate(_BLOCKS)])
OF_COLOUR = table([sum(1 << block for block in range(BLOCKS) if COLOUR[block] == n) for n in range(len(COLOURS))])
MOST_STEPS = table([len(block["strengths"]) for block in _BLOCKS])
STRENGTH = table([0 if step == 0 else (*b["strengths"], 0, 0, 0)[step - 1] for b in _BLOCKS for step in range(5)])
FIREPOWER = table([block["firepower"] for block in _BLOCKS])
DEFENDING_LETTER = table(["ABCD".index(block["initiative"][0]) for block in _BLOCKS])
ATTACKING_LETTER = table(["ABCD".index(block["initiative"][-1]) for block in _BLOCKS])
IS_NAVIS = table([int(block["type"] == "navis") for block in _BLOCKS])
NAVES = sum(1 << block for block in range(BLOCKS) if IS_NAVIS[block])
IS_LEADER = table([int(block["type"] == "leader") for block in _BLOCKS])
LEADERS = table(
    [sum(1 << block for block in range(BLOCKS) if IS_LEADER[block] and SIDE[block] == n) for n in range(len(SEATS))]
)
IS_THIRD_LEADER = table([int(block["id"] in _LEADERS) for block in _BLOCKS])
HOME = table([PLACE_INDEX[block["home"]] if block["home"] else 0 for block in _BLOCKS])
START = table([PLACE_INDEX[block["start"]] if block["start"] else LEVY for block in _BLOCKS])


def _is_levied_at(block, place):
    if IS_NAVIS[block]:
        return IS_MAJOR_PORT[place]
    return FIRST_CITY <= place < FIRST_SEA and HOME[block] in (0, place)


LEVIED_AT = table([int(_is_levied_at(block, place)) for block in range(BLOCKS) for place in range(PLACES)])

_KINDS = list(zip(SIDE, HOME, IS_NAVIS, IS_THIRD_LEADER, strict=True))
LEVIED_ALIKE = table([sum(1 << one for one in range(BLOCKS) if _KINDS[one] == kind) for kind in _KINDS])


@rule("2")
def strength(s, block):
    """The current step; the elephant has two, of strength IV and II."""
    return STRENGTH[block * 5 + s.steps[block]]


@compiled
def blocks_at(s, place):
    """All blocks in a place, as a bit set."""
    return equal(s.where, place)


@compiled
def blocks_of(s, seat, place):
    """A side's blocks in a place, as a bit set."""
    return equal(s.where, place) & equal(s.owner, seat)


@compiled
def on_map(s, seat):
    """A side's blocks on the map, as a bit set."""
    return equal(s.owner, seat) & ~(equal(s.where, LEVY) | equal(s.where, DEAD))


@compiled
def count_blocks(s, seat, place):
    """How many blocks a side has in a place of the map."""
    return popcount(blocks_of(s, seat, place)) if TIGHT else s.present[seat * PLACES + place]


@compiled
def note_presence(s, seat, place, change):
    """A side has one block more or less in a place; a GPU only keeps whether it has any."""
    if TIGHT:
        s.present[seat * PLACES + place] = 1 if change > 0 or blocks_of(s, seat, place) else 0
    else:
        s.present[seat * PLACES + place] += change


@apart
@compiled
def put(s, block, place):
    """A block goes to a place on the map."""
    owner, before = s.owner[block], s.where[block]
    s.where[block] = place
    if before >= FIRST_CITY:
        note_presence(s, owner, before, -1)
    note_presence(s, owner, place, 1)


@compiled
def change_owner(s, block):
    """A block on the map now belongs to the other side."""
    before, place = s.owner[block], s.where[block]
    s.owner[block] = 1 - before
    note_presence(s, before, place, -1)
    note_presence(s, 1 - before, place, 1)


@compiled
def take_off(s, block, pool):
    """A block leaves the map for a pool, where it belongs to its original side and has no strength."""
    owner, place = s.owner[block], s.where[block]
    s.where[block] = pool
    s.steps[block] = 0
    s.owner[block] = SIDE[block]
    note_presence(s, owner, place, -1)
    forget_orders(s, block)


@apart
@compiled
def forget_orders(s, block):
    """Nothing of this turn's movement and battle clings to a block."""
    s.moved[block] = 0
    s.came[block] = 0
    s.reserve[block] = 0
    s.acted[block] = 0


@rule("2")
def leader_fell(s, seat):
    """One of a side's leaders has been killed, so that its third leader may be levied."""
    return equal(s.where, DEAD) & LEADERS[seat] != 0


@rule("2")
def fits_city(s, seat, block, place):
    """A levied block appears in a friendly city: its home if it has one, a major port if it is a Navis."""
    return LEVIED_AT[block * PLACES + place] == 1 and is_friendly(s, seat, place)


@rule("8.3")
def eliminate(s, block):
    """Below strength I a block is out until next year, a leader for good; Cleopatra changes sides at I instead."""
    if block == CLEOPATRA:
        change_owner(s, block)
        s.steps[block] = 1
        s.reserve[block] = 0
        s.came[block] = 0
        emit(s, CLEOPATRA_TURNED, s.owner[block], s.where[block])
        return
    emit(s, LEADER_KILLED if IS_LEADER[block] else ELIMINATED, s.owner[block], block, s.where[block])
    take_off(s, block, DEAD)


@apart
@rule("8.3")
def lose_step(s, block):
    """A block loses one step, and is eliminated when it has none left."""
    s.steps[block] -= 1
    if s.steps[block] == 0:
        eliminate(s, block)
