"""The network of `learn/mapped.py` as an ONNX graph: the same steps, written with the graph's operations."""

from __future__ import annotations

import numpy as np

from triumvirate.learn.graph import Graph
from triumvirate.learn.mapped import SIDES, TOLD, MapNetwork


def write_map(graph: Graph, network: MapNetwork, seen: str) -> tuple[str, str]:
    """From numbers that are seen to the policy's logits and the logit of winning."""
    shape, land = network.shape, network.map
    touching = graph.constant("touching", land.touching().numpy())
    whole = graph.node("Relu", [graph.linear(seen, "entry")], "entered")
    kinds = [_enter(graph, seen, part, kind) for kind, part in (("space", land.spaces), ("province", land.provinces))]
    places = graph.node("Add", [graph.node("Concat", kinds, "kinds", axis=1), graph.weight("own")], "places")
    for n in range(int(shape["blocks"])):
        places, whole = _write_block(graph, f"blocks.{n}", places, whole, touching, (land.places, int(shape["width"])))
    spaces = graph.cut(places, 0, land.spaces[1], "spaces")
    near = graph.node("Relu", [graph.norm(spaces, "space_norm")], "near")
    trunk = graph.node("Relu", [graph.norm(whole, "norm")], "whole")
    return _write_policy(graph, land.placings, near, trunk), graph.linear(trunk, "value")


def _enter(graph: Graph, seen: str, part: tuple[int, int, int], kind: str) -> str:
    """One kind of place."""
    first, count, size = part
    rows = graph.shaped(graph.cut(seen, first, first + count * size, f"{kind}.cut"), (-1, count, size), f"{kind}.rows")
    return graph.linear(rows, f"{kind}_entry")


def _write_block(
    graph: Graph, name: str, places: str, whole: str, touching: str, sizes: tuple[int, int]
) -> tuple[str, str]:
    """Places and the whole hear each other once."""
    count, width = sizes
    here, all_of = graph.norm(places, f"{name}.norm"), graph.norm(whole, f"{name}.whole_norm")
    reached = graph.node("MatMul", [touching, here], f"{name}.reached")
    heard = graph.product(graph.shaped(reached, (-1, count, SIDES * width), f"{name}.heard"), f"{name}.near")
    common = graph.shaped(graph.product(all_of, f"{name}.of_whole"), (-1, 1, width), f"{name}.common")
    terms = [graph.linear(here, f"{name}.own"), heard, common]
    thought = graph.node("Relu", [graph.total(terms, f"{name}.thinking")], f"{name}.thought")
    told = graph.shaped(graph.linear(here, f"{name}.told"), (-1, count * TOLD), f"{name}.beside")
    considering = [graph.linear(all_of, f"{name}.inner"), graph.product(told, f"{name}.of_places")]
    considered = graph.node("Relu", [graph.total(considering, f"{name}.considering")], f"{name}.considered")
    return (
        graph.node("Add", [places, graph.linear(thought, f"{name}.out")], f"{name}.places"),
        graph.node("Add", [whole, graph.linear(considered, f"{name}.whole_out")], f"{name}.whole"),
    )


def _write_policy(graph: Graph, placings: tuple[int, int, int], near: str, whole: str) -> str:
    """Logits of all actions."""
    kinds, spaces, ways = placings
    each = graph.shaped(graph.product(near, "policy.place"), (-1, spaces, kinds, ways), "placings.each")
    turned = graph.node("Transpose", [each], "placings.turned", perm=(0, 2, 1, 3))
    flat = graph.shaped(turned, (-1, kinds * spaces * ways), "placings.flat")
    bias = np.repeat(graph.weights["policy.place.bias"].reshape(kinds, 1, ways), spaces, axis=1).ravel()
    own = graph.constant("policy.own", bias + graph.weights["policy.own"])
    return graph.node(
        "Concat", [graph.node("Add", [flat, own], "placings"), graph.linear(whole, "policy.rest")], "logits", axis=1
    )
