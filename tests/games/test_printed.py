"""What is printed is read from a game's data file, as it is."""

import json
from importlib import import_module
from importlib.resources import files

import pytest


@pytest.mark.parametrize("name", ["caesar", "julius", "rubico"])
def test_the_data_of_a_game_is_what_its_file_says(name):
    module = import_module(f"triumvirate.games.{name}.printed")
    text = files(f"triumvirate.games.{name}").joinpath(f"data/{name}.json").read_text(encoding="utf-8")
    assert module.printed.__wrapped__() == module.DATA == json.loads(text)
