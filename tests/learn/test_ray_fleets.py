"""Training on a Ray cluster, without torch and without Ray: shares, seeds, joined experience, and what is told."""

import sys
from types import ModuleType

import numpy as np
import pytest

from triumvirate.core.errors import BadRequest
from triumvirate.learn import ray_fleets
from triumvirate.learn.config import Config, PlayConfig
from triumvirate.learn.fleets import Played, join, seed_of, shares
from triumvirate.learn.ray_fleets import Cluster, RayFleets

CONFIG = Config("caesar", (), seed=5, play=PlayConfig(games=7))


class Weights:
    """Stands for a network."""

    def cpu(self):
        return self


class Pupil:
    """Stands for a player: its columns are its games' seeds and the rounds it has played."""

    dies_before = None  # (player's games, rounds)
    compiled = None  # the games of every player that was told to

    def __init__(self, config, games, device):
        self.games, self.device, self.seed = games, device, None

    def ready(self):
        return None

    def compile(self, network):
        self.compiled.append(self.games)

    def play(self, network, rounds, seed):
        begins = self.seed is None or self.dies_before == (self.games, rounds)
        if begins:
            self.seed = seed
        return Played([np.full(self.games, self.seed), np.full((self.games, 2), rounds)], self.games), begins


class Remote:
    """Something of a fake Ray that is called from afar; answers come at once, in a box."""

    def __init__(self, work, box):
        self.remote = lambda *given: box(work(*given))


class Box:
    def __init__(self, answer):
        self.answer = answer


class Actor:
    def __init__(self, pupil):
        self.ready, self.play = Remote(pupil.ready, Box), Remote(pupil.play, Box)
        self.compile = Remote(pupil.compile, Box)


@pytest.fixture
def fake(monkeypatch):
    """As much of Ray as is used here: a cluster of two processors."""
    fake = ModuleType("ray")
    fake.resources, fake.asked = {"CPU": 2.0}, {}
    fake.init = lambda **given: None
    fake.cluster_resources = lambda: fake.resources
    fake.put = lambda weights: weights
    fake.get = lambda refs, timeout=None: [ref.answer for ref in refs] if isinstance(refs, list) else refs.answer
    fake.shutdown = lambda: None

    def remote(**asked):
        fake.asked = asked
        return lambda kind: Remote(kind, Actor)

    fake.remote = remote
    fake.exceptions = ModuleType("ray.exceptions")
    fake.exceptions.RayError = type("RayError", (Exception,), {})
    fake.exceptions.RayTaskError = type("RayTaskError", (fake.exceptions.RayError,), {})
    fake.exceptions.GetTimeoutError = type("GetTimeoutError", (fake.exceptions.RayError,), {})
    fake.exceptions.ActorUnavailableError = type("ActorUnavailableError", (fake.exceptions.RayError,), {})
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setattr(ray_fleets, "RayPlayer", Pupil)
    monkeypatch.setattr(Pupil, "compiled", [])
    return fake


def failing(kind, words="gone\nmore"):
    def fail(*refs, **given):
        raise kind(words)

    return fail


def test_the_games_are_shared_out_whole():
    assert shares(7, 3) == [3, 2, 2]
    assert shares(32768, 1) == [32768]
    assert all(sum(shares(100, players)) == 100 for players in range(1, 101))


def test_every_player_has_seeds_of_its_own_and_the_first_those_of_a_run_without_a_cluster():
    assert seed_of(7, 0, 0) == 7
    assert len({seed_of(7, rounds, player) for rounds in range(20) for player in range(1000)}) == 20_000
    assert seed_of(7, 10**6, 999) < 1 << 32  # the CPU's generator looks at no more


def test_experience_is_joined_column_by_column_in_the_players_order():
    ours = Played([np.array([1, 2], np.int8), np.array([[1.0, 2.0], [3.0, 4.0]], np.float16)], 3)
    theirs = Played([np.array([9], np.int8), np.array([[8.0, 7.0]], np.float16)], 4)
    columns, games = join([ours, theirs])
    assert games == 7
    assert columns[0].tolist() == [1, 2, 9]
    assert columns[1].tolist() == [[1, 2], [3, 4], [8, 7]]
    assert [column.dtype for column in columns] == [np.int8, np.float16]


def test_two_players_play_their_shares_with_their_seeds_round_after_round(fake):
    fleets = RayFleets(Cluster("auto"), CONFIG, Weights(), print)
    assert fake.asked["num_gpus"] == 0
    assert Pupil.compiled == [4, 3], "before the first round, while the learner makes itself ready"
    for rounds in (3, 4):
        columns, games = fleets.play(Weights(), rounds)
        assert games == 7
        assert columns[0].tolist() == [3005] * 4 + [3006] * 3
        assert columns[1].tolist() == [[rounds, rounds]] * 7


