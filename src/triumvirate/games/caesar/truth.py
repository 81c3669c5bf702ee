"""A whole state as typed facts, and back: what analysis, positions and determinization share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from triumvirate.core.errors import BadRequest
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject, to_plain
from triumvirate.games.caesar.home import Home, fill_home, home_of
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.prepare import prepare
from triumvirate.games.caesar.printed import BORDER_IDS, BORDER_INDEX, PROVINCE_IDS, PROVINCE_INDEX
from triumvirate.games.caesar.rules.board import EVERY_BORDER, is_full
from triumvirate.games.caesar.rules.tokens import put_on_border, value_towards_first, value_towards_second
from triumvirate.games.caesar.seats import SEAT_NAMES, Seat
from triumvirate.games.caesar.state import (
    ALL_BONUS_NAMES,
    BONUSES,
    END_REASONS,
    FACE_DOWN,
    NOBODY,
    PHASE_OVER,
    PHASES,
    SEATS,
    SLOTS,
    STAGE_SUPPLY,
    STRAIGHT,
    TURNED,
)
from triumvirate.games.caesar.tokens import kind_of, token_id, token_ids, tokens_in
from triumvirate.games.caesar.variants import TILE_LETTERS


@dataclass(slots=True)
class Lying:
    """A token on a border space: whose, which, its values towards the two provinces, and the marker beneath it."""

    seat: Seat
    token: str | None
    values: tuple[int, int]
    facedown: bool
    marker: Seat | None


@dataclass(slots=True)
class Province:
    """Whether a province is closed, who holds it, and whether the marker was turned."""

    closed: bool
    control: Seat | None
    flipped: bool


@dataclass(slots=True)
class SoloLine:
    """Auto-Crassus's line from left to right, and the tiles not yet drawn."""

    line: list[str]
    tiles: list[str]


@dataclass
class Truth:
    """Everything, in the order of its JSON; `solo` only in a solo game."""

    to_move: Seat | None = None
    phase: str = PHASES[0]
    hands: dict[Seat, list[str]] = field(default_factory=dict)
    bags: dict[Seat, list[str]] = field(default_factory=dict)
    centurions: dict[Seat, list[str]] = field(default_factory=dict)
    bonuses: dict[str, str | None] = field(default_factory=lambda: dict.fromkeys(PROVINCE_IDS))
    supply: list[str] = field(default_factory=list)
    borders: dict[str, Lying | None] = field(default_factory=lambda: dict.fromkeys(BORDER_IDS))
    provinces: dict[str, Province] = field(
        default_factory=lambda: {name: Province(False, None, False) for name in PROVINCE_IDS}
    )
    placed: dict[Seat, int] = field(default_factory=dict)
    senate: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEAT_NAMES, 0))
    solo: SoloLine | None = None


@dataclass(slots=True)
class Flow:
    """Where the turn in progress stands, beyond what the truth tells; the player to move also after the end."""

    stage: int = STAGE_SUPPLY
    closing: list[str] = field(default_factory=list)
    pending: list[tuple[str, bool]] = field(default_factory=list)
    again: bool = False
    skip_draw: bool = False
    owed: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEAT_NAMES, 0))
    hidden: list[str] = field(default_factory=list)
    winner: int = NOBODY
    ended_by: str = END_REASONS[0]
    to_move: int = 0
    home: Home | None = None


def truth_of(state: State) -> Truth:
    """Everything."""
    return Truth(
        to_move=None if state.phase == PHASE_OVER else SEAT_NAMES[state.to_move],
        phase=PHASES[state.phase],
        hands={seat: tokens_in(state, state.hand[i]) for i, seat in enumerate(SEAT_NAMES)},
        bags={seat: tokens_in(state, state.bag[i]) for i, seat in enumerate(SEAT_NAMES)},
        centurions={seat: tokens_in(state, state.centurions[i]) for i, seat in enumerate(SEAT_NAMES)},
        bonuses=bonuses_of(state),
        supply=supply_of(state),
        borders={name: border_of(state, i) for i, name in enumerate(BORDER_IDS)},
        provinces={name: province_of(state, i) for i, name in enumerate(PROVINCE_IDS)},
        placed={seat: state.placed[i] for i, seat in enumerate(SEAT_NAMES)},
        senate={seat: state.senate[i] for i, seat in enumerate(SEAT_NAMES)},
        solo=solo_of(state) if state.automaton != NOBODY else None,
    )


def truth_json(state: State) -> JsonObject:
    """Everything, as the protocol writes it."""
    told = to_plain(truth_of(state))
    if told["solo"] is None:
        del told["solo"]
    return told


