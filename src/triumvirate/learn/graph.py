"""An ONNX graph as it is written, layer by layer; each call gives the name of what it makes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from triumvirate.core.arrays import Array

if TYPE_CHECKING:
    from torch import Tensor


class Graph:
    """Nodes and weights so far."""

    def __init__(self, weights: dict[str, Tensor]) -> None:
        self.weights = {name: weight.detach().float().cpu().numpy() for name, weight in weights.items()}
        self.nodes: list[onnx.NodeProto] = []
        self.initial: list[TensorProto] = []

    def node(self, kind: str, given: list[str], out: str, **settings: float | Sequence[int]) -> str:
        """One operation."""
        self.nodes.append(helper.make_node(kind, given, [out], name=out, **settings))
        return out

    def constant(self, name: str, array: Array) -> str:
        """Numbers of the graph."""
        self.initial.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def weight(self, name: str, turned: bool = False) -> str:
        """A weight of the network."""
        return self.constant(name, self.weights[name].T if turned else self.weights[name])

    def product(self, x: str, name: str) -> str:
        """A layer of weights alone."""
        return self.node("MatMul", [x, self.weight(f"{name}.weight", True)], f"{name}.product")

    def linear(self, x: str, name: str) -> str:
        """A layer of weights and a bias."""
        return self.node("Add", [self.product(x, name), self.weight(f"{name}.bias")], f"{name}.out")

    def norm(self, x: str, name: str) -> str:
        """Layer normalisation."""
        given = [x, self.weight(f"{name}.weight"), self.weight(f"{name}.bias")]
        return self.node("LayerNormalization", given, f"{name}.out", axis=-1, epsilon=1e-5)

    def shaped(self, x: str, sizes: Sequence[int], out: str) -> str:
        """The same numbers in another shape, one size of which may be left open (-1)."""
        return self.node("Reshape", [x, self.constant(f"{out}.sizes", np.array(sizes, np.int64))], out)

    def cut(self, x: str, first: int, last: int, out: str) -> str:
        """A run of the second axis."""
        ends = [self.constant(f"{out}.{n}", np.array([at], np.int64)) for n, at in enumerate((first, last, 1))]
        return self.node("Slice", [x, *ends], out)

    def total(self, terms: Sequence[str], out: str) -> str:
        """A sum."""
        found, *more = terms
        for n, term in enumerate(more):
            found = self.node("Add", [found, term], out if n == len(more) - 1 else f"{out}.{n}")
        return found
