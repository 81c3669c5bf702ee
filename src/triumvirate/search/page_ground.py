"""Trees in the memory of a game's WebAssembly file: the same search, for Python that runs inside a page.

The tree stays in that memory; what a search found is read from it number by number, and nothing here needs arrays.
"""

from __future__ import annotations

import struct
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from triumvirate.core.errors import TriumvirateError
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.plain_records import record_bytes, record_size
from triumvirate.search.evaluator import Evaluator
from triumvirate.search.ground import WORD, Growing
from triumvirate.search.page_room import GameMemory, PageRoom
from triumvirate.search.room import Wide
from triumvirate.search.settings import Settings
from triumvirate.search.tree import DEEPEST, EDGE, LARGEST_ACTION, LONGEST_LIST, NODES, NONE, OBSERVER, ROOT, Tree

# A page has less room than a server: enough for some ten thousand iterations a decision.
MOST_NODES, MOST_EDGES = 60_000, 600_000
INT32, INT64, FLOAT64 = struct.Struct("<i"), struct.Struct("<q"), struct.Struct("<d")
AN_EDGE = struct.Struct("<" + "".join({"<f8": "d", "<f4": "f", "<i4": "i"}[kind] for _, kind in EDGE))
EDGE_NAMES = tuple(name for name, _ in EDGE)


class NoSearch(TriumvirateError):
    """The game's WebAssembly file is not here."""


class Numbers:
    """A row of numbers in that memory."""

    def __init__(self, memory: GameMemory, place: int, kind: struct.Struct) -> None:
        self._memory, self._place, self._kind = memory, place, kind

    def __getitem__(self, at: int) -> Any:
        size = self._kind.size
        return self._kind.unpack(self._memory.read(self._place + at * size, size))[0]

    def __setitem__(self, at: int, value: float) -> None:
        self._memory.write(self._place + at * self._kind.size, self._kind.pack(value))


class Edges:
    """The edges of a tree in that memory."""

    def __init__(self, memory: GameMemory, place: int) -> None:
        self._memory, self._place = memory, place

    def __getitem__(self, at: int) -> dict[str, Any]:
        data = self._memory.read(self._place + at * AN_EDGE.size, AN_EDGE.size)
        return dict(zip(EDGE_NAMES, AN_EDGE.unpack(data), strict=True))


@dataclass(frozen=True)
class Size:
    """How much a tree may hold."""

    nodes: int
    edges: int

    def rows(self) -> tuple[tuple[int, int], ...]:
        """The rows of a tree in the order of `Tree`: how many numbers, of how many bytes."""
        return (
            (self.nodes, 4),
            (self.edges, AN_EDGE.size),
            (5, 8),
            (7, 8),
            (LONGEST_LIST, 8),
            (LONGEST_LIST, 8),
            (LARGEST_ACTION, 4),
            (LONGEST_LIST, 8),
            (DEEPEST, 8),
            (self.nodes, 4),
        )


class PageTree:
    """A tree: read like `Tree`, and passed to compiled code as places and lengths."""

    def __init__(self, memory: GameMemory, places: tuple[int, ...], size: Size) -> None:
        self.first = Numbers(memory, places[0], INT32)
        self.edges = Edges(memory, places[1])
        self.counts = Numbers(memory, places[2], INT64)
        self.given = [
            number for place, (length, _) in zip(places, size.rows(), strict=True) for number in (place, length)
        ]
        self._memory, self._places = memory, places

    @property
    def passed(self) -> list[int]:
        """As compiled code is given it."""
        return self.given

    def plant(self, observer: int, knobs: bytes) -> None:
        """One bare root."""
        self._memory.write(self._places[0], INT32.pack(NONE))
        self._memory.write(self._places[2], struct.pack("<5q", 1, 0, 0, observer, NONE))
        self._memory.write(self._places[3], knobs)
        # compiled code expects to find no action noted from a search before
        self._memory.write(self._places[6], bytes(LARGEST_ACTION * 4))


class PageGround:
    """The search of one game in its WebAssembly file."""

    def __init__(self, game: Game, memory: GameMemory) -> None:
        self._layout, self.memory = game.layout, memory
        self._free: dict[Size, list[tuple[int, ...]]] = {}
        self._laid: bytes | None = None
        self._truths, self._room = 0, 0
        self.state = memory.room(record_size(game.layout))
        self.room = PageRoom(game.layout, memory)
        self._gathered: dict[int, Gathered] = {}

    def truths(self, states: Sequence[State]) -> bytes:
        """Sampled truths as bytes."""
        return b"".join(record_bytes(self._layout, state) for state in states)

    def grower(self, settings: Settings, observer: int, seed: int, evaluator: Evaluator | None) -> PageGrower:
        """A tree that can be grown."""
        return PageGrower(self, settings, observer, seed, evaluator)

    def lay(self, truths: bytes) -> tuple[int, int]:
        """Where truths are and how many, written only where they are others than before."""
        if truths is not self._laid:
            if len(truths) > self._room:
                self._truths, self._room = self.memory.room(len(truths)), len(truths)
            self.memory.write(self._truths, truths)
            self._laid = truths
        return self._truths, len(truths) // record_size(self._layout)

    def gathered(self, size: int) -> Gathered:
        """Room for so many leaves: one search after another uses it, as there is one thread."""
        if size not in self._gathered:
            self._gathered[size] = Gathered(self.room, size)
        return self._gathered[size]

    def tree_for(self, owner: object, size: Size) -> PageTree:
        """Room for a tree, which is free again when its owner is gone."""
        free = self._free.setdefault(size, [])
        places = free.pop() if free else tuple(self.memory.room(length * each) for length, each in size.rows())
        weakref.finalize(owner, free.append, places)
        return PageTree(self.memory, places, size)


