"""How a position of JULIUS CAESAR looks to one side: points held and in danger, battles, threats, and the way to go.

Enemy blocks that are not shown count as average ones; nothing here depends on what a sampled truth made of them.
"""

from __future__ import annotations

from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.rules.blocks import FIREPOWER, IS_LEADER, IS_NAVIS, SIDE, STRENGTH
from triumvirate.games.julius.rules.board import (
    CITY_VALUE,
    EDGE,
    ROAD_FROM,
    ROAD_TO,
    ROAD_TYPE,
    SEA_FROM,
    SEA_TO,
    VALUED_CITIES,
)
from triumvirate.games.julius.rules.march import ATTACK_LIMIT, road_room
from triumvirate.games.julius.rules.victory import ENOUGH, victory_points
from triumvirate.games.julius.rules.winter import feeds
from triumvirate.games.julius.state import (
    BLOCKS,
    DEAD,
    FIRST_CITY,
    FIRST_SEA,
    PHASE_LEVY_AT,
    PHASE_MOVE,
    PHASE_OVER,
    PHASE_STEP,
    PLACES,
    ROUNDS,
    TURNS,
)

POINT = 10.0
AVERAGE_POWER, AVERAGE_STEPS, AVERAGE_WORTH, WORTH_A_STEP = 0.95, 2.5, 3.2, 1.28
DEFENDERS_EDGE, STEEPNESS = 1.5, 1.9  # from two thousand battles of the quick play
# The odds below which nobody attacks, how such an attack is judged, and what a leader risks in a battle won, in one lost,
# and beside an enemy who may come: as the quick play has them (compiled/campaign.py).
LEAST, HOPELESS = 0.5, 40.0
RISK_WON, RISK_LOST, RISK_NEAR = 0.05, 0.45, 0.3
# A city in danger is still better held than left, and each point of a side from the eighth on makes all of them dearer.
LEAST_HELD, NEARLY, DEARER = 0.3, ENOUGH - 3, 0.3
FAR = (2.4, 2.2, 1.5, 1.0, 0.65, 0.4, 0.25, 0.15, 0.1, 0.05)
WINTER_NEARS = (0.0, 0.0, 0.0, 0.2, 0.6, 3.0)


def _distances(target: int) -> list[int]:
    """Steps by road from every city to one; far where no road leads."""
    steps = [len(FAR) - 1] * PLACES
    steps[target], front = 0, [target]
    while front:
        place = front.pop(0)
        for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
            if steps[ROAD_TO[i]] > steps[place] + 1:
                steps[ROAD_TO[i]] = steps[place] + 1
                front.append(ROAD_TO[i])
    return steps


DISTANCE = {city: _distances(city) for city in VALUED_CITIES}
NEIGHBOURS = [[ROAD_TO[i] for i in range(ROAD_FROM[place], ROAD_FROM[place + 1])] for place in range(PLACES)]
LINKED = [[SEA_TO[i] for i in range(SEA_FROM[place], SEA_FROM[place + 1])] for place in range(PLACES)]


def worth(block: int, steps: int) -> float:
    """What a block is worth at some strength."""
    each = 0.6 + 0.35 * FIREPOWER[block]
    return steps * (0.5 * each if IS_NAVIS[block] else each) + (3.0 if IS_LEADER[block] else 0.0)


def power(block: int, steps: int) -> float:
    """Hits that a block is expected to make in a round."""
    return STRENGTH[block * 5 + steps] * FIREPOWER[block] / 6


def odds(power_a: float, steps_a: float, power_d: float, steps_d: float) -> float:
    """About how likely an attack is to win."""
    if power_d * steps_d == 0:
        return 1.0
    ratio: float = (power_a * steps_a / (power_d * steps_d * DEFENDERS_EDGE)) ** STEEPNESS
    return ratio / (1 + ratio)


def in_time(power: float, foe_steps: float, rounds: int) -> float:
    """How likely an attack is to be over before its last round: attackers who are not done by then go home."""
    reach = float((power * rounds / max(foe_steps, 0.5)) ** 3)
    return reach / (reach + 0.35)


