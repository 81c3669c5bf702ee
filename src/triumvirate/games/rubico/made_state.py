"""Made by scripts/make_types.py from the layout in `state.py`: change that, not this."""

from __future__ import annotations

from typing import Protocol

from triumvirate.core.contract import Played


class State(Played, Protocol):
    """A state of RUBICO on the python engine, as those read it who are not rules."""

    rng_seed: int
    rng_count: int
    checkpoints: int
    past_shown: list[int]
    round: int
    used_round: list[int]
    past_cell: list[int]
    players: int
    track: int
    per_pair: int
    backward: int
    minerva_mode: int
    open_after_end: int
    hand_size: int
    threshold: int
    roles_in_play: list[int]
    deck: list[int]
    goal: int
    legions: list[int]
    role: list[int]
    power: list[int]
    position: int
    reached: int
    senate_left: list[int]
    senate_shown: list[int]
    shown_n: int
    tucked: int
    centurion: int
    quota: int
    phase: int
    stock: list[int]
    face: list[int]
    said: list[int]
    known: list[int]
    row_n: list[int]
    picked: list[int]
    covered: list[int]
    word: list[int]
    locked: int
    talked: int
    passed: int
    vesta: int
    juno: int
    placing: int
    held: int
    held_known: int
    aside_face: list[int]
    aside_known: list[int]
    aside_n: int
    pile: list[int]
    red: int
    blue: int
    pompey: int
    copied: int
    used_by: list[int]
    used_on: list[int]
    past_centurion: list[int]
    past_quota: list[int]
    past_from: list[int]
    past_to: list[int]
    past_red: list[int]
    past_blue: list[int]
    past_pompey: list[int]
    past_turned: list[int]
    past_work: list[int]
    past_word: list[int]
    winner: int
    ended_by: int
    covers_from_centurion: int
    first_seat_begins: int
    corrects: int
    said_first: list[int]

    def copy(self) -> State:
        """Another one like it."""
