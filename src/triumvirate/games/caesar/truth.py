"""A whole state as plain data, and back: what analysis, positions and determinization share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from triumvirate.core.errors import BadRequest
from triumvirate.games.caesar.prepare import prepare
from triumvirate.games.caesar.printed import BORDER_IDS, BORDER_INDEX, PROVINCE_IDS, PROVINCE_INDEX
from triumvirate.games.caesar.rules.board import EVERY_BORDER, is_full
from triumvirate.games.caesar.rules.tokens import put_on_border, value_towards_first, value_towards_second
from triumvirate.games.caesar.state import (
    BONUS_NAMES,
    END_REASONS,
    FACE_DOWN,
    NOBODY,
    PHASE_OVER,
    PHASES,
    SEATS,
    SLOTS,
    STRAIGHT,
    TURNED,
)
from triumvirate.games.caesar.tokens import kind_of, token_id, token_ids, tokens_in
from triumvirate.games.caesar.variants import TILE_LETTERS


def truth_of(state: Any) -> dict[str, Any]:
    """Everything, as the protocol writes it."""
    truth = {
        "to_move": None if state.phase == PHASE_OVER else SEATS[state.to_move],
        "phase": PHASES[state.phase],
        "hands": {seat: tokens_in(state, state.hand[i]) for i, seat in enumerate(SEATS)},
        "bags": {seat: tokens_in(state, state.bag[i]) for i, seat in enumerate(SEATS)},
        "centurions": {seat: tokens_in(state, state.centurions[i]) for i, seat in enumerate(SEATS)},
        "bonuses": {name: bonus_on(state, i) for i, name in enumerate(PROVINCE_IDS)},
        "supply": supply_of(state),
        "borders": {name: border_of(state, i) for i, name in enumerate(BORDER_IDS)},
        "provinces": {name: province_of(state, i) for i, name in enumerate(PROVINCE_IDS)},
        "placed": {seat: state.placed[i] for i, seat in enumerate(SEATS)},
        "senate": {seat: state.senate[i] for i, seat in enumerate(SEATS)},
    }
    if state.automaton != NOBODY:
        truth["solo"] = solo_of(state)
    return truth


def solo_of(state: Any) -> dict[str, Any]:
    """Auto-Crassus's line from left to right, and the tiles not yet drawn."""
    line = [token_id(state, state.line[i]) for i in range(state.line_n)]
    tiles = [TILE_LETTERS[tile] for tile, left in enumerate(state.tile_left) for _ in range(left)]
    return {"line": line, "tiles": tiles}


def bonus_on(state: Any, province: int) -> str | None:
    """The bonus still lying on a province."""
    return None if state.bonus[province] == NOBODY else BONUS_NAMES[state.bonus[province]]


def supply_of(state: Any) -> list[str]:
    """The face-down supply's content, sorted."""
    return sorted(name for bonus, name in enumerate(BONUS_NAMES) for _ in range(state.supply[bonus]))


def border_of(state: Any, border: int) -> dict[str, Any] | None:
    """What lies on a border space; nothing on one that is free or, on a smaller board, not in play."""
    if state.token[border] == NOBODY:
        return None
    return token_on(state, border, token_ids(state))


def token_on(state: Any, border: int, ids: tuple[str, ...]) -> dict[str, Any]:
    """The token on a border space that has one, where the ids of all tokens are known already."""
    return {
        "seat": SEATS[owner_of(state.owned, border)],
        "token": ids[state.token[border]],
        "values": [value_towards_first(state, border), value_towards_second(state, border)],
        "facedown": bool(state.face_down >> border & 1),
        "marker": seat_or_none(state.border_marked, border),
    }


def province_of(state: Any, province: int) -> dict[str, Any]:
    """Whether a province is closed, who holds it, and whether the marker was turned."""
    return {
        "closed": bool(state.closed >> province & 1),
        "control": seat_or_none(state.controlled, province),
        "flipped": bool(state.flipped >> province & 1),
    }


def owner_of(masks: Any, place: int) -> int:
    """The seat whose set holds a place."""
    return 0 if masks[0] >> place & 1 else 1


def seat_or_none(masks: Any, place: int) -> str | None:
    """The name of the seat whose set holds a place, if one does."""
    return SEATS[0] if masks[0] >> place & 1 else SEATS[1] if masks[1] >> place & 1 else None


def flow_of(state: Any) -> dict[str, Any]:
    """Where the turn in progress stands, beyond what the truth tells."""
    return {
        "stage": state.stage,
        "closing": [PROVINCE_IDS[state.closing[i]] for i in range(state.closing_n)],
        "pending": [[BONUS_NAMES[state.pending[i]], bool(state.pending_won[i])] for i in range(state.pending_n)],
        "again": bool(state.again),
        "skip_draw": bool(state.skip_draw),
        "hidden": [name for i, name in enumerate(BORDER_IDS) if state.hidden >> i & 1],
        "winner": state.winner,
        "ended_by": END_REASONS[state.ended_by],
        "to_move": state.to_move,
    }


