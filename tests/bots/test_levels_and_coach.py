"""Levels state their time; the coach plays near a person's strength and gives advice; fixed iterations by name."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from some import some
from tables import EXPANSIONS, GAME, actions, at
from triumvirate.arena.duel import Duel
from triumvirate.arena.ladder import claims
from triumvirate.arena.match import play_match
from triumvirate.bots import find_bot, infos_for, names_for, points_of, stated_seconds, steady_bots_for
from triumvirate.bots.caesar import imperator as caesar_imperator
from triumvirate.bots.caesar.beginner import Beginner
from triumvirate.bots.coach import START, Rung, strength_of
from triumvirate.bots.contract import Tuning
from triumvirate.bots.julius import imperator as julius_imperator
from triumvirate.bots.julius import judge as julius_judge
from triumvirate.bots.julius.legate import COMMAND
from triumvirate.bots.registry import info_of
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game, game_names

OF_ONE_LEVEL = "caesar-imperator-deep"  # claims of a level against itself, which its points say nothing of
OPEN_WIN = "hand caesar shield-5-1 ship-3-3; hand pompey ship-5-1; on SY-AG caesar sword-4-2 4/2; placed 11 0"


def test_every_level_states_a_time_that_a_person_can_wait():
    for game in some(game_names()):
        for name in some(names_for(game)):
            assert 0 < stated_seconds(game, name) <= 2.0
        points = [info.points for info in infos_for(game) if info.points is not None]
        assert points == sorted(set(points))
    assert stated_seconds("caesar", "legate@4000") == stated_seconds("caesar", "legate") > 0.5
    with pytest.raises(BadRequest, match="There is no bot 'hal' for caesar; there are recruit, beginner, tribune,"):
        stated_seconds("caesar", "hal")


def test_a_bot_is_as_strong_as_its_level_a_coach_as_its_rung_and_one_that_is_no_more_as_the_middling():
    assert points_of("caesar", "legate") == points_of("caesar", "legate@4000") == 1800
    assert points_of("caesar", "coach@1350") == find_bot("caesar", "coach@1350").rung.points == 1500
    assert points_of("caesar", "hal") == 1500


def test_bots_state_what_they_can_do():
    stated = {name: find_bot("caesar", name).abilities for name in names_for("caesar")}
    assert [name for name, can in stated.items() if can.tuned_by is Tuning.ITERATIONS] == ["legate", "imperator"]
    assert [name for name, can in stated.items() if can.tuned_by is Tuning.STRENGTH] == ["coach"]
    assert [name for name, can in stated.items() if can.advises] == ["legate", "imperator", "coach"]
    assert [name for name, can in stated.items() if can.remembers] == ["legate", "imperator"]
    assert not find_bot("caesar", "legate@60").abilities.remembers
    needing = [name for name, can in stated.items() if can.needs_compiled]
    assert needing == ["legate", "imperator"]
    assert find_bot("caesar", "coach@1600").abilities.needs_compiled
    assert not find_bot("caesar", "coach@100").abilities.needs_compiled
    assert find_bot("julius", "coach@1540").abilities.needs_compiled
    assert not find_bot("julius", "coach@1200").abilities.needs_compiled


def test_a_bot_that_only_chooses_gives_its_choice_as_advice():
    table = at(OPEN_WIN)
    asked = (table.view("caesar"), table.legal("caesar"), 0.1, 1)
    advice = find_bot("caesar", "tribune").advise(*asked)
    assert advice.best == (find_bot("caesar", "tribune").choose(*asked),)
    assert advice.line == ()


def test_a_number_after_the_name_fixes_the_iterations_and_nonsense_is_refused():
    table = Table.new(GAME, EXPANSIONS, seed=4)
    view, legal = table.view("caesar"), table.legal("caesar")
    bot = find_bot("caesar", "legate@60")
    chosen = bot.choose(view, legal, 0.0, 5)
    assert chosen.action in actions(table)
    assert chosen == bot.choose(View.from_json(view.to_json()), legal, 99.0, 5)
    for name in ("legate@", "legate@many", "legate@-1", "hal@3"):
        with pytest.raises(BadRequest, match="There is no bot"):
            find_bot("caesar", name)
    with pytest.raises(BadRequest, match="nothing to tune"):
        find_bot("caesar", "recruit@5")


def test_steady_bots_repeat_themselves_in_every_game():
    for game in some(game_names()):
        assert [bot.name for bot in steady_bots_for(game, 20)] == names_for(game)
    table = Table.new(GAME, {}, seed=4)
    for bot in steady_bots_for("caesar", 20):
        first, again = (bot.choose(table.view("caesar"), table.legal("caesar"), 0.1, 3) for _ in range(2))
        assert first == again


def test_the_legate_takes_the_win_and_tells_its_chance_its_reason_and_the_next_best():
    table = at(OPEN_WIN)
    chosen = find_bot("caesar", "legate@200").choose(table.view("caesar"), table.legal("caesar"), 0.1, 1)
    assert str(chosen.why).startswith("Wins Syria")
    assert "Win chance about 100 %" in str(chosen.why)
    assert "Next best: " in str(chosen.why)
    assert chosen.chance == pytest.approx(1.0, abs=0.02)


def test_the_legate_is_the_better_of_the_two():
    bots = {"legate": find_bot("caesar", "legate@800"), "tribune": find_bot("caesar", "tribune")}
    won = 0
    for number in range(8):
        names = ("legate", "tribune") if number % 2 else ("tribune", "legate")
        table = play_match(GAME, {}, [bots[name] for name in names], seed=number // 2)
        won += table.seats[names.index("legate")] in table.result().winners
    assert won >= 5, "the ladder measures how much (`make prove`)"


def test_strength_follows_results():
    assert strength_of([]) == START
    assert strength_of([(1500, 1.0)] * 5) > strength_of([(1500, 1.0)]) > START > strength_of([(900, 0.0)])
    assert strength_of([(900, 1.0)] * 3) - START < strength_of([(1900, 1.0)] * 3) - START


def test_the_coach_is_a_little_above_the_person():
    def rung(strength):
        return find_bot("caesar", f"coach@{strength}").rung.points

    assert [rung(strength) for strength in (0, 1000, 1260, 1270, 5000)] == [900, 1105, 1360, 1360, 2040]
    for strength in range(800, 1950, 50):
        assert strength < rung(strength) <= strength + 300
    table = Table.new(GAME, {}, seed=4)
    chosen = find_bot("caesar", "coach@900").choose(table.view("caesar"), table.legal("caesar"), 0.1, 1)
    assert chosen.action in actions(table)


def test_the_coach_advises_with_reasons_from_the_askers_view():
    table = at(OPEN_WIN)
    advice = find_bot("caesar", "coach").advise(table.view("caesar"), table.legal("caesar"), 0.2, 1)
    assert "AS-SY" in advice.best[0].action
    assert str(advice.best[0].why).startswith("Wins Syria")
    assert advice.chance > 0.95
    assert len(advice.best) == 3
    assert str(advice.line[0]) == f"caesar: {advice.best[0].action}"


@pytest.mark.parametrize("game", ["caesar", "julius", "rubico"])
def test_every_game_s_coach_has_rungs_close_together_from_the_weakest_level_to_the_strongest(game):
    rungs = find_bot(game, "coach").rungs
    points = [rung.points for rung in rungs]
    assert points == sorted(set(points))
    assert points[0] == points_of(game, "recruit")
    best = max((info for info in infos_for(game) if info.points), key=lambda info: info.points)
    assert (rungs[-1].bot.name, points[-1]) == (best.name, best.points) == ("imperator", points_of(game, best.name))
    assert all(above - below <= 200 for below, above in pairwise(points))
    for strength in range(points[0], points[-1] - 60, 40):
        assert strength + 60 <= find_bot(game, f"coach@{strength}").rung.points <= strength + 260


def test_a_coach_without_the_imperator_s_network_at_hand_has_the_legate_on_its_top_rung(monkeypatch):
    for game, module in (("caesar", caesar_imperator), ("julius", julius_imperator)):
        monkeypatch.setattr(module, "is_at_hand", lambda: False)
        assert info_of(game, "coach").make().rungs[-1].bot.name == "legate"


def test_caesar_s_weaker_rungs_overlook_more_and_throw_no_dice():
    rungs = find_bot("caesar", "coach").rungs
    weaker = [rung.bot for rung in rungs if points_of("caesar", "recruit") < rung.points < 1500]
    assert [type(bot) for bot in weaker] == [Beginner] * 5
    seen = [(bot.attention.near, bot.attention.far) for bot in weaker]
    assert seen == sorted(seen)
    assert Rung(points_of("caesar", "beginner"), find_bot("caesar", "beginner")) in rungs
    assert not any(getattr(rung.bot, "temperature", 0.0) for rung in rungs)


def test_julius_s_coach_advises_whole_operations_with_alternatives_and_the_clicks_to_come():
    table = Table.new(find_game("julius"), {}, seed=5)
    while table.view(None).plain_facts()["phase"] != "move":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[-1].index)
    seat = table.deciders()[0]
    advice = find_bot("julius", "coach").advise(table.view(seat), table.legal(seat), 0.2, 1)
    assert len(advice.best) == 3
    chances = [choice.chance for choice in advice.best]
    assert chances == sorted(chances, reverse=True)
    assert advice.chance == chances[0]
    assert all(choice.action in {one.action for one in table.legal(seat)} for choice in advice.best)
    assert advice.line[0].action == advice.best[0].action
    told = {reason.key for choice in advice.best for reason in choice.why.reasons}
    assert all(key.startswith("op.") for key in told)
    begun, clicks = len(table.entries), []
    while list(table.deciders()) == [seat] and table.view(seat).phase in COMMAND:
        asked = find_bot("julius", "coach").advise(table.view(seat), table.legal(seat), 0.2, len(clicks))
        clicks.append(asked.best[0].action)
        table.act(seat, clicks[-1])
    assert clicks[: len(advice.line)] == [move.action for move in advice.line]  # the advice is held to its end
    looked_back = julius_judge.make(table, 800, 0).moment(table.at(begun - 1), begun, seat, clicks[0])
    assert (looked_back.verdict, looked_back.best.action) == ("", clicks[0])


def test_points_say_what_the_ladder_measured():
    results = json.loads((Path(__file__).parents[2] / "docs" / "ladder.json").read_text())
    checked = 0
    for claim in claims():
        if isinstance(claim.match, Duel) and claim.name in results and not claim.name.startswith(OF_ONE_LEVEL):
            game = claim.match.game
            ahead = points_of(game, claim.match.a) - points_of(game, claim.match.b)
            low, high = (float(bound) for bound in results[claim.name]["interval"].removesuffix(" %").split(" – "))
            assert low - 3 < 100 / (1 + 10 ** (-ahead / 400)) < high + 3, claim.name
            checked += 1
    assert checked >= 6
