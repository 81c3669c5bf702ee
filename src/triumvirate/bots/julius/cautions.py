"""What speaks against a command of JULIUS CAESAR: each is a predicate over what its side sees before and after it.

Of a fault only that is said which cannot be said of the best command, too. Of the other side nothing is asked but where its
blocks stand, which everybody sees; odds are as the side itself reckons them. The words stand under the same keys, and under
`habit.…` for what somebody does in many matches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from triumvirate.bots.julius.conduct import point_in_reach
from triumvirate.bots.julius.operations import Plan, carried_out, is_joined
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.julius.sense import NEIGHBOURS
from triumvirate.bots.julius.vocabulary import March, saves_leader
from triumvirate.bots.reasons import Reason, reason
from triumvirate.bots.speech import Fact
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import action_text, place_of_action
from triumvirate.games.julius.printed import CARD_IDS, PLACE_IDS
from triumvirate.games.julius.rules.blocks import IS_LEADER, IS_NAVIS
from triumvirate.games.julius.rules.board import CITY_VALUE, EDGE, ROAD_TYPE, VALUED_CITIES, is_friendly
from triumvirate.games.julius.rules.march import ATTACK_LIMIT
from triumvirate.games.julius.rules.winter import feeds
from triumvirate.games.julius.rules.year import CARD_MOVE
from triumvirate.games.julius.state import (
    BLOCKS,
    FIRST_CITY,
    FIRST_SEA,
    MARS,
    MERCURY,
    NEPTUNE,
    PHASE_LEVY,
    PHASE_MOVE,
    PLACES,
    PLUTO,
    ROADS,
    TURNS,
)

MOST = 3  # sentences
EVEN, LEADERS_LEAST = (
    50,
    65,
)  # percent: odds below which an attack is against reason, and one that a leader goes along to
CLEARLY = 10  # percent by which odds are longer than the best command's
MARCH = 2  # steps that a block goes without Mercury
END_OF_MOVES = "end-move"


class Order(March):
    """A command and what is reckoned of it: a side's map before and after, the odds of its battles, points it leaves."""

    def __init__(self, sampled: Sampled, plan: Plan) -> None:
        super().__init__(sampled.first, carried_out(sampled.first, sampled.seat, plan), sampled.seat)
        self.plan = plan
        self.odds = {
            place: round(100 * chance)
            for place, chance in sampled.attacks(plan).items()
            if is_joined(self.before, self.after, self.seat, place)
        }

    def count(self, state: State, place: int) -> int:
        """How many blocks of the side stand there."""
        return int(state.present[self.seat * PLACES + place])

    def beside(self, place: int) -> int:
        """How many enemy blocks stand one road away when the command is over."""
        return sum(self.foes(self.after, other) for other in NEIGHBOURS[place])

    def leaders(self, place: int) -> list[int]:
        """The side's leaders who stand there when it is over."""
        return [block for block in self.standing(self.after, place) if IS_LEADER[block]]

    def moved(self) -> bool:
        """Whether anybody on the map stands elsewhere than before."""
        where = zip(self.before.where[:BLOCKS], self.after.where[:BLOCKS], self.after.owner[:BLOCKS], strict=True)
        return any(then >= FIRST_CITY and then != now for then, now, owner in where if owner == self.seat)

    def at_its_end(self) -> State | None:
        """The map when movement was about to end; None where the clicks do not go so far."""
        texts = [action_text(action) for action in self.plan]
        if END_OF_MOVES not in texts:
            return None
        found = carried_out(self.before, self.seat, self.plan[: texts.index(END_OF_MOVES)])
        return found if found.phase == PHASE_MOVE and found.seat == self.seat else None


Caution = Callable[[Order], Iterable[Reason]]


def empties_city(order: Order) -> Iterator[Reason]:
    """A city of its own that counts is left by all its blocks."""
    for city in _dearest():
        if order.standing(order.before, city) and not order.standing(order.after, city):
            yield reason("empties_city", place=PLACE_IDS[city], points=int(CITY_VALUE[city]))


def leaves_city(order: Order) -> Iterator[Reason]:
    """A city of its own that counts has one block, and enemies stand one road away."""
    for city in _dearest():
        beside = order.beside(city)
        if beside and order.count(order.after, city) == 1 and not order.foes(order.after, city):
            yield reason("leaves_city", place=PLACE_IDS[city], points=int(CITY_VALUE[city]), count=beside)


