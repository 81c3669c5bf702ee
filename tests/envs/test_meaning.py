"""What the environments give means what the rules say: the same games, nothing hidden told, clones that go their own way."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

import triumvirate as tv
import triumvirate.envs.openspiel
from some import some
from triumvirate import envs
from triumvirate.core.errors import BadRequest
from triumvirate.core.view import View
from triumvirate.envs.catalogue import find_setting
from triumvirate.envs.pool import Pool
from triumvirate.envs.pure import PureGames

SETS: list[tuple[str, dict[str, Any]]] = [
    ("caesar", {"poison": True, "centurions": True, "border_control": True}),
    ("caesar", {"solo": "hard"}),
    ("caesar_mini", {}),
    ("julius", {}),
    ("julius", {"setup": "free"}),
    ("rubico", {"players": 3}),
    ("rubico", {"players": 5}),
    ("rubico", {"players": 7}),
]


def play(env: Any, seed: int) -> list[tuple[str, int]]:
    """A random episode; who did what."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    told = []
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        action = None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        told.append((agent, action))
        env.step(action)
    return told


@pytest.mark.parametrize(("name", "options"), SETS)
def test_observations_are_functions_of_the_view(name: str, options: dict[str, Any]) -> None:
    setting = find_setting(name, options)
    game, stepping = setting.game, setting.stepping
    env = envs.pettingzoo(name, **options)
    env.reset(seed=5)
    rng = random.Random(5)
    compared = 0
    for step in range(160):
        seen, _, over, _, _ = env.last()
        if over:
            env.reset(seed=step)
            continue
        if step % 4 == 0:
            for seat, agent in enumerate(setting.seats):
                view = setting.view(env._cursor.states[0], seat)
                other = game.layout.records([game.knowledge.determinize(view, rng)])
                row = np.empty(stepping.OBSERVATION, stepping.DTYPE)
                stepping.look(other, seat, row)
                assert np.array_equal(row, env.observe(agent)["observation"]), (step, agent)
                compared += 1
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert compared >= 60


@pytest.mark.parametrize(("name", "options"), [(name, options) for name, options in SETS if name != "caesar_mini"])
def test_a_view_from_a_pipe_has_the_row_of_the_environment(name: str, options: dict[str, Any]) -> None:
    """What a program is asked with is enough for an agent that has learned in an environment."""
    env = envs.pettingzoo(name, **options)
    env.reset(seed=9)
    rng = random.Random(9)
    for _ in range(24):
        seen, _, over, _, _ = env.last()
        if over:
            break
        for seat, agent in some(enumerate(env.setting.seats)):
            view, told = env.setting.view(env._cursor.states[0], seat), env.observe(agent)["observation"]
            for given in (view, json.loads(json.dumps(view.to_json()))):
                row = envs.observe(given)
                assert row.dtype == told.dtype
                assert np.array_equal(row, told)
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    with pytest.raises(BadRequest, match="spectator"):
        envs.observe(env.setting.view(env._cursor.states[0], None))


def test_a_program_that_has_nothing_but_the_view_as_json_observes_it() -> None:
    """In a process that has loaded no game yet."""
    told = json.dumps(tv.new("caesar", seed=3).view("caesar").to_json())
    asked = "import json, sys; from triumvirate import envs; print(envs.observe(json.load(sys.stdin)).tolist())"
    row = subprocess.run([sys.executable, "-c", asked], input=told, capture_output=True, text=True, check=True).stdout
    assert json.loads(row) == envs.observe(tv.new("caesar", seed=3).view("caesar")).tolist()


@pytest.mark.parametrize(("name", "options"), SETS)
def test_masks_are_the_rules_legal_list(name: str, options: dict[str, Any]) -> None:
    setting = find_setting(name, options)
    env = envs.pettingzoo(name, **options)
    env.reset(seed=3)
    rng = random.Random(3)
    for _ in range(40):
        seen, _, over, _, _ = env.last()
        if over:
            break
        seat = setting.seats.index(env.agent_selection)
        listed = [action.index for action in setting.legal(env._cursor.states[0], seat)]
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(listed)
        env.step(rng.choice(listed))


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    env = envs.pettingzoo("caesar")
    assert play(env, 8) == play(env, 8)
    assert play(env, 8) != play(env, 9)


def test_a_clone_goes_its_own_way() -> None:
    env = envs.pettingzoo("caesar", poison=True)
    env.reset(seed=4)
    for _ in range(4):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    twin = env.clone()
    before = env.last()[0]["observation"].copy()
    while not twin.last()[2]:
        twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[-1]))
    assert np.array_equal(env.last()[0]["observation"], before)
    assert not env.terminations["caesar"]
    assert twin.terminations["caesar"]


def test_what_was_observed_stays_as_it_was() -> None:
    env = envs.pettingzoo("caesar", poison=True)
    env.reset(seed=6)
    kept = []
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        kept.append((seen, {part: row.copy() for part, row in seen.items()}))
        if over:
            break
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert len(kept) > 20
    for seen, then in kept:
        assert all(np.array_equal(seen[part], then[part]) for part in then)


def test_a_space_samples_with_the_mask_as_it_is() -> None:
    env = envs.pettingzoo("caesar")
    env.reset(seed=6)
    seen = env.last()[0]
    space = env.action_space(env.agent_selection)
    assert env.observation_space(env.agent_selection).contains(seen)
    drawn = []
    for mask in (seen["action_mask"], seen["action_mask"].astype(np.int8)):
        space.seed(3)
        drawn.append([int(space.sample(mask)) for _ in range(20)])
    assert drawn[0] == drawn[1]
    assert all(seen["action_mask"][action] for action in drawn[0])


