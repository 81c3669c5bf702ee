"""The tribune: legal, repeatable, gives its reasons, and wins against random play."""

import random

import pytest

from games.julius.campaign import GAME, at, battle, moving, play
from triumvirate.bots.julius.tribune import make
from triumvirate.bots.recruit import make as make_recruit
from triumvirate.core.table import Table
from triumvirate.games.julius.timeout import timeout_action

pytestmark = pytest.mark.no_cover  # it needs no line of the rules that a rule's own test does not reach

TRIBUNE, RECRUIT = make(), make_recruit()


def choice(table, seed=0):
    seat = table.deciders()[0]
    return TRIBUNE.choose(table.view(seat), table.legal(seat), 1.0, seed)


def match(seed, side, **options):
    table = Table.new(GAME, options, seed=seed)
    number = 0
    while not table.is_over():
        seat = table.deciders()[0]
        bot = TRIBUNE if seat == side else RECRUIT
        legal = table.legal(seat)
        chosen = bot.choose(table.view(seat), legal, 1.0, seed * 10_000 + number)
        table.act(seat, chosen.action)
        number += 1
    return side in table.result().winners


def test_it_beats_random_play_on_both_sides():
    assert match(1, "pompeius")
    assert match(2, "caesar", setup="free")


@pytest.mark.long
def test_it_beats_random_play_nine_times_in_ten():
    won = sum(match(seed, ("caesar", "pompeius")[seed % 2]) for seed in range(40))
    assert won >= 36


def test_the_same_view_and_seed_give_the_same_choice():
    table = Table.new(GAME, {}, seed=3)
    assert choice(table, 5) == choice(table, 5)


def test_it_takes_a_vacant_city_that_counts():
    table = moving("at genua legio-7=3 legio-8=3; at massilia legio-9=2; at utica legio-1=1", card="1/2a")
    first = choice(table)
    assert first.action in ("move legio-7", "move legio-8")
    while table.truth()["phase"] in ("move", "step"):
        play(table, choice(table).action)
    assert table.view(None).plain_facts()["points"]["caesar"] == 3  # Roma and Massilia


def test_it_does_not_throw_a_lone_block_at_an_army():
    table = moving("at genua c-auxilia-1=1; at roma legio-1=4 legio-2=4 legio-3=3 pompeius=3", card="1/2a")
    for seed in range(3):
        while table.truth()["phase"] in ("move", "step"):
            play(table, choice(table, seed).action)
        assert table.truth()["blocks"]["c-auxilia-1"]["place"] != "roma"


def test_it_leaves_a_hopeless_battle_and_fights_a_good_one():
    table = battle("at genua c-auxilia-1=1 legio-1=4 legio-2=4 legio-3=3; at massilia legio-7=1", "genua", "pompeius")
    play(table, "pass c-auxilia-1", "pass legio-1", "pass legio-2", "pass legio-3")
    assert choice(table).action == "retreat c-auxilia-1"
    table = battle("at genua legio-7=3 legio-8=3 p-auxilia-1=1", "genua")
    play(table, "pass p-auxilia-1")
    assert choice(table).action.startswith("fire")


def test_hits_go_to_the_block_that_is_missed_least():
    table = battle("at genua legio-10=3 legio-7=3 legio-1=3", "genua")
    play(table, "fire legio-1", dice=[1, 6, 6])
    assert choice(table).action == "hit legio-7"


def test_in_winter_it_disbands_only_what_cannot_be_fed():
    blocks = "legio-7=3 legio-8=3 legio-9=3 c-auxilia-1=1"
    table = at(
        f"time 705 5 disband caesar; command caesar; at genua {blocks}; at mare-tyrrhenum c-navis-1=2; at roma legio-10=3"
    )
    assert choice(table).action == "disband c-auxilia-1"
    play(table, "disband c-auxilia-1")
    assert choice(table).action == "disband c-navis-1"
    play(table, "disband c-navis-1")
    assert choice(table).action == "end-disband"


def test_the_main_road_is_that_of_the_stronger_attackers():
    table = moving("at genua legio-10=3; at ravenna c-auxilia-1=1; at roma legio-1=1")
    play(table, "move c-auxilia-1", "step roma", "move legio-10", "step roma", "end-move")
    assert choice(table).action == "main-road genua"


def test_jupiter_and_vulcan_find_targets():
    board = "at roma legio-7=3; at neapolis legio-1=2; at genua legio-8=1; at utica legio-2=1"
    table = at(f"time 705 2 jupiter caesar; command caesar; played caesar jupiter; {board}")
    assert choice(table).action == "jupiter neapolis pompeius"
    table = at(f"time 705 2 vulcan caesar; command caesar; played caesar vulcan; {board}")
    assert choice(table).action.startswith("vulcan ")


def test_4_when_time_is_out_the_phase_ends_or_the_first_choice_is_taken():
    rng = random.Random(1)
    table = moving("at genua legio-7=3 legio-8=3; at roma legio-1=1")
    assert timeout_action(table.legal(), rng).action == "end-move"
    play(table, "move legio-7")
    assert timeout_action(table.legal(), rng) == table.legal()[0]
    table = Table.new(GAME, {}, seed=1)
    assert timeout_action(table.legal("caesar"), rng).action.startswith("discard")
    table = battle("at genua legio-7=3 legio-1=3", "genua")
    assert timeout_action(table.legal(), rng).action == "pass legio-1"
