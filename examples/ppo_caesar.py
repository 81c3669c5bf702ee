"""PPO from scratch: CAESAR! learned by playing against oneself, measured against the tribune. One file, NumPy and torch.

    pip install 'triumvirate[rl,learn]'
    python ppo_caesar.py                    # some minutes: learns, then measures itself against the tribune
    python ppo_caesar.py --short            # seconds: shows that everything runs
    python ppo_caesar.py --curve curve.json --save ppo.pt

Hundreds of games are played side by side on `triumvirate.envs.batch`, all seats by the same network, which sees nothing
but the observation of the seat that decides. The network knows the map: every border space looks at its two provinces
with the same weights, so what is learned in Gallia holds in Syria. Wins pay +1, losses -1 and nothing else. Shaping:
the critic begins with half the lead in markers and learns the rest, which is the same as paying markers as they are
placed (potential-based shaping) and changes no best policy.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from triumvirate import envs
from triumvirate.games.caesar import glance
from triumvirate.games.caesar.rules import board
from triumvirate.games.caesar.state import BONUSES, BORDERS, MARKERS, PHASES, PROVINCES, SLOTS

try:
    import torch
    from torch import nn
except ImportError:  # playing and counting below need NumPy alone; only learning needs torch
    torch = None

Array = np.ndarray[Any, Any]
LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCH = 0.9, 0.2, 0.01, 2, 1024
VALUES = 8  # a token is worth 0 to 7 in each direction, a centurion the most
POINTS = 6  # of the curve
PLACED = glance.AT_REST  # own markers, then the opponent's


# --- playing, in NumPy ------------------------------------------------------------------------------------------------


@dataclass
class Played:
    """A stretch of many games: rows are steps, columns are games."""

    observations: Array
    masks: Array
    seats: Array
    actions: Array
    chances: Array  # the logarithm of how likely the action was
    values: Array
    rewards: Array  # by seat
    done: Array
    last_seats: Array
    last_values: Array


def play(games: Any, policy: Any, steps: int) -> Played:
    """Play every game on by so many steps; `policy(observations, masks)` gives actions, log-chances and values."""
    rows = []
    for _ in range(steps):
        seen, allowed, seats = games.observations.copy(), games.masks.copy(), games.seats.copy()
        actions, chances, values = policy(seen, allowed)
        games.step(actions)
        rows.append((seen, allowed, seats, actions, chances, values, games.rewards.copy(), games.done.copy()))
    _, _, values = policy(games.observations, games.masks)
    return Played(*(np.stack(column) for column in zip(*rows, strict=True)), games.seats.copy(), values)


def advantages(played: Played) -> Array:
    """How much better each action was than expected (GAE), seat by seat: a seat's next state is its own next decision.

    The game is zero-sum, so where the stretch ends the seat that waits expects the opposite of the one that decides.
    """
    steps, games = played.seats.shape
    every = np.arange(games)
    expected, carried, paid = np.zeros((games, 2)), np.zeros((games, 2)), np.zeros((games, 2))
    expected[every, played.last_seats] = played.last_values
    expected[every, 1 - played.last_seats] = -played.last_values
    found = np.zeros((steps, games), np.float32)
    for step in reversed(range(steps)):
        ended = played.done[step]
        expected[ended], carried[ended], paid[ended] = 0.0, 0.0, played.rewards[step][ended]
        seat = played.seats[step]
        surprise = paid[every, seat] + expected[every, seat] - played.values[step]
        found[step] = surprise + LAMBDA * carried[every, seat]
        expected[every, seat], carried[every, seat], paid[every, seat] = played.values[step], found[step], 0.0
    return found


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    share, z = won / games, 1.96
    middle, width = share + z * z / (2 * games), z * math.sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


# --- the network ------------------------------------------------------------------------------------------------------


class Network:
    """Looks at provinces, at spaces between two provinces, and at the whole; gives logits of all actions and a value."""

    def __init__(self, token_rows: Array, width: int = 64) -> None:
        first, second = np.asarray(board.BORDER_FIRST), np.asarray(board.BORDER_SECOND)
        touches = np.zeros((BORDERS, PROVINCES), np.float32)
        touches[np.arange(BORDERS), first] = touches[np.arange(BORDERS), second] = 1
        self.first, self.second = torch.tensor(first).long(), torch.tensor(second).long()
        self.touches = torch.tensor(touches)
        self.icons = torch.tensor(
            [[float(board.FITS[icon] >> place & 1) for icon in (1, 2, 4)] for place in range(BORDERS)]
        )
        high, low = token_rows[SLOTS : 2 * SLOTS], token_rows[2 * SLOTS : 3 * SLOTS]
        straight, turned = high * VALUES + low, low * VALUES + high
        pairs = np.stack([straight, turned, np.zeros_like(high)], 1)  # kind × how it lies
        self.pairs = nn.functional.one_hot(torch.tensor(pairs).long().flatten(), VALUES * VALUES).float().T.contiguous()
        whole = 4 * SLOTS + 2 * MARKERS + len(PHASES) + 21 + 2 * (BONUSES + 1)
        around = 2 * VALUES + 17 + BONUSES
        self.parts = nn.ModuleDict(
            {
                "whole": nn.Sequential(nn.Linear(whole + 2 * around, 128), nn.ReLU(), nn.Linear(128, width), nn.ReLU()),
                "space": nn.Linear(2 * around + 8, width),
                "space_in_whole": nn.Linear(width, width),
                "space_deep": nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU()),
                "space_out": nn.Linear(width, VALUES * VALUES + 1),
                "province": nn.Sequential(nn.Linear(around + width, width), nn.ReLU(), nn.Linear(width, 2)),
                "choice": nn.Linear(width, SLOTS + BONUSES + SLOTS + 1),
                "value": nn.Sequential(nn.Linear(3 * width, width), nn.ReLU(), nn.Linear(width, 1)),
            }
        )
        for name in ("space_out", "choice"):
            self.parts[name].weight.data *= 0.1

    def facts(self, seen: Any) -> tuple[Any, Any, Any]:
        """The observation's planes as features of provinces, of spaces and of the whole."""
        spaces = seen[:, : glance.AT_PROVINCES].view(-1, glance.BORDER_PLANES, BORDERS)
        lands = seen[:, glance.AT_PROVINCES : glance.AT_SLOTS].view(-1, glance.PROVINCE_PLANES, PROVINCES)
        tokens = seen[:, glance.AT_SLOTS : glance.AT_REST].view(-1, glance.SLOT_PLANES, SLOTS)
        rest = seen[:, glance.AT_REST :]
        ours, theirs, bonus, our_hold, their_hold, closed, flipped = lands.unbind(1)
        free = spaces[:, 6] @ self.touches
        neighbours = (self.touches.T @ self.touches).fill_diagonal_(0)
        bonuses = nn.functional.one_hot(bonus.long(), BONUSES + 1).float()
        italia = torch.zeros_like(free)
        italia[:, int(board.ITALIA)] = 1
        columns = [
            ours / 6,
            theirs / 6,
            (ours - theirs) / 6,
            ours > theirs,
            ours < theirs,
            our_hold,
            their_hold,
            closed,
        ]
        columns += [flipped, free == 1, free == 2, free == 3, free > 3, italia]
        columns += [(our_hold * (1 - flipped)) @ neighbours / 2, (their_hold * (1 - flipped)) @ neighbours / 2]
        columns += [(1 - closed) @ neighbours / 4]
        leads = nn.functional.one_hot((ours - theirs).clamp(1 - VALUES, VALUES - 1).long() + VALUES - 1, 2 * VALUES - 1)
        provinces = torch.cat([torch.stack([column.float() for column in columns], 2), bonuses, leads.float()], 2)
        own = torch.stack([spaces[:, plane] for plane in (0, 1, 3, 6)] + [spaces[:, 7] / SLOTS], 2)
        sides = [provinces[:, self.first], provinces[:, self.second]]
        borders = torch.cat([*sides, own, self.icons.expand(len(seen), -1, -1)], 2)
        steps = torch.arange(MARKERS)
        one_hots = [
            (rest[:, :1] > steps).float(),
            (rest[:, 1:2] > steps).float(),
            nn.functional.one_hot(rest[:, 7].long(), len(PHASES)).float(),
            *(nn.functional.one_hot(rest[:, place].long(), BONUSES + 1).float() for place in (15, 17)),
        ]
        plain = torch.cat([rest[:, 2:22] / 4, rest[:, 25:26]], 1)
        held = torch.cat([tokens[:, plane] for plane in (3, 4, 6, 7)], 1)
        pooled = [provinces.mean(1), provinces.amax(1)]
        return provinces, borders, torch.cat([held, *one_hots, plain, *pooled], 1)

    def __call__(self, seen: Any, allowed: Any) -> tuple[Any, Any]:
        """Log-chances of all actions, those that are not legal at minus infinity, and what the seat expects."""
        provinces, borders, all_facts = self.facts(seen.float())
        parts = self.parts
        whole = parts["whole"](all_facts)
        spaces = parts["space_deep"](parts["space"](borders) + parts["space_in_whole"](whole)[:, None])
        worth = parts["space_out"](spaces)
        lands = parts["province"](torch.cat([provinces, whole[:, None].expand(-1, PROVINCES, -1)], 2))
        choice = parts["choice"](whole)
        tokens, bonus, centurion, no = choice.split([SLOTS, BONUSES, SLOTS, 1], 1)
        places = (worth[..., :-1] @ self.pairs).view(-1, BORDERS, SLOTS, 3).transpose(1, 2) + tokens[:, :, None, None]
        # the order of the action table: placements, close, bonus, might on a token or a marker, centurion, pass
        logits = torch.cat(
            [places.flatten(1), lands[..., 0], bonus, worth[..., -1], lands[..., 1], centurion, no], 1
        ).masked_fill(~allowed, -math.inf)
        lead = (seen[:, PLACED].float() - seen[:, PLACED + 1].float()) / MARKERS
        value = parts["value"](torch.cat([whole, spaces.mean(1), spaces.amax(1)], 1)).squeeze(1)
        return logits.log_softmax(1), lead / 2 + value

    def policy(self, seen: Array, allowed: Array) -> tuple[Array, Array, Array]:
        """Actions drawn from the network's chances, for `play`."""
        with torch.inference_mode():
            chances, values = self(torch.from_numpy(seen), torch.from_numpy(allowed))
            actions = torch.multinomial(chances.exp(), 1)
            return actions.squeeze(1).numpy(), chances.gather(1, actions).squeeze(1).numpy(), values.numpy()

    def best(self, seen: Array, allowed: Array) -> int:
        """The likeliest action of one observation."""
        with torch.inference_mode():
            chances, _ = self(torch.from_numpy(seen[None]), torch.from_numpy(allowed[None]))
            return int(chances.argmax())


