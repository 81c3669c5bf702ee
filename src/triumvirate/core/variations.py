"""A tree of lines from one beginning: a match that was played, a position or an empty board, and what else might follow.

A node is what one seat did, with what chance said to it. New ones are added, a branch is cut, and on any may be noted what
somebody says of it and what a judge found; otherwise nodes do not change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from triumvirate.core.chance import Outcome
from triumvirate.core.errors import BadRequest
from triumvirate.core.game import Game
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject
from triumvirate.core.record import UNSIGNED
from triumvirate.core.table import Table

START = 0  # the number of the first node: the set-up, or the position itself
MOST_LINES = 6  # tables that are kept, to go on from


@dataclass(frozen=True)
class Node:
    """One thing done. The first node has no parent: its action is the set-up, or nothing where a position is the start."""

    number: int
    parent: int | None
    seat: str | None
    action: str
    outcomes: tuple[Outcome, ...] = ()
    comment: str = ""
    verdict: str = ""  # a judge's word for a fault

    def to_data(self) -> list[object]:
        """As it is kept; what nobody said of it is left out."""
        kept: list[object] = [self.number, self.parent, self.seat, self.action, list(self.outcomes)]
        noted = [self.comment, self.verdict] if self.verdict else [self.comment] if self.comment else []
        return [*kept, *noted]


@dataclass(frozen=True)
class _Line:
    """A table with the nodes that lead to it."""

    path: tuple[int, ...]
    table: Table


class Variations:
    """The tree. What was played comes first among the children of its nodes, so that the first ones are the main line."""

    def __init__(self, game: Game, options: Options, position: str, nodes: Sequence[Node]) -> None:
        self.game = game
        self.options = options
        self.position = position
        self.nodes: dict[int, Node] = {}
        self._children: dict[int, list[int]] = {}
        self._lines: list[_Line] = []
        for node in nodes:
            self._take(node)

    # --- beginning --------------------------------------------------------------------------------------------------

    @classmethod
    def of(cls, table: Table, signs: Mapping[int, str] = UNSIGNED) -> Variations:
        """A match as the main line, with a judge's signs by the numbers of its entries: what was taken back is left out."""
        tree = cls(table.game, table.options, table.position, [Node(START, None, None, "")] if table.position else [])
        number = len(tree.nodes)
        for entry in table.standing():
            parent = number - 1 if number else None
            verdict = signs.get(entry.number, "")
            tree._take(Node(number, parent, entry.seat, entry.action, entry.outcomes, verdict=verdict))
            number += 1
        return tree

    @classmethod
    def from_data(cls, game: Game, options: Options, position: str, kept: Sequence[Sequence[object]]) -> Variations:
        """The inverse of `to_data`, after a way through JSON."""
        return cls(game, options, position, [_node(one) for one in kept])

    def to_data(self) -> list[list[object]]:
        """As it is kept: node after node, each after its parent."""
        return [node.to_data() for node in self.nodes.values()]

    # --- the tree ---------------------------------------------------------------------------------------------------

    def node(self, number: int) -> Node:
        """A node by its number."""
        found = self.nodes.get(number)
        if found is None:
            raise BadRequest("There is no such move here: it may have been cut.")
        return found

    def children(self, number: int) -> tuple[int, ...]:
        """What was done next, the main line first."""
        return tuple(self._children.get(number, ()))

    def path(self, number: int) -> tuple[int, ...]:
        """The nodes from the beginning to this one."""
        found = [self.node(number).number]
        while (parent := self.nodes[found[-1]].parent) is not None:
            found.append(parent)
        return tuple(reversed(found))

    def main_line(self) -> Iterator[Node]:
        """The first children from the beginning on."""
        number: int | None = START
        while number is not None:
            yield self.nodes[number]
            number = next(iter(self._children.get(number, ())), None)

    def cut(self, number: int) -> int:
        """Take a node away with all that follows it; where one is afterwards."""
        parent = self.node(number).parent
        if parent is None:
            raise BadRequest("The beginning cannot be cut.")
        self._children[parent].remove(number)
        gone = [number]
        while gone:
            one = gone.pop()
            gone += self._children.pop(one, [])
            del self.nodes[one]
        self._lines = [line for line in self._lines if number not in line.path]
        return parent

    def note(self, number: int, comment: str | None = None, verdict: str | None = None) -> Node:
        """Put a comment or a judge's verdict on a node, or take it away by an empty one; what is not given stays."""
        node = self.node(number)
        said = node.comment if comment is None else comment
        self.nodes[number] = replace(node, comment=said, verdict=node.verdict if verdict is None else verdict)
        return self.nodes[number]

    def signs(self, number: int) -> dict[int, str]:
        """The verdicts on the way to a node, by the numbers that its entries have in the table there."""
        path = self.path(number)[1 if self.position else 0 :]
        return {place: verdict for place, one in enumerate(path) if (verdict := self.nodes[one].verdict)}

    # --- playing ----------------------------------------------------------------------------------------------------

    def table_at(self, number: int) -> Table:
        """The match as it stands after a node; what is done to it stays there."""
        return self._line_to(number).table.fork()

    def act(self, number: int, seat: str, action: str, again: bool = False) -> Node:
        """Do something after a node. What was tried there before is found again, unless chance is to be asked once more."""
        tried = [self.nodes[one] for one in self.children(number)]
        known = next((one for one in tried if (one.seat, one.action) == (seat, action)), None)
        if known is not None and not again:
            return known
        path, table = self.path(number), self._line_to(number).table.redrawn()
        done = table.act(seat, action)
        same = (done.seat, done.action, done.outcomes)
        for one in tried:
            if (one.seat, one.action, one.outcomes) == same:
                return one
        node = Node(max(self.nodes) + 1, number, done.seat, done.action, done.outcomes)
        self._take(node)
        self._keep(_Line((*path, node.number), table))
        return node

    def _line_to(self, number: int) -> _Line:
        """The line that ends with a node: shortened from one that goes through it, or played on from the nearest one."""
        path = self.path(number)
        near = max(self._lines, key=lambda line: _shared(line.path, path), default=None)
        if near is None:
            near = self._beginning()
            if path[-1] in (nodes := tuple(node.number for node in self.main_line())):
                self._keep(self._played_on(near, nodes))
                return self._line_to(number)
        shared = _shared(near.path, path)
        line = self._shortened(near, shared)
        if shared == len(path):
            return line
        longer = self._played_on(line, path)
        self._keep(longer)
        return longer

    def _beginning(self) -> _Line:
        if self.position:
            return _Line((START,), Table.from_position(self.game, self.position))
        table = Table(self.game, self.options)
        table.set_up(self.nodes[START].outcomes)
        return _Line((START,), table)

    def _shortened(self, line: _Line, length: int) -> _Line:
        if length == len(line.path):
            return line
        entries = length - (1 if self.position else 0)
        table = line.table.at(entries - 1) if entries else Table.from_position(self.game, self.position)
        return _Line(line.path[:length], table)

    def _played_on(self, line: _Line, path: tuple[int, ...]) -> _Line:
        table = line.table.fork()
        for number in path[len(line.path) :]:
            node = self.nodes[number]
            assert node.seat is not None
            table.act(node.seat, node.action, node.outcomes)
        return _Line(path, table)

    def _keep(self, line: _Line) -> None:
        """Remember a table: in the place of those on its own way, and of the oldest beyond some."""
        others = [one for one in self._lines if line.path[: len(one.path)] != one.path]
        self._lines = [*others[:1], *others[1:][-MOST_LINES:], line]

    def _take(self, node: Node) -> None:
        self.nodes[node.number] = node
        if node.parent is not None:
            self._children.setdefault(node.parent, []).append(node.number)


def _shared(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """How far two ways are the same."""
    return next(
        (n for n, (here, there) in enumerate(zip(one, other, strict=False)) if here != there), min(len(one), len(other))
    )


def _node(kept: Sequence[object]) -> Node:
    number, parent, seat, action, outcomes, *said = kept
    assert isinstance(number, int)
    assert parent is None or isinstance(parent, int)
    assert seat is None or isinstance(seat, str)
    assert isinstance(action, str)
    assert isinstance(outcomes, list)
    drawn: list[JsonObject | int] = outcomes
    return Node(number, parent, seat, action, tuple(drawn), *map(str, said))
