"""How a match of JULIUS CAESAR ended, and how it stands."""

from __future__ import annotations

from triumvirate.core.options import Options
from triumvirate.core.view import Result
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.state import END_REASONS, PHASE_OVER, SEATS
from triumvirate.games.julius.truth import points_of


def scores(state: State, options: Options) -> dict[str, int]:
    """The victory points; while blocks are being rearranged, those that the finished deployment will give."""
    return {seat: points_of(state, i) for i, seat in enumerate(SEATS)}


def end(state: State, options: Options) -> Result | None:
    """The winner, and why."""
    if state.phase != PHASE_OVER:
        return None
    winners = tuple(seat for i, seat in enumerate(SEATS) if state.winner == i)
    return Result(winners, END_REASONS[state.ended_by], scores(state, options))
