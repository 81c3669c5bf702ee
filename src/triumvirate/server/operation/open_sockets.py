"""How many sockets somebody may have open: so many a person, so many an address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from triumvirate.server.errors import RateLimited
from triumvirate.server.operation.addresses import house

OF_PERSON, OF_ADDRESS = 24, 200
WAIT = 30.0


class OpenSockets:
    """Counts them; a socket counts for the person who opened it and for the address that it came from."""

    def __init__(self, is_limited: bool = True) -> None:
        self._is_limited = is_limited
        self._counts: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str, person: str | None) -> Iterator[None]:
        """Hold a socket, or be refused."""
        allowed = {house(address): OF_ADDRESS} | ({person: OF_PERSON} if person else {})
        if self._is_limited and any(self._counts[name] >= most for name, most in allowed.items()):
            raise RateLimited("You have too many tables open at once: close some of them.", WAIT)
        self._counts.update(allowed.keys())
        try:
            yield
        finally:
            self._counts.subtract(allowed.keys())
            for name in allowed:
                if not self._counts[name]:
                    del self._counts[name]
