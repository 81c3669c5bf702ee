"""Made by scripts/make_types.py from the layout in `state.py`: change that, not this."""

from __future__ import annotations

from typing import Protocol

from triumvirate.core.contract import Played


class State(Played, Protocol):
    """A state of CAESAR! on the python engine, as those read it who are not rules."""

    rng_seed: int
    tied_sides: int
    rng_count: int
    free: int
    owned: list[int]
    turned: int
    face_down: int
    hidden: int
    border_marked: list[int]
    closed: int
    controlled: list[int]
    flipped: int
    hand: list[int]
    bag: list[int]
    centurions: list[int]
    with_poison: int
    with_centurions: int
    with_border_control: int
    stuck_loses: int
    automaton: int
    harder: int
    icons: list[int]
    high: list[int]
    low: list[int]
    kind: list[int]
    supply: list[int]
    tile_tasks: list[int]
    tile_deck: list[int]
    tile_left: list[int]
    token: list[int]
    influence: list[int]
    bonus: list[int]
    placed: list[int]
    senate: list[int]
    line: list[int]
    line_n: int
    to_move: int
    phase: int
    stage: int
    closing: list[int]
    closing_n: int
    pending: list[int]
    pending_won: list[int]
    pending_n: int
    again: int
    skip_draw: int
    choice_step: int
    winner: int
    ended_by: int
    edition: int
    spares: int
    sparing: int
    owed: list[int]
    own_tasks: list[int]
    task_order: int
    barred: list[int]
    shut: int
    own_effects: list[int]
    own_kinds: int
    own_plays: int
    own_supply: list[int]
    own_now: int
    own_back: int
    own_when: int
    own_at: int
    own_left: int
    own_owner: int
    task_target: int
    looked: int
    due: list[int]
    due_owner: list[int]
    due_n: int

    def copy(self) -> State:
        """Another one like it."""
