"""11. The memory of an attentive player: what each standing block can be and how strong at most, exactly, and no more."""

import json
import random
from dataclasses import replace

import pytest

from games.julius.campaign import GAME, at, battle, moving, play
from games.julius.remembering import NAMED, check, remembered, stands_at
from games.julius.test_secrecy import other_truth
from games.julius.worlds import Worlds
from triumvirate.arena.match import play_match
from triumvirate.bots.registry import find_bot
from triumvirate.core.table import Table
from triumvirate.games.julius.memory import cases, recall

pytestmark = pytest.mark.no_cover  # it needs no line of the rules that a rule's own test does not reach


def named(table, viewer, place):
    """What stands in a place, each group of alike blocks with its candidates; an exclamation mark is for certain ones."""
    return [
        (len(stand["handles"]), [f"{c['block']}{'!' if c['sure'] else ''}={c['most']}" for c in stand["can_be"]])
        for stand in stands_at(remembered(table, viewer), place)
    ]


def opened(seed=1, **options):
    """A match at Pompeius' first movement; Caesar has not moved."""
    table = Table.new(GAME, {"remove_all_events": True, **options}, seed=seed)
    while table.view("caesar").plain_facts()["phase"] == "cards":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].action)
    while table.deciders() == ["caesar"]:
        done = [c.action for c in table.legal("caesar") if c.action in ("end-move", "end-levy")]
        play(table, done[0])
    return table


def test_11_the_historical_set_up_is_known():
    table = Table.new(GAME, {}, seed=1)
    assert named(table, "caesar", "tarraco") == [(3, ["legio-5!=3", "legio-6!=3", "p-equitatus-1!=2"])]
    assert stands_at(remembered(table, "caesar"), "ravenna") == []  # one's own blocks need no memory
    assert [stand["owner"] for stand in stands_at(remembered(table, None), "ravenna")] == ["caesar"]


def test_11_after_a_free_deployment_each_block_of_the_map_may_be_in_each_city():
    table = Table.new(GAME, {"setup": "free"}, seed=1)
    [(count, tarraco)] = named(table, "caesar", "tarraco")
    [(_, utica)] = named(table, "caesar", "utica")
    assert count == 3
    assert tarraco == utica
    assert "legio-5=3" in utica
    assert not any("legio-32" in block for block in utica)


def test_11_a_marcher_has_a_handle_that_follows_it_and_is_lost_when_the_command_ends():
    table = opened()
    before = {handle for stand in stands_at(remembered(table, "caesar"), "tarraco") for handle in stand["handles"]}
    play(table, "move legio-5")
    play(table, "step bilbilis")
    [marcher] = stands_at(remembered(table, "caesar"), "bilbilis")
    assert len(marcher["handles"]) == 1
    assert set(marcher["handles"]) < before, "it had the same name where it stood"
    [left] = stands_at(remembered(table, "caesar"), "tarraco")
    assert set(left["handles"]) == before - set(marcher["handles"])
    play(table, "stop")
    while table.deciders() == ["pompeius"]:
        play(table, next(c.action for c in table.legal("pompeius") if c.action.startswith("end-")))
    place = table.truth()["blocks"]["legio-5"]["place"]
    [mixed] = stands_at(remembered(table, "caesar"), place)
    assert mixed["handles"] == [f"pompeius.pompeius.{place}.1"]


def test_11_handles_are_the_same_whichever_block_marches():
    seen = []
    for block in ("legio-5", "legio-6"):
        table = opened()
        play(table, f"move {block}")
        play(table, "step bilbilis")
        seen.append(json.dumps(remembered(table, "caesar")))
    assert seen[0] == seen[1]


def test_11_two_marchers_from_two_places_are_told_apart_until_the_command_ends():
    table = moving("at narbo legio-7=3 legio-8=3; at genua legio-9=2 legio-11=2; at massilia legio-10=3")
    assert named(table, "pompeius", "massilia")[0][0] == 1
    play(table, "move legio-7", "step massilia", "stop")
    play(table, "move legio-9", "step massilia", "stop")
    stands = stands_at(remembered(table, "pompeius"), "massilia")
    assert [len(stand["handles"]) for stand in stands] == [1, 1, 1]
    origins = [stand["handles"][0].split(".")[2] for stand in stands]
    assert sorted(origins) == ["genua", "massilia", "narbo"]


