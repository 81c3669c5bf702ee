"""One learner a game: the opponents play between its decisions, and every row is the learner's own."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from some import some
from triumvirate import envs
from triumvirate.core.compiled.generator import below
from triumvirate.core.errors import BadRequest
from triumvirate.envs.catalogue import find_setting
from triumvirate.envs.one_seat import OneSeatBatch
from triumvirate.envs.vector_games import VectorGames
from triumvirate.games.caesar import glance


class ByHand:
    """The same game on the python engine, step by step, with opponents that play at random."""

    def __init__(self, name: str, seed: int, own: list[int], **options: Any) -> None:
        self.setting = find_setting(name, options)
        self.rules = self.setting.game.rules
        self.state = self.setting.game.layout.from_record(self.setting.template[0])
        self.state.rng_seed, self.state.rng_count = seed, 0
        self.setting.begin(self.state)
        self.seat = own[below(self.state, len(own))] if len(own) > 1 else own[0]
        self.let_others_play()

    def let_others_play(self) -> None:
        while self.deciding() not in (None, self.seat):
            seat = self.deciding()
            legal = self.setting.game.legal(self.state, seat)
            self.rules.apply(self.state, seat, legal[below(self.state, len(legal))])

    def deciding(self) -> int | None:
        seats = self.rules.deciders(self.state)
        return None if seats == 0 else (seats & -seats).bit_length() - 1

    def row(self) -> list[int]:
        row = [0] * glance.OBSERVATION
        glance.observe(self.state, self.seat, row)
        return row


@pytest.mark.parametrize(
    ("own", "seat", "options"),
    [([0, 1], None, {"poison": True}), ([1], "pompey", {}), ([0], None, {"solo": "easy"})],
    ids=["either", "pompey", "solo"],
)
def test_the_games_are_those_of_the_python_engine(own: list[int], seat: str | None, options: dict[str, Any]) -> None:
    batch = envs.batch("caesar", 3, seed=5, opponent="random", seat=seat, **options)
    batch.reset()
    games = [ByHand("caesar", int(seed), own, **options) for seed in batch._seeds]
    ended = 0
    for _ in range(30):
        actions = batch.sample()
        for row, game in some(enumerate(games)):
            assert batch.seats[row] == game.seat
            assert batch.observations[row].tolist() == game.row()
            assert np.flatnonzero(batch.masks[row]).tolist() == sorted(game.setting.game.legal(game.state, game.seat))
            game.rules.apply(game.state, game.seat, int(actions[row]))
            game.let_others_play()
        batch.step(actions)
        for row, game in some(enumerate(games)):
            assert batch.done[row] == (game.deciding() is None)
            if batch.done[row]:
                ended += 1
                won = game.rules.winners(game.state)
                assert batch.rewards[row].tolist() == [1.0 if won >> seat & 1 else -1.0 for seat in range(2)]
                assert batch.final_observations[row].tolist() == game.row()
                games[row] = ByHand("caesar", int(batch._seeds[row]), own, **options)
    assert ended >= 3


def test_it_is_gymnasiums_vector_with_the_learners_reward_alone() -> None:
    games = envs.vector("caesar", 4, opponent="playout")
    assert isinstance(games, gymnasium.vector.VectorEnv)
    assert games.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    counted = RecordEpisodeStatistics(games)
    seen, info = counted.reset(seed=3)
    ended = 0
    for _ in range(40):
        learner = info["seat"]
        assert games.observation_space.contains(seen)
        seen, rewards, over, cut, info = counted.step(games.sample())
        assert np.array_equal(rewards, info["rewards"][np.arange(4), learner])
        assert ((rewards != 0) <= over).all()
        assert not cut.any()
        assert ("final_obs" in info) == over.any() == ("episode" in info)
        ended += int(over.sum())
    assert ended > 4
    assert {0, 1} == set(
        np.concatenate([envs.vector("caesar", 30, opponent="random").reset(seed=1)[1]["seat"]]).tolist()
    )


def test_a_bot_that_is_not_compiled_is_asked_game_by_game() -> None:
    told = []
    for _ in range(2):
        batch = envs.batch("caesar", 2, seed=8, opponent="tribune", seat="pompey", threads=2)
        batch.reset()
        rows = []
        for _ in range(20):
            assert batch.seats.tolist() == [1, 1]
            batch.step(batch.sample())
            rows.append(batch.observations.copy())
        batch.close()
        told.append(rows)
    assert np.array_equal(told[0], told[1])
    against_random = envs.batch("caesar", 2, seed=8, opponent="random", seat="pompey")
    assert not np.array_equal(against_random.reset()[0], told[0][0])


COPIES: list[Callable[[Any], Any]] = [
    lambda batch: pickle.loads(pickle.dumps(batch)),
    copy.deepcopy,
    OneSeatBatch.clone,
    lambda batch: OneSeatBatch.restore(batch.save()),
]


@pytest.mark.parametrize("twin_of", COPIES, ids=["pickle", "deepcopy", "clone", "restore"])
def test_a_copy_goes_on_alike(twin_of: Callable[[Any], Any]) -> None:
    batch = envs.batch("caesar", 5, seed=2, opponent="playout", threads=2)
    batch.reset()
    for _ in range(7):
        batch.step(batch.sample())
    twin = twin_of(batch)
    for _ in range(20):
        actions = batch.sample()
        batch.step(actions)
        twin.step(actions)
        assert np.array_equal(twin.observations, batch.observations)
        assert np.array_equal(twin.seats, batch.seats)


def test_a_vector_is_saved_and_restored() -> None:
    games, other = (envs.vector("caesar", 3, opponent="random") for _ in range(2))
    games.reset(seed=4)
    games.step(games.sample())
    seen, info = other.restore(games.save())
    assert np.array_equal(seen["observation"], games.batch.observations)
    assert info["seed"][0] == 4
    actions = games.sample()
    assert np.array_equal(other.step(actions)[0]["observation"], games.step(actions)[0]["observation"])
    with pytest.raises(BadRequest, match="other games"):
        envs.vector("caesar", 4, opponent="random").restore(games.save())


def test_nothing_at_all_has_moved_when_an_action_is_refused() -> None:
    batch = envs.batch("caesar", 4, opponent="random")
    batch.reset()
    before, actions = batch.save(), batch.sample()
    actions[2] = int(np.flatnonzero(~batch.masks[2])[0])
    with pytest.raises(BadRequest, match=r"of row 2 is not legal;"):
        batch.step(actions)
    assert np.array_equal(OneSeatBatch.restore(before)._states, batch._states)


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: envs.vector("julius", 2, opponent="playout"), "no policy for playouts"),
        (lambda: envs.vector("caesar", 2, opponent="nobody"), "no bot 'nobody'"),
        (lambda: envs.vector("caesar", 2, opponent="random", seat="crassus"), "no seat 'crassus'"),
        (lambda: envs.vector("caesar", 2, seat="caesar"), "name an `opponent`"),
        (lambda: envs.batch("caesar", 2, device="cuda", opponent="random"), "every seat is yours"),
        (
            lambda: envs.vector("caesar", 2, opponent="random").reset(options={"poison": True}),
            "when the environment is made",
        ),
    ],
)
def test_what_cannot_be_had_is_said(make: Callable[[], VectorGames], told: str) -> None:
    with pytest.raises(BadRequest, match=told):
        make()


def test_the_arrays_can_be_taken_over_without_a_copy() -> None:
    batch = envs.batch("caesar", 3, opponent="random")
    for holder in (batch, batch.clone(), OneSeatBatch.restore(batch.save())):
        for array in (holder.observations, holder.masks, holder.rewards, holder.done, holder.seats):
            assert array.ctypes.data % 64 == 0
            assert np.shares_memory(np.from_dlpack(array), array)
