"""Rows in a page's memory are read and written as arrays are, and bots that think by them choose as on the native engine."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from learn.networks import kept, some_weights
from nodes import NODE
from triumvirate.bots import find_bot
from triumvirate.bots.caesar import imperator
from triumvirate.bots.contract import Bot, Choice
from triumvirate.bots.julius import imperator as plans_imperator
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.in_page.files import built_file
from triumvirate.in_page.running import Node
from triumvirate.learn.sight import sight_of
from triumvirate.search import ground
from triumvirate.search.page_ground import grounds
from triumvirate.search.room import room_of

# Bots that search or plan with compiled text, at so few tries that many decisions can be compared.
SEARCHERS = {"caesar": ("legate", 200), "julius": ("legate", 40)}


@contextmanager
def in_a_page(game: str) -> Iterator[None]:
    """Compiled text runs as WebAssembly in Node, and there are no arrays."""
    found = find_game(game)
    with Node(built_file(found)) as node:
        memory = node.memory()
        ground.use(grounds(lambda text: memory if text == found.text else None))
        try:
            yield
        finally:
            ground.use(None)


@pytest.fixture(autouse=True)
def _its_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIUMVIRATE_NODE", NODE)


def test_rows_are_read_and_written_as_arrays_are() -> None:
    game = find_game("julius")
    table = Table.new(game, seed=3)
    truth = game.positions.parse(table.position_text())[1]
    told = []
    for where in ("native", "page"):
        if where == "native":
            told.append(_tried(game, truth))
        else:
            with in_a_page("julius"):
                told.append(_tried(game, truth))
    assert told[0] == told[1]


def _tried(game, truth):  # type: ignore[no-untyped-def]
    room = room_of(game)
    states, shares = room.states([truth], 3), room.floats([0.5, -1.0, 2.25, 4.0], 2)
    numbers = room.words([1, -(1 << 60), 3])
    numbers[2] = 1 << 61
    states[1]["rng_seed"] = 77
    states[2] = states[1]
    return (
        len(states),
        [int(one["rng_seed"]) for one in states][1:],
        [int(step) for step in states[2]["steps"]],
        tuple(shares.shape),
        room.listed(numbers),
        room.listed(numbers, 2),
        int(room.call("rules", "deciders", states[0])),
        room.listed(room.words([])),
    )


def choices(game: str, most: int, bot: Bot | None = None) -> list[Choice]:
    """What a searcher would do at some moments of a random match."""
    name, tries = SEARCHERS[game]
    table, rng, found = Table.new(find_game(game), seed=5), random.Random(5), []
    thinker = bot or find_bot(game, f"{name}@{tries}")
    while len(found) < most and not table.is_over():
        seat = table.deciders()[0]
        legal = table.legal(seat)
        if len(legal) > 1 and rng.random() < 0.25:
            found.append(thinker.choose(table.view(seat), legal, 1.0, 9))
        table.act(seat, rng.choice(legal).index)
    return found


@pytest.mark.parametrize("game", SEARCHERS)
def test_searchers_choose_the_same_in_a_page(game: str) -> None:
    native = choices(game, 5)
    with in_a_page(game):
        assert choices(game, 5) == native


def test_a_network_judges_the_same_in_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """The imperator by compiled text on the native engine, which a server leaves to ONNX Runtime, and in WebAssembly."""
    monkeypatch.setattr(imperator, "exported", imperator.plain)
    bot = find_bot("caesar", "imperator@48")
    native = choices("caesar", 3, bot)
    with in_a_page("caesar"):
        assert choices("caesar", 3, bot) == native
    monkeypatch.undo()
    assert [one.action for one in choices("caesar", 3, bot)] == [one.action for one in native], "and by ONNX Runtime"


def test_a_network_of_plans_draws_and_judges_the_same_in_a_page(tmp_path: Path) -> None:
    """With a small network that learned nothing: whichever is trained later is played like it."""
    sight = sight_of(find_game("julius"))
    file = kept(some_weights(sight.inputs, sight.slots, 8, 1), tmp_path / "made-up.npz")
    native = choices("julius", 3, plans_imperator.Imperator(plans_imperator.Network(file), 8))
    with in_a_page("julius"):
        assert_same(choices("julius", 3, plans_imperator.Imperator(plans_imperator.Network(file), 8)), native)


def commanded(most: int, tries: int) -> list[Choice]:
    """What JULIUS CAESAR's imperator, with the network that it learned, does for both sides: whole turns, click by click."""
    table, bot, found = Table.new(find_game("julius"), seed=5), find_bot("julius", f"imperator@{tries}"), list[Choice]()
    while len(found) < most and not table.is_over():
        seat = table.deciders()[0]
        found.append(bot.choose(table.view(seat), table.legal(seat), 60.0, len(found)))
        table.act(seat, found[-1].action)
    return found


def assert_same(found: list[Choice], native: list[Choice]) -> None:
    """The same actions for the same reasons. A page's exp and log differ in the last bit, so that among plans of equal worth
    another one may be tried first: then a chance is a little different, and what is done is not.
    """
    assert [(one.action, one.why) for one in found] == [(one.action, one.why) for one in native]
    assert [one.chance for one in found] == pytest.approx([one.chance for one in native], abs=2e-3)


def test_the_trained_network_of_plans_commands_the_same_whole_turns_in_a_page() -> None:
    native = commanded(24, 40)
    assert "end-move" in [choice.action for choice in native]
    with in_a_page("julius"):
        assert_same(commanded(24, 40), native)


@pytest.mark.long
def test_the_trained_network_of_plans_commands_the_same_years_in_a_page() -> None:
    native = commanded(300, 120)
    with in_a_page("julius"):
        assert_same(commanded(300, 120), native)


@pytest.mark.long
@pytest.mark.parametrize("game", SEARCHERS)
def test_searchers_choose_the_same_in_a_page_all_match_long(game: str) -> None:
    native = choices(game, 60)
    with in_a_page(game):
        assert choices(game, 60) == native


def test_the_coach_of_every_game_advises_in_a_page() -> None:
    for game in SEARCHERS:
        table = Table.new(find_game(game), seed=7)
        seat = table.deciders()[0]
        with in_a_page(game):
            advice = find_bot(game, "coach").advise(table.view(seat), table.legal(seat), 0.2, 1)
        assert advice.best[0].action in [choice.action for choice in table.legal(seat)]
