"""A whole state as typed facts, and back: what analysis, positions and determinization share."""

from __future__ import annotations

from dataclasses import dataclass

from triumvirate.core.errors import BadRequest
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject, to_plain
from triumvirate.games.rubico.history import PastRound, fill_history, history_of
from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.names import (
    FACE_NAMES,
    FACTION_NAMES,
    Face,
    Faction,
    Saying,
    Word,
    mask_of,
    said_of,
    seats_in,
    word_number,
    word_of,
)
from triumvirate.games.rubico.notation import use_text, uses_of
from triumvirate.games.rubico.prepare import prepare
from triumvirate.games.rubico.state import (
    END_REASONS,
    FACES,
    FACTIONS,
    MOST_SEATS,
    NO_POWER,
    NOBODY,
    PHASES,
    PLACES,
    POWERS,
    SAYINGS,
    SEATS,
    SENATE_CARDS,
)


@dataclass(slots=True)
class RowCard:
    """A card of a row: its face where somebody knows it, what was said of it (and first, if that was corrected), who knows it."""

    face: Face | None
    said: Saying | None
    covered: bool
    picked: bool
    known_by: list[str]
    said_first: Saying | None = None


@dataclass(slots=True)
class Holding:
    """The card that Minerva or Cibelis has just taken, until it is put down."""

    seat: str
    face: Face | None
    known_by: list[str]


@dataclass(slots=True)
class AsideCard:
    """A card set aside until the round ends."""

    face: Face | None
    known_by: list[str]


@dataclass(slots=True)
class Senate:
    """The cards face up in their order, how many of them are tucked, and which are still face down."""

    shown: list[str]
    tucked: int
    left: list[str]


@dataclass(slots=True)
class Used:
    """A power that was used: by whom, in which round, on what."""

    power: str
    seat: str
    round: int
    target: str


@dataclass
class Truth:
    """Everything, every face included, in the order of its JSON."""

    phase: str
    round: int
    centurion: str
    quota: int
    position: int
    reached: int
    roles: dict[str, Faction]
    powers: dict[str, str | None]
    senate: Senate
    stock: dict[Face, int]
    rows: dict[str, list[RowCard]]
    words: dict[str, Word | None]
    locked: list[str]
    talked: list[str]
    passed: list[str]
    vesta: bool
    juno: bool
    holding: Holding | None
    aside: list[AsideCard]
    used: list[Used]
    history: list[PastRound]
    winner: Faction | None
    ended_by: str


def truth_of(state: State) -> Truth:
    """Everything."""
    seats = SEATS[: state.players]
    return Truth(
        phase=PHASES[state.phase],
        round=state.round,
        centurion=SEATS[state.centurion],
        quota=state.quota,
        position=state.position,
        reached=state.reached,
        roles={seat: FACTION_NAMES[state.role[i]] for i, seat in enumerate(seats)},
        powers={seat: power_of(state, i) for i, seat in enumerate(seats)},
        senate=senate_of(state),
        stock=dict(zip(FACE_NAMES, state.stock, strict=True)),
        rows={seat: [card_of(state, i, place) for place in range(state.row_n[i])] for i, seat in enumerate(seats)},
        words={seat: word_of(state.word[i]) for i, seat in enumerate(seats)},
        locked=seats_in(state.locked),
        talked=seats_in(state.talked),
        passed=seats_in(state.passed),
        vesta=bool(state.vesta),
        juno=bool(state.juno),
        holding=holding_of(state),
        aside=aside_of(state),
        used=used_of(state),
        history=history_of(state),
        winner=None if state.winner == NOBODY else FACTION_NAMES[state.winner],
        ended_by=END_REASONS[state.ended_by],
    )


def truth_json(state: State) -> JsonObject:
    """The same as the protocol tells it."""
    return to_plain(truth_of(state))


def power_of(state: State, seat: int) -> str | None:
    """The power a seat still holds."""
    return None if state.power[seat] == NO_POWER else POWERS[state.power[seat]]


def senate_of(state: State) -> Senate:
    """The Senate's cards."""
    return Senate(
        [SENATE_CARDS[state.senate_shown[i]] for i in range(state.shown_n)],
        state.tucked,
        [card for kind, card in enumerate(SENATE_CARDS) for _ in range(state.senate_left[kind])],
    )


