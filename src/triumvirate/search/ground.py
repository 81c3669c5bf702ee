"""Where trees grow: on the native engine, or in the memory of a game's WebAssembly file that a page holds."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from triumvirate.core.fields import State
    from triumvirate.core.game import Game
    from triumvirate.search.evaluator import Evaluator
    from triumvirate.search.settings import Settings
    from triumvirate.search.tree import Tree

SPELL = 0.004
FIRST_SPELL = 32
WORD = (1 << 62) - 1


class Growing(ABC):
    """One tree in one thread: iterations in spells of a few milliseconds, from truths that it shares with others."""

    tree: Tree

    def __init__(self, seed: int, batch: int | None = None) -> None:
        self.iterations = 0
        self._seed = seed & WORD
        self._spell = batch  # of a tree that is judged: whole batches; others find out how many they manage

    @abstractmethod
    def grow(self, truths: Any, iterations: int) -> None:
        """So many more iterations; `truths` are as the ground laid them out."""

    @abstractmethod
    def move_root(self, node: int, iterations: int, seed: int) -> None:
        """Keep what hangs below a node, and only that: so many iterations. Those to come have another seed's chance."""

    def grow_until(self, truths: Callable[[], Any], deadline: float, is_stopped: Callable[[], bool]) -> None:
        """Iterations until a moment of the monotonic clock, at least one spell."""
        spell = self._spell or FIRST_SPELL
        while True:
            began = time.monotonic()
            self.grow(truths(), spell)
            ended = time.monotonic()
            if ended >= deadline or is_stopped():
                return
            if self._spell is not None:
                continue
            rate = spell / max(ended - began, 1e-6)
            spell = max(FIRST_SPELL, int(rate * min(SPELL, deadline - ended)))


class Ground(Protocol):
    """What a search of one game stands on."""

    def truths(self, states: Sequence[State]) -> Any:
        """Sampled truths as compiled code reads them."""

    def grower(self, settings: Settings, observer: int, seed: int, evaluator: Evaluator | None) -> Growing:
        """A tree of one bare root that can be grown."""


def _native(game: Game) -> Ground:
    from triumvirate.search.grow import NativeGround  # with the compiler, which a page has not

    return NativeGround(game)


_find: Callable[[Game], Ground] = _native


def ground_of(game: Game) -> Ground:
    """The ground for a game here."""
    return _find(game)


def is_native() -> bool:
    """Whether trees grow on the native engine here."""
    return _find is _native


def use(find: Callable[[Game], Ground] | None) -> None:
    """Grow trees elsewhere from now on; on the native engine again with None."""
    global _find
    _find = find or _native
