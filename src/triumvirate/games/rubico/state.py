"""The state of RUBICO as integer fields, and the numbers that its rules, views and notation share.

Seven seats with five places each make 35 *cells*: the card in place `i` of a row is cell `seat * PLACES + i`, and
rows have no gaps. Sets of seats and of places are bit masks. Nothing is shuffled beforehand: the stock, the chosen pile
and the Senate cards still face down are counts, and a card gets its identity in the moment it is drawn or turned.
"""

from triumvirate.core.fields import Field, Layout

SEATS = ("p1", "p2", "p3", "p4", "p5", "p6", "p7")
MOST_SEATS, PLACES = 7, 5
CELLS = MOST_SEATS * PLACES
NOBODY = -1

FACTIONS = ("caesar", "senate")
CAESAR, SENATE = 0, 1

FACES = ("red", "blue", "janus", "pompey")
RED, BLUE, JANUS, POMPEY = range(4)

# What a row's owner says of one of its cards; 0 is nothing said, then the faces, then "I do not say".
SAYINGS = ("", "red", "blue", "janus", "pompey", "?")
SILENT, SAYS_UNKNOWN = 0, 5

# The one table claim a row's owner may make each round.
WORDS = ("", "trust", "accuse", "promise")

POWERS = ("minerva", "cibelis", "venus", "eris", "fortuna", "roma", "vesta", "juno")
MINERVA, CIBELIS, VENUS, ERIS, FORTUNA, ROMA, VESTA, JUNO = range(8)
NO_POWER = -1

SENATE_CARDS = ("empty", "extra", "blue", "red_1", "discard", "red_2", "jolly")
SENATE_EMPTY, SENATE_EXTRA, SENATE_BLUE, SENATE_RED_1, SENATE_DISCARD, SENATE_RED_2, SENATE_JOLLY = range(7)
SENATE_KINDS, SENATE_ROW = 7, 8
LEGIONS = ("I", "XV")
LEGION_WINS = 4

TRACKS = ("standard", "short_march", "via_aemilia", "via_flaminia")
SENATE_SETS = ("3_3_J", "Y_3_4_J", "X_4_3_J")
BLUE_REVEALS = ("once", "per_pair")
MINERVA_MODES = ("to_row", "set_aside", "peek_only")
TO_ROW, SET_ASIDE, PEEK_ONLY = range(3)
COVERS = ("centurion", "everybody")
FIRST_CENTURIONS = ("chance", "first_seat")
FOUR_DECKS = ("janus_first", "pompey_first")

# The pairs of places that can be exchanged; the first three are those of a row of three cards.
SWAPS = ((0, 1), (0, 2), (1, 2), (0, 3), (1, 3), (2, 3))
DIRECTIONS = ("forward", "back")
FORWARD, BACK = 0, 1

# The suggestion in two steps (laying the row, then talking about it), the choice with its window W1, the window W2.
PHASES = ("arrange", "talk", "choice", "powers", "over")
PHASE_ARRANGE, PHASE_TALK, PHASE_CHOICE, PHASE_POWERS, PHASE_OVER = range(5)
MOMENT_PUT = 5  # no phase of the round: a seat has a card in hand and puts it down

END_REASONS = ("running", "rome", "fortuna", "legion")
RUNNING, END_ROME, END_FORTUNA, END_LEGION = range(4)

# What chance is asked for; roles, powers and dealt cards also say for which seat.
CHANCE_ROLE, CHANCE_POWER, CHANCE_DEAL = 0, 8, 16
CHANCE_FIRST, CHANCE_EXTRA, CHANCE_DISCARD, CHANCE_REVEAL, CHANCE_SENATE = range(24, 29)

# Memory: the last rounds, oldest overwritten. One remembered card is present | face | said | taken | who knows it.
ROUNDS = 16
CELL_FACE, CELL_SAID, CELL_TAKEN, CELL_KNOWN = 1, 3, 6, 7
# What was at work in a remembered round; the +1 red effects are counted in two bits.
WORK_EXTRA, WORK_DISCARD, WORK_BLUE, WORK_VESTA, WORK_JUNO, WORK_RED = 1, 2, 4, 8, 16, 5

LAYOUT = Layout(
    [
        # options, and what follows from them and the number of players
        Field("players"),
        Field("track"),
        Field("per_pair"),
        Field("backward"),
        Field("minerva_mode"),
        Field("open_after_end"),
        Field("hand_size"),
        Field("threshold"),
        Field("roles_in_play", 2),
        Field("deck", 4),
        Field("checkpoints", 0, 4),
        Field("goal"),
        Field("legions", SENATE_KINDS),
        # who is who
        Field("role", MOST_SEATS),
        Field("power", MOST_SEATS),
        # the map and the Senate row
        Field("position"),
        Field("reached"),
        Field("senate_left", SENATE_KINDS),
        Field("senate_shown", SENATE_ROW),
        Field("shown_n"),
        Field("tucked"),
        # the round
        Field("round", 0, 2),
        Field("centurion"),
        Field("quota"),
        Field("phase"),
        Field("stock", 4),
        Field("face", CELLS),
        Field("said", CELLS),
        Field("known", CELLS),
        Field("row_n", MOST_SEATS),
        Field("picked", MOST_SEATS),
        Field("covered", MOST_SEATS),
        Field("word", MOST_SEATS),
        Field("locked"),
        Field("talked"),
        Field("passed"),
        Field("vesta"),
        Field("juno"),
        Field("placing"),
        Field("held"),
        Field("held_known"),
        Field("aside_face", 2),
        Field("aside_known", 2),
        Field("aside_n"),
        # the reveal
        Field("pile", 4),
        Field("red"),
        Field("blue"),
        Field("pompey"),
        Field("copied"),
        # powers used so far, by power
        Field("used_round", len(POWERS), 2),
        Field("used_by", len(POWERS)),
        Field("used_on", len(POWERS)),
        # rounds played
        Field("past_centurion", ROUNDS),
        Field("past_quota", ROUNDS),
        Field("past_from", ROUNDS),
        Field("past_to", ROUNDS),
        Field("past_red", ROUNDS),
        Field("past_blue", ROUNDS),
        Field("past_pompey", ROUNDS),
        Field("past_turned", ROUNDS),
        Field("past_work", ROUNDS),
        Field("past_shown", ROUNDS, 4),
        Field("past_word", ROUNDS * MOST_SEATS),
        Field("past_cell", ROUNDS * CELLS, 2),
        # the end
        Field("winner"),
        Field("ended_by"),
        # since version 2 of the rules
        Field("covers_from_centurion", later=True),  # 1: a covered card is safe from the Centurion, 0: from everybody
        Field("first_seat_begins", later=2),  # the first Centurion by custom; else by chance
        # since version 3 of the rules
        Field("corrects", later=3),  # 1: what was said of a card may be corrected once, 0: it stands
        Field("said_first", CELLS, later=3),  # what was said of a card before it was corrected
    ]
)