def solo_of(state: State) -> SoloLine:
    """Auto-Crassus's line and tiles."""
    line = [token_id(state, state.line[i]) for i in range(state.line_n)]
    tiles = [TILE_LETTERS[tile] for tile, left in enumerate(state.tile_left) for _ in range(left)]
    return SoloLine(line, tiles)


def bonuses_of(state: State) -> dict[str, str | None]:
    """The bonus still lying on each province."""
    return {
        name: None if bonus == NOBODY else ALL_BONUS_NAMES[bonus]
        for name, bonus in zip(PROVINCE_IDS, state.bonus, strict=True)
    }


def supply_of(state: State) -> list[str]:
    """The face-down supply's content, sorted."""
    left = (*state.supply, *state.own_supply)
    return sorted(name for bonus, name in enumerate(ALL_BONUS_NAMES) for _ in range(left[bonus]))


def border_of(state: State, border: int) -> Lying | None:
    """What lies on a border space; nothing on one that is free or, on a smaller board, not in play."""
    if state.token[border] == NOBODY:
        return None
    return Lying(
        SEAT_NAMES[owner_of(state.owned, border)],
        token_ids(state)[state.token[border]],
        (value_towards_first(state, border), value_towards_second(state, border)),
        bool(state.face_down >> border & 1),
        seat_or_none(state.border_marked, border),
    )


def province_of(state: State, province: int) -> Province:
    """A province by its number."""
    return Province(
        bool(state.closed >> province & 1),
        seat_or_none(state.controlled, province),
        bool(state.flipped >> province & 1),
    )


def owner_of(masks: Sequence[int], place: int) -> int:
    """The seat whose set holds a place."""
    return 0 if masks[0] >> place & 1 else 1


def seat_or_none(masks: Sequence[int], place: int) -> Seat | None:
    """The name of the seat whose set holds a place, if one does."""
    return "caesar" if masks[0] >> place & 1 else "pompey" if masks[1] >> place & 1 else None


def flow_of(state: State) -> Flow:
    """Where the turn in progress stands."""
    return Flow(
        stage=state.stage,
        closing=[PROVINCE_IDS[state.closing[i]] for i in range(state.closing_n)],
        pending=pending_of(state),
        again=bool(state.again),
        skip_draw=bool(state.skip_draw),
        owed=owed_by(state),
        hidden=[name for i, name in enumerate(BORDER_IDS) if state.hidden >> i & 1],
        winner=state.winner,
        ended_by=END_REASONS[state.ended_by],
        to_move=state.to_move,
        home=home_of(state),
    )


def owed_by(state: State) -> dict[Seat, int]:
    """How many draws each player has still to skip in later turns, for a second Centurion in one turn."""
    return {seat: state.owed[place] for place, seat in enumerate(SEAT_NAMES)}


def pending_of(state: State) -> list[tuple[str, bool]]:
    """The bonuses that wait for their effect, each with whether its province was won by whoever closed it."""
    return [(ALL_BONUS_NAMES[state.pending[i]], _taker_won(state, i)) for i in range(state.pending_n)]


def _taker_won(state: State, place: int) -> bool:
    """A home-made bonus remembers who won its province, the others whether its taker did."""
    won = state.pending_won[place]
    return won == state.to_move + 1 if state.pending[place] >= BONUSES else bool(won)


def state_of(options: Options, truth: Truth, flow: Flow) -> State:
    """The state that a truth and a flow describe; the inverse of `truth_of` and `flow_of`."""
    state = prepare(options)
    for place, seat in enumerate(SEAT_NAMES):
        state.bag[place] = 0
        state.placed[place] = truth.placed[seat]
        state.senate[place] = truth.senate[seat]
    left = [truth.supply.count(name) for name in ALL_BONUS_NAMES]
    state.supply, state.own_supply = left[:BONUSES], left[BONUSES:]
    _fill_board(state, truth, flow)
    state.free &= spaces_in_play(options)
    _fill_slots(state, truth)
    for name, province in PROVINCE_INDEX.items():
        bonus = truth.bonuses[name]
        state.bonus[province] = NOBODY if bonus is None else ALL_BONUS_NAMES.index(bonus)
    if state.automaton != NOBODY:
        assert truth.solo is not None
        line, tiles = truth.solo.line, truth.solo.tiles
        state.line_n = len(line)
        for place, name in enumerate(line):
            state.line[place] = _kind(state, name)
        state.tile_left = [tiles.count(letter) for letter in TILE_LETTERS]
    _fill_flow(state, truth, flow)
    return state