def test_11_three_that_left_before_anyone_came_are_not_there():
    """Who marched together is known by who stayed: blocks are excluded where they cannot have gone."""
    table = opened()
    for block in ("legio-5", "legio-6"):
        play(table, f"move {block}")
        play(table, "step bilbilis")
        if table.view("pompeius").phase == "step":
            play(table, "stop")
    play(table, "move p-equitatus-1")
    play(table, "step carthago-nova")
    memory = remembered(table, "caesar")
    assert stands_at(memory, "tarraco") == []
    assert named(table, "caesar", "carthago-nova") == [
        (2, ["legio-2!=4", "legio-4!=3"]),
        (1, ["legio-5=3", "legio-6=3", "p-equitatus-1=2"]),
    ]
    assert {c["block"] for stand in stands_at(memory, "bilbilis") for c in stand["can_be"]} == {
        "legio-5",
        "legio-6",
        "p-equitatus-1",
    }


def test_11_blocks_seen_in_battle_are_not_elsewhere_and_hide_again_among_themselves():
    table = battle("at roma legio-7=3 legio-8=3 legio-1=1; at genua legio-9=1", "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 1, 1])
    assert named(table, "pompeius", "roma") == [(2, ["legio-7!=3", "legio-8!=3"])]
    genua = named(table, "pompeius", "genua")[0][1]
    assert not any(block.startswith(("legio-7", "legio-8")) for block in genua)
    play(table, "regroup legio-7", "regroup-to genua")
    assert named(table, "pompeius", "roma") == [(1, ["legio-7=3", "legio-8=3"])]
    assert {"legio-7=3", "legio-8=3"} <= set(
        named(table, "pompeius", "genua")[0][1] + named(table, "pompeius", "genua")[-1][1]
    )


def test_11_retreats_hits_and_deaths_are_followed():
    table = battle("at roma legio-7=3 legio-1=3 legio-2=1; at neapolis legio-3=1; at genua legio-8=1", "roma")
    play(table, "pass legio-1", "pass legio-2")
    play(table, "fire legio-7", dice=[1, 6, 6])
    play(table, "retreat legio-1", "retreat-to neapolis")
    assert "legio-1!=2" in str(named(table, "caesar", "neapolis"))
    play(table, "pass legio-2")
    play(table, "fire legio-7", dice=[1, 6, 6])
    assert "legio-2" not in str([named(table, "caesar", place) for place in ("neapolis", "roma", "genua")])


def test_11_a_new_block_is_one_of_the_pool_that_fits_the_city_at_one_step():
    table = opened()
    play(table, "end-move")
    play(table, "levy p-auxilia-1")
    play(table, "levy-at tarraco")
    new = next(s for s in stands_at(remembered(table, "caesar"), "tarraco") if "new" in s["handles"][0])
    assert {c["block"] for c in new["can_be"]} == {
        *(f"p-auxilia-{n}" for n in range(1, 5)),
        "p-ballista",
    }
    assert {(c["least"], c["most"]) for c in new["can_be"]} == {(1, 1)}
    built = {"kind": "built", "seat": "pompeius", "place": "tarraco"}
    memory = recall(table.view("caesar"), [*(event.to_json() for event in table.events_for("caesar")), built])
    new = next(s for s in stands_at(memory, "tarraco") if "new" in s["handles"][0])
    assert {(c["least"], c["most"]) for c in new["can_be"]} == {(2, 2)}, "all others there are at full strength"


def test_11_what_was_taken_back_is_not_remembered():
    table = opened()
    play(table, "move legio-5")
    play(table, "step bilbilis")
    assert "bilbilis" in table.memory("caesar")
    table.undo("pompeius")
    assert "bilbilis" not in table.memory("caesar")


def test_11_players_know_a_turncoat_and_onlookers_what_it_cannot_be():
    start = "time 705 2 jupiter caesar; command caesar; played caesar jupiter; at roma legio-7=3; "
    table = at(start + "at neapolis legio-1=2 legio-3=2 p-navis-1=1")
    table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-3"}])
    play(table, "jupiter-to roma")
    [turned] = [s for s in stands_at(remembered(table, None), "roma") if s["colour"] == "pompeius"]
    assert "legio-3" in {c["block"] for c in turned["can_be"]}
    assert not {c["block"] for c in turned["can_be"]} & {"pompeius", "scipio", "p-navis-1"}
    [known] = [s for s in stands_at(remembered(table, "pompeius"), "roma") if s["colour"] == "pompeius"]
    assert [(c["block"], c["sure"]) for c in known["can_be"]] == [("legio-3", True)]
    assert "'legio-3'" not in str(remembered(table, "caesar"))


def test_11_who_survives_vulcan_had_more_than_one_step():
    table = opened()
    told = [event.to_json() for event in table.events_for("caesar")]
    vulcan = [
        {"kind": "vulcan_struck", "seat": "caesar", "place": "tarraco"},
        {"kind": "turn_began", "year": 705, "turn": 2},
    ]
    memory = recall(table.view("caesar"), [*told, *vulcan])
    assert {c["block"]: c["most"] for c in memory["tarraco"]["stands"][0]["can_be"]} == {
        "legio-5": 2,
        "legio-6": 2,
        "p-equitatus-1": 1,
    }


def play_on(table, rng, actions):
    for _ in range(actions):
        if table.is_over():
            return
        seat = rng.choice(table.deciders())
        table.act(seat, rng.choice(table.legal(seat)).action)


@pytest.mark.parametrize("seed", [6, 7])
def test_11_the_truth_is_never_excluded(seed):
    """Every hidden block is among what may stand in its place, at a strength it may have, and what is sure is true."""
    table, rng = Table.new(GAME, {"setup": "free"} if seed == 7 else {}, seed=seed), random.Random(seed)
    checked = 0
    while not table.is_over() and table.view(None).plain_facts()["year"] < 707:
        play_on(table, rng, 75)
        if not table.truth()["phase"].startswith("deploy"):
            checked += sum(check(table, viewer) for viewer in ("caesar", "pompeius", None))
    assert checked


OPPONENTS = (
    *(("recruit", "recruit"), ("beginner", "recruit"), ("recruit", "tribune"), ("beginner", "beginner")),
    *(("tribune", "beginner"), ("recruit", "recruit"), ("beginner", "tribune"), ("tribune", "tribune")),
)
LOOKS = 6


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_11_the_truth_is_never_excluded_over_a_thousand_games_of_bots(part):
    looked = 0
    for seed in range(part, 1000, 8):
        rng, bots = random.Random(seed), [find_bot("julius", name) for name in OPPONENTS[seed // 8 % len(OPPONENTS)]]
        table = play_match(GAME, {"setup": "free"} if seed % 4 == 3 else {}, bots, seed)
        moments = [table.at(number) for number in rng.sample(range(40, len(table.entries)), LOOKS)]
        for then in (one for one in moments if not one.truth()["phase"].startswith("deploy")):
            looked += sum(check(then, viewer) for viewer in ("caesar", "pompeius", None))
    assert looked > 125


def follow_worlds(seed, most):
    """Play until there are too many worlds to list; the memory must say exactly what they have in common."""
    rng, table = random.Random(seed), Table.new(GAME, {"remove_jupiter": True}, seed=seed)
    viewer, enemy = NAMED[seed % 2], NAMED[1 - seed % 2]
    worlds, compared = Worlds(enemy, most), 0
    fine = worlds.read_all(table.events_for(viewer))
    while fine and not table.is_over():
        seat = rng.choice(table.deciders())
        legal = table.legal(seat)
        quiet = [c for c in legal if c.action.startswith(("end-", "fire", "pass", "stop"))]
        entry = table.act(seat, rng.choice(quiet if quiet and rng.random() < 0.5 else legal).action)
        fine = worlds.read_all(event for event in entry.events if event.is_for(viewer))
        if fine and not worlds.struck and rng.random() < 0.4:
            compared += 1
            assert said(table, viewer, enemy) == worlds.said(table.view(viewer)), (seed, len(table.entries))
    return compared


def said(table, viewer, enemy):
    """By place and road, and by marcher: each block that may stand there, how strong at least and at most."""
    found = {}
    for place, about in remembered(table, viewer).items():
        for stand in about["stands"]:
            if stand["colour"] == enemy:
                key = (place, stand["came"] or "", stand["handles"][0] if stand["moved"] else "")
                into = found.setdefault(key, {})
                for block in stand["can_be"]:
                    least, most = into.get(block["block"], (block["least"], block["most"]))
                    into[block["block"]] = min(least, block["least"]), max(most, block["most"])
    return found


def test_11_what_is_remembered_is_exactly_what_can_be():
    """Every candidate that remains occurs in some truth that agrees with all that was told, and no other does."""
    assert sum(follow_worlds(seed, 400) for seed in range(6)) > 40


@pytest.mark.long
def test_11_what_is_remembered_is_exactly_what_can_be_long():
    assert sum(follow_worlds(seed, 4000) for seed in range(200)) > 2000


def test_11_blocks_of_two_kinds_in_one_place_stay_one_of_each():
    """One of two and one of two others: who leaves and shows itself tells of which two the one is that stayed."""
    place, road, pool = (cases.Cell("pompeius", name) for name in ("roma", "genua", "levy"))
    one_step = cases.between(1, 1)
    sets = ((place, 1, (0, 1)), (place, 1, (2, 3)), (pool, 2, range(4)))
    book = cases.Cases([cases.bag_of(cell, n, dict.fromkeys(blocks, one_step)) for cell, n, blocks in sets])
    book.move(lambda cell: cell == place, road, 0b1111)
    book.take(lambda cell: cell == road, 0)
    left = {block for case in book.cases for bag in case if bag.cell == place for block in cases.bits(bag.mask)}
    assert left == {2, 3}


def test_11_too_many_cases_widen_the_picture_and_never_narrow_it(monkeypatch):
    monkeypatch.setattr(cases, "MOST_CASES", 2)
    table, rng = Table.new(GAME, {}, seed=6), random.Random(6)
    play_on(table, rng, 260)
    assert check(table, "caesar") + check(table, None)


def test_11_memory_is_made_of_what_the_viewer_was_told_alone():
    """Another truth behind the view, and every event that was for others lost: memory and handles are the same."""
    for seed in range(2):
        table, rng = Table.new(GAME, {"setup": "free"} if seed else {}, seed=seed), random.Random(seed)
        for _ in range(4):
            play_on(table, rng, 80)
            for viewer in ("caesar", "pompeius", None):
                twin = other_truth(table, viewer, rng)
                twin.entries = [
                    replace(e, events=tuple(v for v in e.events if v.is_for(viewer)), hash="", before=b"")
                    for e in table.entries
                ]
                assert json.dumps(twin.memory(viewer)) == json.dumps(table.memory(viewer))


def test_11_a_navis_or_leader_that_jupiter_draws_is_known_to_the_players_and_a_step_weaker():
    start = "time 705 2 jupiter caesar; command caesar; played caesar jupiter; at roma legio-7=3; "
    for block, full in (("p-navis-1", 2), ("pompeius", 3)):
        table = at(f"{start}at neapolis legio-1=2 legio-3=2 {block}={full}")
        table.act("caesar", "jupiter neapolis pompeius", [{"draw": block}])
        [stand] = stands_at(remembered(table, "caesar"), "neapolis")
        found = {c["block"]: (c["least"], c["most"], c["sure"]) for c in stand["can_be"]}
        assert found[block] == (1, full - 1, True)
        assert found["legio-1"] == (1, 4, False)
        [unseen] = stands_at(remembered(table, None), "neapolis")
        guessed = {c["block"]: (c["least"], c["most"], c["sure"]) for c in unseen["can_be"]}
        assert guessed[block] == (1, full, False)
        assert check(table, "caesar") + check(table, None)


def test_11_onlookers_know_that_what_jupiter_drew_and_did_not_turn_was_a_navis_or_a_leader():
    start = "time 705 2 jupiter caesar; command caesar; played caesar jupiter; at roma legio-7=3; "
    table = at(start + "at neapolis p-navis-1=2")
    table.act("caesar", "jupiter neapolis pompeius", [{"draw": "p-navis-1"}])
    [stand] = stands_at(remembered(table, None), "neapolis")
    assert {c["block"] for c in stand["can_be"]} == {
        *("pompeius", "scipio", "brutus"),
        *(f"p-navis-{number}" for number in range(1, 6)),
    }


def test_11_strengths_are_kept_one_by_one():
    assert cases.between(1, 3) == 0b1110
    assert cases.lowered(0b11110) == 0b01110, "one step stays"
    assert cases.raised(0b01110, 3) == 0b01100, "who is at full strength gets no more"
    assert cases.raised(0b01000, 3) == 0


def test_11_who_was_weak_or_full_and_gets_a_step_was_weak():
    """A block with one step or three of three, alone in its place: after a step more it has two."""
    place = cases.Cell("pompeius", "roma")
    book = cases.Cases([cases.bag_of(place, 1, {0: cases.between(1, 1) | cases.between(3, 3)})])
    book.build(lambda cell: True, [3], is_sure=True)
    assert [bag.can for case in book.cases for bag in case] == [{0: cases.between(2, 2)}]


def test_11_of_two_of_whom_one_got_a_step_the_stronger_is_the_one_who_shows_more():
    """Both had two of three; who shows himself with three got it, and the other still has two."""
    place = cases.Cell("pompeius", "roma")
    two, three = cases.between(2, 2), cases.between(3, 3)
    book = cases.Cases([cases.bag_of(place, 2, {0: two, 1: two})])
    book.build(lambda cell: True, [3, 3], is_sure=True)
    assert len(book.cases) == 1
    assert book.take(lambda cell: True, 0, three) == three
    assert [bag.can for case in book.cases for bag in case] == [{1: two}]


def test_11_two_steps_for_two_who_had_room_for_one_each_leave_nobody_without():
    place = cases.Cell("pompeius", "roma")
    book = cases.Cases([cases.bag_of(place, 2, dict.fromkeys((0, 1), cases.between(2, 2)))])
    for _ in range(2):
        book.build(lambda cell: True, [3, 3], is_sure=True)
    assert [bag.can for case in book.cases for bag in case] == [dict.fromkeys((0, 1), cases.between(3, 3))]
