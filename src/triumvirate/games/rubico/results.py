"""How a match of RUBICO ended; before that nobody has a point."""

from __future__ import annotations

from triumvirate.core.options import Options
from triumvirate.core.parts import Facts, Teams
from triumvirate.core.view import Result
from triumvirate.games.rubico import rules
from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.state import END_REASONS, FACTIONS, PHASE_OVER, SEATS


def scores(state: State, options: Options) -> dict[str, int]:
    """One point for each seat of the faction that won."""
    is_over = state.phase == PHASE_OVER
    return {seat: int(rules.score(state, i)) if is_over else 0 for i, seat in enumerate(SEATS[: options["players"]])}


def end(state: State, options: Options) -> Result | None:
    """The winning faction's seats."""
    if state.phase != PHASE_OVER:
        return None
    points = scores(state, options)
    return Result(tuple(seat for seat in points if points[seat]), END_REASONS[state.ended_by], points)


def opening(truth: Facts) -> str:
    """The first choice for all to see is the first Centurion's: its faction, and how many of its cards were said to be red."""
    first = truth["history"][0]
    taken = [card["said"] for row in first["rows"].values() for card in row if card["taken"]]
    return f"{truth['roles'][first['centurion']]} takes {taken.count('red')} red of {len(taken)}"


TEAMS = Teams(
    FACTIONS,
    dealt=lambda truth: truth["roles"],
    won_by={"rome": "caesar", "fortuna": "caesar", "legion": "senate"},
    opening=opening,
)
