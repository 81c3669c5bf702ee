"""Many matches looked back at in one go: repeatable, the same on every device, and of one mind with the search."""

import json
import random

import numpy as np
import pytest
from typer.testing import CliRunner

from analysis.scenes import OPEN_WIN, match
from some import some
from tables import EXPANSIONS, GAME, at
from triumvirate.analysis.batch import analyse_batch
from triumvirate.analysis.calm import calmed, optimism
from triumvirate.analysis.findings import Moment
from triumvirate.analysis.tries import device_for, points_of
from triumvirate.bots.contract import Choice
from triumvirate.bots.reasons import NOTHING
from triumvirate.cli.app import build
from triumvirate.core import engine
from triumvirate.core.errors import BadRequest
from triumvirate.core.record import write_record
from triumvirate.core.table import Table


@pytest.fixture(scope="module")
def looked_at():
    tables = [match(2), match(3)]
    return tables, analyse_batch(tables)


def test_every_decision_of_every_match_is_judged_and_none_that_was_taken_back(looked_at):
    for table, found in some(zip(*looked_at, strict=True)):
        assert found.judge == "tries"
        assert [moment.number for moment in found.moments] == [entry.number for entry in table.entries][3:]
        assert len(found.curve) == len(found.moments) + 1
        assert found.curve[-2] < 0.3  # Pompey won, and the curve is Caesar's


def test_who_plays_without_a_plan_gives_more_away(looked_at):
    moments = [moment for found in looked_at[1] for moment in found.moments]
    lost = {seat: [one.lost for one in moments if one.seat == seat] for seat in ("caesar", "pompey")}
    assert sum(lost["caesar"]) / len(lost["caesar"]) > sum(lost["pompey"]) / len(lost["pompey"])


def test_a_match_is_judged_alike_alone_and_again(looked_at):
    tables, found = looked_at
    assert analyse_batch(tables[:1]) == found[:1]


def test_a_missed_win_is_a_blunder_and_the_better_move_is_named():
    table = at(OPEN_WIN)
    table.act("caesar", next(one.action for one in table.legal() if "AS-SY" not in one.action))
    (moment,) = analyse_batch([table])[0].moments
    assert moment.verdict == "blunder"
    assert "AS-SY" in moment.best.action
    assert str(moment.best.why).startswith("Wins Syria")


def some_tries(options, count=400):
    """Tries from positions of a few random games."""
    rng, truths, rows = random.Random(1), [], []
    for seed in range(12):
        table = Table.new(GAME, options, seed=seed)
        for _ in range(rng.randrange(12)):
            if not table.is_over():
                choice = rng.choice(table.legal())
                table.act(choice.seat, choice.index)
        if table.is_over():
            continue
        seat = table.deciders()[0]
        truths.append(GAME.knowledge.determinize(table.view(seat), rng))
        for choice in table.legal(seat):
            rows.append((len(truths) - 1, table.seats.index(seat), choice.index, rng.getrandbits(40)))
    return GAME.layout.records(truths), np.array(rng.sample(rows, min(count, len(rows))), np.int64)


def test_tries_depend_on_truth_action_and_seed_alone():
    truths, rows = some_tries(EXPANSIONS, 60)
    points = points_of(GAME, truths, rows, 4, "cpu")
    assert 0 < points.sum() < 8 * len(rows)
    assert (points_of(GAME, truths, rows[::-1].copy(), 4, "cpu")[::-1] == points).all()
    other = rows.copy()
    other[:, 3] += 1000
    assert (points_of(GAME, truths, other, 4, "cpu") != points).any()


@pytest.mark.gpu
@pytest.mark.parametrize("options", [{}, EXPANSIONS])
def test_tries_on_the_gpu_are_those_of_the_native_engine(options):
    if not engine.has_cuda():
        pytest.skip("no NVIDIA GPU here")
    truths, rows = some_tries(options)
    assert (points_of(GAME, truths, rows, 8, "cuda") == points_of(GAME, truths, rows, 8, "cpu")).all()


def test_without_a_gpu_the_native_engine_serves_and_asking_for_one_is_refused(monkeypatch):
    monkeypatch.setattr(engine, "has_cuda", lambda: False)
    assert device_for("auto") == "cpu"
    with pytest.raises(BadRequest, match="no GPU"):
        device_for("cuda")
    with pytest.raises(BadRequest, match="no device 'tpu'"):
        device_for("tpu")


def moment(number, seat, mine, first):
    return Moment(number, seat, "x", mine if seat == first else 1 - mine, mine, Choice("y", NOTHING, mine))


def test_what_every_mover_adds_to_its_own_chance_is_taken_out_of_the_curve():
    seats = ("caesar", "pompey")
    jumping = [moment(n, seats[n % 2], 0.62, "caesar") for n in range(10)]
    assert optimism(jumping) > 0
    assert [round(one.chance, 3) for one in calmed(jumping, ("caesar",))] == [0.5] * 10
    calm = [moment(n, seats[n % 2], 0.7 if n % 2 == 0 else 0.3, "caesar") for n in range(10)]
    assert optimism(calm) == 0
    assert [round(one.chance, 3) for one in calmed(calm, ("caesar",))] == [0.7] * 10


def test_the_command_takes_several_records_and_a_device(tmp_path, looked_at):
    tables, found = looked_at
    files, out = [], tmp_path / "found.json"
    for number, table in enumerate(tables):
        files.append(tmp_path / f"{number}.txt")
        files[-1].write_text(write_record(table, True))
    shown = CliRunner().invoke(build(), ["analyse", *map(str, files), "--device", "cpu", "--json", str(out)])
    assert shown.exit_code == 0, shown.output
    assert shown.output.count("games an action") == 2
    assert json.loads(out.read_text()) == [one.to_json() for one in found]
