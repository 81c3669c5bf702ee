"""What JULIUS CAESAR's judge thinks of a view is found once, whoever asks: hints, warnings and looking back."""

from dataclasses import replace

import pytest

from triumvirate.bots.coach import taken_before
from triumvirate.bots.julius import considered, singles
from triumvirate.bots.julius.coach import make
from triumvirate.bots.julius.considered import Considered
from triumvirate.bots.julius.judge import CommandJudge
from triumvirate.bots.julius.plans import Sampled
from triumvirate.core.events import Event
from triumvirate.core.table import SETUP, Table
from triumvirate.games import find_game
from triumvirate.games.julius.notation import ACTIONS
from triumvirate.games.julius.state import PHASE_LEVY_AT, PHASE_MOVE, PHASES

GAME = find_game("julius")


@pytest.fixture(autouse=True)
def _nothing_known(monkeypatch):
    monkeypatch.setattr(considered, "_kept", type(considered._kept)())


def begun(phase: str, seed: int = 2) -> Table:
    """A match in which somebody has something to choose in a phase for the first time."""
    table = Table.new(GAME, {}, seed=seed)
    while table.view(table.deciders()[0]).phase != phase or len(table.legal(table.deciders()[0])) == 1:
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].index)
    return table


def nobody_tries(monkeypatch):
    """From now on truths, plans and tries would fail."""

    def fails(*_):
        raise AssertionError("this was found before")

    for name in ("fare", "plans", "_dealt"):
        monkeypatch.setattr(Sampled, name, fails)


def test_looking_back_at_a_command_that_was_advised_draws_up_no_plans(monkeypatch):
    table = begun("move")
    (seat,) = table.deciders()
    number = len(table.entries)
    before, coach = table.fork(), make()
    while table.deciders() == [seat] and table.view(seat).phase in ("move", "step", "levy", "levy_at"):
        table.act(seat, coach.advise(table.view(seat), table.legal(seat), 0.1, 1).best[0].action)
    judge = CommandJudge(table, 1, 0)
    drawn = []
    monkeypatch.setattr(Sampled, "plans", lambda _: drawn.append(1))
    moment = judge.moment(before, number, seat, table.entries[number].action)
    assert moment is not None
    assert not drawn
    assert (moment.lost, moment.verdict) == (0.0, "")
    assert moment.best.action == table.entries[number].action


def commanded(table: Table, choose) -> list:
    """The command that a seat gives by its own lights, click by click."""
    (seat,) = table.deciders()
    while table.deciders() == [seat] and table.view(seat).phase in PHASES[PHASE_MOVE : PHASE_LEVY_AT + 1]:
        table.act(seat, choose(table.view(seat), table.legal(seat)))
    return taken_before(table, seat)


