"""Thousands of games stepped at once on a GPU: torch tensors that the kernels write in place, nothing copied."""

from __future__ import annotations

from typing import Any, TypeAlias

from triumvirate.core import engine
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.envs.catalogue import find_setting
from triumvirate.envs.seeds import Seeds

RENEWERS = 32  # threads of a block that begins ended games again: small blocks spread over all processors
RENEWED_BY = 8  # games to a thread of that kernel, because few end in a step
MARKERS = 256


Tensor: TypeAlias = Any  # torch is an extra: its tensors, streams and graphs are named here alone


class CudaGames:
    """`envs.batch` on a GPU. The same arrays as on the CPU, as torch tensors on the device.

    States never leave the GPU. `observations` (games × features), `masks` (games × actions) and `rewards` are views of
    the same memory all the time: clone what you keep. A step is captured once as a CUDA graph and replayed. Whether an
    action was not legal is only known on the device: `refused()` brings the count back and raises.
    """

    def __init__(
        self, name: str, games: int, *, seed: int | None = 0, device: str = "cuda", **options: OptionValue
    ) -> None:
        if not engine.has_cuda():
            raise BadRequest('There is no CUDA GPU here; `device="cpu"` gives the same games on the processor.')
        try:
            import torch
        except ImportError as missing:
            raise BadRequest("Tensors on the GPU need torch; install it with `pip install torch`.") from missing
        self._torch = torch
        self.setting = find_setting(name, options)
        self._cuda = engine.cuda_module()
        text = self.setting.game.played_with(self.setting.options, "cuda").text
        self._kernels = engine.load(text, "cuda", "envs.stepping_kernels")
        stepping = engine.load(text, "cuda", "envs.stepping")
        self.games, self.actions = games, int(stepping.ACTIONS)
        self._blocks = -(-games // self._kernels.THREADS)
        template = self._cuda.to_device(self._kernels.rows_of(self.setting.template))

        def tensor(shape: tuple[int, ...], kind: Tensor) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        seen = torch.int8 if stepping.DTYPE == "int8" else torch.float32
        self._seeds = torch.from_numpy(Seeds(seed).first(games)).to(device)
        self._rows = tensor((stepping.OBSERVATION, games), seen)
        bits = tensor((2, self._kernels.WORDS, games), torch.int64)
        self._marks = tensor((games, -(-self.actions // 64) * 64), torch.uint8)
        self._paid = tensor((len(self.setting.seats), games), torch.float32)
        self._actions = tensor((games,), torch.int64)
        self.seats = tensor((games,), torch.int64)
        self.counts = tensor((games,), torch.int32)
        self.done = tensor((games,), torch.bool)
        self._refused = tensor((1,), torch.int32)
        self._states = tensor((games * self._kernels.ROW_WORDS,), torch.int64)
        ended, endings = tensor((games,), torch.int32), tensor((1,), torch.int32)

        def known(*tensors: Tensor) -> list[Tensor]:
            return [self._cuda.as_cuda_array(each) for each in tensors]

        states, seeds, is_position = known(self._states), known(self._seeds), self.setting.is_position
        self._start = [*states, template, *seeds, is_position]
        self._act = [
            *states,
            *known(self._actions, self.seats, self._marks, self._paid, self.done.view(torch.uint8), self._refused),
            *known(ended, endings),
        ]
        self._renew = [*states, template, *seeds, games, is_position, *known(ended, endings)]
        self._look = [*states, *known(self.seats, self._rows, bits[0], self.counts)]
        self._mark = known(bits[0], bits[1], self._marks.view(torch.int64), endings)
        self._graph: Tensor = None

    @property
    def observations(self) -> Tensor:
        """What the deciding seats observe, games × features."""
        return self._rows.T

    @property
    def masks(self) -> Tensor:
        """What the deciding seats may do, games × actions, as booleans."""
        return self._marks[:, : self.actions].view(self._torch.bool)

    @property
    def rewards(self) -> Tensor:
        """What the seats got in this step, games × seats."""
        return self._paid.T

    def reset(self) -> tuple[Tensor, Tensor]:
        """Begin all games; observations and masks of the seats that decide."""
        self._launch("begin", self._start, self._blocks, self._kernels.THREADS)
        self._show()
        return self.observations, self.masks

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """One action in every game: observations, rewards, done, masks."""
        self._actions.copy_(actions)
        self._advance()
        return self.observations, self.rewards, self.done, self.masks

    def step_at_random(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """A random legal action in every game, chosen by the kernel itself: for benchmarks and warm-ups."""
        self._actions.fill_(-1)
        self._advance()
        return self.observations, self.rewards, self.done, self.masks

    def _advance(self) -> None:
        """The kernels of a step: launched one by one the first time, which compiles them, then captured and replayed."""
        if self._graph is None:
            self._run()
            self._graph = False
        elif not self._graph:
            self._torch.cuda.synchronize()
            self._graph = self._torch.cuda.CUDAGraph()
            with self._torch.cuda.graph(self._graph):
                self._run()
            self._graph.replay()
        else:
            self._graph.replay()

    def _run(self) -> None:
        self._launch("act", self._act, self._blocks, self._kernels.THREADS)
        renewers = min(RENEWERS, self._kernels.THREADS)
        self._launch("renew", self._renew, -(-self.games // (renewers * RENEWED_BY)), renewers)
        self._show()

    def _show(self) -> None:
        self._launch("look", self._look, self._blocks, self._kernels.THREADS)
        self._launch("mark", self._mark, (-(-8 * self.games // MARKERS), self._kernels.WORDS // 4), MARKERS)

    def _launch(self, kernel: str, given: list[Tensor], blocks: Tensor, threads: int) -> None:
        """Queue a kernel on torch's stream; its blocks have room for one state a thread in shared memory."""
        stream = self._cuda.external_stream(self._torch.cuda.current_stream().cuda_stream)
        room = 0 if kernel == "mark" else threads * 8 * self._kernels.ROW_WORDS
        getattr(self._kernels, f"{kernel}_kernel")[blocks, threads, stream, room](*given)

    def refused(self) -> None:
        """Raise when any action since the last call was not legal; waits for the device."""
        count = int(self._refused.item())
        self._refused.zero_()
        if count:
            raise BadRequest(f"{count} actions were not legal; `masks` tells which are.")