class Sense:
    """The sums that an evaluation needs, taken once for a position."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.power, self.steps, self.worth = [0.0] * PLACES, [0.0] * PLACES, [0.0] * PLACES
        self.foe_power, self.foe_steps = [0.0] * PLACES, [0.0] * PLACES
        self.fresh, self.leaders_at = [0] * PLACES, [0] * PLACES
        self.fresh_power, self.fresh_steps = [0.0] * PLACES, [0.0] * PLACES
        self.mine = state.present[seat * PLACES : (seat + 1) * PLACES]
        self.foes = state.present[(1 - seat) * PLACES : (2 - seat) * PLACES]
        self.leaders = 0
        shown_at = state.battle_at if state.round else -1
        for block in range(BLOCKS):
            place, steps = state.where[block], state.steps[block]
            if place < FIRST_CITY:
                if place == DEAD and IS_LEADER[block]:
                    self.leaders += 1 if SIDE[block] != seat else -1
            elif state.owner[block] == seat:
                self.power[place] += power(block, steps)
                self.steps[place] += steps
                self.worth[place] += worth(block, steps)
                self.leaders_at[place] += IS_LEADER[block]
                if not state.moved[block] and not IS_NAVIS[block]:
                    self.fresh[place] += 1
                    self.fresh_power[place] += power(block, steps)
                    self.fresh_steps[place] += steps
            elif place == shown_at and not state.reserve[block]:
                self.foe_power[place] += power(block, steps)
                self.foe_steps[place] += steps
            else:
                self.foe_power[place] += AVERAGE_POWER
                self.foe_steps[place] += AVERAGE_STEPS

    def battle_odds(self, place: int) -> float:
        """How likely the viewer is to hold a contested place, with those who may still come counted in part."""
        state, seat = self.state, self.seat
        mine, steps = self.power[place], self.steps[place]
        foes, foe_steps = self.foe_power[place], self.foe_steps[place]
        attacking = state.attacker[place] == seat + 1
        if state.phase in (PHASE_MOVE, PHASE_STEP) and state.seat == seat and not state.round:
            more, more_steps = self.may_join(place)
            mine, steps = mine + 0.8 * more, steps + 0.8 * more_steps
        fighting = state.round > 0 and state.battle_at == place
        if attacking and not state.second_acts and not fighting:
            near = sum(min(self.foes[other], 2) for other in NEIGHBOURS[place] if not self.mine[other])
            foes, foe_steps = foes + 0.3 * near * AVERAGE_POWER, foe_steps + 0.3 * near * AVERAGE_STEPS
        chance = odds(mine, steps, foes, foe_steps) if attacking else odds(foes, foe_steps, mine, steps)
        if fighting:
            left = ROUNDS - state.round
            chance = min(chance, in_time(mine, foe_steps, left) if attacking else in_time(foes, steps, left))
        return chance if attacking else 1 - chance

    def may_join(self, place: int) -> tuple[float, float]:
        """Power and steps of own blocks that could still attack or respond here this turn."""
        state, points = self.state, self.state.points
        more = steps = 0.0
        for other in sorted(NEIGHBOURS[place], key=lambda p: -self.fresh_power[p]):
            if not self.fresh[other] or (not state.activated[other] and points == 0):
                continue
            road = EDGE[other * PLACES + place]
            room = road_room(state, self.seat, road, True)
            if room > 0:
                points -= 0 if state.activated[other] else 1
                share = min(1.0, room / self.fresh[other])
                more += share * self.fresh_power[other]
                steps += share * self.fresh_steps[other]
        return more, steps

    def danger(self, place: int) -> float:
        """How likely a place of the viewer's is to fall to enemies one step away."""
        near = 0.0
        for other in NEIGHBOURS[place]:
            near += min(self.foes[other], ATTACK_LIMIT[ROAD_TYPE[EDGE[other * PLACES + place]]])
        for sea in LINKED[place]:
            near += 0.5 * self.foes[sea]
        if not near:
            return 0.02
        return 0.75 * odds(near * AVERAGE_POWER, near * AVERAGE_STEPS, self.power[place], self.steps[place])


