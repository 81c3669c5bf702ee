"""What a seat or a spectator of CAESAR! may know, built up field by field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from triumvirate.core.options import Options
from triumvirate.core.view import HeadedView
from triumvirate.games.caesar.home import Home, home_of
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.printed import BORDER_IDS, PROVINCE_IDS
from triumvirate.games.caesar.rules.tokens import value_towards_first, value_towards_second
from triumvirate.games.caesar.seats import SEAT_NAMES, Seat
from triumvirate.games.caesar.state import END_REASONS, NOBODY, PHASE_OVER, PHASES, PROVINCES, STAGE_SUPPLY
from triumvirate.games.caesar.tokens import ids_in, sorted_slots, token_ids
from triumvirate.games.caesar.truth import (
    Lying,
    Province,
    bonuses_of,
    owed_by,
    owner_of,
    pending_of,
    seat_or_none,
    solo_of,
    supply_of,
)


@dataclass(slots=True)
class SeenToken(Lying):
    """A token on a border space; of one that lies hidden only its owner knows which it is."""

    hidden: bool


@dataclass(slots=True)
class SeenProvince(Province):
    """A province with both sides' influence."""

    totals: dict[Seat, int]


@dataclass(slots=True)
class Turn:
    """The turn in progress: what is closing, which bonuses wait, whether another turn or no draw follows."""

    stage: int
    closing: list[str]
    pending: list[tuple[str, bool]]
    again: bool
    skip_draw: bool
    winner: int


@dataclass(slots=True)
class Solo:
    """Auto-Crassus: its seat, its line from left to right, and the tiles not yet drawn."""

    seat: Seat
    line: list[str]
    tiles: list[str]


@dataclass
class CaesarView(HeadedView, game="caesar"):
    """CAESAR! as one viewer may know it: hand and bag are the viewer's own, `solo` is there in a solo game."""

    seat: Seat | None
    to_move: Seat | None
    phase: str
    borders: dict[str, SeenToken | None]
    provinces: dict[str, SeenProvince]
    bonuses: dict[str, str | None]
    supply: list[str]
    placed: dict[Seat, int]
    senate: dict[Seat, int]
    centurions: dict[Seat, list[str]]
    hand_sizes: dict[Seat, int]
    bag_sizes: dict[Seat, int]
    unseen: dict[Seat, list[str]]
    turn: Turn
    result: str | None
    hand: list[str] | None = None
    bag: list[str] | None = None
    solo: Solo | None = None
    owed: dict[Seat, int] | None = None  # draws still to be skipped in later turns
    home: Home | None = None  # where home-made bonuses stand

    def left_out(self) -> list[str]:
        """A spectator has no tokens, nor has the seat of Auto-Crassus; two players have no solo; mostly no draw is owed."""
        return [name for name in ("hand", "bag", "solo", "owed", "home") if getattr(self, name) is None]


def views_of(state: State, options: Options) -> Callable[[int | None], CaesarView]:
    """The views of one state: what all viewers share is made once."""
    ids = token_ids(state)
    slots = sorted_slots(ids)
    borders, provinces, bonuses = _borders(state, ids), _provinces(state), bonuses_of(state)
    supply, turn = supply_of(state), _turn(state)
    unseen = {seat: _unseen(state, i, ids, slots) for i, seat in enumerate(SEAT_NAMES)}
    centurions = {seat: ids_in(slots, state.centurions[i]) for i, seat in enumerate(SEAT_NAMES)}
    placed = {seat: state.placed[i] for i, seat in enumerate(SEAT_NAMES)}
    senate = {seat: state.senate[i] for i, seat in enumerate(SEAT_NAMES)}
    hand_sizes = {seat: int(state.hand[i]).bit_count() for i, seat in enumerate(SEAT_NAMES)}
    bag_sizes = {seat: int(state.bag[i]).bit_count() for i, seat in enumerate(SEAT_NAMES)}
    solo = _solo(state) if state.automaton != NOBODY else None
    owed = owed_by(state) if any(state.owed) else None
    home = home_of(state)

    def view_for(viewer: int | None) -> CaesarView:
        player = None if viewer == state.automaton else viewer  # Auto-Crassus has nothing of its own to look at
        own: dict[str, SeenToken | None] = {}
        if player is not None:
            own = {name: _lying(state, i, ids) for i, name in _hidden(state, player)}
        return CaesarView(
            game="caesar",
            options=options,
            seat=None if viewer is None else SEAT_NAMES[viewer],
            to_move=None if state.phase == PHASE_OVER else SEAT_NAMES[state.to_move],
            phase=PHASES[state.phase],
            borders={**borders, **own},
            provinces=provinces,
            bonuses=bonuses,
            supply=supply,
            placed=placed,
            senate=senate,
            centurions=centurions,
            hand_sizes=hand_sizes,
            bag_sizes=bag_sizes,
            unseen=unseen if player is None else {**unseen, SEAT_NAMES[player]: []},
            turn=turn,
            result=None if state.phase != PHASE_OVER else END_REASONS[state.ended_by],
            hand=None if player is None else ids_in(slots, state.hand[player]),
            bag=None if player is None else ids_in(slots, state.bag[player]),
            solo=solo,
            owed=owed,
            home=home,
        )

    return view_for


