"""Quick play of JULIUS CAESAR for plans: compiled text that plays a command, a turn or a battle by one step's foresight.

A side's *aim* is a row of numbers: how much each place counts, then how it weighs danger, odds and staying put. The
sums of a position go into a row `f`, one run of places each. Enemy blocks that are not shown count as average ones,
whatever a sampled truth made of them. `states` is a stack: a position and, behind it, room for what is tried.
"""

from triumvirate.core.rulebook import compiled, table

from ..generator import below
from ..rules import apply, count_legal, deciders, nth_legal
from ..rules.blocks import FIREPOWER, IS_LEADER, IS_NAVIS, SIDE, STRENGTH
from ..rules.board import CITY_VALUE, EDGE, ROAD_FROM, ROAD_TO, ROAD_TYPE, SEA_FROM, SEA_TO, VALUED_CITIES
from ..rules.made import (
    ACT_DISCARD,
    ACT_END_DEPLOY,
    ACT_END_DISBAND,
    ACT_END_LEVY,
    ACT_END_MOVE,
    ACT_END_REGROUP,
    ACT_FIRE,
    ACT_PASS,
    ACT_PLAY,
    ACT_RETREAT,
    ACT_TAKE_BACK,
)
from ..rules.march import ATTACK_LIMIT, road_room
from ..rules.winter import feeds
from ..rules.year import CARD_LEVY, CARD_MOVE
from ..state import (
    BLOCKS,
    DEAD,
    FIRST_CITY,
    FIRST_SEA,
    PHASE_CARDS,
    PHASE_DEPLOY,
    PHASE_DEPLOY_TO,
    PHASE_DISBAND,
    PHASE_FIGHT,
    PHASE_HIT,
    PHASE_LEVY_AT,
    PHASE_MOVE,
    PHASE_OVER,
    PHASE_REGROUP_TO,
    PHASE_STEP,
    PLACES,
    ROUNDS,
    TURNS,
    VULCAN,
)

POWER, STEPS, WORTH, FOE_POWER, FOE_STEPS, FRESH, FRESH_POWER, RUNS = range(8)
DANGER, KEENNESS, STAYING, DRIVE, AIMS = range(PLACES, PLACES + 5)
POINT, WON = 10.0, 400.0
AVERAGE_POWER, AVERAGE_STEPS, AVERAGE_WORTH = 0.95, 2.5, 3.2
DEFENDERS_EDGE = 1.25
FAR = table([240, 220, 150, 100, 65, 40, 25, 15, 10, 5])
FARTHEST = 9
EVENT_WORTH = table([0, 20, 55, 45, 50, 5, 45, 50])
VALUED = len(VALUED_CITIES)


def _distances():
    """Steps by road from every valued city to every place; the farthest where no road leads."""
    row = []
    for target in VALUED_CITIES:
        steps = [FARTHEST] * PLACES
        steps[target], front = 0, [int(target)]
        while front:
            place = front.pop(0)
            for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
                if steps[ROAD_TO[i]] > steps[place] + 1:
                    steps[ROAD_TO[i]] = steps[place] + 1
                    front.append(int(ROAD_TO[i]))
        row += steps
    return row


DISTANCE = table(_distances())


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
    ratio = (power_a * steps_a / (power_d * steps_d * DEFENDERS_EDGE)) ** 1.3
    return ratio / (1.0 + ratio)


@compiled
def sum_up(s, seat, f):
    """The sums of a position for one side; returns leaders killed less leaders lost, and the worth on the map."""
    for i in range(RUNS * PLACES):
        f[i] = 0.0
    leaders, worth = 0, 0.0
    shown_at = s.battle_at if s.round else -1
    for block in range(BLOCKS):
        place = s.where[block]
        if place < FIRST_CITY:
            if place == DEAD and IS_LEADER[block]:
                leaders += 1 if SIDE[block] != seat else -1
            continue
        steps = s.steps[block]
        if s.owner[block] == seat:
            power, value = block_power(block, steps), block_worth(block, steps)
            worth += value
            f[POWER * PLACES + place] += power
            f[STEPS * PLACES + place] += steps
            f[WORTH * PLACES + place] += value
            if not s.moved[block] and not IS_NAVIS[block]:
                f[FRESH * PLACES + place] += 1.0
                f[FRESH_POWER * PLACES + place] += power
        elif place == shown_at and not s.reserve[block]:
            f[FOE_POWER * PLACES + place] += block_power(block, steps)
            f[FOE_STEPS * PLACES + place] += steps
        else:
            f[FOE_POWER * PLACES + place] += AVERAGE_POWER
            f[FOE_STEPS * PLACES + place] += AVERAGE_STEPS
    return leaders, worth


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
            steps += share * fresh * AVERAGE_STEPS
    return power, steps


