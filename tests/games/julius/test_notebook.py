"""A viewer's notebook (11), event by event: where a block may be afterwards, and how strong."""

import pytest

from triumvirate.games.julius.memory import start
from triumvirate.games.julius.memory.cases import bits
from triumvirate.games.julius.memory.notebook import Notebook
from triumvirate.games.julius.printed import BLOCK_INDEX

ROAD = {"from": "tarraco", "to": "bilbilis"}


def event(kind, **facts):
    return {"kind": kind, **{"from" if name == "from_" else name: value for name, value in facts.items()}}


def read(*events, viewer="caesar"):
    book = Notebook(viewer, start._set_up(viewer))
    for one in events:
        book.read(one)
    return book


def may_be(book, name):
    """Everywhere that a block may be: owner, place, road, and the strengths it may have there."""
    found = {}
    block = BLOCK_INDEX[name]
    for case in book._book(block).cases:
        for bag in case:
            if bag.mask >> block & 1:
                key = (bag.cell.owner, bag.cell.place, bag.cell.came)
                found[key] = found.get(key, set()) | set(bits(bag.can[block]))
    return {" ".join(filter(None, key)): sorted(steps) for key, steps in found.items()}


def test_11_the_set_up_is_known_and_ones_own_blocks_are_at_home():
    assert may_be(read(), "legio-5") == {"pompeius tarraco": [3]}
    assert may_be(read(), "legio-7") == {"caesar home": [3]}
    assert may_be(read(), "octavian") == {"caesar home": [3]}
    assert may_be(read(), "brutus") == {"pompeius levy": [1]}
    assert may_be(read(viewer=None), "legio-7") == {"caesar narbo": [3]}
    assert may_be(read(viewer="pompeius"), "cleopatra") == {"pompeius home": [4]}


def marched(step=1, **more):
    return event("block_moved", **{"seat": "pompeius", "colour": "pompeius", "step": step, **ROAD, **more})


