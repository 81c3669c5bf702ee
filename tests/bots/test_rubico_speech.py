"""How imperators of RUBICO speak and how they read each other: one table, learned by playing."""

import json
import random
from collections import Counter, defaultdict
from math import prod

import pytest

from bots.rubico_matches import decisions
from some import some
from triumvirate.bots.rubico import self_play
from triumvirate.bots.rubico.counsel import EVEN, Counsel
from triumvirate.bots.rubico.imperator import Reader
from triumvirate.bots.rubico.insight import Minding, minding
from triumvirate.bots.rubico.lying import as_said
from triumvirate.bots.rubico.self_play import RAREST, Lesson, beginner_s_table, bounded, improved, learn, play, speaking
from triumvirate.bots.rubico.speech import DOUBTS, SITUATIONS, Manner, shares_of, situation, worded
from triumvirate.bots.rubico.tables import shares
from triumvirate.games.rubico.game import GAME
from triumvirate.games.rubico.view import RubicoView

EVENLY = (1 / 7,) * len(Manner)


def only(manner):
    """Shares by which one manner is all there is."""
    return tuple(float(one is manner) for one in Manner)


def read(habit, seat, faces, row):
    """How likely a reader holds that a senator with these cards says so of them."""
    alone = 1 << seat
    places = range(len(row))
    true = habit.likely(alone, alone, 0, centurion=0) * prod(map(as_said, row, faces, places))
    ways = habit.ways(seat, to_senator=False)
    return true + habit.likely(alone, alone, alone, centurion=0) * sum(
        share * prod(map(says, row, faces, places)) for share, says in ways
    )


@pytest.mark.parametrize("faces", [("red", "blue", "blue"), ("pompey", "red", "janus", "blue")])
@pytest.mark.parametrize("spoken", [EVENLY, (0.4, 0.3, 0.05, 0.05, 0.2, 0.0, 0.0), (0.1, 0.1, 0.1, 0.2, 0.0, 0.4, 0.1)])
def test_a_row_is_read_as_likely_as_it_is_said(faces, spoken):
    rng, rows, habit = random.Random(1), 20_000, Minding((EVENLY, spoken), (EVENLY, EVENLY), 0.1)
    said = Counter()
    for _ in range(rows):
        manner = rng.choices(list(Manner), spoken)[0]
        said[tuple(worded(faces, manner, rng))] += 1
    assert len(said) > 3
    for row, count in said.items():
        assert read(habit, 1, faces, row) == pytest.approx(count / rows, rel=0.08, abs=0.015)


