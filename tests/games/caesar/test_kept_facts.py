"""Perft tables and playthroughs: kept in `tests/data`, made again and compared, so that a change of rules is seen."""

import json

import pytest

from regenerate import DATA, PERFT, PLAYTHROUGHS, playthrough
from tables import GAME, at
from triumvirate.core.table import Table

KEPT = json.loads((DATA / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("kept", KEPT, ids=[kept["about"] for kept in KEPT])
def test_perft_counts_are_the_kept_ones(kept):
    table = (
        Table.new(GAME, kept["options"], seed=kept["seed"])
        if kept["position"] is None
        else at(kept["position"], seed=kept["seed"], **kept["options"])
    )
    assert [table.perft(depth) for depth in range(len(kept["counts"]))] == kept["counts"]


def test_every_perft_position_is_kept():
    assert [kept["about"] for kept in KEPT] == [about for about, *_ in PERFT]


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthroughs_are_the_kept_ones(name):
    kept = (DATA / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = playthrough(name).splitlines()
    for number, (was, now) in enumerate(zip(kept, played, strict=False), 1):
        assert now == was, f"{name}.txt line {number}; if the change is meant: python tests/regenerate.py --write"
    assert len(played) == len(kept)
