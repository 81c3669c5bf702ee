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
    """Draws as wanted, by name, where that is possible; those of `changed` places and all others at random."""

    def __init__(self, game: Game, rng: random.Random, wanted: Sequence[Outcome], changed: Collection[int]) -> None:
        super().__init__(game, None)
        self._rng, self._wanted, self._changed = rng, wanted, changed

    def take(self, state: Any, n: int, what: int) -> int:
        place = len(self.outcomes)
        index = self._rng.randrange(n)
        if place < len(self._wanted) and place not in self._changed:
            with contextlib.suppress(BadChance):  # what is wanted has gone elsewhere here
                index = self._game.notation.outcome_index(state, n, what, self._wanted[place])
        self.outcomes.append(self._game.notation.outcome(state, n, what, index))
        return index


class Dealer:
    """Stands where tables get their chance from. `wanted` holds the outcomes of the next entries, `changed` what may differ."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.wanted: list[Sequence[Outcome]] = []
        self.changed: Collection[int] = ()

    def __call__(self, game: Game, script: Sequence[Outcome] | None) -> Source:
        if script is not None:
            return Source(game, script)
        return Dealt(game, self.rng, self.wanted.pop(0) if self.wanted else (), self.changed)
