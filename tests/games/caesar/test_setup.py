"""Setup: bonuses, bags and hands, the expansions' additions, and who begins."""

import random
import sys
from collections import Counter

import pytest

from tables import EXPANSIONS, GAME, asked, at, told
from triumvirate.core.errors import BadOption
from triumvirate.core.table import Table
from triumvirate.games.caesar.rules.place import nth_in_supply
from triumvirate.games.caesar.state import DEALT

SEEDS = range(6)


def bonuses(truth):
    return Counter(truth["bonuses"].values())


@pytest.mark.parametrize("seed", SEEDS)
def test_setup_1_italia_gets_a_senate_and_every_other_province_one_bonus(seed):
    truth = Table.new(GAME, seed=seed).truth()
    assert truth["bonuses"]["italia"] == "senate"
    assert bonuses(truth) == {"tactics": 4, "wealth": 4, "might": 4, "senate": 6}
    assert truth["supply"] == []


def test_setup_1_the_other_seventeen_are_dealt_at_random_and_can_be_scripted():
    order = ["senate"] * 5 + ["might"] * 4 + ["wealth"] * 4 + ["tactics"] * 4
    table = Table(GAME, {})
    script = [{"bonus": name} for name in order]
    hands = [{"draw": name} for name in ("ship-5-1", "ship-6-0", "laurel-2-2", "laurel-2-2")]
    table.set_up(script + hands)
    dealt = [bonus for province, bonus in table.truth()["bonuses"].items() if province != "italia"]
    assert dealt == order
    assert table.truth()["hands"] == {"caesar": ["ship-5-1", "ship-6-0"], "pompey": ["laurel-2-2", "laurel-2-2"]}


def test_setup_1_a_bonus_found_by_sums_is_the_one_found_by_counting():
    rules = sys.modules["triumvirate.games.caesar.rules.setup"]
    rng = random.Random(1)
    for _ in range(200):
        state = GAME.prepare(GAME.check({}))
        state.supply = [rng.choice((0, 1, rng.randrange(41))) for _ in state.supply]
        state.supply[rng.randrange(6)] += 1
        left = list(state.supply)
        sums = rules.sums_of_supply(state)
        for n in (0, sum(left) - 1, rng.randrange(sum(left))):
            assert rules.nth_by_sums(sums, n) == nth_in_supply(state, n)


def test_setup_1_bonuses_lie_face_up_for_everybody():
    table = Table.new(GAME, seed=3)
    assert table.view(None).plain_facts()["bonuses"] == table.truth()["bonuses"]
    assert len(told(table.entries[0], "bonus_dealt")) == 18


@pytest.mark.parametrize("seed", SEEDS)
def test_setup_2_each_player_draws_two_tokens_of_sixteen(seed):
    truth = Table.new(GAME, seed=seed).truth()
    for seat in ("caesar", "pompey"):
        assert len(truth["hands"][seat]) == 2
        assert len(truth["bags"][seat]) == 14
    assert truth["placed"] == {"caesar": 0, "pompey": 0}


@pytest.mark.parametrize("seed", SEEDS)
def test_setup_2_with_poison_the_first_hand_is_three(seed):
    truth = Table.new(GAME, {"poison": True}, seed=seed).truth()
    assert {seat: len(hand) for seat, hand in truth["hands"].items()} == {"caesar": 3, "pompey": 3}


@pytest.mark.parametrize(("poison", "hand"), [(True, 3), (False, 2)])
@pytest.mark.parametrize("side", ["caesar", "pompey"])
def test_setup_2_alone_too_the_first_hand_is_three_with_poison(poison, hand, side):
    table = Table.new(GAME, {"solo": "easy", "solo_side": side, "poison": poison}, seed=4)
    assert len(told(table.entries[0], "token_drawn")) == hand
    assert {event["seat"] for event in told(table.entries[0], "token_drawn")} == {side}


