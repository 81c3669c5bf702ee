"""The client's files by themselves: found within their folder, read again when they change, sent as the asker reads them."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from triumvirate.server.errors import NotFound
from triumvirate.server.routes import client_files
from triumvirate.server.routes.client_files import Files, kept, page, sent

LONG = b"x" * 501


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret").write_bytes(b"not yours")
    inside = tmp_path / "static"
    (inside / "assets").mkdir(parents=True)
    (inside / "index.html").write_bytes(b"the page")
    (inside / "assets" / "a.js").write_bytes(LONG)
    (inside / "app.webmanifest").write_bytes(b"{}")
    return inside


def an_asker(folder: Path, **headers: str) -> Any:
    state = SimpleNamespace(files=Files(folder))
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return SimpleNamespace(headers=named, app=SimpleNamespace(state=state))


def asked(request: Any, path: str = "/") -> Any:
    async def answer() -> Any:
        return await page.fn(request, path)

    return asyncio.run(answer())


def test_a_file_is_found_within_the_folder_and_nowhere_else(folder: Path) -> None:
    files = Files(folder)
    assert files.find("/index.html") is files.find("/index.html")
    found = files.find("assets/../index.html")
    assert found is not None
    assert found.body == b"the page"
    for path in ("../secret", "/../secret", "assets", "nothing.js"):
        assert files.find(path) is None
    assert set(files._seen) == {"/index.html"}, "only by the one way to write it"


def test_a_changed_file_is_read_again_and_one_that_is_gone_is_gone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("triumvirate.server.routes.client_files.time.monotonic", lambda: now[0])
    files, file = Files(folder), folder / "index.html"
    first = files.find("index.html")
    file.write_bytes(b"another")
    os.utime(file, (5, 5))
    now[0] += 0.9
    assert files.find("index.html") is first, "the disk is asked once a second"
    now[0] += 0.1
    second = files.find("index.html")
    assert second is not None
    assert (second.body, second.changed) == (b"another", 5)
    now[0] += 1.0
    assert files.find("index.html") is second, "what did not change is not read again"
    file.unlink()
    now[0] += 1.0
    assert files.find("index.html") is None
    assert files._seen == {}


@pytest.mark.parametrize(
    ("body", "kind", "is_packed"),
    [
        (LONG, "text/html", True),
        (LONG[1:], "text/html", False),
        (LONG, "image/png", False),
        (LONG, "image/svg+xml", True),
    ],
)
def test_long_text_is_compressed_once(body: bytes, kind: str, is_packed: bool) -> None:
    file = kept(body, kind)
    assert (file.packed and gzip.decompress(file.packed)) == (body if is_packed else None)
    assert file.tag != kept(body + b"y", kind).tag


def test_what_kind_a_file_is_follows_from_its_name(folder: Path) -> None:
    (folder / "odd.zzz").write_bytes(b"?")
    files = Files(folder)
    kinds = {name: found.kind for name in ("index.html", "app.webmanifest", "odd.zzz") if (found := files.find(name))}
    assert kinds == {
        "index.html": "text/html",
        "app.webmanifest": "application/manifest+json",
        "odd.zzz": "application/octet-stream",
    }


def test_who_has_it_already_gets_nothing_and_who_reads_gzip_gets_less(folder: Path) -> None:
    file = kept(LONG, "text/html")
    plain = sent(an_asker(folder), file)
    assert (plain.content, plain.status_code, plain.media_type) == (LONG, None, "text/html")
    assert plain.headers == {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    packed = sent(an_asker(folder, accept_encoding="br, gzip"), file, "public")
    assert packed.content == file.packed
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["cache-control"] == "public"
    short = sent(an_asker(folder, accept_encoding="gzip"), kept(b"x", "text/html"))
    assert (short.content, "content-encoding" in short.headers) == (b"x", False)
    known = sent(an_asker(folder, if_none_match=file.tag), file)
    assert (known.status_code, known.content) == (304, b"")
    assert sent(an_asker(folder, if_none_match='"other"'), file).content == LONG


def test_a_path_of_the_clients_own_is_its_page_and_a_missing_file_is_missing(folder: Path) -> None:
    request = an_asker(folder)
    for path in ("/", "/m/abc", "/daily/2026-01-01"):
        answer = asked(request, path)
        assert answer.content == b"the page"
        assert answer.headers["cache-control"] == "no-cache"
    for path in ("/index.html", "/assets/nothing"):
        assert asked(request, path).headers["cache-control"] == "no-cache"
    asset = asked(request, "/assets/a.js")
    assert asset.content == LONG
    assert "immutable" in asset.headers["cache-control"]
    for path in ("/assets/b.js", "/api/nothing", "/api"):
        with pytest.raises(NotFound):
            asked(request, path)
    (folder / "index.html").unlink()
    assert "not been built" in asked(an_asker(folder), "/").content.decode()
    assert client_files._NEVER_CHANGED.match("/index.html") is None
