"""The JSON of views, legal lists, events, results, truths and memories is a public promise: it stays to the byte."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from promised import digests

ROWS = json.loads((Path(__file__).parent / "promised.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['game']}-{row['seed']}")
def test_every_position_of_a_random_match_is_said_as_it_always_was(row: dict[str, Any]) -> None:
    assert digests(row["game"], row["rules"], row["options"], row["seed"]) == row["digests"].split()
