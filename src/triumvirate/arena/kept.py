"""Results kept while they come, so that a run that was stopped goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias

import triumvirate
from triumvirate.bots import infos_for
from triumvirate.core import texts
from triumvirate.core.plain import JsonObject
from triumvirate.core.sources import digest, reached
from triumvirate.games import find_game

KINDS = (".py", ".json", ".npz", ".onnx")
Row: TypeAlias = Any  # a result as JSON has it: whoever keeps it knows its shape


class Kept:
    """A file with a heading (what is played, by which sources) and a line for every result."""

    def __init__(self, path: Path | None, heading: JsonObject) -> None:
        self.path = path
        self.rows: dict[int, Row] = {}
        if path is None:
            return
        told = json.dumps(heading, sort_keys=True)
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        lines = text.splitlines()
        if lines and lines[0] == told:
            for line in lines[1:]:
                self._read(line)
            if not text.endswith("\n"):
                with path.open("a", encoding="utf-8") as file:
                    file.write("\n")  # so that what is cut off spoils nothing that comes
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(told + "\n", encoding="utf-8")

    def _read(self, line: str) -> None:
        """A line cut off by an interruption counts as not there."""
        try:
            number, row = json.loads(line)
        except ValueError:
            return
        self.rows[number] = row

    def add(self, number: int, row: Row) -> None:
        """Keep one result."""
        self.rows[number] = row
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([number, row]) + "\n")

    def first_open(self) -> int:
        """The smallest number without a result."""
        number = 0
        while number in self.rows:
            number += 1
        return number


def sources_digest(game: str, bots: Iterable[str] = ()) -> str:
    """A digest of what decides how bots play a game: its package, their compiled texts and weights, what its levels import.

    What is no level, as a coach is, counts where it plays. How a reason is worded decides nothing.
    """
    root = Path(triumvirate.__file__).parent
    folders = (root / "games" / game, root / "bots" / game / "compiled", root / "bots" / game / "weights")
    files = (path for folder in (*folders, root / "search" / "compiled") for path in folder.rglob("*"))
    package = {path for path in files if path.suffix in KINDS}
    playing = {name.partition(":")[0].partition("@")[0] for name in bots}
    levels = [info.module for info in infos_for(game) if info.points is not None or info.name in playing]
    played_by = reached(levels, root.parent, ("triumvirate.bots", "triumvirate.search"))
    ours = digest(package | {path for path in played_by if path.stem != "reasons"}, root)
    homes = {find_game(game).package, *(file.parent for level in levels if (file := texts.locate(level)) is not None)}
    return "-".join([ours, *(_brought(home) for home in sorted(homes) if not home.is_relative_to(root))])


def _brought(home: Path) -> str:
    """The same of what lies in a folder of a stranger's: a game, or bots with their texts and weights."""
    return digest((path for path in home.rglob("*") if path.suffix in KINDS), home)