def spaces_in_play(options: Options) -> int:
    """All border spaces, or those of a smaller board (`mini.py`)."""
    names = (options["variant"] or {}).get("spaces", BORDER_IDS)
    return sum(1 << BORDER_INDEX[name] for name in names)


def _kind(state: State, name: str | None) -> int:
    kind = kind_of(state, name)
    if kind is None:
        raise BadRequest(f"There is no token '{name}' in this match.")
    return kind


def _fill_board(state: State, truth: Truth, flow: Flow) -> None:
    state.free = EVERY_BORDER
    state.token = [NOBODY] * len(BORDER_IDS)
    for name, lying in truth.borders.items():
        if lying is not None:
            border, seat, kind = BORDER_INDEX[name], SEATS.index(lying.seat), _kind(state, lying.token)
            put_on_border(state, seat, kind, border, _facing(state, kind, lying, name in flow.hidden))
            if lying.facedown and name not in flow.hidden:
                state.face_down |= 1 << border
            if lying.marker is not None:
                state.border_marked[SEATS.index(lying.marker)] |= 1 << border
    for name, settled in truth.provinces.items():
        bit = 1 << PROVINCE_INDEX[name]
        state.closed |= bit if settled.closed else 0
        state.flipped |= bit if settled.flipped else 0
        if settled.control is not None:
            state.controlled[SEATS.index(settled.control)] |= bit
    _recount(state)


def _recount(state: State) -> None:
    """Influence from scratch: tokens that Might turned were put down open above."""
    from triumvirate.games.caesar.rules.board import BORDER_FIRST, BORDER_SECOND

    state.influence = [0] * len(state.influence)
    for border in range(len(BORDER_IDS)):
        if state.token[border] != NOBODY:
            base = owner_of(state.owned, border) * len(PROVINCE_IDS)
            state.influence[base + BORDER_FIRST[border]] += value_towards_first(state, border)
            state.influence[base + BORDER_SECOND[border]] += value_towards_second(state, border)


def _facing(state: State, kind: int, lying: Lying, hidden: bool) -> int:
    if hidden:
        return FACE_DOWN
    if lying.facedown or lying.values == (state.high[kind], state.low[kind]):
        return STRAIGHT
    return TURNED


def _fill_slots(state: State, truth: Truth) -> None:
    """Give every token a slot: of tokens alike, the first lie on the board, the next are in hand, the last in the bag."""
    for place, seat in enumerate(SEAT_NAMES):
        used = 0
        for name in BORDER_IDS:
            lying = truth.borders[name]
            if lying is not None and lying.seat == seat:
                used |= 1 << _next_slot(state, used, lying.token)
        for row, names in (
            (state.hand, truth.hands[seat]),
            (state.bag, truth.bags[seat]),
            (state.centurions, truth.centurions[seat]),
        ):
            row[place] = 0
            for name in names:
                bit = 1 << _next_slot(state, used, name)
                used |= bit
                row[place] |= bit


def _next_slot(state: State, used: int, name: str | None) -> int:
    kind = kind_of(state, name)
    if kind is not None:
        for slot in range(kind, SLOTS):
            if state.kind[slot] == kind and not used >> slot & 1:
                return slot
    raise BadRequest(f"There are more tokens '{name}' here than the game has.")


def _fill_flow(state: State, truth: Truth, flow: Flow) -> None:
    state.phase = PHASES.index(truth.phase)
    state.to_move = flow.to_move
    state.stage = flow.stage
    state.closing_n = len(flow.closing)
    for place, name in enumerate(flow.closing):
        state.closing[place] = PROVINCE_INDEX[name]
    state.pending_n = len(flow.pending)
    for place, (name, won) in enumerate(flow.pending):
        state.pending[place] = ALL_BONUS_NAMES.index(name)
        state.pending_won[place] = int(won) if state.pending[place] < BONUSES else 0
    state.again = int(flow.again)
    state.skip_draw = int(flow.skip_draw)
    state.owed = [flow.owed[seat] for seat in SEAT_NAMES]
    state.winner = flow.winner
    state.ended_by = END_REASONS.index(flow.ended_by)
    fill_home(state, flow.home)


def check_settled(state: State) -> None:
    """Every full province must be closed or closing, every closed one full."""
    closing = {state.closing[i] for i in range(state.closing_n)}
    for province, name in enumerate(PROVINCE_IDS):
        full, closed = is_full(state, province), bool(state.closed >> province & 1)
        if full and not closed and province not in closing:
            raise BadRequest(f"All spaces around {name} are filled: say 'won {name} SEAT' or 'tied {name}'.")
        if closed and not full:
            raise BadRequest(f"{name} cannot be closed while it has free border spaces.")
