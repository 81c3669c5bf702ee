"""An application spoken to without a network: requests and sockets by its own interface, all in one loop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlsplit

HOST = "127.0.0.1"


@dataclass(frozen=True)
class Answer:
    """What came back: also the size and the headers, for they can tell something too."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    @property
    def cookie(self) -> str:
        given = next((value for name, value in self.headers if name == "set-cookie"), "")
        return given.split(";")[0]

    def json(self) -> Any:
        return json.loads(self.body)


async def ask(app: Any, method: str, target: str, body: object = None, cookie: str = "") -> Answer:
    """One request."""
    data = b"" if method == "GET" else json.dumps({} if body is None else body).encode()
    said = iter([{"type": "http.request", "body": data, "more_body": False}])
    heard: list[Any] = []

    async def receive() -> Any:
        return next(said, {"type": "http.disconnect"})

    async def send(message: Any) -> None:
        heard.append(message)

    more = [] if method == "GET" else [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(data))]
    await app({"type": "http", "method": method, **_scope(target, cookie, more)}, receive, send)
    headers = tuple((name.decode().lower(), value.decode()) for name, value in heard[0]["headers"])
    return Answer(heard[0]["status"], headers, b"".join(part.get("body", b"") for part in heard[1:]))


class Line:
    """One socket; every frame is handed on as it comes."""

    def __init__(self, app: Any, target: str, cookie: str, hear: Callable[[str], None]) -> None:
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        self._hear = hear
        self._is_waiting = False
        self._said.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "subprotocols": [], **_scope(target, cookie, [])}
        self._task = asyncio.create_task(app(scope, self._listen, self._heard))

    async def _listen(self) -> Any:
        self._is_waiting = True
        message = await self._said.get()
        self._is_waiting = False
        return message

    async def _heard(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self._hear(message.get("text") or message["bytes"].decode())
        elif message["type"] == "websocket.close":
            self._hear(f"closed {message.get('code')}")

    def say(self, kind: str, **message: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": kind, **message})})

    def is_heard(self) -> bool:
        """Whether the server has done with all that was said, and waits for more."""
        return (self._said.empty() and self._is_waiting) or self._task.done()

    async def hang_up(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self._task, return_exceptions=True)


def _scope(target: str, cookie: str, more: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    parts = urlsplit(target)
    origin = [(b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode())]
    return {
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "path": parts.path,
        "raw_path": quote(parts.path).encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [*origin, *([(b"cookie", cookie.encode())] if cookie else []), *more],
        "client": (HOST, 50_000),
        "server": (HOST, 80),
    }
