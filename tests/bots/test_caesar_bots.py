"""The simple bots of CAESAR!: legal, repeatable, and the tribune is the better one."""

import random
from dataclasses import replace

import pytest

from some import some
from tables import EXPANSIONS, GAME, actions, at, random_options
from triumvirate.bots import find_bot, infos_for
from triumvirate.bots.caesar import imperator
from triumvirate.bots.caesar.beginner import Attention, Beginner, looked_at
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.core.view import View


def choose(name, table, seed=1):
    seat = table.deciders()[0]
    return find_bot("caesar", name).choose(table.view(seat), table.legal(seat), 0.1, seed)


def match(seed, bots, options):
    table = Table.new(GAME, options, seed=seed)
    while not table.is_over():
        seat = table.deciders()[0]
        chosen = find_bot("caesar", bots[seat]).choose(
            table.view(seat), table.legal(seat), 0.1, seed + len(table.entries)
        )
        table.act(seat, chosen.action)
    return table.result().winners


def test_there_are_a_recruit_and_a_tribune_and_others_are_refused():
    assert [bot.name for bot in infos_for("caesar")][:3] == ["recruit", "beginner", "tribune"]
    assert all(bot.about.endswith(".") for bot in infos_for("caesar"))
    with pytest.raises(BadRequest, match="There is no bot 'hal' for caesar; there are recruit"):
        find_bot("caesar", "hal")


@pytest.mark.parametrize("name", ["recruit", "beginner", "tribune"])
def test_bots_play_legal_actions_and_repeat_themselves(name):
    rng = random.Random(name)
    for seed in range(4):
        table = Table.new(GAME, random_options(rng), seed=seed)
        while not table.is_over():
            chosen = choose(name, table, seed)
            assert chosen.action in actions(table)
            assert choose(name, table, seed) == chosen
            table.act(table.deciders()[0], rng.choice(table.legal()).index)


@pytest.mark.parametrize("name", ["recruit", "beginner", "tribune"])
def test_bots_need_nothing_but_a_view_that_went_through_json(name):
    table = Table.new(GAME, EXPANSIONS, seed=2)
    view = View.from_json(table.view("caesar").to_json())
    bot = find_bot("caesar", name)
    assert bot.choose(view, table.legal("caesar"), 0.1, 5) == choose(name, table, 5)


def test_the_only_choice_is_said_to_be_one():
    table = at("turn caesar place; hand caesar; hand pompey ship-5-1")
    assert str(choose("recruit", table).why) == str(choose("tribune", table).why) == "The only choice."


def test_the_tribune_takes_the_win_that_lies_open_and_says_so():
    table = at("hand caesar shield-5-1 ship-3-3; hand pompey ship-5-1; on SY-AG caesar sword-4-2 4/2; placed 11 0")
    chosen = choose("tribune", table)
    assert "AS-SY" in chosen.action
    assert str(chosen.why).startswith("Wins Syria")


def test_the_tribune_beats_the_recruit_on_both_sides():
    won = 0
    for seed in range(10):
        won += match(seed, {"caesar": "tribune", "pompey": "recruit"}, {}) == ("caesar",)
        won += match(seed, {"caesar": "recruit", "pompey": "tribune"}, {}) == ("pompey",)
    assert won >= 16


def test_the_beginner_takes_what_lies_before_it_and_does_not_see_the_answer():
    """Closing Syria brings a marker at once; that it leaves Aegyptus to the other is for later."""
    table = at("hand caesar shield-5-1 ship-3-3; hand pompey ship-5-1; on SY-AG caesar sword-4-2 4/2")
    chosen = choose("beginner", table)
    assert "AS-SY" in chosen.action
    assert str(chosen.why).startswith("Wins Syria")


def test_the_beginner_says_only_what_is_so():
    """A lead that it tells of is there after its move."""
    told = 0
    for seed in range(6):
        table = Table.new(GAME, {}, seed=seed)
        while not table.is_over() and told < 12:
            seat = table.deciders()[0]
            chosen = choose("beginner", table, seed)
            table.act(seat, chosen.action)
            for one in chosen.why.reasons:
                if one.key == "leads":
                    told += 1
                    provinces = table.view(seat).to_json()["provinces"]
                    for name in some(dict(one.facts)["province"]):
                        totals = provinces[name]["totals"]
                        assert totals[seat] > totals["pompey" if seat == "caesar" else "caesar"]
    assert told >= 12


def test_the_beginner_overlooks_some_borders_far_from_its_tokens_and_none_beside_them():
    table = at("hand caesar laurel-4-0 laurel-3-1; hand pompey ship-5-1; on SY-AG caesar sword-4-2 4/2")
    view, legal = table.view("caesar"), table.legal("caesar")
    seen = [
        {choice.action for choice in looked_at(view, legal, random.Random(seed), Attention())} for seed in range(20)
    ]
    beside = {choice.action for choice in legal if "SY" in choice.action.split()[2] or "AG" in choice.action.split()[2]}
    assert all(beside <= some for some in seen)
    assert len({frozenset(some) for some in seen}) > 5
    assert set.union(*seen) == {choice.action for choice in legal}


def first_look(view, seed):
    """The chance by which a beginner looks: what comes after the truth that it imagines."""
    rng = random.Random(seed)
    GAME.knowledge.determinize(view, rng)
    return rng


def test_who_looks_less_sees_less_and_chooses_among_what_is_seen():
    table = at("hand caesar laurel-4-0 laurel-3-1; hand pompey ship-5-1; on SY-AG caesar sword-4-2 4/2")
    view, legal = table.view("caesar"), table.legal("caesar")
    scant = Attention(0.3, 0.1)

    def spaces(attention):
        return [len(looked_at(view, legal, random.Random(seed), attention)) for seed in range(20)]

    assert sum(spaces(scant)) < 0.6 * sum(spaces(Attention()))
    assert set(spaces(Attention(1.0, 1.0))) == {len(legal)}
    assert min(spaces(Attention(0.0, 0.0))) > 0
    chosen = [Beginner(scant).choose(view, legal, 0.1, seed) for seed in range(12)]
    assert chosen == [Beginner(scant).choose(view, legal, 0.1, seed) for seed in range(12)]
    for seed, one in enumerate(chosen):
        assert one.action in {each.action for each in looked_at(view, legal, first_look(view, seed), scant)}
    assert Beginner() == find_bot("caesar", "beginner")


def test_the_beginner_is_better_than_the_recruit_and_worse_than_the_tribune():
    won = {"recruit": 0, "tribune": 0}
    for seed in range(8):
        for other in won:
            mine, its = ("caesar", "pompey") if seed % 2 else ("pompey", "caesar")
            won[other] += match(seed, {mine: "beginner", its: other}, {}) == (mine,)
    assert won["recruit"] >= 6
    assert won["tribune"] <= 5


def test_against_auto_crassus_the_imperator_plays_as_the_legate_does(monkeypatch):
    def unasked():
        raise AssertionError("its network has nothing to say here")

    monkeypatch.setattr(imperator, "network", unasked)
    bot = replace(imperator.imperator(), iterations=4)
    table = Table.new(GAME, {"solo": "hard"}, seed=3)
    seat = table.deciders()[0]
    chosen = bot.choose(table.view(seat), table.legal(seat), 1.0, 1)
    assert (
        chosen.action
        == find_bot("caesar", f"legate@{4 * imperator.AS_MANY}")
        .choose(table.view(seat), table.legal(seat), 1.0, 1)
        .action
    )
