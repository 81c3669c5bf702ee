"""Aims of JULIUS CAESAR: ways to lead a command, as rows of numbers by which quick play weighs what it sees (`rows.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from triumvirate.bots.julius import rows
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.rules.blocks import IS_NAVIS
from triumvirate.games.julius.rules.board import CITY_VALUE, EDGE, ROAD_FROM, ROAD_TO, VALUED_CITIES
from triumvirate.games.julius.state import BLOCKS, FIRST_CITY, FIRST_SEA, PLACES

NO_BATTLE, STAYS = 1.01, 60.0  # odds that no attack has, and more than any move is worth
MOST_BATTLES = 6
VARIED = (0, 1, 5)  # the aims whose plans are also made with a group left where it stands: as usual, boldly, no battle
Aim = list[float]


def plain_aim() -> Aim:
    """How a side plays that wants nothing special."""
    aim = [1.0] * rows.HOLD + [0.0] * PLACES
    aim[rows.DANGER], aim[rows.KEENNESS], aim[rows.STAYING], aim[rows.DRIVE] = 1.6, 1.0, 0.35, 1.0
    aim[rows.CARE], aim[rows.LEAST], aim[rows.RESTLESS] = 1.0, 0.5, 1.5
    return aim


def _varied(**changes: float) -> Aim:
    aim = plain_aim()
    for name, value in changes.items():
        aim[getattr(rows, name)] = value
    return aim


def aims(state: State, seat: int) -> Iterator[Aim]:
    """Ways to lead a command that differ in what is attacked, guarded, taken, or left.

    As usual, boldly, guarding, marching, together, without any battle, with the leaders out of danger; some of these with
    somebody left at each gate, and with ships in port; for each city that counts and is not safely the side's own; and one
    battle alone, for each place that its blocks can attack.
    """
    yield plain_aim()
    yield _varied(KEENNESS=1.8, DANGER=1.1, LEAST=0.35)
    yield _varied(DANGER=2.6)
    yield _varied(DRIVE=2.2)
    yield _varied(DRIVE=0.4, STAYING=2.0)
    yield _varied(LEAST=NO_BATTLE)
    yield _varied(LEAST=NO_BATTLE, DRIVE=2.2, DANGER=1.1)
    yield _varied(CARE=4.0, LEAST=0.6)
    gates, ports = gates_of(state, seat), ports_of(state, seat)
    for usual in (plain_aim(), _varied(KEENNESS=1.8, DANGER=1.1, LEAST=0.35), _varied(DRIVE=2.2)):
        if gates:
            yield held(usual, gates)
    if ports:
        yield held(plain_aim(), dict.fromkeys(ports, BLOCKS))
    mine, foes = seat * PLACES, (1 - seat) * PLACES
    for city in VALUED_CITIES:
        if not state.present[mine + city] or state.present[foes + city]:
            aim = _varied(DRIVE=1.4)
            aim[city] = 2.8
            yield aim
    for place in _attackable(state, seat):
        aim = _varied(LEAST=NO_BATTLE)
        aim[place] = 2.8
        yield aim


def held(aim: Aim, garrisons: Mapping[int, int]) -> Aim:
    """An aim by which so many blocks stay in some places."""
    holding = aim.copy()
    for place, blocks in garrisons.items():
        holding[rows.HOLD + place] = blocks
    return holding


def gates_of(state: State, seat: int) -> dict[int, int]:
    """Own places next to an enemy by road that count, or lie before one that counts, and how many blocks should stay there."""
    mine, foes = seat * PLACES, (1 - seat) * PLACES
    found = {}
    for place in range(FIRST_CITY, FIRST_SEA):
        if state.present[mine + place] and not state.present[foes + place]:
            beside = [ROAD_TO[i] for i in range(ROAD_FROM[place], ROAD_FROM[place + 1])]
            counts = any(CITY_VALUE[city] and not state.present[foes + city] for city in (place, *beside))
            if counts and any(state.present[foes + other] for other in beside):
                found[place] = max(1, int(CITY_VALUE[place]))
    return found


def ports_of(state: State, seat: int) -> list[int]:
    """Places where ships are all that a side has."""
    places = {place for place in range(FIRST_CITY, PLACES) if state.present[seat * PLACES + place]}
    ashore = {int(state.where[b]) for b in range(BLOCKS) if state.owner[b] == seat and not IS_NAVIS[b]}
    return sorted(places - ashore)


def _attackable(state: State, seat: int) -> list[int]:
    """Places of the other side's that a fresh block of this side stands next to, those with most such blocks first."""
    beside = Counter(
        place
        for block in range(BLOCKS)
        if state.owner[block] == seat and state.where[block] >= FIRST_CITY and not state.moved[block]
        for place in range(FIRST_CITY, PLACES)
        if EDGE[state.where[block] * PLACES + place] >= 0 and state.present[(1 - seat) * PLACES + place]
    )
    return [place for place, _ in beside.most_common(MOST_BATTLES)]


def staying_aim() -> Aim:
    """How a side plays that moves nobody."""
    return _varied(STAYING=STAYS, RESTLESS=0.0)
