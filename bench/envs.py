"""Our environments beside their peers, in one run.

    .venv/bin/python bench/envs.py                              # on one core; peers from .bench-venv (`make bench` makes it)
    PYTHONPATH=src python3 bench/envs.py --gpu --json FILE      # on a GPU machine with torch, jax and pgx
    PYTHONPATH=src python3 bench/envs.py --gpu --agree --games caesar,julius,rubico    # equal to the processor's, no speed

On the CPU: PettingZoo's AEC loop, and the batch of 1,024 games with observation and mask at every step. On a GPU: whole
steps with observation and mask, random legal actions, at two batch sizes.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".bench" / "peers-envs.json"
EVERYTHING = {"poison": True, "centurions": True, "border_control": True}
BATCH, GPU_BATCHES = 1024, (131_072, 1_048_576)
GPU_SETS: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "caesar": [("CAESAR!", {}), ("CAESAR! all expansions", EVERYTHING)],
    "julius": [("JULIUS CAESAR", {})],
    "rubico": [("RUBICO 5 players", {})],
}
GOALS = (
    ("CAESAR! PettingZoo", "PettingZoo connect_four_v3 raw", 5.0),
    ("CAESAR! batch", "Pgx connect_four", 1.0),
    ("CAESAR! batch", "Pgx backgammon", 20.0),
    ("CAESAR! GPU batch 131072", "Pgx backgammon GPU", 20.0),
    ("CAESAR! GPU batch 131072", "Pgx go_9x9 GPU", 20.0),
)

Play = Callable[[], int]


def rate(play: Play, seconds: float, repetitions: int) -> float:
    """Moves per second: the median of some repetitions after a warm-up."""
    play()
    rates = []
    for _ in range(repetitions):
        moves, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            moves += play()
        rates.append(moves / (time.perf_counter() - started))
    return statistics.median(rates)


def aec(name: str, options: dict[str, Any]) -> Play:
    """One random episode of the AEC environment, as the peers play theirs."""
    import random

    from triumvirate import envs

    env = envs.pettingzoo(name, **options)

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            choices = observation["action_mask"].nonzero()[0].tolist()
            env.step(choices[int(random.random() * len(choices))])
            moves += 1
        return moves

    return play


def batch(name: str, options: dict[str, Any], games: int = BATCH) -> Play:
    """A hundred steps of a batch on one thread: sample, step, observe, mask."""
    from triumvirate import envs

    games_at_once = envs.batch(name, games, **options)
    games_at_once.reset()

    def play() -> int:
        for _ in range(100):
            games_at_once.step(games_at_once.sample())
        return 100 * games

    return play


def on_one_core(seconds: float, repetitions: int) -> dict[str, float]:
    """The peers first, then ours, on the same core."""
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    rates: dict[str, float] = {}
    python = ROOT / ".bench-venv" / "bin" / "python"
    if python.exists():
        for only in ("PettingZoo connect_four_v3 raw", "Pgx"):
            command = [python, ROOT / "bench" / "peers.py", "--json", PEERS, "--only", only, "--seconds", str(seconds)]
            subprocess.run([str(part) for part in command], check=True, stdout=subprocess.DEVNULL)
            rates |= {row["name"]: row["moves_per_s"] for row in json.loads(PEERS.read_text())}
    else:
        print("no .bench-venv: `make bench` installs the peers; only ours are measured", file=sys.stderr)
    ours: list[tuple[str, Play]] = [
        ("CAESAR! PettingZoo", aec("caesar", {})),
        ("CAESAR! all expansions PettingZoo", aec("caesar", EVERYTHING)),
        ("CAESAR! batch", batch("caesar", {})),
        ("CAESAR! all expansions batch", batch("caesar", EVERYTHING)),
        ("JULIUS CAESAR batch", batch("julius", {})),
        ("RUBICO 5 players batch", batch("rubico", {})),
    ]
    return rates | {name: rate(play, seconds, repetitions) for name, play in ours}


def on_a_gpu(seconds: float, repetitions: int, games: str) -> dict[str, float]:
    """Ours and Pgx on the same card; every step is synchronised only at the end of a hundred."""
    import torch

    from triumvirate import envs

    rates: dict[str, float] = {}
    for name in games.split(","):
        for title, options in GPU_SETS[name]:
            print(title, agree(torch, name, options), flush=True)
            for size in GPU_BATCHES:
                play = gpu_batch(torch, envs.batch(name, size, device="cuda", **options))
                rates[f"{title} GPU batch {size}"] = rate(play, seconds, repetitions)
                print(title, size, f"{rates[f'{title} GPU batch {size}'] / 1e6:.1f} M steps/s", flush=True)
    torch.cuda.empty_cache()
    sys.path.insert(0, str(ROOT / "bench"))
    import peers

    for name in ("backgammon", "go_9x9"):
        rates[f"Pgx {name} GPU"] = rate(peers.pgx_game(name, GPU_BATCHES[0]), seconds, repetitions)
        print("Pgx", name, f"{rates[f'Pgx {name} GPU'] / 1e6:.1f} M steps/s", flush=True)
    return rates


def all_agree(games: str) -> int:
    """Every set of these games on both; the exit status is 1 when one is different."""
    import torch

    verdicts = [(title, agree(torch, name, options)) for name in games.split(",") for title, options in GPU_SETS[name]]
    for title, verdict in verdicts:
        print(title, verdict, flush=True)
    return int(any(verdict.startswith("DIFFERENT") for _, verdict in verdicts))


def agree(torch: Any, name: str, options: dict[str, Any], games: int = 4096, steps: int = 120) -> str:
    """The same games with the same actions on the processor and the GPU: everything handed out must be equal."""
    import numpy as np

    from triumvirate import envs

    cpu, gpu = envs.batch(name, games, seed=5, **options), envs.batch(name, games, device="cuda", seed=5, **options)
    cpu.reset()
    gpu.reset()
    for step in range(steps):
        for part in ("seats", "observations", "masks", "rewards", "done"):
            if not np.array_equal(getattr(cpu, part), getattr(gpu, part).cpu().numpy()):
                return f"DIFFERENT {part} after {step} steps"
        actions = cpu.sample()
        cpu.step(actions)
        gpu.step(torch.from_numpy(actions).cuda())
    gpu.refused()
    return f"{games} games, {steps} steps: seats, observations, masks, rewards and ends equal"


def gpu_batch(torch: Any, games: Any) -> Play:
    """A hundred steps with random legal actions chosen in the kernel, observation and mask written every time."""
    games.reset()

    def play() -> int:
        for _ in range(100):
            games.step_at_random()
        torch.cuda.synchronize()
        return 100 * int(games.games)

    return play


def main() -> int:
    """Measure, print the rates and the ratios, write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--gpu", action="store_true", help="measure on the GPU instead of one core")
    parser.add_argument("--games", default="caesar", help="on the GPU: caesar, julius, rubico, by commas")
    parser.add_argument(
        "--agree", action="store_true", help="on the GPU: hold it against the processor, measure nothing"
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="length of a repetition (3)")
    parser.add_argument("--repetitions", type=int, default=3, help="how many (3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the rates here")
    given = parser.parse_args()
    if given.gpu and given.agree:
        return all_agree(given.games)
    if given.gpu:
        rates = on_a_gpu(given.seconds, given.repetitions, given.games)
    else:
        rates = on_one_core(given.seconds, given.repetitions)
    for name, moves in sorted(rates.items(), key=lambda row: -row[1]):
        print(f"{name:36} {moves:15,.0f} steps/s")
    for ours, peer, wanted in GOALS:
        if ours in rates and peer in rates:
            print(f"{ours} : {peer} = {rates[ours] / rates[peer]:.1f} (wanted {wanted:g})")
    if given.json:
        given.json.write_text(json.dumps(rates, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
