"""PPO from scratch: CAESAR! learned by playing against oneself, until it beats the tribune. One file, NumPy and torch.

    pip install 'triumvirate[rl,learn]'
    python ppo_caesar.py                    # some minutes: learns, then measures itself against the tribune
    python ppo_caesar.py --short            # seconds: shows that everything runs
    python ppo_caesar.py --curve curve.json --save ppo.pt

Hundreds of games are played side by side on `triumvirate.envs.batch`, all seats by the same network, which sees nothing
but the observation of the seat that decides. Three choices carry it:

* The network knows the map. Provinces are looked at with the same weights and hear of their neighbours, and each says how
  good it would be to lead there by so much. A placement adds the answers of its two provinces.
* The game is zero-sum, so what the next seat to decide expects, turned about, already judges the move just made.
* Only legal actions are ever scored: some twenty-five of the table's 1,802.

Wins pay +1, losses -1 and nothing else. Shaping: the critic begins with half the lead in markers and learns the rest, which
is the same as paying markers as they are placed (potential-based shaping) and changes no best policy.
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
from triumvirate.games.caesar.rules.made import ACT_CLOSE, ACT_PASS
from triumvirate.games.caesar.state import (
    BONUSES,
    BORDERS,
    MARKERS,
    PHASES,
    PROVINCES,
    SENATE,
    SLOTS,
)

try:
    import torch
    from torch import nn
    from torch.nn import functional
except ImportError:  # playing and counting below need NumPy alone; only learning needs torch
    torch = None

Array = np.ndarray[Any, Any]
ACTIONS = ACT_PASS + 1  # what home-made bonuses add stands behind these, and is not in a batch of the usual game
LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCH = 0.9, 0.2, 0.01, 2, 512
VALUES = 8  # a token is worth 0 to 7 in each direction, a centurion the most
LEADS = 12  # leads beyond this are all the same
POINTS = 8  # of the curve


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
    """How much better each action was than expected: generalised advantages (GAE) of a zero-sum game.

    What comes after an action is judged by whoever decides next, and counts the other way round if that is the opponent.
    """
    every = np.arange(played.seats.shape[1])
    seats, values, carried = played.last_seats, played.last_values, np.zeros(len(every))
    found = np.zeros(played.seats.shape, np.float32)
    for step in reversed(range(len(found))):
        turned = np.where(seats == played.seats[step], 1.0, -1.0)
        seats = played.seats[step]
        after = np.where(played.done[step], played.rewards[step][every, seats], turned * (values + LAMBDA * carried))
        found[step] = after - played.values[step]
        values, carried = played.values[step], found[step]
    return found


def summands(high: Array, low: Array) -> Array:
    """For every action the four of the network's outputs that add up to its score.

    A placement: its value in the space's first province, that in its second, the space itself, the token. Anything else
    has an output of its own, and the last output, always 0, fills up.
    """
    space, token = 2 * BORDERS * VALUES, 2 * BORDERS * VALUES + BORDERS
    other = token + SLOTS
    slot, border, facing = np.unravel_index(np.arange(ACT_CLOSE), (SLOTS, BORDERS, 3))
    straight, turned, down = facing == 0, facing == 1, facing == 2
    first = np.select([straight, turned, down], [high[slot], low[slot], 0])
    second = np.select([straight, turned, down], [low[slot], high[slot], 0])
    table = np.full((ACTIONS, 4), other + ACTIONS - ACT_CLOSE)
    table[:ACT_CLOSE, 0] = border * VALUES + first
    table[:ACT_CLOSE, 1] = BORDERS * VALUES + border * VALUES + second
    table[:ACT_CLOSE, 2] = space + border
    table[:ACT_CLOSE, 3] = token + slot
    table[ACT_CLOSE:, 0] = other + np.arange(ACTIONS - ACT_CLOSE)
    return table


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    share, z = won / games, 1.96
    middle, width = share + z * z / (2 * games), z * math.sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


# --- the network ------------------------------------------------------------------------------------------------------


class Network:
    """Looks at provinces, at spaces between two provinces, and at the whole; scores legal actions and gives a value."""

    def __init__(self, first_seen: Array, width: int = 64) -> None:
        first, second = np.asarray(board.BORDER_FIRST), np.asarray(board.BORDER_SECOND)
        touches = np.zeros((BORDERS, PROVINCES), np.float32)
        touches[np.arange(BORDERS), first] = touches[np.arange(BORDERS), second] = 1
        self.first, self.second = torch.tensor(first).long(), torch.tensor(second).long()
        self.touches = torch.tensor(touches)
        self.neighbours = (self.touches.T @ self.touches).fill_diagonal_(0)
        self.icons = torch.tensor(
            [[float(board.FITS[icon] >> place & 1) for icon in (1, 2, 4)] for place in range(BORDERS)]
        )
        _, high, low, *_ = first_seen[glance.AT_SLOTS : glance.AT_REST].astype(np.int64).reshape(-1, SLOTS)
        self.summands = torch.tensor(summands(high, low))
        province, space = 20 + BONUSES + 2 * LEADS + 1, 8
        whole = 4 * SLOTS + 2 * MARKERS + len(PHASES) + 21 + 2 * (BONUSES + 1) + 2 * province
        self.layers = nn.ModuleDict(
            {
                "whole": nn.Sequential(nn.Linear(whole, 2 * width), nn.ReLU(), nn.Linear(2 * width, width), nn.ReLU()),
                "province": nn.Linear(province, width),
                "around": nn.Linear(province, width, bias=False),
                "province_in_whole": nn.Linear(width, width, bias=False),
                "province_deep": nn.Linear(width, width),
                "around_deep": nn.Linear(width, width, bias=False),
                "space": nn.Linear(space, width),
                "space_first": nn.Linear(width, width, bias=False),
                "space_second": nn.Linear(width, width, bias=False),
                "leads": nn.Linear(width, 2 * LEADS + 1),
                "in_province": nn.Linear(width, 2),  # close it, turn the marker there by Might
                "on_space": nn.Linear(width, 2),  # place there, turn the token there by Might
                "choice": nn.Linear(width, SLOTS + BONUSES + SLOTS + 1),
                "value": nn.Sequential(nn.Linear(3 * width, width), nn.ReLU(), nn.Linear(width, 1)),
            }
        )
        for name in ("leads", "in_province", "on_space", "choice"):  # begin with almost even chances
            self.layers[name].weight.data *= 0.1

    def facts(self, seen: Any) -> tuple[Any, Any, Any, Any]:
        """The observation's planes as features of provinces, of spaces and of the whole, and our lead in each province."""
        spaces = seen[:, : glance.AT_PROVINCES].view(-1, glance.BORDER_PLANES, BORDERS)
        lands = seen[:, glance.AT_PROVINCES : glance.AT_SLOTS].view(-1, glance.PROVINCE_PLANES, PROVINCES)
        tokens = seen[:, glance.AT_SLOTS : glance.AT_REST].view(-1, glance.SLOT_PLANES, SLOTS)
        rest = seen[:, glance.AT_REST :]
        ours, theirs, bonus, we_hold, they_hold, closed, flipped = lands.unbind(1)
        free, still_open = spaces[:, 6] @ self.touches, 1 - closed
        italia = torch.zeros_like(free)
        italia[:, int(board.ITALIA)] = 1
        # the markers that winning here brings: the province, Italia's second, borders; a Senate pays whoever also closed
        our_stake = (1 + italia + (we_hold * (1 - flipped)) @ self.neighbours) * still_open
        their_stake = (1 + italia + (they_hold * (1 - flipped)) @ self.neighbours) * still_open
        senate = (bonus == SENATE + 1) * still_open
        our_most, their_most = our_stake + senate * (rest[:, 2:3] + 1), their_stake + senate * (rest[:, 3:4] + 1)
        our_need, their_need = MARKERS - rest[:, :1], MARKERS - rest[:, 1:2]
        columns = [we_hold, they_hold, closed, flipped, italia, ours / 6, theirs / 6]
        columns += [our_stake / 3, their_stake / 3, our_most / 3, their_most / 3]
        columns += [our_most >= our_need, their_stake >= their_need, their_most >= their_need]
        columns += [free == 1, free == 2, free == 3, free > 3, still_open @ self.neighbours / 4]
        lead = (ours - theirs).clamp(-LEADS, LEADS).long()
        leads = functional.one_hot(lead + LEADS, 2 * LEADS + 1) * still_open[..., None]
        bonuses = functional.one_hot(bonus.long(), BONUSES + 1)
        provinces = torch.cat([torch.stack([column.float() for column in columns], 2), bonuses, leads], 2)
        own = torch.stack([spaces[:, 0], spaces[:, 1], spaces[:, 3], spaces[:, 6], spaces[:, 7] / SLOTS], 2)
        borders = torch.cat([own, self.icons.expand(len(seen), -1, -1)], 2)
        markers = torch.arange(MARKERS)
        whole = [
            *(tokens[:, plane] for plane in (3, 4, 6, 7)),  # our hand, our bag, their centurions, theirs unseen
            rest[:, :1] > markers,
            rest[:, 1:2] > markers,
            functional.one_hot(rest[:, 7].long(), len(PHASES)),
            *(functional.one_hot(rest[:, place].long(), BONUSES + 1) for place in (15, 17)),  # bonuses that wait
            rest[:, 2:22] / 4,
            rest[:, 25:26],
            provinces.mean(1),
            provinces.amax(1),
        ]
        return provinces, borders, torch.cat(whole, 1), lead

    def __call__(self, seen: Any, rows: Any, actions: Any) -> tuple[Any, Any]:
        """Log-chances of legal actions, listed as `actions` of the observations in `rows`, and what each seat expects."""
        seen, layers = seen.float(), self.layers
        provinces, borders, facts, lead = self.facts(seen)
        whole = layers["whole"](facts)
        hidden = layers["province"](provinces) + self.neighbours @ layers["around"](provinces)
        hidden = functional.relu(hidden + layers["province_in_whole"](whole)[:, None])
        deeper = layers["province_deep"](hidden) + self.neighbours @ layers["around_deep"](hidden)
        hidden = hidden + functional.relu(deeper)
        sides = layers["space_first"](hidden)[:, self.first] + layers["space_second"](hidden)[:, self.second]
        place, might_token = layers["on_space"](functional.relu(layers["space"](borders) + sides)).unbind(2)
        close, might_marker = layers["in_province"](hidden).unbind(2)
        token, bonus, centurion, no = layers["choice"](whole).split([SLOTS, BONUSES, SLOTS, 1], 1)
        # how good each province finds it to have a token of each value added to our lead
        after = (lead[..., None] + torch.arange(VALUES)).clamp(-LEADS, LEADS) + LEADS
        good = layers["leads"](hidden).gather(2, after)
        sides = [good[:, self.first].flatten(1), good[:, self.second].flatten(1)]
        # the order that `summands` counts on: placements, then the rest of the action table
        others = [close, bonus, might_token, might_marker, centurion, no]
        outputs = torch.cat([*sides, place, token, *others, torch.zeros(len(seen), 1)], 1)
        scores = outputs[rows[:, None], self.summands[actions]].sum(1)
        ahead = (seen[:, glance.AT_REST] - seen[:, glance.AT_REST + 1]) / MARKERS
        value = layers["value"](torch.cat([whole, hidden.mean(1), hidden.amax(1)], 1)).squeeze(1)
        return scores - log_sums(scores, rows, len(seen))[rows], ahead / 2 + value

    def policy(self, seen: Array, allowed: Array) -> tuple[Array, Array, Array]:
        """Actions drawn from the network's chances, for `play`."""
        with torch.inference_mode():
            rows, legal = torch.from_numpy(allowed).nonzero(as_tuple=True)
            logs, values = self(torch.from_numpy(seen), rows, legal)
            chances = torch.zeros(allowed.shape)
            chances[rows, legal] = logs.exp()
            actions = torch.multinomial(chances, 1)
            return actions.squeeze(1).numpy(), chances.gather(1, actions).log().squeeze(1).numpy(), values.numpy()

    def best(self, seen: Array, allowed: Array) -> int:
        """The likeliest action of one observation."""
        with torch.inference_mode():
            legal = torch.from_numpy(np.flatnonzero(allowed))
            logs, _ = self(torch.from_numpy(seen[None]), torch.zeros_like(legal), legal)
            return int(legal[logs.argmax()])


