"""Loops that people bring from other libraries: EnvPool's `send` and `recv`, pgx's `init` and `step`."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

import numpy as np
import pytest

from triumvirate.core.errors import BadRequest
from triumvirate.envs.many import Batch
from triumvirate.envs.pool import Pool, Received
from triumvirate.envs.pure import PureGames

# --- EnvPool ------------------------------------------------------------------------------------------------------------


def test_of_several_groups_that_are_ready_the_one_that_was_sent_first_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Pool("caesar_mini", 12, batch_size=4, seed=3)
    submit = pool._threads.submit

    def at_once(work: Callable[[], Received]) -> Future[Received]:
        done = submit(work)
        done.result()
        return done

    monkeypatch.setattr(pool._threads, "submit", at_once)
    pool.async_reset()
    came = []
    for _ in range(7):
        rows = pool.recv()[4]["env_id"]
        came.append(int(rows[0]))
        pool.send(pool.sample(rows), rows)
    pool.close()
    assert came == [0, 4, 8, 0, 4, 8, 0]


def test_a_pool_gives_rows_back_as_they_get_ready() -> None:
    pool = Pool("caesar_mini", 12, batch_size=4, seed=3)
    pool.async_reset()
    steps = np.zeros(len(pool), int)
    for _ in range(90):
        seen, rewards, terminated, truncated, info = pool.recv()
        rows = info["env_id"]
        assert len(rows) == len(rewards) == len(terminated) == len(seen["observation"]) == 4
        assert not truncated.any()
        assert seen["action_mask"].any(axis=1).all()
        actions = pool.sample(rows)
        assert seen["action_mask"][np.arange(4), actions].all()
        pool.send(actions, rows)
        steps[rows] += 1
    pool.close()
    assert steps.min() > 0
    assert steps.sum() == 90 * 4


def test_a_pool_that_waits_for_all_plays_what_its_groups_play_alone() -> None:
    pool = Pool("caesar_mini", 6, batch_size=3, seed=5)
    seeds = np.random.SeedSequence(5).spawn(2)
    alone = [Batch("caesar_mini", 3, seed=int(each.generate_state(1)[0])) for each in seeds]
    seen, _ = pool.reset()
    assert np.array_equal(seen["observation"], np.concatenate([batch.reset()[0] for batch in alone]))
    paid = 0.0
    for _ in range(60):
        actions = np.concatenate([batch.sample() for batch in alone])
        acted = np.concatenate([batch.seats.copy() for batch in alone])
        seen, rewards, terminated, _, info = pool.step(actions)
        for batch, part in zip(alone, np.split(actions, 2), strict=True):
            batch.step(part)
        together = np.concatenate([batch.rewards for batch in alone])
        assert np.array_equal(info["rewards"], together)
        assert np.array_equal(rewards, together[np.arange(6), acted])
        assert np.array_equal(terminated, np.concatenate([batch.done for batch in alone]))
        assert np.array_equal(seen["observation"], np.concatenate([batch.observations for batch in alone]))
        paid += float(np.abs(rewards).sum())
    pool.close()
    assert paid > 0


def test_a_pool_refuses_what_it_cannot_do() -> None:
    with pytest.raises(BadRequest, match="groups of 5"):
        Pool("caesar_mini", 12, batch_size=5)
    pool = Pool("caesar_mini", 4, batch_size=2, seed=1)
    with pytest.raises(BadRequest, match="Nothing is under way"):
        pool.recv()
    pool.async_reset()
    with pytest.raises(BadRequest, match="still under way"):
        pool.async_reset()
    rows = pool.recv()[4]["env_id"]
    with pytest.raises(BadRequest, match="as they were received"):
        pool.send([0], rows[:1])
    with pytest.raises(BadRequest, match="one a row"):
        pool.send([0], rows)
    pool.recv()
    pool.send(np.full(2, pool.single_action_space.n - 1), rows)
    with pytest.raises(BadRequest, match="not legal"):
        pool.recv()
    pool.close()


def test_a_learner_alone_in_a_pool_decides_every_row() -> None:
    pool = Pool("caesar_mini", 4, opponent="random", seed=2)
    pool.reset()
    ended = sum(int(pool.step(pool.sample())[2].sum()) for _ in range(40))
    pool.close()
    assert ended > 0


# --- pgx ----------------------------------------------------------------------------------------------------------------


def test_a_state_is_never_written_over_and_the_same_step_gives_the_same() -> None:
    games = PureGames("caesar_mini")
    first = games.init(np.arange(8))
    kept = first.observation.copy()
    actions = first.legal_action_mask.argmax(axis=1)
    second, again = games.step(first, actions), games.step(first, actions)
    assert np.array_equal(first.observation, kept)
    assert np.array_equal(second.observation, again.observation)
    assert not np.array_equal(second.observation, kept)
    assert np.array_equal(games.init(np.arange(8)).observation, kept)
    assert not np.array_equal(games.init(np.arange(8) + 1).observation, kept)


def test_games_that_are_over_stay_over_and_pay_once() -> None:
    games = PureGames("caesar_mini")
    chance, state = np.random.default_rng(4), games.init(chance_keys(16))
    paid = np.zeros((16, games.num_players))
    ends: dict[int, bytes] = {}
    for _ in range(400):
        weights = chance.random(state.legal_action_mask.shape) * state.legal_action_mask
        state = games.step(state, weights.argmax(axis=1))
        paid += state.rewards
        for row in np.flatnonzero(state.terminated):
            assert ends.setdefault(int(row), state.observation[row].tobytes()) == state.observation[row].tobytes()
            assert state.legal_action_mask[row].all()
        if state.terminated.all():
            break
    assert state.terminated.all()
    assert not games.step(state, np.zeros(16, int)).rewards.any()
    assert np.abs(paid).max() <= 1
    assert np.array_equal(paid.sum(axis=1), np.zeros(16))


def test_with_auto_reset_another_game_begins() -> None:
    games = PureGames("caesar_mini", auto_reset=True)
    state, ended = games.init(chance_keys(4)), 0
    for _ in range(120):
        state = games.step(state, state.legal_action_mask.argmax(axis=1))
        ended += int(state.terminated.sum())
        assert not state.legal_action_mask.all(axis=1).any()
    assert ended > 4


def chance_keys(games: int) -> np.ndarray:
    """Keys as JAX's older kind has them: two words a row."""
    return np.random.default_rng(1).integers(0, 1 << 32, (games, 2), dtype=np.uint32)


def test_keys_of_another_kind_are_refused() -> None:
    for keys in ([], [0.5], np.zeros((1, 1, 1), int)):
        with pytest.raises(BadRequest, match="takes keys"):
            PureGames("caesar_mini").init(keys)