def _borders(state: State, ids: tuple[str, ...]) -> dict[str, SeenToken | None]:
    """What everybody sees on the border spaces."""
    seen: dict[str, SeenToken | None] = dict.fromkeys(BORDER_IDS)
    for border, token in enumerate(state.token):
        if token != NOBODY:
            seen[BORDER_IDS[border]] = _lying(state, border, ids)
    for border, name in _hidden(state, 0) + _hidden(state, 1):
        seen[name] = _turned_down(state, border)
    return seen


def _turned_down(state: State, border: int) -> SeenToken:
    """A token placed face down by Border Control is known to its owner only; one that Might turned was seen by both."""
    marker = seat_or_none(state.border_marked, border)
    return SeenToken(SEAT_NAMES[owner_of(state.owned, border)], None, (0, 0), True, marker, True)


def _lying(state: State, border: int, ids: tuple[str, ...]) -> SeenToken:
    """A token on a border space as somebody who knows it sees it."""
    return SeenToken(
        SEAT_NAMES[owner_of(state.owned, border)],
        ids[state.token[border]],
        (value_towards_first(state, border), value_towards_second(state, border)),
        state.face_down >> border & 1 == 1,
        seat_or_none(state.border_marked, border),
        state.hidden >> border & 1 == 1,
    )


def _hidden(state: State, owner: int) -> list[tuple[int, str]]:
    """The border spaces with a hidden token of a player."""
    if not state.hidden:
        return []
    return [
        (i, name) for i, name in enumerate(BORDER_IDS) if state.hidden >> i & 1 and owner_of(state.owned, i) == owner
    ]


def _provinces(state: State) -> dict[str, SeenProvince]:
    closed, flipped, influence = state.closed, state.flipped, state.influence
    ours, theirs = state.controlled
    return {
        name: SeenProvince(
            closed >> i & 1 == 1,
            "caesar" if ours >> i & 1 else "pompey" if theirs >> i & 1 else None,
            flipped >> i & 1 == 1,
            {"caesar": influence[i], "pompey": influence[PROVINCES + i]},
        )
        for i, name in enumerate(PROVINCE_IDS)
    }


def _unseen(state: State, seat: int, ids: tuple[str, ...], slots: tuple[tuple[str, int], ...]) -> list[str]:
    """A player's tokens that others have not seen: hand, bag and face-down ones together."""
    held = 0 if seat == state.automaton else state.hand[seat]
    unplaced = ids_in(slots, held | state.bag[seat])
    from_board = [ids[state.token[i]] for i, _ in _hidden(state, seat)]
    return sorted(unplaced + from_board) if from_board else unplaced


def _turn(state: State) -> Turn:
    return Turn(
        stage=state.stage if state.phase != PHASE_OVER else STAGE_SUPPLY,
        closing=[PROVINCE_IDS[state.closing[i]] for i in range(state.closing_n)],
        pending=pending_of(state),
        again=bool(state.again),
        skip_draw=bool(state.skip_draw),
        winner=state.winner,
    )


def _solo(state: State) -> Solo:
    known = solo_of(state)
    return Solo(SEAT_NAMES[state.automaton], known.line, known.tiles)
