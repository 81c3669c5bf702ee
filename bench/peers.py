"""How fast other people's game engines play random legal moves on one core.

Every peer plays whole games with a fresh start after each, in the quickest way its public
interface offers, so that a comparison with our engines never rests on a slow loop of ours.
Rates are wall time: close other programs first, or trust only the ratios within one run.

    python bench/peers.py --json .bench/peers.json
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

FROM_PYTHON = "driven one by one from Python"
INSIDE = "inside the engine"

PGX_BATCH = 1024
PGX_STEPS = 128

ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}

Play = Callable[[], int]
"""Plays for a short while (one game, or one batch) and returns the number of moves made."""

T = TypeVar("T")


@dataclass(frozen=True)
class Peer:
    """An engine to measure; `prepare` imports it, so that a missing one is only skipped."""

    name: str
    group: str
    package: str
    note: str
    prepare: Callable[[], Play]


@dataclass(frozen=True)
class Result:
    """One row of the JSON file. `low` and `high` are the slowest and fastest repetition."""

    name: str
    group: str
    moves_per_s: float
    low: float
    high: float
    note: str
    version: str


# --- the peers ---------------------------------------------------------------------------


def pick(choices: Sequence[T]) -> T:
    """A uniform choice; `random.choice` is unbiased to the last bit but takes 1.6 times as long."""
    return choices[int(random.random() * len(choices))]


def open_spiel_game(name: str) -> Play:
    """A game without chance from OpenSpiel."""
    import pyspiel

    game: Any = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(pick(state.legal_actions()))
            moves += 1
        return moves

    return play


def open_spiel_dice_game(name: str) -> Play:
    """A game with chance nodes from OpenSpiel: the dice are sampled but are not moves."""
    import pyspiel

    game: Any = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(pick(state.legal_actions()))
                moves += 1
        return moves

    return play


def pettingzoo_connect_four(maker: str) -> Play:
    """PettingZoo's turn-by-turn (AEC) loop; `maker` is `env` (with wrappers) or `raw_env`."""
    from pettingzoo.classic import connect_four_v3

    env: Any = getattr(connect_four_v3, maker)()

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(pick(observation["action_mask"].nonzero()[0].tolist()))
            moves += 1
        return moves

    return play


