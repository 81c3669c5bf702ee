"""A network as one row of numbers in half precision, for the compiled text that plays it (`compiled/perceptron.py`).

python -m triumvirate.learn.plain imperator.pt weights/imperator.npz
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from triumvirate.core.arrays import Array
from triumvirate.core.plain import JsonObject

if TYPE_CHECKING:
    from triumvirate.learn.network import Network


@dataclass(frozen=True)
class Plain:
    """Weights in the order that the compiled text reads them, and inputs, slots, width, blocks."""

    net: Array
    shape: Array
    progress: JsonObject

    @property
    def room(self) -> Array:
        """What the compiled text writes its layers into."""
        return np.zeros(3 * int(self.shape[2]), np.float32)


def row_of(network: Network) -> Array:
    """All weights of a network in one row."""
    weights = {name: weight.detach().float().cpu().numpy() for name, weight in network.state_dict().items()}
    return laid_out(weights, network.shape["blocks"])


def laid_out(weights: Mapping[str, Array], blocks: int) -> Array:
    """Weights by name, one after another."""
    return np.concatenate([part.ravel() for part in _parts(weights, blocks)]).astype(np.float32)


def _parts(weights: Mapping[str, Array], blocks: int) -> Iterator[Array]:
    """By input where a layer is added up from what is not zero, by slot where only some slots are asked for."""
    yield from (weights["entry.weight"].T, weights["entry.bias"])
    for n in range(blocks):
        yield from (weights[f"blocks.{n}.norm.weight"], weights[f"blocks.{n}.norm.bias"])
        for each in ("first", "second"):
            yield from (weights[f"blocks.{n}.{each}.weight"].T, weights[f"blocks.{n}.{each}.bias"])
    yield from (weights["norm.weight"], weights["norm.bias"])
    for head in ("policy", "value"):
        yield from (weights[f"{head}.weight"], weights[f"{head}.bias"])


def write_plain(network: Network, path: Path, progress: JsonObject) -> None:
    """Write a network's file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    shape = np.array([network.shape[name] for name in ("inputs", "actions", "width", "blocks")], np.int64)
    about = np.frombuffer(json.dumps(progress).encode(), np.uint8)
    np.savez_compressed(path, net=row_of(network).astype(np.float16), shape=shape, about=about)


def read_plain(path: Path) -> Plain:
    """Read a network's file; played in single precision."""
    with np.load(path) as kept:
        progress: JsonObject = json.loads(kept["about"].tobytes())
        return Plain(kept["net"].astype(np.float32), kept["shape"], progress)


def main() -> None:
    """From the command line."""
    from triumvirate.learn import checkpoint

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("weights", type=Path)
    asked = parser.parse_args()
    write_plain(checkpoint.load_average(asked.checkpoint), asked.weights, checkpoint.progress_of(asked.checkpoint))
    print(f"{asked.weights}: {asked.weights.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