# --- learning ---------------------------------------------------------------------------------------------------------


def improve(network: Network, optimiser: Any, played: Played, curiosity: float) -> dict[str, float]:
    """Some epochs of PPO's clipped steps over what was played; gives the entropy and the critic's error."""
    advantage = advantages(played)
    wanted = torch.from_numpy(advantage + played.values).flatten()
    seen = torch.from_numpy(played.observations).flatten(0, 1)
    allowed = torch.from_numpy(played.masks).flatten(0, 1)
    actions = torch.from_numpy(played.actions).flatten()
    before = torch.from_numpy(played.chances).flatten()
    gain = torch.from_numpy(advantage).flatten()
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    entropy = error = torch.zeros(())
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(actions)).split(MINIBATCH):
            chances, values = network(seen[rows], allowed[rows])
            ratio = (chances.gather(1, actions[rows, None]).squeeze(1) - before[rows]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            surrogate = torch.minimum(ratio * gain[rows], clipped * gain[rows]).mean()
            entropy = -(chances.exp() * chances.masked_fill(~allowed[rows], 0.0)).sum(1).mean()
            error = (values - wanted[rows]).pow(2).mean()
            optimiser.zero_grad()
            (error - surrogate - curiosity * entropy).backward()
            nn.utils.clip_grad_norm_(network.parts.parameters(), 0.5)
            optimiser.step()
    return {"entropy": entropy.item(), "error": error.item()}


def measure(network: Network, opponent: str, games: int, seed: int) -> float:
    """Points against a bot (a draw is half), from both seats in turn, always the likeliest action."""
    points = 0.0
    for number in range(games):
        env = envs.gymnasium("caesar", opponent=opponent, seat=("caesar", "pompey")[number % 2])
        seen, _ = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            seen, paid, over, _, _ = env.step(network.best(seen["observation"], seen["action_mask"].astype(bool)))
            reward = float(paid)
        points += (reward + 1) / 2
    return points


def learn(
    most: int, games: int, steps: int, check: int, seed: int, rate: float, begin: Path | None
) -> tuple[Network, list[dict[str, float]]]:
    """Play and improve for so many moves; every so often a few games against the tribune make a point of the curve."""
    torch.manual_seed(seed)
    batch = envs.batch("caesar", games, seed=seed)
    seen, _ = batch.reset()
    network = Network(seen[0, glance.AT_SLOTS : glance.AT_REST].astype(np.int64))
    if begin:
        network.parts.load_state_dict(torch.load(begin, weights_only=True))
    optimiser = torch.optim.Adam(network.parts.parameters(), lr=rate, eps=1e-5)
    curve: list[dict[str, float]] = []
    seconds, finished, moves = 0.0, 0, 0
    while moves < most:
        started = time.perf_counter()
        left = max(0.1, 1 - moves / most)  # smaller steps and less curiosity towards the end
        optimiser.param_groups[0]["lr"] = rate * left
        played = play(batch, network.policy, steps)
        told = improve(network, optimiser, played, ENTROPY * left)
        finished, moves = finished + int(played.done.sum()), moves + played.done.size
        seconds += time.perf_counter() - started
        if moves >= most * (len(curve) + 1) / POINTS:
            share = measure(network, "tribune", check, seed) / check
            curve.append({"moves": moves, "games": finished, "seconds": round(seconds, 1), "tribune": share, **told})
            print(
                f"{moves:9,} moves  {finished:6,} games  {seconds:5.0f} s  {share:5.1%} of {check} against the tribune  "
                f"entropy {told['entropy']:.2f}  critic's error {told['error']:.3f}",
                flush=True,
            )
    return network, curve


def main() -> None:
    """Learn, measure, keep."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--moves", type=int, default=1_000_000, help="how many moves to learn from")
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--steps", type=int, default=64, help="steps of every game between improvements")
    parser.add_argument("--check", type=int, default=30, help="games against the tribune for a point of the curve")
    parser.add_argument("--final", type=int, default=400, help="games against the tribune at the end")
    parser.add_argument("--demand", type=float, help="fail unless the lower end of the interval is above this")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    parser.add_argument("--load", type=Path, help="go on from these weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the curve as JSON")
    parser.add_argument("--save", type=Path, help="write the network's weights")
    parser.add_argument("--short", action="store_true", help="a run of seconds")
    asked = parser.parse_args()
    if torch is None:
        raise SystemExit("This example learns with torch: pip install 'triumvirate[learn]'")
    if asked.short:
        asked.moves, asked.games, asked.steps, asked.check, asked.final = 1024, 32, 16, 2, 4
    network, curve = learn(asked.moves, asked.games, asked.steps, asked.check, asked.seed, asked.rate, asked.load)
    points = measure(network, "tribune", asked.final, 1_000_000)
    low, high = interval(points, asked.final)
    print(f"tribune: {points:g} of {asked.final}, {points / asked.final:.1%} (95 % interval {low:.1%} – {high:.1%})")
    if asked.save:
        torch.save(network.parts.state_dict(), asked.save)
    if asked.curve:
        asked.curve.write_text(json.dumps({"curve": curve, "points": points, "games": asked.final}, indent=1) + "\n")
    if asked.demand is not None and low <= asked.demand:
        raise SystemExit(f"the lower end of the interval is not above {asked.demand:.0%}")


if __name__ == "__main__":
    main()
