"""The fourth engine: Auction as WebAssembly, equal to the other engines after every action, its search included."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from nodes import NODE
from triumvirate.cli.lockstep import Job, compare
from triumvirate.core.errors import TriumvirateError
from triumvirate.core.game import Game
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.in_page import building, files
from triumvirate.in_page.running import Node, One, Seed
from triumvirate.search import Finding, ground
from triumvirate.search.finding import child_of
from triumvirate.search.page_ground import NoSearch, grounds
from triumvirate.search.search import Search
from triumvirate.search.settings import Limit, Settings


@pytest.fixture(autouse=True)
def _its_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIUMVIRATE_NODE", NODE)


@pytest.fixture(scope="module")
def file(auction: Game) -> Path:
    return files.built_file(auction)


@pytest.fixture
def node(file: Path) -> Iterator[Node]:
    with Node(file) as running:
        yield running


def test_every_state_is_equal_after_every_action(file: Path) -> None:
    verdict = compare(Job("auction", ("python", "wasm"), None, 1, 60))
    assert verdict.difference is None
    assert verdict.actions > 600


def test_a_difference_is_found_and_named(file: Path, auction: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    step, field = Node.step, auction.layout.game_fields[0].name

    def slips(self: Node, kind: np.dtype[np.void]) -> tuple[int, np.ndarray]:
        ran, states = step(self, kind)
        states = states.copy()
        states[field][0] += 1
        return ran, states

    monkeypatch.setattr(Node, "step", slips)
    found = compare(Job("auction", ("python", "wasm"), None, 1, 3)).difference
    assert found is not None
    assert (found.action, found.seed, found.field) == (1, 1, field)


def test_rules_are_asked_one_by_one(node: Node, auction: Game) -> None:
    table = Table.new(auction, seed=7)
    state = auction.layout.records([table._state])
    seat = auction.deciding(table._state)[0]
    listed = np.zeros(4096, np.int64)
    count = int(node.call("list_legal", One(state), seat, listed))
    legal = auction.legal(table._state, seat)
    assert listed[:count].tolist() == legal
    assert node.call("count_legal", One(state), seat) == count
    assert node.call("nth_legal", One(state), seat, 1) == legal[1]
    assert node.call("deciders", One(state)) == auction.rules.deciders(table._state)
    assert node.call("refusal", One(state), seat, legal[0]) == 0
    assert node.call("apply", One(state), seat, legal[0]) == 0
    table.act(table.deciders()[0], legal[0])
    assert auction.layout.packed(state)[0].tobytes() == auction.layout.pack(table._state)
    assert node.call("refusal", One(state), seat, legal[0]) == auction.rules.refusal(table._state, seat, legal[0]) != 0
    assert node.call("is_over", One(state)) == 0


def test_the_search_grows_the_same_tree(node: Node, auction: Game) -> None:
    table = Table.new(auction, seed=3)
    seat = table.deciders()[0]
    small = Settings(nodes=2_000, edges=20_000)
    search = Search(auction, table.view(seat), table.legal(seat), 5, small)
    search.think(Limit.steady(300))
    grown = search._growers[0]
    other = Search(auction, table.view(seat), table.legal(seat), 5, small)
    other._sample(len(search._sampled) - len(other._sampled))
    fresh = type(grown)(other._ground.compiled, other.settings, other.seat, grown._seed, None)
    truths = other._truths
    node.call("think", tuple(fresh.tree), truths, truths[:1].copy(), Seed(grown._seed), 0, 300)
    edges = int(grown.tree.counts[1])
    assert edges > 10
    assert fresh.tree.counts.tolist() == grown.tree.counts.tolist()
    assert fresh.tree.edges[:edges].tobytes() == grown.tree.edges[:edges].tobytes()


def test_a_page_finds_what_the_native_engine_finds(node: Node, auction: Game) -> None:
    """The search of a page, without arrays: the same options, visits and line, also after the root has moved."""
    table = Table.new(auction, seed=3)
    seat = table.deciders()[0]
    small = Settings(nodes=2_000, edges=20_000)

    def found() -> tuple[Finding, Finding]:
        search = Search(auction, table.view(seat), table.legal(seat), 5, small)
        first = search.think(Limit.steady(300))
        search._growers[0].move_root(child_of(search._growers[0].tree, 0, search.seat, first.best.index), 7, 11)
        return first, search.finding()

    native = found()
    ground.use(grounds(lambda text: node.memory() if text == auction.text else None))
    try:
        assert found() == native
        with pytest.raises(NoSearch):
            ground.ground_of(find_game("caesar"))
    finally:
        ground.use(None)


def test_whole_games_are_counted_as_on_the_native_engine(node: Node, auction: Game) -> None:
    template = auction.layout.records([auction.prepare(auction.check({}))])
    wins = np.zeros(256, np.int64)
    expected = auction.playout.play_many(template.copy(), template, 11, 25, wins)
    actions, seconds = node.play(template, 11, 25)
    assert actions == expected
    assert seconds > 0


def test_a_file_is_kept_for_exactly_these_rules(file: Path, auction: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "build", lambda *given: pytest.fail("it is there already"))
    assert files.built_file(auction) == file
    monkeypatch.setattr(building, "FEATURES", "+other")
    assert files.file_of(auction) != file


def test_who_cannot_link_or_play_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "linker", lambda: None)
    with pytest.raises(building.NoLinker, match="apt-get install lld"):
        building.build("auction", tmp_path / "file")
    monkeypatch.setenv("TRIUMVIRATE_NODE", "")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(TriumvirateError, match="apt-get install nodejs"):
        Node(tmp_path / "file")


def test_a_game_that_cannot_be_built_says_why(tmp_path: Path) -> None:
    with pytest.raises(TriumvirateError, match=r"could not be built.*There is no game 'nothing'"):
        building.build("nothing", tmp_path / "file")


def test_node_that_ends_early_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken.wasm"
    broken.write_bytes(b"not WebAssembly")
    with Node(broken) as running, pytest.raises(TriumvirateError, match="Node ended before it answered"):
        running.play(np.zeros(1, np.int8), 1, random.Random(1).randrange(1, 9))
