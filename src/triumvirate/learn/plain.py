"""A network as one row of numbers, for the compiled text that plays it (`compiled/perceptron.py`).

python -m triumvirate.learn.plain imperator.pt weights/imperator.npz [--bytes]

In half precision, or most weights as bytes with a scale for each unit, which is less than half as large. A network that was
exported for ONNX Runtime (`imperator.onnx`) can be given instead of a checkpoint; its bytes stay what they are.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from triumvirate.core.arrays import Array
from triumvirate.core.plain import JsonObject

if TYPE_CHECKING:
    from triumvirate.learn.network import Network

FINE, COARSE = 127, 64  # steps of a byte to either side; fewer of them are smaller in a file


def weights_of(network: Network) -> dict[str, Array]:
    """All weights of a network by name."""
    return {name: weight.detach().float().cpu().numpy() for name, weight in network.state_dict().items()}


def shape_of(weights: Mapping[str, Array]) -> Array:
    """Inputs, slots, width, blocks."""
    width, inputs = weights["entry.weight"].shape
    blocks = sum(name.endswith(".norm.weight") for name in weights)
    return np.array([inputs, len(weights["policy.bias"]), width, blocks], np.int64)


def laid_out(weights: Mapping[str, Array]) -> Array:
    """Weights by name, one after another in the order that the compiled text reads them."""
    return np.concatenate([part.ravel() for _, part in _parts(weights)]).astype(np.float32)


def _parts(weights: Mapping[str, Array]) -> Iterator[tuple[str, Array]]:
    """By input where a layer is added up from what is not zero, by slot where only some slots are asked for."""
    yield from (("entry.weight", weights["entry.weight"].T), ("entry.bias", weights["entry.bias"]))
    for n in range(int(shape_of(weights)[3])):
        yield from ((f"blocks.{n}.norm.{part}", weights[f"blocks.{n}.norm.{part}"]) for part in ("weight", "bias"))
        for each in (f"blocks.{n}.first", f"blocks.{n}.second"):
            yield from ((f"{each}.weight", weights[f"{each}.weight"].T), (f"{each}.bias", weights[f"{each}.bias"]))
    for each in ("norm", "policy", "value"):
        yield from ((f"{each}.{part}", weights[f"{each}.{part}"]) for part in ("weight", "bias"))


def in_halves(weights: Mapping[str, Array]) -> dict[str, Array]:
    """What a file in half precision has."""
    return {"net": laid_out(weights).astype(np.float16)}


def in_bytes(weights: Mapping[str, Array]) -> dict[str, Array]:
    """What a file of bytes has: tables of them, a scale for each unit of a table, and the rest as it is."""
    small, scales, rest = [], [], []
    for name, part in _parts(weights):
        if part.ndim == 2 and len(part) > 1:
            per_row = name == "policy.weight"  # whose rows are its units
            steps = FINE if name == "entry.weight" else COARSE
            scale = np.maximum(np.abs(part).max(axis=1 if per_row else 0), 1e-12).astype(np.float32) / np.float32(steps)
            small.append(np.rint(part / (scale[:, None] if per_row else scale)).astype(np.int8).ravel())
            scales.append(scale)
        else:
            rest.append(part.ravel().astype(np.float32))
    return {"small": np.concatenate(small), "scales": np.concatenate(scales), "rest": np.concatenate(rest)}


def write_weights(weights: Mapping[str, Array], path: Path, progress: JsonObject, as_bytes: bool = False) -> None:
    """Write a network's file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    about = np.frombuffer(json.dumps(progress).encode(), np.uint8)
    kept = {"shape": shape_of(weights), "about": about, **(in_bytes(weights) if as_bytes else in_halves(weights))}
    save: Callable[..., None] = np.savez_compressed
    save(path, **kept)


def is_plain(network: Network) -> bool:
    """Whether compiled text can play it: perceptrons alone."""
    return "kind" not in network.shape


def write_plain(network: Network, path: Path, progress: JsonObject) -> None:
    """Write a network's file in half precision."""
    write_weights(weights_of(network), path, progress)


def exported(path: Path) -> tuple[dict[str, Array], JsonObject]:
    """The weights of an ONNX file, and how it was trained."""
    import onnx
    from onnx import numpy_helper

    model = onnx.load(path)
    found = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    weights = {name: part.T if part.ndim == 2 else part for name, part in found.items() if part.dtype == np.float32}
    for name, part in found.items():
        if name.endswith("_quantized"):
            plain = name.removesuffix("_quantized")
            weights[plain] = (part * weights.pop(f"{plain}_scale")).T
    about = json.loads(next(one.value for one in model.metadata_props if one.key == "about"))
    progress: JsonObject = about["progress"]
    return weights, progress


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--bytes", action="store_true")
    asked = parser.parse_args()
    if asked.network.suffix == ".onnx":
        weights, progress = exported(asked.network)
    else:
        from triumvirate.learn import checkpoint

        weights, progress = weights_of(checkpoint.load_average(asked.network)), checkpoint.progress_of(asked.network)
    write_weights(weights, asked.weights, progress, asked.bytes)
    print(f"{asked.weights}: {asked.weights.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
