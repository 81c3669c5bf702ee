"""The training loop on the CPU: what it aims at, that its games are the rules', and that it learns. Needs the extra `learn`.

A step of `make prove`, not of `make test`: torch is not among the pinned packages.
"""

import json
import os
import signal
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from some import some
from triumvirate.games import find_game
from triumvirate.games.caesar.encode import OBSERVATION
from triumvirate.games.caesar.rules.made import ACTIONS
from triumvirate.learn import checkpoint
from triumvirate.learn.check import agree
from triumvirate.learn.compiled import perceptron, unpacking
from triumvirate.learn.config import read_config
from triumvirate.learn.experience import OwnFleet, returns
from triumvirate.learn.fleet import Fleet, spread_sets
from triumvirate.learn.fleets import Played, join, seed_of
from triumvirate.learn.improve import NEVER, better_policy
from triumvirate.learn.network import Perceptron, average_into
from triumvirate.learn.plain import write_plain
from triumvirate.learn.ray_fleets import Cluster, RayFleets
from triumvirate.learn.train import Start, train
from triumvirate.learn.weights import read_weights

TINY = str(Path(__file__).parent / "tiny.toml")
TINY_WAR = str(Path(__file__).parent / "tiny-julius.toml")


def test_returns_are_results_or_mixtures_of_what_came_later():
    wins = torch.tensor([[[0.5, 0.5]], [[0.6, 0.4]], [[0.9, 0.1]]])
    ended, results = torch.tensor([[0], [0]]), torch.tensor([[0], [0]])
    both = returns(wins, ended, results, 0.5)
    assert torch.allclose(both[1, 0], torch.tensor([0.9, 0.1]))
    assert torch.allclose(both[0, 0], torch.tensor([0.75, 0.25]))
    ended[0] = 1
    results[0] = -1
    assert torch.equal(returns(wins, ended, results, 0.5)[0, 0], torch.tensor([0.0, 1.0]))


def test_the_better_policy_prefers_what_wins_and_never_what_is_not_legal():
    logits = torch.tensor([[1.0, 1.0, 1.0, NEVER]])
    places, real = torch.tensor([[0, 2, 3]]), torch.tensor([[True, True, False]])
    better = better_policy(logits, places, real, torch.tensor([[0.2, 0.6, 1.0]]), 10.0, 0.2)[0]
    assert better[2] > better[1] > better[0] > 0
    assert better[3] == 0
    assert torch.isclose(better[2] / better[0], torch.tensor(4.0).exp())


def test_forgetting_softens_an_opinion_that_nothing_supports():
    logits = torch.tensor([[5.0, 0.0]])
    places, real, even = torch.tensor([[0, 1]]), torch.tensor([[True, True]]), torch.tensor([[0.5, 0.5]])
    assert better_policy(logits, places, real, even, 10.0, 0.5)[0, 0] < torch.softmax(logits, 1)[0, 0]


def test_sets_get_their_shares_in_stretches():
    config = read_config(TINY)
    spread = spread_sets(config.sets, 100)
    assert np.bincount(spread).tolist() == [50, 25, 25]
    assert (np.diff(spread) >= 0).all()


def test_an_average_moves_towards_the_network():
    ours, theirs = Perceptron(4, 3, 8, 1), Perceptron(4, 3, 8, 1)
    before = (ours.entry.weight - theirs.entry.weight).abs().sum()
    average_into(ours, theirs, 0.5)
    assert torch.isclose((ours.entry.weight - theirs.entry.weight).abs().sum(), before / 2, rtol=1e-4)


@pytest.mark.parametrize("tiny", [TINY, TINY_WAR])
def test_a_fleet_plays_by_the_rules(tiny):
    config = read_config(tiny)
    fleet = Fleet(find_game(config.game), config.sets, 24, 4, config.play.room, torch.device("cpu"), 5)
    assert agree(fleet, config.sets, 12, 45) is None


