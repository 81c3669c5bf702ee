"""One game on the native engine with the arrays of its next decision: what the single environments stand on."""

from __future__ import annotations

import numpy as np

from triumvirate.core.arrays import Array, Records
from triumvirate.core.errors import BadRequest
from triumvirate.envs.catalogue import Setting

KEPT = ("states", "row", "mask", "_legal")
ENDED = -1  # instead of a seat, as in `envs/compiled/stepping.py`; what is lower was not legal
UNBEGUN = -3


class Cursor:
    """A game that is stepped in place. `seat` decides next (ENDED after the end); `row` and `mask` are its own.

    Both are written over by the next step: environments hand out copies.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.stepping = stepping = setting.stepping
        self.states: Records = setting.template.copy()
        self.row: Array = np.zeros(stepping.OBSERVATION, stepping.DTYPE)
        self.mask: Array = np.zeros(stepping.ACTIONS, np.bool_)
        self._legal: Array = np.zeros(2, np.int64)  # how many are marked, and what the marking remembers
        self.seat = UNBEGUN
        self._rules = setting.game.native
        self._step_one = stepping.step_one

    def start(self, seed: int) -> None:
        """Begin an episode."""
        setting = self.setting
        self.seat = self.stepping.start_one(
            self.states, setting.template, seed, setting.is_position, self.mask, self._legal, self.row
        )

    def demand_running(self) -> None:
        """A refusal where nobody can act: before the beginning, after the end."""
        if self.seat == UNBEGUN:
            raise BadRequest("The episode has not begun: call `reset()` first.")
        if self.seat == ENDED:
            raise BadRequest("The episode has ended: call `reset()` for another.")

    def step(self, action: int) -> int:
        """The first decider acts; whose decision comes next."""
        if self.seat < 0:
            self.demand_running()
        seat: int = self._step_one(self.states, action, self.mask, self._legal, self.row)
        if seat < 0:
            if seat < ENDED:
                raise BadRequest(f"Action {action} is not legal here; the mask tells which are.")
            self.mask[:] = False
        self.seat = seat
        return seat

    def give_up(self) -> None:
        """End the episode here, for who did what may not be done: nothing is legal any more."""
        self.seat = ENDED
        self.mask[:] = False

    def act_as(self, seat: int, action: int) -> bool:
        """A given decider acts, for decisions taken at the same time; False when it may not do that now."""
        return bool(self.stepping.act_as(self.states, seat, action))

    def relist(self) -> None:
        """Show the next decision again, after `act_as`."""
        self.seat = self.stepping.show_one(self.states, self.mask, self._legal, self.row)

    def choose(self, rng: np.random.Generator) -> int:
        """A random legal action of the deciding seat."""
        return int(self.stepping.nth_action(self.states, self.seat, rng.integers(self._legal[0])))

    def deciding(self) -> list[int]:
        """All seats that may act."""
        seats = int(self._rules.deciders(self.states[0]))
        return [seat for seat in range(len(self.setting.seats)) if seats >> seat & 1]

    def observe(self, seat: int) -> Array:
        """A fresh row of what a seat may know."""
        row = self.row.copy()
        if seat != self.seat:
            self.stepping.look(self.states, seat, row)
        return row

    def observe_all(self) -> Array:
        """What all seats observe, one after the other."""
        return np.concatenate([self.observe(seat) for seat in range(len(self.setting.seats))])

    def mask_for(self, seat: int) -> Array:
        """A fresh mask of a seat's legal actions; empty when it has nothing to decide."""
        if seat == self.seat:
            return self.mask.copy()
        mask = np.zeros(self.stepping.ACTIONS, np.bool_)
        if seat in self.deciding():
            self.stepping.mark_for(self.states, seat, mask)
        return mask

    def rewards(self) -> Array:
        """What every seat gets at the end."""
        paid = np.zeros(len(self.setting.seats), np.float32)
        self.stepping.pay(self.states[0], len(paid), paid)
        return paid

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == ENDED

    def clone(self) -> Cursor:
        """An independent copy in the same state, its chance to come included."""
        twin = Cursor(self.setting)
        twin.seat = self.seat
        for name in KEPT:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def __getstate__(self) -> tuple[Setting, int, dict[str, Array]]:
        return self.setting, self.seat, {name: getattr(self, name) for name in KEPT}

    def __setstate__(self, kept: tuple[Setting, int, dict[str, Array]]) -> None:
        setting, seat, arrays = kept
        Cursor.__init__(self, setting)
        self.seat = seat
        for name, array in arrays.items():
            setattr(self, name, array.astype(getattr(self, name).dtype, copy=False))
