"""What a command of JULIUS CAESAR is for, in the words that teach: each is a predicate over the map before and after it.

Of the other side nothing is asked but where its blocks stand, which everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterator

from triumvirate.bots.julius.sense import NEIGHBOURS
from triumvirate.bots.reasons import Reason, reason
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.printed import DATA, PLACE_IDS
from triumvirate.games.julius.rules.blocks import IS_LEADER, IS_NAVIS
from triumvirate.games.julius.rules.board import CITY_VALUE, VALUED_CITIES, is_friendly
from triumvirate.games.julius.state import BLOCKS, FIRST_CITY, FIRST_SEA, PLACES

IS_CAVALRY = [block["type"] == "equitatus" for block in DATA["blocks"]]
AT_LEAST_TWO = 2


class March:
    """The map of one side before a command and after it."""

    def __init__(self, before: State, after: State, seat: int) -> None:
        self.before, self.after, self.seat = before, after, seat

    def standing(self, state: State, place: int) -> list[int]:
        """The side's own blocks in a place."""
        return [block for block in range(BLOCKS) if state.owner[block] == self.seat and state.where[block] == place]

    def foes(self, state: State, place: int) -> int:
        """How many blocks of the other side stand there."""
        return int(state.present[(1 - self.seat) * PLACES + place])

    def has_foes_beside(self, state: State, place: int) -> bool:
        """Whether an enemy block stands one road away."""
        return any(self.foes(state, other) for other in NEIGHBOURS[place])

    def on_land(self, state: State, place: int) -> bool:
        """Whether a block that can march stands there, and no enemy does."""
        return not self.foes(state, place) and any(not IS_NAVIS[block] for block in self.standing(state, place))


def aims_of(before: State, after: State, seat: int) -> list[Reason]:
    """What can be said of a command, the most important first."""
    march = March(before, after, seat)
    return [*threatens(march), *saves_leader(march), *guards(march), *screens(march)]


def threatens(march: March) -> Iterator[Reason]:
    """A city that counts and is not the side's own can be marched on by two roads or more, and could not before."""
    for city in VALUED_CITIES:
        if is_friendly(march.after, march.seat, city) or march.standing(march.after, city):
            continue
        now = [other for other in NEIGHBOURS[city] if march.on_land(march.after, other)]
        then = [other for other in NEIGHBOURS[city] if march.on_land(march.before, other)]
        if len(now) >= AT_LEAST_TWO and len(now) > len(then):
            places = tuple(PLACE_IDS[other] for other in sorted(now))
            yield reason("op.threatens", goal=PLACE_IDS[city], count=len(now), place=places)


def saves_leader(march: March) -> Iterator[Reason]:
    """A leader goes from a city with enemies one road away to one that has none."""
    for block in range(BLOCKS):
        origin, goal = march.before.where[block], march.after.where[block]
        if not IS_LEADER[block] or march.after.owner[block] != march.seat or origin == goal:
            continue
        if not min(origin, goal) >= FIRST_CITY or max(origin, goal) >= FIRST_SEA or march.foes(march.after, goal):
            continue
        if march.has_foes_beside(march.before, origin) and not march.has_foes_beside(march.after, goal):
            yield reason("op.saves_leader", origin=PLACE_IDS[origin], goal=PLACE_IDS[goal])


def guards(march: March) -> Iterator[Reason]:
    """Cities of its own that count, with enemies one road away, have more blocks than before."""
    guarded = [
        city
        for city in VALUED_CITIES
        if march.standing(march.before, city)
        and len(march.standing(march.after, city)) > len(march.standing(march.before, city))
        and not march.foes(march.after, city)
        and march.has_foes_beside(march.after, city)
    ]
    if guarded:
        points = sum(int(CITY_VALUE[city]) for city in guarded)
        yield reason("op.guards", place=tuple(PLACE_IDS[city] for city in guarded), count=points)


def screens(march: March) -> Iterator[Reason]:
    """Cavalry alone comes to stand between an enemy and a city of its own that counts and that no enemy stands beside."""
    for place in range(FIRST_CITY, FIRST_SEA):
        there = march.standing(march.after, place)
        if not there or not all(IS_CAVALRY[block] for block in there) or march.foes(march.after, place):
            continue
        if march.standing(march.before, place) or not march.has_foes_beside(march.after, place):
            continue
        behind = [
            city
            for city in NEIGHBOURS[place]
            if CITY_VALUE[city]
            and march.standing(march.after, city)
            and not march.foes(march.after, city)
            and not march.has_foes_beside(march.after, city)
        ]
        if behind:
            yield reason("op.screens", goal=PLACE_IDS[place], place=PLACE_IDS[min(behind)])
