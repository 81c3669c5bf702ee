"""How bots behave, whoever wins: whole matches of a bot against itself, watched by what the bots of a game say of conduct."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.match import play_match
from triumvirate.arena.statistics import wilson
from triumvirate.arena.workers import spread
from triumvirate.bots.registry import brought
from triumvirate.bots.roster import Conduct
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.games import find_game


def conduct_of(game: str) -> Conduct:
    """What is watched in a game, or a refusal where nothing is."""
    if found := brought(game, lambda roster: roster.conduct):
        return found
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
    watch, bot = conduct_of(match.game).watch(), seat_bot(match.game, match.bot)
    game, seed = find_game(match.game), match.seed + number
    play_match(game, match.options, [bot] * len(game.seats(game.check(match.options))), seed, match.seconds, watch)
    return Seen(watch.seen, watch.of, tuple(f"seed {seed}, {note}" for note in watch.notes))


def watch_matches(match: Watched, games: int, workers: int, ray: str | None = None) -> Iterator[Seen]:
    """What some matches showed, after every match that is over."""
    total = NOTHING
    for seen in spread(watch_match, ((match, number) for number in range(games)), min(workers, games), ray):
        total += seen
        yield total
