"""Bots of another checkout: asked through a pipe, they choose as they would here."""

from pathlib import Path

import pytest

import triumvirate
from triumvirate.arena.elsewhere import Elsewhere, seat_bot
from triumvirate.bots import find_bot
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games import find_game

HERE = Path(triumvirate.__file__).parent.parent.parent


def test_a_bot_of_another_checkout_chooses_as_it_would_here_and_ends_with_its_input():
    table = Table.new(find_game("caesar"), {}, 5)
    far, near = Elsewhere("caesar", "tribune", HERE), find_bot("caesar", "tribune")
    for number in range(6):
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        chosen = far.choose(view, legal, 1.0, number)
        assert chosen.action == near.choose(view, legal, 1.0, number).action
        table.act(seat, chosen.action)
    far.close()
    assert far._process.returncode == 0


def test_a_folder_without_a_checkout_is_refused_and_a_plain_name_is_a_bot_of_here(tmp_path):
    with pytest.raises(BadRequest, match="should hold src/triumvirate"):
        seat_bot("caesar", f"tribune:{tmp_path}")
    assert type(seat_bot("caesar", "tribune")) is type(find_bot("caesar", "tribune"))
