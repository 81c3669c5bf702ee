"""What the proofs about the judge count, each over so many games: shares with what they are of, and a bar to pass."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from triumvirate.analysis import analyse
from triumvirate.analysis.budget import BUDGETS, Occasion, seed_of
from triumvirate.analysis.findings import BLUNDER, Moment
from triumvirate.analysis.judges import SearchJudge
from triumvirate.analysis.paired import difference
from triumvirate.arena.match import choice_seed
from triumvirate.bots import find_bot
from triumvirate.bots.reasons import TOLD_BESIDE
from triumvirate.core.table import Table
from triumvirate.games import find_game

GAME = "caesar"
STRONGEST = "imperator@200"
QUICK = "imperator@32"
REFEREED, REFEREE_PAIRS = 100, 1536
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


def match(seed: int, *levels: str) -> Table:
    """A match of these bots, which take turns at every decision."""
    table, rng = Table.new(find_game(GAME), {}, seed=seed), random.Random(seed)
    while not table.is_over():
        (seat,) = table.deciders()
        bot = find_bot(GAME, levels[0] if len(levels) == 1 else rng.choice(levels))
        table.act(
            seat, bot.choose(table.view(seat), table.legal(seat), 0.1, choice_seed(seed, len(table.entries))).action
        )
    return table


def reasons(games: int, seed: int) -> list[Share]:
    """Moves of the best bot that carry a reason of their own."""
    said = of = 0
    for number in range(games):
        table = Table.new(find_game(GAME), {}, seed=seed + number)
        while not table.is_over():
            (seat,) = table.deciders()
            chosen = find_bot(GAME, STRONGEST).choose(table.view(seat), table.legal(seat), 0.1, seed + of)
            said, of = said + bool(chosen.why.without(*TOLD_BESIDE)), of + 1
            table.act(seat, chosen.action)
    return [Share("moves with a reason", said, of, 0.70)]


def hints(games: int, seed: int) -> list[Share]:
    """Matches in which both sides do as they are advised, looked back at."""
    called = of = 0
    coach = find_bot(GAME, "coach")
    for number in range(games):
        table = Table.new(find_game(GAME), {}, seed=seed + number)
        while not table.is_over():
            (seat,) = table.deciders()
            table.act(seat, coach.advise(table.view(seat), table.legal(seat), 0.1, number).best[0].action)
        moments = analyse(table).moments
        called, of = called + sum(bool(moment.verdict) for moment in moments), of + len(moments)
    return [Share("hints that were called a fault", called, of, 0.0, at_most=True)]


def selfplay(games: int, seed: int) -> list[Share]:
    """Mistakes that the judge finds in matches of the strongest bot, and how many a referee confirms."""
    called = of = confirmed = refereed = 0
    for number in range(games):
        table = match(seed + number, STRONGEST)
        moments = analyse(table).moments
        of += len(moments)
        for moment in moments:
            if moment.verdict in CALLED:
                called += 1
                if refereed < REFEREED:
                    refereed, confirmed = refereed + 1, confirmed + refereed_as(table, moment)
    return [
        Share("moves of the strongest bot called mistakes", called, of, 0.02, at_most=True),
        Share("such verdicts that a referee confirms", confirmed, refereed, 0.90),
    ]


def refereed_as(table: Table, moment: Moment) -> bool:
    """Whether many more playouts with other luck find the better move better too."""
    before = table.at(moment.number - 1)
    view, legal = before.view(moment.seat), {one.action: one.index for one in before.legal(moment.seat)}
    asked = (legal[moment.best.action], legal[moment.action])
    return difference(view, *asked, REFEREE_PAIRS, seed_of(view) + 1_000_003).mean > 0.0


def losses(games: int, seed: int) -> list[Share]:
    """Moves taken at random that playouts show to lose fifteen points or more: how many the judge calls."""
    called = of = 0
    judge = SearchJudge(GAME, (), budget=BUDGETS[Occasion.LOOKING_BACK])
    for before, seat, rng in positions(games, seed):
        view, legal = before.view(seat), before.legal(seat)
        taken = rng.choice(legal)
        best = judge.weigh(view, legal).best
        seen = difference(view, best.index, taken.index, REFEREE_PAIRS // 2, seed_of(view) + 2_000_003)
        if seen.mean - seen.doubt >= BLUNDER:
            of += 1
            called += bool(judge.opinion(view, legal, taken.action).verdict)
    return [Share("moves that lose 15 points and are called", called, of, 0.80)]


def chances(games: int, seed: int) -> list[Share]:
    """Said chances beside results, one position a game: the calibration error over bins of equal size."""
    judge, told = SearchJudge(GAME), []
    for before, seat, _ in positions(games, seed, QUICK):
        said = judge.weigh(before.view(seat), before.legal(seat)).best.chance
        played = before.fork()
        while not played.is_over():
            (mover,) = played.deciders()
            bot = find_bot(GAME, QUICK)
            played.act(mover, bot.choose(played.view(mover), played.legal(mover), 0.1, len(played.entries)).action)
        result = played.result()
        won = 0.5 if result is None or not result.winners else float(seat in result.winners)
        told.append((said, won))
    return [Share("calibration error", calibration_error(told) * len(told), len(told), 0.04, at_most=True)]


def calibration_error(told: list[tuple[float, float]]) -> float:
    """How far said chances and results are apart, on average over bins of equal size."""
    ordered, apart = sorted(told, key=lambda one: one[0]), 0.0
    for bin_ in range(BINS):
        part = ordered[bin_ * len(ordered) // BINS : (bin_ + 1) * len(ordered) // BINS]
        if part:
            apart += abs(sum(said for said, _ in part) - sum(won for _, won in part))
    return apart / max(1, len(told))


def positions(games: int, seed: int, *levels: str) -> Iterator[tuple[Table, str, random.Random]]:
    """One position of each match, with something to choose: the table before it, who decides, and chance."""
    for number in range(games):
        rng = random.Random(seed + number)
        table = match(seed + number, *(levels or ("tribune", "beginner")))
        entries = [entry for entry in table.entries if entry.seat is not None]
        entry = rng.choice(entries)
        before = table.at(entry.number - 1)
        if len(before.legal(entry.seat)) > 1:
            yield before, str(entry.seat), rng
