"""What a network sees of JULIUS CAESAR, number by number beside the view; which slot speaks of which action, word by word."""

import random

import numpy as np
import pytest

from games.julius.campaign import GAME, at, battle, moving, play
from triumvirate.core.table import Table
from triumvirate.games.julius import sight
from triumvirate.games.julius.notation import ACTIONS, action_text
from triumvirate.games.julius.printed import BLOCK_IDS, CARD_IDS, DATA, PLACE_IDS
from triumvirate.games.julius.state import PHASES

BLOCK = {block["id"]: block for block in DATA["blocks"]}
SPOTS = PLACE_IDS[2:]
SIDES = ("caesar", "pompeius")
BY_ROAD = [(road[0], road[1]) for road in DATA["roads"]]
BY_SEA = [tuple(pair) for pair in (*DATA["sea_borders"], *DATA["port_links"])]
WITH_BLOCKS = ("levy", "fire", "retreat", "pass", "hit", "regroup", "port", "disband", "deploy")
GOALS = ("deploy-to", "step", "retreat-to", "regroup-to", "port-to", "jupiter-to")
NAMED = ("main-road", "surprise", "battle", "vulcan", "jupiter")
ENDS = ("end-deploy", "take-back", "decline", "stop", "end-move", "end-levy", "end-regroup", "end-disband")


def beside(place, ways):
    return [b if a == place else a for a, b in ways if place in (a, b)]


def fire(name, strength):
    return (strength * BLOCK[name]["firepower"] + 1) // 2


def expected(table, me):
    """The row as a careful reader would fill it in from the seat's view."""
    view = table.view(me).plain_facts()
    other = SIDES[1 - SIDES.index(me)]
    rows = {place: [0] * 19 for place in SPOTS}
    strength = dict.fromkeys(BLOCK_IDS, 0)
    for own in view["own"]:
        row, kind = rows[own["place"]], BLOCK[own["block"]]["type"]
        strength[own["block"]] = own["steps"]
        for at_, more in enumerate(
            (1, own["steps"], fire(own["block"], own["strength"]), not own["moved"], kind == "leader", kind == "navis")
        ):
            row[at_] += more
    for place, groups in view["places"].items():
        for group in (group for group in groups if group["owner"] == other):
            rows[place][6] += group["count"]
            rows[place][7] += group["count"] * (group["moved"] > 0)
            rows[place][10] += group["count"] * group["reserve"]
    for shown in (shown for shown in view["shown"] if shown["owner"] == other):
        strength[shown["block"]] = shown["steps"]
        rows[view["battle"]["place"]][8] += shown["steps"]
        rows[view["battle"]["place"]][9] += fire(shown["block"], shown["strength"])
    for place, row in rows.items():
        near, ports = beside(place, BY_ROAD), beside(place, BY_SEA)
        row[11] = sum(rows[next_][0] for next_ in near) + sum(rows[next_][5] for next_ in ports)
        row[12] = sum(rows[next_][6] for next_ in near)
        row[13] = place in view["attacks"] and view["attacks"][place]["attacker"] == me
        row[14] = place in view["attacks"] and view["attacks"][place]["attacker"] == other
        row[15] = place in view["activated"]
        row[16] = bool(view["mover"]) and view["mover"]["at"] == place
        row[17] = bool(view["mover"]) and view["mover"]["from"] == place
        row[18] = bool(view["battle"]) and view["battle"]["place"] == place
    found = [number for row in rows.values() for number in row]
    found += [name in view["pool"] for name in BLOCK_IDS] + list(strength.values())
    found += [name in view["dead"] for name in BLOCK_IDS]
    found += [bool(view["mover"]) and view["mover"]["block"] == name for name in BLOCK_IDS]
    cards = [view["hand"], [view["chosen"]], [*view["spent"][me], view["discarded"]], view["spent"][other]]
    cards += [[view["played"][me]], [view["played"][other]], [view["previous"][other]]]
    found += [card in some for some in cards for card in CARD_IDS[1:]]
    found += [view["phase"] == phase for phase in PHASES] + [view["year"] == 705 + year for year in range(5)]
    fight = view["battle"] or {"round": 0, "slot": 0, "hits": 0}
    found += [view["turn"] == turn for turn in range(6)] + [fight["round"] == number for number in range(5)]
    command, mine, theirs = view["command"], view["points"][me], view["points"][other]
    found += [view["to_move"] == me, view["to_move"] == other, view["ready"][me], view["ready"][other]]
    found += [command["first"] == me, command["second_acts"], command["points"], command["levies"]]
    found += [command["group_moved"], fight["slot"], fight["hits"], mine, theirs, max(0, mine - 7), max(0, theirs - 7)]
    options = table.options
    return [*map(int, found), me == "caesar", options["final_tie"] == "caesar", options["levy_after_long_march"]]


def looked_at(table):
    for seat, name in enumerate(SIDES):
        out = np.full(sight.OBSERVATION, 99, np.int8)
        sight.observe(table._state, seat, out)
        numbers = expected(table, name)
        filling = sight.OBSERVATION - len(numbers)  # rows are whole words: what is left over says nothing
        assert 0 <= filling < 8
        wanted = np.array([*numbers, *[0] * filling], np.int8)
        assert np.flatnonzero(out != wanted).tolist() == [], (name, table.position)


