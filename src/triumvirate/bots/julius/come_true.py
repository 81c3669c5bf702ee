"""How well chances to win of JULIUS CAESAR come true: outlook and network, asked at each turn's beginning of whole matches.

    python -m triumvirate.bots.julius.come_true --bots imperator@100,legate@100 --games 400 --workers 16

tells for either side and each year's first turn how far what was said lay from what came: the mean square (Brier) and the
expected calibration error over tenths of chance. The outlook is asked of the truth, the network of what the side sees.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from triumvirate.arena.match import choice_seed
from triumvirate.arena.workers import cores, spread
from triumvirate.bots import find_bot
from triumvirate.bots.julius.imperator import network
from triumvirate.bots.julius.native_text import outlook
from triumvirate.bots.julius.plans import facts_of_network, lasting, room
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.state import PHASE_CARDS, SEATS

TENTHS = 10


@dataclass(frozen=True)
class Match:
    """One match to be played: the bots by seat, and the deal."""

    bots: tuple[str, str]
    seed: int


@dataclass(frozen=True)
class Asked:
    """What was said of a side at a turn's beginning, and how the match ended for it."""

    year: int
    turn: int
    side: int
    outlook: float
    network: float
    result: float


def opinions(state: State, side: int) -> tuple[float, float]:
    """The chance of a side by the outlook and by the network."""
    record, laid = GAME.layout.records([state])[0], network().laid()
    judged = outlook().chance_of(record, side, lasting().network, np.zeros(facts_of_network()), lasting().sums)
    given = (record, side, laid.net, laid.shape, laid.seen(), laid.layers())
    return float(judged), float(room().call("bots.counsel", "network_chance", *given))


def play(match: Match) -> list[Asked]:
    """All turns of a match."""
    bots = {seat: find_bot("julius", name) for seat, name in zip(SEATS, match.bots, strict=True)}
    table, last = Table.new(GAME, {}, match.seed), (-1, -1)
    asked: list[tuple[int, int, int, float, float]] = []
    while not table.is_over():
        state = table._state
        if state.phase == PHASE_CARDS and (state.year, state.turn) != last:
            last = (state.year, state.turn)
            asked += [(*last, side, *opinions(state, side)) for side in range(2)]
        seat = table.deciders()[0]
        seed = choice_seed(match.seed, len(table.entries))
        table.act(seat, bots[seat].choose(table.view(seat), table.legal(seat), 1.0, seed).action)
    result = table.result()
    assert result is not None
    won = [0.5 if len(result.winners) != 1 else float(seat in result.winners) for seat in SEATS]
    return [Asked(*one, won[one[2]]) for one in asked]


def brier(pairs: Sequence[tuple[float, float]]) -> float:
    """The mean square of what was said less what came."""
    return sum((said - came) ** 2 for said, came in pairs) / len(pairs)


def calibration_error(pairs: Sequence[tuple[float, float]]) -> float:
    """How far what was said lies from what came, by tenths of chance, each by its share."""
    total = 0.0
    for tenth in range(TENTHS):
        those = [pair for pair in pairs if min(TENTHS - 1, int(pair[0] * TENTHS)) == tenth]
        total += abs(sum(said - came for said, came in those))
    return total / len(pairs)


def told(rows: Iterable[Asked]) -> list[str]:
    """A line for each side and year, and for both sides at all of them."""
    firsts = [row for row in rows if row.turn == 1]
    cells = [
        (f"{SEATS[side]}, year {year + 1}", [row for row in firsts if (row.side, row.year) == (side, year)])
        for side in range(2)
        for year in sorted({row.year for row in firsts})
    ]
    cells += [(f"{SEATS[side]}, all years", [row for row in firsts if row.side == side]) for side in range(2)]
    lines = []
    for name, those in cells:
        words = [f"{name}: {len(those)}, won {sum(row.result for row in those) / len(those):.1%}"]
        for who in ("outlook", "network"):
            pairs = [(getattr(row, who), row.result) for row in those]
            said = sum(pair[0] for pair in pairs) / len(pairs)
            words.append(f"{who} says {said:.1%}, Brier {brier(pairs):.3f}, ECE {calibration_error(pairs):.3f}")
        lines.append("; ".join(words))
    return lines


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="imperator@100,legate@100", help="two bots; each plays either side in turn")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    asked = parser.parse_args()
    one, other = asked.bots.split(",")
    pairs = ((one, other), (other, one))
    matches = (Match(pairs[n % 2], asked.seed + n // 2) for n in range(asked.games))
    rows = [row for found in spread(play, matches, asked.workers) for row in found]
    print("\n".join(told(rows)))


if __name__ == "__main__":
    main()
