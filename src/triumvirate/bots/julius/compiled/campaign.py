"""Quick play of JULIUS CAESAR for plans, by one step's foresight; `rows.py` says what an aim is, `states` is a stack of tries."""

from triumvirate.bots.julius.rows import (
    CARE,
    DANGER,
    DRIVE,
    FOE_STEPS,
    HOLD,
    KEENNESS,
    LEADERS,
    LEAST,
    PULL,
    RESTLESS,
    STAYING,
    STEPS,
    WORTH,
)
from triumvirate.core.rulebook import compiled, table

from ..generator import below
from ..rules import apply, count_legal, deciders, nth_legal
from ..rules.blocks import IS_LEADER
from ..rules.board import CITY_VALUE, ROAD_FROM, ROAD_TO, VALUED_CITIES
from ..rules.made import (
    ACT_DISCARD,
    ACT_END_DEPLOY,
    ACT_END_DISBAND,
    ACT_END_LEVY,
    ACT_END_MOVE,
    ACT_END_REGROUP,
    ACT_FIRE,
    ACT_MOVE,
    ACT_PASS,
    ACT_PLAY,
    ACT_RETREAT,
    ACT_TAKE_BACK,
)
from ..rules.victory import ENOUGH
from ..rules.winter import feeds
from ..rules.year import CARD_LEVY, CARD_MOVE
from ..state import (
    BLOCKS,
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
    PLACES,
    ROUNDS,
    TURNS,
    VULCAN,
)
from .points import TRIED, take_points
from .sums import WORTH_A_STEP, battle_odds, block_power, block_worth, danger, sum_up
from .trying import is_in_hand, try_out

POINT, WON = 10.0, 400.0
AVERAGE_WORTH = 3.2
# A battle below the odds that an aim asks for, one in a place to be left alone, and the odds asked where it wants to go.
HOPELESS, FORBIDDEN, WANTED_ODDS = 40.0, 200.0, 0.35
WANTED, SPOILS = 2.0, 5.0
# What a leader risks in a battle won, in one lost, and beside an enemy who may come.
RISK_WON, RISK_LOST, RISK_NEAR = 0.05, 0.45, 0.3
# A city in danger is still better held than left, and each point of a side from the eighth on makes all of them dearer.
LEADERS_CAUTION = 0.7
LEAST_HELD, NEARLY, DEARER = 0.3, ENOUGH - 3, 0.3
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
def goals(s, seat):
    """The valued cities that are not safely a side's own, as a set of their numbers in the list."""
    found = 0
    for i in range(VALUED):
        city = VALUED_CITIES[i]
        if not s.present[seat * PLACES + city] or s.present[(1 - seat) * PLACES + city]:
            found |= 1 << i
    return found


@compiled
def note_pulls(wanted, aim, f):
    """How strongly cities worth having draw a block, by the place where it stands."""
    for place in range(FIRST_CITY, FIRST_SEA):
        most = 0.0
        for i in range(VALUED):
            if (wanted >> i) & 1:
                city = VALUED_CITIES[i]
                most = max(most, abs(aim[city]) * CITY_VALUE[city] * FAR[DISTANCE[i * PLACES + place]] * 0.01)
        f[PULL * PLACES + place] = most


@compiled
def winter_nears(turn):
    """How much an unfed block weighs in a turn of the year."""
    if turn >= TURNS:
        return 3.0
    return 0.6 if turn == TURNS - 1 else 0.2 if turn == TURNS - 2 else 0.0


@compiled
def judge_battle(s, seat, place, prize, aim, f):
    """What a battle that is to be fought is worth to a side."""
    chance = battle_odds(s, seat, place, f)
    spoils = aim[KEENNESS] * chance * WORTH_A_STEP * f[FOE_STEPS * PLACES + place]
    value = abs(aim[place]) * prize * (2.0 * chance - 1.0) + 0.8 * (spoils - (1.0 - chance) * f[WORTH * PLACES + place])
    value -= aim[CARE] * POINT * f[LEADERS * PLACES + place] * (RISK_WON + RISK_LOST * (1.0 - chance))
    if s.attacker[place] != seat + 1 or s.round:
        return value
    least = aim[LEAST]
    if aim[place] > WANTED:
        least = min(least, WANTED_ODDS)
        value += SPOILS * (2.0 * chance - 1.0)
    if aim[place] < 0.0:
        value -= FORBIDDEN
    if chance < least:
        value -= 0.15 * HOPELESS + HOPELESS * (least - chance)
    return value