@pytest.mark.parametrize(
    ("events", "block", "expected"),
    [
        ([marched()], "legio-5", {"pompeius tarraco": [3], "pompeius bilbilis": [3]}),
        ([marched(), marched(), marched()], "legio-5", {"pompeius bilbilis": [3]}),
        ([marched(seat="caesar")], "legio-5", {"pompeius tarraco": [3]}),
        (
            [marched(), marched(2, **{"from": "bilbilis", "to": "toletum"})],
            "legio-5",
            {"pompeius tarraco": [3], "pompeius toletum": [3]},
        ),
        (
            [event("regrouped", seat="pompeius", colour="pompeius", **ROAD)],
            "legio-6",
            {"pompeius tarraco": [3], "pompeius bilbilis": [3]},
        ),
        (
            [event("navis_to_port", seat="pompeius", from_="tarraco", to="bilbilis")],
            "legio-6",
            {"pompeius tarraco": [3], "pompeius bilbilis": [3]},
        ),
        ([event("regrouped", seat="caesar", colour="pompeius", **ROAD)], "legio-6", {"pompeius tarraco": [3]}),
        (
            [marched(), event("attacked", seat="pompeius", place="bilbilis", from_="tarraco")],
            "legio-5",
            {"pompeius tarraco": [3], "pompeius bilbilis tarraco": [3]},
        ),
        (
            [marched(), event("attacked", seat="caesar", place="bilbilis", from_="tarraco")],
            "legio-5",
            {"pompeius tarraco": [3], "pompeius bilbilis": [3]},
        ),
        (
            [
                marched(),
                event("responded", seat="pompeius", place="bilbilis", from_="tarraco"),
                event("turn_began", year=705, turn=2),
            ],
            "legio-5",
            {"pompeius tarraco": [3], "pompeius bilbilis": [3]},
        ),
        (
            [
                marched(),
                event("responded", seat="pompeius", place="bilbilis", from_="tarraco"),
                event("winter_began", year=705),
            ],
            "legio-5",
            {"pompeius tarraco": [3], "pompeius bilbilis": [3]},
        ),
        ([event("step_lost_is", seat="caesar", block="legio-7", place="narbo")], "legio-7", {"caesar home": [2]}),
        ([event("step_lost_is", seat="caesar", block="legio-7", place="narbo")] * 4, "legio-7", {"caesar home": [1]}),
        (
            [
                event("step_lost_is", seat="caesar", block="legio-7", place="narbo"),
                event("built_is", seat="caesar", block="legio-7", place="narbo"),
            ],
            "legio-7",
            {"caesar home": [3]},
        ),
        (
            [
                event("step_lost_is", seat="caesar", block="legio-7", place="narbo"),
                event("built", seat="caesar", place="narbo"),
            ],
            "legio-7",
            {"caesar home": [2]},
        ),
        ([event("step_lost_is", seat="caesar", block="legio-8", place="genua")], "legio-7", {"caesar home": [3]}),
        ([event("levied_is", seat="caesar", block="octavian", place="roma")], "octavian", {"caesar home": [1]}),
        (
            [event("step_lost_is", seat="pompeius", block="legio-5", place="tarraco")],
            "legio-5",
            {"pompeius tarraco": [3]},
        ),
        ([event("jupiter_drew_is", seat="caesar", block="legio-5", place="tarraco")], "legio-5", {"caesar home": [3]}),
        (
            [event("jupiter_drew_is", seat="pompeius", block="legio-7", place="narbo")],
            "legio-7",
            {"pompeius narbo": [3]},
        ),
        (
            [
                event("jupiter_drew_is", seat="pompeius", block="legio-7", place="narbo"),
                event("defected", seat="pompeius", from_="narbo", to="tarraco"),
            ],
            "legio-7",
            {"pompeius tarraco": [3]},
        ),
        (
            [
                event("jupiter_drew_is", seat="pompeius", block="legio-7", place="narbo"),
                event("defected", seat="pompeius", from_="narbo", to="tarraco"),
                event("regrouped", seat="pompeius", colour="caesar", **ROAD),
            ],
            "legio-7",
            {"pompeius bilbilis": [3]},
        ),
        (
            [
                event("battle_began", place="alexandria"),
                event("block_shown", seat="pompeius", block="cleopatra", place="alexandria", steps=4),
                event("cleopatra_turned", seat="caesar", place="alexandria"),
            ],
            "cleopatra",
            {"caesar home": [1]},
        ),
        (
            [event("jupiter_drew_is", seat="caesar", block="cleopatra", place="alexandria")],
            "cleopatra",
            {"caesar home": [4]},
        ),
        (
            [event("jupiter_drew_is", seat="caesar", block="scipio", place="antiochia")],
            "scipio",
            {"pompeius antiochia": [2]},
        ),
        ([event("jupiter_drew_is", seat="pompeius", block="caesar", place="ravenna")], "caesar", {"caesar home": [3]}),
        (
            [event("vulcan_struck", seat="caesar", place="tarraco"), event("turn_began", year=705, turn=2)],
            "legio-5",
            {"pompeius tarraco": [2]},
        ),
        (
            [event("vulcan_struck", seat="pompeius", place="narbo"), event("turn_began", year=705, turn=2)],
            "legio-7",
            {"caesar home": [3]},
        ),
        (
            [event("block_shown", seat="caesar", block="legio-7", place="roma", steps=2)],
            "legio-7",
            {"caesar home": [2]},
        ),
        (
            [event("block_shown", seat="caesar", block="legio-7", place="roma", steps=2)],
            "legio-8",
            {"caesar home": [3]},
        ),
        ([event("block_shown", seat="pompeius", block="legio-5", place="tarraco", steps=3)], "legio-5", {}),
        (
            [
                event("block_shown", seat="pompeius", block="legio-5", place="tarraco", steps=3),
                event("battle_ended", place="tarraco", seat="pompeius"),
            ],
            "legio-5",
            {"pompeius tarraco": [3]},
        ),
        (
            [
                event("block_shown", seat="pompeius", block="legio-5", place="tarraco", steps=3),
                event("hit_taken", seat="pompeius", block="legio-5", steps=2),
                event("battle_ended", place="tarraco", seat="pompeius"),
            ],
            "legio-5",
            {"pompeius tarraco": [2]},
        ),
        (
            [
                event("block_shown", seat="pompeius", block="legio-5", place="tarraco", steps=3),
                event("hit_taken", seat="pompeius", block="legio-5", steps=1),
                event("retreated", seat="pompeius", block="legio-5", **ROAD),
            ],
            "legio-5",
            {"pompeius bilbilis": [1]},
        ),
        ([event("hit_taken", seat="caesar", block="legio-7", steps=1)], "legio-7", {"caesar home": [1]}),
        ([event("hit_taken", seat="pompeius", block="legio-5", steps=1)], "legio-5", {"pompeius tarraco": [3]}),
        ([event("hit_taken", seat="caesar", block="legio-7", steps=0)], "legio-7", {"caesar home": [3]}),
        (
            [
                event("disrupted", seat="pompeius", block="legio-5", place="tarraco"),
                event("battle_ended", place="tarraco", seat="pompeius"),
            ],
            "legio-5",
            {"pompeius tarraco": [2]},
        ),
        ([event("disrupted", seat="caesar", block="legio-7", place="narbo")], "legio-7", {"caesar home": [3]}),
        ([event("eliminated", seat="pompeius", block="legio-5", place="tarraco")], "legio-5", {}),
        (
            [event("eliminated", seat="pompeius", block="legio-5", place="tarraco"), event("year_began", year=706)],
            "legio-5",
            {"pompeius levy": [1]},
        ),
        (
            [
                event("eliminated", seat="pompeius", block="legio-5", place="tarraco"),
                event("year_began", year=706),
                event("year_began", year=707),
            ],
            "legio-5",
            {"pompeius levy": [1]},
        ),
        (
            [event("eliminated", seat="caesar", block="legio-7", place="narbo"), event("year_began", year=706)],
            "legio-7",
            {"caesar home": [1]},
        ),
        (
            [event("leader_killed", seat="pompeius", block="scipio", place="antiochia"), event("year_began", year=706)],
            "scipio",
            {},
        ),
        (
            [event("disbanded", seat="pompeius", colour="pompeius", place="tarraco")],
            "legio-5",
            {"pompeius tarraco": [3], "pompeius levy": [1]},
        ),
        ([event("disbanded", seat="caesar", colour="caesar", place="narbo")], "legio-7", {"caesar home": [3]}),
        (
            [
                event("jupiter_drew_is", seat="caesar", block="legio-5", place="tarraco"),
                event("disbanded_is", seat="caesar", block="legio-5", place="roma"),
            ],
            "legio-5",
            {"pompeius levy": [1]},
        ),
        ([event("disbanded_is", seat="caesar", block="legio-7", place="narbo")], "legio-7", {"caesar home": [3]}),
        ([event("cleopatra_turned", seat="caesar", place="alexandria")], "cleopatra", {"caesar home": [1]}),
        (
            [event("winter_began", year=705), event("cleopatra_turned", seat="caesar", place="alexandria")],
            "cleopatra",
            {"caesar home": [4]},
        ),
        (
            [
                event("winter_began", year=705),
                event("turn_began", year=706, turn=1),
                event("cleopatra_turned", seat="caesar", place="alexandria"),
            ],
            "cleopatra",
            {"caesar home": [1]},
        ),
        ([event("cleopatra_home", seat="pompeius", place="alexandria")], "cleopatra", {"pompeius alexandria": [4]}),
        (
            [event("battle_began", place="creta"), event("cleopatra_turned", seat="pompeius", place="creta")],
            "cleopatra",
            {},
        ),
        (
            [
                event("battle_began", place="creta"),
                event("cleopatra_turned", seat="pompeius", place="creta"),
                event("battle_ended", place="creta", seat="pompeius"),
            ],
            "cleopatra",
            {"pompeius creta": [1]},
        ),
    ],
)
def test_11_where_a_block_may_be_after_what_was_told(events, block, expected):
    assert may_be(read(*events), block) == expected


