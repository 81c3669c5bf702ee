"""Looking back at a match: chances of the right side, mistakes found, and the same from the command line."""

import json
import random

import pytest
from typer.testing import CliRunner

from analysis.scenes import OPEN_WIN, match
from some import some
from tables import at
from triumvirate.analysis import analyse
from triumvirate.analysis.findings import Analysis, Moment
from triumvirate.bots import find_bot
from triumvirate.bots.contract import Choice
from triumvirate.bots.reasons import NOTHING
from triumvirate.cli.analyse import sparkline
from triumvirate.cli.app import build
from triumvirate.core.errors import BadRequest
from triumvirate.core.record import write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game

ITERATIONS = 120


def test_a_missed_win_is_a_blunder_and_the_better_move_is_named():
    table = at(OPEN_WIN)
    other = next(choice for choice in table.legal() if "AS-SY" not in choice.action)
    table.act("caesar", other.action)
    (moment,) = analyse(table, 400).moments
    assert moment.verdict == "blunder"
    assert "AS-SY" in moment.best.action
    assert str(moment.best.why).startswith("Wins Syria")
    assert moment.best.chance > 0.95 > moment.taken


def test_every_decision_of_the_match_is_judged_and_none_that_was_taken_back():
    table = match(6)  # won by play: with 20 seeds of the search the loser's decisions cost 0.11 to 0.24 more each
    found = analyse(table, ITERATIONS)
    assert [moment.number for moment in found.moments] == [entry.number for entry in table.entries][3:]
    assert len(found.curve) == len(found.moments) + 1
    assert all(0.0 <= chance <= 1.0 for chance in found.curve)
    assert found.curve[-1] == 0.0  # Pompey won, and the curve is Caesar's
    assert found.curve[-2] < 0.3
    assert len(found.turning_points) <= 6
    assert found == analyse(table, ITERATIONS)
    mean_lost = {
        seat: sum(m.lost for m in found.moments if m.seat == seat) / sum(m.seat == seat for m in found.moments)
        for seat in table.seats
    }
    assert mean_lost["caesar"] > mean_lost["pompey"]


def test_the_table_that_is_looked_at_does_not_change():
    table = match(3)
    before = write_record(table, True)
    analyse(table, 50)
    assert write_record(table, True) == before


def test_a_running_match_of_many_is_refused():
    table = Table.new(find_game("rubico"), {}, seed=1)
    with pytest.raises(BadRequest, match="when it is over"):
        analyse(table, 50)


def test_the_command_prints_a_curve_and_writes_json(tmp_path):
    table = match(4)
    record, out = tmp_path / "match.txt", tmp_path / "found.json"
    record.write_text(write_record(table, True))
    shown = CliRunner().invoke(build(), ["analyse", str(record), "--iterations", "60", "--json", str(out)])
    assert shown.exit_code == 0, shown.output
    assert "chance of caesar, decision by decision" in shown.output
    assert "Won: " in shown.output
    data = json.loads(out.read_text())
    assert len(data["curve"]) == len(data["moments"]) + 1
    assert any(moment["best"]["why"] for moment in data["moments"])


@pytest.mark.parametrize(
    ("language", "against", "better"), [("en", "Against: ", "Better: "), ("it", "Contro: ", "Meglio: ")]
)
def test_the_command_tells_of_every_fault_what_speaks_against_it_in_both_languages(
    tmp_path, monkeypatch, language, against, better
):
    monkeypatch.setenv("COLUMNS", "1000")
    record, out = tmp_path / "match.txt", tmp_path / "found.json"
    record.write_text(write_record(match(4), True))
    asked = ["analyse", str(record), "--iterations", "60", "--json", str(out), "--language", language]
    shown = CliRunner().invoke(build(), asked)
    faults = [moment for moment in json.loads(out.read_text())["moments"] if moment["verdict"]]
    told = [line.strip() for line in shown.output.splitlines()]
    assert sorted(line for line in told if line.startswith(against)) == sorted(
        against + moment["against"] for moment in some(faults) if moment["against"]
    )
    assert sum(line.startswith(better) for line in told) == len(faults)


def test_a_sparkline_rises_with_the_chance():
    assert sparkline((0.0, 0.5, 1.0)) == "▁▅█"


def played(name, options, seed, levels):
    table, rng = Table.new(find_game(name), options, seed=seed), random.Random(seed)
    while not table.is_over():
        seat = table.deciders()[0]
        bot = find_bot(name, levels[table.seats.index(seat) % len(levels)])
        table.act(seat, bot.choose(table.view(seat), table.legal(seat), 0.1, rng.getrandbits(30)).action)
    return table


