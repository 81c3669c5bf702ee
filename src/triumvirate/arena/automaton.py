"""How bots fare in the person's seat against a game's own automaton, level by level: the same deals, from both sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from triumvirate.arena.kept import Kept, sources_digest
from triumvirate.arena.match import Played, play_match, played
from triumvirate.arena.statistics import wilson
from triumvirate.arena.workers import spread
from triumvirate.bots import find_bot
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.core.parts import Automaton
from triumvirate.core.plain import JsonObject
from triumvirate.games import find_game

TABLES = "<!-- from here on made by `triumvirate arena automaton` -->"
A_BATCH = 64


def automaton_of(game: str) -> Automaton:
    """The automaton of a game, or a refusal where it has none."""
    own = find_game(game).automaton
    if own is None:
        raise BadRequest(f"{find_game(game).title} has no player of its own.")
    return own


@dataclass(frozen=True)
class Bout:
    """One bot against one level of the automaton in one of the game's settings."""

    game: str
    bot: str
    level: str
    setting: str
    games: int
    seed: int = 1

    @property
    def options(self) -> dict[str, OptionValue]:
        """The match's options, but for the person's side."""
        own = automaton_of(self.game)
        return {**own.settings[self.setting], **own.levels[self.level]}

    @property
    def file(self) -> str:
        """Where its results are kept."""
        words = f"automaton {self.game} {self.bot} {self.level} {self.setting}".lower().replace(",", "")
        return f"{words.replace(' ', '-')}.jsonl"


@dataclass(frozen=True)
class Score:
    """How a bout stands: points of the person's seat, a match each, draws counted as half."""

    bout: Bout
    points: tuple[float, ...]

    @property
    def share(self) -> float:
        """The person's share."""
        return sum(self.points) / len(self.points) if self.points else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(sum(self.points), len(self.points))


def bouts(game: str, bots: Sequence[str], games: int, seed: int) -> list[Bout]:
    """Every bot against every level, in every setting."""
    own = automaton_of(game)
    return [
        Bout(game, bot, level, setting, games, seed) for setting in own.settings for level in own.levels for bot in bots
    ]


def play_one(bout: Bout, number: int) -> Played:
    """One match: each deal is played once from either side."""
    game, seed = find_game(bout.game), bout.seed + number // 2
    seats = game.seats(game.check({}))
    options = game.check({**bout.options, automaton_of(bout.game).side: seats[number % 2]})
    bot = find_bot(bout.game, bout.bot)
    return played(play_match(game, options, [bot] * len(seats), seed), number, seed, [bout.bot] * len(seats))


def run_bout(
    bout: Bout, workers: int, kept_in: Path, ray: str | None = None, tick: Callable[[int], None] = lambda games: None
) -> Score:
    """Play what is not kept yet."""
    heading = {
        **asdict(bout),
        "options": find_game(bout.game).check(bout.options),
        "sources": sources_digest(bout.game),
    }
    del heading["games"]
    kept = Kept(kept_in / bout.file, heading)
    left = [number for number in range(bout.games) if number not in kept.rows]
    tick(bout.games - len(left))
    size = A_BATCH if bout.bot in automaton_of(bout.game).batches else 1
    jobs = [(bout, left[place : place + size]) for place in range(0, len(left), size)]
    for points in spread(play_some, jobs, workers if len(jobs) > 1 else 1, ray):
        for number, point in points.items():
            kept.add(number, point)
        tick(len(kept.rows))
    return Score(bout, tuple(float(kept.rows[number]) for number in range(bout.games)))


def play_some(job: tuple[Bout, Sequence[int]]) -> dict[int, float]:
    """The person's points in some matches, by their numbers."""
    bout, numbers = job
    at_once = automaton_of(bout.game).batches.get(bout.bot)
    if at_once is not None:
        first, last = min(numbers), max(numbers) + 1
        points = at_once.get()(bout.options, first, last, bout.seed)
        return {number: points[number - first] for number in numbers}
    return {number: person_points(play_one(bout, number)) for number in numbers}


def person_points(report: Played) -> float:
    """What a match brought the seat that the game does not play itself."""
    if not report.winners:
        return 0.5
    return float(bool(report.bots[report.winners[0]]))


def page(game: str, before: str, results: Mapping[str, JsonObject]) -> str:
    """The automaton's page with its tables made anew; the words above them are written by hand and stay."""
    own = automaton_of(game)
    lines = [before.partition(TABLES)[0].rstrip(), "", TABLES]
    for setting in own.settings:
        rows = [row for row in results.values() if row["setting"] == setting]
        bots = list(dict.fromkeys(row["bot"] for row in rows))
        lines += ["", f"## {setting.capitalize()}", "", f"| level | {' | '.join(bots)} |"]
        lines.append("|---" * (1 + len(bots)) + "|")
        for level in own.levels:
            known = {row["bot"]: row for row in rows if row["level"] == level}
            if known:
                lines.append(f"| {level} | {' | '.join(_cell(known.get(bot)) for bot in bots)} |")
    return "\n".join(lines) + "\n"


def _cell(row: JsonObject | None) -> str:
    if row is None:
        return ""
    low, high = row["interval"]
    return f"{100 * row['share']:.0f} % ({100 * low:.0f}–{100 * high:.0f}) of {row['games']}"


def result_of(score: Score) -> JsonObject:
    """A score as the page's data keep it."""
    bout = score.bout
    return {
        "bot": bout.bot,
        "level": bout.level,
        "setting": bout.setting,
        "games": len(score.points),
        "share": round(score.share, 4),
        "interval": [round(bound, 4) for bound in score.interval],
    }