def goals_of(state: State, seat: int) -> list[int]:
    """The cities worth having that are not safely the side's own."""
    mine, foes = seat * PLACES, (1 - seat) * PLACES
    return [city for city in VALUED_CITIES if not state.present[mine + city] or state.present[foes + city]]


def evaluate(state: State, seat: int, goals: list[int]) -> float:
    """How good a position is for a side on its way to some cities.

    The goals are those of the position before the choice: a city that is taken must not lose its pull by that.
    """
    if state.phase == PHASE_OVER:
        return 1000.0 if state.winner == seat else -1000.0 if state.winner == 1 - seat else 0.0
    sense = Sense(state, seat)
    value = POINT * sense.leaders
    last = POINT * (1.4 if state.turn == TURNS else 1.0)
    to_hold, to_deny = (last * (1 + DEARER * max(0, victory_points(state, side) - NEARLY)) for side in (seat, 1 - seat))
    for place in range(FIRST_CITY, PLACES):
        mine, foes = sense.mine[place], sense.foes[place]
        prize = CITY_VALUE[place] * (max(to_hold, to_deny) if foes else to_hold)
        if mine and foes:
            value += _battle_worth(sense, place, prize)
        elif mine:
            danger = sense.danger(place)
            value += prize * max(LEAST_HELD, 1 - 1.6 * danger) - 0.3 * danger * sense.worth[place]
            value -= POINT * sense.leaders_at[place] * RISK_NEAR * danger
        elif foes:
            value -= prize
        elif prize:
            value -= 0.1 * prize * any(sense.foes[other] for other in NEIGHBOURS[place])
    return value + material(state, seat) + direction(state, sense, goals)


def _battle_worth(sense: Sense, place: int, prize: float) -> float:
    """What a battle that is to be fought is worth: its prize and spoils, the blocks at stake, its leaders' lives."""
    chance = sense.battle_odds(place)
    at_stake = chance * WORTH_A_STEP * sense.foe_steps[place] - (1 - chance) * sense.worth[place]
    value = prize * (2 * chance - 1) + 0.8 * at_stake
    value -= POINT * sense.leaders_at[place] * (RISK_WON + RISK_LOST * (1 - chance))
    if sense.state.attacker[place] == sense.seat + 1 and not sense.state.round and chance < LEAST:
        value -= 0.15 * HOPELESS + HOPELESS * (LEAST - chance)
    return value


def material(state: State, seat: int) -> float:
    """Own blocks on the map; a block in hand for the levy counts as if it were there."""
    value = sum(
        worth(block, state.steps[block])
        for block in range(BLOCKS)
        if state.owner[block] == seat and state.where[block] >= FIRST_CITY
    )
    if state.phase == PHASE_LEVY_AT and state.seat == seat:
        value += worth(state.mover, 1)
    foes = int(sum(state.present[(1 - seat) * PLACES : (2 - seat) * PLACES]))
    return 0.9 * (value - AVERAGE_WORTH * foes)


def direction(state: State, sense: Sense, goals: list[int]) -> float:
    """Land blocks want to be near cities worth having; nobody should be caught at sea or unfed in winter."""
    pull = [
        max((CITY_VALUE[city] * FAR[DISTANCE[city][place]] for city in goals), default=0.0)
        for place in range(FIRST_SEA)
    ]
    value = 0.0
    for place in range(FIRST_CITY, PLACES):
        if not sense.mine[place]:
            continue
        if place >= FIRST_SEA:
            value -= sense.mine[place] * (3.0 if state.turn == TURNS else 0.4)
        else:
            crowd = sense.mine[place]
            value += pull[place] * (crowd if crowd <= 5 else 5 + 0.3 * (crowd - 5))
            value -= WINTER_NEARS[state.turn] * max(0, crowd - feeds(place))
    return value
