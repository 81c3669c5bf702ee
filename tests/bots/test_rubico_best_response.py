"""A talker that learns to answer a frozen bot of RUBICO: it says oftener what won, and speaks by its table."""

import json
import random

from triumvirate.bots import find_bot
from triumvirate.bots.rubico import best_response
from triumvirate.bots.rubico.best_response import FARTHEST, Lesson, Tried, improved, learn, play
from triumvirate.bots.rubico.exploiters import exploiter
from triumvirate.bots.rubico.talker import (
    MANNERS,
    SITUATIONS,
    TRUE,
    TURNED,
    UNTOLD,
    Talker,
    beginner_s_table,
    kept_talker,
    shares,
    situation,
)
from triumvirate.core.table import Table
from triumvirate.games.rubico.game import GAME


def always(manner):
    """A table by which one manner is all there is."""
    return [[50.0 * (n == manner) for n in range(MANNERS)] for _ in range(SITUATIONS)]


def talking(players=3, seed=3):
    """A senator's view in which it has to speak."""
    table, bot = Table.new(GAME, {"players": players}, seed), find_bot("rubico", "tribune")
    roles = GAME.teams.dealt(table.truth())
    while True:
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        if roles[seat] == "senate" and view.phase == "talk":
            return view, legal
        table.act(seat, bot.choose(view, legal, 1.0, 1).action)


def test_a_table_decides_whether_a_card_is_told_truly_turned_around_or_not_at_all():
    view, _ = talking()
    rng = random.Random(1)
    faces = [card["face"] for card in view.plain_facts()["rows"][view.seat]]
    assert set(faces) - {"janus"}
    for place, face in enumerate(faces):
        assert 0 <= situation(view, place) < SITUATIONS
        assert Talker(always(TRUE)).says(view, place, rng) == face
        assert Talker(always(UNTOLD)).says(view, place, rng) == "?"
        if face != "janus":  # idle: some card is none, see above
            assert Talker(always(TURNED)).says(view, place, rng) != face
    assert len({situation(view, place) for place in range(len(faces))}) > 1


def test_what_was_said_in_matches_won_is_said_oftener_and_nothing_becomes_certain():
    table = beginner_s_table()
    better = improved(table, [(1, [(4, TRUE)] * 3), (0, [(4, TURNED)] * 3)] * 96)
    assert shares(better[4])[TRUE] > shares(table[4])[TRUE]
    assert shares(better[4])[TURNED] < shares(table[4])[TURNED]
    assert better[5] == table[5]
    assert improved(table, [(1, [(4, TRUE)]), (1, [(4, TURNED)])]) == table
    for _ in range(200):
        table = improved(table, [(1, [(4, TRUE)] * 3), (0, [(4, TURNED)] * 3)] * 96)
    assert max(map(abs, table[4])) <= FARTHEST


def test_a_lesson_is_one_match_with_all_that_was_said_and_repeats():
    lesson = Lesson("tribune", beginner_s_table(), 3, 8)
    won, said = play(lesson)
    assert won in (0, 1)
    assert said
    assert all(0 <= number < SITUATIONS and 0 <= manner < MANNERS for number, manner in said)
    assert play(lesson) == (won, said)


def test_learning_goes_on_from_what_is_kept(monkeypatch, tmp_path):
    seeds = []

    def played(lesson):
        seeds.append(lesson.seed)
        return lesson.seed % 2, [(3, lesson.seed % 2)]

    monkeypatch.setattr(best_response, "play", played)
    monkeypatch.setattr(best_response, "BATCH", 8)
    file = tmp_path / "kept.json"
    for games in (16, 8):
        learn("tribune", 3, games, 100, 1, file)
    told = json.loads(file.read_text())
    assert told["games"] == {"3": 24}
    assert seeds == list(range(100, 124))
    row = told["tables"]["3"][3]
    assert row[1] > row[0]


def test_the_panel_plays_the_table_that_is_kept():
    view, legal = talking()
    talker = kept_talker(3)
    assert len(talker.table) == SITUATIONS
    said = exploiter("learned", find_bot("rubico", "tribune")).choose(view, legal, 1.0, 5).action
    assert said == f"claim 1 {talker.says(view, 0, random.Random(5))}"


def test_who_learns_plays_else_as_the_bot_does():
    bot, table, asked = find_bot("rubico", "tribune"), Table.new(GAME, {"players": 3}, 3), 0
    tried = Tried(bot, Talker(always(TRUE)))
    while not table.is_over() and len(table.entries) < 40:
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        chosen = bot.choose(view, legal, 1.0, 1)
        if view.phase != "talk":
            assert tried.choose(view, legal, 1.0, 1) == chosen
            asked += 1
        table.act(seat, chosen.action)
    assert asked
