"""A user's program, as type checkers in strict mode read it: nobody runs it, `tests/typed/test_types.py` has it checked."""

from __future__ import annotations

import numpy as np

import triumvirate as tv
from triumvirate import envs
from triumvirate.core.errors import BadRequest
from triumvirate.envs.many import Batch
from triumvirate.envs.many_cuda import CudaGames
from triumvirate.envs.one_seat import OneSeatBatch
from triumvirate.envs.pool import Pool
from triumvirate.envs.protocol import GamesSideBySide
from triumvirate.envs.pure import PureGames


def a_match() -> list[str]:
    """A match held in the hand."""
    match = tv.new("caesar", seed=7, poison=True)
    while not match.is_over:
        match.act(match.legal()[0])
    played = tv.play("rubico", "recruit", seed=1)
    assert tv.load(played.record()).result == played.result
    return [choice.action for choice in tv.new("julius", seed=1).legal("caesar")]


def batches() -> tuple[Batch, OneSeatBatch, CudaGames]:
    """One function, and the kind of batch that each way of asking for one gives."""
    games: Batch = envs.batch("caesar", 1024, seed=7, threads=2)
    learner: OneSeatBatch = envs.batch("caesar", 64, opponent="playout", seat="caesar")
    on_gpu: CudaGames = envs.batch("caesar", 4096, device="cuda", seed=7)
    return games, learner, on_gpu


def loop(games: Batch, steps: int) -> float:
    """The README's loop."""
    games.reset(seed=3)
    paid = 0.0
    for _ in range(steps):
        _observations, rewards, done, _masks = games.step(games.sample())
        paid += float(np.abs(rewards[done]).sum())
    twin = games.clone()
    again = Batch.restore(twin.save())
    games.close()
    return paid + again.games


def anywhere(games: GamesSideBySide[object]) -> int:
    """Written for both devices."""
    games.reset()
    games.step(games.sample())
    return games.games * games.actions


def loops_of_others() -> int:
    """EnvPool's manner, pgx's manner, and Gymnasium's."""
    pool = Pool("caesar", 64, batch_size=16, seed=7)
    pool.async_reset()
    seen, _rewards, _terminated, _truncated, info = pool.recv()
    pool.send(pool.sample(info["env_id"]), info["env_id"])
    pure = PureGames("caesar")
    state = pure.step(pure.init(range(32)), np.zeros(32, np.int64))
    vector = envs.vector("rubico", 8, opponent="random", players=5)
    first, _ = vector.reset(seed=1)
    return len(seen["observation"]) + len(state.rewards) + len(first["action_mask"])


def refused() -> str:
    """What is wrong is said in words."""
    try:
        envs.pettingzoo("chess")
    except BadRequest as why:
        return str(why)
    return ""


if __name__ == "__main__":
    cpu, single, gpu = batches()
    print(a_match(), loop(cpu, 10), anywhere(cpu), anywhere(single), anywhere(gpu), loops_of_others(), refused())
