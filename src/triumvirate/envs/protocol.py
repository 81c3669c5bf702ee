"""What a batch is on every device: one protocol for arrays of NumPy and tensors of torch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from triumvirate.core.features import Features
from triumvirate.envs.catalogue import Setting

Held = TypeVar("Held", covariant=True)  # the arrays: of NumPy, or tensors on a GPU


class GamesSideBySide(Protocol[Held]):
    """Games stepped at once. `observations`, `masks`, `rewards`, `done` and `seats` are written anew by every step."""

    setting: Setting
    games: int
    actions: int
    seed: int

    @property
    def features(self) -> Features:
        """What the numbers of an observation mean."""

    def reset(self, *, seed: int | None = None) -> tuple[Held, Held]:
        """Begin all games: observations and masks."""

    def step(self, actions: Any) -> tuple[Held, Held, Held, Held]:
        """One action in every game: observations, rewards, done, masks."""

    def sample(self) -> Held:
        """A random legal action for every game."""

    def counts(self) -> Held:
        """How many legal actions every game has now."""

    def clone(self) -> Self:
        """An independent copy."""

    def save(self) -> bytes:
        """All games as they stand; the class's `restore` goes on from there."""

    def close(self) -> None:
        """Let go what is held for speed."""


if TYPE_CHECKING:
    from triumvirate.core.arrays import Array
    from triumvirate.envs.many import Batch
    from triumvirate.envs.many_cuda import CudaGames, Tensor

    def _both_are(cpu: Batch, gpu: CudaGames) -> tuple[GamesSideBySide[Array], GamesSideBySide[Tensor]]:
        """Type checkers hold both devices against the protocol here."""
        return cpu, gpu
