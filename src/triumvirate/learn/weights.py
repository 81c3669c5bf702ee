"""A network's file, read without NumPy, and laid out where compiled text plays it: on the native engine or in a page."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from triumvirate.core.number_files import Kept, read_kept
from triumvirate.core.plain import JsonObject
from triumvirate.search.room import Room, Row

LAYERS = 3  # that compiled text works in


@dataclass(frozen=True, eq=False)
class Weights:
    """What a file has: the numbers by name (`learn/plain.py` writes them), and how the network came about."""

    kept: Mapping[str, Kept]

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """Inputs, slots, width, blocks."""
        inputs, slots, width, blocks = struct.unpack("<4q", self.kept["shape"].data)
        return inputs, slots, width, blocks

    @property
    def progress(self) -> JsonObject:
        """How it was trained."""
        told: JsonObject = json.loads(self.kept["about"].data)
        return told

    @property
    def numbers(self) -> int:
        """How many weights there are."""
        inputs, slots, width, blocks = self.shape
        block = 2 * width + 2 * width * (width + 1)
        return (inputs + 1) * width + blocks * block + 2 * width + (slots + 1) * (width + 1)


def read_weights(file: Path) -> Weights:
    """A network's file."""
    return Weights(read_kept(file))


def weights_like(file: Path, shipped: Weights) -> Weights:
    """A network that takes the place of another; ValueError where it sees or decides something else."""
    weights = read_weights(file)
    (seen, decided), known = weights.shape[:2], shipped.shape[:2]
    if (seen, decided) != known:
        raise ValueError(f"it sees {seen} numbers and decides among {decided}, not {known[0]} and {known[1]}")
    return weights


class Laid:
    """A network in a room: its row of weights and its shape, as compiled text reads them."""

    def __init__(self, room: Room, weights: Weights) -> None:
        kept = weights.kept
        self.room, (self.inputs, self.slots, self.width, _) = room, weights.shape
        self.shape: Row = room.words(weights.shape)
        self.net: Row = room.row("f", bytes(4 * weights.numbers))
        if "net" in kept:
            room.call("learn.unpacking", "widen", room.row("H", kept["net"].data), self.net)
        else:
            small, scales, rest = (room.row(kind, kept[name].data) for name, kind in PACKED.items())
            room.call("learn.unpacking", "unpack", small, scales, rest, self.shape, self.net)

    def seen(self, states: int = 0) -> Row:
        """Room for what is seen of so many states, a row each; of one alone without a number."""
        return self.room.row("f", bytes(4 * self.inputs * (states or 1)), self.inputs if states else 0)

    def layers(self, states: int = 0) -> Row:
        """Room for the layers, likewise."""
        return self.room.row("f", bytes(4 * LAYERS * self.width * (states or 1)), LAYERS * self.width if states else 0)


PACKED = {"small": "b", "scales": "f", "rest": "f"}
