"""A page of the API, made from its schema: no scripts from elsewhere, readable offline."""

from __future__ import annotations

from html import escape

from litestar import Response, get

from triumvirate.core.plain import JsonObject
from triumvirate.server.asking import Asked


@get("/docs", include_in_schema=False)
async def docs(request: Asked) -> Response[str]:
    """The calls, one after the other."""
    schema = request.app.openapi_schema.to_schema()
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Triumvirate API</title>",
        "<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "code{background:#eee;padding:0 .3em}"
        "td{padding:.2rem .8rem .2rem 0;vertical-align:top}</style>",
        "<h1>Triumvirate API</h1><p>Machine-readable: <a href=/api/openapi.json>openapi.json</a>. "
        "Explained, with examples: <code>docs/api.md</code>.</p><table>",
    ]
    for path, methods in sorted(schema.get("paths", {}).items()):
        for method, call in methods.items():
            if isinstance(call, dict):
                text = escape(str(call.get("description", "")))
                body = escape(_body_of(call))
                parts.append(f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{text}<td><code>{body}</code>")
    parts.append("</table></html>")
    return Response("".join(parts), media_type="text/html")


@get("/openapi.json", include_in_schema=False)
async def schema(request: Asked) -> JsonObject:
    """The calls, for machines."""
    return request.app.openapi_schema.to_schema()


def _body_of(call: JsonObject) -> str:
    content = call.get("requestBody", {}).get("content", {}).get("application/json", {})
    return str(content.get("schema", {}).get("$ref", "")).rsplit("/", 1)[-1]
