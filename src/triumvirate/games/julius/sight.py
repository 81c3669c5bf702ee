"""What a network sees of JULIUS CAESAR and what it has an opinion of: small whole numbers, made for learning.

`encode.py` names every block and its place, as environments promise it; a network learns faster from what a player
counts: blocks, steps and fire by place, who stands next door, hands and points. Its policy is over *slots*, not actions:
groups by origin and kind, goals, levies, cards and battle choices, so that two like legions of one city share an opinion.
Everything here comes from what the seat may know; another truth behind the same view gives the same numbers.
"""

from triumvirate.core.rulebook import compiled

from .encode import is_mover_known, is_rearranging, seen_phase, standing
from .rules.blocks import FIREPOWER, IS_LEADER, IS_NAVIS, START, STRENGTH
from .rules.board import ROAD_FROM, ROAD_TO, SEA_FROM, SEA_TO
from .rules.cards import is_ready
from .rules.made import (
    ACT_BATTLE,
    ACT_BUILD,
    ACT_DEPLOY,
    ACT_DEPLOY_TO,
    ACT_DISBAND,
    ACT_DISCARD,
    ACT_END_DEPLOY,
    ACT_FIRE,
    ACT_HIT,
    ACT_JUPITER,
    ACT_JUPITER_TO,
    ACT_LEVY,
    ACT_LEVY_AT,
    ACT_MAIN_ROAD,
    ACT_MOVE,
    ACT_PASS,
    ACT_PORT,
    ACT_PORT_TO,
    ACT_REGROUP,
    ACT_REGROUP_TO,
    ACT_RETREAT,
    ACT_RETREAT_TO,
    ACT_STEP,
    ACT_SURPRISE,
    ACT_TAKE_BACK,
    ACT_VULCAN,
    ACTIONS,
)
from .state import (
    BLOCKS,
    CARDS,
    COLOURS,
    DEAD,
    FIRST_CITY,
    LEVY,
    NO_BLOCK,
    PHASE_CARDS,
    PHASE_OVER,
    PLACES,
    ROUNDS,
    TURNS,
    YEARS,
)

