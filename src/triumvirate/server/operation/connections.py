"""The open connections of this process: how many there may be, of whom, and which one goes when there are too many.

Who has a connection open and asks nothing over it can be let go at any time: that costs a person nothing, since their
browser opens another. So a visitor who opens thousands drives out their own idle ones, and nobody else's.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from triumvirate.server.operation.addresses import Proxies, house

MOST_OF_ONE = 256
Idle = OrderedDict[asyncio.Transport, None]


@dataclass
class _Visitor:
    """The connections of one address."""

    number: int = 0
    idle: Idle = field(default_factory=OrderedDict)


class Connections:
    """All of them, with those that wait for a request in the order in which they began to wait."""

    def __init__(self, most: int, proxies: str = "", is_limited: bool = True) -> None:
        self._most = most
        self._proxies = Proxies(proxies)
        self._is_limited = is_limited
        self._whose: dict[asyncio.Transport, str | None] = {}
        self._visitors: dict[str, _Visitor] = {}
        self._idle: Idle = OrderedDict()

    def __len__(self) -> int:
        return len(self._whose)

    def arrive(self, transport: asyncio.Transport, address: str | None) -> bool:
        """A new connection, which waits for its first request; False when there is no room for it."""
        who = self._visitor(address)
        visitor = self._visitors.get(who) if who else None
        if visitor is not None and visitor.number >= MOST_OF_ONE and not self._let_go(visitor.idle):
            return False
        if len(self._whose) >= self._most and not self._let_go(self._idle):
            return False
        self._whose[transport] = who
        if who:
            self._visitors.setdefault(who, _Visitor()).number += 1
        self.rests(transport)
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection that is closed."""
        if transport not in self._whose:
            return
        self.works(transport)
        who = self._whose.pop(transport)
        if who:
            visitor = self._visitors[who]
            visitor.number -= 1
            if not visitor.number:
                del self._visitors[who]

    def rests(self, transport: asyncio.Transport) -> None:
        """Nothing is asked over it now."""
        if transport in self._whose and transport not in self._idle:
            self._idle[transport] = None
            if who := self._whose[transport]:
                self._visitors[who].idle[transport] = None

    def works(self, transport: asyncio.Transport) -> None:
        """Something is asked over it, or it has become a socket."""
        self._idle.pop(transport, None)
        if who := self._whose.get(transport):
            self._visitors[who].idle.pop(transport, None)

    def _visitor(self, address: str | None) -> str | None:
        """Who is counted; None for a proxy, over which many come."""
        if address is None or not self._is_limited or address in self._proxies:
            return None
        return house(address)

    def _let_go(self, idle: Idle) -> bool:
        """End the connection that has waited longest."""
        if not idle:
            return False
        transport = next(iter(idle))
        self.leave(transport)
        transport.abort()
        return True
