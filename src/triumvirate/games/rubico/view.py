"""What a seat or a spectator of RUBICO may know, built up field by field.

Cards carry no identity: a row shows backs by place, a revealed card shows its face and nothing of where it came from.
Who knows a card's face is public (looking is done openly), the face is not. Who has passed in a power window is known
to the passer alone; the Centurion learns, by being asked to confirm, that all have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import HeadedView, View
from triumvirate.games.rubico.history import PastRound, history_of
from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.names import (
    FACE_NAMES,
    FACTION_NAMES,
    Face,
    Faction,
    Phase,
    Word,
    said_of,
    seats_in,
    word_of,
)
from triumvirate.games.rubico.printed import track_of
from triumvirate.games.rubico.rules import deciders
from triumvirate.games.rubico.rules.rows import is_complete, row_owners
from triumvirate.games.rubico.rules.senate import legion_size
from triumvirate.games.rubico.rules.setup import do_senators_meet
from triumvirate.games.rubico.state import (
    CAESAR,
    END_REASONS,
    FACES,
    LEGIONS,
    NO_POWER,
    NOBODY,
    PHASE_ARRANGE,
    PHASE_CHOICE,
    PHASE_OVER,
    PHASE_TALK,
    PHASES,
    PLACES,
    SEATS,
    SENATE,
)
from triumvirate.games.rubico.truth import AsideCard, Holding, RowCard, Senate, Used, power_of, senate_of, used_of


@dataclass(slots=True)
class SeenSenate(Senate):
    """The Senate, and how many cards each Legion has face up."""

    legions: dict[str, int]


@dataclass(slots=True)
class Ending:
    """Which side won, and how."""

    winner: Faction
    reason: str


@dataclass
class RubicoView(HeadedView, game="rubico"):
    """RUBICO as one viewer may know it: `your_turn` and `passed` are there for players only."""

    phase: Phase
    round: int
    centurion: str
    quota: int
    complete: bool
    waiting_for: list[str]
    track: list[str]
    checkpoints: list[int]
    position: int
    reached: int
    deck: dict[Face, int]
    senate: SeenSenate
    rows: dict[str, list[RowCard]]
    words: dict[str, Word | None]
    locked: list[str]
    talked: list[str]
    holds_power: list[str]
    used: list[Used]
    vesta: bool
    juno: bool
    holding: Holding | None
    aside: list[AsideCard]
    roles: dict[str, Faction | None]
    powers: dict[str, str | None]
    history: list[PastRound]
    result: Ending | None
    your_turn: bool | None = None
    passed: bool | None = None

    def waited_for(self) -> list[str]:
        """Who has a power and has not answered stays a secret."""
        return self.waiting_for

    def left_out(self) -> tuple[str, ...]:
        """A spectator has no turn."""
        return ("your_turn", "passed") if self.seat is None else ()


def acts_unseen(view: View, waited_for: Sequence[str]) -> set[str]:
    """Rows are laid and talk is ended unseen; while powers may be used, who holds one may let it be and nobody hears of it."""
    assert isinstance(view, RubicoView)
    return {*waited_for, *(view.holds_power if view.phase in ("choice", "powers") else ())}


def views_of(state: State, options: Options) -> Callable[[int | None], RubicoView]:
    """The views of one state: what all viewers share is made once."""
    seats = SEATS[: state.players]
    is_open = bool(state.phase == PHASE_OVER and state.open_after_end)
    senate = senate_of(state)
    shared: JsonObject = {
        "game": "rubico",
        "options": options,
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
        "senate": SeenSenate(
            senate.shown,
            senate.tucked,
            senate.left,
            legions={name: legion_size(state, i) for i, name in enumerate(LEGIONS)},
        ),
        "words": {seat: word_of(state.word[i]) for i, seat in enumerate(seats)},
        "locked": seats_in(state.locked),
        "talked": seats_in(state.talked),
        "holds_power": [seat for i, seat in enumerate(seats) if state.power[i] != NO_POWER],
        "used": used_of(state),
        "vesta": bool(state.vesta),
        "juno": bool(state.juno),
        "result": None,
    }
    if state.phase == PHASE_OVER:
        shared["result"] = Ending(FACTION_NAMES[state.winner], END_REASONS[state.ended_by])

    def view_for(viewer: int | None) -> RubicoView:
        return RubicoView(
            **shared,
            seat=None if viewer is None else SEATS[viewer],
            rows={seat: _row(state, i, viewer, is_open) for i, seat in enumerate(seats)},
            holding=_holding(state, viewer),
            aside=_aside(state, viewer, is_open),
            roles={seat: _role(state, i, viewer) for i, seat in enumerate(seats)},
            powers={seat: power_of(state, i) if is_open or i == viewer else None for i, seat in enumerate(seats)},
            history=history_of(state, viewer, is_open),
            your_turn=None if viewer is None else bool(deciders(state) >> viewer & 1),
            passed=None if viewer is None else bool(state.passed >> viewer & 1),
        )

    return view_for


def _waiting_for(state: State) -> list[str]:
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


def _row(state: State, seat: int, viewer: int | None, is_open: bool) -> list[RowCard]:
    cards = []
    for place in range(state.row_n[seat]):
        cell = seat * PLACES + place
        seen = is_open or _knows(state.known[cell], viewer)
        cards.append(
            RowCard(
                FACE_NAMES[state.face[cell]] if seen else None,
                said_of(state.said[cell]),
                bool(state.covered[seat] >> place & 1),
                bool(state.picked[seat] >> place & 1),
                seats_in(state.known[cell]),
                said_of(state.said_first[cell]),
            )
        )
    return cards


def _knows(known: int, viewer: int | None) -> bool:
    return viewer is not None and bool(known >> viewer & 1)


def _holding(state: State, viewer: int | None) -> Holding | None:
    if state.placing == NOBODY:
        return None
    face = FACE_NAMES[state.held] if _knows(state.held_known, viewer) else None
    return Holding(SEATS[state.placing], face, seats_in(state.held_known))


def _aside(state: State, viewer: int | None, is_open: bool) -> list[AsideCard]:
    cards = []
    for i in range(state.aside_n):
        seen = is_open or _knows(state.aside_known[i], viewer)
        cards.append(AsideCard(FACE_NAMES[state.aside_face[i]] if seen else None, seats_in(state.aside_known[i])))
    return cards


def _role(state: State, seat: int, viewer: int | None) -> Faction | None:
    """One's own; with five and seven players the senators know everybody's; a lone senator can count; all at the end."""
    role: Faction = FACTION_NAMES[state.role[seat]]
    if state.phase == PHASE_OVER:
        return role
    if viewer is None:
        return None
    informed = do_senators_meet(state.players) or state.roles_in_play[SENATE] == 1
    if seat == viewer or (state.role[viewer] != CAESAR and informed):
        return role
    return None
