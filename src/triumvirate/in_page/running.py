"""A game's WebAssembly file, played in Node: for the comparison with other engines, and for the benchmark."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

import numpy as np

from triumvirate.core.arrays import Array, Records
from triumvirate.core.errors import TriumvirateError

ALIGNED = 64
LENGTHS = struct.Struct("<II")
PROGRAM = Path(__file__).with_name("running.mjs")


def node() -> str | None:
    """Node, where there is one; `TRIUMVIRATE_NODE` names another."""
    return os.environ.get("TRIUMVIRATE_NODE") or shutil.which("node")


class Seed(int):
    """A number that is passed with all its 64 bits."""


class One(NamedTuple):
    """A single state: the only one of an array, passed by its place alone."""

    state: Records


Given = int | float | One | Array | tuple["Given", ...]


class Node:
    """A process that holds the games of one file."""

    def __init__(self, file: Path) -> None:
        program = node()
        if program is None:
            raise TriumvirateError(
                "WebAssembly is played by Node, which is not here. On Debian: apt-get install nodejs"
            )
        command = [program, str(PROGRAM), str(file)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> Node:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()

    def start(self, prepared: Records, seeds: Sequence[int]) -> Records:
        """Set up a game for every seed, each from its own prepared state."""
        _, states = self._ask({"ask": "start", "seeds": [str(seed) for seed in seeds]}, prepared.tobytes())
        return np.frombuffer(states, prepared.dtype)

    def step(self, kind: np.dtype[np.void]) -> tuple[int, Records]:
        """A random action in every game that still runs: how many ran, and all states."""
        told, states = self._ask({"ask": "step"})
        return int(told["ran"]), np.frombuffer(states, kind)

    def play(self, template: Array, seed: int, games: int) -> tuple[int, float]:
        """Whole random games one after another: how many actions, in how many seconds."""
        told, _ = self._ask({"ask": "play", "seed": str(seed), "games": games}, template.tobytes())
        return int(told["actions"]), told["seconds"]

    def call(self, name: str, *given: Given) -> float:
        """Any function of the file, by its name; what it writes into arrays is there afterwards."""
        passed: list[object] = []
        arrays: list[tuple[int, Array]] = []
        end = 0
        for one in _flat(given):
            if isinstance(one, Seed):
                passed.append(str(int(one)))
            elif isinstance(one, int | float):
                passed.append(one)
            else:
                array = one.state if isinstance(one, One) else one
                passed.append([end, *([] if isinstance(one, One) else array.shape)])
                arrays.append((end, array))
                end += -(-array.nbytes // ALIGNED) * ALIGNED
        sent = bytearray(end)
        for place, array in arrays:
            sent[place : place + array.nbytes] = array.tobytes()
        told, back = self._ask({"ask": "call", "name": name, "given": passed}, bytes(sent))
        for place, array in arrays:
            array[...] = np.frombuffer(back, array.dtype, array.size, place).reshape(array.shape)
        return told["result"]

    def memory(self) -> NodeMemory:
        """The file's memory, held over many calls."""
        return NodeMemory(self._ask)

    def _ask(self, question: Mapping[str, object], sent: bytes = b"") -> tuple[dict[str, float], bytes]:
        into, back = self._process.stdin, self._process.stdout
        assert into is not None
        assert back is not None
        asked = json.dumps(question).encode()
        try:
            into.write(LENGTHS.pack(len(asked), len(sent)) + asked + sent)
            into.flush()
            head = back.read(LENGTHS.size)
        except OSError:
            head = b""
        if len(head) < LENGTHS.size:
            raise TriumvirateError("Node ended before it answered; what it said stands above.")
        told, shown = LENGTHS.unpack(head)
        return json.loads(back.read(told)), back.read(shown)


class NodeMemory:
    """A game's file as a page's worker holds it (`search/page_ground.py`), in Node."""

    def __init__(self, ask: Callable[[Mapping[str, object], bytes], tuple[dict[str, float], bytes]]) -> None:
        self._ask = ask

    def room(self, length: int) -> int:
        """The place of so many bytes that are nobody else's."""
        return int(self._ask({"ask": "room", "length": length}, b"")[0]["place"])

    def write(self, place: int, data: bytes) -> None:
        """Put bytes there."""
        self._ask({"ask": "write", "place": place}, data)

    def read(self, place: int, length: int) -> bytes:
        """The bytes that are there."""
        return self._ask({"ask": "read", "place": place, "length": length}, b"")[1]

    def call(self, name: str, given: Sequence[float | str]) -> float:
        """Call a function of the file."""
        return self._ask({"ask": "invoke", "name": name, "given": list(given)}, b"")[0]["result"]


def _flat(given: Iterable[Given]) -> Iterator[int | float | One | Array]:
    """What is given, with the parts of tuples in their place."""
    for one in given:
        if isinstance(one, tuple) and not isinstance(one, One):
            yield from _flat(one)
        else:
            yield one
