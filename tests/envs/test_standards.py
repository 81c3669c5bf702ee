"""The environments keep the promises of the libraries they speak to: each library's own tests, for every game."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.wrappers import vector as wrappers
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import triumvirate.envs.openspiel
from some import some
from triumvirate import envs
from triumvirate.envs.registered import IDS
from triumvirate.envs.vector_games import VectorGames

EVERYTHING = {"poison": True, "centurions": True, "border_control": True}
SETS: list[tuple[str, dict[str, Any]]] = [
    ("caesar", {}),
    ("caesar", EVERYTHING),
    ("caesar_v1", {"solo": "normal"}),
    ("caesar_mini", {}),
    ("julius", {"tournament": True}),
    ("rubico", {"players": 3}),
    ("rubico", {"players": 7}),
]
every_setting = pytest.mark.parametrize(("name", "options"), SETS)


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """Advice that does not fit: seats keep the book's names, and an observation with a mask is no plain array."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_setting
def test_pettingzoo(name: str, options: dict[str, Any]) -> None:
    api_test(envs.pettingzoo(name, **options), num_cycles=60)
    seed_test(lambda: envs.pettingzoo(name, **options), num_cycles=60)


@every_setting
def test_pettingzoo_parallel(name: str, options: dict[str, Any]) -> None:
    parallel_api_test(envs.parallel(name, **options), num_cycles=60)


@pytest.mark.parametrize("name", ["caesar", "julius", "rubico"])
def test_pictures(name: str) -> None:
    env = envs.pettingzoo(name, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5
    env.render_mode = "svg"
    assert env.render().startswith("<svg")
    render_test(lambda **kwargs: envs.pettingzoo(name, **kwargs), {"svg": lambda drawn: drawn.startswith("<svg")})


@pytest.mark.parametrize(
    ("name", "opponent", "options"),
    [
        ("caesar", "random", {}),
        ("caesar", "tribune", {}),
        ("caesar", "random", {"solo": "hard"}),
        ("rubico", "tribune", {}),
    ],
)
def test_gymnasium(name: str, opponent: str, options: dict[str, Any]) -> None:
    check_env(envs.gymnasium(name, opponent=opponent, **options), skip_render_check=True)


def test_gymnasium_makes_them_by_name_and_version() -> None:
    env = gymnasium.make(
        f"triumvirate.envs.registered:{IDS['caesar']}", opponent="random", poison=True, render_mode="ansi"
    )
    observation, _ = env.reset(seed=4)
    assert IDS["caesar"] == "triumvirate/caesar-v1"
    assert env.observation_space.contains(observation)
    assert env.unwrapped.setting.options["poison"]
    assert len(env.render().splitlines()) > 5
    two = gymnasium.make_vec(IDS["caesar"], num_envs=2, opponent="random")
    seen, _ = two.reset(seed=4)
    assert isinstance(two.unwrapped, VectorGames)
    assert two.step(firsts(seen))[0]["observation"].shape == (2, 569)
    assert gymnasium.make_vec(IDS["caesar_mini"], num_envs=2).unwrapped.batch.opponent == "tribune"


def firsts(seen: dict[str, Any]) -> np.ndarray:
    """The first legal action of every row."""
    return np.array([int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]])


