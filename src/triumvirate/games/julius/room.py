"""What is left of the limits that everybody at the table can count: the room on roads, and what a place feeds in winter.

A page, a terminal or a bot shows these. They are made by the rules' own functions, so that no limit is written twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.open import SEAT_NAMES, Seat
from triumvirate.games.julius.printed import EDGES, PLACE_IDS
from triumvirate.games.julius.rules.board import EDGE, ROAD_FROM, ROAD_TO, has_blocks, is_open_to
from triumvirate.games.julius.rules.march import road_room
from triumvirate.games.julius.rules.retreat import retreat_room
from triumvirate.games.julius.rules.winter import feeds
from triumvirate.games.julius.state import (
    FIRST_CITY,
    FIRST_SEA,
    PHASE_DISBAND,
    PHASE_FIGHT,
    PHASE_MAIN_ROAD,
    PHASE_MOVE,
    PHASE_PORT,
    PHASE_PORT_TO,
    PHASE_REGROUP,
    PHASE_REGROUP_TO,
    PHASE_RETREAT_TO,
    PHASE_STEP,
    PLACES,
    ROADS,
)

MOVING = (PHASE_MOVE, PHASE_STEP, PHASE_MAIN_ROAD)
FIGHTING = (PHASE_FIGHT, PHASE_RETREAT_TO)
REGROUPING = (PHASE_REGROUP, PHASE_REGROUP_TO)
WINTER = (PHASE_PORT, PHASE_PORT_TO, PHASE_DISBAND)


@dataclass(slots=True)
class RoadRoom:
    """How many blocks of the deciding side a road still takes, and how many it takes in all."""

    room: int
    limit: int


@dataclass(slots=True)
class Supply:
    """How many blocks stand in a place, and how many it feeds in winter."""

    blocks: int
    feeds: int


def roads_of(state: State) -> dict[str, dict[str, RoadRoom]]:
    """By origin and destination: how many blocks of the deciding side a road still takes, and how many it takes in all.

    In movement from every city where the side has blocks, in a battle and after it from the battlefield; and both ways
    over the roads that were used already.
    """
    seat = state.seat
    roads: dict[str, dict[str, RoadRoom]] = {}
    if state.phase not in (*MOVING, *FIGHTING, *REGROUPING):
        return roads
    for at, to in sorted({*_ways_out(state, seat), *_ways_used(state, seat)}):
        room = _room(state, seat, at, to)
        used = state.crossings[seat * ROADS + EDGE[at * PLACES + to]]
        roads.setdefault(PLACE_IDS[at], {})[PLACE_IDS[to]] = RoadRoom(max(0, room), room + used)
    return roads


def _ways_out(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """The roads out of every place that blocks of the side may leave now."""
    for at in range(FIRST_CITY, FIRST_SEA):
        if has_blocks(state, seat, at) and (state.phase in MOVING or at == state.battle_at):
            for i in range(ROAD_FROM[at], ROAD_FROM[at + 1]):
                yield at, ROAD_TO[i]


def _ways_used(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """The roads that the side has used, in both directions."""
    for road in range(ROADS):
        if state.crossings[seat * ROADS + road]:
            first, second = EDGES[road]
            yield from ((first, second), (second, first))


def _room(state: State, seat: int, at: int, to: int) -> int:
    """The room on a road for what the side does now: a retreat, a regroup, or a march that attacks where enemies are."""
    road = EDGE[at * PLACES + to]
    if state.phase in FIGHTING:
        return int(retreat_room(state, seat, road))
    attack = state.phase in MOVING and not is_open_to(state, seat, to)
    return int(road_room(state, seat, road, attack))


def supply_of(state: State) -> dict[Seat, dict[str, Supply]]:
    """In winter, by side and place: how many blocks stand there, and how many it feeds."""
    return quarters_of(state) if state.phase in WINTER else {seat: {} for seat in SEAT_NAMES}


def quarters_of(state: State) -> dict[Seat, dict[str, Supply]]:
    """By side and place: how many blocks stand there, and how many it would feed in winter."""
    return {
        seat: {
            PLACE_IDS[place]: Supply(state.present[i * PLACES + place], int(feeds(place)))
            for place in range(FIRST_CITY, PLACES)
            if has_blocks(state, i, place)
        }
        for i, seat in enumerate(SEAT_NAMES)
    }
