"""Bots of other sources: `legate@400:FOLDER` is the legate of the checkout in that folder, in a process of its own.

`imperator@200:FILE.npz` is the imperator of these sources with another network, as a training leaves it. With a folder
today's bots can be measured against those of any day. The folder holds `src/triumvirate` as git had it then
(`git archive REVISION src | tar -x -C FOLDER`); views, what was told and legal lists go over as JSON, which stays readable
for good.
`cmd:./mybot` is anybody's program (`bots/program.py`).
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

from triumvirate.bots import Bot, find_bot
from triumvirate.bots.program import PREFIX, Program
from triumvirate.bots.registry import with_network
from triumvirate.core.errors import BadRequest
from triumvirate.core.events import Event
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import View

# What the other process runs, by names that have stood since bots have had a registry.
ANSWERS = """
import json, sys
from triumvirate.bots import find_bot
from triumvirate.core.view import LegalAction, View
game, name = sys.argv[1:]
bot = find_bot(game, name)
held, kept = [], {}
for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "hello":
        print(json.dumps({"protocol": 1}), flush=True)
    elif asked["cmd"] == "choose":
        legal = [LegalAction(asked["view"]["seat"], choice["action"], choice["index"]) for choice in asked["legal"]]
        view = View.from_json(asked["view"])
        held[asked["told"]["from"]:] = asked["told"]["events"]
        if hasattr(view, "recalled"):
            from triumvirate.core.events import Event
            from triumvirate.core.view import Recalled
            told = [Event(event[0], event[1]) for event in held]
            view.recalled = Recalled(lambda: told, kept)
        chosen = bot.choose(view, legal, asked["seconds"], asked["seed"])
        print(json.dumps({"id": asked["id"], "action": chosen.action}), flush=True)
"""
HOURS = 36_000.0  # as long as anything may take: its code may have to be compiled first


class Elsewhere(Program):
    """A bot of another checkout, asked by the lines that any program is asked by."""

    def __init__(self, game: str, name: str, folder: Path) -> None:
        if not (folder / "src" / "triumvirate").is_dir():
            raise BadRequest(f"There is no checkout in '{folder}': it should hold src/triumvirate.")
        found_first = [str((folder / "src").resolve()), os.environ.get("PYTHONPATH", "")]
        paths = {**os.environ, "PYTHONPATH": os.pathsep.join(found_first).rstrip(os.pathsep)}
        super().__init__(game, f"{name}:{folder}", [sys.executable, "-c", ANSWERS, game, name], paths)
        self.name = self.command
        self._told: list[Event] = []

    def beside(self, view: View) -> JsonObject:
        """What its seat was told, as far as that is new to it."""
        events = list(view.recalled.events()) if view.recalled is not None else []
        pairs = enumerate(zip(events, self._told, strict=False))
        start = next((n for n, (new, old) in pairs if new != old), min(len(events), len(self._told)))
        self._told = events
        return {"told": {"from": start, "events": [[event.kind, event.facts] for event in events[start:]]}}

    def patience(self, seconds: float) -> float:
        """It is ours: it answers, however long it takes."""
        return HOURS


NETWORK = ".npz"


def network_of(name: str) -> Path | None:
    """The file of the network that a name brings along: `imperator@200:FILE.npz`."""
    _, colon, place = name.partition(":")
    return Path(place) if colon and not name.startswith(PREFIX) and place.endswith(NETWORK) else None


@cache
def seat_bot(game: str, name: str) -> Bot:
    """The bot of a name, of these sources or, after a colon, of those in a folder or with a network of its own.

    `cmd:./mybot` is a program.
    """
    if name.startswith(PREFIX):
        return Program(game, name.removeprefix(PREFIX))
    level, colon, place = name.partition(":")
    if (network := network_of(name)) is not None:
        return with_network(game, level, network)
    return Elsewhere(game, level, Path(place)) if colon else find_bot(game, name)
