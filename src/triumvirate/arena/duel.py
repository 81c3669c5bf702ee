"""Two bots against each other from both sides of the same deals, until a sequential test has its answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from triumvirate.arena.elsewhere import network_of
from triumvirate.arena.kept import Kept, Row, sources_digest
from triumvirate.arena.match import Played
from triumvirate.arena.sequential import Sprt, always_valid, claim_test
from triumvirate.arena.series import Series, play_some
from triumvirate.arena.statistics import wilson
from triumvirate.arena.workers import spread
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.core.sources import digest


@dataclass(frozen=True)
class Duel:
    """What is to be played: bot `a` against bot `b`; with a claimed share for `a`, play stops when that is clear."""

    game: str
    options: dict[str, OptionValue]
    a: str
    b: str
    games: int
    seed: int = 1
    seconds: float = 1.0
    claim: float | None = None

    @property
    def test(self) -> Sprt | None:
        """The sequential test of the claim."""
        return None if self.claim is None else claim_test(self.claim)

    @property
    def series(self) -> Series:
        """The matches: each deal once from either side."""
        return Series(self.game, self.options, (self.a, self.b), self.games, self.seed, True, self.seconds)


@dataclass(frozen=True)
class Standing:
    """How a duel stands: the scores of `a`, a match each, and what the test says."""

    scores: tuple[float, ...]
    verdict: str
    reports: tuple[Played, ...]

    @property
    def share(self) -> float:
        """The share of `a`, draws counted as half."""
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share, for a number of games fixed beforehand."""
        return wilson(sum(self.scores), len(self.scores))

    @property
    def anytime(self) -> tuple[float, float]:
        """The interval that also holds after stopping early."""
        low, high = always_valid(self.scores)
        return max(0.0, low), min(1.0, high)


def heading(duel: Duel) -> JsonObject:
    """What kept results must agree on to be used again; how many games are wanted may change."""
    told = asdict(duel)
    del told["games"], told["claim"]
    networks = [digest([file], file.parent) for name in (duel.a, duel.b) if (file := network_of(name)) is not None]
    return {
        **told,
        "sources": sources_digest(duel.game, (duel.a, duel.b)),
        **({"networks": networks} if networks else {}),
    }


def run_duel(
    duel: Duel,
    workers: int,
    kept_in: Path | None = None,
    ray: str | None = None,
    tick: Callable[[Standing], None] = lambda standing: None,
) -> Standing:
    """Play until the test decides or all games are played. Results are looked at in their order, so none is favoured."""
    kept = Kept(kept_in, heading(duel))
    standing = stands(duel, kept.rows)
    tick(standing)
    if standing.verdict != "open" or len(standing.scores) >= duel.games:
        return standing
    for reports in _reports(duel, kept, workers, ray):
        for report in reports:
            kept.add(report.number, asdict(report))
        standing = stands(duel, kept.rows)
        tick(standing)
        if standing.verdict != "open":
            break
    return standing


def _reports(duel: Duel, kept: Kept, workers: int, ray: str | None) -> Iterator[list[Played]]:
    """Two matches a job, one from each side of a deal, as far as they are not kept already."""
    pairs = [first for first in range(0, duel.games, 2) if first not in kept.rows or first + 1 not in kept.rows]
    jobs = ((duel.series, first, min(first + 2, duel.games)) for first in pairs)
    yield from spread(play_some, jobs, workers, ray)


def stands(duel: Duel, rows: Mapping[int, Row]) -> Standing:
    """How the duel stands by the matches played so far without a gap, at whole pairs, stopped where the test decides."""
    scores: list[float] = []
    reports: list[Played] = []
    verdict = "open"
    while len(scores) < duel.games and len(scores) in rows:
        report = played_of(rows[len(scores)])
        reports.append(report)
        scores.append(score_of(report, duel.a))
        if duel.test is not None and len(scores) % 2 == 0:
            verdict = duel.test.verdict(scores)
            if verdict != "open":
                break
    return Standing(tuple(scores), verdict, tuple(reports))


def played_of(row: JsonObject) -> Played:
    """A kept match, read back."""
    told: JsonObject = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
    return Played(**told)


def score_of(report: Played, name: str) -> float:
    """What a match brought a bot: 1, 0, or a half for a draw."""
    if not report.winners:
        return 0.5
    return float(any(report.bots[seat] == name for seat in report.winners))
