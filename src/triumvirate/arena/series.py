"""Many matches between the same bots: seats in turn, the same deals for everybody, any number of processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.match import Played, play_match, played
from triumvirate.arena.workers import spread
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.games import find_game


@dataclass(frozen=True)
class Series:
    """What is to be played. With `swap` each deal is played once from every seating, so luck cancels out."""

    game: str
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    games: int
    seed: int
    swap: bool = True
    seconds: float = 1.0


def seated(series: Series, number: int) -> tuple[tuple[str, ...], int]:
    """The bots by seat and the seed of one match."""
    turns = len(series.bots) if series.swap and len(set(series.bots)) > 1 else 1
    deal, turn = divmod(number, turns)
    return series.bots[turn:] + series.bots[:turn], series.seed + deal


def play_some(job: tuple[Series, int, int]) -> list[Played]:
    """The matches with numbers from `first` up to `last`."""
    series, first, last = job
    game = find_game(series.game)
    reports = []
    for number in range(first, last):
        names, seed = seated(series, number)
        table = play_match(game, series.options, [seat_bot(series.game, name) for name in names], seed, series.seconds)
        reports.append(played(table, number, seed, names))
    return reports


def play_series(series: Series, workers: int, ray: str | None = None) -> Iterator[list[Played]]:
    """The reports of all matches, some at a time."""
    size = max(1, min(50, series.games // (workers * 8) or 1))
    jobs = ((series, first, min(first + size, series.games)) for first in range(0, series.games, size))
    yield from spread(play_some, jobs, workers, ray)


def bots_by_seat(game: str, names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot for each seat: one name is for all, otherwise there is one for each."""
    for name in names:
        seat_bot(game, name)
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        raise BadRequest(f"{len(names)} bots for {seats} seats: give one name for all, or one for each seat.")
    return tuple(names)
