"""The arena: duels and factions on paired deals, results that survive an interruption, ratings, pages, clusters."""

import json
import re
import socket
import sys
from dataclasses import replace
from types import ModuleType

import pytest

from triumvirate.arena import duel as duels
from triumvirate.arena import factions, kept, ladder
from triumvirate.arena import round_robin as round_robins
from triumvirate.arena.balance import balance_of
from triumvirate.arena.duel import Duel, run_duel, stands
from triumvirate.arena.factions import Factions, gained, gains_of, means_of, play_by_role, run_factions, verdict
from triumvirate.arena.kept import Kept, sources_digest
from triumvirate.arena.ladder import claims, keep_result, ladder_page
from triumvirate.arena.match import Played
from triumvirate.arena.ratings import bradley_terry, team_ratings
from triumvirate.arena.report import Bar, Section, page
from triumvirate.arena.round_robin import RoundRobin, mixed, run_pairs, run_tables
from triumvirate.arena.series import Series, play_some
from triumvirate.arena.workers import spread
from triumvirate.core.errors import BadRequest
from triumvirate.games import find_game

EASY = Duel("caesar", {}, "tribune", "recruit", 60, claim=0.3)


def played(number, winner, bots=("a", "b"), first="x"):
    return Played(number, 1, bots, (winner,) if winner is not None else (), (0, 0), "points", 10, first)


def double(n):
    return 2 * n


def test_a_duel_plays_each_deal_from_both_sides_and_stops_when_clear():
    standing = run_duel(EASY, 1)
    assert standing.verdict == "holds"
    assert len(standing.scores) < 60
    assert len(standing.scores) % 2 == 0
    first, second = standing.reports[:2]
    assert first.seed == second.seed
    assert first.bots == second.bots[::-1]


def test_a_stopped_duel_goes_on_where_it_was(tmp_path, monkeypatch):
    file = tmp_path / "duel.jsonl"
    short = Duel("caesar", {}, "tribune", "recruit", 6)
    whole = run_duel(short, 1, file)
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:3]) + '\n[2, {"cut off')
    asked = []
    real = duels.play_some
    monkeypatch.setattr(duels, "play_some", lambda job: asked.append(job[1]) or real(job))
    assert run_duel(short, 1, file) == whole
    assert asked[0] == 2


def test_results_of_other_sources_or_bots_are_not_used(tmp_path):
    file = tmp_path / "kept.jsonl"
    Kept(file, {"a": 1}).add(0, "old")
    assert Kept(file, {"a": 1}).rows == {0: "old"}
    assert Kept(file, {"a": 2}).rows == {}
    assert sources_digest("caesar") != sources_digest("rubico")
    assert sources_digest("caesar") == sources_digest("caesar", ("legate@40", "cmd:./coach"))
    assert sources_digest("caesar", ("legate", "coach@1350")) != sources_digest("caesar")


def test_a_line_that_was_cut_off_spoils_nothing_that_comes(tmp_path):
    file = tmp_path / "kept.jsonl"
    Kept(file, {}).add(0, "one")
    with file.open("a") as opened:
        opened.write('[1, "cut o')
    Kept(file, {}).add(2, "two")
    assert Kept(file, {}).rows == {0: "one", 2: "two"}


def test_a_deep_search_is_asked_to_beat_itself_at_so_many_times_the_iterations():
    claim = {one.name: one for one in claims()}["caesar-imperator-deep"]
    assert (claim.match.a, claim.match.b, claim.match.claim) == ("imperator@24000", "imperator@1500", 0.6)
    assert claim.says == "CAESAR!: imperator with 16 times the iterations beats imperator@1500 at least 60 %"


def test_only_whole_prefixes_count_so_that_quick_games_are_not_favoured():
    rows = {0: vars_of(played(0, 0)), 2: vars_of(played(2, 0))}
    assert len(stands(Duel("caesar", {}, "a", "b", 4), rows).scores) == 1


