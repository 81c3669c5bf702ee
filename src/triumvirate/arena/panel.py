"""The panel of exploiters: what one player gains by an odd way of playing among bots, over the bot itself in that seat.

Each deal is played once by the bot in all seats, and once more with each exploiter in one seat of a side, so that the luck
of the deal cancels out. Many cells are looked at together, so each bound is wider than alone: Bonferroni's correction.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import NormalDist

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.factions import teams_of
from triumvirate.arena.match import MOST_ACTIONS, choice_seed
from triumvirate.arena.workers import spread
from triumvirate.bots import Bot
from triumvirate.bots.registry import rosters_for
from triumvirate.bots.roster import Exploiters
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games import find_game

ERROR = 0.05


def exploiters_of(game: str) -> Exploiters:
    """The panel of a game, or a refusal where there is none."""
    for roster in rosters_for(game):
        if roster.exploiters is not None:
            return roster.exploiters.get()
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

    @property
    def cells(self) -> int:
        """How many gains are looked at together."""
        return len(self.manners) * len(self.counts)


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


def play_seated(game: str, players: int, bots: Mapping[str, Bot], usual: Bot, seed: int) -> tuple[str, ...]:
    """One match with some seats given to certain bots; who won."""
    table = Table.new(find_game(game), {"players": players}, seed)
    while not table.is_over():
        if len(table.entries) > MOST_ACTIONS:
            raise BadRequest(f"The match of seed {seed} did not end within {MOST_ACTIONS} actions.")
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        chosen = bots.get(seat, usual).choose(view, legal, 1.0, choice_seed(seed, len(table.entries)))
        table.act(seat, chosen.action)
    result = table.result()
    assert result is not None
    return tuple(result.winners)


Row = tuple[
    int, int, int, dict[str, int]
]  # number of the deal, players, whether the bot's seat won, and each exploiter's


def play_deal(job: tuple[Panel, int, int]) -> Row:
    """One deal at one player count: won or not, by the bot and by every exploiter in the same seat."""
    panel, number, players = job
    seed, bot = panel.seed + number, seat_bot(panel.game, panel.bot)
    roles = teams_of(panel.game).dealt(Table.new(find_game(panel.game), {"players": players}, seed).truth())
    seats = [seat for seat, role in roles.items() if role == panel.side]
    seat = seats[number % len(seats)]
    make = exploiters_of(panel.game).make
    won = {
        manner: int(seat in play_seated(panel.game, players, {seat: make(manner, bot)}, bot, seed))
        for manner in panel.manners
    }
    return number, players, int(seat in play_seated(panel.game, players, {}, bot, seed)), won


def run_panel(panel: Panel, deals: int, workers: int, ray: str | None = None) -> Iterator[list[Cell]]:
    """The cells as they stand, after every deal that is over."""
    jobs = ((panel, number, players) for number in range(deals) for players in panel.counts)
    rows: list[Row] = []
    for row in spread(play_deal, jobs, workers, ray):
        rows.append(row)
        yield [_cell(manner, players, rows) for players in panel.counts for manner in panel.manners]


def _cell(manner: str, players: int, rows: list[Row]) -> Cell:
    those = [(base, won[manner]) for _, count, base, won in rows if count == players]
    return Cell(
        manner, players, tuple(float(won - base) for base, won in those), sum(b for b, _ in those) / max(1, len(those))
    )
