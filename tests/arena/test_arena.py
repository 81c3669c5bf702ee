"""The arena: duels and factions on paired deals, results that survive an interruption, ratings, pages, clusters."""

import json
import sys
from types import ModuleType

import pytest

from triumvirate.arena import duel as duels
from triumvirate.arena.balance import balance_of
from triumvirate.arena.duel import Duel, run_duel, stands
from triumvirate.arena.factions import Factions, gains_of, means_of, play_by_role, run_factions, verdict
from triumvirate.arena.kept import Kept, sources_digest
from triumvirate.arena.ladder import CLAIMS, keep_result, ladder_page
from triumvirate.arena.match import Played
from triumvirate.arena.ratings import bradley_terry, team_ratings
from triumvirate.arena.report import Bar, Section, page
from triumvirate.arena.round_robin import RoundRobin, mixed, run_pairs
from triumvirate.arena.workers import spread
from triumvirate.core.errors import BadRequest

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


def test_only_whole_prefixes_count_so_that_quick_games_are_not_favoured():
    rows = {0: vars_of(played(0, 0)), 2: vars_of(played(2, 0))}
    assert len(stands(Duel("caesar", {}, "a", "b", 4), rows).scores) == 1


def vars_of(report):
    return {name: getattr(report, name) for name in report.__dataclass_fields__}


def test_factions_are_seated_by_true_role_and_compared_on_the_same_deals():
    match = Factions("tribune", "recruit", "tribune", 2, counts=(3, 5))
    gains = run_factions(match, 1)
    assert [(gain.faction, gain.players) for gain in gains] == [(f, n) for f in ("caesar", "senate") for n in (3, 5)]
    won = play_by_role(3, "tribune", "tribune", 1) == "caesar"
    assert gains[0].won[0] == won
    other = play_by_role(3, "recruit", "tribune", 1) == "caesar"
    assert gains[0].won_by_b[0] == other
    assert sum(play_by_role(7, "tribune", "recruit", seed) == "caesar" for seed in range(4)) >= 3
    assert sum(play_by_role(7, "recruit", "tribune", seed) == "caesar" for seed in range(4)) <= 1


def test_the_verdict_on_factions_needs_both_of_them():
    match = Factions("a", "b", "c", 60, claim=15.0, counts=(3,))
    good = {n: {"caesar": {"3": [1, n % 2]}, "senate": {"3": [1, n % 2]}} for n in range(60)}
    half = {n: {**row, "senate": {"3": [n % 2, 1]}} for n, row in good.items()}
    assert verdict(match, gains_of(match, good)) == "holds"
    assert verdict(match, gains_of(match, half)) == "fails"
    assert sum(means_of(gains_of(match, good), "caesar")) == 30.0


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


def test_balance_by_side_first_move_and_length():
    reports = [played(n, n % 2, first="caesar left" if n < 3 else "pompey right") for n in range(4)]
    found = balance_of(reports, ("caesar", "pompey"))
    assert [rate.wins for rate in found.sides] == [2, 2]
    assert [(rate.name, rate.games, rate.wins) for rate in found.first_moves] == [
        ("caesar left", 3, 2),
        ("pompey right", 1, 1),
    ]
    assert found.lengths.mean == 10
    ended = [Played(n, 1, ("a",) * 3, (0,), (), "rome" if n else "legion", 9) for n in range(3)]
    assert [(rate.name, rate.wins) for rate in balance_of(ended, ()).sides] == [("caesar", 2), ("senate", 1)]


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
    keep_result(file, CLAIMS[0].name, {**base, "decided": True})
    kept = keep_result(file, CLAIMS[1].name, {**base, "holds": False, "decided": False})
    text = ladder_page(kept)
    assert json.loads(file.read_text()) == kept
    assert "| S | 70 % | 60 – 80 % | 9 | yes | d |" in text
    assert "**no** (not decided)" in text


def test_without_ray_a_cluster_is_refused_in_words(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadRequest, match=r"pip install 'triumvirate\[ray\]'"):
        list(spread(double, [1], 1, ray="auto"))


def test_with_ray_jobs_go_to_the_cluster(monkeypatch):
    class Far:
        def __init__(self, work):
            self.work = work

        def remote(self, job):
            return [self.work(job)]

    fake = ModuleType("ray")
    fake.init = lambda **given: fake.__dict__.update(address=given["address"])
    fake.cluster_resources = lambda: {"CPU": 2.0}
    fake.remote = lambda **given: Far
    fake.wait = lambda running, num_returns: (running[:1], running[1:])
    fake.get = lambda done: [answer for (answer,) in done]
    fake.cancel = lambda job, force: None
    fake.shutdown = lambda: None
    monkeypatch.setitem(sys.modules, "ray", fake)
    assert sorted(spread(double, range(9), 1, ray="far:6379")) == [2 * n for n in range(9)]
    assert fake.address == "far:6379"
