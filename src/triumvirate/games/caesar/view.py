"""What a seat or a spectator of CAESAR! may know, built up field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from triumvirate.games.caesar.tokens import ids_in, token_ids
from triumvirate.games.caesar.truth import (
    bonus_on,
    owner_of,
    province_of,
    seat_or_none,
    solo_of,
    supply_of,
    token_on,
)


def view_of(state: Any, options: Mapping[str, Any], viewer: int | None) -> dict[str, Any]:
    """The open facts, the viewer's own hand and bag, and what the viewer can tell is unseen."""
    return views_of(state)(viewer)


def views_of(state: Any) -> Callable[[int | None], dict[str, Any]]:
    """The views of one state: what all viewers share is made once."""
    ids = token_ids(state)
    shared = _open_facts(state, ids)

    def view_for(viewer: int | None) -> dict[str, Any]:
        view = dict(shared)
        if viewer is not None and viewer != state.automaton:  # Auto-Crassus's seat has nothing of its own to look at
            own = {name: _lying(state, i, ids) for i, name in _hidden(state, viewer)}
            view["borders"] = {**shared["borders"], **own}
            view["unseen"] = {**shared["unseen"], SEATS[viewer]: []}
            view["hand"] = ids_in(ids, state.hand[viewer])
            view["bag"] = ids_in(ids, state.bag[viewer])
        if state.automaton != NOBODY:
            view["solo"] = {"seat": SEATS[state.automaton], **solo_of(state)}
        return view

    return view_for


def _open_facts(state: Any, ids: tuple[str, ...]) -> dict[str, Any]:
    """What a spectator knows."""
    return {
        "to_move": None if state.phase == PHASE_OVER else SEATS[state.to_move],
        "phase": PHASES[state.phase],
        "borders": {name: _open_border(state, i, ids) for i, name in enumerate(BORDER_IDS)},
        "provinces": {name: _province(state, i) for i, name in enumerate(PROVINCE_IDS)},
        "bonuses": {name: bonus_on(state, i) for i, name in enumerate(PROVINCE_IDS)},
        "supply": supply_of(state),
        "placed": {seat: state.placed[i] for i, seat in enumerate(SEATS)},
        "senate": {seat: state.senate[i] for i, seat in enumerate(SEATS)},
        "centurions": {seat: ids_in(ids, state.centurions[i]) for i, seat in enumerate(SEATS)},
        "hand_sizes": {seat: int(state.hand[i]).bit_count() for i, seat in enumerate(SEATS)},
        "bag_sizes": {seat: int(state.bag[i]).bit_count() for i, seat in enumerate(SEATS)},
        "unseen": {seat: _unseen(state, i, ids) for i, seat in enumerate(SEATS)},
        "turn": _turn(state),
        "result": None if state.phase != PHASE_OVER else END_REASONS[state.ended_by],
    }


def _open_border(state: Any, border: int, ids: tuple[str, ...]) -> dict[str, Any] | None:
    """A token placed face down by Border Control is known to its owner only; one that Might turned was seen by both."""
    if state.token[border] == NOBODY:
        return None
    if state.hidden >> border & 1:
        marker = seat_or_none(state.border_marked, border)
        seat = SEATS[owner_of(state.owned, border)]
        return {"seat": seat, "token": None, "values": [0, 0], "facedown": True, "marker": marker, "hidden": True}
    return _lying(state, border, ids)


def _lying(state: Any, border: int, ids: tuple[str, ...]) -> dict[str, Any]:
    """A token on a border space as somebody who knows it sees it."""
    return {**token_on(state, border, ids), "hidden": bool(state.hidden >> border & 1)}


def _hidden(state: Any, owner: int) -> list[tuple[int, str]]:
    """The border spaces with a hidden token of a player."""
    if not state.hidden:
        return []
    return [
        (i, name) for i, name in enumerate(BORDER_IDS) if state.hidden >> i & 1 and owner_of(state.owned, i) == owner
    ]


def _province(state: Any, province: int) -> dict[str, Any]:
    influence = state.influence
    return {
        **province_of(state, province),
        "totals": {SEATS[0]: influence[province], SEATS[1]: influence[PROVINCES + province]},
    }


def _unseen(state: Any, seat: int, ids: tuple[str, ...]) -> list[str]:
    """A player's tokens that others have not seen: hand, bag and face-down ones together."""
    held = 0 if seat == state.automaton else state.hand[seat]
    from_board = [ids[state.token[i]] for i, _ in _hidden(state, seat)]
    return sorted([*ids_in(ids, held | state.bag[seat]), *from_board])


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
