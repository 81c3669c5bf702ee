"""The panel of exploiters: what one player gains by an odd way of playing among bots, over the bot itself in that seat.

Each deal is played once by the bot in all seats, and once more with each exploiter in one seat of a side, so that the luck
of the deal cancels out. Many cells are looked at together, so each bound is wider than alone: Bonferroni's correction.
Deals are kept as they come: a run that was stopped, or is asked for more of them, goes on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import NormalDist
from typing import NamedTuple

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.factions import teams_of
from triumvirate.arena.kept import Kept, sources_digest
from triumvirate.arena.match import play_match
from triumvirate.arena.workers import spread
from triumvirate.bots import Bot
from triumvirate.bots.registry import brought
from triumvirate.bots.roster import Exploiters
from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.core.sources import digest
from triumvirate.core.table import Table
from triumvirate.games import find_game

ERROR = 0.05
MOST_PLAYERS = 100  # more than any game has: a kept deal's number is its own times this, and its players


def exploiters_of(game: str) -> Exploiters:
    """The panel of a game, or a refusal where there is none."""
    if found := brought(game, lambda roster: roster.exploiters):
        return found
    raise BadRequest(f"The bots of {find_game(game).title} have no panel of exploiters.")


@dataclass(frozen=True)
class Panel:
    """What is to be played: a bot among its like, and one seat of a side given to each exploiter in turn."""

    game: str
    bot: str
    manners: tuple[str, ...]
    counts: tuple[int, ...]
    side: str
    seed: int = 1
    of: int = 0  # where this is a part: how many gains all parts look at

    @property
    def cells(self) -> int:
        """How many gains are looked at together."""
        return max(self.of, len(self.manners) * len(self.counts))


@dataclass(frozen=True)
class Cell:
    """One exploiter at one player count: its gains, a deal each, and what the bot wins in its seat."""

    manner: str
    players: int
    gains: tuple[float, ...]
    base: float

    @property
    def mean(self) -> float:
        """The difference of the win rates."""
        return sum(self.gains) / len(self.gains) if self.gains else 0.0

    def interval(self, cells: int) -> tuple[float, float]:
        """The interval of the difference that holds for all cells together, but for the error."""
        n = len(self.gains)
        if n < 2:
            return -1.0, 1.0
        spread_ = sum((gain - self.mean) ** 2 for gain in self.gains) / (n - 1)
        reach = NormalDist().inv_cdf(1.0 - ERROR / (2 * cells)) * float((spread_ / n) ** 0.5)
        return self.mean - reach, self.mean + reach


class Deal(NamedTuple):
    """One deal at one player count: whether its seat won with the bot in it, and with each exploiter."""

    players: int
    base: int
    won: dict[str, int]


def play_deal(job: tuple[Panel, int, int]) -> Deal:
    """One deal, played by the bot and by every exploiter in the same seat."""
    panel, number, players = job
    game, seed, bot = find_game(panel.game), panel.seed + number, seat_bot(panel.game, panel.bot)
    start = Table.new(game, {game.count_option: players}, seed)
    roles = teams_of(panel.game).dealt(start.truth())
    seats = [seat for seat, role in roles.items() if role == panel.side]
    seat = seats[number % len(seats)]

    def wins(with_bot: Bot) -> int:
        bots = [with_bot if one == seat else bot for one in start.seats]
        result = play_match(game, {game.count_option: players}, bots, seed).result()
        assert result is not None
        return int(seat in result.winners)

    make = exploiters_of(panel.game).make
    return Deal(players, wins(bot), {manner: wins(make(manner, bot, panel.side)) for manner in panel.manners})


def heading(panel: Panel) -> JsonObject:
    """What kept deals must agree on to be used again."""
    told = asdict(panel)
    del told["counts"], told["of"]  # a deal tells its own
    learned = exploiters_of(panel.game).learned(panel.bot, panel.manners)
    tables = {"learned": [digest([file], file.parent) for file in learned]} if learned else {}
    return {**told, "sources": sources_digest(panel.game), **tables}


def run_panel(
    panel: Panel, deals: int, workers: int, ray: str | None = None, kept_in: Path | None = None
) -> Iterator[list[Cell]]:
    """The cells as they stand, first by what is kept and then after every deal that is over."""
    kept = Kept(kept_in, heading(panel))
    wanted = [(number, players) for number in range(deals) for players in panel.counts]
    numbers = {number * MOST_PLAYERS + players: (panel, number, players) for number, players in wanted}
    played = {number: Deal(**kept.rows[number]) for number in numbers if number in kept.rows}
    jobs = ((number, job) for number, job in numbers.items() if number not in played)
    yield _cells(panel, played.values())
    for number, deal in spread(_numbered, jobs, workers, ray):
        kept.add(number, deal._asdict())
        played[number] = deal
        yield _cells(panel, played.values())


def _numbered(job: tuple[int, tuple[Panel, int, int]]) -> tuple[int, Deal]:
    return job[0], play_deal(job[1])


def _cells(panel: Panel, played: Collection[Deal]) -> list[Cell]:
    return [_cell(manner, players, played) for players in panel.counts for manner in panel.manners]


def _cell(manner: str, players: int, played: Collection[Deal]) -> Cell:
    deals = [deal for deal in played if deal.players == players]
    gains = tuple(float(deal.won[manner] - deal.base) for deal in deals)
    return Cell(manner, players, gains, sum(deal.base for deal in deals) / max(1, len(deals)))
