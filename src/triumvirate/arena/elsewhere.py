"""Bots of other sources: `legate@400:FOLDER` is the legate of the checkout in that folder, in a process of its own.

So today's bots can be measured against those of any day. The folder holds `src/triumvirate` as git had it then
(`git archive REVISION src | tar -x -C FOLDER`); views and legal lists go over as JSON, which stays readable for good.
`cmd:./mybot` is anybody's program (`bots/program.py`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from triumvirate.bots import Abilities, Bot, Choice, find_bot
from triumvirate.bots.contract import Chooser
from triumvirate.bots.program import PREFIX, Program
from triumvirate.bots.reasons import in_words
from triumvirate.core.errors import BadRequest
from triumvirate.core.view import LegalAction, View

# What the other process runs, by names that have stood since bots have had a registry.
ANSWERS = """
import json, sys
from triumvirate.bots import find_bot
from triumvirate.core.view import LegalAction, View
game, name = sys.argv[1:]
bot = find_bot(game, name)
for line in sys.stdin:
    asked = json.loads(line)
    legal = [LegalAction(*choice) for choice in asked["legal"]]
    chosen = bot.choose(View.from_json(asked["view"]), legal, asked["seconds"], asked["seed"])
    print(json.dumps(chosen.action), flush=True)
"""


class Elsewhere(Chooser):
    """A bot of another checkout. It dies with the process that asked for it, when its input ends."""

    def __init__(self, game: str, name: str, folder: Path) -> None:
        if not (folder / "src" / "triumvirate").is_dir():
            raise BadRequest(f"There is no checkout in '{folder}': it should hold src/triumvirate.")
        self.name = f"{name}:{folder}"
        found_first = [str((folder / "src").resolve()), os.environ.get("PYTHONPATH", "")]
        paths = {**os.environ, "PYTHONPATH": os.pathsep.join(found_first).rstrip(os.pathsep)}
        command = [sys.executable, "-c", ANSWERS, game, name]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=paths, text=True, encoding="utf-8"
        )

    @property
    def abilities(self) -> Abilities:
        """It may go on from earlier decisions."""
        return Abilities(remembers=True)

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """What the other process answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        listed = [[choice.seat, choice.action, choice.index] for choice in legal]
        asked = {"view": view.to_json(), "legal": listed, "seconds": seconds, "seed": seed}
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise BadRequest(f"The bot {self.name} has stopped with status {self._process.wait()}.")
        return Choice(json.loads(answer), in_words(""))

    def close(self) -> None:
        """The other process ends."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


@cache
def seat_bot(game: str, name: str) -> Bot:
    """The bot of a name, of these sources or, after a colon, of those in a folder; `cmd:./mybot` is a program."""
    if name.startswith(PREFIX):
        return Program(game, name.removeprefix(PREFIX))
    level, colon, folder = name.partition(":")
    return Elsewhere(game, level, Path(folder)) if colon else find_bot(game, name)