def card_of(state: State, seat: int, place: int) -> RowCard:
    """One card of a row."""
    cell = seat * PLACES + place
    return RowCard(
        FACE_NAMES[state.face[cell]],
        said_of(state.said[cell]),
        bool(state.covered[seat] >> place & 1),
        bool(state.picked[seat] >> place & 1),
        seats_in(state.known[cell]),
        said_of(state.said_first[cell]),
    )


def holding_of(state: State) -> Holding | None:
    """The card that Minerva or Cibelis has just taken, until it is put down."""
    if state.placing == NOBODY:
        return None
    return Holding(SEATS[state.placing], FACE_NAMES[state.held], seats_in(state.held_known))


def aside_of(state: State) -> list[AsideCard]:
    """The cards set aside until the round ends."""
    return [AsideCard(FACE_NAMES[state.aside_face[i]], seats_in(state.aside_known[i])) for i in range(state.aside_n)]


def used_of(state: State) -> list[Used]:
    """The powers used so far, in the order of the power cards."""
    return [
        Used(name, SEATS[state.used_by[power]], state.used_round[power], use_text(power, state.used_on[power]))
        for power, name in enumerate(POWERS)
        if state.used_by[power] != NOBODY
    ]


def state_of(options: Options, truth: Truth) -> State:
    """The state that a truth describes; the inverse of `truth_of`."""
    state = prepare(options)
    state.round, state.quota = truth.round, truth.quota
    state.position, state.reached = truth.position, truth.reached
    state.phase = PHASES.index(truth.phase)
    state.centurion = SEATS.index(truth.centurion)
    state.vesta, state.juno = int(truth.vesta), int(truth.juno)
    state.locked, state.talked = mask_of(truth.locked), mask_of(truth.talked)
    state.passed = mask_of(truth.passed)
    state.winner = NOBODY if truth.winner is None else FACTIONS.index(truth.winner)
    state.ended_by = END_REASONS.index(truth.ended_by)
    _fill_seats(state, truth)
    _fill_senate(state, truth.senate)
    _fill_powers(state, truth.used)
    fill_history(state, truth.history)
    if END_REASONS[state.ended_by] in ("rome", "legion"):
        last = truth.history[-1]
        state.red, state.blue, state.pompey = last["red"], last["blue"], last["pompey"]
    for face, name in enumerate(FACE_NAMES):
        state.stock[face] = truth.stock[name]
    return state


def _fill_seats(state: State, truth: Truth) -> None:
    state.power = [NO_POWER] * MOST_SEATS
    for i, seat in enumerate(SEATS[: state.players]):
        state.role[i] = FACTIONS.index(truth.roles[seat])
        power = truth.powers[seat]
        state.power[i] = NO_POWER if power is None else POWERS.index(power)
        state.word[i] = word_number(truth.words[seat])
        _fill_row(state, i, truth.rows[seat])
    state.placing = NOBODY
    holding = truth.holding
    if holding is not None:
        state.placing = SEATS.index(holding.seat)
        state.held, state.held_known = FACES.index(holding.face), mask_of(holding.known_by)
    state.aside_n = len(truth.aside)
    for i, card in enumerate(truth.aside):
        state.aside_face[i], state.aside_known[i] = FACES.index(card.face), mask_of(card.known_by)


def _fill_row(state: State, seat: int, row: list[RowCard]) -> None:
    state.row_n[seat] = len(row)
    for place, card in enumerate(row):
        cell = seat * PLACES + place
        state.face[cell] = FACES.index(card.face)
        state.said[cell] = SAYINGS.index(card.said or "")
        state.said_first[cell] = SAYINGS.index(card.said_first or "")
        state.known[cell] = mask_of(card.known_by)
        state.covered[seat] |= int(card.covered) << place
        state.picked[seat] |= int(card.picked) << place


def _fill_senate(state: State, senate: Senate) -> None:
    state.tucked, state.shown_n = senate.tucked, len(senate.shown)
    for i, card in enumerate(senate.shown):
        kind = SENATE_CARDS.index(card)
        state.senate_shown[i] = kind
        state.senate_left[kind] -= 1
    if min(state.senate_left) < 0:
        raise BadRequest("There are more Senate cards of one kind face up than the game has.")


def _fill_powers(state: State, used: list[Used]) -> None:
    state.used_by = [NOBODY] * len(POWERS)
    state.used_on = [NOBODY] * len(POWERS)
    for use in used:
        power = POWERS.index(use.power)
        state.used_by[power] = SEATS.index(use.seat)
        state.used_round[power] = use.round
        state.used_on[power] = uses_of(use.power).index(use.target)