def test_others_read_every_row_by_the_situation_that_its_speaker_spoke_in():
    spoken, checked = {}, 0
    for table, seat in decisions(5, range(3), "imperator"):
        view = table.view(seat)
        facts = RubicoView.of(view)
        if facts.phase == "talk" and facts.roles[seat] == "senate":
            mind = Reader(view)
            shown = shares_of(5)[mind.situation], facts.roles[facts.centurion] == "senate"
            assert spoken.setdefault((table.secret, facts.round, seat), shown) == shown
        elif facts.phase == "choice":
            for number, (habit, speaker) in enumerate((h, s) for h in minding(view) for s in table.seats):
                told = spoken.get((table.secret, number // 5 + 1, speaker))
                if told is not None:
                    held = habit.to_fellows if told[1] else habit.speech
                    assert held[table.seats.index(speaker)] == told[0]
                    checked += 1
    assert checked > 50


def test_a_row_is_told_in_one_manner_to_its_end():
    manners = defaultdict(set)
    for table, seat in decisions(4, range(3), "imperator"):
        view = table.view(seat)
        if view.phase in ("arrange", "talk"):
            manners[table.secret, view.round, seat].add(Reader(view).manner)
    assert {len(found) for found in manners.values()} == {1}
    assert len(set.union(*manners.values())) > 2


def test_manners_are_words():
    rng, row = random.Random(3), ["red", "blue", "pompey", "janus"]
    assert worded(row, Manner.TRUE, rng) == row
    assert worded(row, Manner.TURNED, rng) == ["blue", "red", "red", "janus"]
    assert worded(row, Manner.RED, rng) == ["red"] * 4
    assert worded(row, Manner.BLUE, rng) == ["blue"] * 4
    halves = {tuple(worded(row, Manner.HALVED, rng)) for _ in range(30)}
    assert halves == {("blue", "blue", "red", "janus"), ("red", "red", "pompey", "janus")}
    assert len({tuple(worded(row, Manner.MIXED, rng)) for _ in range(99)}) == 8
    assert len({tuple(worded(row, Manner.ANYTHING, rng)) for _ in range(99)}) > 50


def test_every_situation_is_another_one_and_only_who_has_met_knows_a_fellow():
    doubts = (0.0, *DOUBTS)
    assert {situation(doubt, 5, fellow) for doubt in doubts for fellow in (False, True)} == set(range(SITUATIONS))
    assert situation(DOUBTS[0] - 0.01, 5, False) != situation(DOUBTS[0], 5, False)
    assert situation(0.5, 4, True) == situation(0.5, 4, False)


@pytest.mark.parametrize("players", GAME.counts)
def test_what_was_learned_is_shipped_for_every_count(players):
    told = shares_of(players)
    assert len(told) == SITUATIONS
    for row in some(told):
        assert sum(row) == pytest.approx(1.0)
        assert min(row) >= RAREST / 2


def test_a_hint_leaves_nothing_to_a_coin():
    manners = set()
    for table, seat in decisions(3, range(4), "legate"):
        view = table.view(seat)
        if view.phase == "talk" and RubicoView.of(view).roles[seat] == "senate":
            mind = Counsel(view)
            manners.add(mind.manner)
            assert mind.lies() == (mind.table().doubts[mind.me] < EVEN.disbelieved)
    assert manners == {Manner.TRUE, Manner.TURNED}


# --- learning -----------------------------------------------------------------------------------------------------------


def test_what_was_said_in_matches_won_is_said_oftener_and_nothing_is_given_up():
    table = beginner_s_table()
    played = [(1, [(4, Manner.BLUE)]), (0, [(4, Manner.TURNED)])] * 100
    better = improved(table, played, 1.0)
    assert shares(better[4])[Manner.BLUE] > shares(table[4])[Manner.BLUE]
    assert shares(better[4])[Manner.TURNED] < shares(table[4])[Manner.TURNED]
    assert better[5] == pytest.approx(table[5])
    for _ in range(60):
        table = improved(table, played, 1.0)
    assert min(shares(table[4])) >= 0.9 * RAREST


def test_shares_are_bounded_below():
    assert min(shares(bounded((0.0, -50.0, -50.0, 0.0, 0.0, 0.0, 0.0)))) == pytest.approx(RAREST, rel=0.1)


def test_a_lesson_notes_the_manner_that_is_the_only_one_and_repeats():
    lesson = Lesson((only(Manner.BLUE),) * SITUATIONS, 3, 5)
    won, said = play(lesson)
    assert {manner for _, manner in some(said)} == {Manner.BLUE}
    assert play(lesson) == (won, said)


def test_who_learns_reads_by_the_same_table():
    table = tuple(only(Manner.RED) if number % 2 else EVENLY for number in range(SITUATIONS))
    pupil = speaking(table)
    seen = [habit for table_, seat in decisions(3, [2], "tribune") for habit in pupil.habits(table_.view(seat))]
    assert {shares for habit in some(seen) for shares in habit.speech} <= set(table)


def test_learning_goes_on_from_what_is_kept_and_stops_in_time(monkeypatch, tmp_path, capsys):
    seeds = []

    def played(lesson):
        seeds.append(lesson.seed)
        return lesson.seed % 2, [(3, Manner(lesson.seed % 2))]

    monkeypatch.setattr(self_play, "play", played)
    monkeypatch.setattr(self_play, "BATCH", 8)
    file, clock = tmp_path / "kept.json", iter(range(100))
    assert learn(3, 16, 100, 1, file)
    assert learn(3, 24, 100, 1, file)
    assert seeds == list(range(100, 124))
    told = json.loads(file.read_text())["3"]
    assert told["matches"] == 24
    assert told["table"][3][1] > beginner_s_table()[3][1]
    monkeypatch.setattr(self_play.time, "monotonic", lambda: float(next(clock)))
    assert not learn(5, 80, 1, 1, file, within=3.0)
    assert {players: one["matches"] for players, one in json.loads(file.read_text()).items()} == {"3": 24, "5": 16}
    given = ["self_play", "--players", "5", "--workers", "1", "--out", str(file), "--within", "0"]
    for games, status in (("80", self_play.GOES_ON), ("16", 0)):
        monkeypatch.setattr(self_play.sys, "argv", [*given, "--games", games])
        assert self_play.main() == status
    assert "the same command goes on" in capsys.readouterr().out