SPOTS = PLACES - FIRST_CITY
# Of every place: own blocks, their steps, fire, how many are fresh, leaders and ships; the other's blocks, how many of
# them moved, the steps and fire of those that lie open, reserves; the blocks of either side one step away; the rest.
OWN, STEPS, FIRE, FRESH, LEADERS, SHIPS, FOES, FOES_MOVED, FOES_STEPS, FOES_FIRE, FOES_RESERVE = range(11)
OWN_NEAR, FOES_NEAR, ATTACKED, ASSAILED, ACTIVATED, IN_HAND, LEFT, BATTLE, ROW = range(11, 20)
CARD_SETS, FLAGS = 7, 18
AT_POOL = SPOTS * ROW
AT_STRENGTH = AT_POOL + BLOCKS
AT_DEAD = AT_STRENGTH + BLOCKS
AT_MOVER = AT_DEAD + BLOCKS
AT_CARDS = AT_MOVER + BLOCKS
AT_PHASE = AT_CARDS + CARD_SETS * CARDS
AT_YEAR = AT_PHASE + PHASE_OVER + 1
AT_TURN = AT_YEAR + YEARS
AT_ROUND = AT_TURN + TURNS + 1
AT_FLAGS = AT_ROUND + ROUNDS + 1
EVEN = 8  # rows are made so long that a GPU reads them in whole words
OBSERVATION = -(-(AT_FLAGS + FLAGS) // EVEN) * EVEN
MOST = 120

# Slots: groups by place and kind that move, and that grow by a levy; blocks by what is done with them; goals; cards; ends.
LEADER, STRONG, WEAK, SHIP, KINDS = range(5)
STRONG_FROM = 3
AT_GROWING = SPOTS * KINDS
AT_BLOCKS = AT_GROWING + SPOTS * KINDS
DONE_WITH_BLOCKS = 9
AT_GOALS = AT_BLOCKS + DONE_WITH_BLOCKS * BLOCKS
AT_LEVIED = AT_GOALS + SPOTS
AT_NAMED = AT_LEVIED + SPOTS
AT_PLAYED = AT_NAMED + SPOTS
AT_ENDS = AT_PLAYED + 2 * CARDS
SLOTS = -(-(AT_ENDS + ACTIONS - ACT_END_DEPLOY) // EVEN) * EVEN
NO_OPINION = -1


@compiled
def observe(s, seat, out):
    """Write what a seat may know into `out`, a row of OBSERVATION small numbers."""
    for i in range(OBSERVATION):
        out[i] = 0
    see_blocks(s, seat, out)
    see_places(s, seat, out)
    see_neighbours(out)
    see_cards(s, seat, out)
    see_turn(s, seat, out)


@compiled
def add(out, at, number):
    """Count on, as far as a byte goes."""
    out[at] = min(MOST, out[at] + number)


@compiled
def fire_of(s, block):
    """What a block's dice are worth, in halves of a pip that hits."""
    return (STRENGTH[block * 5 + s.steps[block]] * FIREPOWER[block] + 1) // 2


@compiled
def see_blocks(s, seat, out):
    """Own blocks with all that they are, the other's as far as they lie open."""
    mover = s.mover if is_mover_known(s, seat) else NO_BLOCK
    for block in range(BLOCKS):
        owner = s.owner[block]
        where = START[block] if is_rearranging(s, owner, seat) else s.where[block]
        if block == mover:
            out[AT_MOVER + block] = 1
        if where == DEAD:
            out[AT_DEAD + block] = 1
        elif where == LEVY:
            if owner == seat:
                out[AT_POOL + block] = 1
        elif owner == seat:
            see_own(s, block, (where - FIRST_CITY) * ROW, out)
        else:
            at = (where - FIRST_CITY) * ROW
            add(out, at + FOES, 1)
            add(out, at + FOES_MOVED, 1 if s.moved[block] else 0)
            add(out, at + FOES_RESERVE, s.reserve[block])
            if s.round != 0 and where == s.battle_at and s.reserve[block] == 0:
                add(out, at + FOES_STEPS, s.steps[block])
                add(out, at + FOES_FIRE, fire_of(s, block))
                out[AT_STRENGTH + block] = s.steps[block]


@compiled
def see_own(s, block, at, out):
    """One of the seat's own blocks on the map, in the row of its place."""
    out[AT_STRENGTH + block] = s.steps[block]
    add(out, at + OWN, 1)
    add(out, at + STEPS, s.steps[block])
    add(out, at + FIRE, fire_of(s, block))
    add(out, at + FRESH, 0 if s.moved[block] else 1)
    add(out, at + LEADERS, IS_LEADER[block])
    add(out, at + SHIPS, IS_NAVIS[block])


@compiled
def see_places(s, seat, out):
    """Attacks, groups that move, the block in hand and the battle."""
    known = is_mover_known(s, seat)
    for place in range(FIRST_CITY, PLACES):
        at = (place - FIRST_CITY) * ROW
        if s.attacker[place]:
            out[at + (ATTACKED if s.attacker[place] - 1 == seat else ASSAILED)] = 1
        out[at + ACTIVATED] = s.activated[place]
        if s.battle_at == place:
            out[at + BATTLE] = 1
        if known and s.mover_at == place:
            out[at + IN_HAND] = 1
        if known and s.mover_from == place:
            out[at + LEFT] = 1


@compiled
def see_neighbours(out):
    """How many blocks of either side stand one step from a place, as the row already tells."""
    for place in range(FIRST_CITY, PLACES):
        at = (place - FIRST_CITY) * ROW
        own, foes = out[at + OWN], out[at + FOES]
        if own or foes:
            for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
                beside = (ROAD_TO[i] - FIRST_CITY) * ROW
                add(out, beside + OWN_NEAR, own)
                add(out, beside + FOES_NEAR, foes)
            for i in range(SEA_FROM[place], SEA_FROM[place + 1]):
                beside = (SEA_TO[i] - FIRST_CITY) * ROW
                add(out, beside + OWN_NEAR, out[at + SHIPS])


@compiled
def write_cards(cards, out, number):
    """A set of cards, as the mask that the rules keep."""
    for card in range(CARDS):
        out[AT_CARDS + number * CARDS + card] = (cards >> (card + 1)) & 1


@compiled
def see_cards(s, seat, out):
    """The own hand and choice, and what lies open of both sides."""
    other = 1 - seat
    write_cards(s.hand[seat], out, 0)
    write_cards(1 << s.chosen[seat], out, 1)
    write_cards(s.spent[seat] | 1 << s.discarded[seat], out, 2)
    write_cards(s.spent[other], out, 3)
    write_cards(1 << s.played[seat], out, 4)
    write_cards(1 << s.played[other], out, 5)
    write_cards(1 << s.previous[other], out, 6)


@compiled
def see_turn(s, seat, out):
    """Phase, year, turn, battle round; whose move it is and what is left of it; the points."""
    other = 1 - seat
    out[AT_PHASE + seen_phase(s, seat)] = 1
    out[AT_YEAR + s.year] = 1
    out[AT_TURN + s.turn] = 1
    out[AT_ROUND + s.round] = 1
    at = AT_FLAGS
    if s.phase != PHASE_CARDS and s.phase != PHASE_OVER:
        out[at if s.seat == seat else at + 1] = 1
    if s.phase == PHASE_CARDS:
        out[at + 2] = 1 if is_ready(s, seat) else 0
        out[at + 3] = 1 if is_ready(s, other) else 0
    out[at + 4] = 1 if s.first == seat else 0
    out[at + 5] = s.second_acts
    out[at + 6] = s.points
    out[at + 7] = s.levies
    out[at + 8] = s.group_moved
    out[at + 9] = s.slot
    out[at + 10] = min(MOST, s.hits)
    mine, theirs = standing(s, seat), standing(s, other)
    out[at + 11] = mine
    out[at + 12] = theirs
    out[at + 13] = max(0, mine - 7)
    out[at + 14] = max(0, theirs - 7)
    out[at + 15] = 1 if seat == 0 else 0
    out[at + 16] = s.tie_to_caesar
    out[at + 17] = s.levy_after_long_march


@compiled
def kind_of(s, block):
    """What sort of block it is to a general: a leader, a strong or a weak one, a ship."""
    if IS_LEADER[block]:
        return LEADER
    if IS_NAVIS[block]:
        return SHIP
    return STRONG if s.steps[block] >= STRONG_FROM else WEAK


@compiled
def group_of(s, block):
    """A block by its place and kind."""
    return (s.where[block] - FIRST_CITY) * KINDS + kind_of(s, block)


@compiled
def slot_of_block(action):
    """The slot of what is done with a block that is named itself, or none for another action."""
    if ACT_LEVY <= action < ACT_BUILD:
        return AT_BLOCKS + action - ACT_LEVY
    if ACT_FIRE <= action < ACT_RETREAT:
        return AT_BLOCKS + BLOCKS + action - ACT_FIRE
    if ACT_RETREAT <= action < ACT_PASS:
        return AT_BLOCKS + 2 * BLOCKS + action - ACT_RETREAT
    if ACT_PASS <= action < ACT_HIT:
        return AT_BLOCKS + 3 * BLOCKS + action - ACT_PASS
    if ACT_HIT <= action < ACT_REGROUP:
        return AT_BLOCKS + 4 * BLOCKS + action - ACT_HIT
    if ACT_REGROUP <= action < ACT_PORT:
        return AT_BLOCKS + 5 * BLOCKS + action - ACT_REGROUP
    if ACT_PORT <= action < ACT_DISBAND:
        return AT_BLOCKS + 6 * BLOCKS + action - ACT_PORT
    if ACT_DISBAND <= action < ACT_DEPLOY_TO:
        return AT_BLOCKS + 7 * BLOCKS + action - ACT_DISBAND
    if ACT_DEPLOY <= action < ACT_MOVE:
        return AT_BLOCKS + 8 * BLOCKS + action - ACT_DEPLOY
    return NO_OPINION


@compiled
def slot_of_place(action):
    """The slot of an action that names a place: where a block goes, where one is levied, or a place for another reason."""
    if ACT_DEPLOY_TO <= action < ACT_STEP:
        return AT_GOALS + action - ACT_DEPLOY_TO - FIRST_CITY
    if ACT_STEP <= action < ACT_LEVY_AT:
        return AT_GOALS + action - ACT_STEP - FIRST_CITY
    if ACT_LEVY_AT <= action < ACT_MAIN_ROAD:
        return AT_LEVIED + action - ACT_LEVY_AT - FIRST_CITY
    if ACT_MAIN_ROAD <= action < ACT_SURPRISE:
        return AT_NAMED + action - ACT_MAIN_ROAD - FIRST_CITY
    if ACT_SURPRISE <= action < ACT_BATTLE:
        return AT_NAMED + action - ACT_SURPRISE - FIRST_CITY
    if ACT_BATTLE <= action < ACT_RETREAT_TO:
        return AT_NAMED + action - ACT_BATTLE - FIRST_CITY
    if ACT_RETREAT_TO <= action < ACT_REGROUP_TO:
        return AT_GOALS + action - ACT_RETREAT_TO - FIRST_CITY
    if ACT_REGROUP_TO <= action < ACT_PORT_TO:
        return AT_GOALS + action - ACT_REGROUP_TO - FIRST_CITY
    if ACT_PORT_TO <= action < ACT_JUPITER_TO:
        return AT_GOALS + action - ACT_PORT_TO - FIRST_CITY
    if ACT_JUPITER_TO <= action < ACT_VULCAN:
        return AT_GOALS + action - ACT_JUPITER_TO - FIRST_CITY
    if ACT_VULCAN <= action < ACT_DISCARD:
        return AT_NAMED + action - ACT_VULCAN - FIRST_CITY
    return AT_NAMED + (action - ACT_JUPITER) // len(COLOURS) - FIRST_CITY


@compiled
def slot(s, seat, action):
    """The number of the policy that speaks of an action; none for taking a choice back, which leads nowhere."""
    if action == ACT_TAKE_BACK:
        return NO_OPINION
    if action >= ACT_END_DEPLOY:
        return AT_ENDS + action - ACT_END_DEPLOY
    if ACT_MOVE <= action < ACT_LEVY:
        return group_of(s, action - ACT_MOVE)
    if ACT_BUILD <= action < ACT_FIRE:
        return AT_GROWING + group_of(s, action - ACT_BUILD)
    if ACT_DISCARD <= action < ACT_JUPITER:
        return AT_PLAYED + action - ACT_DISCARD
    block = slot_of_block(action)
    return block if block >= 0 else slot_of_place(action)
