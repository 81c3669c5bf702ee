"""A talker that learns to answer a frozen bot of RUBICO: it says oftener what won, and speaks by its table."""

import json
import random

from triumvirate.bots import find_bot
from triumvirate.bots.rubico import best_response, talker
from triumvirate.bots.rubico.best_response import FARTHEST, Lesson, Tried, improved, learn, play
from triumvirate.bots.rubico.exploiters import exploiter
from triumvirate.bots.rubico.tables import shares
from triumvirate.bots.rubico.talker import (
    MANNERS,
    SITUATIONS,
    TRUE,
    TURNED,
    UNTOLD,
    Talker,
    beginner_s_table,
    kept_talker,
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
    for games in (16, 24, 24):
        assert learn("tribune", 3, games, 100, 1, file)
    assert learn("tribune", 5, 8, 100, 1, file)
    told = json.loads(file.read_text())
    assert {players: one["matches"] for players, one in told.items()} == {"3": 24, "5": 8}
    assert seeds == [*range(100, 124), *range(100, 108)]
    row = told["3"]["table"][3]
    assert row[1] > row[0]
    assert list(tmp_path.iterdir()) == [file]


def test_learning_stops_in_time_after_a_batch_and_says_that_it_goes_on(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(best_response, "play", lambda lesson: (1, [(3, 0)]))
    monkeypatch.setattr(best_response, "BATCH", 8)
    file, clock = tmp_path / "kept.json", iter(range(100))
    monkeypatch.setattr(best_response.time, "monotonic", lambda: float(next(clock)))
    assert not learn("tribune", 3, 80, 1, 1, file, within=3.0)
    assert json.loads(file.read_text())["3"]["matches"] == 16
    given = ["best_response", "--bot", "tribune", "--players", "3", "--workers", "1", "--out", str(file)]
    for games, status in (("80", best_response.GOES_ON), ("16", 0)):
        monkeypatch.setattr(best_response.sys, "argv", [*given, "--games", games, "--within", "0"])
        assert best_response.main() == status
    assert "the same command goes on" in capsys.readouterr().out


def test_each_bot_has_a_file_of_its_own_and_one_that_nobody_answered_none(monkeypatch, tmp_path):
    monkeypatch.setattr(talker, "KEPT", tmp_path)
    for cached in (talker.kept, talker.kept_talker):
        cached.cache_clear()
    (tmp_path / "imperator.json").write_text(json.dumps({"3": {"matches": 192, "table": always(UNTOLD)}}))
    view, legal = talking()
    assert kept_talker("imperator", 3).says(view, 0, random.Random(1)) == "?"
    assert kept_talker("imperator", 5).table == kept_talker("legate", 3).table == beginner_s_table()
    assert exploiter("learned", find_bot("rubico", "imperator")).choose(view, legal, 1.0, 5).action == "claim 1 ?"
    for cached in (talker.kept, talker.kept_talker):
        cached.cache_clear()


def test_the_panel_plays_the_table_that_is_kept():
    view, legal = talking()
    learned = kept_talker("tribune", 3)
    assert len(learned.table) == SITUATIONS
    said = exploiter("learned", find_bot("rubico", "tribune")).choose(view, legal, 1.0, 5).action
    assert said == f"claim 1 {learned.says(view, 0, random.Random(5))}"


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
