"""Everybody against everybody: duels of all pairs, and the ratings that come of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path

from triumvirate.arena.duel import Duel, Standing, played_of, run_duel
from triumvirate.arena.kept import Kept, sources_digest
from triumvirate.arena.match import Played
from triumvirate.arena.ratings import Rated, bradley_terry, team_ratings
from triumvirate.arena.series import Series, play_some
from triumvirate.arena.workers import spread
from triumvirate.core.options import OptionValue


@dataclass(frozen=True)
class RoundRobin:
    """What is to be played: all pairs of some bots."""

    game: str
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    games: int  # for each pair; for team games in all
    seed: int = 1
    seconds: float = 1.0


def run_pairs(
    event: RoundRobin,
    workers: int,
    kept_in: Path | None = None,
    ray: str | None = None,
    tick: Callable[[int], None] = lambda games: None,
) -> tuple[list[Rated], dict[tuple[str, str], Standing]]:
    """Play all pairs; the ratings, and how each pair stands."""
    pairs: dict[tuple[str, str], Standing] = {}
    before = 0
    for a, b in combinations(event.bots, 2):
        duel = Duel(event.game, event.options, a, b, event.games, event.seed, event.seconds)
        file = kept_in / f"round-robin-{event.game}-{a}-{b}.jsonl" if kept_in else None
        pairs[a, b] = run_duel(duel, workers, file, ray, _tick_from(tick, before))
        before += event.games
    return bradley_terry({pair: (sum(at.scores), len(at.scores)) for pair, at in pairs.items()}), pairs


def _tick_from(tick: Callable[[int], None], before: int) -> Callable[[Standing], None]:
    return lambda standing: tick(before + len(standing.scores))


def run_tables(
    event: RoundRobin,
    seats: int,
    workers: int,
    kept_in: Path | None = None,
    ray: str | None = None,
    tick: Callable[[int], None] = lambda games: None,
) -> tuple[list[Rated], list[Played]]:
    """A game of teams: bots drawn for the seats of every table; ratings by openskill in the order of the tables."""
    told = asdict(event)
    del told["games"]
    name = "-".join(("round-robin", event.game, *event.bots))
    file = kept_in / f"{name}.jsonl" if kept_in else None
    kept = Kept(file, {**told, "seats": seats, "sources": sources_digest(event.game)})
    tick(sum(number in kept.rows for number in range(event.games)))
    jobs = []
    for number in range(event.games):
        if number not in kept.rows:
            names = mixed(event.bots, seats, event.seed + number)
            series = Series(event.game, event.options, names, number + 1, event.seed, False, event.seconds)
            jobs.append((series, number, number + 1))
    for left, (report,) in enumerate(spread(play_some, jobs, workers, ray), 1 - len(jobs)):
        kept.add(report.number, asdict(report))
        tick(event.games + left)
    reports = [played_of(kept.rows[number]) for number in range(event.games)]
    return team_ratings(reports), reports


def mixed(bots: Sequence[str], seats: int, seed: int) -> tuple[str, ...]:
    """Bots for the seats of a table, each as often as the others, in random order."""
    names = [bots[seat % len(bots)] for seat in range(seats)]
    random.Random(seed).shuffle(names)
    return tuple(names)
