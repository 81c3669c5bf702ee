"""A whole state as plain data, and back: what analysis, positions and determinization share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from triumvirate.core.errors import BadRequest
from triumvirate.games.rubico.history import fill_history, history_of
from triumvirate.games.rubico.names import mask_of, seats_in, word_number, word_of
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

Facts = dict[str, Any]


def truth_of(state: Any) -> Facts:
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
        "senate": senate_of(state),
        "stock": dict(zip(FACES, state.stock, strict=True)),
        "rows": {seat: [card_of(state, i, place) for place in range(state.row_n[i])] for i, seat in enumerate(seats)},
        "words": {seat: word_of(state.word[i]) for i, seat in enumerate(seats)},
        "locked": seats_in(state.locked),
        "talked": seats_in(state.talked),
        "passed": seats_in(state.passed),
        "vesta": bool(state.vesta),
        "juno": bool(state.juno),
        "holding": holding_of(state),
        "aside": aside_of(state),
        "used": used_of(state),
        "history": history_of(state),
        "winner": None if state.winner == NOBODY else FACTIONS[state.winner],
        "ended_by": END_REASONS[state.ended_by],
    }


def power_of(state: Any, seat: int) -> str | None:
    """The power a seat still holds."""
    return None if state.power[seat] == NO_POWER else POWERS[state.power[seat]]


def senate_of(state: Any) -> Facts:
    """The cards face up in their order, how many of them are tucked, and which are still face down."""
    return {
        "shown": [SENATE_CARDS[state.senate_shown[i]] for i in range(state.shown_n)],
        "tucked": state.tucked,
        "left": [card for kind, card in enumerate(SENATE_CARDS) for _ in range(state.senate_left[kind])],
    }


def card_of(state: Any, seat: int, place: int) -> Facts:
    """One card of a row."""
    cell = seat * PLACES + place
    return {
        "face": FACES[state.face[cell]],
        "said": SAYINGS[state.said[cell]] or None,
        "covered": bool(state.covered[seat] >> place & 1),
        "picked": bool(state.picked[seat] >> place & 1),
        "known_by": seats_in(state.known[cell]),
    }


def holding_of(state: Any) -> Facts | None:
    """The card that Minerva or Cibelis has just taken, until it is put down."""
    if state.placing == NOBODY:
        return None
    return {"seat": SEATS[state.placing], "face": FACES[state.held], "known_by": seats_in(state.held_known)}


def aside_of(state: Any) -> list[Facts]:
    """The cards set aside until the round ends."""
    return [
        {"face": FACES[state.aside_face[i]], "known_by": seats_in(state.aside_known[i])} for i in range(state.aside_n)
    ]


def used_of(state: Any) -> list[Facts]:
    """The powers used so far, in the order of the power cards."""
    return [
        {
            "power": name,
            "seat": SEATS[state.used_by[power]],
            "round": state.used_round[power],
            "target": use_text(power, state.used_on[power]),
        }
        for power, name in enumerate(POWERS)
        if state.used_by[power] != NOBODY
    ]


def state_of(options: Mapping[str, Any], truth: Mapping[str, Any]) -> Any:
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


def _fill_seats(state: Any, truth: Mapping[str, Any]) -> None:
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


def _fill_row(state: Any, seat: int, row: list[Facts]) -> None:
    state.row_n[seat] = len(row)
    for place, card in enumerate(row):
        cell = seat * PLACES + place
        state.face[cell] = FACES.index(card["face"])
        state.said[cell] = SAYINGS.index(card["said"] or "")
        state.known[cell] = mask_of(card["known_by"])
        state.covered[seat] |= int(card["covered"]) << place
        state.picked[seat] |= int(card["picked"]) << place


def _fill_senate(state: Any, senate: Mapping[str, Any]) -> None:
    state.tucked, state.shown_n = senate["tucked"], len(senate["shown"])
    for i, card in enumerate(senate["shown"]):
        kind = SENATE_CARDS.index(card)
        state.senate_shown[i] = kind
        state.senate_left[kind] -= 1
    if min(state.senate_left) < 0:
        raise BadRequest("There are more Senate cards of one kind face up than the game has.")


def _fill_powers(state: Any, used: list[Facts]) -> None:
    state.used_by = [NOBODY] * len(POWERS)
    state.used_on = [NOBODY] * len(POWERS)
    for use in used:
        power = POWERS.index(use["power"])
        state.used_by[power] = SEATS.index(use["seat"])
        state.used_round[power] = use["round"]
        state.used_on[power] = uses_of(use["power"]).index(use["target"])
