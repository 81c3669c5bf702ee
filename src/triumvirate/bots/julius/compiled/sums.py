"""The sums by which a side of JULIUS CAESAR feels a position: power, steps and worth by place, odds of battles, danger.

The sums go into a row `f`, one run of places each. Enemy blocks that are not shown count as what the side guesses of a
place's hidden blocks (the runs behind the sums, by side); a sampled truth never shows through.
"""

from triumvirate.bots.julius.rows import (
    AVERAGE_POWER,
    AVERAGE_STEPS,
    FOE_POWER,
    FOE_STEPS,
    FRESH,
    FRESH_POWER,
    FRESH_STEPS,
    GUESSED_POWER,
    GUESSED_STEPS,
    LEADERS,
    POWER,
    RISK,
    RISK_OWN_POWER,
    RISK_OWN_STEPS,
    RISK_POWER,
    RISK_STEPS,
    STEPS,
    SUMMED,
    WORTH,
)
from triumvirate.core.rulebook import compiled

from ..rules.blocks import FIREPOWER, IS_LEADER, IS_NAVIS, SIDE, STRENGTH
from ..rules.board import EDGE, ROAD_FROM, ROAD_TO, ROAD_TYPE, SEA_FROM, SEA_TO
from ..rules.march import ATTACK_LIMIT, road_room
from ..state import BLOCKS, DEAD, FIRST_CITY, PHASE_MOVE, PHASE_STEP, PLACES, ROUNDS

WORTH_A_STEP = 1.28
DEFENDERS_EDGE, STEEPNESS = 1.5, 1.9  # from two thousand battles of the quick play
COMING = 0.8  # of own blocks that may still join, how many will
ANSWERING = 0.3  # of the enemy's blocks next to an attacked place, how many will


@compiled
def block_worth(block, steps):
    """What a block is worth at some strength."""
    each = 0.6 + 0.35 * FIREPOWER[block]
    if IS_NAVIS[block]:
        each *= 0.5
    return steps * each + (3.0 if IS_LEADER[block] else 0.0)


@compiled
def block_power(block, steps):
    """Hits that a block is expected to make in a round."""
    return STRENGTH[block * 5 + steps] * FIREPOWER[block] / 6.0


@compiled
def odds(power_a, steps_a, power_d, steps_d):
    """About how likely an attack is to win."""
    if power_d * steps_d <= 0.0:
        return 1.0
    ratio = (power_a * steps_a / (power_d * steps_d * DEFENDERS_EDGE)) ** STEEPNESS
    return ratio / (1.0 + ratio)


@compiled
def sum_up(s, seat, f):
    """The sums of a position for one side; returns how many leaders it killed and lost, and the worth on the map."""
    for i in range(SUMMED * PLACES):
        f[i] = 0.0
    killed, lost, worth = 0, 0, 0.0
    shown_at = s.battle_at if s.round else -1
    for block in range(BLOCKS):
        place = s.where[block]
        if place < FIRST_CITY:
            if place == DEAD and IS_LEADER[block]:
                if SIDE[block] != seat:
                    killed += 1
                else:
                    lost += 1
            continue
        steps = s.steps[block]
        if s.owner[block] == seat:
            power, value = block_power(block, steps), block_worth(block, steps)
            worth += value
            f[POWER * PLACES + place] += power
            f[STEPS * PLACES + place] += steps
            f[WORTH * PLACES + place] += value
            f[LEADERS * PLACES + place] += IS_LEADER[block]
            if not s.moved[block] and not IS_NAVIS[block]:
                f[FRESH * PLACES + place] += 1.0
                f[FRESH_POWER * PLACES + place] += power
                f[FRESH_STEPS * PLACES + place] += steps
        elif place == shown_at and not s.reserve[block]:
            f[FOE_POWER * PLACES + place] += block_power(block, steps)
            f[FOE_STEPS * PLACES + place] += steps
        else:
            f[FOE_POWER * PLACES + place] += f[(GUESSED_POWER + seat) * PLACES + place]
            f[FOE_STEPS * PLACES + place] += f[(GUESSED_STEPS + seat) * PLACES + place]
    return killed, lost, worth