def catanatron_four_players() -> Play:
    """Catanatron's own loop and random player; `Game` seeds the shared generator itself."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)

    def play() -> int:
        game: Any = Game([RandomPlayer(color) for color in colors])
        moves = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            moves += 1
        return moves

    return play


def python_chess() -> Play:
    """python-chess, ended by the cheap tests only: `is_game_over` would list the moves again."""
    import chess

    def play() -> int:
        board: Any = chess.Board()
        moves = 0
        while board.halfmove_clock < 100 and not board.is_insufficient_material():
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(pick(legal))
            moves += 1
        return moves

    return play


def pgx_game(name: str, batch: int = PGX_BATCH) -> Play:
    """Pgx, compiled: `batch` games side by side, `PGX_STEPS` moves each in every call."""
    import jax

    roll = jax.jit(pgx_rollout(name, batch))
    keys = iter_keys(jax)
    states = pgx_fresh_states(name, batch, next(keys))

    def play() -> int:
        nonlocal states
        states = jax.block_until_ready(roll(states, next(keys)))
        return batch * PGX_STEPS

    return play


def iter_keys(jax: Any) -> Any:
    """An endless stream of random keys."""
    key = jax.random.key(1)
    while True:
        key, fresh = jax.random.split(key)
        yield fresh


def pgx_fresh_states(name: str, batch: int, key: Any) -> Any:
    """A batch of games at their start."""
    import jax
    import pgx

    init = jax.vmap(pgx.make(name).init)
    return jax.jit(init)(jax.random.split(key, batch))


def pgx_rollout(name: str, batch: int) -> Callable[[Any, Any], Any]:
    """A scan of random legal steps where finished games start again at once.

    Starting from states made beforehand is about a tenth faster than Pgx's own `auto_reset`,
    and one random number a move faster than its usual `categorical`: Pgx gets both. Games with
    chance in a step (backgammon's dice) need a key there.
    """
    import jax
    import jax.numpy as jnp
    import pgx

    rolls_dice = name == "backgammon"
    step = jax.vmap(pgx.make(name).step)
    fresh = pgx_fresh_states(name, batch, jax.random.key(0))

    def pick_legal(key: Any, mask: Any) -> Any:
        nth = jnp.floor(jax.random.uniform(key, (batch,)) * mask.sum(axis=-1))
        return jnp.argmax(mask.cumsum(axis=-1) > nth[:, None], axis=-1)

    def restart_finished(states: Any) -> Any:
        def choose(start: Any, now: Any) -> Any:
            done = states.terminated.reshape((-1,) + (1,) * (now.ndim - 1))
            return jnp.where(done, start, now)

        return jax.tree.map(choose, fresh, states)

    def move(states: Any, key: Any) -> tuple[Any, None]:
        actions = pick_legal(key, states.legal_action_mask)
        moved = step(states, actions, jax.random.split(key, batch)) if rolls_dice else step(states, actions)
        return restart_finished(moved), None

    def roll(states: Any, key: Any) -> Any:
        return jax.lax.scan(move, states, jax.random.split(key, PGX_STEPS))[0]

    return roll


PEERS = (
    Peer(
        "OpenSpiel connect_four",
        FROM_PYTHON,
        "open_spiel",
        "C++ engine",
        lambda: open_spiel_game("connect_four"),
    ),
    Peer(
        "OpenSpiel backgammon",
        FROM_PYTHON,
        "open_spiel",
        "C++ engine; player moves counted, dice sampled but not counted",
        lambda: open_spiel_dice_game("backgammon"),
    ),
    Peer(
        "OpenSpiel go 9x9",
        FROM_PYTHON,
        "open_spiel",
        "C++ engine; passes are moves, games end at 162 moves",
        lambda: open_spiel_game("go(board_size=9)"),
    ),
    Peer(
        "PettingZoo connect_four_v3",
        FROM_PYTHON,
        "pettingzoo",
        "AEC loop with action masks, as its `env()` gives it",
        lambda: pettingzoo_connect_four("env"),
    ),
    Peer(
        "PettingZoo connect_four_v3 raw",
        FROM_PYTHON,
        "pettingzoo",
        "the same from `raw_env()`, without the wrappers that check every call",
        lambda: pettingzoo_connect_four("raw_env"),
    ),
    Peer(
        "Catanatron",
        FROM_PYTHON,
        "catanatron",
        "4 random players; every action counted, forced ones too",
        catanatron_four_players,
    ),
    Peer(
        "python-chess",
        FROM_PYTHON,
        "chess",
        "legal list every move; draws by 50 moves and bare material",
        python_chess,
    ),
    Peer(
        "Pgx connect_four",
        INSIDE,
        "pgx",
        f"batch {PGX_BATCH}, jitted scan, compile time excluded",
        lambda: pgx_game("connect_four"),
    ),
    Peer(
        "Pgx backgammon",
        INSIDE,
        "pgx",
        f"batch {PGX_BATCH}, jitted scan, compile time excluded",
        lambda: pgx_game("backgammon"),
    ),
)


# --- measuring ---------------------------------------------------------------------------


def keep_to_one_core() -> int:
    """Pin this process, before any peer starts its threads; the last core is the quietest."""
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    os.environ.update(ONE_THREAD)
    return core


def rate(play: Play, seconds: float) -> tuple[float, float]:
    """Moves per second over at least `seconds`, and the share of the core we were given."""
    moves = 0
    cpu = time.process_time()
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        moves += play()
    return moves / elapsed, (time.process_time() - cpu) / elapsed


def measure(peer: Peer, seconds: float, repetitions: int) -> tuple[Result, float]:
    """The median of several repetitions, and the lowest share of the core in any of them."""
    random.seed(1)
    play = peer.prepare()
    play()  # imports, caches and compilation happen here
    rates, shares = zip(*(rate(play, seconds) for _ in range(repetitions)), strict=True)
    result = Result(
        name=peer.name,
        group=peer.group,
        moves_per_s=round(statistics.median(rates), 1),
        low=round(min(rates), 1),
        high=round(max(rates), 1),
        note=peer.note,
        version=version(peer.package),
    )
    return result, min(shares)


# --- telling -----------------------------------------------------------------------------


def row(result: Result, share: float) -> str:
    """One line of the table."""
    return (
        f"  {result.name:<31}{result.version:>8}{result.moves_per_s:>12,.0f}"
        f"{result.low:>12,.0f}{result.high:>12,.0f}{share:>7.0%}  {result.note}"
    )


def header(group: str) -> str:
    """The lines above a group of peers."""
    columns = f"{'version':>8}{'moves/s':>12}{'low':>12}{'high':>12}{'core':>7}  note"
    return f"\n{group}\n  {'':<31}{columns}"


def measure_and_tell(peers: Sequence[Peer], seconds: float, repetitions: int) -> list[Result]:
    """Measure the peers in turn, printing each as it is done; one that fails is skipped."""
    results = []
    group = ""
    for peer in peers:
        if peer.group != group:
            group = peer.group
            print(header(group))
        try:
            result, share = measure(peer, seconds, repetitions)
        except Exception as error:  # a peer's own failure, of whatever kind, must not end the run
            print(f"  {peer.name:<31} skipped: {type(error).__name__}: {error}", flush=True)
            continue
        print(row(result, share), flush=True)
        results.append(result)
    return results


def write_json(path: Path, results: Sequence[Result]) -> None:
    """Save the results for bench/engines.py."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([asdict(result) for result in results], indent=2) + "\n")


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results here")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of a repetition (3)")
    parser.add_argument("--repetitions", type=int, default=3, help="how many, at least 1 (3)")
    parser.add_argument("--only", default="", metavar="TEXT", help="peers whose name has this")
    return parser.parse_args()


def main() -> int:
    """Measure, print the table, write the file."""
    options = arguments()
    peers = [peer for peer in PEERS if options.only.lower() in peer.name.lower()]
    core = keep_to_one_core()
    print(f"Random legal play on core {core}: {options.repetitions} × {options.seconds:g} s, median.")
    results = measure_and_tell(peers, options.seconds, max(1, options.repetitions))
    print("\n'core' is the least share of the core we got: below 95% something else was running.")
    if options.json:
        write_json(options.json, results)
    return 0 if results else 1


if __name__ == "__main__":
    sys.exit(main())
