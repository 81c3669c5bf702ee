"""11. What may be true for a viewer: everything that the table leaves open, and nothing that it shuts out."""

import random

import pytest

from games.julius.campaign import GAME, at
from games.julius.test_secrecy import VIEWERS, other_truth, same_for, truths
from some import some
from triumvirate.core.table import Table

JUPITER = "time 705 2 jupiter {0}; command {0}; played {0} jupiter; at roma {1}=3; at neapolis {2}"


def drawn(seat, own, there):
    """A table after Jupiter drew the first block of a place, which now goes over."""
    table = at(JUPITER.format(seat, own, there))
    other = "pompeius" if seat == "caesar" else "caesar"
    table.act(seat, f"jupiter neapolis {other}", [{"draw": there.partition("=")[0]}])
    return table


@pytest.mark.parametrize(
    ("seat", "own", "there"),
    [("caesar", "legio-7", "legio-1=2 legio-3=2"), ("pompeius", "legio-1", "legio-7=2 legio-8=2")],
)
def test_6_2_the_turncoat_is_on_its_new_side_in_every_truth(seat, own, there):
    table = drawn(seat, own, there)
    for viewer in VIEWERS:
        for truth in some(truths(table, viewer, 6)):
            block = truth["blocks"][truth["mover"]["block"]]
            assert (block["place"], block["owner"]) == ("neapolis", seat)
            assert viewer is None or truth["mover"]["block"] == there.partition("=")[0]


def test_6_2_the_turncoat_has_no_orders_and_other_turncoats_keep_theirs():
    others = "legio-2=3/turned/moved1 legio-3=1/turned/reserve legio-4=2"
    table = drawn("caesar", "legio-7", f"legio-1=2 {others}; at genua legio-6=2/turned")
    for viewer in VIEWERS:
        for seed in range(12):
            twin = other_truth(table, viewer, random.Random(seed))
            same_for(viewer, table, twin)
            block = twin.truth()["blocks"][twin.truth()["mover"]["block"]]
            assert (block["place"], block["moved"], block["reserve"]) == ("neapolis", 0, False)


def test_6_2_the_turncoat_is_hurt_or_not_though_nobody_has_marched_yet():
    table = drawn("caesar", "legio-7", "legio-1=2 legio-3=2")
    assert len({truth["blocks"]["legio-1"]["steps"] for truth in truths(table, "pompeius")}) > 1


def opening(**options):
    return Table.new(GAME, options, seed=4)


def changed(table, was, now):
    text = table.position_text()
    assert was in text
    return Table.from_position(GAME, text.replace(was, now))


def on_map(truth):
    return {name for name, block in truth["blocks"].items() if block["place"] not in ("levy", "dead")}


def test_3_2_a_free_deployment_may_put_any_block_of_the_order_of_battle_into_any_city_and_no_other():
    table = opening(setup="free")
    found = truths(table, "caesar", 12)
    assert all(on_map(truth) == on_map(table.truth()) for truth in found)
    assert len({truth["blocks"]["scipio"]["place"] for truth in found}) > 1
    full = {name: block["steps"] for name, block in table.truth()["blocks"].items()}
    assert all({name: block["steps"] for name, block in truth["blocks"].items()} == full for truth in found)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("time 705 1 cards -", "time 706 1 cards -"),
        ("time 705 1 cards -", "time 705 2 cards -"),
        ("time 705 1 cards -", "time 705 1 move caesar"),
        ("command caesar", "spent pompeius 4/1; command caesar"),
    ],
)
def test_11_later_others_may_stand_where_the_first_stood_and_may_be_hurt(was, now):
    table = opening(remove_all_events=True)
    free = changed(table, "hand pompeius", "previous pompeius 4/1; hand pompeius")
    held = free.truth()["hands"]["pompeius"] + free.truth()["hands"]["caesar"]
    later = changed(
        table, was, now.replace("4/1", next(card for card in free.view(None).unseen_cards if card not in held))
    )
    found = truths(later, "caesar", 20)
    assert len({truth["blocks"]["pompeius"]["steps"] for truth in found}) > 1
    assert len({truth["blocks"]["pompeius"]["place"] for truth in found}) > 1
    assert any(on_map(truth) != on_map(table.truth()) for truth in found)


def test_11_no_third_leader_follows_on_the_death_of_a_legion():
    legions = "at roma legio-7=3 legio-9=3 legio-10=3 legio-11=3 legio-12=3"
    table = at(f"time 706 1 move caesar; {legions}; at genua legio-1=2; dead legio-8")
    assert all(truth["blocks"]["octavian"]["place"] == "levy" for truth in truths(table, "pompeius"))


def test_11_ships_are_dealt_to_the_seas_before_the_ports_get_what_is_left():
    port = "at neapolis legio-1=1 legio-2=1 legio-3=1 legio-4=1 legio-5=1 legio-6=1 scipio=1 pompeius=1 p-navis-1=1"
    sea = "at mare-tyrrhenum p-navis-2=1 p-navis-3=1 p-navis-4=1 p-navis-5=1"
    table = at(f"time 706 1 move caesar; {port}; {sea}; at genua legio-7=2")
    for truth in some(truths(table, "caesar", 20)):
        at_sea = [name for name, block in truth["blocks"].items() if block["place"] == "mare-tyrrhenum"]
        assert len(at_sea) == 4
        assert all("navis" in name for name in at_sea)


@pytest.mark.parametrize(
    ("played", "marched"),
    [("mars", {False}), ("neptune", {True}), ("4/1", {False, True}), (None, {False, True})],
)
def test_6_with_mars_legions_alone_have_marched_and_with_neptune_ships_alone(played, marched):
    card = f"played pompeius {played}; " if played else ""
    mover = "p-navis-1" if played == "neptune" else "legio-1"
    table = at(
        f"time 706 1 move caesar; command pompeius second; {card}at neapolis {mover}=1/moved1; at genua legio-7=2"
    )
    stands = [name for truth in truths(table, "caesar", 60) for name in on_map(truth) - {"cleopatra", "legio-7"}]
    assert {"navis" in name for name in stands} == marched


def test_11_a_single_hidden_block_may_be_any_of_its_colour():
    table = at("time 706 1 move caesar; at massilia legio-7=3; at genua legio-1=2")
    stands = [name for truth in truths(table, "pompeius") for name in on_map(truth) - {"cleopatra", "legio-1"}]
    assert len(set(stands)) > 10
