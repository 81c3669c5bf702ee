"""The schema of every observation is true: places, bounds, and which facts of the state move which numbers."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from some import some
from triumvirate import envs
from triumvirate.core.features import Features
from triumvirate.envs.catalogue import find_setting
from triumvirate.envs.cursor import Cursor

EVERYTHING = {"poison": True, "centurions": True, "border_control": True, "stuck": "lose"}
SETS: dict[str, list[dict[str, Any]]] = {
    "caesar": [{}, EVERYTHING, {"solo": "hard"}, {"solo": "easy", "harder": True}],
    "caesar_mini": [{}],
    "julius": [
        {"max_2_events": True, "levy_after_long_march": False},
        {"setup": "free", "final_tie": "caesar", "tournament": True},
    ],
    "rubico": [
        {"players": 3, "backward": True},
        {"players": 5, "minerva_mode": "set_aside", "senate_set": "X_4_3_J"},
        {"players": 7, "track": "short_march", "open_after_end": False},
    ],
}
GAMES = {"caesar": 6, "caesar_mini": 4, "julius": 2, "rubico": 3}  # of each set
all_games = pytest.mark.parametrize("name", SETS)


@cache
def played(name: str) -> tuple[Any, list[Any], list[Any]]:
    """States of random games from beginning to end, and what every seat observes in them."""
    rng = np.random.default_rng(5)
    states, rows = [], []
    for options in SETS[name]:
        cursor = Cursor(find_setting(name, options))
        for seed in range(GAMES[name]):
            cursor.start(seed)
            while True:
                states.append(cursor.states.copy())
                rows += [cursor.observe(seat) for seat in range(len(cursor.setting.seats))]
                if cursor.is_over():
                    break
                cursor.step(cursor.choose(rng))
    return cursor.stepping, states, rows


@all_games
def test_every_place_belongs_to_one_feature_and_keeps_its_bounds(name: str) -> None:
    features = find_setting(name, {}).features
    stepping, _, rows = played(name)
    assert sorted(place for feature in features for place in feature.places()) == list(range(stepping.OBSERVATION))
    assert len({feature.name for feature in features}) == len(features)
    low, high = (np.array(bound) for bound in features.bounds())
    seen = np.array(rows)
    wrong = {features.at(int(place)).name for place in np.flatnonzero(((seen < low) | (seen > high)).any(axis=0))}
    assert not wrong


def changed(state: Any, other: Any, field: str) -> Any:
    """A copy of a state with one field as in another; of rows only what is there in both, turned round where they are equal.

    What is 0 in both becomes 1, which every field may be: some things are rare in random games.
    """
    twin = state.copy()
    there, given = state[0][field], other[0][field]
    if not np.any(there) and not np.any(given):
        given = np.ones_like(there)
    elif np.ndim(there):
        if np.array_equal(there, given):
            given = np.roll(there, 1)
        given = np.where((there < 0) | (given < 0), there, given)
    twin[0][field] = given
    return twin


def moves_of(name: str, features: Features, trials: int) -> dict[str, set[str]]:
    """Change fields of states one at a time, rare values as often as common ones: which features moved, by field."""
    stepping, states, _ = played(name)
    owner = [""] * features.size
    for feature in features:
        for place in feature.places():
            owner[place] = feature.name
    fields: tuple[str, ...] = states[0].dtype.names
    by_value = {field: list({state[0][field].tobytes(): state for state in states}.values()) for field in fields}
    rng = random.Random(3)
    before, after = (np.empty(features.size, stepping.DTYPE) for _ in range(2))
    moved: dict[str, set[str]] = {field: set() for field in fields}
    for _ in range(trials):
        state, seat = (
            rng.choice(by_value[rng.choice(fields)]),
            rng.randrange(2),
        )  # every game here has two seats at least
        stepping.look(state, seat, before)
        for field in fields:
            stepping.look(changed(state, rng.choice(by_value[field]), field), seat, after)
            moved[field] |= {owner[place] for place in np.flatnonzero(before != after)}
    return moved


@pytest.mark.parametrize("name", ["caesar", "julius", "rubico"])
def test_a_fact_moves_its_features_and_no_others(name: str) -> None:
    features = find_setting(name, {}).features
    moved = moves_of(name, features, trials=500)
    for field, names in some(moved.items()):
        told = {feature.name for feature in features if field in feature.made_of}
        assert names <= told, (field, names - told)
    fields = {field for feature in features for field in feature.made_of}
    assert fields <= set(moved)
    never = {feature.name for feature in features if feature.made_of} - set().union(*moved.values())
    assert not never


def test_spaces_have_the_bounds_and_environments_the_features() -> None:
    env = envs.pettingzoo("caesar")
    token = env.features.named("spaces.token")
    box = env.observation_space("caesar")["observation"]
    assert (box.high[token.place("SD-SC")], box.low[token.first]) == (19, 0)
    assert env.features.at(token.first + 3) is token
    for other in (envs.parallel("caesar"), envs.gymnasium("caesar"), envs.vector("caesar", 2), envs.batch("caesar", 2)):
        assert other.features is env.features
    with pytest.raises(KeyError, match=r"spaces\.nothing"):
        env.features.named("spaces.nothing")


def test_a_critic_sees_what_all_seats_know() -> None:
    env, batch = envs.pettingzoo("caesar"), envs.batch("caesar", 2, threads=2)
    batch.reset()
    env.reset(seed=int(batch._seeds[1]))
    known = np.concatenate([env.observe(agent)["observation"] for agent in env.possible_agents])
    assert np.array_equal(env.state(), known)
    assert env.state_space.contains(env.state())
    assert np.array_equal(batch.state()[1], known)
    both = envs.parallel("caesar")
    both.reset(seed=int(batch._seeds[1]))
    assert np.array_equal(both.state(), known)


def test_a_history_is_what_the_seat_noticed_and_did() -> None:
    env, rng = envs.pettingzoo("rubico", players=3), np.random.default_rng(4)
    env.reset(seed=2)
    acted = []
    for agent in env.agent_iter(60):
        action = int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"])))
        acted += [(env.last()[0]["observation"], action)] if agent == "p2" else []
        env.step(action)
    told = env.history("p2")
    own = np.flatnonzero(told.actions >= 0)
    assert told.actions[own].tolist() == [action for _, action in acted]
    assert np.array_equal(told.observations[own], [row for row, _ in acted])
    assert np.array_equal(told.observations[-1], env.observe("p2")["observation"])
    assert len(own) < len(told.actions) < 61  # it noticed others too, and not all that they did
    twin = env.clone()
    twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[0]))
    assert np.array_equal(env.history("p2").observations, told.observations)