def log_sums(scores: Any, rows: Any, count: int) -> Any:
    """The logarithm of the sum of exponentials of each row's scores."""
    top = torch.full((count,), -math.inf).scatter_reduce(0, rows, scores.detach(), "amax")
    return torch.zeros(count).index_add(0, rows, (scores - top[rows]).exp()).log() + top


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
        for chosen in torch.randperm(len(actions)).split(MINIBATCH):
            rows, legal = allowed[chosen].nonzero(as_tuple=True)
            logs, values = network(seen[chosen], rows, legal)
            taken = logs[legal == actions[chosen][rows]]
            ratio = (taken - before[chosen]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            surrogate = torch.minimum(ratio * gain[chosen], clipped * gain[chosen]).mean()
            entropy = -(logs.exp() * logs).sum() / len(chosen)
            error = (values - wanted[chosen]).pow(2).mean()
            optimiser.zero_grad()
            (error - surrogate - curiosity * entropy).backward()
            nn.utils.clip_grad_norm_(network.layers.parameters(), 0.5)
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
            seen, paid, over, _, _ = env.step(network.best(seen["observation"], seen["action_mask"]))
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
    network = Network(seen[0])
    if begin:
        network.layers.load_state_dict(torch.load(begin, weights_only=True))
    optimiser = torch.optim.Adam(network.layers.parameters(), lr=rate, eps=1e-5)
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
    parser.add_argument("--moves", type=int, default=600_000, help="how many moves to learn from")
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--steps", type=int, default=32, help="steps of every game between improvements")
    parser.add_argument("--check", type=int, default=40, help="games against the tribune for a point of the curve")
    parser.add_argument("--final", type=int, default=400, help="games against the tribune at the end")
    parser.add_argument("--demand", type=float, help="fail unless the lower end of the interval is above this")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    parser.add_argument("--load", type=Path, help="go on from these weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="that torch may use; the work is in small pieces")
    parser.add_argument("--curve", type=Path, help="write the curve as JSON")
    parser.add_argument("--save", type=Path, help="write the network's weights")
    parser.add_argument("--short", action="store_true", help="a run of seconds")
    asked = parser.parse_args()
    if torch is None:
        raise SystemExit("This example learns with torch: pip install 'triumvirate[learn]'")
    torch.set_num_threads(asked.threads)
    if asked.short:
        asked.moves, asked.games, asked.steps, asked.check, asked.final = 1024, 32, 16, 2, 4
    network, curve = learn(asked.moves, asked.games, asked.steps, asked.check, asked.seed, asked.rate, asked.load)
    if asked.save:
        torch.save(network.layers.state_dict(), asked.save)
    points = measure(network, "tribune", asked.final, 1_000_000)
    low, high = interval(points, asked.final)
    print(f"tribune: {points:g} of {asked.final}, {points / asked.final:.1%} (95 % interval {low:.1%} – {high:.1%})")
    if asked.curve:
        asked.curve.write_text(json.dumps({"curve": curve, "points": points, "games": asked.final}, indent=1) + "\n")
    if asked.demand is not None and low <= asked.demand:
        raise SystemExit(f"the lower end of the interval is not above {asked.demand:.0%}")


if __name__ == "__main__":
    main()
