"""The outlook of JULIUS CAESAR as it was before: asked in a kept copy of those sources, by the text of a position.

`scripts/before.py` lays the copy out. Positions are text that stays readable, so today's matches can be shown to it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from triumvirate.core.errors import BadRequest

# What the other process runs, by the names that those sources had.
ANSWERS = """
import sys
import numpy as np
from triumvirate.bots.julius_plans import GAME, PLACES, campaign, network, outlook
from triumvirate.core.table import Table
facts, sums = np.zeros(outlook().FACTS + network().shape[1]), np.zeros(campaign().RUNS * PLACES)
for line in sys.stdin:
    record = GAME.layout.records([Table.from_position(GAME, line.strip())._state])[0]
    print(*(outlook().chance_of(record, side, network(), facts, sums) for side in range(2)), flush=True)
"""


class OutlookBefore:
    """A process of the copy, that tells both sides' chances in a position."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "src" / "triumvirate" / "bots" / "julius_plans.py").is_file():
            raise BadRequest(
                f"There is no outlook of before in '{folder}': `.venv/bin/python scripts/before.py` lays the copy out."
            )
        paths = [str((folder / "src").resolve()), os.environ.get("PYTHONPATH", "")]
        around = {**os.environ, "PYTHONPATH": os.pathsep.join(paths).rstrip(os.pathsep)}
        command = [sys.executable, "-c", ANSWERS]
        self._process = subprocess.Popen(command, env=around, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def chances(self, position: str) -> tuple[float, float]:
        """What Caesar's and what Pompeius's chance to win was held to be."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{position}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise BadRequest(f"The outlook of before gave no answer; it was asked about: {json.dumps(position)}")
        caesar, pompeius = map(float, answer.split())
        return caesar, pompeius

    def close(self) -> None:
        """No more questions."""
        self._process.communicate()


@cache
def outlook_before(folder: Path) -> OutlookBefore:
    """The one of this process."""
    return OutlookBefore(folder)