def test_a_player_that_died_begins_with_the_seed_of_that_round_and_it_is_told(fake, monkeypatch):
    monkeypatch.setattr(Pupil, "dies_before", (3, 4))
    told = []
    fleets = RayFleets(Cluster("auto", players=2), CONFIG, Weights(), told.append)
    fleets.play(Weights(), 3)
    assert len(told) == 1
    assert fleets.play(Weights(), 4).columns[0].tolist() == [3005] * 4 + [4006] * 3
    assert told[1:] == ["player 1 had died; it began again with fresh games"]


def after(fault, times, get):
    """A `get` whose single answers come only after so many faults."""
    left = [times]

    def wait(refs, timeout=None):
        if isinstance(refs, list) or left[0] == 0:
            return get(refs)
        left[0] -= 1
        raise fault("not now")

    return wait


def test_an_answer_that_takes_long_is_waited_for_and_told(fake):
    fake.get = after(fake.exceptions.GetTimeoutError, 2, fake.get)
    told = []
    columns, _ = RayFleets(Cluster("auto"), CONFIG, Weights(), told.append).play(Weights(), 0)
    assert told[1:] == ["still waiting for player 0"] * 2
    assert columns[0].tolist() == [5] * 4 + [6] * 3


def test_a_player_whose_node_is_lost_is_asked_again_until_patience_ends(fake, monkeypatch):
    monkeypatch.setattr(ray_fleets, "LOST_PAUSE", 0.0)
    get, lost = fake.get, fake.exceptions.ActorUnavailableError
    fake.get = after(lost, 3, get)
    told = []
    fleets = RayFleets(Cluster("auto"), CONFIG, Weights(), told.append)
    assert fleets.play(Weights(), 0).columns[1].tolist() == [[0, 0]] * 7
    assert told[1:] == ["player 0 cannot be reached; it is asked again and again"]
    monkeypatch.setattr(ray_fleets, "LOST_PATIENCE", -1.0)
    fake.get = after(lost, 3, get)
    with pytest.raises(BadRequest, match="The players were lost: not now"):
        fleets.play(Weights(), 1)


def test_players_take_a_gpu_each_where_there_are_any(fake):
    fake.resources = {"CPU": 16.0, "GPU": 3.0}
    fleets = RayFleets(Cluster("auto"), CONFIG, Weights(), print)
    assert (len(fleets.players), fake.asked["num_gpus"]) == (3, 1)
    fleets = RayFleets(Cluster("auto", device="cpu"), CONFIG, Weights(), print)
    assert (len(fleets.players), fake.asked["num_gpus"]) == (7, 0)  # never more players than games


@pytest.mark.parametrize(
    ("cluster", "words"),
    [
        (Cluster("auto", device="cuda"), "The Ray cluster has no GPU: .* or play on processors with --device cpu"),
        (Cluster("auto", players=3), "3 players need a CPU each, and the Ray cluster has 2"),
        (Cluster("127.0.0.1:1"), "No Ray cluster answers at '127.0.0.1:1'"),
    ],
)
def test_a_cluster_that_cannot_do_it_is_refused_in_words(fake, cluster, words):
    with pytest.raises(BadRequest, match=words):
        RayFleets(cluster, CONFIG, Weights(), print)


def test_without_ray_a_cluster_is_refused_in_words(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadRequest, match=r"pip install 'triumvirate\[ray\]'"):
        RayFleets(Cluster("auto"), CONFIG, Weights(), print)


def test_players_that_cannot_start_are_told_in_words(fake):
    fake.get = failing(fake.exceptions.GetTimeoutError)
    with pytest.raises(BadRequest, match="made no room for 2 players within 120 seconds"):
        RayFleets(Cluster("auto"), CONFIG, Weights(), print)
    fake.get = failing(fake.exceptions.RayTaskError, "far away\nModuleNotFoundError: No module named 'torch'")
    with pytest.raises(BadRequest, match=r"cannot play: ModuleNotFoundError: No module named 'torch'\. Every node"):
        RayFleets(Cluster("auto"), CONFIG, Weights(), print)


def test_players_that_are_lost_are_told_in_words_but_a_fault_of_the_play_stays_what_it_is(fake):
    fleets = RayFleets(Cluster("auto"), CONFIG, Weights(), print)
    for kind, place in ((fake.exceptions.RayError, "get"), (BrokenPipeError, "put")):
        before = getattr(fake, place)
        setattr(fake, place, failing(kind))
        with pytest.raises(BadRequest, match=r"The players were lost: gone\. Go on with --resume"):
            fleets.play(Weights(), 0)
        setattr(fake, place, before)
    fake.get = failing(fake.exceptions.RayTaskError)
    with pytest.raises(fake.exceptions.RayTaskError):
        fleets.play(Weights(), 0)
