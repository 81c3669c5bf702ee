"""A network that judges a search's leaves by compiled text: on the native engine, and in a page."""

from __future__ import annotations

import threading
from pathlib import Path

from triumvirate.core.game import Game
from triumvirate.core.plain import JsonObject
from triumvirate.learn.weights import Laid, Weights, read_weights
from triumvirate.search.room import Room, Row, room_of
from triumvirate.search.tree import LONGEST_LIST

SEATS = 2


class Rows:
    """What one thread works in, for so many states at once."""

    def __init__(self, laid: Laid, states: int) -> None:
        room = laid.room
        self.seen, self.layers = laid.seen(states), laid.layers(states)
        self.legal: Row = room.row("q", bytes(8 * LONGEST_LIST))
        self.values: Row = room.row("d", bytes(8 * states * SEATS), SEATS)
        self.policies: Row = room.row("d", bytes(8 * states * laid.slots), laid.slots)


class PlainEvaluator:
    """Judges states by what their deciding seat sees; the other seat's win chance is the rest.

    What it gives back is its own, and good until the same thread asks again.
    """

    def __init__(self, game: Game, file: Path) -> None:
        self._game, self._file = game, file
        self._weights: Weights | None = None
        self._laid: Laid | None = None
        self._rows = threading.local()

    @property
    def _read(self) -> Weights:
        if self._weights is None:
            self._weights = read_weights(self._file)
        return self._weights

    @property
    def actions(self) -> int:
        """The size of the game's action table."""
        return self._read.shape[1]

    @property
    def about(self) -> JsonObject:
        """What it has learned from."""
        inputs, actions, width, blocks = self._read.shape
        shape = {"inputs": inputs, "actions": actions, "width": width, "blocks": blocks}
        return {"shape": shape, "progress": self._read.progress}

    def judge(self, states: Row) -> tuple[Row, Row]:
        """Win chances by seat and a positive number for every legal action, for states of which some may be over."""
        laid = self._in(room_of(self._game))
        kept: dict[int, Rows] = self._rows.__dict__.setdefault("rows", {})
        if self._rows.__dict__.setdefault("of", laid) is not laid:
            kept.clear()
            self._rows.of = laid
        rows = kept.get(len(states)) or kept.setdefault(len(states), Rows(laid, len(states)))
        given = (rows.seen, rows.layers, rows.legal, rows.values, rows.policies)
        laid.room.call("learn.judging", "judge_batch", states, laid.net, laid.shape, *given)
        return rows.values, rows.policies

    def _in(self, room: Room) -> Laid:
        """The network where compiled text is now."""
        if self._laid is None or self._laid.room is not room:
            self._laid = Laid(room, self._read)
        return self._laid