def test_compiled_text_plays_the_network_as_torch_does(tmp_path):
    network = Perceptron(20, 7, 16, 2)
    for weight in network.parameters():
        torch.nn.init.normal_(weight, std=0.3)
    write_plain(network, tmp_path / "small.npz", {"games": 1})
    weights = read_weights(tmp_path / "small.npz")
    net, shape = np.zeros(weights.numbers, np.float32), np.array(weights.shape)
    unpacking.widen(np.frombuffer(weights.kept["net"].data, np.uint16), net)
    seen = torch.randint(-5, 5, (6, 20), dtype=torch.int8)
    with torch.no_grad():
        expected, chance = network(seen)
    room = np.zeros(3 * 16, np.float32)
    for row, logits, win in some(zip(seen.numpy(), expected.numpy(), chance.numpy(), strict=True)):
        at = perceptron.trunk(row.astype(np.float32), net, shape, room)
        said = [perceptron.opinion(room, net, shape, at, slot) for slot in range(7)]
        assert np.allclose(said, logits, atol=0.05)
        assert abs(perceptron.win_chance(room, net, shape, at) - win) < 0.01


def test_the_exported_network_says_the_same(tmp_path):
    import onnxruntime as ort

    from triumvirate.learn.export import write_onnx

    network = Perceptron(20, 7, 16, 2)
    for weight in network.parameters():
        torch.nn.init.normal_(weight, std=0.3)
        weight.data = weight.data.half().float()
    seen = torch.randint(-5, 5, (6, 20), dtype=torch.int8)
    with torch.no_grad():
        expected, chance = network(seen)
    for as_bytes, near in ((False, 1e-4), (True, 0.05)):
        write_onnx(network, tmp_path / "small.onnx", {"games": 1}, as_bytes)
        policy, win = ort.InferenceSession(str(tmp_path / "small.onnx")).run(None, {"observations": seen.numpy()})
        assert np.abs(policy - expected.numpy()).mean() < near * expected.std()
        assert np.abs(win[:, 0] - chance.numpy()).mean() < near


@pytest.fixture
def cluster(monkeypatch):
    """Two processors of this machine as a Ray cluster."""
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # workers run in this environment; uv makes no other
    ray = pytest.importorskip("ray")
    ray.init("local", num_cpus=2, object_store_memory=100_000_000, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


def same(ours, theirs):
    return all(
        one.games == other.games and all(map(np.array_equal, one.columns, other.columns))
        for one, other in zip(ours, theirs, strict=True)
    )


def test_players_on_a_cluster_play_what_a_fleet_here_plays_also_after_a_fall(cluster):
    config = read_config(TINY)
    config = replace(config, play=replace(config.play, games=30))
    network = Perceptron(OBSERVATION, ACTIONS, 8, 1)

    def here(games, player, begun, rounds):
        torch.manual_seed(begun + rounds)  # what else is drawn here must not matter
        own = OwnFleet(config, network, games, torch.device("cpu"), seed_of(config.seed, begun, player))
        return [
            Played([column.numpy().copy() for column in columns], ended)
            for columns, ended in (own.play(network, n) for n in range(begun, begun + rounds))
        ]

    told = []
    alone = RayFleets(Cluster("auto", players=1), config, network, told.append)
    assert same(here(30, 0, 4, 3), [alone.play(network, n) for n in (4, 5, 6)])
    cluster.kill(alone.players[0])

    both = RayFleets(Cluster("auto", players=2), config, network, told.append)
    first, second = here(15, 0, 0, 3), here(15, 1, 0, 2)
    assert not np.array_equal(first[0].columns[0], second[0].columns[0])
    assert same([join(parts) for parts in zip(first[:2], second, strict=True)], [both.play(network, n) for n in (0, 1)])
    os.kill(cluster.get(both.players[1].__ray_call__.remote(lambda player: os.getpid())), signal.SIGKILL)
    assert same([join([first[2], *here(15, 1, 2, 1)])], [both.play(network, 2)])
    assert told[-1] == "player 1 had died; it began again with fresh games"


@pytest.mark.long
def test_a_minute_of_training_beats_random_play_and_goes_on_where_it_stopped(tmp_path):
    config = read_config(TINY)
    train(config, 1.5, tmp_path, Start(), "cpu")
    first = checkpoint.progress_of(tmp_path / "imperator.pt")
    lines = (tmp_path / "curve.jsonl").read_text().splitlines()
    assert json.loads(lines[-1])["random"] > 0.8
    train(config, 0.6, tmp_path, Start(tmp_path / "imperator.pt"), "cpu")
    assert checkpoint.progress_of(tmp_path / "imperator.pt")["rounds"] > first["rounds"]