def test_a_vector_environment_is_like_gymnasiums_own() -> None:
    """Beside `SyncVectorEnv`, which is the library's measure of one: spaces, kinds of arrays, what is told of ends."""
    ours = gymnasium.make_vec(IDS["caesar_mini"], num_envs=3, opponent="random")
    theirs = gymnasium.make_vec(
        IDS["caesar_mini"],
        num_envs=3,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP},
        opponent="random",
    )
    for name in ("num_envs", "single_action_space", "single_observation_space", "action_space", "observation_space"):
        assert getattr(ours, name) == getattr(theirs, name), name
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    shown, ended = [each.reset(seed=5)[0] for each in (ours, theirs)], [0, 0]
    for _ in range(8):
        told = [each.step(firsts(seen)) for each, seen in zip((ours, theirs), shown, strict=True)]
        shown = [one[0] for one in told]
        for mine, other in some(zip(told[0][:4], told[1][:4], strict=True)):
            assert type(mine) is type(other)
        for number, (seen, rewards, over, cut, info) in some(enumerate(told)):
            assert theirs.observation_space.contains(seen)
            assert rewards.shape == over.shape == cut.shape == (3,)
            assert over.dtype == cut.dtype == np.bool_
            assert ("final_obs" in info) == ("final_info" in info) == over.any()
            for row in np.flatnonzero(over):
                ended[number] += 1
                assert theirs.single_observation_space.contains(info["final_obs"][row])
                assert info["_final_obs"][row]
                assert isinstance(info["final_info"], dict)
                assert info["_final_info"][row]
            assert all(info["final_obs"][row] is None for row in np.flatnonzero(~over) if over.any())
    assert min(ended) > 0


def test_gymnasiums_checks_of_repetition_hold_for_vectors() -> None:
    """The library's `data_equivalence` on the same seed twice, on another, and on what was handed out before the next step."""
    one, two = (envs.vector("caesar", 4, opponent="playout") for _ in range(2))
    assert data_equivalence(one.reset(seed=8), two.reset(seed=8), exact=True)
    assert not data_equivalence(one.reset(seed=8), two.reset(seed=9))
    two.reset(seed=8)
    shown = one.reset(seed=8)[0]
    kept = copy.deepcopy(shown)
    for _ in range(20):
        actions = one.sample()
        assert np.array_equal(actions, two.sample())
        first, second = one.step(actions), two.step(actions)
        assert data_equivalence(first, second, exact=True)
    assert data_equivalence(shown, kept, exact=True)


def test_gymnasiums_own_wrappers_go_around_them() -> None:
    games: Any = envs.vector("caesar_mini", 3, opponent="random")
    for wrapper in (wrappers.RecordEpisodeStatistics, wrappers.DictInfoToList):
        games = wrapper(games)
    games = wrappers.TransformReward(games, lambda rewards: 2 * rewards)
    seen, infos = games.reset(seed=2)
    assert [info["seat"] in (0, 1) for info in infos] == [True] * 3
    paid = 0.0
    for _ in range(12):
        seen, rewards, over, _, infos = games.step(firsts(seen))
        paid = max(paid, float(np.abs(rewards).max()))
        assert [("episode" in info) for info in infos] == over.tolist()
    assert paid == 2.0


@pytest.mark.parametrize(
    "name", ["caesar", "caesar(poison=true,border_control=true)", "caesar_mini", "rubico(players=3)"]
)
def test_openspiel(name: str) -> None:
    assert triumvirate.envs.openspiel.PREFIX == "triumvirate_"
    pyspiel.random_sim_test(pyspiel.load_game(f"triumvirate_{name}"), num_sims=1, serialize=True, verbose=False)


def test_openspiel_states_and_games_can_be_pickled_and_copied() -> None:
    game = pyspiel.load_game("triumvirate_caesar(poison=true)")
    state = game.new_initial_state()
    rng = np.random.default_rng(3)
    while not state.is_terminal():
        for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()):
            assert (str(twin), twin.history()) == (str(state), state.history())
            assert twin.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))
    again = pickle.loads(pickle.dumps(state))
    assert again.returns() == state.returns()
    assert again.information_state_string(0) == state.information_state_string(0)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_openspiel_julius_plays_to_its_first_cards() -> None:
    state = pyspiel.load_game("triumvirate_julius").new_initial_state()
    rng = np.random.default_rng(2)
    for _ in range(60):
        actions = state.legal_actions()
        state.apply_action(int(rng.choice(actions)))
    assert state.current_player() >= 0
    assert len(state.information_state_tensor(0)) > len(state.observation_tensor(0))
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
