"""What a battle promises (8.1 to 8.4): the view's odds against the rules themselves, played out for every roll."""

from math import comb

import pytest

from games.julius.campaign import actions, battle, play
from triumvirate.games.julius.printed import DATA

FIREPOWER = {entry["id"]: entry["firepower"] for entry in DATA["blocks"]}
LEADERS = {entry["id"] for entry in DATA["blocks"] if entry["type"] == "leader"}


def odds(table, viewer="caesar"):
    return table.view(viewer).plain_facts()["odds"]


def played_out(table, place, known=None):
    """The chance that Caesar holds the place, and the blocks that each side may expect to lose, by the rules alone."""
    known = {} if known is None else known
    truth = table.truth()
    here = [(name, block["owner"]) for name, block in truth["blocks"].items() if block["place"] == place]
    if not truth["battle"] or truth["battle"]["round"] == 0:
        return float(any(owner == "caesar" for _, owner in here)), 0.0, 0.0
    key = str((truth["battle"], truth["blocks"], truth["phase"], truth["to_move"]))
    if key not in known:
        legal = sorted(actions(table), key=lambda text: text.split()[1])
        volleys = [text for text in legal if text.startswith("fire")]
        if volleys:
            name = volleys[0].split()[1]
            shown = table.view("caesar").plain_facts()["shown"]
            dice = next(block["strength"] for block in shown if block["block"] == name)
            parts = [(roll(dice, FIREPOWER[name], hits), volleys[0], dice, hits) for hits in range(dice + 1)]
        else:
            hit = [text for text in legal if text.startswith("hit")]
            # Of equals the one of less use takes the hit.
            hit.sort(key=lambda text: (text.split()[1] in LEADERS, FIREPOWER[text.split()[1]]))
            parts = [(1.0, (hit or legal)[0], None, 0)]
        total = [0.0, 0.0, 0.0]
        for chance, action, dice, hits in parts:
            twin = table.fork()
            entry = play(twin, action, dice=None if dice is None else [1] * hits + [6] * (dice - hits))
            result = played_out(twin, place, known)
            dead = [e.facts["seat"] for e in entry.events if e.kind in ("eliminated", "leader_killed")]
            lost = (0, dead.count("caesar"), dead.count("pompeius"))
            total = [was + chance * (now + gone) for was, now, gone in zip(total, result, lost, strict=True)]
        known[key] = tuple(total)
    return known[key]


def roll(dice, firepower, hits):
    return comb(dice, hits) * (firepower / 6) ** hits * (1 - firepower / 6) ** (dice - hits)


def agrees(table, place):
    holds, caesar, pompeius = played_out(table, place)
    told = odds(table)
    assert told["holds"]["caesar"]["least"] == told["holds"]["caesar"]["most"] == pytest.approx(1000 * holds, abs=1)
    assert told["holds"]["pompeius"]["least"] == pytest.approx(1000 * (1 - holds), abs=1)
    assert told["lost"]["caesar"]["least"] == pytest.approx(100 * caesar, abs=1)
    assert told["lost"]["pompeius"]["least"] == pytest.approx(100 * pompeius, abs=1)


RETREAT = "entry caesar genua roma; at genua legio-12=1"


@pytest.mark.parametrize(
    "blocks",
    [
        "legio-7=1 legio-1=1",
        "legio-7=2 c-auxilia-3=1 legio-1=2",
        "caesar=1 legio-7=1 p-elephant=1 p-ballista=1",
    ],
)
def test_8_the_odds_of_a_battle_are_those_of_the_rules(blocks):
    agrees(battle(f"at roma {blocks}; {RETREAT}", "roma"), "roma")


def test_8_the_odds_go_on_in_the_middle_of_a_round():
    table = battle(f"at roma legio-7=2 c-auxilia-3=1 legio-1=2; {RETREAT}", "roma")
    play(table, "fire c-auxilia-3", dice=[6])
    play(table, "fire legio-1", dice=[1, 6])
    agrees(table, "roma")


def test_8_4_attackers_without_a_way_out_are_lost_in_the_last_round():
    trapped = battle(
        "at roma legio-7=1 legio-1=2; at genua legio-2=1; at ravenna legio-3=1; at neapolis legio-4=1", "roma"
    )
    agrees(trapped, "roma")
    free = battle(f"at roma legio-7=1 legio-1=2; {RETREAT}", "roma")
    assert odds(trapped)["lost"]["caesar"]["least"] > odds(free)["lost"]["caesar"]["least"]


def test_8_1_own_reserves_join_and_a_lost_main_force_exchanges_roles_or_disrupts():
    for reserve in ("legio-8=2/reserve/from:genua", "legio-2=2/reserve/from:neapolis"):
        table = battle(f"at roma legio-7=1 legio-1=1 {reserve}; {RETREAT}", "roma")
        side = "caesar" if "legio-8" in reserve else "pompeius"
        holds, *_ = played_out(table, "roma")
        mine = odds(table, side)["holds"]["caesar"]
        assert mine["least"] == mine["most"] == pytest.approx(1000 * holds, abs=1)


def test_8_1_reserves_that_a_viewer_cannot_name_make_a_range():
    table = battle(f"at roma legio-7=2 legio-1=2 legio-2=3/reserve/from:neapolis; {RETREAT}", "roma")
    truth = odds(table, "pompeius")["holds"]["caesar"]["least"]
    unsure = odds(table, "caesar")
    assert unsure["unknown"] == {"caesar": 0, "pompeius": 1}
    assert unsure["holds"]["caesar"]["least"] < truth < unsure["holds"]["caesar"]["most"]
    assert odds(table, None)["holds"] == unsure["holds"]


def test_8_1_a_block_that_holds_its_fire_or_leaves_costs_its_side():
    table = battle(f"at roma legio-7=3 legio-8=3 legio-1=3; {RETREAT}", "roma")
    play(table, "fire legio-1", dice=[6, 6, 6])
    told = odds(table)
    assert set(told["passing"]) == {"legio-7", "legio-8"}
    assert not told["leaving"]
    assert told["passing"]["legio-7"]["most"] < told["holds"]["caesar"]["least"]
    assert table.view("caesar").plain_facts()["up"]["ways"] == {"legio-7": [], "legio-8": []}
    for name in ("legio-7", "legio-8"):
        play(table, f"pass {name}")
    play(table, "pass legio-1")
    told = odds(table)
    assert told["leaving"]["legio-7"]["most"] < told["holds"]["caesar"]["least"]
    assert table.view("pompeius").plain_facts()["up"]["ways"]["legio-7"] == ["genua"]


def test_outside_a_battle_nothing_is_promised():
    assert odds(battle("at roma legio-7=1 legio-1=1", "roma")) is not None
    table = battle("at roma legio-7=1 legio-1=1", "roma")
    play(table, "fire legio-1", dice=[1])
    assert odds(table) is None
