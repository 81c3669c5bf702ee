"""The arrays that a search grows in, made once and used by compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from triumvirate.core.arrays import Array

# An edge as compiled code has it: names and numpy's kinds, aligned.
EDGE = (
    ("total", "<f8"),
    ("prior", "<f4"),
    ("node", "<i4"),
    ("next", "<i4"),
    ("child", "<i4"),
    ("action", "<i4"),
    ("visits", "<i4"),
    ("available", "<i4"),
    ("seat", "<i4"),
)
LONGEST_LIST, LARGEST_ACTION, DEEPEST = 4096, 1 << 16, 512
NODES, EDGES, ROOT, OBSERVER, ONLY = 0, 1, 2, 3, 4
NONE = -1


class Tree(NamedTuple):
    """Nodes by their first edge, edges in linked lists, and the room that compiled code works in."""

    first: Array
    edges: Array
    counts: Array  # nodes and edges in use, the root, the observer's seat, its only first action or none
    knobs: Array
    legal: Array
    weights: Array
    where: Array
    found: Array
    path: Array
    origin: Array


def plant_tree(nodes: int, edges: int, observer: int, knobs: Array) -> Tree:
    """A tree of one bare root."""
    import numpy as np

    first = np.empty(nodes, np.int32)
    first[0] = NONE
    return Tree(
        first,
        np.empty(edges, np.dtype(list(EDGE), align=True)),
        np.array([1, 0, 0, observer, NONE], np.int64),
        knobs,
        np.zeros(LONGEST_LIST, np.int64),
        np.zeros(LONGEST_LIST, np.float64),
        np.zeros(LARGEST_ACTION, np.int32),
        np.zeros(LONGEST_LIST, np.int64),
        np.zeros(DEEPEST, np.int64),
        np.empty(nodes, np.int32),
    )


def edges_of(tree: Tree, node: int, seat: int) -> list[int]:
    """The places of a seat's edges in a node, real actions only."""
    found = []
    place = int(tree.first[node])
    while place != NONE:
        edge = tree.edges[place]
        if edge["seat"] == seat and edge["action"] >= 0:
            found.append(place)
        place = int(edge["next"])
    return found