@pytest.mark.parametrize(
    ("options", "extra"),
    [
        ({"poison": True}, ["poison"]),
        ({"centurions": True}, ["centurion"]),
        ({"poison": True, "centurions": True}, ["poison", "centurion"]),
    ],
)
@pytest.mark.parametrize("seed", SEEDS)
def test_setup_3_three_bonuses_of_each_expansion_come_in_and_as_many_leave_unseen(options, extra, seed):
    truth = Table.new(GAME, options, seed=seed).truth()
    printed = Counter({"tactics": 4, "wealth": 4, "might": 4, "senate": 6, **dict.fromkeys(extra, 3)})
    assert sum(bonuses(truth).values()) == 18
    assert sum((printed - bonuses(truth)).values()) == 3 * len(extra)
    assert not bonuses(truth) - printed
    assert truth["supply"] == []


def test_house_italia_first_its_senate_is_set_aside_before_any_bonus_leaves_play():
    for seed in range(40):
        table = Table.new(GAME, {"poison": True, "centurions": True}, seed=seed)
        assert table.truth()["bonuses"]["italia"] == "senate"
    fresh = Table(GAME, {"poison": True, "centurions": True})
    state = fresh._state.copy()
    from tables import Spy

    state.source = spy = Spy(0)
    GAME.rules.setup(state)
    dealt = [outcomes for what, outcomes in spy.asked if what == DEALT]
    assert len(dealt) == 17
    assert dealt[0].count({"bonus": "senate"}) == 5
    assert len(dealt[0]) == 23


def test_setup_3_each_player_has_three_centurions_in_front_of_the_screen():
    truth = Table.new(GAME, {"centurions": True}, seed=0).truth()
    three = ["centurion-laurel-3-3", "centurion-shield-ship-4-4", "centurion-sword-7-0"]
    assert truth["centurions"] == {"caesar": three, "pompey": three}
    assert Table.new(GAME, seed=0).truth()["centurions"] == {"caesar": [], "pompey": []}


@pytest.mark.parametrize("seed", SEEDS)
def test_setup_4_with_border_control_the_bonuses_left_over_form_the_supply(seed):
    truth = Table.new(GAME, EXPANSIONS, seed=seed).truth()
    assert len(truth["supply"]) == 6
    together = bonuses(truth) + Counter(truth["supply"])
    assert together == {"tactics": 4, "wealth": 4, "might": 4, "senate": 6, "poison": 3, "centurion": 3}


@pytest.mark.parametrize("option", ["poison", "centurions"])
def test_setup_4_border_control_goes_with_either_expansion(option):
    truth = Table.new(GAME, {option: True, "border_control": True}, seed=0).truth()
    assert len(truth["supply"]) == 3


def test_setup_4_border_control_alone_is_refused_with_its_reason():
    with pytest.raises(BadOption, match="needs Poison or Centurions") as refused:
        Table.new(GAME, {"border_control": True})
    assert refused.value.rule == "setup.4"


def test_setup_5_caesar_takes_the_first_turn():
    table = Table.new(GAME, seed=0)
    assert table.deciders() == ["caesar"]
    assert told(table.entries[0], "set_up") == [{"kind": "set_up", "first": "caesar"}]


@pytest.mark.parametrize("side", ["caesar", "pompey"])
def test_setup_5_in_a_solo_game_auto_crassus_begins_whichever_colour_it_plays(side):
    table = Table.new(GAME, {"solo": "easy", "solo_side": side}, seed=0)
    other = "pompey" if side == "caesar" else "caesar"
    assert told(table.entries[0], "set_up")[0]["first"] == other
    assert told(table.entries[0], "token_placed")[0]["seat"] == other
    assert table.deciders() == [side]


def test_setup_2_a_draw_is_a_choice_among_all_tokens_of_the_bag():
    table = at("hand caesar ship-5-1; bag caesar ship-6-0 laurel-2-2 laurel-2-2")
    [(_, outcomes)] = asked(table, "place ship-5-1 SD-SC 5/1")
    assert sorted(outcome["draw"] for outcome in outcomes) == ["laurel-2-2", "laurel-2-2", "ship-6-0"]
