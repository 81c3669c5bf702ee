"""On a machine with a GPU: torch and JAX have the CUDA batch's own memory, and its games are the CPU's, step by step.

A script, since such machines seldom have pytest: `python tests/envs/prove_cuda_arrays.py`. It prints what it has seen and fails
where something is not so. Needs the extra `gpu`, torch, and JAX for CUDA.
"""

from __future__ import annotations

import os

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

import jax
import numpy as np
import torch

from triumvirate import envs

GAMES, STEPS = 4096, 200


def same_memory(name: str, tensor: torch.Tensor) -> None:
    """JAX's array of a tensor is that tensor's memory, on that GPU, before and after the games have gone on."""
    taken = jax.dlpack.from_dlpack(tensor, copy=False)
    assert taken.unsafe_buffer_pointer() == tensor.data_ptr(), name
    assert {device.platform for device in taken.devices()} == {"gpu"}, name
    assert np.array_equal(np.asarray(taken), tensor.cpu().numpy()), name
    print(
        f"{name}: {tuple(tensor.shape)} {tensor.dtype} strides {tensor.stride()}, the same {tensor.nbytes:,} bytes in JAX"
    )


def main() -> None:
    """Look, step beside the CPU's games, and look again."""
    jax.config.update("jax_enable_x64", True)  # seats are of 64 bits
    gpu, cpu = envs.batch("caesar", GAMES, seed=3, device="cuda"), envs.batch("caesar", GAMES, seed=3)
    gpu.reset()
    cpu.reset()
    for step in range(STEPS):
        for name in ("observations", "masks", "seats", "rewards", "done"):
            assert np.array_equal(getattr(gpu, name).cpu().numpy(), getattr(cpu, name)), (name, step)
        marks = jax.dlpack.from_dlpack(gpu.padded_masks, copy=False)
        draws = jax.random.uniform(jax.random.key(step), marks.shape) * marks
        chosen = draws[:, : gpu.actions].argmax(1).block_until_ready()
        gpu.step(torch.from_dlpack(chosen))
        cpu.step(np.asarray(chosen))
        gpu.refused()
    print(
        f"{STEPS} steps of {GAMES:,} games, chosen by JAX from the GPU's masks: as on the CPU ({torch.cuda.get_device_name()})"
    )
    for name in ("observations", "padded_masks", "rewards", "seats"):
        same_memory(name, getattr(gpu, name))


if __name__ == "__main__":
    main()
