"""What the numbers of `encode.py` mean, in its order. `own` is the observer's side, `other` the one across the table."""

from __future__ import annotations

from triumvirate.core.features import Axis, Part, Rows, laid_out
from triumvirate.games.julius.encode import PLACE_BITS
from triumvirate.games.julius.printed import BLOCK_IDS, CARD_IDS, DATA, PLACE_IDS
from triumvirate.games.julius.rules.blocks import IS_LEADER
from triumvirate.games.julius.rules.board import CITY_VALUE
from triumvirate.games.julius.state import BLOCKS, COLOURS, FIRST_YEAR, PHASES, ROUNDS, TURNS, YEARS

BIT = (Axis("bit", tuple(str(bit) for bit in range(PLACE_BITS))),)
CARD = (Axis("card", CARD_IDS[1:]),)
ROAD = (Axis("road", tuple(f"{road[0]}-{road[1]}" for road in DATA["roads"])),)
COLOUR = (Axis("colour", COLOURS),)
CROWD = BLOCKS / 8  # all blocks in one place
BEST = (sum(CITY_VALUE) + sum(IS_LEADER)) / 10

IN_HAND = ("mover", "seat", "phase")
OPEN = ("round", "battle_at", "reserve")
SEEN = ("where", "owner", *OPEN)
DEPLOYING = ("where", "owner", "phase", "seat")

MEMORY = (
    "Much: blocks of the other side that were seen in battle stand up again, and where they went afterwards and how strong "
    "they were is not in the row. A policy without memory meets every hidden block as if it had never been seen; `view.memory` "
    "has all that a careful player would still know."
)


def _turn_parts() -> list[Part]:
    """Whose move it is and what is left of it."""
    return [
        Part("turn.is_own", "1 when one's own side decides, outside the choice of cards.", ("seat", "phase")),
        Part("turn.is_others", "1 when the other does.", ("seat", "phase")),
        Part(
            "turn.own_ready", "In the choice of cards: 1 when one has chosen.", ("phase", "chosen", "discarded", "hand")
        ),
        Part("turn.other_ready", "1 when the other has.", ("phase", "chosen", "discarded", "hand")),
        Part("turn.is_first", "1 when one is Player 1 of the turn.", ("first",)),
        Part("turn.second_acts", "1 when Player 2 commands.", ("second_acts",)),
        Part("turn.points", "Move points left, of four.", ("points",)),
        Part("turn.levies", "Levy points left, of four.", ("levies",)),
        Part("turn.group_moved", "1 when the group that is moving has moved.", ("group_moved",)),
        Part("battle.slot", "Whose turn to fire: letter and side by number, of eight.", ("slot",)),
        Part("battle.hits", "Hits still to be taken, of four.", ("hits",)),
        Part("battle.own_sea_retreats", "Own blocks that retreated to sea, of four.", ("sea_retreats",)),
        Part("battle.other_sea_retreats", "The other's.", ("sea_retreats",)),
        Part("points.own", "Own victory points, of ten.", _POINTS, high=BEST),
        Part("points.other", "The other's.", _POINTS, high=BEST),
        Part("seat.is_caesar", "1 for Caesar, 0 for Pompeius.", ()),
        Part("options.tie_to_caesar", "1 where a tie at the end is Caesar's.", ("tie_to_caesar",)),
        Part("options.tournament", "1 by the tournament rules.", ("tournament",)),
        Part("options.max_2_events", "1 where a hand has at most two events.", ("max_2_events",)),
        Part("options.levy_after_long_march", "1 where who marched two steps may levy.", ("levy_after_long_march",)),
        Part("battle.place", "The battle's place, in binary.", ("battle_at",), over=BIT),
        Part("battle.surprised", "The place of the surprise battle, in binary.", ("surprised",), over=BIT),
        Part("turn.asked", "The place that a main road is asked for, in binary.", ("asked",), over=BIT),
        Part(
            "turn.mover_from", "Where the known block in hand set out, in binary.", ("mover_from", *IN_HAND), over=BIT
        ),
    ]


