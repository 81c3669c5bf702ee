"""What a seat or a spectator of CAESAR! may know, built up field by field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from triumvirate.games.caesar.printed import BORDER_IDS, PROVINCE_IDS
from triumvirate.games.caesar.state import (
    BONUS_NAMES,
    END_REASONS,
    NOBODY,
    PHASE_OVER,
    PHASES,
    PROVINCES,
    SEATS,
    STAGE_SUPPLY,
)
from triumvirate.games.caesar.tokens import tokens_in
from triumvirate.games.caesar.truth import (
    bonus_on,
    border_of,
    owner_of,
    province_of,
    solo_of,
    supply_of,
)


def view_of(state: Any, options: Mapping[str, Any], viewer: int | None) -> dict[str, Any]:
    """The open facts, the viewer's own hand and bag, and what the viewer can tell is unseen."""
    if viewer == state.automaton:
        viewer = None  # Auto-Crassus's seat has nothing of its own to look at
    view: dict[str, Any] = {
        "to_move": None if state.phase == PHASE_OVER else SEATS[state.to_move],
        "phase": PHASES[state.phase],
        "borders": {name: _border_for(state, i, viewer) for i, name in enumerate(BORDER_IDS)},
        "provinces": {
            name: {**province_of(state, i), "totals": _totals(state, i)} for i, name in enumerate(PROVINCE_IDS)
        },
        "bonuses": {name: bonus_on(state, i) for i, name in enumerate(PROVINCE_IDS)},
        "supply": supply_of(state),
        "placed": {seat: state.placed[i] for i, seat in enumerate(SEATS)},
        "senate": {seat: state.senate[i] for i, seat in enumerate(SEATS)},
        "centurions": {seat: tokens_in(state, state.centurions[i]) for i, seat in enumerate(SEATS)},
        "hand_sizes": {seat: int(state.hand[i]).bit_count() for i, seat in enumerate(SEATS)},
        "bag_sizes": {seat: int(state.bag[i]).bit_count() for i, seat in enumerate(SEATS)},
        "unseen": {seat: _unseen(state, i, viewer) for i, seat in enumerate(SEATS)},
        "turn": _turn(state),
        "result": None if state.phase != PHASE_OVER else END_REASONS[state.ended_by],
    }
    if viewer is not None:
        view["hand"] = tokens_in(state, state.hand[viewer])
        view["bag"] = tokens_in(state, state.bag[viewer])
    if state.automaton != NOBODY:
        view["solo"] = {"seat": SEATS[state.automaton], **solo_of(state)}
    return view


def _border_for(state: Any, border: int, viewer: int | None) -> dict[str, Any] | None:
    """A token placed face down by Border Control is known to its owner only; one that Might turned was seen by both."""
    if state.free >> border & 1:
        return None
    if state.hidden >> border & 1 and owner_of(state.owned, border) != viewer:
        marker = next((SEATS[i] for i in range(2) if state.border_marked[i] >> border & 1), None)
        seat = SEATS[owner_of(state.owned, border)]
        return {"seat": seat, "token": None, "values": [0, 0], "facedown": True, "marker": marker, "hidden": True}
    lying = border_of(state, border)
    assert lying is not None
    return {**lying, "hidden": bool(state.hidden >> border & 1)}


def _totals(state: Any, province: int) -> dict[str, int]:
    return {seat: state.influence[i * PROVINCES + province] for i, seat in enumerate(SEATS)}


def _unseen(state: Any, seat: int, viewer: int | None) -> list[str]:
    """A player's tokens the viewer has not seen: hand, bag and face-down ones together; nothing for the viewer's own."""
    if seat == viewer:
        return []
    hidden = [i for i in range(len(BORDER_IDS)) if state.hidden >> i & 1 and owner_of(state.owned, i) == seat]
    held = 0 if seat == state.automaton else state.hand[seat]
    from_board = [tokens_in(state, 1 << state.token[i])[0] for i in hidden]
    return sorted([*tokens_in(state, held | state.bag[seat]), *from_board])


def _turn(state: Any) -> dict[str, Any]:
    """The turn in progress: what is closing, which bonuses wait, whether another turn or no draw follows."""
    return {
        "stage": state.stage if state.phase != PHASE_OVER else STAGE_SUPPLY,
        "closing": [PROVINCE_IDS[state.closing[i]] for i in range(state.closing_n)],
        "pending": [[BONUS_NAMES[state.pending[i]], bool(state.pending_won[i])] for i in range(state.pending_n)],
        "again": bool(state.again),
        "skip_draw": bool(state.skip_draw),
        "winner": state.winner,
    }