@compiled
def points_held(s, seat):
    """The points of a side's cities; those for leaders are counted with the sums."""
    points = 0
    for i in range(VALUED):
        city = VALUED_CITIES[i]
        if s.present[seat * PLACES + city] and not s.present[(1 - seat) * PLACES + city]:
            points += CITY_VALUE[city]
    return points


@compiled
def judge_drawn(s, seat, aim, f):
    """The same where it is noted how cities draw blocks."""
    if s.phase == PHASE_OVER:
        return WON if s.winner == seat else -WON if s.winner == 1 - seat else 0.0
    killed, lost, worth = sum_up(s, seat, f)
    value = POINT * (killed - lost)
    last = POINT * (1.4 if s.turn == TURNS else 1.0)
    to_hold = last * (1.0 + DEARER * max(0, killed + points_held(s, seat) - NEARLY))
    to_deny = last * (1.0 + DEARER * max(0, lost + points_held(s, 1 - seat) - NEARLY))
    all_foes = 0
    for place in range(FIRST_CITY, PLACES):
        mine, foes = s.present[seat * PLACES + place], s.present[(1 - seat) * PLACES + place]
        prize = CITY_VALUE[place] * (max(to_hold, to_deny) if foes else to_hold)
        all_foes += foes
        if mine and foes:
            value += judge_battle(s, seat, place, prize, aim, f)
        elif mine:
            risk = danger(s, seat, place, f)
            value += abs(aim[place]) * prize * max(LEAST_HELD, 1.0 - aim[DANGER] * risk)
            value -= 0.3 * risk * f[WORTH * PLACES + place]
            value -= aim[CARE] * POINT * f[LEADERS * PLACES + place] * RISK_NEAR * risk
        elif foes:
            value -= abs(aim[place]) * prize
        elif prize:
            for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
                if s.present[(1 - seat) * PLACES + ROAD_TO[i]]:
                    value -= 0.1 * prize
                    break
        if mine:
            if place >= FIRST_SEA:
                value -= mine * (3.0 if s.turn == TURNS else 0.4)
            else:
                value += aim[DRIVE] * f[PULL * PLACES + place] * (mine if mine <= 5 else 5.0 + 0.3 * (mine - 5))
                value -= winter_nears(s.turn) * max(0, mine - feeds(place))
    if s.phase == PHASE_LEVY_AT and s.seat == seat:
        worth += block_worth(s.mover, 1)
    return value + 0.9 * (worth - AVERAGE_WORTH * all_foes)


@compiled
def judge(s, seat, wanted, aim, f):
    """How good a position is for a side that wants some cities."""
    note_pulls(wanted, aim, f)
    return judge_drawn(s, seat, aim, f)


@compiled
def settle_ashore(states, at, seat, aim, f):
    """The value of the best port for a block that is still at sea; the position as it is for any other."""
    if not is_in_hand(states[at], seat) or not states[at].sailed:
        return judge_drawn(states[at], seat, aim, f)
    best = -1e9
    for n in range(count_legal(states[at], seat)):
        states[at + 1] = states[at]
        try_out(states[at + 1], seat, nth_legal(states[at], seat, n))
        best = max(best, judge_drawn(states[at + 1], seat, aim, f))
    return best


@compiled
def settle_last(states, at, seat, aim, f):
    """The value of the best way to put a block down, looking no further than one more step."""
    if not is_in_hand(states[at], seat):
        return judge_drawn(states[at], seat, aim, f)
    best = -1e9
    for n in range(count_legal(states[at], seat)):
        states[at + 1] = states[at]
        try_out(states[at + 1], seat, nth_legal(states[at], seat, n))
        best = max(best, settle_ashore(states, at + 1, seat, aim, f))
    return best


@compiled
def settle(states, at, seat, aim, f):
    """The value of the best way to put a block in hand down, over two steps."""
    if not is_in_hand(states[at], seat):
        return judge_drawn(states[at], seat, aim, f)
    best = -1e9
    for n in range(count_legal(states[at], seat)):
        states[at + 1] = states[at]
        try_out(states[at + 1], seat, nth_legal(states[at], seat, n))
        best = max(best, settle_last(states, at + 1, seat, aim, f))
    return best