def test_only_what_a_game_s_levels_import_makes_its_results_old(tmp_path, monkeypatch):
    texts = {
        "bots/caesar/tribune.py": "def make():\n    from triumvirate.bots import searcher",
        "bots/searcher.py": "from triumvirate.search import Search\nfrom triumvirate.bots.reasons import why",
        "bots/rubico/tribune.py": "",
        "bots/reasons.py": "",
        "bots/rubico/coach.py": "",
        "search/__init__.py": "from triumvirate.search.tree import Search",
        "search/tree.py": "",
        "games/rubico/rules.py": "",
    }
    package = tmp_path / "triumvirate"
    for name, text in texts.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    monkeypatch.setattr(kept.triumvirate, "__file__", str(package / "__init__.py"))
    changed = {}
    for name, text in texts.items():
        before = [sources_digest(game) for game in ("caesar", "rubico")]
        (package / name).write_text(text + "  # what a comment says changes nothing")
        assert [sources_digest(game) for game in ("caesar", "rubico")] == before
        (package / name).write_text(text + "\nCHANGED = True")
        changed[name] = tuple(sources_digest(g) != b for g, b in zip(("caesar", "rubico"), before, strict=True))
    assert changed == {
        "bots/caesar/tribune.py": (True, False),
        "bots/searcher.py": (True, False),
        "bots/rubico/tribune.py": (False, True),
        "bots/reasons.py": (False, False),
        "bots/rubico/coach.py": (False, False),
        "search/__init__.py": (True, False),
        "search/tree.py": (True, False),
        "games/rubico/rules.py": (False, True),
    }


def vars_of(report):
    return {name: getattr(report, name) for name in report.__dataclass_fields__}


def test_factions_are_seated_by_true_role_and_compared_on_the_same_deals():
    match = Factions("rubico", "tribune", "recruit", "tribune", 2, counts=(3, 5))
    gains = run_factions(match, 1)
    assert [(gain.faction, gain.players) for gain in gains] == [(f, n) for f in ("caesar", "senate") for n in (3, 5)]
    won = play_by_role("rubico", 3, "tribune", "tribune", 1) == "caesar"
    assert gains[0].won[0] == won
    other = play_by_role("rubico", 3, "recruit", "tribune", 1) == "caesar"
    assert gains[0].won_by_b[0] == other
    assert sum(play_by_role("rubico", 7, "tribune", "recruit", seed) == "caesar" for seed in range(4)) >= 3
    assert sum(play_by_role("rubico", 7, "recruit", "tribune", seed) == "caesar" for seed in range(4)) <= 1


def test_a_seating_that_serves_both_factions_is_played_once(monkeypatch):
    asked = []
    monkeypatch.setattr(factions, "play_by_role", lambda *given: asked.append(given) or "caesar")
    match = Factions("rubico", "legate", "tribune", "tribune", 1, counts=(3,))
    gains = run_factions(match, 1)
    assert [given[1:] for given in asked] == [
        (3, "legate", "tribune", 1),
        (3, "tribune", "tribune", 1),
        (3, "tribune", "legate", 1),
    ]
    assert [(gain.won, gain.won_by_b) for gain in gains] == [((1,), (1,)), ((0,), (0,))]
    assert len(Factions("rubico", "a", "b", "c", 1).seatings) == 4


def test_a_count_that_is_surely_worse_spoils_the_verdict():
    match = Factions("rubico", "a", "b", "c", 60, claim=15.0, counts=(3, 4))
    rows = {n: {side: {"3": [1, 0], "4": [n % 2, n % 3 == 0]} for side in ("caesar", "senate")} for n in range(60)}
    assert verdict(match, gains_of(match, rows)) == "holds"
    for n, row in rows.items():
        row["senate"]["4"] = [0, n % 3 == 0]
    assert verdict(match, gains_of(match, rows)) == "fails"


def test_the_verdict_on_factions_needs_both_of_them():
    match = Factions("rubico", "a", "b", "c", 60, claim=15.0, counts=(3,))
    good = {n: {"caesar": {"3": [1, n % 2]}, "senate": {"3": [1, n % 2]}} for n in range(60)}
    half = {n: {**row, "senate": {"3": [n % 2, 1]}} for n, row in good.items()}
    assert verdict(match, gains_of(match, good)) == "holds"
    assert verdict(match, gains_of(match, half)) == "fails"
    assert sum(means_of(gains_of(match, good), "caesar")) == 30.0


