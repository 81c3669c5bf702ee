"""What the proofs about the judge of a game count, each over so many games: shares with what they are of, and a bar to pass."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judging.subjects import Subject
from triumvirate.analysis import analyse
from triumvirate.analysis.findings import BLUNDER
from triumvirate.arena.match import choice_seed
from triumvirate.bots import find_bot
from triumvirate.bots.reasons import TOLD_BESIDE
from triumvirate.core.table import Table
from triumvirate.games import find_game

REFEREED = 100
BINS = 10
CALLED = ("mistake", "blunder")


@dataclass(frozen=True)
class Share:
    """How often something was so, and whether that is enough, or little enough."""

    what: str
    seen: float
    of: int
    bar: float
    at_most: bool = False

    @property
    def value(self) -> float:
        return self.seen / self.of if self.of else 0.0

    @property
    def holds(self) -> bool:
        return self.value <= self.bar if self.at_most else self.value >= self.bar or not self.of

    def __str__(self) -> str:
        sign = "≤" if self.at_most else "≥"
        return f"{self.what}: {self.seen:g} of {self.of} = {self.value:.3f} ({sign} {self.bar:g}) {self.holds}"


def new_table(subject: Subject, seed: int) -> Table:
    """A match that begins."""
    return Table.new(find_game(subject.game), subject.options(random.Random(seed)), seed=seed)


def match(subject: Subject, seed: int, *levels: str) -> Table:
    """A match of these bots, which take turns at every decision."""
    return played_on(subject, new_table(subject, seed), seed, *levels)


def played_on(subject: Subject, table: Table, seed: int, *levels: str) -> Table:
    """The same from any table on, to the end."""
    rng = random.Random(seed)
    while not table.is_over():
        seat = table.deciders()[0]
        bot = find_bot(subject.game, levels[0] if len(levels) == 1 else rng.choice(levels))
        seed_here = choice_seed(seed, len(table.entries))
        table.act(seat, bot.choose(table.view(seat), table.legal(seat), 0.1, seed_here).action)
    return table


def reasons(subject: Subject, games: int, seed: int) -> list[Share]:
    """Moves of the best bot that carry a reason of their own."""
    said = of = 0
    for number in range(games):
        table = new_table(subject, seed + number)
        while not table.is_over():
            seat = table.deciders()[0]
            bot = find_bot(subject.game, subject.strongest)
            chosen = bot.choose(table.view(seat), table.legal(seat), 0.1, seed + of)
            said, of = said + bool(chosen.why.without(*TOLD_BESIDE)), of + 1
            table.act(seat, chosen.action)
    return [Share("moves with a reason", said, of, 0.70)]


def hints(subject: Subject, games: int, seed: int) -> list[Share]:
    """Matches in which all sides do as they are advised, looked back at."""
    called = of = 0
    coach = find_bot(subject.game, "coach")
    for number in range(games):
        table = new_table(subject, seed + number)
        while not table.is_over():
            seat = table.deciders()[0]
            table.act(seat, coach.advise(table.view(seat), table.legal(seat), 0.1, number).best[0].action)
        moments = analyse(table).moments
        called, of = called + sum(bool(moment.verdict) for moment in moments), of + len(moments)
    return [Share("hints that were called a fault", called, of, 0.0, at_most=True)]


def selfplay(subject: Subject, games: int, seed: int) -> list[Share]:
    """Mistakes that the judge finds in matches of the strongest bot, and how many a referee confirms."""
    called = of = confirmed = refereed = 0
    for number in range(games):
        table = match(subject, seed + number, subject.strongest)
        of += sum(entry.seat is not None for entry in table.entries)
        for moment in analyse(table).moments:
            if moment.verdict in CALLED:
                called += 1
                if refereed < REFEREED:
                    refereed, confirmed = refereed + 1, confirmed + subject.referee(table, moment)
    return [
        Share("moves of the strongest bot called mistakes", called, of, 0.02, at_most=True),
        Share("such verdicts that a referee confirms", confirmed, refereed, 0.90),
    ]


def losses(subject: Subject, games: int, seed: int) -> list[Share]:
    """Moves taken at random that playouts show to lose fifteen points or more: how many the judge calls."""
    called = of = 0
    for before, seat, rng in positions(subject, games, seed, subject.errs_at, *subject.levels):
        lost, is_called = subject.random_fault(before.view(seat), before.legal(seat), rng)
        if lost >= BLUNDER:
            called, of = called + is_called, of + 1
    return [Share("moves that lose 15 points and are called", called, of, 0.80)]


def chances(subject: Subject, games: int, seed: int) -> list[Share]:
    """Said chances beside results, one position a game: the calibration error over bins of equal size."""
    told = said_and_won(subject, games, seed)
    return [Share("calibration error", calibration_error(told) * len(told), len(told), 0.04, at_most=True)]


def said_and_won(subject: Subject, games: int, seed: int) -> list[tuple[float, float]]:
    """For one position of each match the chance that is said of it, and what became of it when bots played on."""
    told, coach = [], find_bot(subject.game, "coach")
    for before, seat, _ in positions(subject, games, seed, subject.asked_at, subject.quick):
        said = coach.advise(before.view(seat), before.legal(seat), 0.1, 0).chance
        result = played_on(subject, before.fork(), seed, subject.quick).result()
        won = 0.5 if result is None or not result.winners else float(seat in result.winners)
        if said is not None:
            told.append((said, won))
    return told


def calibration_error(told: list[tuple[float, float]]) -> float:
    """How far said chances and results are apart, on average over bins of equal size."""
    ordered, apart = sorted(told, key=lambda one: one[0]), 0.0
    for bin_ in range(BINS):
        part = ordered[bin_ * len(ordered) // BINS : (bin_ + 1) * len(ordered) // BINS]
        if part:
            apart += abs(sum(said for said, _ in part) - sum(won for _, won in part))
    return apart / max(1, len(told))


def positions(
    subject: Subject, games: int, seed: int, verbs: Sequence[str], *levels: str
) -> Iterator[tuple[Table, str, random.Random]]:
    """One decision of each match, of these verbs where some are named: the table before it, who decides, and chance."""
    for number in range(games):
        rng = random.Random(seed + number)
        table = match(subject, seed + number, *levels)
        entries = [one for one in table.entries if one.seat and (not verbs or one.action.split()[0] in verbs)]
        rng.shuffle(entries)
        for entry in entries:
            before, seat = table.at(entry.number - 1), str(entry.seat)
            if len(before.legal(seat)) > 1:
                yield before, seat, rng
                break
