"""The panel of exploiters: one odd player among bots, in the same deals as the bot itself, with bounds for all cells."""

import random

import pytest

from triumvirate.arena.panel import Cell, Deal, Panel, exploiters_of, heading, play_deal, run_panel
from triumvirate.bots import find_bot
from triumvirate.bots.rubico import talker
from triumvirate.bots.rubico.exploiters import EXPLOITERS, LEARNED, exploiter
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games import find_game

RUBICO = find_game("rubico")


def spoken(manner, players=4, seed=3, side="senate"):
    """What somebody of a manner and a side says in a match, with the faces of the cards: a list for every round."""
    bot = find_bot("rubico", "tribune")
    table = Table.new(RUBICO, {"players": players}, seed)
    seat = next(seat for seat, role in RUBICO.teams.dealt(table.truth()).items() if role == side)
    odd, rounds = exploiter(manner, bot, side), {}
    while not table.is_over():
        decides = table.deciders()[0]
        view, legal = table.view(decides), table.legal(decides)
        chosen = (odd if decides == seat else bot).choose(view, legal, 1.0, len(table.entries))
        if decides == seat and chosen.action.startswith("claim"):
            place = int(chosen.action.split()[1]) - 1
            face = view.plain_facts()["rows"][seat][place]["face"]
            rounds.setdefault(view.plain_facts()["round"], []).append((chosen.action.split()[2], face))
        table.act(decides, chosen.action)
    return rounds


def test_every_manner_speaks_as_its_name_says():
    true = {
        manner: [said == face for cards in spoken(manner).values() for said, face in cards if face in ("red", "blue")]
        for manner in EXPLOITERS.names
    }
    assert all(true["always-true"])
    assert not any(true["inverter"])
    assert not any(true["silent"])
    assert 0 < sum(true["half-liar"]) < len(true["half-liar"])
    assert 0 < sum(true["random-talker"]) < len(true["random-talker"])
    assert {said for cards in spoken("silent").values() for said, _ in cards} == {"?"}
    assert {said for cards in spoken("always-red").values() for said, _ in cards} == {"red"}
    early = [said == face for said, face in spoken("sleeper")[1]]
    assert all(early)


def test_one_of_caesar_s_people_plays_as_the_bot():
    bot, table = find_bot("rubico", "tribune"), Table.new(RUBICO, {"players": 4}, 3)
    roles, asked = RUBICO.teams.dealt(table.truth()), 0
    while not table.is_over() and len(table.entries) < 60:
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        chosen = bot.choose(view, legal, 1.0, 1)
        if roles[seat] == "caesar":
            assert exploiter("silent", bot).choose(view, legal, 1.0, 1) == chosen
            asked += 1
        table.act(seat, chosen.action)
    assert asked


def test_in_caesar_s_seats_the_manners_speak_for_caesar_s_people_and_nobody_else():
    assert EXPLOITERS.side == "senate"
    assert set(EXPLOITERS.sides["caesar"]) == set(EXPLOITERS.names) - {LEARNED}
    assert {said for cards in spoken("silent", side="caesar").values() for said, _ in cards} == {"?"}
    assert {said for cards in spoken("always-red", side="caesar").values() for said, _ in cards} == {"red"}
    bot, table = find_bot("rubico", "tribune"), Table.new(RUBICO, {"players": 4}, 3)
    roles, asked = RUBICO.teams.dealt(table.truth()), 0
    while len(table.entries) < 40:
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        chosen = bot.choose(view, legal, 1.0, 1)
        if roles[seat] == "senate":
            assert exploiter("silent", bot, "caesar").choose(view, legal, 1.0, 1) == chosen
            asked += 1
        table.act(seat, chosen.action)
    assert asked
    deal = play_deal((Panel("rubico", "tribune", ("silent",), (3,), "caesar"), 1, 3))
    assert set(deal.won) == {"silent"}


def test_a_part_is_bounded_as_the_whole_is():
    part = Panel("rubico", "imperator", EXPLOITERS.names, (3,), "senate", of=27)
    assert (part.cells, Panel("rubico", "imperator", EXPLOITERS.names, (3, 5, 7), "senate").cells) == (27, 27)


