"""Questions about the map in scattered positions, each answered a second time from the printed names alone."""

import random
from functools import cache

import pytest

from games.julius.campaign import GAME
from triumvirate.games.julius.memory.start import able_at
from triumvirate.games.julius.printed import BLOCK_IDS, DATA, EDGES, PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.rules import amphibious, board, event_cards, regroup, retreat, winter
from triumvirate.games.julius.rules.reasons import ALLOWED, NO_WAY, NOT_HERE, NOT_YOURS
from triumvirate.games.julius.state import BLOCKS, PLACES, ROADS

KIND = {block["id"]: block["type"] for block in DATA["blocks"]}
COLOUR = {b["id"]: {"caesar": 0, "pompeius": 1}[b["side"]] if b["type"] != "cleopatra" else 2 for b in DATA["blocks"]}
CITIES = [place["id"] for place in DATA["places"] if place["kind"] == "city"]
SEAS = [place["id"] for place in DATA["places"] if place["kind"] != "city"]
ROAD = {frozenset(road[:2]): road[2] for road in DATA["roads"]}
SEA_WAYS = {frozenset(pair) for pair in (*DATA["sea_borders"], *DATA["port_links"])}
LIMIT = {"major": 4, "minor": 2, "strait": 1}


@cache
def by_road(place):
    return [next(iter(way - {place})) for way in ROAD if place in way]


@cache
def by_sea(place):
    return [next(iter(way - {place})) for way in SEA_WAYS if place in way]


