"""The standing of an agent: what it wins against every bot of a game, what exploiters gain over it, and on a small board exactly
how much a perfect opponent could win."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass

from triumvirate.arena.duel import Duel, run_duel
from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.factions import paired_interval
from triumvirate.arena.kept import sources_digest
from triumvirate.arena.match import play_match
from triumvirate.arena.panel import Panel, run_panel
from triumvirate.arena.workers import spread
from triumvirate.bots import Bot, find_bot
from triumvirate.bots.contract import Tuning
from triumvirate.bots.registry import brought, infos_for
from triumvirate.core.game import Game
from triumvirate.core.plain import JsonObject
from triumvirate.core.version import __version__
from triumvirate.games import find_game

ITERATIONS = 400  # of bots that think for a time: so many instead, the same on every machine
FORM = 1  # of the JSON


@dataclass(frozen=True)
class Benched:
    """What is to be measured: an agent by its name (`cmd:./mybot` too), and how many games of each kind."""

    game: str
    agent: str
    games: int = 100
    deals: int = 20  # of the panel, at each player count
    seed: int = 1
    seconds: float = 1.0


@dataclass(frozen=True)
class Against:
    """How an agent does against a bot: its share of wins and, where sides are dealt, what it gains over that bot in its seat."""

    opponent: str
    points: int | None
    games: int
    share: float
    low: float
    high: float
    is_gain: bool = False


@dataclass(frozen=True)
class Exploited:
    """What an exploiter gains over the agent in the same seat of the same deals; the bounds hold for all of them together."""

    exploiter: str
    players: int
    deals: int
    gain: float
    low: float
    high: float


@dataclass(frozen=True)
class Exploitability:
    """What a perfect opponent wins on average against the agent on a small board, and against a player at random."""

    board: str
    agent: float
    random: float


@dataclass(frozen=True)
class AgentStanding:
    """All of it, to be cited."""

    what: Benched
    ladder: tuple[Against, ...]
    panel: tuple[Exploited, ...] = ()
    small: tuple[Exploitability, ...] = ()

    def to_json(self) -> JsonObject:
        """With what it was measured by: package, rules and sources."""
        game = find_game(self.what.game)
        told = asdict(self)
        del told["what"]
        return {
            "form": FORM,
            **asdict(self.what),
            "rules": game.version,
            "triumvirate": __version__,
            "sources": sources_digest(game.name),
            **told,
        }


def ladder_of(game: str) -> list[str]:
    """The bots that an agent is held against, weakest first: all that have a strength of their own, repeatable ones."""
    return [_steady(game, info.name) for info in infos_for(game) if info.points is not None]


def _steady(game: str, name: str) -> str:
    is_timed = find_bot(game, name).abilities.tuned_by is Tuning.ITERATIONS
    return f"{name}@{ITERATIONS}" if is_timed else name


def against(what: Benched, opponents: Sequence[str], workers: int, tick: Callable[[str], object]) -> Iterator[Against]:
    """The agent against each bot in turn, but not against itself."""
    game = find_game(what.game)
    seat_bot(game.name, what.agent)  # or a refusal at once
    points = {info.name: info.points for info in infos_for(game.name)}
    for opponent in opponents:
        if opponent == what.agent:
            continue
        tick(opponent)
        known = points.get(opponent.partition("@")[0])
        if len(game.seats(game.check({}))) == 2:
            duel = Duel(game.name, game.check({}), what.agent, opponent, what.games, what.seed, what.seconds)
            stands = run_duel(duel, workers)
            yield Against(opponent, known, len(stands.scores), stands.share, *stands.interval)
        else:
            jobs = ((what, opponent, number) for number in range(what.games))
            gains = list(spread(gain_in_a_seat, jobs, workers, None))
            mean = sum(gains) / len(gains)
            yield Against(opponent, known, len(gains), mean, *paired_interval(gains), is_gain=True)


def gain_in_a_seat(job: tuple[Benched, str, int]) -> float:
    """One deal among bots of a kind, with the agent in one seat and once more with such a bot there: the difference."""
    what, opponent, number = job
    game = find_game(what.game)
    counts = game.counts
    options = game.check({game.count_option: counts[number % len(counts)]})
    seats, bot = game.seats(options), find_bot(game.name, opponent)
    own, seed = number // len(counts) % len(seats), what.seed + number

    def wins(one: Bot) -> int:
        bots = [one if at == own else bot for at in range(len(seats))]
        result = play_match(game, options, bots, seed, what.seconds).result()
        assert result is not None
        return int(seats[own] in result.winners)

    return float(wins(seat_bot(game.name, what.agent)) - wins(bot))


def exploited(what: Benched, workers: int) -> tuple[Exploited, ...]:
    """The game's panel of exploiters beside the agent; nothing where a game has none."""
    known = brought(what.game, lambda roster: roster.exploiters)
    if known is None or what.deals == 0:
        return ()
    panel = Panel(what.game, what.agent, known.names, known.counts, known.side, what.seed)
    cells = list(run_panel(panel, what.deals, workers))[-1]
    return tuple(
        Exploited(cell.manner, cell.players, len(cell.gains), cell.mean, *cell.interval(panel.cells)) for cell in cells
    )


def small_boards(game: Game) -> list[str]:
    """The environments of a game that begin elsewhere than with its set-up: small enough to be solved."""
    return [f"{game.name}_{small.name}" for small in game.environments if small.start is not None]
