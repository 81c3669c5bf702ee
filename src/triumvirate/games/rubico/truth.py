"""A whole state as plain data, and back: what analysis, positions and determinization share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from triumvirate.core.errors import BadRequest
from triumvirate.core.fields import State
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject, plain
from triumvirate.games.rubico.history import PastRound, fill_history, history_of
from triumvirate.games.rubico.names import Word, mask_of, seats_in, word_number, word_of
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

Facts: TypeAlias = JsonObject


def truth_of(state: State) -> Facts:
    """Everything."""
    seats = SEATS[: state.players]
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "centurion": SEATS[state.centurion],
        "quota": state.quota,
        "position": state.position,
        "reached": state.reached,
        "roles": {seat: FACTIONS[state.role[i]] for i, seat in enumerate(seats)},
        "powers": {seat: power_of(state, i) for i, seat in enumerate(seats)},
        "senate": plain(Senate, senate_of(state)),
        "stock": dict(zip(FACES, state.stock, strict=True)),
        "rows": {seat: [card_of(state, i, place) for place in range(state.row_n[i])] for i, seat in enumerate(seats)},
        "words": {seat: plain(Word | None, word_of(state.word[i])) for i, seat in enumerate(seats)},
        "locked": seats_in(state.locked),
        "talked": seats_in(state.talked),
        "passed": seats_in(state.passed),
        "vesta": bool(state.vesta),
        "juno": bool(state.juno),
        "holding": holding_of(state),
        "aside": aside_of(state),
        "used": plain(list[Used], used_of(state)),
        "history": plain(list[PastRound], history_of(state)),
        "winner": None if state.winner == NOBODY else FACTIONS[state.winner],
        "ended_by": END_REASONS[state.ended_by],
    }


def power_of(state: State, seat: int) -> str | None:
    """The power a seat still holds."""
    return None if state.power[seat] == NO_POWER else POWERS[state.power[seat]]


@dataclass(slots=True)
class Senate:
    """The cards face up in their order, how many of them are tucked, and which are still face down."""

    shown: list[str]
    tucked: int
    left: list[str]


def senate_of(state: State) -> Senate:
    """The Senate's cards."""
    return Senate(
        [SENATE_CARDS[state.senate_shown[i]] for i in range(state.shown_n)],
        state.tucked,
        [card for kind, card in enumerate(SENATE_CARDS) for _ in range(state.senate_left[kind])],
    )


def card_of(state: State, seat: int, place: int) -> Facts:
    """One card of a row."""
    cell = seat * PLACES + place
    return {
        "face": FACES[state.face[cell]],
        "said": SAYINGS[state.said[cell]] or None,
        "covered": bool(state.covered[seat] >> place & 1),
        "picked": bool(state.picked[seat] >> place & 1),
        "known_by": seats_in(state.known[cell]),
    }


def holding_of(state: State) -> Facts | None:
    """The card that Minerva or Cibelis has just taken, until it is put down."""
    if state.placing == NOBODY:
        return None
    return {"seat": SEATS[state.placing], "face": FACES[state.held], "known_by": seats_in(state.held_known)}


def aside_of(state: State) -> list[Facts]:
    """The cards set aside until the round ends."""
    return [
        {"face": FACES[state.aside_face[i]], "known_by": seats_in(state.aside_known[i])} for i in range(state.aside_n)
    ]


@dataclass(slots=True)
class Used:
    """A power that was used: by whom, in which round, on what."""

    power: str
    seat: str
    round: int
    target: str


def used_of(state: State) -> list[Used]:
    """The powers used so far, in the order of the power cards."""
    return [
        Used(name, SEATS[state.used_by[power]], state.used_round[power], use_text(power, state.used_on[power]))
        for power, name in enumerate(POWERS)
        if state.used_by[power] != NOBODY
    ]


def state_of(options: Options, truth: JsonObject) -> State:
    """The state that a truth describes; the inverse of `truth_of`."""
    state = prepare(options)
    for name in ("round", "quota", "position", "reached"):
        setattr(state, name, truth[name])
    state.phase = PHASES.index(truth["phase"])
    state.centurion = SEATS.index(truth["centurion"])
    state.vesta, state.juno = int(truth["vesta"]), int(truth["juno"])
    state.locked, state.talked = mask_of(truth["locked"]), mask_of(truth["talked"])
    state.passed = mask_of(truth["passed"])
    state.winner = NOBODY if truth["winner"] is None else FACTIONS.index(truth["winner"])
    state.ended_by = END_REASONS.index(truth["ended_by"])
    _fill_seats(state, truth)
    _fill_senate(state, truth["senate"])
    _fill_powers(state, truth["used"])
    fill_history(state, truth["history"])
    if END_REASONS[state.ended_by] in ("rome", "legion"):
        last = truth["history"][-1]
        state.red, state.blue, state.pompey = last["red"], last["blue"], last["pompey"]
    for face, name in enumerate(FACES):
        state.stock[face] = truth["stock"][name]
    return state


def _fill_seats(state: State, truth: JsonObject) -> None:
    state.power = [NO_POWER] * MOST_SEATS
    for i, seat in enumerate(SEATS[: state.players]):
        state.role[i] = FACTIONS.index(truth["roles"][seat])
        power = truth["powers"][seat]
        state.power[i] = NO_POWER if power is None else POWERS.index(power)
        state.word[i] = word_number(truth["words"][seat])
        _fill_row(state, i, truth["rows"][seat])
    state.placing = NOBODY
    holding = truth["holding"]
    if holding is not None:
        state.placing = SEATS.index(holding["seat"])
        state.held, state.held_known = FACES.index(holding["face"]), mask_of(holding["known_by"])
    state.aside_n = len(truth["aside"])
    for i, card in enumerate(truth["aside"]):
        state.aside_face[i], state.aside_known[i] = FACES.index(card["face"]), mask_of(card["known_by"])


def _fill_row(state: State, seat: int, row: list[Facts]) -> None:
    state.row_n[seat] = len(row)
    for place, card in enumerate(row):
        cell = seat * PLACES + place
        state.face[cell] = FACES.index(card["face"])
        state.said[cell] = SAYINGS.index(card["said"] or "")
        state.known[cell] = mask_of(card["known_by"])
        state.covered[seat] |= int(card["covered"]) << place
        state.picked[seat] |= int(card["picked"]) << place


def _fill_senate(state: State, senate: JsonObject) -> None:
    state.tucked, state.shown_n = senate["tucked"], len(senate["shown"])
    for i, card in enumerate(senate["shown"]):
        kind = SENATE_CARDS.index(card)
        state.senate_shown[i] = kind
        state.senate_left[kind] -= 1
    if min(state.senate_left) < 0:
        raise BadRequest("There are more Senate cards of one kind face up than the game has.")


def _fill_powers(state: State, used: list[Facts]) -> None:
    state.used_by = [NOBODY] * len(POWERS)
    state.used_on = [NOBODY] * len(POWERS)
    for use in used:
        power = POWERS.index(use["power"])
        state.used_by[power] = SEATS.index(use["seat"])
        state.used_round[power] = use["round"]
        state.used_on[power] = uses_of(use["power"]).index(use["target"])