def state_of(options: Mapping[str, Any], truth: Mapping[str, Any], flow: Mapping[str, Any]) -> Any:
    """The state that a truth and a flow describe; the inverse of `truth_of` and `flow_of`."""
    state = prepare(options)
    for place, seat in enumerate(SEATS):
        state.bag[place] = 0
        state.placed[place] = truth["placed"][seat]
        state.senate[place] = truth["senate"][seat]
    state.supply = [truth["supply"].count(name) for name in BONUS_NAMES]
    _fill_board(state, truth, flow)
    state.free &= spaces_in_play(options)
    _fill_slots(state, truth)
    for name, province in PROVINCE_INDEX.items():
        bonus = truth["bonuses"][name]
        state.bonus[province] = NOBODY if bonus is None else BONUS_NAMES.index(bonus)
    if state.automaton != NOBODY:
        line, tiles = truth["solo"]["line"], truth["solo"]["tiles"]
        state.line_n = len(line)
        for place, name in enumerate(line):
            state.line[place] = kind_of(state, name)
        state.tile_left = [tiles.count(letter) for letter in TILE_LETTERS]
    _fill_flow(state, truth, flow)
    return state


def spaces_in_play(options: Mapping[str, Any]) -> int:
    """All border spaces, or those of a smaller board (`mini.py`)."""
    names = (options["variant"] or {}).get("spaces", BORDER_IDS)
    return sum(1 << BORDER_INDEX[name] for name in names)


def _fill_board(state: Any, truth: Mapping[str, Any], flow: Mapping[str, Any]) -> None:
    state.free = EVERY_BORDER
    state.token = [NOBODY] * len(BORDER_IDS)
    for name, lying in truth["borders"].items():
        if lying is not None:
            border, seat, kind = BORDER_INDEX[name], SEATS.index(lying["seat"]), kind_of(state, lying["token"])
            put_on_border(state, seat, kind, border, _facing(state, kind, lying, name in flow["hidden"]))
            if lying["facedown"] and name not in flow["hidden"]:
                state.face_down |= 1 << border
            if lying["marker"] is not None:
                state.border_marked[SEATS.index(lying["marker"])] |= 1 << border
    for name, settled in truth["provinces"].items():
        bit = 1 << PROVINCE_INDEX[name]
        state.closed |= bit if settled["closed"] else 0
        state.flipped |= bit if settled["flipped"] else 0
        if settled["control"] is not None:
            state.controlled[SEATS.index(settled["control"])] |= bit
    _recount(state)


def _recount(state: Any) -> None:
    """Influence from scratch: tokens that Might turned were put down open above."""
    from triumvirate.games.caesar.rules.board import BORDER_FIRST, BORDER_SECOND

    state.influence = [0] * len(state.influence)
    for border in range(len(BORDER_IDS)):
        if state.token[border] != NOBODY:
            base = owner_of(state.owned, border) * len(PROVINCE_IDS)
            state.influence[base + BORDER_FIRST[border]] += value_towards_first(state, border)
            state.influence[base + BORDER_SECOND[border]] += value_towards_second(state, border)


def _facing(state: Any, kind: int | None, lying: Mapping[str, Any], hidden: bool) -> int:
    if hidden:
        return FACE_DOWN
    if lying["facedown"] or lying["values"] == [state.high[kind], state.low[kind]]:
        return STRAIGHT
    return TURNED


def _fill_slots(state: Any, truth: Mapping[str, Any]) -> None:
    """Give every token a slot: of tokens alike, the first lie on the board, the next are in hand, the last in the bag."""
    for place, seat in enumerate(SEATS):
        used = 0
        for name in BORDER_IDS:
            lying = truth["borders"][name]
            if lying is not None and lying["seat"] == seat:
                used |= 1 << _next_slot(state, used, lying["token"])
        for field, names in (
            (state.hand, truth["hands"][seat]),
            (state.bag, truth["bags"][seat]),
            (state.centurions, truth["centurions"][seat]),
        ):
            field[place] = 0
            for name in names:
                bit = 1 << _next_slot(state, used, name)
                used |= bit
                field[place] |= bit


def _next_slot(state: Any, used: int, name: str) -> int:
    kind = kind_of(state, name)
    if kind is not None:
        for slot in range(kind, SLOTS):
            if state.kind[slot] == kind and not used >> slot & 1:
                return slot
    raise BadRequest(f"There are more tokens '{name}' here than the game has.")


def _fill_flow(state: Any, truth: Mapping[str, Any], flow: Mapping[str, Any]) -> None:
    state.phase = PHASES.index(truth["phase"])
    state.to_move = flow["to_move"]
    state.stage = flow["stage"]
    state.closing_n = len(flow["closing"])
    for place, name in enumerate(flow["closing"]):
        state.closing[place] = PROVINCE_INDEX[name]
    state.pending_n = len(flow["pending"])
    for place, (name, won) in enumerate(flow["pending"]):
        state.pending[place] = BONUS_NAMES.index(name)
        state.pending_won[place] = int(won)
    state.again = int(flow["again"])
    state.skip_draw = int(flow["skip_draw"])
    state.winner = flow["winner"]
    state.ended_by = END_REASONS.index(flow["ended_by"])


def check_settled(state: Any) -> None:
    """Every full province must be closed or closing, every closed one full."""
    closing = {state.closing[i] for i in range(state.closing_n)}
    for province, name in enumerate(PROVINCE_IDS):
        full, closed = is_full(state, province), bool(state.closed >> province & 1)
        if full and not closed and province not in closing:
            raise BadRequest(f"All spaces around {name} are filled: say 'won {name} SEAT' or 'tied {name}'.")
        if closed and not full:
            raise BadRequest(f"{name} cannot be closed while it has free border spaces.")
