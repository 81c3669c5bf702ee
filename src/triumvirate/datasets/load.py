"""Reading a dataset: typed rows one after another, or NumPy arrays ready to learn from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import View
from triumvirate.datasets.files import FORMATS, MATCHES, MOVES, read
from triumvirate.datasets.rows import Match, Move

ABOUT = "dataset.json"


@dataclass(frozen=True)
class Arrays:
    """All moves as arrays, a row each. `masks` are the legal actions over the whole action table."""

    observations: Array
    masks: Array
    actions: Array
    outcomes: Array  # not a number where a match did not end
    seats: Array  # numbers of the seats
    matches: Array


@dataclass(frozen=True)
class Dataset:
    """A folder made by `triumvirate dataset` or `triumvirate export`; files are read when rows are asked for."""

    path: Path
    about: JsonObject

    @property
    def game(self) -> str:
        """The game's name."""
        return str(self.about["game"])

    @cached_property
    def matches(self) -> list[Match]:
        """All matches."""
        return [row for path in self._files(MATCHES) for row in read(path, Match)]

    def moves(self, seat: str | None = None) -> Iterator[Move]:
        """All moves, or those of one seat, in order."""
        for path in self._files(MOVES):
            for row in read(path, Move):
                if seat is None or row.seat == seat:
                    yield row

    def view_of(self, move: Move) -> View:
        """The view behind a move, as bots take it."""
        return View.from_json({"game": self.game, "options": self.about["options"], "seat": move.seat, **move.view})

    def arrays(self, seat: str | None = None) -> Arrays:
        """Observations, masks, actions and outcomes, of all moves or of one seat's."""
        if not self.about["observations"]:
            raise BadRequest(f"{self.path} was made without observations; make it again with --observations.")
        rows = list(self.moves(seat))
        masks = np.zeros((len(rows), self.about["actions"]), np.bool_)
        for number, row in enumerate(rows):
            masks[number, row.legal] = True
        seats = {name: number for number, name in enumerate(self.about["seats"])}
        return Arrays(
            np.array([row.observation for row in rows], self.about["dtype"]),
            masks,
            np.array([row.index for row in rows], np.int64),
            np.array([np.nan if row.outcome is None else row.outcome for row in rows], np.float32),
            np.array([seats[row.seat] for row in rows], np.int64),
            np.array([row.match for row in rows], np.int64),
        )

    def _files(self, kind: str) -> list[Path]:
        return sorted(path for ending in FORMATS.values() for path in self.path.glob(f"{kind}-*{ending}"))


def load(path: str | Path) -> Dataset:
    """The dataset in a folder; a `BadRequest` says what is missing."""
    folder = Path(path)
    try:
        about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRequest(f"{folder} is no dataset: there is no {ABOUT} in it.") from None
    except ValueError as fault:
        raise BadRequest(f"{folder / ABOUT} is not JSON: {fault}") from None
    return Dataset(folder, about)
