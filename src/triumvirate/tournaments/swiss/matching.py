"""As many pairs as there can be, by Edmonds' blossoms: the proof that a round can be paired, and the way when all else fails."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence


def most_pairs(count: int, layers: Sequence[Sequence[Sequence[int]]]) -> list[int]:
    """The partner of each of `count`, -1 for none. Each layer says whom each may meet, the wished-for layer first.

    What a layer has paired stays paired by some partner, so that later layers only add pairs; the last makes as many as exist.
    """
    partner = [-1] * count
    for edges in layers:
        for start in range(count):
            if partner[start] < 0:
                _grow(start, edges, partner)
    return partner


def _grow(start: int, edges: Sequence[Sequence[int]], partner: list[int]) -> None:
    """Look for a path from `start` on which pairs and others alternate, to somebody who is free; turn it over."""
    count = len(partner)
    base = list(range(count))
    parent = [-1] * count
    is_even = [False] * count
    is_even[start] = True
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in edges[here]:
            if base[here] == base[there] or partner[here] == there:
                continue
            if there == start or (partner[there] >= 0 and parent[partner[there]] >= 0):
                _shrink(here, there, base, parent, is_even, queue, partner)
            elif parent[there] < 0:
                parent[there] = here
                if partner[there] < 0:
                    _turn(there, parent, partner)
                    return
                is_even[partner[there]] = True
                queue.append(partner[there])


def _turn(end: int, parent: list[int], partner: list[int]) -> None:
    while end >= 0:
        before = parent[end]
        following = partner[before]
        partner[end], partner[before] = before, end
        end = following


def _shrink(
    one: int, other: int, base: list[int], parent: list[int], is_even: list[bool], queue: deque[int], partner: list[int]
) -> None:
    """An odd ring is one place from now on."""
    root = _meeting_point(one, other, base, parent, partner)
    ring = [False] * len(base)
    for end, child in ((one, other), (other, one)):
        while base[end] != root:
            ring[base[end]] = ring[base[partner[end]]] = True
            parent[end] = child
            child = partner[end]
            end = parent[child]
    for place in range(len(base)):
        if ring[base[place]]:
            base[place] = root
            if not is_even[place]:
                is_even[place] = True
                queue.append(place)


def _meeting_point(one: int, other: int, base: list[int], parent: list[int], partner: list[int]) -> int:
    seen = set()
    while True:
        one = base[one]
        seen.add(one)
        if partner[one] < 0:
            break
        one = parent[partner[one]]
    while True:
        other = base[other]
        if other in seen:
            return other
        other = parent[partner[other]]