def test_11_a_new_block_is_one_that_the_city_raises_and_a_third_leader_only_after_a_death():
    levied = event("levied", seat="pompeius", place="roma")
    before = {name for name in ("legio-1", "brutus", "p-ballista") if "pompeius roma" in may_be(read(levied), name)}
    killed = event("leader_killed", seat="pompeius", block="scipio", place="antiochia")
    after = {
        name for name in ("legio-1", "brutus", "p-ballista") if "pompeius roma" in may_be(read(killed, levied), name)
    }
    assert after - before == {"brutus"}
    book = read(levied, levied)
    assert [marcher.handle for marcher in book.marchers] == [
        "pompeius.pompeius.roma.new.1",
        "pompeius.pompeius.roma.new.2",
    ]
    assert [marcher.moved for marcher in book.marchers] == [0, 0]
    assert read(event("levied", seat="caesar", place="roma")).marchers == []
    assert read(levied, event("command_began", seat="caesar")).marchers == []
    again = read(levied, event("command_began", seat="caesar"), levied)
    assert [marcher.handle for marcher in again.marchers] == ["pompeius.pompeius.roma.new.1"]


@pytest.mark.parametrize(("step", "moved"), [(0, 2), (1, 1)])
def test_11_a_marcher_is_followed_with_how_far_it_went(step, moved):
    book = read(marched(step))
    assert [(marcher.handle, marcher.moved) for marcher in book.marchers] == [("pompeius.pompeius.tarraco.3", moved)]
    book.read(marched(1))
    assert book.marchers[-1].handle == "pompeius.pompeius.tarraco.2"
    book.read(marched(2, **{"from": "bilbilis", "to": "toletum"}))
    assert [marcher.moved for marcher in book.marchers] == [moved, 2]