_POINTS = ("present", "where", "owner", "phase")

FEATURES = laid_out(
    Rows(
        "blocks",
        Axis("block", BLOCK_IDS),
        (
            Part("own", "1 for one's own on the map, -1 for the other's that lies open.", SEEN, low=-1),
            Part("to_levy", "1 for one's own that can be levied.", ("where", "owner")),
            Part("dead", "1 for a block that is out of the game.", ("where",)),
            Part("steps", "Steps left, of its full number.", ("steps", *SEEN)),
            Part("moved", "Steps marched this turn, of two.", ("moved", *SEEN)),
            Part("reserve", "1 in reserve.", SEEN),
            Part("acted", "1 when it has acted in this round of battle.", ("acted", *SEEN)),
            Part("open", "1 when both see it.", SEEN),
            Part("in_hand", "1 for the block that is being moved, where one may know it.", IN_HAND),
            Part("unused", "Always 0.", ()),
            Part("place", "Where it stands, in binary.", SEEN, over=BIT),
            Part("came", "Where it came from into the battle, in binary.", ("came", *SEEN), over=BIT),
        ),
    ),
    Rows(
        "places",
        Axis("place", PLACE_IDS),
        (
            Part("own", "Own blocks, in eighths.", DEPLOYING, high=CROWD),
            Part(
                "other",
                "The other's by the colour that everybody sees, in eighths.",
                DEPLOYING,
                high=CROWD,
                over=COLOUR,
            ),
            Part(
                "other_moved",
                "Steps that the other's blocks here marched, in sixteenths.",
                ("moved", *DEPLOYING),
                high=CROWD,
            ),
            Part("other_reserve", "Those in reserve, in eighths.", ("reserve", *DEPLOYING), high=CROWD),
            Part("own_attack", "1 where one's own side attacked this turn.", ("attacker",)),
            Part("other_attack", "1 where the other did.", ("attacker",)),
            Part(
                "main_road", "The number of the city that the main road comes from, of all.", ("main_road", "attacker")
            ),
            Part("activated", "1 where a move point was spent.", ("activated",)),
            Part("battle", "1 where the battle is.", ("battle_at",)),
            Part("in_hand", "1 where the known block in hand is.", ("mover_at", *IN_HAND)),
        ),
    ),
    Part("roads.own", "Own blocks that used it, in quarters.", ("crossings",), over=ROAD),
    Part("roads.other", "The other's.", ("crossings",), over=ROAD),
    Part("cards.hand", "Own hand.", ("hand",), over=CARD),
    Part("cards.chosen", "One's own choice of this turn.", ("chosen",), over=CARD),
    Part("cards.discarded", "What one laid off this year.", ("discarded",), over=CARD),
    Part("cards.own_spent", "Own cards shown this year.", ("spent",), over=CARD),
    Part("cards.other_spent", "The other's.", ("spent",), over=CARD),
    Part("cards.own_played", "One's own card of this turn as it counts.", ("played",), over=CARD),
    Part("cards.other_played", "The other's.", ("played",), over=CARD),
    Part("cards.own_previous", "One's own card of the turn before.", ("previous",), over=CARD),
    Part("cards.other_previous", "The other's.", ("previous",), over=CARD),
    Part(
        "turn.phase",
        "1 at what is asked; while another holds a block, at the decision before.",
        ("phase", "seat"),
        over=(Axis("phase", PHASES),),
    ),
    Part(
        "turn.year", "1 at the year.", ("year",), over=(Axis("year", tuple(str(FIRST_YEAR + n) for n in range(YEARS))),)
    ),
    Part(
        "turn.turn",
        "1 at the turn of the year.",
        ("turn",),
        over=(Axis("turn", tuple(str(n + 1) for n in range(TURNS))),),
    ),
    Part(
        "battle.round",
        "1 at the round of battle.",
        ("round",),
        over=(Axis("round", tuple(str(n + 1) for n in range(ROUNDS))),),
    ),
    *_turn_parts(),
    memory=MEMORY,
)
