"""What `triumvirate arena` does, one function for each of its kinds: play with a progress bar, print, and tell the page."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from triumvirate.arena import ladder as rungs
from triumvirate.arena.balance import balance_of, run_balance
from triumvirate.arena.duel import Duel, run_duel
from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.factions import Factions, means_of, paired_interval, run_factions, teams_of, verdict
from triumvirate.arena.figures import Figure, keep_figure
from triumvirate.arena.ratings import Rated
from triumvirate.arena.report import Bar, Section
from triumvirate.arena.round_robin import RoundRobin, run_pairs, run_tables
from triumvirate.arena.sequential import ERROR
from triumvirate.arena.series import Series, bots_by_seat
from triumvirate.arena.statistics import wilson
from triumvirate.bots import find_bot, usual_bot
from triumvirate.cli.console import output, progress
from triumvirate.cli.options import read_options
from triumvirate.cli.running import Run
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.games import find_game


@dataclass(frozen=True)
class Match:
    """A game and the options of every match of it."""

    game: str
    options: dict[str, OptionValue]

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays."""
        return find_game(self.game).seats(self.options)


def match_of(game: str, given: Sequence[str] | None) -> Match:
    """A game with options as a person writes them."""
    played = find_game(game)
    return Match(game, played.check(read_options(played, list(given) if given else None)))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _range(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def _two(game: str, names: list[str]) -> tuple[str, str]:
    if len(names) != 2:
        raise BadRequest("Give two bots: A,B.")
    for name in names:
        seat_bot(game, name)
    return names[0], names[1]


def duel(run: Run, played: Match, names: list[str], games: int, claim: float | None) -> list[Section]:
    """Two bots from both sides of the same deals."""
    game = played.game
    if find_game(game).teams is not None:
        raise BadRequest(f"{find_game(game).title} is played by factions: triumvirate arena factions {game} A,B.")
    if len(played.seats) != 2:
        raise BadRequest(
            f"{find_game(game).title} is for {len(played.seats)}: triumvirate arena round-robin {game} A,B."
        )
    a, b = _two(game, names)
    match = Duel(game, played.options, a, b, games, run.seed, run.seconds, claim)
    with progress("games") as bar:
        task = bar.add_task(f"{game}  {a} – {b}", total=games)
        standing = run_duel(
            match,
            run.workers,
            run.state / f"duel-{game}-{a}-{b}.jsonl".replace("/", "_"),
            run.ray,
            lambda at: bar.update(task, completed=len(at.scores)),
        )
    console = output()
    n = len(standing.scores)
    told = f"{a} against {b}: {_percent(standing.share)} of {n} games, 95 % interval {_range(*standing.interval)}"
    console.print(f"{game}: {told}", markup=False)
    console.print(
        f"as first side {_percent(_side(standing.scores, 0))}, as second {_percent(_side(standing.scores, 1))}"
    )
    console.print(f"interval valid at any stopping, error {ERROR:.0%}: {_range(*standing.anytime)}")
    words = f"{told}."
    if match.test is not None:
        words += f" At least {_percent(claim or 0.0)}: {standing.verdict} by {match.test}."
        console.print(f"claim ≥ {_percent(claim or 0.0)}: [bold]{standing.verdict}[/]; {match.test}")
        if not rungs.decided(standing.verdict, standing.share, claim or 0.0)["holds"]:
            raise BadRequest(f"The claim does not hold: {told}.")
    curve = [
        (sum(standing.scores[:k]) / k, *wilson(sum(standing.scores[:k]), k)) for k in range(2, n + 1, max(1, n // 100))
    ]
    bars = [Bar(a, standing.share, *standing.interval, _percent(standing.share))]
    return [Section(f"{a} – {b}", words, bars, (0.0, 1.0), claim, curve)]


def _side(scores: tuple[float, ...], side: int) -> float:
    return sum(scores[side::2]) / max(1, len(scores[side::2]))


def round_robin(run: Run, played: Match, names: list[str], games: int) -> list[Section]:
    """All pairs and their ratings; where more than two play, the bots are mixed at tables."""
    game = played.game
    if len(names) < 2:
        raise BadRequest("Give at least two bots: A,B,C.")
    for name in names:
        find_bot(game, name)
    event = RoundRobin(game, played.options, tuple(names), games, run.seed, run.seconds)
    seats = len(played.seats)
    if seats > 2:
        with progress("games") as bar:
            task = bar.add_task(f"{game}  {' '.join(names)}", total=games)
            rated, _ = run_tables(
                event, seats, run.workers, run.state, run.ray, lambda n: bar.update(task, completed=n)
            )
        return _told_ratings(game, rated, "openskill, teams by who won together")
    pairs_n = len(names) * (len(names) - 1) // 2
    with progress("games") as bar:
        task = bar.add_task(f"{game}  {' '.join(names)}", total=games * pairs_n)
        rated, pairs = run_pairs(event, run.workers, run.state, run.ray, lambda n: bar.update(task, completed=n))
    sections = _told_ratings(game, rated, "Bradley-Terry, in Elo, the mean at 1500")
    rows = [(a, b, str(len(at.scores)), _percent(at.share), _range(*at.interval)) for (a, b), at in pairs.items()]
    sections.append(
        Section("Pairs", "Shares of the first of each pair.", heading=("", "", "games", "share", "95 %"), rows=rows)
    )
    for row in rows:
        output().print("  ".join(row), markup=False)
    return sections


def _told_ratings(game: str, rated: list[Rated], how: str) -> list[Section]:
    from rich.table import Table

    drawn = Table("bot", "rating", "95 % interval", "games", box=None)
    for one in rated:
        drawn.add_row(one.name, f"{one.rating:.1f}", f"{one.low:.1f} – {one.high:.1f}", str(one.games))
    console = output()
    console.print(f"{game}: ratings ({how})", markup=False)
    console.print(drawn)
    bars = [Bar(one.name, one.rating, one.low, one.high, f"{one.rating:.0f}") for one in rated]
    scale = (min(one.low for one in rated), max(one.high for one in rated))
    return [Section("Ratings", f"{how}.", bars, scale)]


def factions(
    run: Run, game: str, names: list[str], opposition: str | None, deals: int, claim: float | None
) -> list[Section]:
    """What a faction gains when bot A plays it instead of bot B."""
    from rich.table import Table

    teams_of(game)
    a, b = _two(game, names)
    opposition = opposition or usual_bot(game)
    find_bot(game, opposition)
    match = Factions(game, a, b, opposition, deals, run.seed, claim)
    with progress("deals") as bar:
        task = bar.add_task(f"{game}  {a} – {b}", total=deals)
        file = run.state / f"factions-{game}-{a}-{b}-{opposition}.jsonl"
        gains = run_factions(match, run.workers, file, run.ray, lambda n: bar.update(task, completed=n))
    drawn = Table("faction", "players", a, b, "gain", "95 % interval", "deals", box=None)
    bars = []
    for gain in gains:
        n = max(1, len(gain.won))
        shares = (_percent(sum(gain.won) / n), _percent(sum(gain.won_by_b) / n))
        gained = f"{100 * gain.mean:+.1f}"
        low, high = gain.interval
        drawn.add_row(gain.faction, str(gain.players), *shares, gained, f"{100 * low:+.1f} – {100 * high:+.1f}", str(n))
        bars.append(Bar(f"{gain.faction}, {gain.players} players", gain.mean, low, high, gained))
    console = output()
    console.print(f"{game}: what a faction gains when {a} plays it instead of {b}, against {opposition}", markup=False)
    console.print(drawn)
    for faction in match.factions:
        values = means_of(gains, faction)
        low, high = paired_interval(values)
        mean = sum(values) / max(1, len(values))
        console.print(f"{faction}: mean of the counts {100 * mean:+.1f} points ({100 * low:+.1f} – {100 * high:+.1f})")
    words = f"Gains in points of a hundred when {a} plays a faction instead of {b}; paired deals."
    if claim is not None:
        told = f"claim ≥ {claim:g} points for both: {verdict(match, gains)}; error of the anytime intervals {ERROR:.0%}"
        console.print(told)
        words += f" {told}."
        least = min(sum(values) / max(1, len(values)) for values in (means_of(gains, one) for one in match.factions))
        if not rungs.decided(verdict(match, gains), 100 * least, claim)["holds"]:
            raise BadRequest("The claim does not hold.")
    return [Section("Factions", words, bars, (-0.5, 1.0), 0.0 if claim is None else claim / 100)]


def balance(
    run: Run, played: Match, names: list[str], games: int, keep: Path | None = None, even: float | None = None
) -> list[Section]:
    """Equal bots on all seats: who wins, by side and by first move, and how long it takes."""
    from rich.table import Table

    game, seats = played.game, played.seats
    series = Series(
        game, played.options, bots_by_seat(game, names or [usual_bot(game)], len(seats)), games, run.seed, False
    )
    name = hashlib.sha256(json.dumps(asdict(replace(series, games=0)), sort_keys=True).encode()).hexdigest()[:12]
    with progress("games") as bar:
        task = bar.add_task(f"{game}  balance", total=games)
        file = run.state / f"balance-{game}-{name}.jsonl"
        reports = run_balance(series, min(run.workers, games), file, run.ray, lambda n: bar.update(task, completed=n))
    found = balance_of(reports, seats, find_game(game).teams)
    if keep is not None:
        bots = ",".join(dict.fromkeys(series.bots))
        keep_figure(keep, Figure(bots, played.options, games, found.sides))
    console = output()
    sections = []
    for title, rates in (("side", found.sides), ("first move", found.first_moves)):
        if not rates:
            continue
        drawn = Table(title, "won", "draws", "of", "share", "95 % interval", box=None)
        for rate in rates:
            cells = (str(rate.wins), str(rate.draws), str(rate.games), _percent(rate.share), _range(*rate.interval))
            drawn.add_row(rate.name, *cells)
        console.print(drawn)
        bars = [Bar(rate.name, rate.share, *rate.interval, _percent(rate.share)) for rate in rates]
        sections.append(Section(f"By {title}", f"{games} games of {series.bots[0]}s.", bars, (0.0, 1.0), 0.5))
    lasted = found.lengths
    told = f"actions a game: mean {lasted.mean:.1f}, median {lasted.median}, from {lasted.shortest} to {lasted.longest}"
    ended = "ended by: " + ", ".join(f"{reason} {count}" for reason, count in found.reasons.most_common())
    console.print(told)
    console.print(ended, markup=False)
    favoured = max(found.sides, key=lambda rate: rate.share)
    if even is not None and favoured.share > even:
        raise BadRequest(f"Not even: {favoured.name} wins {_percent(favoured.share)}, more than {_percent(even)}.")
    return [*sections, Section("Length", f"{told}; {ended}.")]


def ladder(run: Run, only: list[str], results: Path) -> list[Section]:
    """Every claim in turn; results go into ladder.json and the page ladder.md beside it."""
    claims = [rungs.claim_of(name) for name in only] if only else rungs.claims()
    if None in claims:
        raise BadRequest(f"A rung is one of {', '.join(claim.name for claim in rungs.claims())}.")
    console = output()
    all_hold = True
    rows = []
    for claim in claims:
        assert claim is not None
        with progress("games") as bar:
            task = bar.add_task(claim.name, total=None)
            result = rungs.show(
                claim,
                run.workers,
                run.state,
                run.ray,
                lambda n, of, bar=bar, task=task: bar.update(task, completed=n, total=of),  # type: ignore[misc]
            )
        kept = rungs.keep_result(results / "ladder.json", claim.name, result)
        (results / "ladder.md").write_text(rungs.ladder_page(kept), encoding="utf-8")
        all_hold = all_hold and result["holds"]
        shown = "[green]holds[/]" if result["holds"] else "[red]fails[/]"
        decided = "" if result["decided"] else " (not decided by the test)"
        console.print(f"{claim.says}: {shown}{decided}")
        console.print(
            f"  {result['result']}  ({result['interval']}), {result['games']} games; {result['details']}", markup=False
        )
        rows.append((claim.says, result["result"], result["interval"], str(result["games"])))
    if not all_hold:
        raise BadRequest("Not every claim holds.")
    return [Section("Ladder", "All claims.", heading=("claim", "result", "interval", "games"), rows=rows)]
