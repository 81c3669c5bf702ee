"""Analyses kept as plain data: the same after a way through JSON, and said in either language."""

import json
import random

import pytest

from triumvirate.analysis import analyse
from triumvirate.analysis.stored import from_data, to_data
from triumvirate.bots import find_bot
from triumvirate.core.table import Table
from triumvirate.games import find_game


@pytest.mark.parametrize(("name", "options"), [("caesar", {}), ("rubico", {"players": 3})])
def test_an_analysis_comes_back_whole(name, options):
    table, rng = Table.new(find_game(name), options, seed=4), random.Random(4)
    bot = find_bot(name, "recruit")
    while not table.is_over():
        seat = table.deciders()[0]
        table.act(seat, bot.choose(table.view(seat), table.legal(seat), 0.1, rng.getrandbits(30)).action)
    found = analyse(table, 40)
    again = from_data(json.loads(json.dumps(to_data(found))))
    assert again == found
    for language in ("en", "it"):
        assert again.to_json(language) == found.to_json(language)
    assert again.to_json("en") != again.to_json("it")
