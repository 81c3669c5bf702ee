"""What processes cost: processor seconds and memory of each with all its children, from /proc."""

from __future__ import annotations

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def _family(process: int) -> list[int]:
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            fields = _stat(int(folder.name))
            if fields:
                children.setdefault(int(fields[1]), []).append(int(folder.name))
    found = [process]
    for one in found:
        found += children.get(one, [])
    return found


def _stat(process: int) -> list[str]:
    """The fields after the name; none where it has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except (OSError, IndexError):
        return []


def cpu(process: int) -> float:
    """Seconds of processor time that a process and its children have used, the ended ones included."""
    spent = 0
    for one in _family(process):
        fields = _stat(one)
        if fields:
            spent += sum(int(fields[place]) for place in (11, 12))
    fields = _stat(process)
    return (spent + (int(fields[13]) + int(fields[14]) if fields else 0)) / TICKS


def memory(process: int) -> float:
    """Megabytes that are its own: what children share with it is counted once."""
    total = 0.0
    for one in _family(process):
        try:
            resident, shared = Path(f"/proc/{one}/statm").read_text().split()[1:3]
        except OSError:
            continue
        total += (int(resident) - (int(shared) if one != process else 0)) * PAGE / 1e6
    return total


class Costs:
    """Processor seconds by component between two moments; several processes may be one component."""

    def __init__(self, components: dict[str, list[int]]) -> None:
        self._components = components
        self._before = self._now()

    def _now(self) -> dict[str, float]:
        spent = {name: sum(cpu(process) for process in some) for name, some in self._components.items()}
        return {**spent, "load": sum(os.times()[:2])}

    def per(self, thousands: float, seconds: float = 0.0, idle: dict[str, float] | None = None) -> dict[str, float]:
        """Seconds for each thousand of what was done since the last call, and all of them together.

        What the parts use while nobody does anything (`idle`, seconds a second) is taken off for the time it took.
        """
        now = self._now()
        spent = {
            name: round(max(0.0, now[name] - self._before[name] - seconds * (idle or {}).get(name, 0.0)) / thousands, 3)
            for name in now
        }
        self._before = now
        return {**spent, "all": round(sum(spent.values()), 3)}