@compiled
def battle_odds(s, seat, place, f):
    """How likely a side is to hold a contested place, with those who may still come counted in part."""
    mine, steps = f[POWER * PLACES + place], f[STEPS * PLACES + place]
    foes, foe_steps = f[FOE_POWER * PLACES + place], f[FOE_STEPS * PLACES + place]
    attacking = s.attacker[place] == seat + 1
    if (s.phase == PHASE_MOVE or s.phase == PHASE_STEP) and s.seat == seat and not s.round:
        more, more_steps = may_join(s, seat, place, f)
        mine += 0.8 * more
        steps += 0.8 * more_steps
    if attacking and not s.second_acts:
        near = 0
        for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
            if not s.present[seat * PLACES + ROAD_TO[i]]:
                near += min(s.present[(1 - seat) * PLACES + ROAD_TO[i]], 2)
        foes += 0.3 * near * AVERAGE_POWER
        foe_steps += 0.3 * near * AVERAGE_STEPS
    if attacking:
        return odds(mine, steps, foes, foe_steps)
    return 1.0 - odds(foes, foe_steps, mine, steps)


@compiled
def danger(s, seat, place, f):
    """How likely a place of a side's is to fall to enemies one step away."""
    near = 0.0
    for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
        other = ROAD_TO[i]
        near += min(s.present[(1 - seat) * PLACES + other], ATTACK_LIMIT[ROAD_TYPE[EDGE[other * PLACES + place]]])
    for i in range(SEA_FROM[place], SEA_FROM[place + 1]):
        near += 0.5 * s.present[(1 - seat) * PLACES + SEA_TO[i]]
    if near == 0.0:
        return 0.02
    mine, steps = f[POWER * PLACES + place], f[STEPS * PLACES + place]
    return 0.75 * odds(near * AVERAGE_POWER, near * AVERAGE_STEPS, mine, steps)


@compiled
def goals(s, seat):
    """The valued cities that are not safely a side's own, as a set of their numbers in the list."""
    found = 0
    for i in range(VALUED):
        city = VALUED_CITIES[i]
        if not s.present[seat * PLACES + city] or s.present[(1 - seat) * PLACES + city]:
            found |= 1 << i
    return found


@compiled
def pull(place, wanted, aim):
    """How strongly cities worth having draw a block that stands in a place."""
    most = 0.0
    for i in range(VALUED):
        if (wanted >> i) & 1:
            city = VALUED_CITIES[i]
            most = max(most, aim[city] * CITY_VALUE[city] * FAR[DISTANCE[i * PLACES + place]] * 0.01)
    return most


@compiled
def winter_nears(turn):
    """How much an unfed block weighs in a turn of the year."""
    if turn >= TURNS:
        return 3.0
    return 0.6 if turn == TURNS - 1 else 0.2 if turn == TURNS - 2 else 0.0