@compiled
def best_step(states, at, seat, aim, f, deep):
    """The action whose best continuation leaves the best position; ends of phases must be beaten by a margin."""
    s = states[at]
    note_pulls(goals(s, seat), aim, f)
    best, chosen = -1e9, nth_legal(s, seat, 0)
    for n in range(count_legal(s, seat)):
        action = nth_legal(s, seat, n)
        place = s.where[action - ACT_MOVE] if ACT_MOVE <= action < ACT_MOVE + BLOCKS else -1
        if place >= 0 and s.present[seat * PLACES + place] <= aim[HOLD + place]:
            continue
        states[at + 1] = states[at]
        try_out(states[at + 1], seat, action)
        # To end a phase may end the turn; a point counts as in this one, whatever is done.
        states[at + 1].turn = s.turn
        value = settle(states, at + 1, seat, aim, f) if deep else settle_last(states, at + 1, seat, aim, f)
        if action == ACT_END_MOVE:
            value += aim[STAYING] - (0.0 if s.group_moved or s.crossed else aim[RESTLESS])
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
def is_leaving(block, steps, chance, leaves):
    """Whether a block should leave a battle: everybody when it is lost, a leader who is nearly dead while it is open."""
    return leaves or (IS_LEADER[block] == 1 and (chance < 0.5 or (steps == 1 and chance < 0.85)))


@compiled
def battle_turn(s, seat, f):
    """Fire with the strongest, or save the best block when the battle is lost."""
    sum_up(s, seat, f)
    at = s.battle_at
    attacking = s.attacker[at] == seat + 1
    chance = battle_odds(s, seat, at, f)
    patience = 0.12 if CITY_VALUE[at] else 0.2
    if attacking and s.round >= ROUNDS - 1:
        patience = 0.4
    leaves = chance < patience or (s.round == ROUNDS and attacking)
    best, chosen = -1e9, nth_legal(s, seat, 0)
    for n in range(count_legal(s, seat)):
        action = nth_legal(s, seat, n)
        if ACT_RETREAT <= action < ACT_PASS:
            block = action - ACT_RETREAT
            steps = s.steps[block]
            value = 100.0 + block_worth(block, steps) if is_leaving(block, steps, chance, leaves) else -100.0
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
                loss += 2.0 + block_worth(block, 1) + POINT * IS_LEADER[block]
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
    """Play a side's movement and levy to their end, actions into `out`; a year's last turn leaves no point lying in reach."""
    count = 0
    turn = states[at].turn
    while states[at].seat == seat and PHASE_MOVE <= states[at].phase <= PHASE_LEVY_AT and states[at].turn == turn:
        action = quick_action(states, at, seat, aim, f, deep)
        if action == ACT_END_MOVE and turn == TURNS:
            more = take_points(states, at, seat, out[count:])
            if more:
                count += more
                continue
        out[count] = action
        count += 1
        apply(states[at], seat, action)
        if count + 2 * TRIED >= len(out):
            break
    return count


@compiled
def is_attacked(s, seat, place):
    """Whether a side's blocks stand in a place of the other's that they came to attack."""
    return s.attacker[place] == seat + 1 and s.present[seat * PLACES + place] and s.present[(1 - seat) * PLACES + place]


@compiled
def worst_attack(s, seat, f, least):
    """Where a side's attack stands worst, if below these odds: lost with half the defender's steps, stricter with a leader."""
    sum_up(s, seat, f)
    worst, place_of = least, -1
    for place in range(FIRST_CITY, PLACES):
        if is_attacked(s, seat, place):
            chance = battle_odds(s, seat, place, f)
            if 2.0 * f[STEPS * PLACES + place] <= f[FOE_STEPS * PLACES + place]:
                chance = 0.0
            if f[LEADERS * PLACES + place] > 0.0:
                chance *= LEADERS_CAUTION
            if chance < worst:
                worst, place_of = chance, place
    return place_of


@compiled
def odds_of_attacks(s, seat, f, odds):
    """The odds of every attack of a side's as it sees them, by place; -1 where it attacks nobody."""
    sum_up(s, seat, f)
    for place in range(PLACES):
        odds[place] = -1.0
        if place >= FIRST_CITY and is_attacked(s, seat, place):
            odds[place] = battle_odds(s, seat, place, f)


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
        if count_legal(s, seat) == 0:  # a position that no play leads to: nobody holds a card
            break
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
