"""The browser client's own unit tests, run by vitest; what they expect is made by the Python rules of this tree."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from nodes import NODE, WEB


def test_the_clients_units_pass() -> None:
    env = {**os.environ, "PATH": f"{os.environ.get('PATH', '')}:{Path(NODE).parent}", "NO_COLOR": "1"}
    command = [NODE, "node_modules/vitest/vitest.mjs", "run", "--reporter=dot"]
    run = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert " passed" in run.stdout
