"""How much, how fast: token buckets per person and per address; several workers share them over Redis."""

from __future__ import annotations

import time
from collections import OrderedDict

from triumvirate.server.errors import RateLimited

# tokens a second, and how many may be saved up
RATES: dict[str, tuple[float, float]] = {
    "everything": (50.0, 200.0),
    "files": (100.0, 600.0),  # parts of the page, kept by browsers: seven phones of one household open it at once
    "act": (20.0, 60.0),
    "chat": (1.0, 8.0),
    "login": (10 / 60, 10.0),
    "letter": (3 / 3600, 3.0),
    "create": (30 / 60, 30.0),
    "upload": (6 / 60, 6.0),
    "uploads of a day": (60 / 86_400, 60.0),
    "socket": (40.0, 120.0),
    "connect": (5.0, 60.0),
    "heavy": (5.0, 20.0),
    "export": (6 / 60, 6.0),
}
MOST_BUCKETS = 50_000


class Limits:
    """Buckets by (what, who); the ones used longest ago are forgotten first."""

    def __init__(self, is_on: bool = True) -> None:
        self._is_on = is_on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    async def take(self, what: str, *who: str | None) -> None:
        """Use one token of each of these people or addresses, or be told to wait."""
        if not self._is_on:
            return
        now = time.monotonic()
        for name in who:
            if name is not None:
                wait = self._wait(what, name, now)
                if wait > 0:
                    raise RateLimited(f"Too fast: wait {max(1, round(wait))} s.", wait)

    async def stop(self) -> None:
        """Nothing to close."""

    def _wait(self, what: str, who: str, now: float) -> float:
        rate, most = RATES[what]
        tokens, last = self._buckets.get((what, who), (most, now))
        tokens = min(most, tokens + (now - last) * rate)
        granted = tokens >= 1
        self._buckets[(what, who)] = (tokens - 1 if granted else tokens, now)
        self._buckets.move_to_end((what, who))
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if granted else (1 - tokens) / rate
