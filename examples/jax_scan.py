"""CAESAR! in JAX: playing is one `jax.lax.scan` over a batch of games, learning one compiled function around it.

    pip install 'triumvirate[rl]' jax
    python jax_scan.py                                # some minutes
    python jax_scan.py --short                        # seconds
    python jax_scan.py --device cuda                  # with triumvirate[gpu], torch and JAX for CUDA

The rules are no JAX: inside the scan they are called back, in order, on the processor (`io_callback`), whatever device JAX
computes on. Where arrays are only looked at, JAX takes the batch's own memory over by DLPack, without a copy: `look`, with
which the policy is measured. With `--device cuda` the games that measure live on the GPU: what they show reaches JAX there, and
what it chooses reaches them, without leaving it.
"""

from __future__ import annotations

import argparse
import os
import time
from functools import partial
from typing import Any

import numpy as np

from triumvirate import envs

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # the games need some of the GPU's memory too
try:
    import jax
    import jax.numpy as jnp
    from jax.experimental import io_callback
except ImportError:
    jax = None

WIDTH, CURIOSITY, RATE = 128, 0.02, 2e-3
NEVER = -1e9
Params = dict[str, Any]


def network(key: Any, inputs: int, actions: int) -> Params:
    """Weights of one hidden layer with two heads: what to do, and what to expect."""
    first, second = jax.random.split(key)
    return {
        "enter": jax.random.normal(first, (inputs, WIDTH)) / np.sqrt(inputs),
        "offset": jnp.zeros(WIDTH),
        "policy": 0.01 * jax.random.normal(second, (WIDTH, actions)),
        "value": jnp.zeros(WIDTH),
    }


def judge(params: Params, seen: Any, allowed: Any) -> tuple[Any, Any]:
    """Logits of what is legal, and what the seat expects, from -1 to 1."""
    hidden = jnp.tanh(seen.astype(jnp.float32) @ params["enter"] + params["offset"])
    return jnp.where(allowed, hidden @ params["policy"], NEVER), jnp.tanh(hidden @ params["value"])


def stepping(batch: Any) -> Any:
    """A batch's step as something that a compiled function may call: what is seen next, legal next, whose turn, paid, ended."""

    def told() -> tuple[Any, ...]:
        arrays = (batch.observations, batch.masks, batch.seats.astype(np.int32), batch.rewards, batch.done)
        return tuple(np.array(array) for array in arrays)  # copies: the batch writes on

    def step(actions: Any) -> tuple[Any, ...]:
        batch.step(np.asarray(actions))
        return told()

    shapes = tuple(jax.ShapeDtypeStruct(array.shape, array.dtype) for array in told())
    return told, lambda actions: io_callback(step, shapes, actions, ordered=True)


def play(params: Params, step: Any, carry: Any, steps: int) -> tuple[Any, Any]:
    """So many steps of all games, as one scan; what was seen, done and paid, step by step."""

    def one(carry: Any, _: Any) -> tuple[Any, Any]:
        seen, allowed, seats, key = carry
        key, draw = jax.random.split(key)
        actions = jax.random.categorical(draw, judge(params, seen, allowed)[0])
        then, can, turns, paid, ended = step(actions)
        return (then, can, turns, key), (seen, allowed, seats, actions, paid, ended)

    return jax.lax.scan(one, carry, None, length=steps)


def results(seats: Any, paid: Any, ended: Any) -> Any:
    """What each decision came to for the seat that took it, by a scan backwards; NaN where its game has not ended yet."""

    def one(later: Any, at: Any) -> tuple[Any, Any]:
        acted, got, is_over = at
        later = jnp.where(is_over[:, None], got, later)
        return later, jnp.take_along_axis(later, acted[:, None], 1)[:, 0]

    return jax.lax.scan(one, jnp.full(paid.shape[1:], jnp.nan), (seats, paid, ended), reverse=True)[1]


def loss(params: Params, played: Any) -> Any:
    """Results that were better than expected make their actions likelier; some curiosity; the error of what was expected."""
    seen, allowed, seats, actions, paid, ended = played
    came = results(seats, paid, ended)
    known, came = ~jnp.isnan(came), jnp.nan_to_num(came)
    logits, expected = judge(params, seen, allowed)
    logs = jax.nn.log_softmax(logits)
    taken = jnp.take_along_axis(logs, actions[..., None], -1)[..., 0]
    entropy = -(jnp.exp(logs) * jnp.maximum(logs, -100)).sum(-1)
    better = jax.lax.stop_gradient(came - expected)
    each = -better * taken - CURIOSITY * entropy + (came - expected) ** 2
    return (each * known).sum() / jnp.maximum(known.sum(), 1)


