"""The state of JULIUS CAESAR as integer fields, and the numbers that its rules, views and notation share.

Blocks, places and cards are numbered as in the data file. A *road* is one of the 94 road sections; an *edge* is a road,
a border between two seas, or a link between a port and its sea, in this order.
"""

from triumvirate.core.fields import Field, Flags, Layout
from triumvirate.core.lazy import Lazy

SEATS = ("caesar", "pompeius")
CAESAR, POMPEIUS = 0, 1
DRAW_GAME = 2

BLOCKS, PLACES, ROADS, EDGE_COUNT, CARDS = 63, 78, 94, 163, 27
LEVY, DEAD, FIRST_CITY, FIRST_SEA, SEAS = 0, 1, 2, 69, 9
NO_BLOCK = -1
CLEOPATRA = 31

# Colours of blocks as everybody sees them.
COLOURS = ("caesar", "pompeius", "cleopatra")
BLUE = 2

APOLLO, JUPITER, MARS, MERCURY, NEPTUNE, PLUTO, VULCAN = range(1, 8)
YEARS, TURNS, HAND = 5, 5, 6
FIRST_YEAR = 705
ROUNDS = 4

PHASES = (
    "deploy",
    "deploy_to",
    "cards",
    "jupiter",
    "jupiter_to",
    "vulcan",
    "move",
    "step",
    "main_road",
    "surprise",
    "levy",
    "levy_at",
    "battle",
    "fight",
    "hit",
    "retreat_to",
    "regroup",
    "regroup_to",
    "port",
    "port_to",
    "disband",
    "over",
)
PHASE_DEPLOY = PHASES.index("deploy")
PHASE_DEPLOY_TO = PHASES.index("deploy_to")
PHASE_CARDS = PHASES.index("cards")
PHASE_JUPITER = PHASES.index("jupiter")
PHASE_JUPITER_TO = PHASES.index("jupiter_to")
PHASE_VULCAN = PHASES.index("vulcan")
PHASE_MOVE = PHASES.index("move")
PHASE_STEP = PHASES.index("step")
PHASE_MAIN_ROAD = PHASES.index("main_road")
PHASE_SURPRISE = PHASES.index("surprise")
PHASE_LEVY = PHASES.index("levy")
PHASE_LEVY_AT = PHASES.index("levy_at")
PHASE_BATTLE = PHASES.index("battle")
PHASE_FIGHT = PHASES.index("fight")
PHASE_HIT = PHASES.index("hit")
PHASE_RETREAT_TO = PHASES.index("retreat_to")
PHASE_REGROUP = PHASES.index("regroup")
PHASE_REGROUP_TO = PHASES.index("regroup_to")
PHASE_PORT = PHASES.index("port")
PHASE_PORT_TO = PHASES.index("port_to")
PHASE_DISBAND = PHASES.index("disband")
PHASE_OVER = PHASES.index("over")

# Between two decisions the turn runs through these by itself.
(
    GO_YEAR,
    GO_CARDS,
    GO_REVEAL,
    GO_COMMAND,
    GO_MOVED,
    GO_COMMAND_DONE,
    GO_BATTLES,
    GO_FIGHT,
    GO_HITS,
    GO_BATTLE_DONE,
    GO_TURN_DONE,
    GO_PORTS,
    GO_DISBAND,
) = range(50, 63)

END_REASONS = ("running", "ten points", "more points", "Roma", "tie to Caesar", "draw")
RUNNING, END_TEN, END_POINTS, END_ROMA, END_TIE, END_DRAW = range(6)

# What chance is asked for.
DEALT, DIE, DRAWN = range(3)

# A side may rearrange freely this often; after that each change must bring the city counts closer to the right ones.
FREE_DEPLOYMENTS = 40
MOST_OFFERS = 192
MOST_WAYS = 256  # whatever could be offered in any one phase

WHOLE = Layout(
    [
        # options
        Field("free_deployment"),
        Field("tie_to_caesar"),
        Field("levy_after_long_march"),
        Field("tournament"),
        Field("max_2_events"),
        Field("removed", 0, 4),  # cards that are not in the deck
        # blocks
        Field("where", BLOCKS),
        Field("steps", BLOCKS),
        Field("owner", BLOCKS),
        Field("moved", BLOCKS),  # this turn: 0 no, 1 one step, 2 more
        Field("came", BLOCKS),  # where a block that entered a battle came from
        Field("reserve", BLOCKS),
        Field("acted", BLOCKS),  # in this battle round
        # places and edges
        Field("present", 2 * PLACES),  # blocks by side and place, the map only
        Field("attacker", PLACES),  # 1 + the side that attacked there this turn
        Field("main_road", PLACES),
        Field("activated", PLACES),
        Field("crossings", 2 * ROADS),
        Field("entries", EDGE_COUNT),  # who entered a battle over an edge: bit 2 × side + end
        # cards
        Field("hand", 2, 4),
        Field("spent", 2, 4),  # revealed this year, by side
        Field("discarded", 2),
        Field("chosen", 2),
        Field("played", 2),  # as resolved: Apollo is the card it copies
        Field("previous", 2),
        # the turn
        Field("year"),
        Field("turn"),
        Field("phase"),
        Field("seat"),  # who decides, except in the card phase
        Field("first"),  # Player 1 of the turn
        Field("second_acts"),
        Field("points"),  # move points left
        Field("levies"),
        Field("group_moved"),
        Field("crossed", 0, 2),  # seas that amphibious moves crossed
        Field("surprised"),  # the place of the surprise battle
        Field("asked"),  # the place that a main road is asked for
        Field("deployed"),
        Field("target_at"),  # where Jupiter is drawing a block, and of which colour
        Field("target_colour"),
        # the block in hand
        Field("mover"),
        Field("mover_at"),
        Field("mover_from"),
        Field("mover_steps"),
        Field("sailed", 0, 2),
        # the battle
        Field("battle_at"),
        Field("round"),
        Field("slot"),
        Field("hits"),
        Field("sea_retreats", 2),
        # the end
        Field("winner"),
        Field("ended_by"),
        # the legal actions of the deciding side, listed when the decision comes up
        Field("offer_n", 0, 2),
        Field("offers", MOST_OFFERS, 2),
    ]
)
SPELL = 32  # matches are long: threads of a GPU whose game is over begin another after so many actions of the others
# On a GPU rows of small numbers are bits of words: its caches hold the records of more threads the smaller they are.
TIGHT = False
IN_BITS = {
    "where": 8,  # bytes too are words there: a row is compared or cleared four at a time
    "came": 8,
    "main_road": 8,
    "steps": 4,
    "owner": 1,
    "moved": 2,
    "reserve": 1,
    "acted": 1,
    "attacker": 2,
    "activated": 1,
    "crossings": 4,
    "entries": 4,
}
# Of blocks by side and place such records know only whether there are any, and of the offers which there are.
_TOLD = "triumvirate.games.julius.told:"
IN_FLAGS = {
    "present": Flags(2 * PLACES, Lazy(_TOLD + "any_present"), Lazy(_TOLD + "counted")),
    "offers": Flags(MOST_WAYS, Lazy(_TOLD + "ways_offered"), Lazy(_TOLD + "offered")),
}
IN_WORDS = WHOLE.tightened(IN_BITS, IN_FLAGS)
LAYOUT = IN_WORDS if TIGHT else WHOLE
