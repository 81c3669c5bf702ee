"""One judge: hints and looking back agree, a fault is said only when it is confirmed, nothing stands above what is advised."""

import pytest

from analysis.scenes import OPEN_WIN
from tables import GAME, at
from triumvirate.analysis import paired
from triumvirate.analysis.budget import BUDGETS, Budget, Occasion, seed_of
from triumvirate.analysis.judges import SearchJudge, judge_for
from triumvirate.analysis.paired import Difference, difference, quick_playouts
from triumvirate.bots import find_bot
from triumvirate.core.table import Table
from triumvirate.core.view import View

FEW = Budget(iterations=48, pairs=32)
EARLY = "hand caesar ship-4-2 laurel-4-0; hand pompey ship-5-1 sword-3-3; on SY-AG caesar sword-4-2 4/2"


def test_hints_and_looking_back_have_one_budget_and_proofs_a_larger_one():
    assert BUDGETS[Occasion.HINT].iterations == BUDGETS[Occasion.LOOKING_BACK].iterations
    assert BUDGETS[Occasion.PROOF].iterations > BUDGETS[Occasion.LOOKING_BACK].iterations
    assert find_bot("caesar", "coach").adviser._budget == BUDGETS[Occasion.HINT]
    table = at(OPEN_WIN)
    assert judge_for(table, None, BUDGETS[Occasion.LOOKING_BACK].iterations, 0)._seed == 0


def test_a_view_is_judged_alike_whenever_it_is_asked_about():
    table = Table.new(GAME, {}, seed=4)
    view = table.view("caesar")
    assert seed_of(view) == seed_of(View.from_json(view.to_json()))
    table.act("caesar", table.legal()[0].action)
    assert seed_of(view) != seed_of(table.view("caesar"))


def test_who_follows_every_hint_is_never_told_that_it_was_a_mistake():
    asked, back = SearchJudge("caesar", budget=FEW), SearchJudge("caesar", ("caesar",), budget=FEW)
    table, seed = Table.new(GAME, {}, seed=8), 0
    followed = 0
    while not table.is_over() and followed < 6:
        (seat,) = table.deciders()
        view, legal = table.view(seat), table.legal(seat)
        hint = asked.advise(view, legal, 99.0, seed := seed + 1).best[0]
        moment = back.moment(table, 0, seat, hint.action)
        assert (moment.best.action, moment.lost, moment.verdict) == (hint.action, 0.0, "")
        followed += 1
        table.act(seat, hint.action)


def test_no_alternative_has_a_higher_chance_than_the_advice():
    judge = SearchJudge("caesar", budget=FEW)
    for seed in range(6):
        table = Table.new(GAME, {}, seed=seed)
        advice = judge.advise(table.view("caesar"), table.legal("caesar"), 0.0, seed)
        chances = [choice.chance for choice in advice.best]
        assert max(chances) == chances[0] == advice.chance


@pytest.fixture
def claimed(monkeypatch):
    """A move that the search takes for a blunder, and playouts that say what they are told to say."""
    table = at(EARLY)
    judge = SearchJudge("caesar", ("caesar",), budget=FEW)
    worst = min(
        judge.weigh(table.view("caesar"), table.legal("caesar")).found.options, key=lambda one: (one.visits, one.chance)
    )
    monkeypatch.setattr(judge._searcher.__class__, "judge", lambda *_: 0.1)

    def moment(mean, doubt):
        monkeypatch.setattr(paired, "settled", lambda *_: Difference(mean, doubt, 96))
        return judge.moment(table, 3, "caesar", worst.action)

    return moment


def test_a_fault_is_said_when_paired_playouts_confirm_it_and_no_larger_than_they_say(claimed):
    found = claimed(0.10, 0.02)
    assert found.verdict == "mistake"
    assert found.lost == pytest.approx(0.10)
    assert not found.is_unsure
    assert claimed(0.30, 0.05).verdict == "blunder"


def test_where_playouts_cannot_tell_the_judge_says_that_it_is_not_sure(claimed):
    found = claimed(0.10, 0.08)
    assert found.verdict == ""
    assert found.is_unsure
    assert found.to_json()["unsure"] is True


def test_what_playouts_refute_is_no_fault_at_all(claimed):
    found = claimed(-0.01, 0.005)
    assert (found.verdict, found.is_unsure, found.lost) == ("", False, 0.0)


@pytest.mark.parametrize(
    ("better", "asked"),
    [
        ((1.0, 0.0, 1.0, 0.0, 1.0), [(96, 0)]),  # far better: sure at once
        ((0.0, 0.0, 0.0, 0.0, 0.0), [(96, 0)]),  # no difference at all
        ((1.0, 0.0, -1.0, 0.0, 0.0), [(96, 0), (96, 96), (192, 192)]),  # only more pairs tell that it is little
        ((1.0, -1.0) * 9 + (0.0, 1.0), [(96, 0), (96, 96), (192, 192), (384, 384), (232, 768)]),  # nobody can tell
    ],
)
def test_pairs_are_asked_for_until_it_is_settled_and_none_twice(monkeypatch, better, asked):
    told = []

    def play(view, actions, more, seed):
        told.append((more, seed - 7))
        found = [better[(seed - 7 + n) % len(better)] for n in range(more)]
        return [[max(0.0, one) for one in found], [max(0.0, -one) for one in found]]

    monkeypatch.setattr(paired, "playouts_for", lambda game: play)
    found = paired.settled(at(EARLY).view("caesar"), 1, 2, 1000, 7)
    assert told == asked
    assert found.pairs == sum(more for more, _ in told)


@pytest.mark.parametrize("playouts", [quick_playouts, paired.playouts_for("caesar")])
def test_a_pair_has_the_same_luck_so_an_action_is_no_better_than_itself(playouts):
    table = at(EARLY)
    view, legal = table.view("caesar"), table.legal("caesar")
    points = playouts(view, (legal[0].index, legal[0].index, legal[-1].index), 24, 5)
    assert points[0] == points[1] != points[2]
    assert {point for row in points for point in row} <= {0.0, 0.5, 1.0}


def test_playouts_see_that_a_missed_win_is_one():
    table = at(OPEN_WIN)
    legal = table.legal("caesar")
    win = next(one for one in legal if "AS-SY" in one.action)
    other = next(one for one in legal if "AS-SY" not in one.action)
    found = difference(table.view("caesar"), win.index, other.index, 24, 1)
    assert found.mean > 0.15
    assert found.is_sure


def test_a_fault_comes_with_what_speaks_against_it(monkeypatch):
    table = at("hand caesar laurel-2-2 sword-3-3; hand pompey shield-5-1 ship-3-3")
    judge = SearchJudge("caesar", ("caesar",), budget=FEW)
    monkeypatch.setattr(paired, "settled", lambda *_: Difference(0.5, 0.01, 96))
    monkeypatch.setattr(judge._searcher.__class__, "judge", lambda *_: 0.0)
    moment = judge.moment(table, 1, "caesar", "place laurel-2-2 SY-AG 2/2")
    assert moment.verdict
    assert moment.against.said() == "Offers Syria: the opponent may close and win there with one token."
    assert "Offre Syria" in moment.to_json("it")["against"]