def point_untaken(order: Order) -> Iterator[Reason]:
    """When movement ended, a block could still have gone to a vacant city that counts."""
    state = order.at_its_end()
    way = point_in_reach(state, order.seat) if state is not None else ""
    steps = [click.split()[1] for click in way.split(", ") if click.startswith("step ")]
    if steps:
        city = PLACE_IDS.index(steps[-1])
        if CITY_VALUE[city] and not order.standing(order.after, city):
            yield _untaken(city)


def _untaken(city: int) -> Reason:
    return reason("point_untaken", place=PLACE_IDS[city], points=int(CITY_VALUE[city]))


def attack_odds(order: Order) -> Iterator[Reason]:
    """It attacks where it is likelier to lose than to win."""
    for place, percent in sorted(order.odds.items(), key=lambda one: one[1]):
        if percent < EVEN:
            yield reason("attack_odds", goal=PLACE_IDS[place], percent=percent)


def leader_attacks(order: Order) -> Iterator[Reason]:
    """A leader goes along where his life is at stake."""
    for place, percent in sorted(order.odds.items(), key=lambda one: one[1]):
        went = [block for block in order.leaders(place) if order.before.where[block] != place]
        if went and EVEN <= percent < LEADERS_LEAST:
            yield reason("leader_attacks", goal=PLACE_IDS[place], percent=percent)


def leader_alone(order: Order) -> Iterator[Reason]:
    """A leader stands by himself, or with fewer than the enemies one road away."""
    for place in range(FIRST_CITY, FIRST_SEA):
        count, beside = order.count(order.after, place), order.beside(place)
        if not order.leaders(place) or order.foes(order.after, place) or beside <= count:
            continue
        if count == 1:
            yield reason("leader_alone", place=PLACE_IDS[place], count=beside)
        else:
            yield reason("leader_near", place=PLACE_IDS[place], count=beside, more=count)


def gate(order: Order) -> Iterator[Reason]:
    """A place beside enemies is left by all who could march, and a city of its own that counts lies open behind it."""
    for place in range(FIRST_CITY, FIRST_SEA):
        marched = any(not IS_NAVIS[block] for block in order.standing(order.before, place))
        if CITY_VALUE[place] or not marched or order.standing(order.after, place) or order.foes(order.after, place):
            continue
        behind = [
            city for city in _dearest() if city in NEIGHBOURS[place] and is_friendly(order.after, order.seat, city)
        ]
        if behind and order.beside(place):
            yield reason("gate", place=PLACE_IDS[place], goal=PLACE_IDS[behind[0]], points=int(CITY_VALUE[behind[0]]))


def still(order: Order) -> Iterator[Reason]:
    """Nobody moves, or fewer groups than the card allows."""
    state = order.at_its_end()
    if state is None or not state.points:
        return
    if order.moved():
        yield reason("moves_left", count=int(state.points))
    elif CARD_MOVE[state.played[order.seat]] == state.points:
        yield reason("still", count=int(state.points))


def levies_left(order: Order) -> Iterator[Reason]:
    """Levies are not used."""
    texts = [action_text(action) for action in order.plan]
    if "end-levy" not in texts:
        return
    state = carried_out(order.before, order.seat, order.plan[: texts.index("end-levy")])
    if state.phase == PHASE_LEVY and state.levies:
        yield reason("levies_left", count=int(state.levies))


def hungry(order: Order) -> Iterator[Reason]:
    """In a year's last turn more blocks stand in a city than winter feeds."""
    for place in range(FIRST_CITY, FIRST_SEA):
        count = order.count(order.after, place)
        if order.before.turn == TURNS and count > feeds(place) and not order.foes(order.after, place):
            yield reason("hungry", place=PLACE_IDS[place], points=int(feeds(place)), more=count)


def _dearest() -> list[int]:
    return sorted(VALUED_CITIES, key=lambda city: -CITY_VALUE[city])


def unused_event(order: Order) -> Iterator[Reason]:
    """What the event that was played allows, and nothing else does, is not done."""
    card, done = order.before.played[order.seat], deeds(order.before, order.seat, order.plan)
    if order.at_its_end() is not None and card in done and not done[card]:
        yield reason("unused_event", card=CARD_IDS[card])


def deeds(before: State, seat: int, plan: Plan) -> dict[int, bool]:
    """What only an event allows, by event: a third step or a late attack, more over a road, a surprise."""
    state, steps, far, crowded = before.copy(), 0, False, False
    crossed: Counter[int] = Counter()
    for action in plan:
        verb, at = action_text(action).split()[0], state.mover_at
        if GAME.rules.deciders(state) != 1 << seat or GAME.rules.refusal(state, seat, action):
            break
        place = place_of_action(action)
        if verb == "step" and place is not None:
            steps, is_attack = steps + 1, bool(state.present[(1 - seat) * PLACES + place])
            far = far or steps > MARCH or (steps == MARCH and is_attack)
            edge = EDGE[at * PLACES + place]
            if edge < ROADS:
                crossed[edge] += 1
                crowded = crowded or (is_attack and crossed[edge] > ATTACK_LIMIT[ROAD_TYPE[edge]])
        elif verb == "move":
            steps = 0
        GAME.rules.apply(state, seat, action)
    return {MERCURY: far, PLUTO: crowded, MARS: bool(state.surprised), NEPTUNE: bool(state.surprised)}


