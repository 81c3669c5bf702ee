"""What the numbers of an observation mean: one schema a game, in the order in which its encoder writes them.

A schema is written as parts and rows (`laid_out`) and becomes features that know their places. Documentation, the bounds of
spaces, `env.features` and the tests that move one fact and watch the row are all made from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf, prod
from typing import overload


@dataclass(frozen=True)
class Axis:
    """What a feature is told of one after another: spaces, blocks, seats, with their names in order."""

    name: str
    values: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.values)


@dataclass(frozen=True)
class Part:
    """One meaning in a row: a number, or numbers side by side `over` axes.

    `made_of` are the fields of the state that it is told from; nothing else may move it.
    """

    name: str
    meaning: str
    made_of: tuple[str, ...]
    low: float = 0
    high: float = 1
    over: tuple[Axis, ...] = ()


@dataclass(frozen=True)
class Rows:
    """The same parts again and again, one row for each value of an axis."""

    name: str
    axis: Axis
    parts: tuple[Part | Rows, ...]


@dataclass(frozen=True)
class Feature:
    """One meaning with its places in the row: the first, and how far apart neighbours along each axis are."""

    name: str
    meaning: str
    made_of: tuple[str, ...]
    low: float
    high: float
    axes: tuple[Axis, ...]
    first: int
    steps: tuple[int, ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers along each axis; none for a single number."""
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    def places(self) -> Iterator[int]:
        """Its places in the row, the last axis running fastest."""
        for index in product(*(range(count) for count in self.shape)):
            yield self.first + sum(at * step for at, step in zip(index, self.steps, strict=True))

    def place(self, *values: str) -> int:
        """Where the number of these values of its axes stands: `place("SD-SC")`."""
        at = (axis.values.index(value) for axis, value in zip(self.axes, values, strict=True))
        return self.first + sum(index * step for index, step in zip(at, self.steps, strict=True))


class Features(Sequence[Feature]):
    """All features of a game's observations, in order of their first places; every place belongs to exactly one."""

    def __init__(self, features: Sequence[Feature], memory: str) -> None:
        self._features = tuple(features)
        self.memory = memory  # what a policy without memory cannot know
        self.size = sum(feature.size for feature in self._features)

    @overload
    def __getitem__(self, at: int) -> Feature: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Feature]: ...

    def __getitem__(self, at: int | slice) -> Feature | Sequence[Feature]:
        return self._features[at]

    def __len__(self) -> int:
        return len(self._features)

    def named(self, name: str) -> Feature:
        """The feature of that name; a KeyError that says the name where there is none."""
        found = next((feature for feature in self._features if feature.name == name), None)
        if found is None:
            raise KeyError(name)
        return found

    def at(self, place: int) -> Feature:
        """The feature that a place of the row belongs to."""
        return next(feature for feature in self._features if place in feature.places())

    def bounds(self) -> tuple[list[float], list[float]]:
        """The lowest and the highest value of every place."""
        low, high = [0.0] * self.size, [0.0] * self.size
        for feature in self._features:
            for place in feature.places():
                low[place], high[place] = feature.low, feature.high
        return low, high


def laid_out(*parts: Part | Rows, memory: str) -> Features:
    """Parts one after another, with the places that they get by that."""
    features: list[Feature] = []
    at = 0
    for part in parts:
        features += _placed(part, at, (), (), "")
        at += _size(part)
    return Features(features, memory)


def undescribed(size: int) -> Features:
    """The features of a game that says nothing of its numbers."""
    row = Axis("number", tuple(str(number) for number in range(size)))
    part = Part("row", "A number that the game's encoder writes and nobody has described.", (), -inf, inf, (row,))
    return laid_out(part, memory="")


def _size(part: Part | Rows) -> int:
    if isinstance(part, Rows):
        return len(part.axis) * sum(_size(inner) for inner in part.parts)
    return prod(len(axis) for axis in part.over)


def _placed(
    part: Part | Rows, first: int, axes: tuple[Axis, ...], steps: tuple[int, ...], prefix: str
) -> Iterator[Feature]:
    name = f"{prefix}{part.name}"
    if isinstance(part, Rows):
        row = sum(_size(inner) for inner in part.parts)
        for inner in part.parts:
            yield from _placed(inner, first, (*axes, part.axis), (*steps, row), f"{name}.")
            first += _size(inner)
        return
    own = tuple(prod(len(axis) for axis in part.over[n + 1 :]) for n in range(len(part.over)))
    yield Feature(name, part.meaning, part.made_of, part.low, part.high, (*axes, *part.over), first, (*steps, *own))
