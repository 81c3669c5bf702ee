"""The hook for a network: what judges leaves instead of playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from triumvirate.core.arrays import Array


class Evaluator(Protocol):
    """Judges many states at once. It is called in the search's threads and sees sampled truths only."""

    @property
    def actions(self) -> int:
        """The size of the game's action table: the columns of a policy."""

    def judge(self, states: Array) -> tuple[Array, Array]:
        """Records of native states, some of them over: win chances (states × seats) and policies (states × actions).

        Both are float64. A policy is for the deciding seat, positive, and need not sum to one or be masked.
        """
