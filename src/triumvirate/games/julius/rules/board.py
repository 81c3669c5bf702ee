"""1. The map as tables, and who controls a place."""

from triumvirate.core.rulebook import clear_row, compiled, rule, table

from ..printed import DATA, EDGES, PLACE_IDS, PLACE_INDEX, ROAD_TYPES
from ..state import FIRST_SEA, PLACES, ROADS, SEAS

MAJOR, MINOR, STRAIT = range(3)

_VALUES = [0, 0, *(place.get("value", 0) for place in DATA["places"])]
CITY_VALUE = table(_VALUES)
IS_MAJOR_PORT = table([0, 0, *(int(place.get("port") == "major") for place in DATA["places"])])
MAJOR_PORTS = table([place for place in range(PLACES) if IS_MAJOR_PORT[place]])
VALUED_CITIES = table([place for place, value in enumerate(_VALUES) if value])
ALEXANDRIA, ROMA = PLACE_INDEX["alexandria"], PLACE_INDEX["roma"]

ROAD_TYPE = table([ROAD_TYPES[road[2]] for road in DATA["roads"]])
EDGE_END = table([second for _, second in EDGES])


def _edge_between():
    between = [-1] * (PLACES * PLACES)
    for edge, (first, second) in enumerate(EDGES):
        between[first * PLACES + second] = between[second * PLACES + first] = edge
    return between


def _neighbours(edges):
    """For every place the run of its neighbours over these edges, in a row: starts, then places."""
    starts, row = [], []
    for place in range(PLACES):
        starts.append(len(row))
        row += sorted(a if b == place else b for a, b in (EDGES[edge] for edge in edges) if place in (a, b))
    return [*starts, len(row)], row


EDGE = table(_edge_between())
_STARTS, _ROW = _neighbours(range(ROADS))
ROAD_FROM, ROAD_TO = table(_STARTS), table(_ROW)
_STARTS, _ROW = _neighbours(range(len(EDGES)))
NEXT_FROM, NEXT_TO = table(_STARTS), table(_ROW)  # by road, then by sea
_STARTS, _ROW = _neighbours(range(ROADS, len(EDGES)))
SEA_FROM, SEA_TO = table(_STARTS), table(_ROW)
SEA_NEIGHBOURS = table(
    [
        sum(1 << (other - FIRST_SEA) for other in _ROW[_STARTS[sea] : _STARTS[sea + 1]] if other >= FIRST_SEA)
        for sea in range(FIRST_SEA, FIRST_SEA + SEAS)
    ]
)
assert len(PLACE_IDS) == PLACES


@compiled
def count_ways(s, seat):
    """How many places lie beside the block in hand."""
    return NEXT_FROM[s.mover_at + 1] - NEXT_FROM[s.mover_at]


@compiled
def nth_way(s, seat, n):
    """The n-th place beside the block in hand."""
    return NEXT_TO[NEXT_FROM[s.mover_at] + n]


@rule("1")
def has_blocks(s, seat, place):
    """A side has at least one block there."""
    return s.present[seat * PLACES + place] > 0


@rule("1")
def is_friendly(s, seat, place):
    """Own blocks and no enemy block: control comes from presence alone, at every instant."""
    return s.present[seat * PLACES + place] > 0 and s.present[(1 - seat) * PLACES + place] == 0


@rule("1")
def is_vacant(s, place):
    """Nobody is there; a place left empty is vacant at once."""
    return s.present[place] == 0 and s.present[PLACES + place] == 0


@rule("1")
def is_contested(s, place):
    """Blocks of both sides are there; a single attacker is enough."""
    return s.present[place] > 0 and s.present[PLACES + place] > 0


@rule("1")
def is_open_to(s, seat, place):
    """Friendly or vacant: no enemy block is there."""
    return s.present[(1 - seat) * PLACES + place] == 0


@rule("7.3")
def entered_over(s, seat, edge, place):
    """A side entered the battle at this place over this edge."""
    return (s.entries[edge] >> (2 * seat + (1 if EDGE_END[edge] == place else 0))) & 1


@rule("7.3")
def note_entry(s, seat, edge, place):
    """The road or sea border by which a side entered a battle is remembered for the turn."""
    s.entries[edge] |= 1 << (2 * seat + (1 if EDGE_END[edge] == place else 0))


@compiled
def forget_crossings(s):
    """The counters of all road sections start again."""
    clear_row(s.crossings)