def test_a_command_that_was_tried_is_judged_at_its_last_click_as_looking_back_judges_it():
    table = begun("move")
    (seat,), number, before, coach = table.deciders(), len(table.entries), table.fork(), make()
    taken = commanded(table, lambda view, legal: legal[len(legal) // 2].action)
    command = taken[-(len(table.entries) - number) :]
    assert coach.opinion_of_turn(taken[:-1]) is None, "it goes on"
    opinion = coach.opinion_of_turn(taken)
    moment = CommandJudge(table, 1, 0).moment(before, number, seat, table.entries[number].action)
    assert (opinion.verdict, opinion.lost, opinion.chance) == (moment.verdict, moment.lost, moment.taken)
    assert opinion.verdict
    assert (opinion.against, opinion.turn.done) == (moment.against, moment.done)
    assert opinion.action == command[-1][2]
    assert opinion.turn.before == len(command) - 1
    assert opinion.turn.instead.best == (moment.best,)
    assert opinion.turn.instead.line == moment.line
    assert len(moment.line) > 12, "whole, however long"


def test_a_command_that_was_advised_is_no_fault_and_what_is_no_command_is_not_judged():
    table, coach = begun("move"), make()
    hint = coach.advise(table.view(table.deciders()[0]), table.legal(table.deciders()[0]), 0.1, 1)
    clicks = iter(hint.line)
    taken = commanded(table, lambda view, legal: next(clicks).action)
    opinion = coach.opinion_of_turn(taken)
    assert (opinion.verdict, opinion.lost, opinion.is_unsure) == ("", 0.0, False)
    assert opinion.turn.instead.line == hint.line
    cards = [one for one in taken if one[0].phase == "cards"]
    assert coach.opinion_of_turn(cards) is None
    assert coach.opinion_of_turn([]) is None


def test_a_card_that_was_weighed_for_a_hint_is_not_weighed_again_for_a_warning(monkeypatch):
    table, coach = begun("cards"), make()
    seat = table.deciders()[0]
    view, legal = table.view(seat), table.legal(seat)
    advised = coach.advise(view, legal, 0.1, 1).best[0].action
    nobody_tries(monkeypatch)
    again = make().opine(view, legal, advised)
    assert (again.verdict, again.lost) == ("", 0.0)


def test_another_seed_finds_by_itself_and_the_same_one_finds_the_same():
    table = begun("cards")
    view, legal = table.view("caesar"), table.legal("caesar")
    first, other = (Considered(view, seed).singles(legal) for seed in (0, 7))
    assert first != other
    considered._kept.clear()
    assert Considered(view, 0).singles(legal) == first


def test_who_was_told_otherwise_finds_by_itself_though_the_view_is_the_same():
    table = begun("cards")
    view, forgotten = table.view("caesar"), table.view("caesar")
    forgotten.recalled = None
    other = table.fork()
    legion = {"seat": "pompeius", "block": "legio-5"}
    shown = Event("block_shown", {**legion, "place": "tarraco", "steps": 3})
    hurt = Event("hit_taken", {**legion, "steps": 2})
    ended = Event("battle_ended", {"seat": "pompeius", "place": "tarraco"})
    other.entries = [*table.entries, replace(table.entries[-1], number=-1, events=(shown, hurt, ended))]
    told_more = other.view("caesar")
    assert view == forgotten == told_more
    names = [Considered(one).name for one in (view, forgotten, told_more)]
    assert len(set(names)) == 3
    assert Considered(table.view("caesar")).name == names[0]


def test_a_choice_that_was_not_weighed_with_the_others_is_weighed_when_it_is_asked_about():
    table = begun("cards")
    view, legal = table.view("caesar"), table.legal("caesar")
    Considered(view).singles(legal[:2])
    few = Considered(view).singles(legal)
    considered._kept.clear()
    assert few == Considered(view).singles(legal)
    assert len(few) == len(singles.choices(legal)) > 2


def test_so_many_views_are_kept_and_those_that_nobody_asks_about_go(monkeypatch):
    monkeypatch.setattr(considered, "MOST_KEPT", 2)
    views = [begun("cards", seed).view("caesar") for seed in (1, 2, 3)]
    names = [Considered(view).name for view in views]
    assert [key[0] for key in considered._kept] == names[1:]
    Considered(views[1])
    Considered(views[0])
    assert [key[0] for key in considered._kept] == [names[1], names[0]]


def test_a_command_beside_itself_is_tried_once():
    table = begun("move")
    (seat,) = table.deciders()
    view = Considered(table.view(seat))
    end = next(one.index for one in table.legal(seat) if one.action == "end-move")
    tried = []
    fare = view.sampled.fare
    view.sampled.fare = lambda plan, first, last: tried.append(first) or fare(plan, first, last)
    found = view.compare((end,), (end,))
    assert (found.better, found.doubt, found.gain) == (found.other, 0.0, 0.0)
    assert len(tried) == len(set(tried))
    assert view.compare((end,), (end,)) == found
    assert len(tried) == len(set(tried))


def test_the_verbs_that_are_judged_by_themselves_are_those_of_their_phases():
    """Looking back makes no view of an entry with another verb, unless a command begins there."""
    weighed = {PHASES.index(phase) for phase in singles.PHASES}
    verbs = {row.verb for row in ACTIONS.table.rows if weighed & set(row.phases)}
    assert verbs == {*singles.VERBS, singles.TAKE_BACK}


def test_of_what_is_not_judged_looking_back_makes_no_view(monkeypatch):
    table = begun("step")
    (seat,) = table.deciders()
    assert table.entries[-1].action != SETUP
    monkeypatch.setattr(Table, "view", None)
    assert CommandJudge(table, 1, 0).moment(table, len(table.entries), seat, table.legal(seat)[0].action) is None
