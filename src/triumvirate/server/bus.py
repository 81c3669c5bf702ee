"""Telling the workers' sockets that something changed: a word to look again, never the thing itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from msgspec import Struct

Kind = Literal["table", "chat", "presence"]


class Notice(Struct):
    """Something about a match changed; `item` is the number of a chat line."""

    match: str
    kind: Kind
    item: int = 0


Listener = Callable[[Notice], None]


class Bus(Protocol):
    """What carries notices: in-process here, Redis where there are several workers."""

    is_shared: bool

    def publish(self, notice: Notice) -> None:
        """Tell everybody who listens."""

    def listen(self, listener: Listener) -> None:
        """Hear every notice from now on."""


class LocalBus:
    """One process: a call away."""

    is_shared = False

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, notice: Notice) -> None:
        """Tell everybody who listens."""
        for listener in self._listeners:
            listener(notice)

    def listen(self, listener: Listener) -> None:
        """Hear every notice from now on."""
        self._listeners.append(listener)