def test_11_who_got_a_step_was_not_at_full_strength():
    weak = event("disrupted", seat="pompeius", block="legio-5", place="tarraco")
    hidden = event("battle_ended", place="tarraco", seat="pompeius")
    built = event("built", seat="pompeius", place="tarraco")
    assert may_be(read(weak, hidden, built), "legio-5") == {"pompeius tarraco": [3]}
    assert may_be(read(weak, hidden, {**built, "seat": "caesar"}), "legio-5") == {"pompeius tarraco": [2]}
    assert may_be(read(weak, hidden, {**built, "place": "utica"}), "legio-5") == {"pompeius tarraco": [2]}


def test_11_an_onlooker_learns_from_what_follows_whom_jupiter_drew():
    drew = event("jupiter_drew", seat="caesar", place="antiochia", colour="pompeius")
    quiet = read(drew, event("turn_began", year=705, turn=2), viewer=None)
    assert may_be(quiet, "scipio") == {"pompeius antiochia": [2, 3]}
    others = [name for name in BLOCK_INDEX if "pompeius antiochia" in may_be(quiet, name) and name != "scipio"]
    assert others
    assert all(may_be(quiet, name) == may_be(read(viewer=None), name) for name in others), "an army's blocks come over"
    over = read(drew, event("defected", seat="caesar", from_="antiochia", to="ancyra"), viewer=None)
    assert may_be(over, "scipio") == {"pompeius antiochia": [3]}
    others = [name for name in BLOCK_INDEX if "caesar ancyra" in may_be(over, name)]
    assert others
    assert not [name for name in others if "navis" in name]
    assert read(drew)._drawn is None, "a player is told the block"
    assert read(drew, viewer=None)._drawn == ("caesar", "antiochia", "pompeius")


def test_11_whom_jupiter_drew_is_plain_to_an_onlooker_when_it_falls():
    drew = event("jupiter_drew", seat="caesar", place="antiochia", colour="pompeius")
    killed = event("leader_killed", seat="pompeius", block="scipio", place="antiochia")
    book = read(drew, killed, event("turn_began", year=705, turn=2), viewer=None)
    assert may_be(book, "scipio") == {}
    assert may_be(book, "legio-5") == {"pompeius tarraco": [3]}


def test_11_who_shows_itself_is_one_of_its_own_side_where_both_have_blocks_of_a_colour():
    back = {"from": "tarraco", "to": "massilia"}
    turned = [
        event("jupiter_drew", seat="pompeius", place="massilia", colour="caesar"),
        event("defected", seat="pompeius", from_="massilia", to="tarraco"),
        marched(colour="caesar", **back),
    ]
    shown = event("block_shown", seat="caesar", block="legio-11", place="massilia", steps=3)
    book = read(*turned, event("battle_began", place="massilia"), shown, viewer=None)
    assert list(may_be(book, "legio-14")) == ["pompeius massilia"]


