"""JULIUS CAESAR looked back at: before every command, quick games to the end in the position as it was.

From one side's view alone the other looks weaker than it is, so the truth serves, which is open after the end. Whether a
command or the dice turned the match cannot be told apart so; what the legate would have done is told beside it.
"""

from __future__ import annotations

from triumvirate.analysis.findings import Moment
from triumvirate.bots import find_bot
from triumvirate.bots.contract import Choice
from triumvirate.bots.julius_plans import Sampled
from triumvirate.core.table import Table
from triumvirate.games.julius.state import SEATS

ITERATIONS_A_GAME = 125  # of the search's, as long as one quick game takes
LEGATE_TRIES = 120
LEAST_GAMES = 32


class CommandJudge:
    """One moment for each side and turn: its first click after the cards."""

    name = "playouts"
    side = (SEATS[0],)

    def __init__(self, games: int, seed: int) -> None:
        self._games = games
        self._seed = seed
        self._legate = find_bot("julius", f"legate@{LEGATE_TRIES}")

    def moment(self, table: Table, number: int, seat: str, action: str) -> Moment | None:
        """The side's chance before its command, and the legate's plan."""
        view = table.view(seat)
        if view.facts["phase"] != "move" or not _begins(table, seat):
            return None
        place = SEATS.index(seat)
        truth = table.game.parse_position(table.position_text())[1]
        sampled = Sampled(view, place, 1, f"{self._seed} {number}", truth)
        mine = sum(sampled.won(place, n) for n in range(self._games)) / self._games
        best = self._legate.choose(view, table.legal(seat), 0.0, self._seed + number)
        chance = mine if seat in self.side else 1.0 - mine
        return Moment(number, seat, action, chance, mine, Choice(best.action, best.why, mine), is_judged=False)


def _begins(table: Table, seat: str) -> bool:
    """Whether a seat's command begins here: what went before in this turn was another's, or the cards."""
    last = table.entries[-1]
    return (
        last.seat != seat
        or last.action.startswith(("play", "discard"))
        or any(event.kind == "turn_began" for event in last.events)
    )


def make(table: Table, iterations: int, seed: int) -> CommandJudge:
    """The judge of a match."""
    return CommandJudge(max(LEAST_GAMES, iterations // ITERATIONS_A_GAME), seed)
