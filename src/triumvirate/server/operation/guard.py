"""The gate in front of everything: host and origin checks, security headers, a line in the log for every request."""

from __future__ import annotations

import ipaddress
import logging
import socket
import time
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.errors import STATUS, BadOrigin, RateLimited
from triumvirate.server.operation.addresses import house
from triumvirate.server.operation.processor_time import PATIENT, paying
from triumvirate.server.replies import Fault, Refusal
from triumvirate.server.worker import Worker

log = logging.getLogger("triumvirate.server.http")
_SAFE = ("GET", "HEAD", "OPTIONS")
_BEFORE_TOKENS = ("join", "invites", "club-invitations", "invited", "device", "confirm", "reset")
_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
# What other sites may show: boards to look at and puzzles (`web/public/embed.js`), never a table to play at.
_SHOWN_ELSEWHERE = ("/embed/", "/embed.js")
_ELSEWHERE = (
    *((name, value) for name, value in _HEADERS if name not in (b"x-frame-options", b"cross-origin-resource-policy")),
    (b"cross-origin-resource-policy", b"cross-origin"),
)


class Guard:
    """An ASGI application around the application."""

    def __init__(self, app: ASGIApp, worker: Worker) -> None:
        self._app = app
        self._worker = worker
        self._metrics = worker.metrics
        self._settings = settings = worker.settings
        own = socket.gethostname().lower()
        self._hosts = {"localhost", own, f"{own}.local", settings.public_host, *settings.allowed_hosts} - {""}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        fault = self._fault(scope, headers)
        if scope["type"] == ScopeType.WEBSOCKET:
            if fault:
                await send({"type": "websocket.close", "code": 4403, "reason": "bad origin"})
            else:
                await self._app(scope, receive, send)
            return
        await self._http(scope, receive, send, headers, fault)

    async def _http(
        self, scope: HTTPScope, receive: Receive, send: Send, headers: dict[str, str], fault: str | None
    ) -> None:
        began = time.perf_counter()
        status = 0
        is_shown_elsewhere = scope["path"].startswith(_SHOWN_ELSEWHERE)
        policy = self._policy(headers.get("host", ""), is_shown_elsewhere)
        usual = _ELSEWHERE if is_shown_elsewhere else _HEADERS

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = list(message.get("headers", []))
                names = {name.lower() for name, _ in given}
                extra = [(name, value) for name, value in (*usual, *policy) if name not in names]
                if scope["path"].startswith("/api") and b"cache-control" not in names:
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*given, *extra]
            await send(message)

        if fault:
            await _refuse(send_with_headers, BadOrigin(fault))
        else:
            try:
                await self._in_turn(scope, receive, send_with_headers)
            except RateLimited as refused:
                self._metrics.refusals.labels(refused.code).inc()
                await _refuse(send_with_headers, refused, refused.wait)
        seconds = time.perf_counter() - began
        self._metrics.request_seconds.labels(f"{status // 100}xx").observe(seconds)
        level = logging.DEBUG if scope["path"] == "/healthz" and status == 200 else logging.INFO  # asked every second
        if log.isEnabledFor(level):
            took = round(seconds * 1000, 1)
            log.log(
                level,
                "request",
                extra={"method": scope["method"], "path": public_path(scope["path"]), "status": status, "ms": took},
            )

    async def _in_turn(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """When it is the sender's turn, and at their expense. A HEAD is a GET whose body uvicorn leaves out."""
        asked: HTTPScope = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        client = scope["client"]
        address = client[0] if client else "?"
        is_file = scope["path"].startswith("/assets/")
        patience = PATIENT if is_file or scope["path"].startswith("/python/") else None
        async with self._worker.processor.turn(address, patience=patience) as account:
            paying.set(account)
            try:
                if scope["path"] != "/healthz":  # it asks nobody, not even the others who count
                    await self._worker.limits.take("files" if is_file else "everything", house(address))
            except RateLimited:
                await self._worker.processor.hold_up()
                raise
            await account.measured(self._app(asked, receive, self._unhurried(send)))

    def _unhurried(self, send: Send) -> Send:
        """Whatever refuses for haste does so late: who sends the next when the last is answered is slowed down by it."""

        async def send_late(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == STATUS[RateLimited.code]:
                await self._worker.processor.hold_up()
            await send(message)

        return send_late

    def _policy(self, host: str, is_shown_elsewhere: bool) -> tuple[tuple[bytes, bytes], ...]:
        """What the page may load: its own files, and sockets to its own server; and who may frame it."""
        rules = (
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
            "img-src 'self' data: blob:; "
            f"connect-src 'self' ws://{host} wss://{host}; font-src 'self' data:; worker-src 'self'; "
            "manifest-src 'self'; "
            "object-src 'none'; base-uri 'none'; form-action 'self'; "
            + ("frame-ancestors *" if is_shown_elsewhere else "frame-ancestors 'none'")
        )
        found = [(b"content-security-policy", rules.encode("latin-1"))]
        if self._settings.public_url.startswith("https:"):
            found.append((b"strict-transport-security", b"max-age=31536000"))
        return tuple(found)

    def _fault(self, scope: HTTPScope | WebSocketScope, headers: dict[str, str]) -> str | None:
        """Why a request is not let through: a host name that is not ours, or a page of another site."""
        host = headers.get("host", "")
        if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
            return "This request has a letter in its address that is none."
        if not self._is_own_host(host):
            return "This server does not answer to that name; its operator can allow it."
        is_change = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in _SAFE
        origin = headers.get("origin")
        if not is_change:
            return None
        if origin is not None:
            return None if self._is_own_origin(origin, host) else "This came from a page of another site."
        site = headers.get("sec-fetch-site")
        return None if site in (None, "same-origin", "none") else "This came from a page of another site."

    def _is_own_host(self, host: str) -> bool:
        name = urlsplit(f"//{host}").hostname if host else None
        if not name or any(letter in host for letter in " ;,'\"<>\\/"):
            return False
        if name.lower() in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True  # a bare address cannot be another site's name pointed at us

    def _is_own_origin(self, origin: str, host: str) -> bool:
        if self._settings.public_url and origin == _origin(self._settings.public_url):
            return True
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and parts.netloc == host


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def public_path(path: str) -> str:
    """A path for the log: tokens in it open seats and sessions, so they are left out."""
    parts = path.split("/")
    for place, part in enumerate(parts[:-1]):
        if part in _BEFORE_TOKENS and parts[place + 1]:
            parts[place + 1 :] = ["…"]
            break
    return "/".join(parts)[:200]


async def _refuse(send: Send, refused: TriumvirateError, wait: float = 0.0) -> None:
    body = msgspec.json.encode(Refusal(Fault(refused.code, refused.reason)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if wait:
        headers.append((b"retry-after", str(max(1, round(wait))).encode()))
    await send({"type": "http.response.start", "status": STATUS[refused.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