def test_factions_of_the_ladder_meet_the_game_s_usual_bot_unless_another_is_named(monkeypatch):
    monkeypatch.setattr(ladder, "usual_bot", lambda game: f"the usual one of {game}")
    usual, named = ladder.gains("rubico-x", "a", "b", 3), ladder.gains("rubico-y", "a", "b", 3, opposition="c")
    assert (usual.match.opposition, named.match.opposition) == ("the usual one of rubico", "c")
    assert usual.says == "RUBICO: a faction of as does at least 3 points better than one of bs"
    assert named.says == f"{usual.says}, against cs"


def test_in_a_duel_of_factions_one_side_and_count_may_make_up_for_another():
    match = Factions("rubico", "a", "b", "b", 200, claim=0.0, counts=(3,))
    duel = replace(match, is_duel=True)
    rows = {n: {"caesar": {"3": [1, 0]}, "senate": {"3": [n % 5 > 0, 1]}} for n in range(200)}
    gains = gains_of(duel, rows)
    assert [gain.mean for gain in gains] == pytest.approx([1.0, -0.2])
    assert {verdict(match, gains), verdict(duel, gains)} == {"fails", "holds"}
    assert verdict(match, gains) == "fails"
    (both,) = gained(duel, gains)
    assert sum(both) / len(both) == pytest.approx(0.4)
    assert len(gained(match, gains)) == 2


def test_ratings_of_pairs_know_who_beat_whom_and_how_surely():
    rated = bradley_terry({("a", "b"): (75.0, 100), ("b", "c"): (75.0, 100)})
    assert [one.name for one in rated] == ["a", "b", "c"]
    assert rated[0].rating - rated[1].rating == pytest.approx(190, abs=12)  # 75 % is 191 points
    few = bradley_terry({("a", "b"): (7.5, 10)})
    assert few[0].high - few[0].low > rated[0].high - rated[0].low
    assert bradley_terry({("a", "b"): (10.0, 10)})[0].rating < 3000


def test_ratings_of_teams_rise_with_the_winners():
    reports = [Played(n, n, ("a", "a", "b"), (0, 1), (), "rome", 1) for n in range(12)]
    rated = team_ratings(reports)
    assert [one.name for one in rated] == ["a", "b"]
    assert rated[0].low < rated[0].rating < rated[0].high


def test_a_round_robin_plays_all_pairs():
    rated, pairs = run_pairs(RoundRobin("caesar", {}, ("recruit", "tribune"), 4), 1)
    assert rated[0].name == "tribune"
    assert list(pairs) == [("recruit", "tribune")]
    assert sorted(mixed(("a", "b"), 4, 1)) == ["a", "a", "b", "b"]


