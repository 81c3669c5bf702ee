"""The judge of RUBICO: one behind hints, coach and looking back; rows spoken of, whole choices and powers, beyond doubt only."""

import random
from dataclasses import replace

import numpy as np
import pytest

from bots.rubico_matches import decisions
from judging.subjects import SUBJECTS
from triumvirate.analysis.budget import Budget
from triumvirate.analysis.findings import MISTAKE
from triumvirate.bots import find_bot
from triumvirate.bots.reasons import because
from triumvirate.bots.registry import infos_for
from triumvirate.bots.rubico import judge as judging
from triumvirate.bots.rubico.beliefs import lies
from triumvirate.bots.rubico.cautions import cautions
from triumvirate.bots.rubico.counsel import Counsel, chosen_as, spoken
from triumvirate.bots.rubico.diary import AS_PEOPLE
from triumvirate.bots.rubico.judge import RubicoJudge
from triumvirate.bots.rubico.playing import Truths, playouts
from triumvirate.bots.rubico.reckoning import believed
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


def test_it_reads_what_was_said_as_the_strongest_bot_does():
    """Counsel and the truths that faults are played out from; a legate reads the same table otherwise."""
    others = 0
    for seed in range(3):
        table, seat = at("choice", "confirm", seed=seed)
        view = table.view(seat)
        read = believed(view, "imperator")
        assert Counsel(view).beliefs == read
        assert Truths(view)._weights == list(lies(view, read).values())
        others += read.doubts != believed(view, "legate").doubts
    assert others > 0
    strongest = max((bot for bot in infos_for("rubico") if bot.points), key=lambda bot: bot.points)
    assert strongest.name == SUBJECTS["rubico"].strongest == AS_PEOPLE == "imperator"
    assert find_bot("rubico", "coach@2000").rung.bot.name == "imperator"


def handed_out(judge, table, seat, rng):
    """All that a person is told by the coach at a decision: advice with its reasons and line, and what it thinks of an action."""
    view, legal = table.view(seat), table.legal(seat)
    told = [judge.advise(view, legal, 1.0, 1)]
    action = rng.choice([one.action for one in legal])
    told.append((action, judge.opinion(view, legal, action)))
    return [str(one) for one in told]


def leaks(judge, players):
    """Decisions of a match at which the coach tells something else where another truth lies behind the same view."""
    different, opinions, found = 0, 0, []
    for number, (table, seat) in enumerate(decisions(players, [3])):
        if number % 9 == 0:
            twin = Table(GAME, table.options, table.secret)
            twin._state = GAME.knowledge.determinize(table.view(seat), random.Random(number))
            different += twin.truth()["roles"] != table.truth()["roles"]
            first, second = (handed_out(judge, one, seat, random.Random(number)) for one in (table, twin))
            opinions += "Opinion" in first[1]
            found += [number] if first != second else []
    assert different > 3
    assert opinions > 3
    return found


@pytest.fixture
def quick(monkeypatch):
    """A judge that asks for few playouts, so that many decisions can be asked about."""
    monkeypatch.setattr(judging, "FIRST_PAIRS", 2)
    return RubicoJudge(budget=Budget(800, 2 * judging.PAIRS_APART))


@pytest.mark.parametrize("players", [4, 5])
def test_roles_never_leak_into_what_the_coach_advises_or_says_against_an_action(quick, players):
    assert leaks(quick, players) == []


def test_a_coach_that_looked_at_the_roles_would_be_caught(quick, monkeypatch):
    """A planted peek at the truth behind the view that it is asked about."""
    honest, behind = Table.view, []

    def spied(self, seat):
        behind[:] = [sum(1 << n for n, role in enumerate(self.truth()["roles"].values()) if role == "senate")]
        return honest(self, seat)

    monkeypatch.setattr(Table, "view", spied)
    monkeypatch.setattr(judging, "caesars_chance", lambda view: 0.4 + behind[0] / 1000)
    assert len(leaks(quick, 4)) > 3


def test_fortuna_kept_before_rome_is_a_fault_of_caesars_side_alone():
    """A senator who keeps it has done well, and who uses it forward wins the match for the others."""
    table, seat = at("choice", "confirm")
    facts = RubicoView.of(table.view(seat))
    at_rome, powers = facts.checkpoints[-1] - 1, {**facts.powers, seat: "fortuna"}
    near = replace(facts, phase="powers", position=at_rome, powers=powers)
    for role, said in (("caesar", ["fortuna.missed"]), ("senate", [])):
        mind = Counsel(replace(near, roles={**facts.roles, seat: role}))
        assert [one.key for one in cautions(mind, "pass", "pass")] == said
    mind = Counsel(replace(near, roles={**facts.roles, seat: "senate"}))
    against = because("rubico", cautions(mind, "use fortuna forward"))
    assert str(against).startswith("Caesar enters Rome, and that wins the match. Costs one's own side about ")


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