def test_rubico_is_looked_back_at_round_by_round_for_caesars_faction():
    table = played("rubico", {"players": 5}, 3, ["tribune"])
    found = analyse(table, 100)
    assert found.judge == "outlook"
    roles = table.view(None).plain_facts()["roles"]
    assert found.side == tuple(seat for seat in table.seats if roles[seat] == "caesar")
    judged = {moment.number: moment for moment in found.moments}
    for entry in table.entries:
        assert (entry.number in judged) or entry.action not in ("confirm", "done")
    assert {moment.action.split()[0] for moment in found.moments} <= {"confirm", "done", "use", "pass"}
    assert any(moment.verdict for moment in found.moments)
    assert all(0.0 <= moment.taken <= (moment.best.chance or 0.0) <= 1.0 for moment in found.moments)
    assert found.curve[-1] == float(set(found.side) == set(found.winners))


@pytest.fixture(scope="module")
def campaign():
    """A match of JULIUS CAESAR: Caesar without a plan against a tribune, looked back at."""
    table = played("julius", {}, 3, ["recruit", "tribune"])
    return table, analyse(table)


def test_julius_is_looked_back_at_command_by_command(campaign):
    table, found = campaign
    assert found.judge == "playouts"
    assert found.moments
    assert found.curve[-1] == 0.0  # the tribune has won
    assert sum(found.curve[len(found.curve) // 2 :]) < sum(found.curve[: len(found.curve) // 2])
    assert all(0.0 <= moment.taken <= (moment.best.chance or 0.0) <= 1.0 for moment in found.moments)
    mean_lost = {
        seat: sum(m.lost for m in found.moments if m.seat == seat) / sum(m.seat == seat for m in found.moments)
        for seat in table.seats
    }
    assert mean_lost["caesar"] > mean_lost["pompeius"]


def test_julius_names_the_better_operation_and_what_was_done_in_both_languages(campaign):
    _, found = campaign
    faults = [moment for moment in found.moments if moment.verdict and moment.done]
    assert any(moment.seat == "caesar" for moment in faults)
    for moment in faults:
        keys = {reason.key for reason in moment.best.why.reasons}
        assert all(key.startswith("op.") for key in keys)
        assert keys & {"op.group", "op.stay"}
        assert moment.line[0].action == moment.best.action
        told = moment.to_json("it")
        assert told["done"] != moment.to_json("en")["done"]
    single = {moment.action.split()[0] for moment in found.moments if not moment.done}
    assert single <= {"play", "discard", "hit", "fire", "retreat"}
    assert "play" in single
    assert {point.cause for point in found.turning_points} <= {"play", "despite", "slip", "mistake", "blunder"}


@pytest.mark.parametrize(
    ("seat", "chances", "best", "cause"),
    [
        ("caesar", (0.6, 0.3), 0.6, "blunder"),
        ("caesar", (0.3, 0.6), 0.6, "despite"),
        ("pompey", (0.3, 0.6), 0.6, "blunder"),
        ("pompey", (0.6, 0.3), 0.6, "despite"),
        ("caesar", (0.3, 0.6), 0.3, "luck"),
        ("caesar", (0.9, 0.0), 0.5, "luck"),
    ],
)
def test_a_fault_explains_only_what_went_against_whoever_made_it(seat, chances, best, cause):
    before, after = chances
    moments = tuple(
        Moment(n, seat, "…", chance, 0.3, Choice("…", NOTHING, best)) for n, chance in enumerate((before, after))
    )
    found = Analysis("caesar", ("caesar", "pompey"), ("caesar",), None, moments, 1)
    (point,) = [point for point in found.turning_points if point.number == 0]
    assert point.cause == cause


def test_a_command_that_is_as_good_as_the_best_is_no_fault():
    from triumvirate.bots.julius.operations import compare, operations
    from triumvirate.bots.julius.plans import Sampled
    from triumvirate.games.julius.state import SEATS

    table, rng = Table.new(find_game("julius"), {}, seed=5), random.Random(5)
    while table.view(None).plain_facts()["phase"] != "move":
        seat = table.deciders()[0]
        table.act(seat, rng.choice(table.legal(seat)).index)
    seat = table.deciders()[0]
    sampled = Sampled(table.view(seat), SEATS.index(seat), 4, "x")
    best, *_, worst = operations(sampled)
    assert compare(sampled, best.plan, best.plan).gain == 0.0
    weighed = compare(sampled, best.plan, worst.plan)
    assert weighed.gain == weighed.better - weighed.other > 2 * weighed.doubt > 0
    assert compare(sampled, worst.plan, best.plan).gain == 0.0
