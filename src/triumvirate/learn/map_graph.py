"""The network of `learn/mapped.py` as an ONNX graph: the same steps, written with the graph's operations."""

from __future__ import annotations

import numpy as np

from triumvirate.learn.graph import Graph
from triumvirate.learn.mapped import TOLD, MapNetwork


def write_map(graph: Graph, network: MapNetwork, seen: str) -> tuple[str, str]:
    """From numbers that are seen to the policy's logits and the logit of winning."""
    return _Writer(graph, network).write(seen)


class _Writer:
    """What the steps have in common: the graph, the sizes, and the tables of the map."""

    def __init__(self, graph: Graph, network: MapNetwork) -> None:
        self.graph, self.map, self.shape = graph, network.map, network.shape
        self.width, self.provinces = int(self.shape["width"]), self.map.places[1]
        table = network.map.incidence().numpy()
        self.first = graph.constant("first", table[: self.provinces])
        self.second = graph.constant("second", table[self.provinces :])
        self.ends = graph.constant("ends", table.T)

    def write(self, seen: str) -> tuple[str, str]:
        """All of it."""
        graph = self.graph
        whole = graph.node("Relu", [graph.linear(seen, "entry")], "entered")
        spaces = self.enter(seen, self.map.spaces, "space")
        places = self.enter(seen, self.map.places, "place")
        for n in range(int(self.shape["blocks"])):
            spaces, places, whole = self.block(f"blocks.{n}", spaces, places, whole)
        trunk = graph.node("Relu", [graph.norm(whole, "norm")], "whole")
        near = graph.node("Relu", [graph.norm(spaces, "space_norm")], "near")
        return self.policy(near, trunk), graph.linear(trunk, "value")

    def enter(self, seen: str, part: tuple[int, int, int], kind: str) -> str:
        """One kind of place, place by place."""
        graph, (first, count, size) = self.graph, part
        ends = [
            graph.constant(f"{kind}.{n}", np.array([at], np.int64))
            for n, at in enumerate((first, first + count * size, 1))
        ]
        cut = graph.node("Slice", [seen, *ends], f"{kind}.cut")
        lying = graph.node(
            "Transpose", [graph.shaped(cut, (-1, count, size), f"{kind}.rows")], f"{kind}.seen", perm=(1, 0, 2)
        )
        return graph.node("Add", [graph.linear(lying, f"{kind}_entry"), graph.weight(f"{kind}_own")], f"{kind}.entered")

    def spread(self, table: str, rows: int, x: str, count: int, out: str) -> str:
        """A table's sums of what lies place by place."""
        flat = self.graph.shaped(x, (count, -1), f"{out}.flat")
        return self.graph.shaped(self.graph.node("MatMul", [table, flat], f"{out}.sums"), (rows, -1, self.width), out)

    def beside(self, x: str, count: int, out: str) -> str:
        """The numbers of all places beside each other, position by position."""
        turned = self.graph.node("Transpose", [x], f"{out}.turned", perm=(1, 0, 2))
        return self.graph.shaped(turned, (-1, count * TOLD), out)

    def hearing(self, name: str, own: str, heard: list[str], whole: str, before: str) -> str:
        """What one kind of place does in a block."""
        graph = self.graph
        terms = [graph.linear(own, f"{name}.own"), *heard, graph.product(whole, f"{name}.whole")]
        inner = graph.node("Relu", [graph.total(terms, f"{name}.heard")], f"{name}.inner")
        return graph.node("Add", [before, graph.linear(inner, f"{name}.out")], f"{name}.after")

    def block(self, name: str, spaces: str, places: str, whole: str) -> tuple[str, str, str]:
        """Spaces, provinces and the whole hear each other once."""
        graph, count = self.graph, self.map.spaces[1]
        near, here = graph.norm(spaces, f"{name}.space_norm"), graph.norm(places, f"{name}.place_norm")
        all_of = graph.norm(whole, f"{name}.whole_norm")
        sent = [graph.product(here, f"{name}.spaces.{end}") for end in ("first", "second")]
        both = graph.node("Concat", sent, f"{name}.sent", axis=0)
        to_spaces = self.spread(self.ends, count, both, 2 * self.provinces, f"{name}.to_spaces")
        to_places = [
            graph.product(self.spread(table, self.provinces, near, count, f"{name}.to_{end}"), f"{name}.places.{end}")
            for end, table in (("first", self.first), ("second", self.second))
        ]
        told = [
            graph.product(
                self.beside(graph.linear(x, f"{name}.{kind}_told"), many, f"{name}.{kind}_beside"), f"{name}.of_{kind}s"
            )
            for kind, x, many in (("space", near, count), ("place", here, self.provinces))
        ]
        terms = [graph.linear(all_of, f"{name}.inner"), *told]
        inner = graph.node("Relu", [graph.total(terms, f"{name}.told")], f"{name}.thought")
        return (
            self.hearing(f"{name}.spaces", near, [to_spaces], all_of, spaces),
            self.hearing(f"{name}.places", here, to_places, all_of, places),
            graph.node("Add", [whole, graph.linear(inner, f"{name}.out")], f"{name}.after"),
        )

    def policy(self, near: str, whole: str) -> str:
        """Logits of all actions."""
        graph, (kinds, spaces, ways) = self.graph, self.map.placings
        each = graph.shaped(graph.linear(near, "policy.place"), (spaces, -1, kinds, ways), "placings.each")
        turned = graph.node("Transpose", [each], "placings.turned", perm=(1, 2, 0, 3))
        flat = graph.shaped(turned, (-1, kinds * spaces * ways), "placings.flat")
        placed = graph.node("Add", [flat, graph.weight("policy.own")], "placings")
        return graph.node("Concat", [placed, graph.linear(whole, "policy.rest")], "logits", axis=1)
