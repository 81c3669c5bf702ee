"""HTTP and WebSocket as uvicorn speaks them, with an end to every wait: for a header, a body, a reader.

uvicorn itself only ends connections that are silent between two requests. Half a header, a body that comes byte by byte
and a reader who reads nothing would each hold a connection for ever.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from triumvirate.server.operation.connections import Connections

HEADER_SECONDS = 10.0  # from the first byte of a request, or from the opening, to the end of its header
BODY_SECONDS = 20.0  # from there to the end of its body
READER_SECONDS = 30.0  # in which a reader takes what is written to them


class Deadline:
    """One wait at a time, each with a name; what is waited for already is not put off."""

    def __init__(self) -> None:
        self._name = ""
        self._timer: asyncio.TimerHandle | None = None

    def wait(self, name: str, seconds: float, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        """End the connection unless this is over in time."""
        if name != self._name:
            self.over()
            self._name = name
            self._timer = loop.call_later(seconds, transport.abort)

    def over(self) -> None:
        """Nothing is waited for."""
        if self._timer is not None:
            self._timer.cancel()
        self._name, self._timer = "", None


class TimedHttp(H11Protocol):
    """HTTP/1.1 in which a request has to arrive."""

    visitors: Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let in, or not; then a request has to come."""
        super().connection_made(transport)
        self._request, self._reader, self._is_socket = Deadline(), Deadline(), False
        if self.visitors.arrive(transport, self.client[0] if self.client else None):
            self._await_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count no more."""
        self._request.over()
        self._reader.over()
        self.visitors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        super().data_received(data)
        self._await_request()

    def on_response_complete(self) -> None:
        """What comes next is a new request; uvicorn waits for its first byte."""
        super().on_response_complete()
        self._await_request(is_silent=True)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket."""
        self._is_socket = True
        self._request.over()
        self._reader.over()
        self.visitors.works(self.transport)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The reader is slow."""
        super().pause_writing()
        self._reader.wait("reader", READER_SECONDS, self.loop, self.transport)

    def resume_writing(self) -> None:
        """The reader has read."""
        super().resume_writing()
        self._reader.over()

    def _await_request(self, is_silent: bool = False) -> None:
        if self._is_socket:
            return
        their = self.conn.their_state
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        if cycle is not None and not cycle.response_complete:
            self.visitors.works(self.transport)
        else:
            self.visitors.rests(self.transport)
        if their is h11.IDLE and not is_silent:
            self._request.wait("header", HEADER_SECONDS, self.loop, self.transport)
        elif their is h11.SEND_BODY:
            self._request.wait("body", BODY_SECONDS, self.loop, self.transport)
        else:
            self._request.over()


class TimedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose reader has to read; who says nothing is let go by the hub's beat."""

    visitors: Connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was counted when it was opened."""
        super().connection_made(transport)
        self._reader = Deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count no more."""
        self._reader.over()
        self.visitors.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The reader is slow."""
        super().pause_writing()
        self._reader.wait("reader", READER_SECONDS, self.loop, self.transport)

    def resume_writing(self) -> None:
        """The reader has read."""
        super().resume_writing()
        self._reader.over()


def for_visitors(visitors: Connections) -> tuple[type[TimedHttp], type[TimedSocket]]:
    """Both, counting into one register."""
    http = type("CountedHttp", (TimedHttp,), {"visitors": visitors})
    socket = type("CountedSocket", (TimedSocket,), {"visitors": visitors})
    return http, socket
