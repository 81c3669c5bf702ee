"""torch and JAX take a batch's arrays over by DLPack without a copy, and the GPU's batch keeps its books as the CPU's does.

Runs where both are installed (`make prove`). There the GPU is played by the processor: kernels are stood in for by ones that do
nothing, so what is shown is what the class itself does with its tensors.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import jax
import numpy as np
import pytest
import torch

from triumvirate import envs
from triumvirate.core import engine
from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.envs.many import Batch
from triumvirate.envs.many_cuda import CudaGames
from triumvirate.envs.seeds import Seeds

KINDS = ["observations", "final_observations", "masks", "rewards", "done", "seats"]


@pytest.fixture(params=["caesar", "rubico"])
def batch(request: pytest.FixtureRequest) -> Batch:
    made = envs.batch(request.param, 8, seed=3, opponent="random")
    made.reset()
    return made


@pytest.mark.parametrize("kind", KINDS)
def test_torch_sees_the_same_memory(batch: Batch, kind: str) -> None:
    array: Array = getattr(batch, kind)
    tensor = torch.from_dlpack(array)
    assert tensor.data_ptr() == array.ctypes.data
    for _ in range(40):
        batch.step(batch.sample())
        assert np.array_equal(tensor.numpy(), getattr(batch, kind))


@pytest.mark.parametrize("kind", KINDS)
def test_jax_sees_the_same_memory(batch: Batch, kind: str) -> None:
    jax.config.update("jax_enable_x64", True)  # seats are of 64 bits
    array: Array = getattr(batch, kind)
    taken = jax.dlpack.from_dlpack(array, copy=False)
    assert taken.unsafe_buffer_pointer() == array.ctypes.data
    assert np.array_equal(np.asarray(taken), array)


def test_actions_come_back_from_torch_and_jax(batch: Batch) -> None:
    masks = torch.from_dlpack(batch.masks)
    batch.step(torch.multinomial(masks.double(), 1)[:, 0])
    chosen = jax.numpy.argmax(jax.dlpack.from_dlpack(batch.masks, copy=True), axis=1)
    batch.step(chosen)


def test_a_clone_can_be_taken_over_too(batch: Batch) -> None:
    twin = batch.clone()
    assert torch.from_dlpack(twin.masks).data_ptr() == twin.masks.ctypes.data
    assert jax.dlpack.from_dlpack(twin.masks, copy=False).unsafe_buffer_pointer() == twin.masks.ctypes.data


class NoKernels:
    """Kernels that may be launched and do nothing."""

    THREADS, WORDS, ROW_WORDS = 128, 32, 40

    def rows_of(self, states: Array) -> Array:
        return np.zeros(self.ROW_WORDS, np.int64)

    def __getattr__(self, kernel: str) -> object:
        return _Launched()


class _Launched:
    def __getitem__(self, how: object) -> object:
        return lambda *given: None


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> CudaGames:
    native = engine.load
    stream = SimpleNamespace(cuda_stream=0)
    cuda = SimpleNamespace(to_device=lambda it: it, as_cuda_array=lambda it: it, external_stream=lambda it: it)
    monkeypatch.setattr(engine, "has_cuda", lambda: True)
    monkeypatch.setattr(engine, "cuda_module", lambda: cuda)
    monkeypatch.setattr(torch.cuda, "current_stream", lambda: stream)
    monkeypatch.setattr(
        engine,
        "load",
        lambda text, kind, name: NoKernels() if name.endswith("kernels") else native("caesar", "native", name),
    )
    return CudaGames("caesar", 6, seed=3, device="cpu", poison=True)


def test_the_gpus_batch_has_the_seeds_of_the_cpus(gpu: CudaGames) -> None:
    cpu = envs.batch("caesar", 6, seed=3, poison=True)
    for batch in (gpu, cpu):
        batch.reset()
        batch.reset()
    assert gpu._seeds.tolist() == cpu._seeds.tolist()
    gpu.reset(seed=9)
    assert (gpu.seed, gpu._seeds.tolist()) == (9, Seeds(9).first(6).tolist())


def test_it_samples_what_is_legal_and_refuses_what_is_no_action(gpu: CudaGames) -> None:
    gpu.reset()
    gpu._marks[:, [5, 90]] = 1
    assert {int(action) for _ in range(20) for action in gpu.sample()} == {5, 90}
    gpu.step(gpu.sample())
    for wrong in (torch.zeros(5, dtype=torch.int64), torch.zeros(6)):
        with pytest.raises(BadRequest, match="takes 6 whole numbers"):
            gpu.step(wrong)


def test_jax_takes_its_tensors_over_as_they_lie(gpu: CudaGames) -> None:
    """The rows are transposed and the masks padded for the kernels: what of it other libraries can have without a copy."""
    gpu.reset()
    gpu._rows.random_(2)
    gpu._marks[:, [5, 90]] = 1
    for tensor in (gpu.observations, gpu.padded_masks):
        taken = jax.dlpack.from_dlpack(tensor, copy=False)
        assert taken.unsafe_buffer_pointer() == tensor.data_ptr()
        assert np.array_equal(np.asarray(taken), tensor.numpy())
    assert np.array_equal(gpu.padded_masks[:, : gpu.actions].bool().numpy(), gpu.masks.numpy())
    assert not gpu.padded_masks[:, gpu.actions :].any()
    chosen = jax.numpy.argmax(jax.dlpack.from_dlpack(gpu.padded_masks, copy=False)[:, : gpu.actions], axis=1)
    gpu.step(torch.from_dlpack(chosen))
    assert gpu._actions.tolist() == [5] * 6


@pytest.mark.parametrize("twin_of", [CudaGames.clone, lambda games: CudaGames.restore(games.save())])
def test_it_is_copied_and_kept(gpu: CudaGames, twin_of: Callable[[CudaGames], CudaGames]) -> None:
    gpu.reset(seed=4)
    gpu._states.random_(100)
    gpu._marks[:, :40] = 1
    twin = twin_of(gpu)
    assert torch.equal(twin._states, gpu._states)
    assert (twin.seed, twin.setting.options) == (4, gpu.setting.options)
    assert torch.equal(twin.sample(), gpu.sample())
    twin._states.zero_()
    assert gpu._states.any()
    assert gpu.features is twin.features
    gpu.close()
