"""The judge of RUBICO: one behind hints, coach and looking back; rows spoken of, whole choices and powers, beyond doubt only."""

import random

import numpy as np
import pytest

from triumvirate.analysis.findings import MISTAKE
from triumvirate.bots import find_bot
from triumvirate.bots.rubico import judge as judging
from triumvirate.bots.rubico.counsel import Counsel, chosen_as, spoken
from triumvirate.bots.rubico.judge import RubicoJudge
from triumvirate.bots.rubico.playing import Truths, playouts
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.rubico.view import RubicoView

GAME = find_game("rubico")
FEW = 12


def at(phase, verb, players=5, seed=3, rounds=2):
    """A table of legates just before somebody does such a thing, with something to choose."""
    table, bot = Table.new(GAME, {"players": players}, seed=seed), find_bot("rubico", "legate")
    while True:
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        chosen = bot.choose(view, legal, 0.1, 1).action
        if view.phase == phase and chosen.split()[0] == verb and len(legal) > 1 and view.round >= rounds:
            return table, seat
        table.act(seat, chosen)


@pytest.fixture
def played(monkeypatch):
    """Playouts that say what they are told to say: how much better the advised way is, and how far that wavers."""

    def say(mean, spread):
        def fared(ways, games, seed):
            apart = np.where(np.arange(games) % 2, mean + spread, mean - spread)
            return np.stack([0.5 + apart, np.full(games, 0.5)])

        monkeypatch.setattr(judging, "fared", fared)

    return say


def lying(table, seat):
    """Its row spoken of the other way round than advised."""
    view = table.view(seat)
    other = {"red": "blue", "blue": "red", "janus": "red", "pompey": "red"}
    return spoken(view, [other[claim] for claim in Counsel(view).claims()])


def test_who_follows_every_hint_is_never_told_that_it_was_a_mistake():
    table, coach, judge = Table.new(GAME, {"players": 4}, seed=6), find_bot("rubico", "coach"), RubicoJudge()
    while not table.is_over():
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        advised = coach.advise(view, legal, 9.0, 1).best[0].action
        opinion = coach.opine(view, legal, advised)
        assert opinion is None or not opinion.verdict
        moment = judge.moment(table, 1, seat, advised)
        assert moment is None or (moment.verdict, moment.is_unsure) == ("", False)
        table.act(seat, advised)


def test_talk_that_was_otherwise_is_a_fault_only_where_playouts_confirm_it(played):
    table, seat = at("talk", "done")
    view, legal = lying(table, seat), table.legal(seat)
    judge = RubicoJudge()

    def found():
        compared = judge._compared(view, legal, "done", as_a_whole=True)
        return judge._moment(view, 1, "done", compared)

    played(0.10, 0.05)
    assert found().verdict == "mistake"
    assert found().lost == pytest.approx(0.10)
    assert found().against.said("it")
    assert {move.action.split()[0] for move in found().line} == {"claim"}
    played(0.10, 0.9)
    assert (found().verdict, found().is_unsure) == ("", True)
    played(-0.02, 0.01)
    assert (found().verdict, found().is_unsure, found().lost) == ("", False, 0.0)


def test_a_whole_choice_is_judged_and_loses_no_more_than_was_reckoned(played):
    table, seat = at("choice", "confirm")
    view, legal = table.view(seat), table.legal(seat)
    rows, wanted = list(RubicoView.of(view).rows.values()), Counsel(view).cards()
    other = [(s, p) for s, row in enumerate(rows) for p in range(len(row)) if (s, p) not in wanted]
    poor = chosen_as(view, tuple(cell for n, cell in enumerate(other) if n < len(wanted)))
    played(0.9, 0.01)
    found = RubicoJudge()._choice(poor, legal)
    assert found.best.action.startswith("pick ")
    assert 0.0 < found.lost < 0.9
    assert [move.action.split()[0] for move in found.line][-1] == "confirm"
    assert RubicoJudge()._choice(chosen_as(view, wanted), legal).lost == 0.0


def test_the_coach_warns_of_a_claim_before_it_is_made(played):
    table, seat = at("talk", "claim")
    view, legal = table.view(seat), table.legal(seat)
    coach = find_bot("rubico", "coach")
    advised = coach.advise(view, legal, 1.0, 1).best[0].action
    other = next(one.action for one in legal if one.action.split()[:2] == advised.split()[:2] and one.action != advised)
    played(MISTAKE + 0.01, 0.02)
    warned = coach.opine(view, legal, other)
    assert warned.verdict == "mistake"
    assert warned.against
    assert not coach.opine(view, legal, advised).verdict


def test_truths_agree_with_the_view_and_the_same_action_fares_as_itself():
    table, seat = at("talk", "done")
    view = table.view(seat)
    truths = Truths(view)

    for number in range(8):
        state = truths.supposed(random.Random(number))
        seen = GAME.view(state, view.options, table.seats.index(seat))
        assert seen.rows[seat] == view.rows[seat]
        assert seen.roles[seat] == view.roles[seat]
        assert min(state.stock) >= 0
    done = next(one.index for one in table.legal(seat) if one.action == "done")
    points = playouts(view, (done, done), FEW, 5)
    assert points[0] == points[1]
    assert all(0.0 <= chance <= 1.0 for chance in points[0])
