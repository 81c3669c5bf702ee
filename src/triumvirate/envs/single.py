"""Gymnasium's environment: one seat learns, bots or the game itself play the others."""

from __future__ import annotations

from typing import ClassVar, SupportsFloat

import gymnasium

from triumvirate.bots import find_bot, usual_bot
from triumvirate.core.arrays import Array
from triumvirate.core.features import Features
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.envs.aec import Observation
from triumvirate.envs.catalogue import find_setting
from triumvirate.envs.cursor import Cursor
from triumvirate.envs.draw import RENDER_MODES, checked, picture
from triumvirate.envs.one_seat import PLAYOUT, RANDOM, against, checked_opponent, own_seats
from triumvirate.envs.spaces import Actions, observation_space


class SinglePlayerEnv(gymnasium.Env[Observation, int]):  # type: ignore[misc]  # its types are not followed
    """Your seat against a bot (`recruit`, `tribune`, …), or `random` or `playout`, which stay on the native engine.

    Without `opponent` the game's usual bot plays; without `seat` you get another one each episode. `action_masks()` is
    what sb3-contrib's MaskablePPO asks for. An action that is not legal changes nothing, costs the game and ends the
    episode, as masks are there to be used.
    """

    metadata: ClassVar[JsonObject] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        name: str,
        *,
        opponent: str | None = None,
        seat: str | None = None,
        seconds: float = 0.1,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.setting = find_setting(name, options)
        self.render_mode = checked(render_mode)
        self._own = own_seats(self.setting, seat)
        self._cursor = Cursor(self.setting)
        self._opponent = checked_opponent(self.setting, opponent or usual_bot(self.setting.game.name))
        self._seconds = seconds
        self.action_space = Actions(self.setting.stepping.ACTIONS)
        self.observation_space = observation_space(self.setting, self.setting.stepping.ACTIONS)

    @property
    def features(self) -> Features:
        """What the numbers of an observation mean."""
        return self.setting.features

    def reset(
        self, *, seed: int | None = None, options: dict[str, OptionValue] | None = None
    ) -> tuple[Observation, JsonObject]:
        """Begin an episode and let the others play until it is your turn."""
        super().reset(seed=seed)
        while True:
            self.seat = int(self._own[self.np_random.integers(len(self._own))])
            self._cursor.start(int(self.np_random.integers(1 << 62)))
            self._let_others_play()
            if not self._cursor.is_over():  # a game may end before your first turn: then there is nothing to learn
                return self._observation(), {"seat": self.setting.seats[self.seat]}

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, JsonObject]:
        """Act, and let the others play until it is your turn again."""
        self._cursor.demand_running()
        if not (0 <= int(action) < len(self._cursor.mask) and self._cursor.mask[int(action)]):
            self._cursor.give_up()
            return self._observation(), -1.0, True, False, {"refused": int(action)}
        self._cursor.step(int(action))
        self._let_others_play()
        over = self._cursor.is_over()
        reward = float(self._cursor.rewards()[self.seat]) if over else 0.0
        return self._observation(), reward, over, False, {}

    def action_masks(self) -> Array:
        """The legal actions of your seat, as booleans."""
        return self._cursor.mask.copy()

    def _let_others_play(self) -> None:
        cursor = self._cursor
        while not cursor.is_over():
            if cursor.seat == self.seat:
                return
            cursor.step(self._choice_of(cursor.seat))

    def _choice_of(self, seat: int) -> int:
        cursor = self._cursor
        if self._opponent == RANDOM:
            return cursor.choose(self.np_random)
        if self._opponent == PLAYOUT:
            loops = against(self.setting)
            return int(loops.choose_one(cursor.states, seat, loops.PLAYOUT))
        record = cursor.states[0]
        legal = self.setting.legal(record, seat)
        seed = int(self.np_random.integers(1 << 53))
        bot = find_bot(
            self.setting.game.name, self._opponent
        )  # kept there: an environment that is copied carries no bot
        chosen = bot.choose(self.setting.view(record, seat), legal, self._seconds, seed)
        return next(action.index for action in legal if action.action == chosen.action)

    def _observation(self) -> Observation:
        mask = self._cursor.mask.copy()
        return {"observation": self._cursor.observe(self.seat), "action_mask": mask}

    def render(self) -> str | Array | None:
        """The board as everybody may see it."""
        return picture(self.setting, self._cursor.states[0], self.render_mode)
