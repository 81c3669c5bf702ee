"""From a checkpoint to the file that ships: an ONNX graph with its weights in half precision, played in full precision.

python -m triumvirate.learn.export imperator.pt weights/NAME.onnx
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from triumvirate.core.plain import JsonObject
from triumvirate.learn import checkpoint
from triumvirate.learn.network import Network

if TYPE_CHECKING:
    from torch import Tensor

OPSET, IR = 17, 9
EXACT = ("entry.product", "value.product")


class Graph:
    """Nodes and weights as they are added; each call gives the name of what it makes."""

    def __init__(self, weights: dict[str, Tensor]) -> None:
        self.weights = {name: weight.detach().float().cpu().numpy() for name, weight in weights.items()}
        self.nodes: list[onnx.NodeProto] = []
        self.initial: list[TensorProto] = []

    def node(self, kind: str, given: list[str], out: str, **settings: float) -> str:
        """One operation."""
        self.nodes.append(helper.make_node(kind, given, [out], name=out, **settings))
        return out

    def weight(self, name: str, turned: bool = False) -> str:
        """A weight of the graph."""
        array = self.weights[name].T if turned else self.weights[name]
        self.initial.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def linear(self, x: str, name: str) -> str:
        """A layer of weights and a bias."""
        product = self.node("MatMul", [x, self.weight(f"{name}.weight", True)], f"{name}.product")
        return self.node("Add", [product, self.weight(f"{name}.bias")], f"{name}.out")

    def norm(self, x: str, name: str) -> str:
        """Layer normalisation."""
        given = [x, self.weight(f"{name}.weight"), self.weight(f"{name}.bias")]
        return self.node("LayerNormalization", given, f"{name}.out", axis=-1, epsilon=1e-5)


def make_onnx(network: Network, progress: JsonObject) -> onnx.ModelProto:
    """The network as a model: int8 observations in, policy logits and win chances out."""
    shape = network.shape
    graph = Graph(network.state_dict())
    x = graph.node("Cast", ["observations"], "numbers", to=TensorProto.FLOAT)
    x = graph.node("Relu", [graph.linear(x, "entry")], "entered")
    for n in range(shape["blocks"]):
        inner = graph.linear(graph.norm(x, f"blocks.{n}.norm"), f"blocks.{n}.first")
        inner = graph.linear(graph.node("Relu", [inner], f"blocks.{n}.inner"), f"blocks.{n}.second")
        x = graph.node("Add", [x, inner], f"blocks.{n}.out")
    x = graph.node("Relu", [graph.norm(x, "norm")], "trunk")
    graph.node("Identity", [graph.linear(x, "policy")], "policy")
    graph.node("Sigmoid", [graph.linear(x, "value")], "win")
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            "imperator",
            [helper.make_tensor_value_info("observations", TensorProto.INT8, ["n", shape["inputs"]])],
            [
                helper.make_tensor_value_info("policy", TensorProto.FLOAT, ["n", shape["actions"]]),
                helper.make_tensor_value_info("win", TensorProto.FLOAT, ["n", 1]),
            ],
            graph.initial,
        ),
        opset_imports=[helper.make_opsetid("", OPSET)],
        ir_version=IR,
    )
    helper.set_model_props(model, {"about": json.dumps({"shape": shape, "progress": progress})})
    onnx.checker.check_model(model)
    return model


def write_onnx(network: Network, path: Path, progress: JsonObject, as_bytes: bool = True) -> None:
    """Write the model's file."""
    from onnxruntime.quantization import QuantType, quantize_dynamic

    path.parent.mkdir(parents=True, exist_ok=True)
    exact = path.with_suffix(".exact.onnx") if as_bytes else path
    exact.write_bytes(make_onnx(network, progress).SerializeToString())
    if as_bytes:
        quantize_dynamic(
            exact,
            path,
            op_types_to_quantize=["MatMul"],
            per_channel=True,
            reduce_range=True,
            weight_type=QuantType.QInt8,
            nodes_to_exclude=list(EXACT),
        )
        exact.unlink()


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("weights", type=Path)
    asked = parser.parse_args()
    write_onnx(checkpoint.load_average(asked.checkpoint), asked.weights, checkpoint.progress_of(asked.checkpoint))
    print(f"{asked.weights}: {asked.weights.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
