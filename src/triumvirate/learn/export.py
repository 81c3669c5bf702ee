"""From a checkpoint to the file that ships: an ONNX graph with its weights in half precision, played in full precision.

python -m triumvirate.learn.export imperator.pt weights/NAME.onnx
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import onnx
from onnx import TensorProto, helper

from triumvirate.core.plain import JsonObject
from triumvirate.learn import checkpoint
from triumvirate.learn.graph import Graph
from triumvirate.learn.map_graph import write_map
from triumvirate.learn.mapped import MapNetwork
from triumvirate.learn.network import Network

OPSET, IR = 17, 9
EXACT = ("entry.product", "space_entry.product", "province_entry.product", "value.product")


def write_perceptron(graph: Graph, blocks: int, seen: str) -> tuple[str, str]:
    """From numbers that are seen to the policy's logits and the logit of winning."""
    x = graph.node("Relu", [graph.linear(seen, "entry")], "entered")
    for n in range(blocks):
        inner = graph.linear(graph.norm(x, f"blocks.{n}.norm"), f"blocks.{n}.first")
        inner = graph.linear(graph.node("Relu", [inner], f"blocks.{n}.inner"), f"blocks.{n}.second")
        x = graph.node("Add", [x, inner], f"blocks.{n}.out")
    x = graph.node("Relu", [graph.norm(x, "norm")], "trunk")
    return graph.linear(x, "policy"), graph.linear(x, "value")


def make_onnx(network: Network, progress: JsonObject) -> onnx.ModelProto:
    """The network as a model: int8 observations in, policy logits and win chances out."""
    shape = network.shape
    graph = Graph(network.state_dict())
    seen = graph.node("Cast", ["observations"], "numbers", to=TensorProto.FLOAT)
    if isinstance(network, MapNetwork):
        policy, win = write_map(graph, network, seen)
    else:
        policy, win = write_perceptron(graph, shape["blocks"], seen)
    graph.node("Identity", [policy], "policy")
    graph.node("Sigmoid", [win], "win")
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