@compiled
def judge(s, seat, wanted, aim, f):
    """How good a position is for a side that wants some cities."""
    if s.phase == PHASE_OVER:
        return WON if s.winner == seat else -WON if s.winner == 1 - seat else 0.0
    leaders, worth = sum_up(s, seat, f)
    value = POINT * leaders
    last = 1.0 + (0.4 if s.turn == TURNS else 0.0)
    all_foes = 0
    for place in range(FIRST_CITY, PLACES):
        mine, foes = s.present[seat * PLACES + place], s.present[(1 - seat) * PLACES + place]
        prize = POINT * last * CITY_VALUE[place]
        all_foes += foes
        if mine and foes:
            chance = battle_odds(s, seat, place, f)
            at_stake = aim[KEENNESS] * chance * foes * AVERAGE_WORTH - (1.0 - chance) * f[WORTH * PLACES + place]
            value += aim[place] * prize * (2.0 * chance - 1.0) + 0.8 * at_stake
        elif mine:
            risk = danger(s, seat, place, f)
            value += aim[place] * prize * (1.0 - aim[DANGER] * risk) - 0.3 * risk * f[WORTH * PLACES + place]
        elif foes:
            value -= aim[place] * prize
        elif prize:
            for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
                if s.present[(1 - seat) * PLACES + ROAD_TO[i]]:
                    value -= 0.1 * prize
                    break
        if mine:
            if place >= FIRST_SEA:
                value -= mine * (3.0 if s.turn == TURNS else 0.4)
            else:
                value += aim[DRIVE] * pull(place, wanted, aim) * (mine if mine <= 5 else 5.0 + 0.3 * (mine - 5))
                value -= winter_nears(s.turn) * max(0, mine - feeds(place))
    if s.phase == PHASE_LEVY_AT and s.seat == seat:
        worth += block_worth(s.mover, 1)
    return value + 0.9 * (worth - AVERAGE_WORTH * all_foes)


@compiled
def is_in_hand(s, seat):
    """Whether a side has taken up a block and not put it down yet."""
    return s.seat == seat and (s.phase == PHASE_STEP or s.phase == PHASE_LEVY_AT or s.phase == PHASE_REGROUP_TO)


@compiled
def settle_last(states, at, seat, wanted, aim, f):
    """The value of the best way to put a block down, looking no further than one more step."""
    if not is_in_hand(states[at], seat):
        return judge(states[at], seat, wanted, aim, f)
    best = -1e9
    for n in range(count_legal(states[at], seat)):
        states[at + 1] = states[at]
        apply(states[at + 1], seat, nth_legal(states[at], seat, n))
        best = max(best, judge(states[at + 1], seat, wanted, aim, f))
    return best


@compiled
def settle(states, at, seat, wanted, aim, f):
    """The value of the best way to put a block in hand down, over two steps."""
    if not is_in_hand(states[at], seat):
        return judge(states[at], seat, wanted, aim, f)
    best = -1e9
    for n in range(count_legal(states[at], seat)):
        states[at + 1] = states[at]
        apply(states[at + 1], seat, nth_legal(states[at], seat, n))
        best = max(best, settle_last(states, at + 1, seat, wanted, aim, f))
    return best


@compiled
def best_step(states, at, seat, aim, f, deep):
    """The action whose best continuation leaves the best position; ends of phases must be beaten by a margin."""
    s = states[at]
    wanted = goals(s, seat)
    best, chosen = -1e9, nth_legal(s, seat, 0)
    for n in range(count_legal(s, seat)):
        action = nth_legal(s, seat, n)
        states[at + 1] = states[at]
        apply(states[at + 1], seat, action)
        if deep:
            value = settle(states, at + 1, seat, wanted, aim, f)
        else:
            value = settle_last(states, at + 1, seat, wanted, aim, f)
        if action == ACT_END_MOVE:
            value += aim[STAYING]
        elif action == ACT_END_LEVY:
            value -= 9.0
        elif action == ACT_END_REGROUP:
            value += 0.3
        if value > best:
            best, chosen = value, action
    return chosen


@compiled
def card_worth(card):
    """What a card is worth in hand."""
    if card <= VULCAN:
        return EVENT_WORTH[card] * 0.1
    return 1.4 * CARD_MOVE[card] + 0.9 * CARD_LEVY[card]


@compiled
def card_choice(s, seat):
    """The best card with some luck to it, or the discard that does least."""
    best, chosen = -1e9, nth_legal(s, seat, 0)
    for n in range(count_legal(s, seat)):
        action = nth_legal(s, seat, n)
        if action in (ACT_TAKE_BACK, ACT_END_DEPLOY):
            continue
        if action < ACT_PLAY:
            value = -card_worth(action - ACT_DISCARD + 1)
        else:
            value = card_worth(action - ACT_PLAY + 1) + 0.015 * below(s, 100)
        if value > best:
            best, chosen = value, action
    return chosen


