"""Telling the workers' sockets that something changed: a word to look again, never the thing itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from msgspec import Struct

Kind = Literal["table", "chat", "presence", "bots", "person"]


class Signal(Struct, array_like=True):
    """Something about a match changed, or bots have something to do.

    `item` is the number of a chat line, or the version that a table has now: who holds it so need not look.
    A `person` may be there no more, or not as before; their id stands in the place of a match's.
    """

    match: str
    kind: Kind
    item: int = 0


Listener = Callable[[Signal], None]


class Bus(Protocol):
    """What carries signals: in-process here, Redis where there are several workers."""

    is_shared: bool

    @property
    def is_up(self) -> bool:
        """Whether word of other workers comes by itself; while it does not, the database is looked at often."""

    async def start(self) -> None:
        """Begin to carry."""

    async def stop(self) -> None:
        """Carry no more."""

    def publish(self, signal: Signal) -> None:
        """Tell everybody who listens."""

    def listen(self, listener: Listener) -> None:
        """Hear every signal from now on."""


class LocalBus:
    """One process: a call away. Where others share the database it hears nothing of them: the hub looks itself."""

    def __init__(self, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        self._listeners: list[Listener] = []

    @property
    def is_up(self) -> bool:
        """There is nobody else to hear of, or no way to."""
        return not self.is_shared

    async def start(self) -> None:
        """Nothing to start."""

    async def stop(self) -> None:
        """Nothing to stop."""

    def publish(self, signal: Signal) -> None:
        """Tell everybody who listens."""
        for listener in self._listeners:
            listener(signal)

    def listen(self, listener: Listener) -> None:
        """Hear every signal from now on."""
        self._listeners.append(listener)
