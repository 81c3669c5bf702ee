"""Every match that was ever kept is played again, state by state: old matches never break."""

from __future__ import annotations

from pathlib import Path

import pytest

from keep_matches import MATCHES, SETS
from some import some
from triumvirate.core.errors import BadRecord
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game, game_names, past_versions

FILES = sorted(MATCHES.glob("*.txt"))


def read(file: Path) -> Table:
    return read_record(file.read_text(encoding="utf-8"), find_game)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_kept_match_comes_out_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table = read(file)
    assert table.result() is not None
    assert write_record(table, reveal=True) == text, "every line of it, with the hash of the state after it"
    drawn = Table(table.game, table.options, table.secret)
    drawn.set_up()
    assert drawn.hash() == table.entries[0].hash, "the secret still deals what it dealt"
    assert f"rules: {table.version}\n" in text


def test_a_planted_difference_is_seen() -> None:
    text = (MATCHES / "caesar-1-base.txt").read_text(encoding="utf-8")
    line = text.splitlines()[-1]
    changed = line[:-8] + ("0" if line[-8] != "0" else "1") + line[-7:]
    with pytest.raises(BadRecord, match="not the recorded one"):
        read_record(text.replace(line, changed), find_game)


@pytest.mark.parametrize("game", sorted(game_names()))
def test_the_newest_rules_have_a_kept_match_of_every_set_and_value_of_options(game: str) -> None:
    newest = find_game(game)
    kept = [file for file in FILES if file.name.startswith(f"{game}-{newest.version}-")]
    assert {file.stem.split("-", 2)[2] for file in kept} >= set(SETS[game]), "python tests/keep_matches.py --write"
    tables = [read(file).options for file in kept]
    for option in some(newest.options):
        values = [True, False] if option.type == "bool" else list(option.choices or ())
        missing = [
            value for value in values if value not in [options.get(option.name, option.default) for options in tables]
        ]
        assert not missing, f"no kept match has {option.name} = {missing}"


def test_rules_of_before_are_there_as_long_as_a_kept_match_needs_them() -> None:
    needed = {(table.game.name, table.version) for table in map(read, FILES)}
    assert needed == {(game, find_game(game).version) for game in game_names()} | set(past_versions())
