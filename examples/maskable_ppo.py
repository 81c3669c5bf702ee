"""sb3-contrib's MaskablePPO on our Gymnasium environment: CAESAR! against an opponent who plays at random.

    pip install 'triumvirate[rl]' sb3-contrib
    python maskable_ppo.py                  # minutes: learns, then says how often it wins, against the tribune too
    python maskable_ppo.py --short          # seconds
    python maskable_ppo.py --opponent tribune --steps 300000

`envs.gymnasium` is an environment like any other: `action_masks()` is what MaskablePPO looks for. A plain network reads
the whole row of numbers and knows nothing of the map, unlike that of `ppo_caesar.py`. Sixteen
games are learned from side by side. Shaping: a marker of one's own pays 1/12 of half a win, the opponent's costs as much
(potential-based, so it changes no best policy).
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from triumvirate import envs
from triumvirate.games.caesar import glance
from triumvirate.games.caesar.state import MARKERS

Array = np.ndarray[Any, Any]
GAMES = 16  # side by side


class Learning(gymnasium.Wrapper):  # type: ignore[type-arg]
    """The observation alone, as floats (the mask goes its own way), and rewards shaped by the lead in markers."""

    def __init__(self, opponent: str, shaped: bool) -> None:
        super().__init__(envs.gymnasium("caesar", opponent=opponent))
        size = self.env.observation_space["observation"].shape  # type: ignore[index]
        self.observation_space = gymnasium.spaces.Box(-32.0, 32.0, size, np.float32)
        self._shaped, self._lead = shaped, 0.0

    def reset(self, **given: Any) -> tuple[Array, dict[str, Any]]:
        """Begin an episode."""
        seen, told = self.env.reset(**given)
        self._lead = lead(seen["observation"])
        return row(seen["observation"]), told

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Act; what the lead grew by is paid at once and taken back at the end."""
        seen, reward, over, cut, told = self.env.step(int(action))
        before, self._lead = self._lead, 0.0 if over else lead(seen["observation"])
        paid = float(reward) + (self._lead - before) / 2 if self._shaped else float(reward)
        return row(seen["observation"]), paid, over, cut, told

    def action_masks(self) -> Array:
        """The legal actions."""
        return self.env.action_masks()  # type: ignore[attr-defined,no-any-return]


def lead(observation: Array) -> float:
    """The lead in markers, as a share of all."""
    return (int(observation[glance.AT_REST]) - int(observation[glance.AT_REST + 1])) / MARKERS


def row(observation: Array) -> Array:
    """The numbers as floats of a handy size."""
    return observation.astype(np.float32) / 4


def measure(model: Any, opponent: str, games: int) -> float:
    """Points (a draw is half), from whichever seat each episode gives."""
    env, points = Learning(opponent, shaped=False), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=1_000_000 + number)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(action)
        points += (reward + 1) / 2
    return points


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    share, z = won / games, 1.96
    middle, width = share + z * z / (2 * games), z * math.sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def main() -> None:
    """Learn and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--opponent", default="random", help="random, recruit, tribune, …")
    parser.add_argument("--steps", type=int, default=131_072)
    parser.add_argument("--games", type=int, default=400, help="games to measure at the end")
    parser.add_argument("--curve", type=Path, help="write the figures as JSON")
    parser.add_argument("--demand", type=float, help="fail unless the lower end of the interval is above this")
    parser.add_argument("--short", action="store_true", help="a run of seconds")
    asked = parser.parse_args()
    try:
        from sb3_contrib import MaskablePPO
        from stable_baselines3.common.vec_env import DummyVecEnv
    except ImportError:
        raise SystemExit("This example learns with sb3-contrib: pip install sb3-contrib") from None
    if asked.short:
        asked.steps, asked.games = 256, 4
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: Learning(asked.opponent, shaped=True)] * GAMES),
        n_steps=8 if asked.short else 128,
        batch_size=64 if asked.short else 256,
        n_epochs=4,
        learning_rate=7e-4,
        gamma=1.0,
        gae_lambda=0.9,
        ent_coef=0.003,
        policy_kwargs={"net_arch": [256, 128]},
        seed=1,
        device="cpu",
    )
    curve = []
    started = time.perf_counter()
    while model.num_timesteps < asked.steps:
        model.learn(max(64, asked.steps // 8), reset_num_timesteps=False)
        points = measure(model, asked.opponent, max(4, asked.games // 8))
        share, seconds = points / max(4, asked.games // 8), time.perf_counter() - started
        curve.append({"steps": model.num_timesteps, "share": share, "seconds": round(seconds, 1)})
        print(f"{model.num_timesteps:8,} steps  {seconds:5.0f} s  {share:.1%} against {asked.opponent}", flush=True)
    found = {}
    for opponent in dict.fromkeys((asked.opponent, "tribune")):
        points = measure(model, opponent, asked.games)
        low, high = found[opponent] = interval(points, asked.games)
        print(
            f"{opponent}: {points:g} of {asked.games}, {points / asked.games:.1%} (95 % interval {low:.1%} – {high:.1%})"
        )
    if asked.curve:
        asked.curve.write_text(json.dumps({"curve": curve, "games": asked.games, "intervals": found}, indent=1) + "\n")
    if asked.demand is not None and found[asked.opponent][0] <= asked.demand:
        raise SystemExit(f"the lower end of the interval is not above {asked.demand:.0%}")


if __name__ == "__main__":
    main()