@compiled
def may_join(s, seat, place, f):
    """Power and steps of own blocks that could still attack or respond here this turn."""
    points = s.points
    power, steps = 0.0, 0.0
    for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
        other = ROAD_TO[i]
        fresh = f[FRESH * PLACES + other]
        if fresh == 0.0 or (not s.activated[other] and points == 0):
            continue
        road = EDGE[other * PLACES + place]
        room = road_room(s, seat, road, True)
        if room > 0:
            points -= 0 if s.activated[other] else 1
            share = min(1.0, room / fresh)
            power += share * f[FRESH_POWER * PLACES + other]
            steps += share * f[FRESH_STEPS * PLACES + other]
    return power, steps


@compiled
def may_answer(s, seat, place, f):
    """Power and steps of enemy blocks beside a place that the side attacks, as far as they can be expected to come."""
    if s.second_acts:
        return 0.0, 0.0
    power, steps = 0.0, 0.0
    for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
        other = ROAD_TO[i]
        if not s.present[seat * PLACES + other]:
            near = ANSWERING * min(s.present[(1 - seat) * PLACES + other], 2)
            power += near * f[(GUESSED_POWER + seat) * PLACES + other]
            steps += near * f[(GUESSED_STEPS + seat) * PLACES + other]
    return power, steps


@compiled
def in_time(power, foe_steps, rounds):
    """How likely an attack is to be over before its last round: attackers who are not done by then go home."""
    reach = power * rounds / max(foe_steps, 0.5)
    return reach * reach * reach / (reach * reach * reach + 0.35)


@compiled
def battle_odds(s, seat, place, f):
    """How likely a side is to hold a contested place, with those who may still come counted in part."""
    mine, steps = f[POWER * PLACES + place], f[STEPS * PLACES + place]
    foes, foe_steps = f[FOE_POWER * PLACES + place], f[FOE_STEPS * PLACES + place]
    attacking = s.attacker[place] == seat + 1
    fighting = s.round > 0 and s.battle_at == place
    if (s.phase == PHASE_MOVE or s.phase == PHASE_STEP) and s.seat == seat and not s.round:
        more, more_steps = may_join(s, seat, place, f)
        mine += COMING * more
        steps += COMING * more_steps
    if not attacking:
        chance = odds(foes, foe_steps, mine, steps)
        if fighting:
            chance = min(chance, in_time(foes, steps, ROUNDS - s.round))
        return 1.0 - chance
    if not fighting:
        more, more_steps = may_answer(s, seat, place, f)
        foes += more
        foe_steps += more_steps
    chance = odds(mine, steps, foes, foe_steps)
    if fighting:
        chance = min(chance, in_time(mine, foe_steps, ROUNDS - s.round))
    return chance


@compiled
def danger(s, seat, place, f):
    """How likely a place of a side's is to fall to enemies one step away.

    From one tried position to the next most places have the same danger: what was found last is kept with what it was
    found from, because the power in `odds` takes longer than all the rest.
    """
    power, steps = 0.0, 0.0
    for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
        other = ROAD_TO[i]
        foes = s.present[(1 - seat) * PLACES + other]
        if foes:
            near = min(foes, ATTACK_LIMIT[ROAD_TYPE[EDGE[other * PLACES + place]]])
            power += near * f[(GUESSED_POWER + seat) * PLACES + other]
            steps += near * f[(GUESSED_STEPS + seat) * PLACES + other]
    for i in range(SEA_FROM[place], SEA_FROM[place + 1]):
        near = 0.5 * s.present[(1 - seat) * PLACES + SEA_TO[i]]
        power += near * AVERAGE_POWER
        steps += near * AVERAGE_STEPS
    if steps == 0.0:
        return 0.02
    mine, own_steps = f[POWER * PLACES + place], f[STEPS * PLACES + place]
    if (
        power != f[RISK_POWER * PLACES + place]
        or steps != f[RISK_STEPS * PLACES + place]
        or mine != f[RISK_OWN_POWER * PLACES + place]
        or own_steps != f[RISK_OWN_STEPS * PLACES + place]
    ):
        f[RISK_POWER * PLACES + place] = power
        f[RISK_STEPS * PLACES + place] = steps
        f[RISK_OWN_POWER * PLACES + place] = mine
        f[RISK_OWN_STEPS * PLACES + place] = own_steps
        f[RISK * PLACES + place] = 0.75 * odds(power, steps, mine, own_steps)
    return f[RISK * PLACES + place]