BATTLE = "at roma caesar=3 legio-7=2/moved1/from:genua legio-1=2 p-elephant=1; at genua legio-12=1; "
SCENES = {
    "a battle": lambda: battle(f"{BATTLE}entry caesar genua roma", "roma"),
    "reserves": lambda: battle(f"{BATTLE}at roma legio-2=3/moved2/from:neapolis/reserve", "roma"),
    "a hit": lambda: after(
        battle("at roma legio-7=2 legio-1=2 legio-2=2", "roma"), "fire legio-1", [6, 6], "fire legio-2"
    ),
    "a march": lambda: after(moving("at narbo legio-7=3; at massilia legio-8=3 c-navis-1=2"), "move legio-7"),
    "a step": lambda: after(moving("at narbo legio-7=3; at genua legio-1=2"), "move legio-7", None, "step massilia"),
    "levies": lambda: after(moving("at roma legio-7=3; at genua legio-1=2"), "end-move"),
    "Jupiter": lambda: drawn(
        at(
            "time 705 2 jupiter caesar; command caesar; played caesar jupiter; at roma legio-7=3; "
            "at neapolis legio-3=2 legio-1=1; previous pompeius 2/2c; discarded caesar 3/1a; dead legio-9 scipio"
        )
    ),
    "many points": lambda: at(
        "time 705 2 move caesar; at roma legio-7=3; at massilia legio-8=3; at tarraco legio-9=3; at utica legio-10=3; "
        "at syracusae legio-11=3; at ephesus legio-12=3; at byzantium legio-13=3; at athenae legio-14=3"
    ),
    "cards": lambda: at("time 706 1 cards -; hand caesar 4/1 2/2c; hand pompeius 2/2d 3/1a; chosen pompeius 2/2b"),
}


def after(table, action, dice=None, following=""):
    play(table, action, dice=dice)
    if following:
        play(table, following)
    return table


def drawn(table):
    table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-3"}])
    return table


@pytest.mark.parametrize("scene", SCENES)
def test_every_number_is_the_one_that_the_view_tells(scene):
    looked_at(SCENES[scene]())


@pytest.mark.parametrize(("options", "seed"), [({}, 1), ({"setup": "free", "preset": "aid"}, 2)])
def test_every_number_is_the_one_that_the_view_tells_in_the_course_of_a_match(options, seed):
    rng, table = random.Random(seed), Table.new(GAME, options, seed)
    for number in range(160):
        if number % 8 == 0:
            looked_at(table)
        choice = rng.choice([one for one in table.legal() if one.action != "take-back"])
        table.act(choice.seat, choice.index)


def test_numbers_end_where_a_byte_does():
    out = [0, 0]
    for _ in range(3):
        sight.add(out, 1, 50)
    assert out == [0, sight.MOST]


def wanted_slot(state, text):
    verb, *names = text.split()
    if verb == "take-back":
        return sight.NO_OPINION
    if verb in ENDS:
        return sight.AT_ENDS + ENDS.index(verb)
    if verb in ("discard", "play"):
        return sight.AT_PLAYED + 27 * (verb == "play") + CARD_IDS.index(names[0]) - 1
    if verb in WITH_BLOCKS:
        return sight.AT_BLOCKS + 63 * WITH_BLOCKS.index(verb) + BLOCK_IDS.index(names[0])
    if verb in ("move", "build"):
        block = BLOCK_IDS.index(names[0])
        sort = {"leader": 0, "navis": 3}.get(BLOCK[names[0]]["type"], 1 if state.steps[block] >= 3 else 2)
        return sight.AT_GROWING * (verb == "build") + (state.where[block] - 2) * 4 + sort
    starts = {
        **dict.fromkeys(GOALS, sight.AT_GOALS),
        "levy-at": sight.AT_LEVIED,
        **dict.fromkeys(NAMED, sight.AT_NAMED),
    }
    return starts[verb] + SPOTS.index(names[0])


def test_every_action_that_can_be_said_has_the_slot_of_its_words():
    state = Table.new(GAME, {}, 1)._state
    for block in range(63):
        state.where[block], state.steps[block] = 2 + block, 1 + block % 4
    nowhere = [f"{verb} {place}" for verb in (*GOALS, *NAMED, "levy-at") for place in ("levy", "dead")]
    said = [
        (action, text) for action, text in enumerate(ACTIONS._texts) if text and not text.startswith(tuple(nowhere))
    ]
    assert {text.split()[0] for _, text in said} >= {*WITH_BLOCKS, *GOALS, *NAMED, *ENDS, "move", "build", "play"}
    for action, text in said:
        assert action_text(action) == text
        assert sight.slot(state, 0, action) == wanted_slot(state, text), text


def test_hits_that_are_still_to_be_taken_are_seen_in_their_place():
    table = battle("at roma legio-7=3 legio-1=2 legio-2=2", "roma")
    for action in ("pass legio-1", "pass legio-2"):
        table.act("pompeius", action)
    table.act("caesar", "fire legio-7", [{"die": 1}, {"die": 1}, {"die": 6}])
    assert table._state.hits > 0
    looked_at(table)
