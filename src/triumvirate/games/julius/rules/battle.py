"""8.1. The battle: rounds, slots, reserves, disruption, and whose turn it is."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import apart, clear_row, compiled, emit, equal, lowest_bit, rule

from ..actions import PLACE
from ..facts import BATTLE_BEGAN, BATTLE_ENDED, BLOCK_SHOWN, DISRUPTED, ROLES_SWAPPED, ROUND_BEGAN
from ..state import (
    FIRST_CITY,
    GO_BATTLE_DONE,
    GO_FIGHT,
    GO_TURN_DONE,
    PHASE_BATTLE,
    PHASE_FIGHT,
    PHASE_REGROUP,
    PLACES,
)
from .blocks import ATTACKING_LETTER, DEFENDING_LETTER, blocks_at, blocks_of, forget_orders, lose_step
from .board import forget_crossings, has_blocks, is_contested
from .pinning import main_force
from .reasons import ALLOWED, NO_BATTLE_THERE

SLOTS = 8


@rule("8")
def pick_battles(s):
    """Player 1 picks the battles one by one until no place is contested; then the turn is over."""
    s.phase = GO_TURN_DONE
    s.seat = s.first
    for place in range(FIRST_CITY, PLACES):
        if is_contested(s, place):
            s.phase = PHASE_BATTLE
            return


@rule("8")
def why_not_battle(s, seat, place):
    """A battle is fought where both sides stand."""
    return ALLOWED if is_contested(s, place) else NO_BATTLE_THERE


@decision("battle", PLACE, phase=PHASE_BATTLE, unless=why_not_battle)
@rule("8.1")
def begin_battle(s, seat, place):
    """The blocks of both main forces are shown for as long as the battle lasts."""
    s.battle_at = place
    s.round = 1
    emit(s, BATTLE_BEGAN, seat, place, s.attacker[place] - 1, 1 if s.surprised == place else 0)
    begin_round(s)
    show_fighters(s)


@compiled
def show_fighters(s):
    """Everybody learns which blocks take part, and how strong they are."""
    left = blocks_at(s, s.battle_at) & equal(s.reserve, 0)
    while left:
        block = lowest_bit(left)
        left &= left - 1
        emit(s, BLOCK_SHOWN, s.owner[block], block, s.battle_at, s.steps[block])


@compiled
def attacking_side(s):
    """The side that attacks in the battle in progress."""
    return s.attacker[s.battle_at] - 1


@rule("8.1")
def letter_of(s, block):
    """Initiative A to D; a ballista has B in defence and D in attack."""
    if s.owner[block] == attacking_side(s):
        return ATTACKING_LETTER[block]
    return DEFENDING_LETTER[block]


@rule("8.1")
def slot_of(s, block):
    """A to D, the defender before the attacker in each; by surprise all attackers come first in round 1."""
    letter = letter_of(s, block)
    attacks = s.owner[block] == attacking_side(s)
    if s.round == 1 and s.surprised == s.battle_at:
        return letter if attacks else 4 + letter
    return 2 * letter + (1 if attacks else 0)


@compiled
def blocks_to_act(s):
    """The blocks of both sides that take part and have not acted in this round, as a bit set."""
    return blocks_at(s, s.battle_at) & equal(s.acted, 0) & equal(s.reserve, 0)


@rule("8.1")
def next_slot(s):
    """The first slot from here on in which a block has not acted."""
    best = SLOTS
    left = blocks_to_act(s)
    while left:
        slot = slot_of(s, lowest_bit(left))
        left &= left - 1
        if s.slot <= slot < best:
            best = slot
    return best


@rule("8.1")
def slot_side(s, slot):
    """Whose blocks act in a slot."""
    if s.round == 1 and s.surprised == s.battle_at:
        return attacking_side(s) if slot < 4 else 1 - attacking_side(s)
    return attacking_side(s) if slot & 1 else 1 - attacking_side(s)


@rule("8.1")
def fight_on(s):
    """A battle ends when one side is alone; round 1 when a side has only reserves left; else the next block acts."""
    if not is_contested(s, s.battle_at):
        s.phase = GO_BATTLE_DONE
        return
    if s.round == 1 and (main_force(s, 0, s.battle_at) == 0 or main_force(s, 1, s.battle_at) == 0):
        next_round(s)
        return
    s.slot = next_slot(s)
    if s.slot == SLOTS:
        next_round(s)
        return
    s.seat = slot_side(s, s.slot)
    s.phase = PHASE_FIGHT


@rule("8.1")
def begin_round(s):
    """In every round each block acts once, and the limits of retreat start again."""
    clear_row(s.acted)
    forget_crossings(s)
    s.sea_retreats[0] = 0
    s.sea_retreats[1] = 0
    s.slot = 0
    s.phase = GO_FIGHT


@apart
@rule("8.1")
def next_round(s):
    """Round 2 brings in the reserves, disrupted if their main force is gone."""
    s.round += 1
    begin_round(s)
    emit(s, ROUND_BEGAN, s.battle_at, s.round)
    if s.round == 2:
        disrupt_reserves(s)
        bring_in_reserves(s)


@rule("8.1")
def disrupt_reserves(s):
    """A side that lost its main force is disrupted: its reserves lose a step, and a defender becomes the attacker."""
    attacker = attacking_side(s)
    if main_force(s, 1 - attacker, s.battle_at) == 0:
        s.attacker[s.battle_at] = 2 - attacker
        emit(s, ROLES_SWAPPED, 1 - attacker, s.battle_at)
        disrupt(s, 1 - attacker)
    elif main_force(s, attacker, s.battle_at) == 0:
        disrupt(s, attacker)


@rule("8.1")
def disrupt(s, side):
    """Disruption can eliminate a block, and can turn Cleopatra."""
    left = blocks_of(s, side, s.battle_at) & equal(s.reserve, 1)
    while left:
        block = lowest_bit(left)
        left &= left - 1
        emit(s, DISRUPTED, side, block, s.battle_at)
        lose_step(s, block)


@rule("8.1")
def bring_in_reserves(s):
    """All reserves that are left join the fight of round 2."""
    left = blocks_at(s, s.battle_at) & equal(s.reserve, 1)
    while left:
        block = lowest_bit(left)
        left &= left - 1
        s.reserve[block] = 0
        emit(s, BLOCK_SHOWN, s.owner[block], block, s.battle_at, s.steps[block])


@rule("8.5")
def end_battle(s):
    """Whoever holds the place has won, and may regroup."""
    winner = 0 if has_blocks(s, 0, s.battle_at) else 1
    left = blocks_at(s, s.battle_at)
    while left:
        forget_orders(s, lowest_bit(left))
        left &= left - 1
    forget_crossings(s)
    s.sea_retreats[0] = 0
    s.sea_retreats[1] = 0
    s.attacker[s.battle_at] = 0
    s.main_road[s.battle_at] = 0
    s.round = 0
    s.slot = 0
    emit(s, BATTLE_ENDED, winner, s.battle_at)
    s.seat = winner
    s.phase = PHASE_REGROUP
