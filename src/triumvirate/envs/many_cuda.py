"""Thousands of games stepped at once on a GPU: torch tensors that the kernels write in place, nothing copied."""

from __future__ import annotations

from typing import Any

from triumvirate.core import engine
from triumvirate.core.errors import BadRequest
from triumvirate.envs.catalogue import find_setting

THREADS = 128


class CudaGames:
    """`envs.batch` on a GPU. The same arrays as on the CPU, as torch tensors on the device.

    States never leave the GPU. `observations` (games × features) and `masks` (games × actions) are transposed views of
    memory in which games lie side by side; they are the same tensors all the time: clone what you keep. Whether an
    action was not legal is only known on the device: `refused()` brings the count back and raises.
    """

    def __init__(self, name: str, games: int, *, seed: int = 0, device: str = "cuda", **options: Any) -> None:
        if not engine.has_cuda():
            raise BadRequest('There is no CUDA GPU here; `device="cpu"` gives the same games on the processor.')
        try:
            import torch
        except ImportError as missing:
            raise BadRequest("Tensors on the GPU need torch; install it with `pip install torch`.") from missing
        self._torch = torch
        self.setting = find_setting(name, options)
        self._cuda = engine.cuda_module()
        self._kernels = engine.load(self.setting.game.name, "cuda", "stepping_kernels")
        stepping = engine.load(self.setting.game.name, "cuda", "stepping")
        self.games, self.actions = games, int(stepping.ACTIONS)
        self._blocks = (games + THREADS - 1) // THREADS
        self._template = self._cuda.to_device(self.setting.template)
        self._stride = games

        def tensor(shape: tuple[int, ...], kind: Any) -> Any:
            return torch.zeros(shape, dtype=kind, device=device)

        kinds = {8: torch.int64, 4: torch.int32, 2: torch.int16, 1: torch.int8}
        self._columns = [tensor((max(1, self._kernels.numbers_of(width)), games), kinds[width]) for width in kinds]
        self._states = [self._cuda.as_cuda_array(column) for column in self._columns]
        seen = torch.int8 if stepping.DTYPE == "int8" else torch.float32
        self._seeds = torch.arange(games, dtype=torch.int64, device=device) + seed * 1_000_003
        self._rows = tensor((stepping.OBSERVATION, games), seen)
        self._marks = tensor((self.actions, games), torch.uint8)
        self._paid = tensor((len(self.setting.seats), games), torch.float32)
        self.seats = tensor((games,), torch.int64)
        self.counts = tensor((games,), torch.int32)
        self.done = tensor((games,), torch.bool)
        self._over = self.done.view(torch.uint8)
        self._refused = tensor((1,), torch.int32)
        self._at_random = torch.full((games,), -1, dtype=torch.int64, device=device)
        self._arrays = {
            key: self._cuda.as_cuda_array(value)
            for key, value in vars(self).items()
            if isinstance(value, torch.Tensor) and key not in ("done",)
        }

    @property
    def observations(self) -> Any:
        """What the deciding seats observe, games × features."""
        return self._rows.T

    @property
    def masks(self) -> Any:
        """What the deciding seats may do, games × actions, as booleans."""
        return self._marks.T.view(self._torch.bool)

    @property
    def rewards(self) -> Any:
        """What the seats got in this step, games × seats."""
        return self._paid.T

    def reset(self) -> tuple[Any, Any]:
        """Begin all games; observations and masks of the seats that decide."""
        at = self._arrays
        self._kernels.begin_kernel[self._blocks, THREADS, self._stream()](
            *self._states,
            self._template,
            at["_seeds"],
            self.setting.is_position,
            at["seats"],
            at["_rows"],
            at["_marks"],
            at["counts"],
        )
        return self.observations, self.masks

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any]:
        """One action in every game: observations, rewards, done, masks."""
        self._advance(self._cuda.as_cuda_array(actions))
        return self.observations, self.rewards, self.done, self.masks

    def step_at_random(self) -> tuple[Any, Any, Any, Any]:
        """A random legal action in every game, chosen by the kernel itself: for benchmarks and warm-ups."""
        self._advance(self._arrays["_at_random"])
        return self.observations, self.rewards, self.done, self.masks

    def _advance(self, actions: Any) -> None:
        at = self._arrays
        self._kernels.advance_kernel[self._blocks, THREADS, self._stream()](
            *self._states,
            self._template,
            at["_seeds"],
            self._stride,
            self.setting.is_position,
            actions,
            at["seats"],
            at["_rows"],
            at["_marks"],
            at["counts"],
            at["_paid"],
            at["_over"],
            at["_refused"],
        )

    def _stream(self) -> Any:
        return self._cuda.external_stream(self._torch.cuda.current_stream().cuda_stream)

    def refused(self) -> None:
        """Raise when any action since the last call was not legal; waits for the device."""
        count = int(self._refused.item())
        self._refused.zero_()
        if count:
            raise BadRequest(f"{count} actions were not legal; `masks` tells which are.")
