"""A batch with one learner a game: bots play the other seats between its decisions, compiled ones without leaving the engine."""

from __future__ import annotations

from types import ModuleType
from typing import ClassVar

import numpy as np

from triumvirate.bots import find_bot
from triumvirate.core import engine, texts
from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.envs.catalogue import Setting, find_setting
from triumvirate.envs.many import Batch

RANDOM, PLAYOUT = "random", "playout"  # opponents that are compiled


def own_seats(setting: Setting, seat: str | None) -> list[int]:
    """The seats that a learner may have: the one it asks for, or all that the game does not play itself."""
    itself = setting.game.automata(setting.options)
    free = [name for name in setting.seats if name not in itself]
    if seat is None:
        return [setting.seats.index(name) for name in free]
    if seat not in free:
        raise BadRequest(f"There is no seat '{seat}' to learn in; take one of {', '.join(free)}.")
    return [setting.seats.index(seat)]


def against(setting: Setting) -> ModuleType:
    """The compiled loops of `envs/compiled/against.py` for a game."""
    return engine.load(setting.game.text, "native", "envs.against")


def checked_opponent(setting: Setting, opponent: str) -> str:
    """`random`, `playout` where the game's bots bring a policy for playouts, or a bot's name; else a refusal."""
    if opponent == PLAYOUT and texts.find_text(setting.game.text, ["bots", "policy"]) is None:
        raise BadRequest(f"{setting.game.title} has no policy for playouts; take 'random' or a bot as opponent.")
    if opponent not in (RANDOM, PLAYOUT):
        find_bot(setting.game.name, opponent)
    return opponent


class OneSeatBatch(Batch):
    """A `Batch` in which every row is a decision of the learner, whose seat in each game is in `seats`.

    `opponent` plays all other seats: `random` or `playout` (what a search's playouts follow) on the native engine, or any
    bot by name, which is asked one game at a time. Without `seat` the learner gets another one each game, by lot. Actions
    that are not legal are refused before anything has moved. A game that ends before the learner's first decision is not
    told of; another begins.
    """

    MADE: ClassVar[tuple[str, ...]] = (*Batch.MADE, "_against", "_plays")

    def __init__(
        self,
        name: str,
        games: int,
        *,
        opponent: str = RANDOM,
        seat: str | None = None,
        seconds: float = 0.1,
        seed: int | None = 0,
        threads: int = 1,
        **options: OptionValue,
    ) -> None:
        setting = find_setting(name, options)
        self.opponent = checked_opponent(setting, opponent)
        self.seconds = seconds
        self._own: Array = np.array(own_seats(setting, seat), np.int64)
        super().__init__(name, games, seed=seed, threads=threads, **options)
        self._waiting: Array = np.zeros(games, np.uint8)

    def _prepare(self, setting: Setting) -> None:
        super()._prepare(setting)
        self._against = against(setting)
        compiled = {RANDOM: self._against.RANDOM, PLAYOUT: self._against.PLAYOUT}
        self._plays = compiled.get(self.opponent, self._against.ELSEWHERE)

    def _begin(self, part: slice) -> None:
        self._against.start_against(
            self._states[part],
            self.setting.template,
            self.setting.is_position,
            self._seeds[part],
            self._own,
            self.seats[part],
            self._waiting[part],
        )

    def _begin_all(self) -> None:
        super()._begin_all()
        self._go_on(may_pay=False)

    def _step_all(self, actions: Array) -> None:
        self._refuse([divmod(int(self._against.first_refused(actions, self.masks)), self.games)], actions)
        self._each_part(
            lambda part: self._against.act_against(
                self._states[part],
                actions[part],
                self.seats[part],
                self.rewards[part],
                self.done[part],
                self._waiting[part],
            )
        )
        self._go_on(may_pay=True)

    def _go_on(self, may_pay: bool) -> None:
        """Play on until every row is the learner's decision."""
        while sum(self._each_part(lambda part: self._play_others(part, may_pay))):
            for row in np.flatnonzero(self._waiting):
                self._ask_bot(int(row))

    def _play_others(self, part: slice, may_pay: bool) -> int:
        return int(
            self._against.go_on(
                self._states[part],
                self.setting.template,
                self.setting.is_position,
                self._seeds[part],
                self.games,
                self._own,
                self._plays,
                self.seats[part],
                self.observations[part],
                self.masks[part],
                self._counts[part],
                self._shown[part],
                self.rewards[part],
                self.done[part],
                self.final_observations[part],
                self._waiting[part],
                may_pay,
            )
        )

    def _ask_bot(self, row: int) -> None:
        """One decision of a bot that is not compiled, from its own seat's view."""
        states, setting = self._states[row : row + 1], self.setting
        deciding = int(setting.game.native.deciders(states[0]))
        seat = (deciding & -deciding).bit_length() - 1
        legal = setting.legal(states[0], seat)
        bot = find_bot(setting.game.name, self.opponent)  # kept there: a batch that is copied carries no bot
        chosen = bot.choose(setting.view(states[0], seat), legal, self.seconds, int(self._random.integers(1 << 53)))
        action = next(each.index for each in legal if each.action == chosen.action)
        self._stepping.act_as(states, seat, action)