class PageGrower(Growing):
    """Grows a tree of its own."""

    def __init__(
        self, ground: PageGround, settings: Settings, observer: int, seed: int, evaluator: Evaluator | None
    ) -> None:
        super().__init__(seed, settings.batch if evaluator is not None else None)
        self._ground, self._observer, self._evaluator, self._batch = ground, observer, evaluator, settings.batch
        self._size = Size(min(settings.nodes, MOST_NODES), min(settings.edges, MOST_EDGES))
        self._knobs = b"".join(map(FLOAT64.pack, settings.numbers()))
        self._take(self._planted())

    def _planted(self) -> tuple[object, PageTree]:
        owner = Owner()
        tree = self._ground.tree_for(owner, self._size)
        tree.plant(self._observer, self._knobs)
        return owner, tree

    def _take(self, planted: tuple[object, PageTree]) -> None:
        self._owner, self._tree = planted
        self.tree = cast(Tree, self._tree)  # it is read in the same way

    def grow(self, truths: Any, iterations: int) -> None:
        """So many more iterations."""
        ground = self._ground
        place, count = ground.lay(truths)
        if self._evaluator is not None:
            self._grow_judged(place, count, iterations, self._evaluator)
            return
        given: list[float | str] = [
            *self._tree.given,
            place,
            count,
            ground.state,
            1,
            str(self._seed),
            self.iterations,
            iterations,
        ]
        ground.memory.call("think", given)
        self.iterations += iterations

    def _grow_judged(self, place: int, count: int, iterations: int, evaluator: Evaluator) -> None:
        """As `Grower` does it: leaves are gathered, judged and settled, some at once."""
        room = self._ground.room
        if self.tree.first[self.tree.counts[ROOT]] < 0:
            first = self._ground.gathered(1)
            first.leaves.write(0, self._ground.memory.read(place, first.leaves.size))
            first.lengths[0], first.ends[0] = 0, self.tree.counts[ROOT]
            self._settle(first, evaluator)
        left = iterations
        while left > 0:
            some = self._ground.gathered(min(left, self._batch))
            given = (some.leaves, some.paths, some.lengths, some.ends, Wide(self._seed), self.iterations)
            room.call("search.grow", "gather", self._tree, place, count, *given)
            self._settle(some, evaluator)
            self.iterations += len(some.leaves)
            left -= len(some.leaves)

    def _settle(self, some: Gathered, evaluator: Evaluator) -> None:
        judged = evaluator.judge(some.leaves)
        given = (some.leaves, some.paths, some.lengths, some.ends, *judged)
        self._ground.room.call("search.grow", "settle", self._tree, *given)

    def move_root(self, node: int, iterations: int, seed: int) -> None:
        """Keep what hangs below a node, and only that."""
        if node != self._tree.counts[ROOT]:
            fresh = self._planted()
            fresh[1].counts[NODES], fresh[1].counts[OBSERVER] = 0, self._observer
            self._ground.memory.call("move_root", [*self._tree.given, *fresh[1].given, node])
            self._take(fresh)
        self.iterations = iterations
        self._seed = seed & WORD


class Gathered:
    """Leaves that wait for judgement, with the ways to them."""

    def __init__(self, room: PageRoom, size: int) -> None:
        self.leaves: Any = room.empty_states(size)
        self.paths: Any = room.row("i", bytes(4 * size * DEEPEST), DEEPEST)
        self.lengths: Any = room.row("q", bytes(8 * size))
        self.ends: Any = room.row("q", bytes(8 * size))


class Owner:
    """Whoever holds a tree's room."""


def grounds(find: Callable[[str], GameMemory | None]) -> Callable[[Game], PageGround]:
    """The ground of each game, by what holds the memory of its file; made once."""
    known: dict[str, PageGround] = {}

    def ground(game: Game) -> PageGround:
        if game.text not in known:
            memory = find(game.text)
            if memory is None:
                raise NoSearch(f"The search of {game.title} is not in this page.")
            known[game.text] = PageGround(game, memory)
        return known[game.text]

    return ground
