"""What is written is read back, the same from every format, and no row tells more than its seat knew."""

from __future__ import annotations

import gzip
import random
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from some import some
from triumvirate import datasets
from triumvirate.arena.match import play_match
from triumvirate.arena.series import Series
from triumvirate.bots import find_bot
from triumvirate.cli.app import build
from triumvirate.core.errors import BadRecord, BadRequest
from triumvirate.core.record import write_record
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.datasets.export import export, find_records
from triumvirate.datasets.make import Plan, make
from triumvirate.datasets.rows import move_rows, observe
from triumvirate.games import find_game


def plan(game: str = "caesar", games: int = 3, **more: object) -> Plan:
    played = find_game(game)
    options = played.check({})
    bots = ("recruit",) * len(played.seats(options))
    return Plan(Series(game, options, bots, games, seed=5), part=2, **more)  # type: ignore[arg-type]


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def match(game: str = "caesar", seed: int = 5) -> Table:
    played = find_game(game)
    options = played.check({})
    return play_match(played, options, [find_bot(game, "recruit")] * len(played.seats(options)), seed)


@pytest.mark.parametrize(("game", "games"), [("caesar", 3), ("rubico", 1)])
def test_both_formats_hold_the_same_rows(game: str, games: int, tmp_path: Path) -> None:
    for format in ("jsonl", "parquet"):
        assert sum(make(plan(game, games, format=format), tmp_path / format, workers=1)) == games
    lines, parquet = (datasets.load(tmp_path / format) for format in ("jsonl", "parquet"))
    assert lines.matches == parquet.matches
    assert len(lines.matches) == games
    rows = list(lines.moves())
    for one, other in zip(rows, parquet.moves(), strict=True):
        assert one.observation == pytest.approx(other.observation)
        assert without_observation(one) == without_observation(other)
    assert rows[0].index in rows[0].legal
    assert sum(row.moves for row in lines.matches) == len(rows)


def without_observation(row: datasets.Move) -> datasets.Move:
    return msgspec.structs.replace(row, observation=None)


def test_rows_are_what_the_seat_saw_at_the_table(tmp_path: Path) -> None:
    list(make(plan(), tmp_path / "d", workers=1))
    data = datasets.load(tmp_path / "d")
    moves = iter(data.moves())
    for played in some(data.matches):
        table = Table.new(find_game("caesar"), data.about["options"], played.seed)
        while not table.is_over():
            move = next(moves)
            view = table.view(move.seat)
            assert (data.view_of(move), move.match, move.number) == (view, played.match, len(table.entries))
            assert move.legal == [choice.index for choice in table.legal(move.seat)]
            assert table.act(move.seat, move.action).action == move.action
            assert move.outcome == (1.0 if move.seat in played.winners else -1.0 if played.winners else 0.0)
        assert table.result().winners == tuple(played.winners)  # type: ignore[union-attr]
    assert next(moves, None) is None


@pytest.mark.parametrize("game", ["caesar", "rubico"])
def test_a_row_is_a_function_of_the_seats_view(game: str) -> None:
    """Another truth behind the same view gives the same row."""
    table = match(game)
    for row in some(move_rows(table, 0, observations=True)[::3]):
        assert row.truth is None
        view = View.from_json({"game": game, "options": table.options, "seat": row.seat, **row.view})
        twin = table.game.knowledge.determinize(view, random.Random(row.number))
        seat = table.seats.index(row.seat)
        assert table.game.view(twin, table.options, seat) == view
        assert observe(table, twin, seat) == row.observation


def test_truth_is_there_only_when_asked_for(tmp_path: Path) -> None:
    list(make(plan(format="jsonl"), tmp_path / "plain", workers=1))
    list(make(plan(format="jsonl", truth=True), tmp_path / "truth", workers=1))
    for path in (tmp_path / "plain").glob("*.gz"):
        assert b"truth" not in gzip.decompress(path.read_bytes())
    assert "--truth" not in (tmp_path / "plain" / "README.md").read_text()
    told = datasets.load(tmp_path / "truth")
    assert all(row.truth for row in told.moves())
    assert all(row.truth_record.startswith("Triumvirate record") for row in told.matches)  # type: ignore[union-attr]
    assert "made with `--truth`" in (tmp_path / "truth" / "README.md").read_text()


