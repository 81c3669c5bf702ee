"""Thousands of games stepped at once on a GPU: torch tensors that the kernels write in place, nothing copied."""

from __future__ import annotations

import pickle
from typing import Any, TypeAlias

from triumvirate.core import engine
from triumvirate.core.errors import BadRequest
from triumvirate.core.features import Features
from triumvirate.core.options import OptionValue
from triumvirate.envs.catalogue import Setting, find_setting
from triumvirate.envs.seeds import Seeds

RENEWERS = 32  # threads of a block that begins ended games again: small blocks spread over all processors
RENEWED_BY = 8  # games to a thread of that kernel, because few end in a step
MARKERS = 256
# What games are: all that the kernels write, and the seeds to come.
TENSORS = ("_states", "_seeds", "_rows", "_bits", "_marks", "_paid", "_counts", "seats", "done")


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
        self._torch, self._device = torch, device
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
        self._seeds = tensor((games,), torch.int64)
        self._random = torch.Generator(device)
        self._sow(seed)
        self._rows = tensor((stepping.OBSERVATION, games), seen)
        self._bits = bits = tensor((2, self._kernels.WORDS, games), torch.int64)
        self._marks = tensor((games, -(-self.actions // 64) * 64), torch.uint8)
        self._paid = tensor((len(self.setting.seats), games), torch.float32)
        self._actions = tensor((games,), torch.int64)
        self.seats = tensor((games,), torch.int64)
        self._counts = tensor((games,), torch.int32)
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
        self._look = [*states, *known(self.seats, self._rows, bits[0], self._counts)]
        self._mark = known(bits[0], bits[1], self._marks.view(torch.int64), endings)
        self._graph: Tensor = None

    def _sow(self, seed: int | None) -> None:
        sown = Seeds(seed)
        self.seed = sown.entropy
        self._seeds.copy_(self._torch.from_numpy(sown.first(self.games)))
        self._random.manual_seed(int(sown.generator().integers(1 << 62)))
        self._has_begun = False

    @property
    def features(self) -> Features:
        """What the numbers of an observation mean."""
        return self.setting.features

    @property
    def observations(self) -> Tensor:
        """What the deciding seats observe, games × features."""
        return self._rows.T

    @property
    def masks(self) -> Tensor:
        """What the deciding seats may do, games × actions, as booleans."""
        return self._marks[:, : self.actions].view(self._torch.bool)

    @property
    def padded_masks(self) -> Tensor:
        """The masks in whole words, as bytes, 0 from `actions` on: what JAX takes over, which refuses the gaps of `masks`."""
        return self._marks

    @property
    def rewards(self) -> Tensor:
        """What the seats got in this step, games × seats."""
        return self._paid.T

    def reset(self, *, seed: int | None = None) -> tuple[Tensor, Tensor]:
        """Begin all games; observations and masks of the seats that decide. Without a seed other games than before."""
        if seed is not None:
            self._sow(seed)
        elif self._has_begun:
            self._seeds += self.games
        self._has_begun = True
        self._paid.zero_()
        self.done.zero_()
        self._launch("begin", self._start, self._blocks, self._kernels.THREADS)
        self._show()
        return self.observations, self.masks

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """One action in every game: observations, rewards, done, masks."""
        if tuple(actions.shape) != (self.games,) or actions.is_floating_point():
            told = f"{tuple(actions.shape)} of {actions.dtype}"
            raise BadRequest(f"A step takes {self.games} whole numbers, one a game, not a tensor of shape {told}.")
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

    def sample(self) -> Tensor:
        """A random legal action for every game."""
        return self._torch.multinomial(self.masks.to(self._torch.float32), 1, generator=self._random)[:, 0]

    def counts(self) -> Tensor:
        """How many legal actions every game has now."""
        return self._counts.clone()

    def clone(self) -> CudaGames:
        """An independent copy of all games, their chance to come included."""
        twin = self._like(self.setting, self.games, self._device)._filled(self._kept())
        twin.seed, twin._has_begun = self.seed, self._has_begun
        return twin

    def save(self) -> bytes:
        """All games as they stand, brought to the processor; `CudaGames.restore` goes on from there, on any GPU."""
        kept = {name: tensor.cpu().numpy() for name, tensor in self._kept().items()}
        return pickle.dumps((self.setting, self.games, self._device, kept, self.seed, self._has_begun))

    @classmethod
    def restore(cls, saved: bytes) -> CudaGames:
        """The games that were saved. As with every pickle: only what you saved yourself."""
        setting, games, device, kept, seed, has_begun = pickle.loads(saved)
        batch = cls._like(setting, games, device)._filled(kept)
        batch.seed, batch._has_begun = seed, has_begun
        return batch

    def close(self) -> None:
        """Let the captured step go; the next one is launched kernel by kernel again."""
        self._graph = None

    @classmethod
    def _like(cls, setting: Setting, games: int, device: str) -> CudaGames:
        return cls(setting.name, games, device=device, **({} if setting.is_position else setting.options))

    def _kept(self) -> dict[str, Tensor]:
        return {name: getattr(self, name) for name in TENSORS} | {"_random": self._random.get_state()}

    def _filled(self, kept: dict[str, Tensor]) -> CudaGames:
        """These games with other contents."""
        for name in TENSORS:
            getattr(self, name).copy_(self._torch.as_tensor(kept[name]))
        self._random.set_state(self._torch.as_tensor(kept["_random"]))
        return self

    def refused(self) -> None:
        """Raise when any action since the last call was not legal; waits for the device."""
        count = int(self._refused.item())
        self._refused.zero_()
        if count:
            raise BadRequest(f"{count} actions were not legal; `masks` tells which are.")