def learn(step: Any, steps: int, state: Any, carry: Any) -> tuple[Any, Any, Any]:
    """Play and improve once: all of it is one compiled function."""
    params, first, second, number = state
    carry, played = play(params, step, carry, steps)
    slope = jax.grad(loss)(params, played)
    number += 1
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, slope)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new * new, second, slope)

    def moved(weight: Any, mean: Any, square: Any) -> Any:
        return weight - RATE * (mean / (1 - 0.9**number)) / (jnp.sqrt(square / (1 - 0.999**number)) + 1e-8)

    return (jax.tree.map(moved, params, first, second), first, second, number), carry, played[-1].sum()


def look(array: Any) -> Any:
    """An array of a batch as JAX sees it, in the same memory: to be done with before the next step."""
    return jax.dlpack.from_dlpack(array, copy=False)


def measure(params: Params, games: int, seed: int, device: str) -> float:
    """Points against random play (a draw is half); each seat is ours in half of the games."""
    return measure_on_gpu(params, games, seed) if device == "cuda" else measure_on_cpu(params, games, seed)


def measure_on_cpu(params: Params, games: int, seed: int) -> float:
    """The games are NumPy's arrays."""
    batch = envs.batch("caesar", games, seed=seed)
    batch.reset()
    ours, points = np.arange(games) % 2, np.full(games, np.nan)
    best = jax.jit(lambda seen, allowed: judge(params, seen, allowed)[0].argmax(1))
    while np.isnan(points).any():
        mine = np.array(best(look(batch.observations), look(batch.masks)))
        batch.step(np.where(batch.seats == ours, mine, batch.sample()))
        fresh = batch.done & np.isnan(points)
        points[fresh] = (batch.rewards[np.arange(games), ours][fresh] + 1) / 2
    return float(points.mean())


def measure_on_gpu(params: Params, games: int, seed: int) -> float:
    """The games are torch's tensors on the GPU; nothing of them comes to the processor but the last sum."""
    import torch

    batch = envs.batch("caesar", games, seed=seed, device="cuda")
    batch.reset()
    ours = torch.arange(games, device="cuda") % 2
    points = torch.full((games,), torch.nan, device="cuda")

    @jax.jit
    def best(seen: Any, marks: Any) -> Any:
        return judge(params, seen, marks[:, : batch.actions] != 0)[0].argmax(1)

    shared = [
        look(tensor).unsafe_buffer_pointer() == tensor.data_ptr() for tensor in (batch.observations, batch.padded_masks)
    ]
    print(f"on {torch.cuda.get_device_name()}: JAX sees the games' own memory: {all(shared)}")
    while bool(points.isnan().any()):
        chosen = best(look(batch.observations), look(batch.padded_masks))
        mine = torch.from_dlpack(chosen.block_until_ready())  # the batch writes over what JAX has just read
        batch.step(torch.where(batch.seats == ours, mine.to(torch.int64), batch.sample()))
        paid = (batch.rewards.gather(1, ours[:, None])[:, 0] + 1) / 2
        points = torch.where(batch.done & points.isnan(), paid, points)
    batch.refused()
    return float(points.mean())


def main() -> None:
    """Measure, learn, measure again."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--steps", type=int, default=64, help="of every game in one scan")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--check", type=int, default=400, help="games against random play, before and after")
    parser.add_argument("--device", default="cpu", help="where the games that measure live: cpu or cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--demand", type=float, help="fail unless so many points are won at the end")
    parser.add_argument("--short", action="store_true", help="a run of seconds")
    asked = parser.parse_args()
    if jax is None:
        raise SystemExit("This example needs JAX: pip install jax")
    if asked.short:
        asked.games, asked.steps, asked.rounds, asked.check = 16, 48, 2, 8
    batch = envs.batch("caesar", asked.games, seed=asked.seed)
    batch.reset()
    told, step = stepping(batch)
    key, own = jax.random.split(jax.random.key(asked.seed))
    params = network(own, batch.observations.shape[1], batch.actions)
    nothing = jax.tree.map(jnp.zeros_like, params)
    state, carry = (params, nothing, nothing, 0), (*map(jnp.asarray, told()[:3]), key)
    print(
        f"before: {measure(params, asked.check, 1_000_000, asked.device):.1%} of {asked.check} games against random play"
    )
    improve = jax.jit(partial(learn, step, asked.steps))
    started, ended = time.perf_counter(), 0
    for _ in range(asked.rounds):
        state, carry, fresh = improve(state, carry)
        ended += int(fresh)
    seconds, moves = time.perf_counter() - started, asked.rounds * asked.games * asked.steps
    print(f"{moves:,} moves, {ended:,} games, {seconds:.0f} s with compiling, on {jax.devices()[0].platform}")
    share = measure(state[0], asked.check, 1_000_000, asked.device)
    print(f"after: {share:.1%} of {asked.check} games against random play")
    if asked.demand is not None and share <= asked.demand:
        raise SystemExit(f"not more than {asked.demand:.0%}")


if __name__ == "__main__":
    main()