def test_tables_that_were_stopped_go_on_where_they_were(tmp_path, monkeypatch):
    event = RoundRobin("rubico", {"players": 3}, ("recruit", "tribune"), 4)
    whole = run_tables(event, 3, 1, tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_text("\n".join(file.read_text().splitlines()[:3]))
    asked, told = [], []
    real = round_robins.play_some
    monkeypatch.setattr(round_robins, "play_some", lambda job: asked.append(job[1]) or real(job))
    assert run_tables(event, 3, 1, tmp_path, tick=told.append) == whole
    assert asked == [2, 3]
    assert told == [2, 3, 4]


def test_the_first_move_of_a_match_with_secret_rows_is_the_first_centurion_s_choice():
    (report,) = play_some((Series("rubico", {"players": 3}, ("tribune",) * 3, 1, 1, False), 0, 1))
    assert re.fullmatch(r"(caesar|senate) takes \d red of 3", report.first)
    (other,) = play_some((Series("caesar", {}, ("tribune",) * 2, 1, 1, False), 0, 1))
    assert other.first.split()[0] in ("caesar", "pompey")


def test_balance_by_side_first_move_and_length():
    reports = [played(n, n % 2, first="caesar left" if n < 3 else "pompey right") for n in range(4)]
    found = balance_of(reports, ("caesar", "pompey"))
    assert [rate.wins for rate in found.sides] == [2, 2]
    assert [(rate.name, rate.games, rate.wins) for rate in found.first_moves] == [
        ("caesar left", 3, 2),
        ("pompey right", 1, 1),
    ]
    assert found.lengths.mean == 10
    teams = find_game("rubico").teams
    ended = [Played(n, 1, ("a",) * 3, (0,), (), "rome" if n else "legion", 9) for n in range(3)]
    assert [(rate.name, rate.wins) for rate in balance_of(ended, (), teams).sides] == [
        ("caesar", 2),
        ("senate", 1),
    ]
    opened = [replace(report, first=f"{side} takes 3 red of 3") for side in ("caesar", "senate") for report in ended]
    assert [(rate.games, rate.wins) for rate in balance_of(opened, (), teams).first_moves] == [
        (3, 2),
        (3, 1),
    ]


def test_the_report_page_needs_nothing_from_the_net():
    text = page(
        "A <b> title", "lead", [Section("s", "w", [Bar("x", 0.5, 0.4, 0.6, "50 %")], mark=0.6, curve=[(0.5, 0, 1)] * 3)]
    )
    assert "A &lt;b&gt; title" in text
    assert "http" not in text.replace("http://www.w3.org", "")
    assert "<svg" in text


def test_the_ladder_page_is_made_from_kept_results(tmp_path):
    file = tmp_path / "ladder.json"
    base = {"says": "S", "result": "70 %", "interval": "60 – 80 %", "games": 9, "details": "d", "holds": True}
    keep_result(file, claims()[0].name, {**base, "decided": True})
    kept = keep_result(file, claims()[1].name, {**base, "holds": False, "decided": False})
    text = ladder_page(kept)
    assert json.loads(file.read_text()) == kept
    assert "| S | 70 % | 60 – 80 % | 9 | yes | d |" in text
    assert "**no** (not decided)" in text


def test_without_ray_a_cluster_is_refused_in_words(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadRequest, match=r"pip install 'triumvirate\[ray\]'"):
        list(spread(double, [1], 1, ray="auto"))


class Far:
    """A function of a fake Ray, which answers at once."""

    def __init__(self, work):
        self.work = work

    def remote(self, job):
        return [self.work(job)]


@pytest.fixture
def fake(monkeypatch):
    """As much of Ray as is used here."""
    fake = ModuleType("ray")
    fake.init = lambda **given: fake.__dict__.update(address=given["address"])
    fake.cluster_resources = lambda: {"CPU": 2.0}
    fake.remote = lambda **given: Far
    fake.wait = lambda running, num_returns: (running[:1], running[1:])
    fake.get = lambda done: [answer for (answer,) in done]
    fake.cancel = lambda job, force: None
    fake.shutdown = lambda: None
    fake.exceptions = ModuleType("ray.exceptions")
    fake.exceptions.RayError = type("RayError", (Exception,), {})
    fake.exceptions.RayTaskError = type("RayTaskError", (fake.exceptions.RayError,), {})
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


def test_with_ray_jobs_go_to_the_cluster(fake):
    assert sorted(spread(double, range(9), 1, ray="auto")) == [2 * n for n in range(9)]
    assert fake.address == "auto"


def test_a_cluster_that_is_not_there_is_told_at_once(fake):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert list(spread(double, [1], 1, ray=f"127.0.0.1:{port}")) == [2]
    with pytest.raises(BadRequest, match=f"No Ray cluster answers at 'ray://127.0.0.1:{port}'"):
        list(spread(double, [1], 1, ray=f"ray://127.0.0.1:{port}"))


def test_a_cluster_that_is_lost_is_told_in_words_but_a_job_s_fault_stays_what_it_is(fake):
    def lose(kind):
        def get(done):
            raise kind("the raylet died\nmore")

        return get

    fake.get = lose(fake.exceptions.RayError)
    with pytest.raises(BadRequest, match="The Ray cluster was lost: the raylet died The same command goes on"):
        list(spread(double, [1], 1, ray="auto"))
    fake.get = lose(fake.exceptions.RayTaskError)
    with pytest.raises(fake.exceptions.RayTaskError):
        list(spread(double, [1], 1, ray="auto"))
