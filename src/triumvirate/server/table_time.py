"""The time that tables run by: it passes evenly, whatever somebody does to the clock of the machine.

Clocks, votes and absences are counted in Unix milliseconds, because they outlive the process. They begin from the wall
clock, or from the database's where several machines share one, and then go by a clock that nobody can turn.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

# Goes on while the machine sleeps, where the system has such a clock: a night with the lid closed is a night.
_EVEN = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
SMALL_MS = 2_000  # differences up to this are drift, and are followed without a word


def wall_ms() -> int:
    """Unix milliseconds as the machine tells them."""
    return time.time_ns() // 1_000_000


def even_ms() -> int:
    """Milliseconds since some moment, by a clock that nobody turns."""
    return time.clock_gettime_ns(_EVEN) // 1_000_000


@cache
def boot() -> str:
    """A name for the time since the machine was started, while which the even clock counts from the same moment."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return secrets.token_hex(8)  # elsewhere no two processes can compare their clocks


class TableTime:
    """Unix milliseconds that never jump by themselves: `ahead` of the even clock."""

    def __init__(self, wall: Callable[[], int] = wall_ms, even: Callable[[], int] = even_ms) -> None:
        self._wall, self._even = wall, even
        self.ahead = self.wall_ahead()

    def __call__(self) -> int:
        """Now."""
        return self._even() + self.ahead

    def wall_ahead(self) -> int:
        """What the wall clock is ahead of the even one now."""
        return self._wall() - self._even()

    def behind(self, told: int) -> int:
        """How many milliseconds another clock is ahead of this one; 0 where that is only drift."""
        away = told - self()
        return away if abs(away) > SMALL_MS else 0

    def follow(self, told: int) -> None:
        """Go by another clock from now on."""
        self.ahead += told - self()