@pytest.mark.parametrize("format", ["jsonl", "parquet"])
def test_a_stopped_run_goes_on_and_the_bytes_are_the_same(format: str, tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    list(make(plan(games=5, format=format, records=True), whole, workers=1))
    running = make(plan(games=5, format=format, records=True), stopped, workers=1)
    next(running)
    running.close()  # as Ctrl-C would
    assert not (stopped / "README.md").exists()
    (stopped / f"moves-00001{'.jsonl.gz' if format == 'jsonl' else '.parquet'}").write_bytes(b"half")
    list(make(plan(games=5, format=format, records=True), stopped, workers=1))
    cards = [(folder / "README.md").read_text().replace(folder.name, "") for folder in (whole, stopped)]
    assert cards[0] == cards[1]
    for folder in (whole, stopped):
        (folder / "README.md").unlink()
    assert files(stopped) == files(whole)


def test_a_folder_of_another_dataset_is_refused(tmp_path: Path) -> None:
    list(make(plan(games=1), tmp_path / "d", workers=1))
    other = plan(games=2)
    with pytest.raises(BadRequest, match="another dataset"):
        list(make(other, tmp_path / "d", workers=1))
    assert sum(make(other, tmp_path / "d", workers=1, fresh=True)) == 2
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("mine")
    with pytest.raises(BadRequest, match="not empty"):
        list(make(other, tmp_path / "full", workers=1))
    with pytest.raises(BadRequest, match="no format 'csv'"):
        list(make(replace(other, format="csv"), tmp_path / "csv", workers=1))


def test_arrays_fit_together(tmp_path: Path) -> None:
    list(make(plan(), tmp_path / "d", workers=1))
    data = datasets.load(tmp_path / "d")
    arrays = data.arrays("pompey")
    assert set(arrays.seats) == {1}
    assert arrays.observations.dtype == np.int8
    assert len(arrays.observations) == len(arrays.actions) == len(list(data.moves("pompey")))
    assert arrays.masks[np.arange(len(arrays.actions)), arrays.actions].all()
    assert set(np.unique(arrays.outcomes)) <= {-1.0, 0.0, 1.0}


def test_records_are_exported_to_every_format_and_back(tmp_path: Path) -> None:
    table = match()
    table.names = {"caesar": "Anna", "pompey": "Bruno"}
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "one.txt").write_text(write_record(table, reveal=True))
    runner = CliRunner()
    for format in ("jsonl", "parquet", "records"):
        asked = ["export", str(tmp_path / "in"), "--out", str(tmp_path / format), "--format", format]
        ran = runner.invoke(build(), asked)
        assert ran.exit_code == 0, ran.output
    for format in ("jsonl", "parquet"):
        data = datasets.load(tmp_path / format)
        assert list(data.moves()) == move_rows(table, 0)
        assert data.matches[0].players == ["Anna", "Bruno"]
        with pytest.raises(BadRequest, match="without observations"):
            data.arrays()
    again = export(find_records([tmp_path / "records"]), tmp_path / "again", "jsonl")
    assert again == (1, len(move_rows(table, 0)))
    assert "secret" not in (tmp_path / "records" / "000000.txt").read_text()


def test_what_cannot_be_exported_or_loaded_says_why(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("Triumvirate record 1\ngame: chess\n\n0. set-up\n")
    with pytest.raises(BadRecord, match=r"bad\.txt.*Line 2"):
        export([bad], tmp_path / "out", "jsonl")
    with pytest.raises(BadRequest, match="no record to export"):
        find_records([tmp_path / "out"] if (tmp_path / "out").exists() else [])
    with pytest.raises(BadRequest, match="no dataset"):
        datasets.load(tmp_path)


def test_moves_taken_back_are_left_out() -> None:
    table = Table.new(find_game("caesar"), {}, seed=1)
    seat = table.deciders()[0]
    first, second = (choice.action for choice in table.legal(seat)[:2])
    table.act(seat, first)
    table.take_back(seat)
    table.act(seat, second)
    rows = move_rows(table, 0)
    assert [(row.action, row.number, row.outcome) for row in rows] == [(second, 3, None)]


def test_the_command_makes_a_dataset(tmp_path: Path) -> None:
    out = tmp_path / "d"
    asked = [
        "dataset",
        "rubico",
        "--bots",
        "recruit",
        "-n",
        "2",
        "-o",
        "players=4",
        "--workers",
        "1",
        "--out",
        str(out),
    ]
    ran = CliRunner().invoke(build(), asked)
    assert ran.exit_code == 0, ran.output
    data = datasets.load(out)
    assert data.about["repeatable"] is True
    assert [len(row.players) for row in data.matches] == [4, 4]
    assert "players 4" in (out / "README.md").read_text()
