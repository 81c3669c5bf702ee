"""Made by scripts/make_types.py from the layout in `state.py`: change that, not this."""

from __future__ import annotations

from typing import Protocol

from triumvirate.core.contract import Played


class State(Played, Protocol):
    """A state of JULIUS CAESAR on the python engine, as those read it who are not rules."""

    rng_seed: int
    rng_count: int
    removed: int
    hand: list[int]
    spent: list[int]
    crossed: int
    sailed: int
    offer_n: int
    offers: list[int]
    free_deployment: int
    tie_to_caesar: int
    levy_after_long_march: int
    tournament: int
    max_2_events: int
    where: list[int]
    steps: list[int]
    owner: list[int]
    moved: list[int]
    came: list[int]
    reserve: list[int]
    acted: list[int]
    present: list[int]
    attacker: list[int]
    main_road: list[int]
    activated: list[int]
    crossings: list[int]
    entries: list[int]
    discarded: list[int]
    chosen: list[int]
    played: list[int]
    previous: list[int]
    year: int
    turn: int
    phase: int
    seat: int
    first: int
    second_acts: int
    points: int
    levies: int
    group_moved: int
    surprised: int
    asked: int
    deployed: int
    target_at: int
    target_colour: int
    mover: int
    mover_at: int
    mover_from: int
    mover_steps: int
    battle_at: int
    round: int
    slot: int
    hits: int
    sea_retreats: list[int]
    winner: int
    ended_by: int

    def copy(self) -> State:
        """Another one like it."""
