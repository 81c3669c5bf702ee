"""What a seat's view of JULIUS CAESAR tells, as numbers for learning: one row of floats, zeros where nothing is known.

Sections, in this order: a row for every block (own ones and those that lie open, a place written in binary), a row for
every place (hidden blocks only counted), roads used, cards, and the turn. `self` comes before `other` everywhere.
"""

from triumvirate.core.rulebook import compiled

from .rules.blocks import COLOUR, MOST_STEPS, START
from .rules.board import CITY_VALUE
from .rules.cards import is_ready
from .rules.setup import is_start_city
from .rules.victory import victory_points
from .state import (
    BLOCKS,
    CARDS,
    DEAD,
    FIRST_CITY,
    LEVY,
    NO_BLOCK,
    PHASE_CARDS,
    PHASE_DEPLOY,
    PHASE_DEPLOY_TO,
    PHASE_JUPITER_TO,
    PHASE_LEVY,
    PHASE_LEVY_AT,
    PHASE_MOVE,
    PHASE_OVER,
    PHASE_PORT,
    PHASE_PORT_TO,
    PHASE_REGROUP,
    PHASE_REGROUP_TO,
    PHASE_RETREAT_TO,
    PHASE_STEP,
    PLACES,
    ROADS,
    ROUNDS,
    TURNS,
    YEARS,
)

PLACE_BITS = 7
BLOCK_ROW = 10 + 2 * PLACE_BITS
PLACE_ROW = 12
PHASE_COUNT = PHASE_OVER + 1
CARD_SETS = 9
AT_PLACES = BLOCKS * BLOCK_ROW
AT_ROADS = AT_PLACES + PLACES * PLACE_ROW
AT_CARDS = AT_ROADS + 2 * ROADS
AT_TURN = AT_CARDS + CARD_SETS * CARDS
OBSERVATION = AT_TURN + PHASE_COUNT + YEARS + TURNS + ROUNDS + 20 + 4 * PLACE_BITS

DTYPE = "float32"


@compiled
def observe(s, seat, out):
    """Write what `seat` may know into `out`, a row of OBSERVATION floats."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    observe_blocks(s, seat, out)
    observe_places(s, seat, out)
    for i in range(ROADS):
        out[AT_ROADS + i] = s.crossings[seat * ROADS + i] / 4
        out[AT_ROADS + ROADS + i] = s.crossings[(1 - seat) * ROADS + i] / 4
    observe_cards(s, seat, out)
    observe_turn(s, seat, out)


@compiled
def write_place(place, out, at):
    """A place's number in binary."""
    for bit in range(PLACE_BITS):
        out[at + bit] = (place >> bit) & 1


@compiled
def is_mover_known(s, seat):
    """The block in hand is for its own side's eyes, in a retreat for all, and Jupiter's turncoat for both players."""
    if s.mover == NO_BLOCK:
        return False
    return seat == s.seat or s.phase == PHASE_RETREAT_TO or s.phase == PHASE_JUPITER_TO


@compiled
def observe_blocks(s, seat, out):
    """Own blocks wherever they are, the other side's while they lie open, and the dead."""
    known_mover = s.mover if is_mover_known(s, seat) else NO_BLOCK
    for block in range(BLOCKS):
        at = block * BLOCK_ROW
        where = s.where[block]
        is_own = s.owner[block] == seat
        is_open = s.round != 0 and where == s.battle_at and s.reserve[block] == 0
        if where == DEAD:
            out[at + 2] = 1.0
        elif is_own and where == LEVY:
            out[at + 1] = 1.0
        elif where >= FIRST_CITY and (is_own or is_open):
            out[at] = 1.0 if is_own else -1.0
            out[at + 3] = s.steps[block] / MOST_STEPS[block]
            out[at + 4] = s.moved[block] / 2
            out[at + 5] = s.reserve[block]
            out[at + 6] = s.acted[block]
            out[at + 7] = 1.0 if is_open else 0.0
            write_place(where, out, at + 10)
            write_place(s.came[block], out, at + 10 + PLACE_BITS)
        if block == known_mover:
            out[at + 8] = 1.0


@compiled
def is_rearranging(s, owner, seat):
    """A side that is still deploying shows the other only the numbers that its cities will hold."""
    return (s.phase == PHASE_DEPLOY or s.phase == PHASE_DEPLOY_TO) and owner != seat and owner >= s.seat


