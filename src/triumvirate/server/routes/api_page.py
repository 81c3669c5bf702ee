"""What describes the API, for people and for machines: made once, kept as bytes, readable offline."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from html import escape

import msgspec
from litestar import Litestar, Response, get
from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin

from triumvirate.core.plain import JsonObject
from triumvirate.server.asking import Asked
from triumvirate.server.routes.client_files import File, kept, sent


@dataclass(frozen=True)
class Description:
    """The schema and the page made from it."""

    schema: File
    page: File


class Descriptions:
    """The description of one application. Making it takes the time of fifty moves, so nobody makes it twice."""

    def __init__(self) -> None:
        self._made: Description | None = None
        self._making = asyncio.Lock()

    async def of(self, app: Litestar) -> Description:
        """Made beside the event loop by who asks first."""
        async with self._making:
            if self._made is None:
                self._made = await asyncio.to_thread(_described, app)
        return self._made


class KeptSchema(JsonRenderPlugin):
    """The schema at Litestar's own address: encoded once."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._body = b""

    def render(self, request: Request, openapi_schema: JsonObject) -> bytes:  # type: ignore[type-arg]  # as Litestar has it
        """The same bytes for everybody."""
        if not self._body:
            self._body = super().render(request, openapi_schema)
        return self._body


@get("/docs", include_in_schema=False, is_packed=True)
async def docs(request: Asked) -> Response[bytes]:
    """The calls, one after the other."""
    return sent(request, (await request.app.state.descriptions.of(request.app)).page)


@get("/openapi.json", include_in_schema=False, is_packed=True)
async def schema(request: Asked) -> Response[bytes]:
    """The calls, for machines."""
    return sent(request, (await request.app.state.descriptions.of(request.app)).schema)


def _described(app: Litestar) -> Description:
    found = app.openapi_schema.to_schema()
    return Description(kept(msgspec.json.encode(found), "application/json"), kept(_page(found).encode(), "text/html"))


def _page(schema: JsonObject) -> str:
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Triumvirate API</title>",
        "<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "code{background:#eee;padding:0 .3em}"
        "td{padding:.2rem .8rem .2rem 0;vertical-align:top}</style>",
        "<h1>Triumvirate API</h1><p>Machine-readable: <a href=/api/openapi.json>openapi.json</a>. "
        "To be tried: <a href=/calls>calls</a>. "
        "Explained, with examples: <code>docs/api.md</code>.</p><table>",
    ]
    for path, methods in sorted(schema.get("paths", {}).items()):
        for method, call in methods.items():
            if isinstance(call, dict):
                text = escape(str(call.get("description", "")))
                body = escape(_body_of(call))
                parts.append(f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{text}<td><code>{body}</code>")
    parts.append("</table></html>")
    return "".join(parts)


def _body_of(call: JsonObject) -> str:
    content = call.get("requestBody", {}).get("content", {}).get("application/json", {})
    return str(content.get("schema", {}).get("$ref", "")).rsplit("/", 1)[-1]
