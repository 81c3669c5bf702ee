"""Rows of bytes: the native engine writes them in whole vectors, and they are those that plain Python writes."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from some import some
from triumvirate import envs
from triumvirate.core import engine, native_bits
from triumvirate.games.caesar import glance

EVERYTHING = {"poison": True, "centurions": True, "border_control": True}


@pytest.mark.parametrize("options", [{}, EVERYTHING, {"solo": "hard"}], ids=["base", "expansions", "solo"])
def test_the_native_row_is_the_python_row(options: dict[str, Any]) -> None:
    env = envs.pettingzoo("caesar", **options)
    rng = random.Random(4)
    for seed in range(3):
        env.reset(seed=seed)
        for _ in some(env.agent_iter()):
            seen, _, over, _, _ = env.last()
            state = env.setting.game.layout.from_record(env._cursor.states[0])
            for seat, agent in some(enumerate(env.possible_agents)):
                row = [0] * glance.OBSERVATION
                glance.observe(state, seat, row)
                assert row == env.observe(agent)["observation"].tolist()
            if over:
                break
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@pytest.mark.parametrize("n", [1, 18, 30, 32, 33, 63, 64])
def test_bits_become_bytes(n: int) -> None:
    mask = random.Random(n).getrandbits(n)
    signed = mask - (1 << 64) if mask >> 63 else mask
    plain, fast = [7] * 100, np.full(100, 7, np.int8)
    engine._write_bits(plain, 5, mask, n)
    native_bits.write_bits(fast, 5, signed, n)
    assert plain[: 5 + n] == fast[: 5 + n].tolist()
    assert plain[5 + n :] == [7] * (95 - n)
    assert (fast[5 + (32 if n <= 32 else 64) :] == 7).all()  # further than that nothing is touched


def test_rows_are_copied_exactly() -> None:
    row = np.arange(-20, 20, dtype=np.int8)
    plain, fast = [7] * 40, np.full(40, 7, np.int8)
    engine._write_row(plain, 3, row.tolist(), 11, 19)
    native_bits.write_row(fast, 3, row, 11, 19)
    assert plain == fast.tolist()