def test_11_who_falls_to_vulcan_is_named_and_nobody_else_had_one_step_alone():
    shown = event("block_shown", seat="pompeius", block="legio-5", place="tarraco", steps=3)
    hit = event("hit_taken", seat="pompeius", block="legio-5", steps=1)
    weak = [shown, hit, event("battle_ended", place="tarraco", seat="pompeius")]
    struck, turn = event("vulcan_struck", seat="caesar", place="tarraco"), event("turn_began", year=705, turn=2)
    fell = event("eliminated", seat="pompeius", block="legio-5", place="tarraco")
    book = read(*weak, struck, fell, turn)
    assert may_be(book, "legio-5") == {}
    assert may_be(book, "legio-6") == {"pompeius tarraco": [2]}
    book = read(*weak, marched(), event("command_began", seat="caesar"), struck, turn)
    assert may_be(book, "legio-5") == {"pompeius bilbilis": [1]}, "it was the one that marched"
    assert may_be(book, "legio-6") == {"pompeius tarraco": [2]}
    drew = event("jupiter_drew", seat="caesar", place="antiochia", colour="pompeius")
    book = read(drew, drew, {**struck, "place": "antiochia"}, turn, viewer=None)
    assert may_be(book, "scipio") == {"pompeius antiochia": [1, 2]}


def test_11_battles_and_their_times_are_remembered():
    assert read(event("battle_began", place="roma")).battles == {"roma": (0, 0)}, "no turn has been told"
    book = read(
        event("turn_began", year=706, turn=3), event("battle_began", place="roma"), event("round_began", round=2)
    )
    assert book.battles == {"roma": (706, 3)}
    assert (book._battle_at, book._round) == ("roma", 2)
    book.read(event("battle_ended", place="roma", seat="caesar"))
    assert book._battle_at == ""


def test_11_in_round_one_only_the_main_force_of_an_attacker_shows_itself():
    events = [marched(), event("attacked", seat="pompeius", place="bilbilis", from_="tarraco")]
    events += [
        marched(from_="carthago-nova"),
        event("attacked", seat="pompeius", place="bilbilis", from_="carthago-nova"),
    ]
    shown = event("block_shown", seat="pompeius", block="legio-5", place="bilbilis", steps=3)
    began = [event("battle_began", place="bilbilis")]
    book = read(*events, *began, shown)
    assert book.is_open(BLOCK_INDEX["legio-5"])
    assert may_be(book, "legio-2") == {"pompeius carthago-nova": [4], "pompeius bilbilis carthago-nova": [4]}
    named = event("main_road_named", seat="pompeius", place="bilbilis", from_="carthago-nova")
    book = read(
        *events, named, *began, event("block_shown", seat="pompeius", block="legio-2", place="bilbilis", steps=4)
    )
    assert may_be(book, "legio-4") == {"pompeius carthago-nova": [3]}


def entered(seat="pompeius", start="tarraco", place="bilbilis"):
    way = {"from": start, "to": place}
    return [marched(**way), event("attacked", seat=seat, place=place, from_=start)]


def test_11_who_shows_itself_in_round_one_came_by_the_main_road_wherever_else_it_might_have_been():
    around = marched(to="carthago-nova")
    ways = [*entered(), *entered(start="carthago-nova"), event("battle_began", place="bilbilis")]
    shown = event("block_shown", seat="pompeius", block="legio-5", place="bilbilis", steps=3)
    over = event("command_began", seat="pompeius")
    assert "pompeius bilbilis tarraco" not in may_be(read(around, over, *ways, shown), "legio-6")
    late = event("round_began", round=2)
    assert "pompeius bilbilis tarraco" in may_be(read(around, over, *ways, late, shown), "legio-6")


