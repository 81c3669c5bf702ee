"""Recorded games of another implementation: outside data, so these tests need the file and skip without it."""

import copy
import json
import os
from pathlib import Path

import pytest

from triumvirate.games.julius import oracle
from triumvirate.games.julius.oracle_macros import MACROS

ROOT = Path(__file__).parents[3]
FOLDER = Path(os.environ.get("TRIUMVIRATE_ORACLE") or ROOT.parent / "shared" / "oracle")
FILE = FOLDER / "julius-games.jsonl.gz"
needs_file = pytest.mark.skipif(not FILE.exists(), reason="the recorded games are not here (TRIUMVIRATE_ORACLE)")


@pytest.fixture(scope="module")
def games():
    return list(oracle.read_games(FILE))


@needs_file
def test_14_a_dozen_recorded_games_agree(games):
    for game in games[::5]:
        outcome = oracle.compare(game)
        assert outcome.status in ("agreed", "parted"), outcome.reason
    assert {macro["t"] for game in games for macro in game["macros"]} <= set(MACROS)


@needs_file
@pytest.mark.long
def test_14_all_recorded_games_agree_or_part_where_the_book_says(capsys):
    assert oracle.main(FILE) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "games 61 agreed 60 parted 1 disagreed 0 macros 35999"


@needs_file
def test_14_k_a_surprise_against_oneself_parts(games):
    game = next(game for game in games if game["id"] == 20014)
    assert oracle.compare(game).status == "parted"


@needs_file
@pytest.mark.parametrize(
    "spoil",
    [
        lambda game: game["macros"][200].update(h="00000000"),
        lambda game: game["macros"][150].update(act="-"),
        lambda game: game["macros"].pop(120),
        lambda game: game["macros"].insert(100, dict(game["macros"][99])),
        lambda game: game["final"].update(c_vp=12),
        lambda game: game["final"].update(h="00000000"),
        lambda game: game["macros"].pop(),
        lambda game: game["macros"][60].update(t="dance"),
        lambda game: game["checkpoints"][3].update(vp=[9, 9]),
        lambda game: game.pop("macros"),
    ],
)
def test_14_a_spoiled_recording_is_found(games, spoil):
    game = copy.deepcopy(games[-1])
    spoil(game)
    assert oracle.compare(game).status == "disagreed"


@needs_file
def test_14_the_last_line_counts(games, tmp_path, capsys):
    path = tmp_path / "games.jsonl"
    spoiled = copy.deepcopy(games[0])
    spoiled["macros"][5]["h"] = "0"
    path.write_text("\n".join(json.dumps(game) for game in (games[1], spoiled, games[2])), encoding="utf-8")
    assert oracle.main(path, 2) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("games 2 agreed 1 parted 0 disagreed 1 macros ")
