"""How bots behave, whoever wins: whole matches of a bot against itself, watched by what the bots of a game say of conduct."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.match import MOST_ACTIONS, choice_seed
from triumvirate.arena.statistics import wilson
from triumvirate.arena.workers import spread
from triumvirate.bots.registry import rosters_for
from triumvirate.bots.roster import Conduct, Watch
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.core.table import Table
from triumvirate.games import find_game


def conduct_of(game: str) -> Conduct:
    """What is watched in a game, or a refusal where nothing is."""
    for roster in rosters_for(game):
        if roster.conduct is not None:
            return roster.conduct.get()
    raise BadRequest(f"The bots of {find_game(game).title} say nothing about conduct.")


@dataclass(frozen=True)
class Watched:
    """What is to be played: matches of a bot against itself."""

    game: str
    options: dict[str, OptionValue]
    bot: str
    seed: int = 1
    seconds: float = 1.0


@dataclass(frozen=True)
class Seen:
    """What one match or several showed: how often each thing happened, of how many times that it could have."""

    seen: Counter[str]
    of: Counter[str]
    notes: tuple[str, ...] = ()

    def __add__(self, other: Seen) -> Seen:
        return Seen(self.seen + other.seen, self.of + other.of, self.notes + other.notes)

    def share(self, thing: str) -> float:
        """How often a thing happened, of the times that it could have."""
        return self.seen[thing] / self.of[thing] if self.of[thing] else 0.0

    def interval(self, thing: str) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.seen[thing], self.of[thing])


NOTHING = Seen(Counter(), Counter())


def watch_match(job: tuple[Watched, int]) -> Seen:
    """One match, watched to its end."""
    match, number = job
    watch: Watch = conduct_of(match.game).watch()
    seed = match.seed + number
    table = Table.new(find_game(match.game), match.options, seed)
    bot = seat_bot(match.game, match.bot)
    while not table.is_over():
        if len(table.entries) > MOST_ACTIONS:
            raise BadRequest(f"The match of seed {seed} did not end within {MOST_ACTIONS} actions.")
        seat = table.deciders()[0]
        chosen = bot.choose(table.view(seat), table.legal(seat), match.seconds, choice_seed(seed, len(table.entries)))
        watch.before(table, seat, chosen.action)
        table.act(seat, chosen.action)
        watch.after(table)
    return Seen(watch.seen, watch.of, tuple(f"seed {seed}, {note}" for note in watch.notes))


def watch_matches(match: Watched, games: int, workers: int, ray: str | None = None) -> Iterator[Seen]:
    """What some matches showed, after every match that is over."""
    total = NOTHING
    for seen in spread(watch_match, ((match, number) for number in range(games)), min(workers, games), ray):
        total += seen
        yield total
