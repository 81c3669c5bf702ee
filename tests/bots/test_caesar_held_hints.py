"""A hint at CAESAR! is a plan for the whole turn: what its line says is what is advised next, and no fault afterwards."""

import itertools
from dataclasses import dataclass

import pytest

from some import some
from tables import GAME, at
from triumvirate.analysis.budget import Budget
from triumvirate.analysis.following import next_of
from triumvirate.analysis.judges import SearchJudge
from triumvirate.bots.contract import Advice
from triumvirate.core.table import Entry, Table

FEW = Budget(iterations=24, pairs=16)
EVERYTHING = {"centurions": True, "poison": True, "border_control": True}


@dataclass(frozen=True)
class Asked:
    """A hint that was taken: the table before it, what was advised, and what came of it."""

    before: Table
    seat: str
    advice: Advice
    entry: Entry

    @property
    def promised(self):
        """What the line says that the seat does next in the same turn."""
        line = self.advice.line
        return line[1:] if len(line) > 1 and line[1].seat == self.seat else ()


def judge():
    """One that remembers nothing, as after a reload."""
    return SearchJudge("caesar", ("caesar",), budget=FEW)


@pytest.fixture(scope="module")
def followed():
    """Matches in which both sides do as they are advised, every hint asked for by itself."""
    found = []
    for seed in range(4):
        table = Table.new(GAME, EVERYTHING, seed=seed)
        while not table.is_over():
            seat = table.deciders()[0]
            before, advice = table.fork(), judge().advise(table.view(seat), table.legal(seat), 0.1, 0)
            found.append(Asked(before, seat, advice, table.act(seat, advice.best[0].action)))
    return found


def test_what_the_line_says_is_what_is_advised_next(followed):
    promised = [(one, then) for one, then in itertools.pairwise(followed) if one.promised]
    assert len(promised) > 10
    for one, then in promised:
        assert then.seat == one.seat
        assert then.advice.line == one.promised
    assert {one.promised[0].action.split()[0] for one, _ in promised} >= {"might", "centurion", "close", "bonus"}


def test_the_line_goes_on_wherever_the_seat_does_and_nothing_was_drawn(followed):
    going_on = [
        one
        for one, then in itertools.pairwise(followed)
        if then.seat == one.seat and len(then.before.entries) > len(one.before.entries) and not one.entry.outcomes
    ]
    assert len(going_on) > 10
    assert [one.advice.line for one in going_on if not one.promised] == []


def test_who_follows_the_line_is_never_told_that_it_was_a_fault(followed):
    for one in some(then for before, then in itertools.pairwise(followed) if before.promised):
        moment = judge().moment(one.before, 0, one.seat, one.entry.action)
        assert (moment.best.action, moment.lost, moment.verdict) == (one.entry.action, 0.0, "")
        assert moment.line == one.advice.line


def test_a_view_is_searched_once_however_often_it_is_asked_about(monkeypatch):
    table, one = at("hand caesar shield-3-3 sword-3-3; hand pompey laurel-2-2"), judge()
    view, legal = table.view("caesar"), table.legal()
    first = one.advise(view, legal, 0.1, 0)
    monkeypatch.setattr(one._searcher.__class__, "think", None)
    assert one.advise(table.view("caesar"), legal, 0.1, 1) == first


def next_after(position, action):
    table = at(position)
    index = next(one.index for one in table.legal() if one.action == action)
    found = next_of(table.view("caesar"), index)
    table.act("caesar", index)
    return found, table


def test_a_decision_without_a_draw_in_between_is_known_before():
    closing = "hand caesar shield-3-3; hand pompey laurel-2-2; on SY-AG pompey sword-4-2 4/2; bonus syria might"
    found, table = next_after(closing, "place shield-3-3 AS-SY 3/3")
    assert found == (table.view("caesar"), table.legal())
    assert found[0].phase == "might"


def test_nothing_is_known_of_a_decision_behind_a_draw_or_of_another_seat():
    tactics = (
        "hand caesar shield-3-3; bag caesar laurel-2-2 laurel-3-1; on SY-AG caesar sword-4-2 4/2; bonus syria tactics"
    )
    found, table = next_after(tactics, "place shield-3-3 AS-SY 3/3")
    assert table.deciders() == ["caesar"]
    assert found is None
    found, table = next_after("hand caesar shield-3-3; hand pompey laurel-2-2", "place shield-3-3 AS-SY 3/3")
    assert table.deciders() == ["pompey"]
    assert found is None