def test_11_of_the_defenders_those_that_stood_there_show_themselves_in_round_one():
    stood = [marched(), event("command_began", seat="caesar")]
    came = [event("attacked", seat="caesar", place="bilbilis", from_="tarraco")]
    came += [marched(), event("responded", seat="pompeius", place="bilbilis", from_="tarraco")]
    shown = event("block_shown", seat="pompeius", block="legio-5", place="bilbilis", steps=3)
    book = read(*stood, *came, event("battle_began", place="bilbilis"), shown)
    assert set(may_be(book, "legio-6")) == {"pompeius tarraco", "pompeius bilbilis tarraco"}


def test_11_reserves_show_themselves_from_round_two_on():
    events = [*entered(), *entered(start="carthago-nova"), event("battle_began", place="bilbilis")]
    shown = event("block_shown", seat="pompeius", block="legio-2", place="bilbilis", steps=4)
    book = read(*events, event("round_began", round=2), shown)
    assert may_be(book, "legio-4") == {"pompeius carthago-nova": [3]}
    assert book.is_open(BLOCK_INDEX["legio-2"])


def test_11_roads_are_forgotten_where_a_battle_has_ended_and_nowhere_else():
    book = read(*entered(), *entered(start="carthago-nova", place="toletum"), event("battle_began", place="bilbilis"))
    assert book._main == {"bilbilis": ("pompeius", "tarraco"), "toletum": ("pompeius", "carthago-nova")}
    book.read(event("battle_ended", place="bilbilis", seat="pompeius"))
    assert may_be(book, "legio-5") == {"pompeius tarraco": [3], "pompeius bilbilis": [3]}
    assert may_be(book, "legio-4") == {"pompeius carthago-nova": [3], "pompeius toletum carthago-nova": [3]}
    assert book._main == {"toletum": ("pompeius", "carthago-nova")}
    book.read(event("turn_began", year=705, turn=2))
    assert book._main == {}


def test_11_who_comes_to_a_battle_that_was_told_to_nobody_is_not_taken_for_its_attacker():
    book = read(marched(), event("responded", seat="pompeius", place="bilbilis", from_="tarraco"))
    assert book._main == {}


def test_11_a_block_that_lies_open_is_known_already():
    shown = event("block_shown", seat="pompeius", block="legio-5", place="tarraco", steps=2)
    struck = event("disrupted", seat="pompeius", block="legio-5", place="tarraco")
    ended = event("battle_ended", place="tarraco", seat="pompeius")
    weak = event("disrupted", seat="pompeius", block="legio-5", place="tarraco")
    assert may_be(read(weak, shown, struck, ended), "legio-5") == {"pompeius tarraco": [2]}
    assert may_be(read(weak, shown, shown, ended), "legio-5") == {"pompeius tarraco": [2]}


def test_11_who_retreats_from_a_battle_stands_elsewhere_and_ones_own_do_not_matter():
    own = event("retreated", seat="caesar", block="legio-7", from_="narbo", to="genua")
    assert may_be(read(own), "legio-7") == {"caesar home": [3]}
    hit = event("hit_taken", seat="caesar", block="legio-7", steps=1)
    assert may_be(read(hit), "legio-8") == {"caesar home": [3]}


@pytest.mark.parametrize(
    ("start", "to", "able"),
    [("massilia", "mare-hispanum", {"c-navis-1"}), ("massilia", "lugdunum", {"legio-11", "legio-14"})],
)
def test_11_by_sea_go_ships_and_by_land_all_others(start, to, able):
    walked = event("regrouped", seat="caesar", colour="caesar", from_=start, to=to)
    marched_there = event("block_moved", seat="caesar", colour="caesar", step=1, from_=start, to=to)
    landed = event("block_moved", seat="caesar", colour="caesar", step=0, from_=start, to="roma")
    for one in (walked, marched_there):
        book = read(one, viewer="pompeius")
        here = {name for name in BLOCK_INDEX if f"caesar {to}" in may_be(book, name)}
        assert here - {"legio-16", "c-equitatus-1"} == able
    book = read(landed, viewer="pompeius")
    assert {name for name in BLOCK_INDEX if "caesar roma" in may_be(book, name)} == {"legio-11", "legio-14"}
