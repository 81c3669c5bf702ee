"""RUBICO looked back at: Caesar's chance before every round by what all could see, and the Centurion's choice weighed.

The Centurion's choice is weighed by what that seat could believe then, which is what the legate reckons with.
"""

from __future__ import annotations

from triumvirate.analysis.findings import Moment
from triumvirate.bots.contract import Choice
from triumvirate.bots.reasons import why
from triumvirate.bots.rubico.beliefs import beliefs_of
from triumvirate.bots.rubico.legate import Mind, best_choice
from triumvirate.bots.rubico.outlook import outlook_of, shown_in
from triumvirate.bots.rubico.worlds import Worlds
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games.rubico.view import RubicoView


class RoundJudge:
    """One moment for each round: the Centurion confirms."""

    name = "outlook"
    is_movers = False

    def __init__(self, side: tuple[str, ...]) -> None:
        self.side = side

    def moment(self, table: Table, number: int, seat: str, action: str) -> Moment | None:
        """What was chosen beside the best choice, both by the Centurion's own lights."""
        view = table.view(seat)
        if action != "confirm" or RubicoView.of(view).centurion != seat:
            return None
        rows = list(RubicoView.of(view).rows.items())
        picked = [(s, p) for s, (_, row) in enumerate(rows) for p, card in enumerate(row) if card.picked]
        mind = Mind(view)
        with_it = Worlds(view, beliefs_of(view)).chance(picked)
        wanted, at_best = best_choice(mind)
        if seat not in self.side:
            with_it, at_best = 1.0 - with_it, 1.0 - at_best
        other = next((cell for cell in wanted if cell not in picked), None)
        better = f"pick {rows[other[0]][0]} {other[1] + 1}" if other is not None else action
        told = why("rubico", "choice", percent=round(100 * (at_best if seat in self.side else 1.0 - at_best)))
        chance = outlook_of(view).chance(RubicoView.of(view).position, shown_in(view))
        return Moment(number, seat, action, chance, min(with_it, at_best), Choice(better, told, at_best))


def make(table: Table, iterations: int, seed: int) -> RoundJudge:
    """The judge of a match that is over: before that nobody's side is known."""
    if table.result() is None:
        raise BadRequest("A match of more than two is analysed when it is over: before that nobody's side is known.")
    roles = RubicoView.of(table.view(None)).roles
    return RoundJudge(tuple(seat for seat in table.seats if roles[seat] == "caesar"))
