"""The client's files, from memory and compressed once; a plain page where the client is not built yet."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
import time
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from triumvirate.server.asking import Asked
from triumvirate.server.errors import NotFound

STATIC = Path(__file__).parents[1] / "static"
ASKED_AGAIN = 1.0  # seconds after which a changed file is noticed
_PACKED = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest+json",
    "application/wasm",
)
_NEVER_CHANGED = re.compile(r"/(assets|python/[0-9a-f]{16})/")
_NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Triumvirate</title>
<body><h1>Triumvirate</h1><p>The server runs, but its page has not been built yet.</p>
<p>Build it with <code>make setup</code> in the project's folder, then load this page again.
The API is described at <a href="/api/docs">/api/docs</a>.</p></body></html>"""


@dataclass(frozen=True)
class File:
    """A file, its kind, and its compressed form where that is shorter."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    changed: float


class Files:
    """The files of a folder; a changed file is read again."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()
        self._files: dict[str, File] = {}
        self._seen: dict[str, tuple[float, File]] = {}  # by the one way to write a path, so that they are not many

    def find(self, path: str) -> File | None:
        """A file by its path in the folder, never outside it. The disk is asked for each once a second at most."""
        now = time.monotonic()
        seen = self._seen.get(path)
        if seen is not None and now - seen[0] < ASKED_AGAIN:
            return seen[1]
        place = (self._folder / path.lstrip("/")).resolve()
        if not place.is_relative_to(self._folder) or not place.is_file():
            self._seen.pop(path, None)
            return None
        changed = place.stat().st_mtime
        known = self._files.get(str(place))
        if known is None or known.changed != changed:
            known = self._files[str(place)] = _read(place, changed)
        if path.removeprefix("/") == place.relative_to(self._folder).as_posix():
            self._seen[path] = now, known
        return known


def _read(place: Path, changed: float) -> File:
    kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    if place.suffix == ".webmanifest":
        kind = "application/manifest+json"
    return kept(place.read_bytes(), kind, changed)


def kept(body: bytes, kind: str, changed: float = 0.0) -> File:
    """Bytes that are made once and sent many times."""
    packed = gzip.compress(body, 9) if kind.startswith(_PACKED) and len(body) > 500 else None
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', changed)


def sent(request: Asked, file: File, caching: str = "no-cache") -> Response[bytes]:
    """A file, as its asker can read it; nothing of it to who has it already."""
    headers = {"etag": file.tag, "cache-control": caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, is_packed=True)
async def page(request: Asked, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or its page for any path of the client's own."""
    files: Files = request.app.state.files
    if path.startswith("/api"):
        raise NotFound("There is nothing at this address.")
    found = files.find(path) if path != "/" else None
    is_asset = found is not None and _NEVER_CHANGED.match(path) is not None
    if found is None:
        if "." in path.rsplit("/", 1)[-1]:
            raise NotFound("There is no such file.")
        found = files.find("index.html")
    if found is None:
        return Response(_NOT_BUILT, media_type="text/html")
    return sent(request, found, "public, max-age=31536000, immutable" if is_asset else "no-cache")