@compiled
def battle_turn(s, seat, f):
    """Fire with the strongest, or save the best block when the battle is lost."""
    sum_up(s, seat, f)
    at = s.battle_at
    mine, steps = f[POWER * PLACES + at], f[STEPS * PLACES + at]
    foes, foe_steps = f[FOE_POWER * PLACES + at], f[FOE_STEPS * PLACES + at]
    attacking = s.attacker[at] == seat + 1
    chance = odds(mine, steps, foes, foe_steps) if attacking else 1.0 - odds(foes, foe_steps, mine, steps)
    patience = 0.12 if CITY_VALUE[at] else 0.2
    if attacking and s.round >= ROUNDS - 1:
        patience = 0.4
    leaves = chance < patience or (s.round == ROUNDS and attacking)
    best, chosen = -1e9, nth_legal(s, seat, 0)
    for n in range(count_legal(s, seat)):
        action = nth_legal(s, seat, n)
        if ACT_RETREAT <= action < ACT_PASS:
            value = 100.0 + block_worth(action - ACT_RETREAT, s.steps[action - ACT_RETREAT]) if leaves else -100.0
        elif ACT_FIRE <= action < ACT_RETREAT:
            value = block_power(action - ACT_FIRE, s.steps[action - ACT_FIRE])
        else:
            value = -50.0
        if value > best:
            best, chosen = value, action
    return chosen


@compiled
def least_missed(s, seat):
    """The block that is missed least, for a hit or when supply is short; nobody goes home without need."""
    best, chosen = 1e9, nth_legal(s, seat, 0)
    for n in range(count_legal(s, seat)):
        action = nth_legal(s, seat, n)
        if action == ACT_END_DISBAND:
            return action
        block = action % BLOCKS
        steps, place = s.steps[block], s.where[block]
        loss = block_worth(block, steps)
        if s.phase == PHASE_HIT:
            loss -= block_worth(block, steps - 1)
            if steps == 1:
                loss += 2.0 + block_worth(block, 1)
        elif s.present[seat * PLACES + place] <= feeds(place):
            loss += 1000.0
        if loss < best:
            best, chosen = loss, action
    return chosen


@compiled
def quick_action(states, at, seat, aim, f, deep):
    """What a side does by one step's foresight, in any phase."""
    s = states[at]
    if count_legal(s, seat) == 1:
        return nth_legal(s, seat, 0)
    if s.phase == PHASE_CARDS:
        return card_choice(s, seat)
    if s.phase == PHASE_FIGHT:
        return battle_turn(s, seat, f)
    if s.phase == PHASE_HIT or s.phase == PHASE_DISBAND:
        return least_missed(s, seat)
    if s.phase == PHASE_DEPLOY or s.phase == PHASE_DEPLOY_TO:
        return nth_legal(s, seat, count_legal(s, seat) - 1)
    return best_step(states, at, seat, aim, f, deep)


@compiled
def play_command(states, at, seat, aim, f, deep, out):
    """Play a side's movement and levy to their end; the actions go into `out`, and their number is returned."""
    count = 0
    turn = states[at].turn
    while states[at].seat == seat and PHASE_MOVE <= states[at].phase <= PHASE_LEVY_AT and states[at].turn == turn:
        action = quick_action(states, at, seat, aim, f, deep)
        out[count] = action
        count += 1
        apply(states[at], seat, action)
        if count == len(out):
            break
    return count


@compiled
def play_turns(states, at, aims, f, deep, turns):
    """Both sides play on quickly until so many more turns have ended, or the game has."""
    year, turn = states[at].year, states[at].turn
    left = turns
    while states[at].phase != PHASE_OVER:
        s = states[at]
        if s.year != year or s.turn != turn:
            year, turn = s.year, s.turn
            left -= 1
            if left <= 0:
                break
        seats = deciders(s)
        seat = 0 if seats & 1 else 1
        apply(s, seat, quick_action(states, at, seat, aims[seat], f, deep))


@compiled
def follow(states, at, seat, actions, count):
    """Take planned actions one after another; how many could be taken."""
    for n in range(count):
        s = states[at]
        if s.seat != seat or s.phase == PHASE_OVER or s.phase == PHASE_CARDS:
            return n
        there = False
        for i in range(count_legal(s, seat)):
            there = there or nth_legal(s, seat, i) == actions[n]
        if not there:
            return n
        apply(s, seat, actions[n])
    return count
