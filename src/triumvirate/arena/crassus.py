"""How bots fare in the person's seat against Auto-Crassus, level by level: the same deals for all, from both sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from triumvirate.arena.kept import Kept, sources_digest
from triumvirate.arena.match import Played, play_match, played
from triumvirate.arena.statistics import wilson
from triumvirate.arena.workers import spread
from triumvirate.bots import find_bot
from triumvirate.games import find_game

GAME = "caesar"
TABLES = "<!-- from here on made by `triumvirate arena crassus` -->"
NETWORK = "network"  # the imperator's, without any search
BOTS = (NETWORK, "tribune", "legate@4000", "imperator@400")
A_BATCH = 64
VETERAN = "crassus-veteran"
LEVELS: dict[str, dict[str, Any]] = {
    "Easy": {"solo": "easy"},
    "Normal": {"solo": "normal"},
    "Hard": {"solo": "hard"},
    "Hard, harder": {"solo": "hard", "harder": True},
    "Veteran Easy": {"solo": "easy", "variant": VETERAN},
    "Veteran Normal": {"solo": "normal", "variant": VETERAN},
    "Veteran Hard": {"solo": "hard", "variant": VETERAN},
    "Veteran Hard, harder": {"solo": "hard", "harder": True, "variant": VETERAN},
}
SETS: dict[str, dict[str, Any]] = {
    "base": {},
    "all expansions": {"poison": True, "centurions": True, "border_control": True},
}


@dataclass(frozen=True)
class Bout:
    """One bot against one level with one set of expansions."""

    bot: str
    level: str
    expansions: str
    games: int
    seed: int = 1

    @property
    def options(self) -> dict[str, Any]:
        """The match's options, but for the person's side."""
        return {**SETS[self.expansions], **LEVELS[self.level]}

    @property
    def file(self) -> str:
        """Where its results are kept."""
        words = f"crassus {self.bot} {self.level} {self.expansions}".lower().replace(",", "")
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


def bouts(bots: Sequence[str], games: int, seed: int) -> list[Bout]:
    """Every bot against every level, with and without expansions."""
    return [Bout(bot, level, expansions, games, seed) for expansions in SETS for level in LEVELS for bot in bots]


def play_one(bout: Bout, number: int) -> Played:
    """One match: each deal is played once from either side."""
    game, seed = find_game(GAME), bout.seed + number // 2
    seats = game.seats(game.check({}))
    options = game.check({**bout.options, "solo_side": seats[number % 2]})
    bot = find_bot(GAME, bout.bot)
    return played(play_match(game, options, [bot] * len(seats), seed), number, seed, [bout.bot] * len(seats))


def run_bout(
    bout: Bout, workers: int, kept_in: Path, ray: str | None = None, tick: Callable[[int], None] = lambda games: None
) -> Score:
    """Play what is not kept yet."""
    heading = {**asdict(bout), "options": find_game(GAME).check(bout.options), "sources": sources_digest(GAME)}
    del heading["games"]
    kept = Kept(kept_in / bout.file, heading)
    left = [number for number in range(bout.games) if number not in kept.rows]
    tick(bout.games - len(left))
    size = A_BATCH if bout.bot == NETWORK else 1
    jobs = [(bout, left[place : place + size]) for place in range(0, len(left), size)]
    for points in spread(play_some, jobs, workers if len(jobs) > 1 else 1, ray):
        for number, point in points.items():
            kept.add(number, point)
        tick(len(kept.rows))
    return Score(bout, tuple(float(kept.rows[number]) for number in range(bout.games)))


def play_some(job: tuple[Bout, Sequence[int]]) -> dict[int, float]:
    """The person's points in some matches, by their numbers."""
    bout, numbers = job
    if bout.bot == NETWORK:
        from triumvirate.arena.crassus_batch import network_points

        first, last = min(numbers), max(numbers) + 1
        points = network_points(bout.options, first, last, bout.seed)
        return {number: points[number - first] for number in numbers}
    return {number: person_points(play_one(bout, number)) for number in numbers}


def person_points(report: Played) -> float:
    """What a match brought the seat that the game does not play itself."""
    if not report.winners:
        return 0.5
    return float(bool(report.bots[report.winners[0]]))


def page(before: str, results: Mapping[str, Mapping[str, Any]]) -> str:
    """docs/auto-crassus.md with its tables made anew; the words above them are written by hand and stay."""
    lines = [before.partition(TABLES)[0].rstrip(), "", TABLES]
    for expansions in SETS:
        rows = [row for row in results.values() if row["expansions"] == expansions]
        bots = list(dict.fromkeys(row["bot"] for row in rows))
        lines += ["", f"## {expansions.capitalize()}", "", f"| level | {' | '.join(bots)} |"]
        lines.append("|---" * (1 + len(bots)) + "|")
        for level in LEVELS:
            known = {row["bot"]: row for row in rows if row["level"] == level}
            if known:
                lines.append(f"| {level} | {' | '.join(_cell(known.get(bot)) for bot in bots)} |")
    return "\n".join(lines) + "\n"


def _cell(row: Mapping[str, Any] | None) -> str:
    if row is None:
        return ""
    low, high = row["interval"]
    return f"{100 * row['share']:.0f} % ({100 * low:.0f}–{100 * high:.0f}) of {row['games']}"


def result_of(score: Score) -> dict[str, Any]:
    """A score as the page's data keep it."""
    bout = score.bout
    return {
        "bot": bout.bot,
        "level": bout.level,
        "expansions": bout.expansions,
        "games": len(score.points),
        "share": round(score.share, 4),
        "interval": [round(bound, 4) for bound in score.interval],
    }
