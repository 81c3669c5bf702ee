"""One game on the native engine with the arrays of its next decision: what the single environments stand on."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np

from triumvirate.core.errors import BadRequest
from triumvirate.core.game import MOST_ACTIONS
from triumvirate.envs.catalogue import Array, Setting

NOT_LEGAL = -1


class Cursor:
    """A game that is stepped in place; `count` is the number of legal actions now, 0 after the end."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.stepping = setting.stepping
        self.states: Array = setting.template.copy()
        self.mask: Array = np.zeros(self.stepping.ACTIONS, np.int8)
        self.listed: Array = np.zeros(MOST_ACTIONS, np.int16)
        self.count = 0
        self.dtype = np.dtype(self.stepping.DTYPE)
        self._rules = setting.game.native

    def start(self, seed: int) -> None:
        """Begin an episode."""
        self.count = self.stepping.start_one(
            self.states, self.setting.template, seed, self.setting.is_position, self.mask, self.listed, self.count
        )

    def step(self, action: int) -> None:
        """The first decider acts."""
        count = self.stepping.step_one(self.states, action, self.mask, self.listed, self.count)
        if count == NOT_LEGAL:
            raise BadRequest(f"Action {action} is not legal here; the mask tells which are.")
        self.count = count

    def act_as(self, seat: int, action: int) -> bool:
        """A given decider acts, for decisions taken at the same time; False when it may not do that now."""
        return bool(self.stepping.act_as(self.states, seat, action))

    def relist(self) -> None:
        """List the next decision again, after `act_as`."""
        self.count = self.stepping.list_next(self.states[0], self.mask, self.listed, self.count)

    def decider(self) -> int:
        """The first seat that may act; -1 after the end."""
        return int(self.stepping.first_decider(self.states))

    def deciding(self) -> list[int]:
        """All seats that may act."""
        seats = int(self._rules.deciders(self.states[0]))
        return [seat for seat in range(len(self.setting.seats)) if seats >> seat & 1]

    def observe(self, seat: int) -> Array:
        """A fresh row of what a seat may know."""
        row = np.empty(self.stepping.OBSERVATION, self.dtype)
        self.stepping.look(self.states, seat, row)
        return row

    def mask_for(self, seat: int) -> Array:
        """A fresh mask of a seat's legal actions; empty when it has nothing to decide."""
        mask = np.zeros(self.stepping.ACTIONS, np.int8)
        if seat in self.deciding():
            self.stepping.list_for(self.states, seat, mask, np.empty(MOST_ACTIONS, np.int16))
        return mask

    def rewards(self) -> Array:
        """What every seat gets at the end."""
        paid = np.zeros(len(self.setting.seats), np.float32)
        self.stepping.pay(self.states[0], len(paid), paid)
        return paid

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.count == 0

    def clone(self) -> Cursor:
        """An independent copy in the same state, its chance to come included."""
        twin = copy.copy(self)
        twin.states, twin.mask, twin.listed = self.states.copy(), self.mask.copy(), self.listed.copy()
        return twin

    def state(self) -> Any:
        """The state on the python engine."""
        return self.setting.game.layout.from_record(self.states[0])
