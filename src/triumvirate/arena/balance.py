"""How fair a game is between equal bots: win rate by side and by first move, and how long games last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from triumvirate.arena.duel import played_of
from triumvirate.arena.kept import Kept, sources_digest
from triumvirate.arena.match import Played
from triumvirate.arena.series import Series, play_some
from triumvirate.arena.statistics import Lengths, Rate, lengths, rates_by_seat
from triumvirate.arena.workers import spread
from triumvirate.core.parts import Teams

MOST_FIRST = 8


@dataclass(frozen=True)
class Balance:
    """The balance of one game with one set of options."""

    sides: list[Rate]
    first_moves: list[Rate]  # how often the side that made it won
    lengths: Lengths
    reasons: Counter[str]


def run_balance(
    series: Series,
    workers: int,
    kept_in: Path | None = None,
    ray: str | None = None,
    tick: Callable[[int], None] = lambda games: None,
) -> list[Played]:
    """All games of a series between equals, those that are kept and those that are played now."""
    told = asdict(series)
    del told["games"]
    kept = Kept(kept_in, {**told, "sources": sources_digest(series.game)})
    left = [number for number in range(series.games) if number not in kept.rows]
    done = series.games - len(left)
    tick(done)
    for reports in spread(play_some, ((series, number, number + 1) for number in left), workers, ray):
        for report in reports:
            kept.add(report.number, asdict(report))
        done += len(reports)
        tick(done)
    return [played_of(kept.rows[number]) for number in range(series.games)]


def balance_of(reports: Sequence[Played], seats: Sequence[str], teams: Teams | None = None) -> Balance:
    """The balance shown by some games; where sides are dealt, between these."""
    reasons = Counter(report.reason for report in reports)
    if teams is not None:
        firsts = _by_first(reports, lambda report, mover: teams.won_by[report.reason] == mover)
        return Balance(_by_faction(reports, teams), firsts, lengths(reports), reasons)
    firsts = _by_first(reports, lambda report, mover: seats.index(mover) in report.winners)
    return Balance(rates_by_seat(reports, seats), firsts, lengths(reports), reasons)


def _by_faction(reports: Sequence[Played], teams: Teams) -> list[Rate]:
    """Where secret factions play, a seat is nothing; how the match ended tells who won."""
    won = Counter(teams.won_by[report.reason] for report in reports)
    return [Rate(faction, won[faction], 0, len(reports)) for faction in teams.names]


def _by_first(reports: Sequence[Played], has_won: Callable[[Played, str], bool]) -> list[Rate]:
    """By the first move; only those that came up most often, because a rare one tells nothing."""
    rates = []
    for first, count in Counter(report.first for report in reports if report.first).most_common(MOST_FIRST):
        those = [report for report in reports if report.first == first]
        won = sum(has_won(report, first.split()[0]) for report in those)
        rates.append(Rate(first, won, sum(1 for report in those if not report.winners), count))
    return rates
