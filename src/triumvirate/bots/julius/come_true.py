"""How well chances to win of JULIUS CAESAR come true: outlook and network, asked at each turn's beginning of whole matches.

    python -m triumvirate.bots.julius.come_true --bots imperator@100,legate@100 --games 400 --workers 16

tells for either side and each year's first turn how far what was said lay from what came: the mean square (Brier) and the
expected calibration error over tenths of chance. The outlook is asked of the truth, the network of what the side sees; the
imperator judges by half of each. With `--before FOLDER` a kept copy's outlook is asked too (`scripts/before.py`), and with
`--bars` the command fails unless, for either side, the imperator's error is at most 0.06 and its mean square below that of
before. Matches are kept as they come: a run that was stopped, or that `--within` stops, goes on.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from math import inf
from pathlib import Path

import numpy as np

from triumvirate.arena.kept import Kept, sources_digest
from triumvirate.arena.match import choice_seed
from triumvirate.arena.workers import cores, spread
from triumvirate.bots import find_bot
from triumvirate.bots.julius.imperator import TRUST, network
from triumvirate.bots.julius.native_text import outlook
from triumvirate.bots.julius.outlook_before import outlook_before
from triumvirate.bots.julius.plans import facts_of_network, lasting, room
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.state import PHASE_CARDS, SEATS

TENTHS = 10
MOST = 0.06  # calibration error of either side
GOES_ON = 3  # the status of what stopped by itself and is not at its end


@dataclass(frozen=True)
class Match:
    """One match to be played: the bots by seat, and the deal."""

    bots: tuple[str, str]
    seed: int
    before: Path | None = None  # where the outlook of before is
    number: int = 0


@dataclass(frozen=True)
class Asked:
    """What was said of a side at a turn's beginning, and how the match ended for it."""

    year: int
    turn: int
    side: int
    outlook: float
    network: float
    result: float
    before: float | None = None  # the outlook of before

    @property
    def imperator(self) -> float:
        """What the imperator judges by."""
        return TRUST * self.network + (1.0 - TRUST) * self.outlook


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
    asked: list[tuple[int, int, int, float, float, float | None]] = []
    while not table.is_over():
        state = table._state
        if state.phase == PHASE_CARDS and (state.year, state.turn) != last:
            last = (state.year, state.turn)
            old = (None, None) if match.before is None else outlook_before(match.before).chances(table.position_text())
            asked += [(*last, side, *opinions(state, side), old[side]) for side in range(2)]
        seat = table.deciders()[0]
        seed = choice_seed(match.seed, len(table.entries))
        table.act(seat, bots[seat].choose(table.view(seat), table.legal(seat), 1.0, seed).action)
    result = table.result()
    assert result is not None
    won = [0.5 if len(result.winners) != 1 else float(seat in result.winners) for seat in SEATS]
    return [Asked(*one[:5], won[one[2]], one[5]) for one in asked]


def numbered(match: Match) -> tuple[int, list[Asked]]:
    """The same with the match's number."""
    return match.number, play(match)


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
    return [f"{name}: {_words(those)}" for name, those in cells]


def _words(rows: Sequence[Asked]) -> str:
    words = [f"{len(rows)}, won {sum(row.result for row in rows) / len(rows):.1%}"]
    for who in ("outlook", "network", "imperator", "before"):
        pairs = pairs_of(rows, who)
        if pairs:
            said = sum(pair[0] for pair in pairs) / len(pairs)
            words.append(f"{who} says {said:.1%}, Brier {brier(pairs):.3f}, ECE {calibration_error(pairs):.3f}")
    return "; ".join(words)


def pairs_of(rows: Iterable[Asked], who: str) -> list[tuple[float, float]]:
    """What somebody said, where it was asked, with what came."""
    return [(said, row.result) for row in rows if (said := getattr(row, who)) is not None]


def missed(rows: Iterable[Asked]) -> list[str]:
    """Which bars the imperator's chances do not reach, at the years' first turns; none where all hold."""
    firsts = [row for row in rows if row.turn == 1]
    faults = []
    for side, name in enumerate(SEATS):
        those = [row for row in firsts if row.side == side]
        own, before = pairs_of(those, "imperator"), pairs_of(those, "before")
        if not own or not before:
            faults.append(f"{name}: nobody was asked")
            continue
        if (error := calibration_error(own)) > MOST:
            faults.append(f"{name}: ECE {error:.3f}, more than {MOST}")
        if (square := brier(own)) >= (old := brier(before)):
            faults.append(f"{name}: Brier {square:.3f}, not below the {old:.3f} of before")
    return faults


def gathered(matches: Sequence[Match], kept: Kept, workers: int, within: float) -> bool:
    """Play what is not kept yet; whether all of it is there when the time is over."""
    began = time.monotonic()
    left = [match for match in matches if match.number not in kept.rows]
    for done, (number, rows) in enumerate(spread(numbered, left, workers), 1):
        kept.add(number, [astuple(row) for row in rows])
        if done < len(left) and time.monotonic() - began >= within:
            return False
    return True


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="imperator@100,legate@100", help="two bots; each plays either side in turn")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="a copy of the sources of before")
    parser.add_argument("--bars", action="store_true", help="fail where the imperator's chances are not good enough")
    parser.add_argument("--keep", type=Path, default=Path(".arena/come-true.jsonl"), metavar="FILE", help="of matches")
    parser.add_argument("--within", type=float, default=inf, metavar="SECONDS", help="stop after that, to go on later")
    asked = parser.parse_args()
    if asked.bars and asked.before is None:
        parser.error("--bars compare with the outlook of before: give --before FOLDER")
    one, other = asked.bots.split(",")
    pairs = ((one, other), (other, one))
    matches = [Match(pairs[n % 2], asked.seed + n // 2, asked.before, n) for n in range(asked.games)]
    heading = {
        "bots": [one, other],
        "seed": asked.seed,
        "before": str(asked.before),
        "sources": sources_digest("julius"),
    }
    kept = Kept(asked.keep, heading)
    try:
        is_whole = gathered(matches, kept, asked.workers, asked.within)
    except BadRequest as fault:
        print(fault.reason, file=sys.stderr)
        return 2
    rows = [Asked(*row) for match in matches for row in kept.rows.get(match.number, ())]
    print("\n".join(told(rows)))
    if not is_whole:
        print(f"Stopped after {len(kept.rows)} of {asked.games} matches; the same command goes on.")
        return GOES_ON
    bars = missed(rows) if asked.bars else []
    for bar in bars:
        print(f"not reached: {bar}")
    return 1 if bars else 0


if __name__ == "__main__":
    sys.exit(main())
