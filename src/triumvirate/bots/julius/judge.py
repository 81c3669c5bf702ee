"""JULIUS CAESAR looked back at, command by command: how the match stood, what was done, and the best operation.

How it stood is shown by quick games to the end in the position as it was: from one side's view alone the other looks
weaker than it is. The command itself is weighed by what its side could know then, against the other operations it had,
over the same sampled truths and the same luck; only a difference beyond doubt is called a fault.
"""

from __future__ import annotations

from triumvirate.analysis.findings import SLIP, Moment
from triumvirate.bots.contract import Choice, Move
from triumvirate.bots.julius import singles
from triumvirate.bots.julius.adviser import judged_command, judged_single
from triumvirate.bots.julius.chances import CHANCES, CURVE
from triumvirate.bots.julius.considered import Considered
from triumvirate.bots.julius.operations import described
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.reasons import because
from triumvirate.core.table import TAKE_BACK, Entry, Table
from triumvirate.core.view import View
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import action_text
from triumvirate.games.julius.state import PHASE_LEVY_AT, PHASE_MOVE, SEATS

ITERATIONS_A_GAME = 125  # of the search's, as long as one quick game takes
LEAST_GAMES = 32


class CommandJudge:
    """One moment for each side and turn, its first click after the cards; and single decisions that may have been faults."""

    name = "playouts"
    side = (SEATS[0],)
    is_movers = False

    def __init__(self, table: Table, games: int, seed: int) -> None:
        self._games = games
        self._seed = seed
        self._entries = _that_stand(table)

    def moment(self, table: Table, number: int, seat: str, action: str) -> Moment | None:
        """The side's chance before its command, and the command beside the best one."""
        is_single, is_first = action.split()[0] in singles.VERBS, begins(table, seat)
        if not is_single and not is_first:
            return None
        view = table.view(seat)
        if is_single and singles.is_weighed(view.phase, table.legal(seat), action):
            return self._single(table, view, number, action)
        if view.phase != "move" or not is_first:
            return None
        place = SEATS.index(seat)
        truth = table.game.positions.parse(table.position_text())[1]
        mine = self._as_it_was(table, view, number)
        considered = Considered(view, self._seed)
        done = self._command(table, truth, place, number)
        judged = judged_command(considered, done)
        best = Choice(action_text(judged.best[0]), considered.told(judged.best), judged.better)
        chance = mine if seat in self.side else 1.0 - mine
        line = tuple(Move(seat, action_text(click)) for click in judged.best)
        given = because("julius", described(truth, place, done))
        return Moment(number, seat, action, chance, judged.taken, best, line, False, given, against=judged.against)

    def _single(self, table: Table, view: View, number: int, action: str) -> Moment | None:
        """A card, a hit, a shot or a retreat: told only where another one may have been better."""
        found = judged_single(view, table.legal(view.seat), action, self._seed)
        if found.lost < SLIP:
            return None
        seat = SEATS.index(view.seat or "")
        chance = self._as_it_was(table, view, number)
        best = found.best
        return Moment(
            number,
            view.seat or "",
            action,
            chance if not seat else 1.0 - chance,
            (best.chance or 0.0) - found.lost,
            best,
            (Move(view.seat or "", best.action),),
            is_sure=False,
            is_confirmed=found.is_confirmed,
            against=found.against,
        )

    def _as_it_was(self, table: Table, view: View, number: int) -> float:
        """The seat's chance in the position as it was."""
        return CHANCES.at(view, CURVE).chance(played_out(table, view, self._games, f"{self._seed} {number}"))

    def _command(self, table: Table, truth: State, place: int, number: int) -> tuple[int, ...]:
        """The clicks of the command that was given."""
        state, clicks = truth.copy(), []
        for entry in self._entries:
            if entry.number < number:
                continue
            if entry.seat != SEATS[place] or state.seat != place or not PHASE_MOVE <= state.phase <= PHASE_LEVY_AT:
                break
            clicks.append(table.game.read_action(state, place, entry.action))
            table.game.rules.apply(state, place, clicks[-1])
        return tuple(clicks)


def played_out(table: Table, view: View, games: int, seed: str) -> float:
    """How often a seat wins quick games to the end from the position as it is, never quite none or all of them."""
    place = SEATS.index(view.seat or "")
    truth = table.game.positions.parse(table.position_text())[1]
    played = Sampled(view, place, 1, seed, truth)
    return (sum(played.won(place, n) for n in range(games)) + 0.5) / (games + 1)


def _that_stand(table: Table) -> list[Entry]:
    """The entries that were not taken back."""
    undone = {entry.undone for entry in table.entries}
    return [entry for entry in table.entries if entry.action != TAKE_BACK and entry.number not in undone]


def begins(table: Table, seat: str) -> bool:
    """Whether a seat's command begins here: what went before in this turn was another's, or the cards."""
    last = table.entries[-1]
    return (
        last.seat != seat
        or last.action.startswith(("play", "discard"))
        or any(event.kind == "turn_began" for event in last.events)
    )


def make(table: Table, iterations: int, seed: int) -> CommandJudge:
    """The judge of a match."""
    return CommandJudge(table, max(LEAST_GAMES, iterations // ITERATIONS_A_GAME), seed)
