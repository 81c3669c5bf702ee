"""The trained network as the judge of a search's leaves: ONNX Runtime on the CPU, no torch."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import numpy as np

from triumvirate.core import engine
from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.games import find_game

UNKNOWN = 1e-6  # the weight of an action that the network has never met


class NetworkEvaluator:
    """Judges native states by what their deciding seat sees; the other seat's win chance is the rest."""

    def __init__(self, game: str, weights: Path) -> None:
        try:
            import onnxruntime as ort
        except ImportError:
            raise BadRequest("The imperator needs onnxruntime: pip install onnxruntime.") from None
        settings = ort.SessionOptions()
        settings.intra_op_num_threads = 1  # the search has a thread for every core
        settings.inter_op_num_threads = 1
        settings.log_severity_level = 3
        self._session = ort.InferenceSession(str(weights), settings, providers=["CPUExecutionProvider"])
        self.about: JsonObject = json.loads(self._session.get_modelmeta().custom_metadata_map["about"])
        self._known = int(self.about["shape"]["actions"])
        self.actions = find_game(game).actions  # some may have been appended since the network was trained
        self._inputs = int(self.about["shape"]["inputs"])
        self._encoding = engine.load(find_game(game).name, "native", "learn.encoding")
        self._room = threading.local()

    def judge(self, states: Array) -> tuple[Array, Array]:
        """Win chances by seat and a positive number for every action, for states of which some may be over."""
        seats, seen = self._look(states)
        logits, wins = self._session.run(None, {"observations": seen})
        logits -= logits.max(axis=1, keepdims=True)
        np.exp(logits, out=logits)
        values = np.empty((len(states), 2), np.float64)
        mine = wins[:, 0]
        rows = np.arange(len(states))
        values[rows, seats] = mine
        values[rows, 1 - seats] = 1.0 - mine
        weights = np.full((len(states), self.actions), UNKNOWN)
        weights[:, : self._known] = logits
        return values, weights

    def _look(self, states: Array) -> tuple[Array, Array]:
        room: dict[int, tuple[Array, Array]] = self._room.__dict__.setdefault("rows", {})
        if len(states) not in room:
            room[len(states)] = np.zeros(len(states), np.int64), np.zeros((len(states), self._inputs), np.int8)
        seats, seen = room[len(states)]
        self._encoding.deciders_batch(states, seats)
        np.maximum(seats, 0, out=seats)
        self._encoding.observe_batch(states, seats, seen)
        return seats, seen


def warm_encoding(game: str, states: Array) -> None:
    """Compile what shows positions to a network, with the types it is used with; no network is needed for that."""
    encoding, encode = engine.load(game, "native", "learn.encoding"), engine.load(game, "native", "encode")
    seats, seen = np.zeros(len(states), np.int64), np.zeros((len(states), encode.OBSERVATION), np.int8)
    encoding.deciders_batch(states, seats)
    encoding.observe_batch(states, np.maximum(seats, 0), seen)
