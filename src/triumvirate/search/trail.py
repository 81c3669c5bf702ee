"""The way from one decision of a seat to a later one, as far as that seat could see it, and where it leads in a tree."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass

from triumvirate.search.tree import NONE, ROOT, Tree


@dataclass(frozen=True)
class Trail:
    """What happened between two views: seat and action (as the policy's `seen` names it), in an order one cannot tell.

    Actions in `silent` may have happened besides, because a view does not show them.
    """

    steps: frozenset[tuple[int, int]]
    silent: Container[int] = ()


def end_of(tree: Tree, trail: Trail, seat: int, legal: Container[int]) -> tuple[int, int]:
    """The node that a trail leads to, and how often the seat's present actions were tried there; none where it leads nowhere."""
    found = [(_tried(tree, node, seat, legal), node) for node in _ends(tree, int(tree.counts[ROOT]), trail)]
    visits, node = max(found, default=(0, NONE))
    return (node, visits) if visits else (NONE, 0)


def _ends(tree: Tree, node: int, trail: Trail) -> Iterator[int]:
    """The nodes behind all steps of a trail, in any order, with silent actions between them."""
    if not trail.steps:
        yield node
    place = int(tree.first[node])
    while place != NONE:
        edge = tree.edges[place]
        step, child = (int(edge["seat"]), int(edge["action"])), int(edge["child"])
        if child != NONE and step in trail.steps:
            yield from _ends(tree, child, Trail(trail.steps - {step}, trail.silent))
        elif child != NONE and step[1] in trail.silent:
            yield from _ends(tree, child, trail)
        place = int(edge["next"])


def _tried(tree: Tree, node: int, seat: int, legal: Container[int]) -> int:
    visits = 0
    place = int(tree.first[node])
    while place != NONE:
        edge = tree.edges[place]
        if edge["seat"] == seat and int(edge["action"]) in legal:
            visits += int(edge["visits"])
        place = int(edge["next"])
    return visits
