"""Notes every file of the project that a process opens, so that `make prove` knows what a proof stands on.

Python loads this by itself in every process that has this folder in its path; forks and killed processes are noted too,
because a line is written when a file is first opened. Compiled modules are noted by their source.
"""

from __future__ import annotations

import os
import sys

NOTES, ROOT = os.environ["PROVE_NOTES"], os.environ["PROVE_ROOT"] + os.sep
_seen: set[object] = set()


def _note(event: str, arguments: tuple[object, ...]) -> None:
    if event != "open" or arguments[0] in _seen or not isinstance(arguments[0], str | bytes | os.PathLike):
        return
    _seen.add(arguments[0])
    path = os.path.abspath(os.fsdecode(arguments[0]))
    if not path.startswith(ROOT):
        return
    folder, name = os.path.split(path)
    if os.path.basename(folder) == "__pycache__":
        path = os.path.join(os.path.dirname(folder), name.split(".")[0] + ".py")
    line = os.open(NOTES, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.write(line, path.removeprefix(ROOT).encode() + b"\n")
    os.close(line)


sys.addaudithook(_note)
