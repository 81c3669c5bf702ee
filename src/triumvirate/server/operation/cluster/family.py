"""A process with all that it has started: PostgreSQL's sessions are groups of their own, which no signal to its group reaches."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path

PROCESSES = Path("/proc")
PAUSE = 0.005


def family(head: int) -> list[int]:
    """A process and everybody who descends from it, parents first."""
    children: dict[int, list[int]] = {}
    for entry in PROCESSES.iterdir():
        if entry.name.isdigit() and (told := _state_and_parent(int(entry.name))):
            children.setdefault(told[1], []).append(int(entry.name))
    found = [head]
    for member in found:
        found += children.get(member, [])
    return found


def signal_all(head: int, how: int) -> list[int]:
    """To the whole family; nobody may be born meanwhile, so everybody is stopped first. Who was met is the answer."""
    met: list[int] = []
    while fresh := [member for member in family(head) if member not in met]:
        for member in fresh:
            _send(member, signal.SIGSTOP)
        met += fresh
    if how != signal.SIGSTOP:
        for member in met:
            _send(member, how)
    return met


def wait_for_the_end(members: list[int], seconds: float) -> bool:
    """Until none of them runs; whether it came to that. One that has ended and that nobody has buried counts as gone."""
    end = time.monotonic() + seconds
    while any(_runs(member) for member in members):
        if time.monotonic() > end:
            return False
        time.sleep(PAUSE)
    return True


def _send(process: int, how: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, how)


def _runs(process: int) -> bool:
    told = _state_and_parent(process)
    return told is not None and told[0] not in "ZX"


def _state_and_parent(process: int) -> tuple[str, int] | None:
    """The letter of its state and its parent; None where it is gone. Its name may hold anything, a bracket too."""
    try:
        told = (PROCESSES / str(process) / "stat").read_text(errors="replace")
    except OSError:
        return None
    state, parent = told.rpartition(")")[2].split()[:2]
    return state, int(parent)
