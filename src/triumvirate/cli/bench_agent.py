"""`triumvirate bench-agent`: the standing of an agent, as a table, a page and a JSON to cite."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from triumvirate.cli.parameters import GameName, Seed, Workers

if TYPE_CHECKING:
    from triumvirate.arena.agent import AgentStanding, Exploitability
    from triumvirate.arena.report import Section


def bench_agent(
    game: GameName,
    agent: Annotated[str, typer.Argument(metavar="AGENT", help="A bot by its name, or cmd:./mybot.")],
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="Games against each bot.")] = 100,
    deals: Annotated[int, typer.Option(min=0, help="Deals of the panel of exploiters at each player count.")] = 20,
    opponents: Annotated[str, typer.Option(metavar="A,B", help="These bots alone; without it the whole ladder.")] = "",
    small: Annotated[bool, typer.Option(help="Exploitability on the small boards, exactly (OpenSpiel).")] = True,
    seed: Seed = 1,
    seconds: Annotated[float, typer.Option(min=0.0, help="The agent's thinking time for each action.")] = 1.0,
    workers: Workers = 0,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE.json", help="Write what to cite.")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE.html", help="Write a page with plots.")] = None,
) -> None:
    """Measure an agent: wins against every bot of a game, gains of exploiters over it, exploitability on small boards.

    Bots that think for a time think for 400 iterations instead, so that the same seed gives the same figures anywhere.
    """
    from triumvirate.arena.agent import AgentStanding, Benched, against, exploited, ladder_of
    from triumvirate.arena.workers import cores
    from triumvirate.cli.console import output
    from triumvirate.games import find_game

    what = Benched(find_game(game).name, agent, games, deals, seed, seconds)
    named = [name.strip() for name in opponents.split(",") if name.strip()] or ladder_of(what.game)
    console, hands = output(), workers or cores()
    rows = []
    for row in against(what, named, hands, lambda name: None):
        kind = "gains" if row.is_gain else "wins"
        console.print(
            f"{kind} {100 * row.share:5.1f} % ({100 * row.low:.1f} – {100 * row.high:.1f}) against {row.opponent}, "
            f"{row.games} games",
            markup=False,
        )
        rows.append(row)
    standing = AgentStanding(
        what, tuple(rows), exploited(what, hands), _small(what.game, agent, seconds) if small else ()
    )
    for cell in standing.panel:
        bounds = f"({100 * cell.low:+.1f} – {100 * cell.high:+.1f})"
        console.print(f"{cell.exploiter} at {cell.players}: gains {100 * cell.gain:+.1f} points {bounds}", markup=False)
    for board in standing.small:
        console.print(f"exploitability on {board.board}: {board.agent:.4f}, at random {board.random:.4f}", markup=False)
    _write(standing, json, report)


def _small(game: str, agent: str, seconds: float) -> tuple[Exploitability, ...]:
    """Where OpenSpiel is installed."""
    from triumvirate.arena.agent import Exploitability, small_boards
    from triumvirate.arena.elsewhere import seat_bot
    from triumvirate.cli.console import output
    from triumvirate.games import find_game

    boards = small_boards(find_game(game))
    if not boards:
        return ()
    try:
        from triumvirate.envs.exploitability import exploitability_of
    except ImportError:
        output().print("exploitability is left out: `pip install 'triumvirate[openspiel]'` brings it", markup=False)
        return ()
    bot = seat_bot(game, agent)
    return tuple(Exploitability(board, *exploitability_of(board, bot, seconds)) for board in boards)


def _write(standing: AgentStanding, json: Path | None, report: Path | None) -> None:
    from json import dumps

    from triumvirate.arena.report import page
    from triumvirate.cli.console import output
    from triumvirate.games import find_game

    told = standing.to_json()
    lead = f"Rules version {told['rules']}, Triumvirate {told['triumvirate']}, sources {told['sources']}, seed {told['seed']}."
    if json is not None:
        json.write_text(dumps(told, indent=2) + "\n", encoding="utf-8")
    if report is not None:
        report.write_text(
            page(f"{find_game(standing.what.game).title}: {standing.what.agent}", lead, _sections(standing)),
            encoding="utf-8",
        )
    for file in filter(None, (json, report)):
        output().print(f"wrote {file}", markup=False)


def _sections(standing: AgentStanding) -> list[Section]:
    from triumvirate.arena.report import Bar, Section

    is_gain = any(row.is_gain for row in standing.ladder)
    words = (
        "Its wins less those of the bot itself in the same seat of the same deals, 95 % intervals."
        if is_gain
        else "Share of wins from both sides of the same deals, 95 % intervals."
    )
    scale, mark = ((-1.0, 1.0), 0.0) if is_gain else ((0.0, 1.0), 0.5)
    bars = [
        Bar(row.opponent, row.share, row.low, row.high, f"{100 * row.share:.1f} % of {row.games}")
        for row in standing.ladder
    ]
    sections = [Section("Against the ladder", words, bars, scale, mark)]
    if standing.panel:
        cells = [
            Bar(f"{cell.exploiter}, {cell.players}", cell.gain, cell.low, cell.high, f"{100 * cell.gain:+.1f}")
            for cell in standing.panel
        ]
        told = "What exploiters gain over it in the same seat; the intervals hold for all of them together."
        sections.append(Section("Panel of exploiters", told, cells, (-1.0, 1.0), 0.0))
    if standing.small:
        rows = [(board.board, f"{board.agent:.4f}", f"{board.random:.4f}") for board in standing.small]
        told = "What a perfect opponent wins on average; 0 is an equilibrium."
        sections.append(Section("Exploitability", told, heading=("board", "agent", "at random"), rows=rows))
    return sections
