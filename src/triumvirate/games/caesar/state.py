"""The state of CAESAR! as integer fields, and the numbers that its rules, views and notation share.

Sets of border spaces, provinces and tokens are bit masks. A token's *slot* is its place in the token table (16 influence
tokens, then 3 centurions); equal tokens stand side by side there and the first slot of each is their *kind*.
"""

from triumvirate.core.fields import Field, Layout
from triumvirate.games.caesar.own import AUTOMATON, HOME_MADE, OWN_BONUSES, OWN_EFFECTS, OWN_TASKS

SEATS = ("caesar", "pompey")
CAESAR, POMPEY = 0, 1
NOBODY = -1
DRAW_GAME = 2

PROVINCES, BORDERS, SLOTS, INFLUENCE_SLOTS = 18, 30, 19, 16
MARKERS = 12
SWORD, SHIELD, SHIP, LAUREL = 1, 2, 4, 8

BONUS_NAMES = ("tactics", "wealth", "might", "senate", "poison", "centurion")
TACTICS, WEALTH, MIGHT, SENATE, POISON, CENTURION = range(6)
BONUSES = 6
# Behind the printed ones come those of a variant, called by their place in its file.
OWN_NAMES = tuple(f"own{number + 1}" for number in range(OWN_BONUSES))
ALL_BONUS_NAMES = (*BONUS_NAMES, *OWN_NAMES)

PHASES = ("place", "close", "bonus", "might", "centurion", "over", "own")
PHASE_PLACE, PHASE_CLOSE, PHASE_BONUS, PHASE_MIGHT, PHASE_CENTURION, PHASE_OVER, PHASE_OWN = range(7)
PRINTED_PHASES = 6

# Where the turn in progress stands when it next goes on.
STAGE_SUPPLY, STAGE_CLOSE, STAGE_EFFECTS, STAGE_DRAW, STAGE_PASSED = range(5)
STAGE_OWN = -1  # a home-made bonus is being carried out

# Why the game ended.
END_REASONS = ("running", "last marker", "empty hand", "stuck", "blocked", "removed marker")
RUNNING, END_MARKERS, END_EMPTY_HAND, END_STUCK, END_BLOCKED, END_REMOVED = range(6)

# How a token lies: its first value towards the border's first province, its second value, or face down.
STRAIGHT, TURNED, FACE_DOWN = range(3)

# What chance is asked for; `DRAWN` and `POISONED` say for which seat, by adding its number.
CHANCE_SEATS = 2
DRAWN, POISONED, SUPPLIED, TILE, STACKED, PICKED, DEALT, CHOSEN = range(0, 8 * CHANCE_SEATS, CHANCE_SEATS)

# Command tiles: up to six letters with up to six tasks each.
TILES, TASKS = 6, 6
TASK_NAMES = ("", "draw1", "draw2", "resolve", "discard1", "drawCenturion1")
NO_TASK, DRAW_ONE, DRAW_TWO, RESOLVE, DISCARD_ONE, DRAW_CENTURION, FIRST_OWN_TASK = range(7)

WHOLE = Layout(
    [
        # options
        Field("with_poison"),
        Field("with_centurions"),
        Field("with_border_control"),
        Field("stuck_loses"),
        Field("automaton"),  # the seat Auto-Crassus plays, or NOBODY
        Field("harder"),
        # the token table and the bonus supply, from the printed set or a variant
        Field("icons", SLOTS),
        Field("high", SLOTS),
        Field("low", SLOTS),
        Field("kind", SLOTS),
        Field("supply", BONUSES),
        Field("tile_tasks", TILES * TASKS),
        Field("tile_deck", TILES),
        Field("tile_left", TILES),
        # the board
        Field("free", 0, 4),
        Field("owned", 2, 4),
        Field("turned", 0, 4),
        Field("face_down", 0, 4),
        Field("hidden", 0, 4),
        Field("border_marked", 2, 4),
        Field("closed", 0, 4),
        Field("controlled", 2, 4),
        Field("flipped", 0, 4),
        Field("token", BORDERS),
        Field("influence", 2 * PROVINCES),
        Field("bonus", PROVINCES),
        # the players
        Field("hand", 2, 4),
        Field("bag", 2, 4),
        Field("centurions", 2, 4),
        Field("placed", 2),
        Field("senate", 2),
        Field("line", SLOTS),
        Field("line_n"),
        # the turn in progress
        Field("to_move"),
        Field("phase"),
        Field("stage"),
        Field("closing", 2),
        Field("closing_n"),
        Field("pending", 2),
        Field("pending_won", 2),  # whether its taker won the province; of a home-made one who did, counted from 1
        Field("pending_n"),
        Field("again"),
        Field("skip_draw"),
        # Auto-Crassus choosing at random: the sides still tied, and its step
        Field("tied_sides", 0, 8),
        Field("choice_step"),
        # the end
        Field("winner"),
        Field("ended_by"),
        # since version 2 of the rules
        Field("edition", later=True),  # 1 by the rulings of version 2, 0 by those of version 1
        Field("spares", later=True),  # Auto-Crassus gives the game away only where it must
        Field("sparing", later=True),  # while it chooses: such placements are passed over
        Field("owed", 2, later=True),  # draws that a player has still to skip
        # home-made bonuses and tasks, from a variant (`own.py` says how they are packed)
        Field("own_kinds", later=2),
        Field("own_plays", later=2),  # a bit for each bonus that Auto-Crassus plays instead of putting it aside
        Field("own_supply", OWN_BONUSES, later=2),
        Field("own_effects", OWN_BONUSES * OWN_EFFECTS, 2, later=2),
        Field("own_tasks", OWN_TASKS, 4, later=2),
        # the one being carried out: which bonus (0 is none), at which of its moments, effect, repeats left
        Field("own_now", later=2),
        Field("own_back", later=2),  # the stage at which the turn goes on after it
        Field("own_when", later=2),
        Field("own_at", later=2),
        Field("own_left", later=2),
        Field("own_owner", later=2),  # who controls its province, counted from 1
        Field(
            "task_order", 0, 4, later=2
        ),  # while Auto-Crassus resolves a task of its own: its steps, and where it aims
        Field("task_target", later=2),
        Field("looked", later=2),  # closing provinces whose bonus was looked at before the count
        Field("due", 3, later=2),  # bonuses with effects at the end of this turn
        Field("due_owner", 3, later=2),
        Field("due_n", later=2),
        Field("barred", 2, 4, later=2),  # spaces that a player may not use in the next turn
        Field("shut", 0, 4, later=2),  # those of who is to move
    ]
)
# What compiled text has nothing about is not in its records either: home-made content in the usual game, and what is
# Auto-Crassus's alone where two play on a GPU, whose cache holds the records of more threads the smaller they are.
OF_AUTOMATON = ("tile_tasks", "tile_deck", "tile_left", "line", "line_n", "tied_sides", "choice_step", "sparing")
USUAL = WHOLE.narrowed(lambda field: field.later != 2)
FOR_TWO = USUAL.narrowed(lambda field: field.name not in OF_AUTOMATON)
LAYOUT = WHOLE if HOME_MADE else USUAL if AUTOMATON else FOR_TWO