def test_the_panel_says_where_the_learned_talker_has_learned_nothing(monkeypatch, tmp_path):
    monkeypatch.setattr(talker, "KEPT", tmp_path)
    talker.kept.cache_clear()
    names, counts = EXPLOITERS.names, EXPLOITERS.counts
    (said,) = EXPLOITERS.remarks("imperator", names, counts)
    assert "learned NOTHING against imperator" in said
    assert EXPLOITERS.remarks("imperator", ("silent",), counts) == ()
    assert "NOTHING" in EXPLOITERS.remarks("cmd:./my bot", names, counts)[0]
    (tmp_path / "imperator.json").write_text('{"5": {"matches": 1920, "table": []}}')
    talker.kept.cache_clear()
    (said,) = EXPLOITERS.remarks("imperator:FOLDER", names, counts)
    assert said == "The learned talker has learned from 1,920 matches with 5 players; with 3, 7 it has learned NOTHING."
    assert "NOTHING" not in EXPLOITERS.remarks("imperator", names, (5,))[0]
    told = [heading(Panel("rubico", bot, names, (3,), "senate")) for bot in ("imperator", "legate")]
    assert ["learned" in one for one in told] == [True, False]
    assert "learned" not in heading(Panel("rubico", "imperator", ("silent",), (3,), "senate"))
    (tmp_path / "imperator.json").write_text('{"5": {"matches": 2112, "table": []}}')
    assert heading(Panel("rubico", "imperator", names, (3,), "senate")) != told[0]
    assert "learned NOTHING against legate" in EXPLOITERS.remarks("legate", names, counts)[0]
    talker.kept.cache_clear()


def test_what_is_hidden_changes_nothing_that_an_exploiter_says():
    bot, table, different = find_bot("rubico", "tribune"), Table.new(RUBICO, {"players": 5}, 4), 0
    for number in range(60):
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        twin = Table(RUBICO, table.options, table.secret)
        twin._state = RUBICO.knowledge.determinize(view, random.Random(number))
        different += twin.hash() != table.hash()
        for manner in ("copycat", "random-talker", "sleeper"):
            odd = exploiter(manner, bot)
            assert odd.choose(twin.view(seat), twin.legal(seat), 1.0, 7) == odd.choose(view, legal, 1.0, 7)
        table.act(seat, bot.choose(view, legal, 1.0, 1).action)
    assert different > 20


def test_the_bot_itself_gains_nothing_over_itself(monkeypatch):
    panel = Panel("rubico", "tribune", ("silent",), (3,), "senate")
    known = exploiters_of("rubico")
    object.__setattr__(panel, "manners", ("as-it-is",))
    monkeypatch.setattr("triumvirate.arena.panel.exploiters_of", lambda game: _Same(known))
    (cell,) = list(run_panel(panel, 3, 1))[-1]
    assert cell.gains == (0.0, 0.0, 0.0)
    assert cell.players == 3


class _Same:
    """A panel whose only manner is the bot's own."""

    def __init__(self, known):
        self.known = known

    def make(self, manner, bot, side):
        return bot

    def learned(self, bot, manners):
        return ()


def test_a_deal_is_told_for_the_same_seat_and_repeats():
    job = (Panel("rubico", "tribune", ("inverter", "silent"), (3,), "senate"), 1, 3)
    deal = play_deal(job)
    assert deal.players == 3
    assert deal.base in (0, 1)
    assert set(deal.won) == {"inverter", "silent"}
    assert play_deal(job) == deal


def test_a_bound_for_many_cells_is_wider_than_for_one():
    cell = Cell("silent", 5, (1.0, 0.0, -1.0, 0.0, 1.0, 0.0), 0.5)
    (low, high), (lower, higher) = cell.interval(1), cell.interval(24)
    assert lower < low < cell.mean < high < higher
    assert high - low == pytest.approx(2 * 1.96 * 0.3073, abs=0.01)
    assert Cell("silent", 5, (1.0,), 0.5).interval(1) == (-1.0, 1.0)


def test_a_game_without_a_panel_says_so():
    with pytest.raises(BadRequest, match="have no panel"):
        exploiters_of("caesar")


def test_a_panel_that_was_stopped_goes_on_and_plays_no_deal_twice(monkeypatch, tmp_path):
    panel, played = Panel("rubico", "tribune", ("silent",), (3, 4), "senate"), []

    def deal(job):
        played.append(job[1:])
        return Deal(job[2], 0, {"silent": 1})

    monkeypatch.setattr("triumvirate.arena.panel.play_deal", deal)
    file = tmp_path / "kept.jsonl"
    assert [len(cell.gains) for cell in list(run_panel(panel, 2, 1, kept_in=file))[-1]] == [2, 2]
    first = next(run_panel(panel, 3, 1, kept_in=file))
    assert [len(cell.gains) for cell in first] == [2, 2]
    only_four = Panel("rubico", "tribune", ("silent",), (4,), "senate")
    (four,) = list(run_panel(only_four, 3, 1, kept_in=file))[-1]
    assert four.gains == (1.0, 1.0, 1.0)
    assert list(run_panel(panel, 3, 1, kept_in=file))[-1][0].gains == (1.0, 1.0, 1.0)
    assert sorted(played) == [(number, players) for number in range(3) for players in (3, 4)]
    other_seed = Panel("rubico", "tribune", ("silent",), (3, 4), "senate", 9)
    assert not next(run_panel(other_seed, 3, 1, kept_in=file))[0].gains
