"""Chances that a judge tells: those of a search are calibrated, the order stays, and what is reckoned out stays as it is."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from triumvirate.bots.calibration import ALWAYS, AS_FOUND, Calibration, Chances, Fitted
from triumvirate.bots.contract import Advice, Choice
from triumvirate.bots.julius import chances as julius_chances
from triumvirate.bots.reasons import NOTHING
from triumvirate.bots.rubico import chances as rubico_chances
from triumvirate.bots.searcher import Searcher
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.search import Finding, Option

LESS = Calibration(slope=0.8, shift=-0.4)
OPTIONS = tuple(Option(n, f"a{n}", 10, n / 10) for n in range(11))


def test_a_line_in_logits_keeps_the_order_and_takes_optimism_out():
    told = [LESS.chance(n / 20) for n in range(1, 20)]
    assert all(one < other for one, other in pairwise(told))
    assert LESS.chance(0.5) == pytest.approx(0.4013, abs=1e-3)
    assert (LESS.chance(0.0), LESS.chance(1.0)) == (0.0, 1.0)  # every way that was tried ended so
    assert 0.0 < LESS.chance(0.001) < LESS.chance(0.999) < 1.0
    assert [AS_FOUND.chance(n / 10) for n in range(11)] == [n / 10 for n in range(11)]


def test_a_search_is_told_calibrated_and_a_solution_as_it_is(tmp_path):
    kept = tmp_path / "chances.json"
    kept.write_text(json.dumps({"fitted": {"hint": {"slopes": {ALWAYS: 0.8}, "shifts": {ALWAYS: -0.4}}}}))
    view = Table.new(find_game("caesar"), {}, seed=1).view("caesar")
    judge = Searcher("caesar", "search", chances=Chances(kept, lambda _: {}))
    searched = Finding(OPTIONS, (), 100)
    told = [one.chance for one in judge.calibrated(searched, view).options]
    assert told == pytest.approx([LESS.chance(n / 10) for n in range(11)])
    solved = replace(searched, is_exact=True)
    assert judge.calibrated(solved, view) is solved


def test_facts_of_a_position_bend_the_line_and_a_better_chance_stays_better():
    fitted = Fitted({ALWAYS: 0.5, "late": 0.5, "odd": -9.0}, {"side": 0.3})
    assert fitted.at({}) == Calibration(0.5, 0.0)
    assert fitted.at({"late": 1.0, "side": -1.0}) == Calibration(1.0, -0.3)
    assert fitted.at({"odd": 1.0}).chance(0.6) > fitted.at({"odd": 1.0}).chance(0.4)


def test_all_chances_of_advice_are_told_by_one_line():
    found = Advice(0.7, (Choice("a", NOTHING, 0.7), Choice("b", NOTHING, None)))
    told = LESS.advice(found)
    assert (told.chance, told.best[0].chance, told.best[1].chance) == (LESS.chance(0.7), LESS.chance(0.7), None)
    assert LESS.advice(Advice(None, ())).chance is None


@pytest.mark.parametrize("kind", ["command", "single", "curve"])
def test_what_both_sides_of_julius_are_told_of_one_position_adds_up(kind):
    """The facts of one side are the other's turned around, so a chance and the rest of it stay that."""
    table = Table.new(find_game("julius"), {}, seed=1)
    caesar, pompeius = (julius_chances.CHANCES.at(table.view(seat), kind) for seat in table.seats)
    always = julius_chances.CHANCES.with_facts({}, kind).shift  # whoever decides is overrated, on either side
    assert caesar.slope == pompeius.slope
    assert caesar.shift - always == pytest.approx(-(pompeius.shift - always))
    assert kind != "curve" or always == 0.0


def test_the_curve_of_rubico_is_caesars_whoever_looks():
    table = Table.new(find_game("rubico"), {"players": 5}, seed=1)
    assert rubico_chances.facts_of(table.view(None)) == {"caesar": 1.0, "caesar of 5": 1.0, "5 players": 1.0}
    sides = {seat: rubico_chances.facts_of(table.view(seat))["caesar"] for seat in table.seats}
    roles = {seat: table.view(seat).roles[seat] for seat in table.seats}
    assert sides == {seat: 1.0 if roles[seat] == "caesar" else -1.0 for seat in table.seats}