@compiled
def observe_places(s, seat, out):
    """Blocks by place, the other side's by colour and by what they did this turn in plain sight."""
    for block in range(BLOCKS):
        owner = s.owner[block]
        where = START[block] if is_rearranging(s, owner, seat) else s.where[block]
        if where >= FIRST_CITY:
            at = AT_PLACES + where * PLACE_ROW
            if owner == seat:
                out[at] += 0.125
            else:
                out[at + 1 + COLOUR[block]] += 0.125
                out[at + 4] += s.moved[block] / 16
                out[at + 5] += s.reserve[block] / 8
    for place in range(FIRST_CITY, PLACES):
        at = AT_PLACES + place * PLACE_ROW
        if s.attacker[place]:
            out[at + 6 if s.attacker[place] - 1 == seat else at + 7] = 1.0
            out[at + 8] = s.main_road[place] / PLACES
        out[at + 9] = s.activated[place]
        if s.battle_at == place:
            out[at + 10] = 1.0
        if is_mover_known(s, seat) and s.mover_at == place:
            out[at + 11] = 1.0


@compiled
def write_cards(cards, out, number):
    """A set of cards, as the mask that the rules keep (card 1 is bit 1)."""
    for card in range(CARDS):
        out[AT_CARDS + number * CARDS + card] = (cards >> (card + 1)) & 1


@compiled
def observe_cards(s, seat, out):
    """The own hand and choices, and what lies open."""
    other = 1 - seat
    write_cards(s.hand[seat], out, 0)
    write_cards(1 << s.chosen[seat], out, 1)
    write_cards(1 << s.discarded[seat], out, 2)
    write_cards(s.spent[seat], out, 3)
    write_cards(s.spent[other], out, 4)
    write_cards(1 << s.played[seat], out, 5)
    write_cards(1 << s.played[other], out, 6)
    write_cards(1 << s.previous[seat], out, 7)
    write_cards(1 << s.previous[other], out, 8)


@compiled
def seen_phase(s, seat):
    """A block in another player's hand is not shown: to everybody else the decision before still stands."""
    if seat == s.seat:
        return s.phase
    if s.phase == PHASE_DEPLOY_TO:
        return PHASE_DEPLOY
    if s.phase == PHASE_STEP:
        return PHASE_MOVE
    if s.phase == PHASE_LEVY_AT:
        return PHASE_LEVY
    if s.phase == PHASE_REGROUP_TO:
        return PHASE_REGROUP
    if s.phase == PHASE_PORT_TO:
        return PHASE_PORT
    return s.phase


@compiled
def standing(s, seat):
    """Victory points; while blocks are being rearranged, those that the finished deployment will give."""
    if s.phase != PHASE_DEPLOY and s.phase != PHASE_DEPLOY_TO:
        return victory_points(s, seat)
    points = 0
    for place in range(PLACES):
        if is_start_city(seat, place):
            points += CITY_VALUE[place]
    return points


@compiled
def observe_turn(s, seat, out):
    """Phase, year, turn, battle round; whose move it is and what is left of it."""
    other = 1 - seat
    at = AT_TURN
    out[at + seen_phase(s, seat)] = 1.0
    at += PHASE_COUNT
    out[at + s.year] = 1.0
    at += YEARS
    if s.turn:
        out[at + s.turn - 1] = 1.0
    at += TURNS
    if s.round:
        out[at + s.round - 1] = 1.0
    at += ROUNDS
    if s.phase != PHASE_CARDS and s.phase != PHASE_OVER:
        out[at if s.seat == seat else at + 1] = 1.0
    if s.phase == PHASE_CARDS:
        out[at + 2] = 1.0 if is_ready(s, seat) else 0.0
        out[at + 3] = 1.0 if is_ready(s, other) else 0.0
    out[at + 4] = 1.0 if s.first == seat else 0.0
    out[at + 5] = s.second_acts
    out[at + 6] = s.points / 4
    out[at + 7] = s.levies / 4
    out[at + 8] = s.group_moved
    out[at + 9] = s.slot / 8
    out[at + 10] = s.hits / 4
    out[at + 11] = s.sea_retreats[seat] / 4
    out[at + 12] = s.sea_retreats[other] / 4
    out[at + 13] = standing(s, seat) / 10
    out[at + 14] = standing(s, other) / 10
    out[at + 15] = 1.0 if seat == 0 else 0.0
    out[at + 16] = s.tie_to_caesar
    out[at + 17] = s.tournament
    out[at + 18] = s.max_2_events
    out[at + 19] = s.levy_after_long_march
    at += 20
    write_place(s.battle_at, out, at)
    write_place(s.surprised, out, at + PLACE_BITS)
    write_place(s.asked, out, at + 2 * PLACE_BITS)
    if is_mover_known(s, seat):
        write_place(s.mover_from, out, at + 3 * PLACE_BITS)
