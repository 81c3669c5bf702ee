"""How a match of CAESAR! ended, and how it stands."""

from __future__ import annotations

from triumvirate.core.options import Options
from triumvirate.core.view import Result
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.state import END_REASONS, NOBODY, PHASE_OVER, SEATS


def scores(state: State, options: Options) -> dict[str, int]:
    """The markers placed."""
    return {seat: state.placed[i] for i, seat in enumerate(SEATS)}


def end(state: State, options: Options) -> Result | None:
    """The winner, and why."""
    if state.phase != PHASE_OVER:
        return None
    assert state.winner != NOBODY
    winners = tuple(seat for i, seat in enumerate(SEATS) if state.winner == i)
    return Result(winners, END_REASONS[state.ended_by], scores(state, options))
