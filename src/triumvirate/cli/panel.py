"""What `triumvirate arena panel` does: the gains of a game's exploiters over a bot, with bounds that hold for all of them."""

from __future__ import annotations

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.factions import teams_of
from triumvirate.arena.panel import ERROR, Cell, Panel, exploiters_of, run_panel
from triumvirate.arena.report import Bar, Section
from triumvirate.bots.roster import Exploiters
from triumvirate.cli.console import output, progress
from triumvirate.cli.running import Run
from triumvirate.core.errors import BadRequest

OFTEN = 25  # deals between two looks, where nobody watches a bar


def panel(
    run: Run, game: str, names: list[str], counts: list[int], deals: int, only: list[str], side: str
) -> list[Section]:
    """Plays paired deals and fails where an exploiter surely gains more than is allowed."""
    if len(names) != 1:
        raise BadRequest("Give one bot.")
    teams_of(game)
    known = exploiters_of(game)
    side = side or known.side
    if side not in known.sides:
        raise BadRequest(f"Exploiters sit in the seats of {' or '.join(known.sides)}, not of '{side}'.")
    manners = known.sides[side]
    if strange := [manner for manner in only if manner not in manners]:
        raise BadRequest(f"There is no exploiter '{strange[0]}' of the {side}; there are {', '.join(manners)}.")
    seat_bot(game, names[0])
    # a part, at some counts or of some exploiters, is bounded as the whole is
    whole = len(manners) * len(known.counts)
    what = Panel(game, names[0], tuple(only) or manners, tuple(counts) or known.counts, side, run.seed, whole)
    cells: list[Cell] = []
    with progress("deals") as bar:
        task = bar.add_task(f"{game}  {names[0]}", total=deals * len(what.counts))
        part = "" if side == known.side else f"-{side}"
        file = run.state / f"panel-{game}-{names[0]}{part}-{'-'.join(only) or 'all'}.jsonl".replace("/", "_")
        for number, cells in enumerate(run_panel(what, deals, run.workers, run.ray, file)):
            bar.update(task, completed=sum(len(cell.gains) for cell in cells) // len(what.manners))
            if bar.disable and number and number % OFTEN == 0:
                _show(what, cells)
    return _show(what, cells, known)


def _show(what: Panel, cells: list[Cell], known: Exploiters | None = None) -> list[Section]:
    """The table; at the end a verdict by what the game knows of its exploiters."""
    from rich.table import Table

    drawn = Table("exploiter", "players", "bot wins", "gain", "interval for all", "deals", box=None)
    bars = []
    for cell in cells:
        low, high = cell.interval(what.cells)
        gain = f"{100 * cell.mean:+.1f}"
        bounds = f"{100 * low:+.1f} – {100 * high:+.1f}"
        drawn.add_row(cell.manner, str(cell.players), f"{100 * cell.base:.1f} %", gain, bounds, str(len(cell.gains)))
        bars.append(Bar(f"{cell.manner}, {cell.players} players", cell.mean, low, high, gain))
    console = output()
    console.print(f"{what.game}: what one player of the {what.side} gains over {what.bot}, in points of a hundred")
    console.print(drawn)
    if known is None:
        return []
    most, remarks = known.most, known.remarks(what.bot, what.manners, what.counts)
    for remark in remarks:
        console.print(remark, markup=False)
    surely = [cell for cell in cells if cell.interval(what.cells)[0] > most]
    shown = [cell for cell in cells if cell.interval(what.cells)[1] <= most]
    words = f"at most {100 * most:g} points: shown in {len(shown)} of {len(cells)} cells, refuted in {len(surely)}"
    console.print(f"{words}; error {ERROR:.0%} for all {what.cells} cells together")
    if surely:
        raise BadRequest(f"Exploited by {', '.join(f'{c.manner} at {c.players}' for c in surely)}.")
    words = " ".join([f"Gains over {what.bot}; paired deals.", *remarks])
    return [Section("Panel", words, bars, (-0.5, 0.5), most)]
