"""Small networks that have learned nothing, for tests of what plays them."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from triumvirate.core.arrays import Array
from triumvirate.learn.plain import write_weights
from triumvirate.learn.weights import Weights, read_weights


def some_weights(inputs: int, slots: int, width: int, blocks: int, seed: int = 4) -> dict[str, Array]:
    """A network's weights by the names that torch gives them."""
    rng = np.random.default_rng(seed)
    sizes = {"entry": (width, inputs), "policy": (slots, width), "value": (1, width)}
    for n in range(blocks):
        sizes |= {f"blocks.{n}.first": (width, width), f"blocks.{n}.second": (width, width)}
    made = {f"{name}.weight": rng.normal(0, 0.4, size) for name, size in sizes.items()}
    made |= {f"{name}.bias": rng.normal(0, 0.4, size[0]) for name, size in sizes.items()}
    for name in ("norm", *(f"blocks.{n}.norm" for n in range(blocks))):
        made |= {f"{name}.weight": rng.normal(1, 0.2, width), f"{name}.bias": rng.normal(0, 0.2, width)}
    return {name: part.astype(np.float32) for name, part in made.items()}


def kept(weights: dict[str, Array], file: Path, as_bytes: bool = False) -> Weights:
    """The same by way of a file."""
    write_weights(weights, file, {"games": 1}, as_bytes)
    return read_weights(file)