AGAINST: tuple[Caution, ...] = (
    *(empties_city, attack_odds, point_untaken, leader_attacks, leader_alone, leaves_city),
    *(gate, hungry, unused_event, still, levies_left),
)
# In which order things are told, by their keys.
TOLD = (
    *("empties_city", "attack_odds", "point_untaken", "leader_attacks", "leader_alone", "attack_missed", "leaves_city"),
    *(
        "leader_left",
        "leader_near",
        "unguarded",
        "gate",
        "hungry",
        "unused_event",
        "still",
        "levies_left",
        "moves_left",
    ),
)


def cautions(order: Order) -> list[Reason]:
    """What can be said against a command."""
    return [found for predicate in AGAINST for found in predicate(order)]


def missed(order: Order, best: Order) -> Iterator[Reason]:
    """What the best command takes or attacks and this one does not."""
    for city in _dearest():
        if _takes(best, city) and not order.standing(order.after, city):
            yield _untaken(city)
    for place, percent in sorted(best.odds.items(), key=lambda one: -one[1]):
        if percent >= EVEN and place not in order.odds:
            yield reason("attack_missed", goal=PLACE_IDS[place], percent=percent)
    yield from _unguarded(order, best)
    yield from _leader_left(order, best)


def _unguarded(order: Order, best: Order) -> Iterator[Reason]:
    """A city of its own that counts, with enemies one road away, has no more blocks than before, and could have."""
    for city in _dearest():
        before, now = order.count(order.before, city), order.count(order.after, city)
        beside = 0 if order.foes(order.after, city) else order.beside(city)
        if 0 < now <= before < best.count(best.after, city) and beside:
            yield reason("unguarded", place=PLACE_IDS[city], points=int(CITY_VALUE[city]), count=beside)


def _leader_left(order: Order, best: Order) -> Iterator[Reason]:
    """A leader stays beside enemies, and could have gone where there are none."""
    for one in saves_leader(best):
        origin, goal = (PLACE_IDS.index(str(dict(one.facts)[name])) for name in ("origin", "goal"))
        is_left = order.leaders(origin) and order.leaders(origin) == _leaders_of(order, origin)
        if is_left and order.beside(origin):
            yield reason("leader_left", place=PLACE_IDS[origin], goal=PLACE_IDS[goal], count=order.beside(origin))


def _leaders_of(order: Order, place: int) -> list[int]:
    """Those who stood there before."""
    return [block for block in order.standing(order.before, place) if IS_LEADER[block]]


def _takes(order: Order, city: int) -> bool:
    return is_friendly(order.after, order.seat, city) and not order.standing(order.before, city)


def against(sampled: Sampled, plan: Plan, best: Plan) -> list[Reason]:
    """What speaks against a command beside the best one, the most important first: one sentence of a kind, one of a place.

    What is true of both to the same degree is no reason to prefer the other.
    """
    order, better = Order(sampled, plan), Order(sampled, best)
    of_best = {_about(one): one for one in cautions(better)}
    held = [one for one in cautions(order) if _is_worse(one, of_best.get(_about(one)))]
    told: list[Reason] = []
    for one in sorted([*missed(order, better), *held], key=lambda one: TOLD.index(one.key)):
        place = _about(one)[1]
        if not any(one.key == other.key or (place and place == _about(other)[1]) for other in told):
            told.append(one)
    return told[:MOST]


def _about(one: Reason) -> tuple[str, Fact | None]:
    """What a sentence is about, whatever it counts."""
    facts = dict(one.facts)
    return one.key, facts.get("place", facts.get("goal"))


def _is_worse(one: Reason, of_best: Reason | None) -> bool:
    """Whether it is more true of a command than of the best one: at longer odds, or with more left unused."""
    if of_best is None:
        return True
    facts, others = dict(one.facts), dict(of_best.facts)
    if one.key == "attack_odds":
        return int(str(facts["percent"])) + CLEARLY < int(str(others["percent"]))
    return one.key in ("moves_left", "levies_left") and int(str(facts["count"])) > int(str(others["count"]))
