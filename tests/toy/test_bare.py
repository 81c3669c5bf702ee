"""A game that gives its rules and nothing else: every part has a default that works."""

from __future__ import annotations

import random

import pytest

from triumvirate.core.errors import BadRequest, Illegal
from triumvirate.core.game import Game
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table


@pytest.fixture
def bare(auction: Game) -> Game:
    """Auction without names, words and secrets."""
    return Game(
        name="auction",
        title="Auction",
        version=1,
        package=auction.package,
        layout=auction.layout,
        rules=auction.rules,
        actions=auction.actions,
        options=auction.options,
        seats=auction.seats,
        prepare=auction.prepare,
    )


def test_it_is_played_told_and_kept_by_numbers(bare: Game) -> None:
    table, rng = Table.new(bare, {}, seed=4), random.Random(4)
    while not table.is_over():
        choice = rng.choice(table.legal())
        assert choice.action == str(choice.index)
        table.act(choice.seat, choice.action)
        told = [bare.words.say(event.to_json(), None) for event in table.entries[-1].events]
        assert told[0].startswith("event ")
    result = table.result()
    assert result is not None
    assert result.scores == table.scores() == dict(zip(table.seats, table.truth()["points"][:3], strict=True))
    assert write_record(read_record(write_record(table, True), lambda name, version=None: bare), True) == write_record(
        table, True
    )


def test_nothing_is_hidden_where_nothing_is_said_to_be(bare: Game) -> None:
    table = Table.new(bare, {}, seed=4)
    table.act("anna", "3")
    view = table.view("bruno")
    assert view.plain_facts()["bid"] == [4, 0, 0, 0]
    twin = bare.knowledge.determinize(view, random.Random(1))
    assert bare.layout.pack(twin) == bare.layout.pack(table._state)
    assert table.memory("bruno") == {}


def test_positions_are_json_and_refuse_what_does_not_fit(bare: Game) -> None:
    table = Table.new(bare, {"players": 4}, seed=4)
    options, state = bare.positions.parse(table.position_text())
    assert options == {"players": 4}
    assert bare.layout.pack(state) == bare.layout.pack(table._state)
    for line in (
        "",
        "[]",
        '{"rng_seed": 1}',
        '{"hand": 3}',
        '{"hand": [1]}',
        '{"round": [1]}',
        '{"round": 999}',
        '{"log": []}',
    ):
        with pytest.raises(BadRequest, match="no position of Auction"):
            bare.positions.parse(line)


def test_refusals_have_at_least_a_sentence(bare: Game) -> None:
    table = Table.new(bare, {}, seed=4)
    assert table.explain("anna", "9") == (False, "This is not allowed now.", None)
    with pytest.raises(Illegal, match="write its number"):
        table.act("anna", "bid 3")
