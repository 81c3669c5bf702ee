"""What a seat or a spectator of RUBICO may know, built up field by field.

Cards carry no identity: a row shows backs by place, a revealed card shows its face and nothing of where it came from.
Who knows a card's face is public (looking is done openly), the face is not. Who has passed in a power window is known
to the passer alone; the Centurion learns, by being asked to confirm, that all have.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from triumvirate.games.rubico.history import history_of
from triumvirate.games.rubico.names import seats_in, word_of
from triumvirate.games.rubico.printed import track_of
from triumvirate.games.rubico.rules.legal import deciders
from triumvirate.games.rubico.rules.rows import is_complete, row_owners
from triumvirate.games.rubico.rules.senate import legion_size
from triumvirate.games.rubico.rules.setup import do_senators_meet
from triumvirate.games.rubico.state import (
    CAESAR,
    END_REASONS,
    FACES,
    FACTIONS,
    LEGIONS,
    NO_POWER,
    NOBODY,
    PHASE_ARRANGE,
    PHASE_CHOICE,
    PHASE_OVER,
    PHASE_TALK,
    PHASES,
    PLACES,
    SAYINGS,
    SEATS,
    SENATE,
)
from triumvirate.games.rubico.truth import Facts, power_of, senate_of, used_of


def view_of(state: Any, options: Mapping[str, Any], viewer: int | None) -> Facts:
    """The open facts, and for a seat its role, its power and the faces it has seen."""
    seats = SEATS[: state.players]
    is_open = bool(state.phase == PHASE_OVER and state.open_after_end)
    view: Facts = {
        "phase": PHASES[state.phase],
        "round": state.round,
        "centurion": SEATS[state.centurion],
        "quota": state.quota,
        "complete": bool(state.phase == PHASE_CHOICE and is_complete(state)),
        "waiting_for": _waiting_for(state),
        "track": [box["id"] for box in track_of(options["track"], state.players)],
        "checkpoints": [box for box in range(state.goal + 1) if state.checkpoints >> box & 1],
        "position": state.position,
        "reached": state.reached,
        "deck": dict(zip(FACES, state.deck, strict=True)),
        "senate": {**senate_of(state), "legions": {name: legion_size(state, i) for i, name in enumerate(LEGIONS)}},
        "rows": {seat: _row(state, i, viewer, is_open) for i, seat in enumerate(seats)},
        "words": {seat: word_of(state.word[i]) for i, seat in enumerate(seats)},
        "locked": seats_in(state.locked),
        "talked": seats_in(state.talked),
        "holds_power": [seat for i, seat in enumerate(seats) if state.power[i] != NO_POWER],
        "used": used_of(state),
        "vesta": bool(state.vesta),
        "juno": bool(state.juno),
        "holding": _holding(state, viewer),
        "aside": _aside(state, viewer, is_open),
        "roles": {seat: _role(state, i, viewer) for i, seat in enumerate(seats)},
        "powers": {seat: power_of(state, i) if is_open or i == viewer else None for i, seat in enumerate(seats)},
        "history": history_of(state, viewer, is_open),
        "result": None,
    }
    if state.phase == PHASE_OVER:
        view["result"] = {"winner": FACTIONS[state.winner], "reason": END_REASONS[state.ended_by]}
    if viewer is not None:
        view["your_turn"] = bool(deciders(state) >> viewer & 1)
        view["passed"] = bool(state.passed >> viewer & 1)
    return view


def _waiting_for(state: Any) -> list[str]:
    """Shown where everybody acts and where the Centurion does; never for powers, whose silence tells nothing so."""
    if state.phase == PHASE_OVER:
        return []
    if state.placing != NOBODY:
        return [SEATS[state.placing]]
    if state.phase == PHASE_ARRANGE:
        return seats_in(row_owners(state) & ~state.locked)
    if state.phase == PHASE_TALK:
        return seats_in(row_owners(state) & ~state.talked)
    return [SEATS[state.centurion]] if state.phase == PHASE_CHOICE else []


def _row(state: Any, seat: int, viewer: int | None, is_open: bool) -> list[Facts]:
    cards = []
    for place in range(state.row_n[seat]):
        cell = seat * PLACES + place
        seen = is_open or _knows(state.known[cell], viewer)
        cards.append(
            {
                "face": FACES[state.face[cell]] if seen else None,
                "said": SAYINGS[state.said[cell]] or None,
                "covered": bool(state.covered[seat] >> place & 1),
                "picked": bool(state.picked[seat] >> place & 1),
                "known_by": seats_in(state.known[cell]),
            }
        )
    return cards


def _knows(known: int, viewer: int | None) -> bool:
    return viewer is not None and bool(known >> viewer & 1)


def _holding(state: Any, viewer: int | None) -> Facts | None:
    if state.placing == NOBODY:
        return None
    face = FACES[state.held] if _knows(state.held_known, viewer) else None
    return {"seat": SEATS[state.placing], "face": face, "known_by": seats_in(state.held_known)}


def _aside(state: Any, viewer: int | None, is_open: bool) -> list[Facts]:
    cards = []
    for i in range(state.aside_n):
        seen = is_open or _knows(state.aside_known[i], viewer)
        face = FACES[state.aside_face[i]] if seen else None
        cards.append({"face": face, "known_by": seats_in(state.aside_known[i])})
    return cards


def _role(state: Any, seat: int, viewer: int | None) -> str | None:
    """One's own; with five and seven players the senators know everybody's; a lone senator can count; all at the end."""
    if state.phase == PHASE_OVER:
        return FACTIONS[state.role[seat]]
    if viewer is None:
        return None
    informed = do_senators_meet(state.players) or state.roles_in_play[SENATE] == 1
    if seat == viewer or (state.role[viewer] != CAESAR and informed):
        return FACTIONS[state.role[seat]]
    return None
