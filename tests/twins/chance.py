"""What chance says at the two servers: at the first at random, at the second the same wherever somebody can see it."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Collection, Sequence
from typing import Any

from triumvirate.core.chance import Outcome, Source
from triumvirate.core.errors import BadChance
from triumvirate.core.game import Game


class Dealt(Source):
    """Draws as wanted, by name, where that is possible; those of `changed` places and all others at random.

    What is wanted next belongs to the next entry that draws: how many there are that draw nothing differs.
    """

    def __init__(self, game: Game, dealer: Dealer) -> None:
        super().__init__(game, None)
        self._dealer, self._rng, self._changed = dealer, dealer.rng, dealer.changed
        self._wanted: Sequence[Outcome] = ()

    def take(self, state: Any, n: int, what: int) -> int:
        place = len(self.outcomes)
        if place == 0 and self._dealer.wanted:
            self._wanted = self._dealer.wanted.pop(0)
        index = self._rng.randrange(n)
        if place < len(self._wanted) and place not in self._changed:
            with contextlib.suppress(BadChance):  # what is wanted has gone elsewhere here
                index = self._game.notation.outcome_index(state, n, what, self._wanted[place])
        self.outcomes.append(self._game.notation.outcome(state, n, what, index))
        return index


class Dealer:
    """Stands where tables get their chance from. `wanted` has what the next entries are to draw, `changed` what may differ."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.wanted: list[Sequence[Outcome]] = []
        self.changed: Collection[int] = ()

    def __call__(self, game: Game, script: Sequence[Outcome] | None) -> Source:
        if script is not None:
            return Source(game, script)
        return Dealt(game, self)
