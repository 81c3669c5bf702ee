"""What a million players would need: a day simulated from the costs that bench/cluster.py measured.

    .venv/bin/python bench/million.py                        # 10,000 and 1,000,000 players, and a million at once
    .venv/bin/python bench/million.py --players 1000000 --slices 1

Matches begin over a day by a rhythm, last as long as such matches do, and make moves, sockets and bots' turns. The
busiest minute decides: single-threaded workers with queues of their own serve its moves one by one, once as usual and
once after a machine was lost, when its people all come back within seconds. MEASURED below are costs of one run on an
otherwise busy machine; .bench/cluster.json replaces them where it is there. ASSUMED is how people play.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from triumvirate.server.operation.cluster.redis_bus import Word, _decode, _encode
from triumvirate.server.sockets.bus import Signal

KEPT = Path(__file__).resolve().parent.parent / ".bench" / "cluster.json"
DAY = 86_400
WANTED_P99_MS, BORNE_P99_MS = 100.0, 1000.0  # as usual, and in the minute in which a machine was lost
SAMPLE = 1_000_000


@dataclass
class Measured:
    """Processor seconds for 1,000 of each, and bytes: from one run of bench/cluster.py with three workers."""

    worker_move: float = 3.52
    postgres_move: float = 0.5
    redis_move: float = 0.02
    proxy_move: float = 0.1
    worker_opened: float = 27.3
    worker_connect: float = 9.6
    worker_idle_second: float = 0.058
    proxy_connect: float = 0.5
    worker_kb_socket: float = 27.2
    bytes_match: float = 9_000.0  # with its seats, two new people and seven entries
    source: str = "kept in this file"


@dataclass
class Kind:
    """How one kind of match is played; moves are those that reach the server."""

    share: float
    people: float
    bots: float
    moves: int
    seconds: float  # between moves
    watchers: float = 0.1


@dataclass
class Assumed:
    """How people play. Everything here is a guess that can be argued about."""

    daily: float = 0.25  # of all players, on a day
    matches: float = 1.5  # live ones, for each of them
    rhythm: float = 0.7  # the busiest hour has so much more than the mean
    correspondence: float = 0.1  # of all players hold `slow` matches with a clock in days
    slow: float = 3.0
    slow_moves: float = 2.0  # a day in each
    bot_seconds: float = 0.5  # of thinking a move: most bots are tribunes (milliseconds), some think for seconds
    reload: float = 3.0  # times a socket is opened in a match
    burst: float = 10.0  # seconds in which the people of a lost machine come back
    workers_per_machine: int = 14  # of 16 cores; the others for the system and the proxy
    postgres_cores: float = 16.0
    postgres_full: float = 0.6  # of its cores, before it is split
    commits: float = 8_000.0  # a second that one database's disk takes, grouped
    kinds: dict[str, Kind] = field(
        default_factory=lambda: {
            "caesar, two people": Kind(0.30, 2, 0, 30, 9.0),
            "caesar, a bot": Kind(0.35, 1, 1, 30, 5.0),
            "julius, two people": Kind(0.08, 2, 0, 580, 7.0),
            "julius, a bot": Kind(0.12, 1, 1, 580, 4.0),
            "rubico, five people": Kind(0.10, 5, 0, 180, 6.0, 1.0),
            "rubico, bots": Kind(0.05, 1, 4, 180, 3.0),
        }
    )


def measured() -> Measured:
    """From the last run of bench/cluster.py, where there is one."""
    found = Measured()
    if not KEPT.exists():
        return found
    kept = json.loads(KEPT.read_text())
    if "workers" in kept:
        last = kept["workers"][-1]
        moved, opened = last["cpu s per 1000 moves"], last["cpu s per 1000 matches opened"]
        found.worker_move, found.postgres_move = moved["worker"], moved["postgres"]
        found.redis_move, found.proxy_move = moved["redis"], moved["proxy"]
        found.worker_opened = opened["worker"]
        found.worker_connect = last["cpu s per 1000 sockets opened"]["worker"]
        found.proxy_connect = last["cpu s per 1000 sockets opened"]["proxy"]
        found.source = f".bench/cluster.json, {last['workers']} workers"
    if "sockets" in kept:
        found.worker_idle_second = kept["sockets"]["cpu s per 1000 idle socket seconds"]["worker"]
        found.worker_kb_socket = kept["sockets"]["worker KB per socket"]
    full = [row for row in kept.get("stored", []) if row["database"] == "PostgreSQL"]
    if full:
        found.bytes_match = full[-1]["bytes per match"]
    return found


def notice_seconds() -> float:
    """What a worker spends on hearing one notice that is none of its business: measured here."""
    word = _encode(Word("worker", [Signal(f"match{number:07}", "table", number) for number in range(10)]))
    open_here = {f"other{number:07}": number for number in range(1000)}
    began, rounds = time.process_time(), 5_000
    for _ in range(rounds):
        for notice in _decode(word).signals:
            open_here.get(notice.match)  # as the hub looks
    return (time.process_time() - began) / rounds / 10


# --- a day ----------------------------------------------------------------------------------------------------------


def day(players: int, guess: Assumed, rng: np.random.Generator) -> dict[str, float]:
    """The busiest minute of a day and its sums: every match begins, lasts and ends. More than SAMPLE are scaled up."""
    if players > SAMPLE:
        return {name: value * players / SAMPLE for name, value in day(SAMPLE, guess, rng).items()}
    moves, bot_moves, sockets, opened, connects = (np.zeros(DAY // 60) for _ in range(5))
    matches = entries = 0.0
    for kind in guess.kinds.values():
        count = rng.poisson(players * guess.daily * guess.matches * kind.share / kind.people)
        begins = _by_rhythm(count, guess.rhythm, rng)
        lengths = kind.moves * rng.lognormal(-0.125, 0.5, count)  # moves of each match; the mean is kept
        lasts = lengths * kind.seconds
        there = _open_at(begins, lasts)
        moves += there / kind.seconds
        bot_moves += there / kind.seconds * kind.bots / (kind.bots + kind.people)
        sockets += there * (kind.people + kind.watchers)
        began = np.bincount((begins // 60).astype(int), minlength=DAY // 60)[: DAY // 60]
        opened += began / 60
        connects += began / 60 * (kind.people + kind.watchers) * guess.reload
        matches += count
        entries += lengths.sum()
    slow = players * guess.correspondence * guess.slow / 2 * guess.slow_moves
    moves += slow / DAY * _rhythm(np.arange(DAY // 60) * 60.0, guess.rhythm)
    busiest = int(moves.argmax())
    return {
        "matches a day": matches,
        "entries a day": entries + slow,
        "moves/s": moves[busiest],
        "bot moves/s": bot_moves[busiest],
        "sockets": sockets.max(),
        "matches opened/s": opened[busiest],
        "connects/s": connects[busiest],
        "mean moves/s": moves.mean(),
    }


def _rhythm(seconds: np.ndarray, height: float) -> np.ndarray:
    return 1 + height * np.sin((seconds / DAY - 0.58) * 2 * math.pi)  # highest at eight in the evening


def _by_rhythm(count: int, height: float, rng: np.random.Generator) -> np.ndarray:
    """So many moments of a day, more of them in the evening."""
    drawn = rng.random(3 * count + 100) * DAY
    kept = drawn[rng.random(drawn.size) * (1 + height) < _rhythm(drawn, height)]
    return kept[:count]


def _open_at(begins: np.ndarray, lasts: np.ndarray) -> np.ndarray:
    """How many matches are open in each minute; those that last over midnight go on in the morning of the same day."""
    change = np.zeros(DAY // 60 + 1)
    ends = begins + lasts[: begins.size]
    np.add.at(change, (begins // 60).astype(int), 1)
    np.add.at(change, (np.minimum(ends, DAY) // 60).astype(int), -1)
    over = np.minimum(ends[ends > DAY] - DAY, DAY)
    change[0] += over.size
    np.add.at(change, (over // 60).astype(int), -1)
    return np.asarray(change.cumsum()[:-1])


# --- the busiest minute ---------------------------------------------------------------------------------------------


def p99(workers: int, rate: float, service: float, busy: float, rng: np.random.Generator, storm: float = 0.0) -> float:
    """Milliseconds from a move's arrival to its end at one of the workers; `busy` is the share that other work takes.

    In a storm, connects come on top for the first seconds; each takes its turn like a move.
    """
    seconds = 60.0
    arrivals = np.sort(rng.random(rng.poisson(rate / workers * seconds)) * seconds)
    work = service * rng.lognormal(-0.08, 0.4, arrivals.size) / max(1e-6, 1 - busy)
    is_move = np.ones(arrivals.size, bool)
    if storm:
        extra = np.sort(rng.random(rng.poisson(storm / workers)) * ASSUMED.burst)
        arrivals = np.concatenate([arrivals, extra])
        work = np.concatenate([work, np.full(extra.size, MEASURED.worker_connect / 1000)])
        is_move = np.concatenate([is_move, np.zeros(extra.size, bool)])
        order = arrivals.argsort()
        arrivals, work, is_move = arrivals[order], work[order], is_move[order]
    ended, lags = 0.0, []
    for at, takes, counts in zip(arrivals, work, is_move, strict=True):
        ended = max(ended, at) + takes
        if counts:
            lags.append(ended - at)
    return float(np.quantile(lags, 0.99) * 1000) if lags else 0.0


def plan(players: int, slices: int, rng: np.random.Generator, notice: float) -> dict[str, Any]:
    """The machines for so many players, and how their busiest minute goes."""
    found = day(players, ASSUMED, rng)
    moves = found["moves/s"]
    service = MEASURED.worker_move / 1000
    other = (
        found["matches opened/s"] * MEASURED.worker_opened
        + found["connects/s"] * MEASURED.worker_connect
        + found["sockets"] * MEASURED.worker_idle_second
    ) / 1000
    workers = max(2, math.ceil((moves * service + other) / 0.6))
    while True:
        heard = moves * notice / slices * (1 + 0.1 * slices)  # a worker hears the slices in which it has matches
        busy = min(0.95, other / workers + heard)
        usual = p99(workers, moves, service, busy, rng)
        machines = max(2, math.ceil(workers / ASSUMED.workers_per_machine))
        left = workers - math.ceil(workers / machines)
        storm = found["sockets"] * (workers - left) / workers
        after = p99(left, moves, service, min(0.95, other / left + heard), rng, storm)
        if usual < WANTED_P99_MS and after < BORNE_P99_MS:
            break
        workers = math.ceil(workers * 1.1)
    postgres = moves * MEASURED.postgres_move / 1000
    databases = max(
        1, math.ceil(postgres / (ASSUMED.postgres_cores * ASSUMED.postgres_full)), math.ceil(moves / ASSUMED.commits)
    )
    entry = MEASURED.bytes_match / 10  # a match, its two seats and seven entries: ten rows of about one size
    a_year = 365 * (found["matches a day"] * 3 * entry + found["entries a day"] * entry)
    return {
        "players": players,
        **{name: round(value, 1) for name, value in found.items()},
        "workers": workers,
        "web machines": machines,
        "sockets a machine": round(found["sockets"] / machines),
        "socket memory GB": round(found["sockets"] * MEASURED.worker_kb_socket / 1e6, 1),
        "p99 ms": round(usual, 1),
        "p99 ms after a machine is lost": round(after, 1),
        "bot cores": math.ceil(found["bot moves/s"] * ASSUMED.bot_seconds),
        "PostgreSQL cores": round(postgres, 1),
        "databases": databases,
        "TB a year": round(a_year / 1e12, 2),
        "Redis cores": round(moves * MEASURED.redis_move / 1000 * workers / 3 / slices, 2),
        "hearing a worker": f"{heard:.0%}",
        "Redis memory MB": round(found["sockets"] * 0.0003 + 2, 1),
        "proxy cores": round((moves * MEASURED.proxy_move + found["connects/s"] * MEASURED.proxy_connect) / 1000, 1),
    }


MEASURED, ASSUMED = measured(), Assumed()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", default=[10_000, 1_000_000, 130_000_000])
    parser.add_argument("--slices", type=int, default=16, help="channels that the notices are spread over")
    asked = parser.parse_args()
    notice = notice_seconds()
    print(f"costs: {MEASURED}; a notice heard: {notice * 1e6:.2f} µs")
    rows = [plan(players, asked.slices, np.random.default_rng(players), notice) for players in asked.players]
    for name in rows[0]:
        print(f"{name:>32}  " + "  ".join(f"{row[name]!s:>14}" for row in rows))


if __name__ == "__main__":
    main()