class Scene:
    """Blocks scattered over a part of the map, and the same in names."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.state = GAME.prepare(GAME.check({}))
        self.at, self.owner = {}, {}
        near = self.rng.sample(CITIES, 14) + self.rng.sample(SEAS, 5)
        for number, name in enumerate(BLOCK_IDS):
            fits = [place for place in near if able_at(place) >> number & 1]
            place = self.rng.choice(fits) if fits and self.rng.random() < 0.6 else "levy"
            owner = self.rng.randrange(2)
            self.at[name], self.owner[name] = place, owner
            self.state.where[number], self.state.owner[number] = PLACE_INDEX[place], owner
            if place != "levy":
                self.state.steps[number] = 1
                self.state.present[owner * PLACES + PLACE_INDEX[place]] += 1

    def held(self, seat, place):
        return any(self.at[name] == place and self.owner[name] == seat for name in BLOCK_IDS)

    def friendly(self, seat, place):
        return self.held(seat, place) and not self.held(1 - seat, place)

    def vacant(self, place):
        return not self.held(0, place) and not self.held(1, place)


@pytest.fixture(scope="module", params=range(4))
def scene(request):
    return Scene(request.param)


def test_1_who_holds_a_place(scene):
    state = scene.state
    for name in (*CITIES, *SEAS):
        place = PLACE_INDEX[name]
        both = [scene.held(seat, name) for seat in (0, 1)]
        assert [board.has_blocks(state, seat, place) for seat in (0, 1)] == both
        assert [board.is_friendly(state, seat, place) for seat in (0, 1)] == [
            scene.friendly(seat, name) for seat in (0, 1)
        ]
        assert [board.is_open_to(state, seat, place) for seat in (0, 1)] == [not both[1], not both[0]]
        assert (board.is_vacant(state, place), board.is_contested(state, place)) == (not any(both), all(both))


def test_1_what_lies_beside_a_place(scene):
    for name in (*CITIES, *SEAS):
        place = PLACE_INDEX[name]
        ways = range(board.NEXT_FROM[place], board.NEXT_FROM[place + 1])
        assert sorted(PLACE_IDS[board.NEXT_TO[i]] for i in ways) == sorted([*by_road(name), *by_sea(name)])
        scene.state.mover_at = place
        count = board.count_ways(scene.state, 0)
        assert sorted(PLACE_IDS[board.nth_way(scene.state, 0, n)] for n in range(count)) == sorted(
            [*by_road(name), *by_sea(name)]
        )
    scene.state.mover_at = 0


def test_6_2_where_jupiter_may_draw_and_whom(scene):
    state = scene.state
    for seat in (0, 1):
        for name in (*CITIES, *SEAS):
            place = PLACE_INDEX[name]
            beside = by_road(name) if name in CITIES else [port for port in by_sea(name) if port in CITIES]
            touches = any(scene.friendly(seat, city) for city in beside)
            assert bool(event_cards.touches_friendly_city(state, seat, place)) is touches
            for colour in range(3):
                there = [b for b in BLOCK_IDS if scene.at[b] == name and scene.owner[b] != seat and COLOUR[b] == colour]
                assert event_cards.count_targets(state, seat, place, colour) == len(there)
                assert bool(event_cards.may_draw_from(state, seat, place, colour)) is bool(there and touches)


def test_6_2_and_6_7_where_a_turncoat_may_go_and_vulcan_strike(scene):
    state = scene.state
    for seat in (0, 1):
        for mover in ("legio-7", "legio-1"):
            state.mover = BLOCK_IDS.index(mover)
            beside = by_road(scene.at[mover])
            for name in (*CITIES, *SEAS):
                may = name in beside and scene.friendly(seat, name)
                assert bool(event_cards.may_defect_to(state, seat, PLACE_INDEX[name])) is may
                struck = name in CITIES and scene.friendly(1 - seat, name)
                assert bool(event_cards.may_strike(state, seat, PLACE_INDEX[name])) is struck
    state.mover = -1


def test_7_6_a_port_is_reached_over_friendly_seas_that_were_not_crossed(scene):
    state, answers = scene.state, set()
    for seat in (0, 1):
        for sea in SEAS:
            for _ in range(3):
                sailed = {sea, *scene.rng.sample(SEAS, 2)}
                origin = scene.rng.choice([city for city in CITIES if by_sea(city)])
                front, reached, lands = [sea], {sea}, False
                while front:
                    here = front.pop()
                    lands |= any(
                        port in CITIES and port != origin and not scene.held(1 - seat, port) for port in by_sea(here)
                    )
                    for other in by_sea(here):
                        if other in SEAS and other not in sailed | reached and scene.friendly(seat, other):
                            reached.add(other)
                            front.append(other)
                mask = sum(1 << SEAS.index(one) for one in sailed)
                found = amphibious.can_reach_port(state, seat, PLACE_INDEX[sea], mask, PLACE_INDEX[origin])
                assert bool(found) is lands
                answers.add(lands)
    assert answers


@cache
def edge_of(start, end):
    pair = {PLACE_INDEX[start], PLACE_INDEX[end]}
    return next((edge for edge, ends in enumerate(EDGES) if set(ends) == pair), None)


def fields(scene):
    """Contested or held places with an attacker, roads that were used, and ways that were entered by."""
    state = scene.state.copy()
    places = [name for name in (*CITIES, *SEAS) if not scene.vacant(name)]
    for name in places:
        attacker = scene.rng.randrange(2)
        state.battle_at = PLACE_INDEX[name]
        state.attacker[state.battle_at] = attacker + 1
        state.round = 2
        for road in range(2 * ROADS):
            state.crossings[road] = scene.rng.choice((0, 0, 1, 2, 4))
        state.sea_retreats[:] = [scene.rng.randrange(2), scene.rng.randrange(2)]
        entered = set()
        for edge in range(len(EDGES)):
            state.entries[edge] = 0
        for beside in (*by_road(name), *by_sea(name)):
            for seat in (0, 1):
                if scene.rng.random() < 0.4:
                    entered.add((seat, beside))
                    board.note_entry(state, seat, edge_of(name, beside), state.battle_at)
        yield name, attacker, entered, state


def may_go(scene, state, name, attacker, entered, seat, block, to):
    """8.4 in names."""
    if to not in (*by_road(name), *by_sea(name)):
        return False
    friendly, vacant = scene.friendly(seat, to), scene.vacant(to)
    if KIND[block] == "navis":
        if to not in by_sea(name):
            return False
        if friendly or not vacant:
            return friendly
        return (seat, to) in entered if seat == attacker else to in SEAS and (1 - seat, to) not in entered
    if to in by_sea(name):
        ports = [port for port in by_sea(to) if port in CITIES and scene.friendly(seat, port)]
        return state.sea_retreats[seat] == 0 and friendly and bool(ports)
    if state.crossings[seat * ROADS + edge_of(name, to)] >= LIMIT[ROAD[frozenset((name, to))]]:
        return False
    if seat == attacker:
        return friendly or (vacant and (seat, to) in entered)
    return (1 - seat, to) not in entered and (friendly or vacant)


def test_8_4_where_a_block_may_retreat_to(scene):
    seen = set()
    for name, attacker, entered, state in fields(scene):
        for block in ("legio-7", "p-navis-1"):
            number = BLOCK_IDS.index(block)
            for seat in (0, 1):
                ways = []
                for to in (*CITIES, *SEAS):
                    may = may_go(scene, state, name, attacker, entered, seat, block, to)
                    assert bool(retreat.may_retreat_to(state, seat, number, PLACE_INDEX[to])) is may, (
                        name,
                        block,
                        seat,
                        to,
                    )
                    ways += [PLACE_INDEX[to]] if may else []
                wanted = 0 if not ways else ways[0] if len(ways) == 1 else -1
                assert retreat.retreats(state, seat, number) == wanted
                seen.add(min(2, len(ways)))
    assert seen == {0, 1, 2}


def test_8_4_a_land_block_at_sea_goes_on_to_any_friendly_port_of_that_sea(scene):
    state = scene.state
    for sea in SEAS:
        state.mover_at = PLACE_INDEX[sea]
        for seat in (0, 1):
            for to in (*CITIES, *SEAS):
                may = to in CITIES and to in by_sea(sea) and scene.friendly(seat, to)
                assert bool(retreat.may_retreat_on(state, seat, PLACE_INDEX[to])) is may
            ports = [port for port in by_sea(sea) if port in CITIES and scene.friendly(seat, port)]
            assert bool(retreat.has_port_on(state, seat, PLACE_INDEX[sea])) is bool(ports)
    state.mover_at = 0


def test_8_5_where_a_winner_may_regroup_to(scene):
    seen = set()
    for name, _, _, state in fields(scene):
        here = [number for number in range(BLOCKS) if scene.at[BLOCK_IDS[number]] == name]
        for number in (*here, 0, BLOCKS - 1):
            block = BLOCK_IDS[number]
            for seat in (0, 1):
                ways = []
                for to in (*by_road(name), *by_sea(name)):
                    ship, at_sea = KIND[block] == "navis", to in by_sea(name)
                    room = (
                        at_sea
                        or state.crossings[seat * ROADS + edge_of(name, to)]
                        < {"major": 4, "minor": 2, "strait": 2}[ROAD[frozenset((name, to))]]
                    )
                    may = ship == at_sea and not scene.held(1 - seat, to) and room
                    assert bool(regroup.may_regroup_to(state, seat, number, PLACE_INDEX[to])) is may, (name, block, to)
                    ways += [to] if may else []
                why = regroup.why_not_regroup(state, seat, number)
                wanted = ALLOWED if ways else NO_WAY
                wanted = NOT_HERE if scene.at[block] != name else wanted
                wanted = NOT_YOURS if scene.owner[block] != seat else wanted
                assert why == wanted
                seen.add(why)
    assert seen >= {ALLOWED, NOT_HERE, NOT_YOURS}


def test_9_3_a_ship_goes_to_a_friendly_port_of_its_sea(scene):
    state, ship, seen = scene.state.copy(), BLOCK_IDS.index("p-navis-2"), set()
    for sea in SEAS:
        state.where[ship] = PLACE_INDEX[sea]
        for seat in (0, 1):
            ports = [port for port in by_sea(sea) if port in CITIES and scene.friendly(seat, port)]
            for to in (*CITIES, *SEAS):
                assert bool(winter.may_port_at(state, seat, ship, PLACE_INDEX[to])) is (to in ports)
            only = winter.only_port(state, seat, ship)
            assert only == PLACE_INDEX[ports[0]] if len(ports) == 1 else only == 0 if not ports else only < 0
            seen.add(min(2, len(ports)))
    assert {0, 1} <= seen


def test_8_every_road_is_for_land_blocks_and_every_way_by_sea_for_ships_both_ways():
    state = GAME.prepare(GAME.check({}))
    legion, ship = BLOCK_IDS.index("legio-7"), BLOCK_IDS.index("c-navis-1")
    for edge, ends in enumerate(EDGES):
        for start, to in (ends, ends[::-1]):
            state.battle_at = start
            state.attacker[start] = 2
            by_land = edge < ROADS
            assert [bool(regroup.may_regroup_to(state, 0, block, to)) for block in (legion, ship)] == [
                by_land,
                not by_land,
            ]
            assert bool(retreat.may_retreat_to(state, 0, legion, to)) is by_land
            assert bool(retreat.may_retreat_to(state, 0, ship, to)) is (not by_land and PLACE_IDS[to] in SEAS)
            board.note_entry(state, 1, edge, start)
            assert not retreat.may_retreat_to(state, 0, legion, to)
            assert board.entered_over(state, 1, edge, start)
            assert not board.entered_over(state, 0, edge, start)
            assert not board.entered_over(state, 1, edge, to)
            state.entries[edge] = 0