def test_agents_are_asked_at_most_so_often() -> None:
    env = envs.pettingzoo("caesar")
    env.reset(seed=6)
    asked = 0
    for _ in env.agent_iter(5):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        asked += 1
    assert asked == 5


ILLEGAL = (1801, -1, 10**6)  # never a first action of CAESAR!, and no actions at all


@pytest.mark.parametrize("wrong", ILLEGAL)
def test_an_illegal_action_is_refused_by_its_name_everywhere_and_changes_nothing(wrong: int) -> None:
    aec, parallel, vector = envs.pettingzoo("caesar"), envs.parallel("julius"), envs.vector("caesar", 2)
    pool, pure = Pool("caesar", 2, seed=1), PureGames("caesar")
    for env in (aec, parallel, vector):
        env.reset(seed=1)
    pool.reset()
    state = pyspiel.load_game("triumvirate_caesar").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    seen, told, first = aec.last()[0]["observation"], parallel._observations(), pure.init([1, 2])
    legal = int(np.flatnonzero(told["caesar"]["action_mask"])[0])
    before, spiel = vector.batch._states.copy(), str(state)
    steps: list[Callable[[], object]] = [
        lambda: aec.step(wrong),
        lambda: parallel.step({"caesar": legal, "pompeius": wrong}),
        lambda: parallel.step({"caesar": wrong, "pompeius": legal}),
        lambda: vector.step(np.array([wrong, wrong])),
        lambda: pool.step(np.array([wrong, wrong])),
        lambda: pure.step(first, [wrong, wrong]),
    ]
    if wrong >= 0:  # OpenSpiel itself refuses the others
        steps.append(lambda: state.apply_action(wrong))
    for step in some(steps):
        with pytest.raises(BadRequest, match=rf"Action {wrong}\b.* not legal"):
            step()
    pool.close()
    assert np.array_equal(aec.last()[0]["observation"], seen)
    assert str(state) == spiel
    assert (vector.batch._states == before).all()
    for agent, again in some(parallel._observations().items()):
        assert np.array_equal(again["observation"], told[agent]["observation"])
        assert np.array_equal(again["action_mask"], told[agent]["action_mask"])


def test_in_the_one_environment_that_must_go_on_an_illegal_action_costs_the_game() -> None:
    env = envs.gymnasium("caesar", opponent="random")
    env.reset(seed=1)
    assert env.step(ILLEGAL[0])[1:] == (-1.0, True, False, {"refused": ILLEGAL[0]})
    assert not env.action_masks().any()
    with pytest.raises(BadRequest, match="has ended"):
        env.step(0)


def test_names_and_options_are_checked() -> None:
    with pytest.raises(BadRequest, match="caesar_v1"):
        envs.pettingzoo("caesar_v9")
    with pytest.raises(Exception, match="no option"):
        envs.pettingzoo("caesar", poisons=True)


def test_a_batch_plays_the_same_games_as_one_by_one() -> None:
    checked = 0
    batch = envs.batch("caesar", 16, seed=2, threads=2)
    batch.reset()
    singles = [envs.pettingzoo("caesar") for _ in range(16)]
    for row, env in enumerate(singles):
        env.reset(seed=int(batch._seeds[row]))
    running = set(range(16))
    for _ in range(60):
        actions = batch.sample()
        for row in sorted(running):
            env = singles[row]
            seen = env.last()[0]
            assert np.array_equal(seen["observation"], batch.observations[row])
            assert np.array_equal(seen["action_mask"], batch.masks[row])
            env.step(int(actions[row]))
        batch.step(actions)
        for row in sorted(running):
            env = singles[row]
            assert batch.done[row] == env.terminations["caesar"]
            if batch.done[row]:
                checked += 1
                assert batch.rewards[row].tolist() == [env._cumulative_rewards[seat] for seat in ("caesar", "pompey")]
                running.discard(row)
    assert not running
    assert checked


def test_a_batch_refuses_what_is_not_legal() -> None:
    batch = envs.batch("caesar", 8)
    batch.reset()
    actions = batch.sample()
    actions[3] = int(np.flatnonzero(~batch.masks[3])[0])
    with pytest.raises(BadRequest, match=r"of row 3 is not legal;"):
        batch.step(actions)


def test_simultaneous_deciders_act_in_one_step() -> None:
    env = envs.parallel("julius")
    seen, _ = env.reset(seed=1)
    actions = {agent: int(np.flatnonzero(told["action_mask"])[0]) for agent, told in seen.items()}
    assert all(action != env.wait for action in actions.values())  # both choose a card in secret
    _, _, _, _, infos = env.step(actions)
    assert all(not info["dropped"] for info in infos.values())


def test_an_openspiel_sample_looks_the_same_to_its_seat() -> None:
    checked = 0
    game = pyspiel.load_game("triumvirate_caesar(poison=true,border_control=true)")
    rng = random.Random(6)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            checked += 1
            seat = state.current_player()
            twin = state.resample_from_infostate(seat, rng.random)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
    assert checked


@pytest.mark.long
def test_the_mini_board_is_solved_exactly() -> None:
    game = pyspiel.load_game("triumvirate_caesar_mini")
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert 0.47 < uniform < 0.49


def test_mini_views_are_those_of_caesar() -> None:
    setting = find_setting("caesar_mini", {})
    env = envs.pettingzoo("caesar_mini")
    env.reset(seed=1)
    view = setting.view(env._cursor.states[0], 0)
    assert isinstance(view, View)
    assert len(view.plain_facts()["hand"]) == 2
    assert play(env, 1)[-1][1] is None
