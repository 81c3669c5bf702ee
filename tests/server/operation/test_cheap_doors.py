"""Doors that anybody may knock at all day: made once, asked of nobody, the same for every entry."""

from __future__ import annotations

import gzip
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from litestar.openapi.spec import OpenAPI

from server.playing import play_out, table_for_two
from triumvirate.core.table import Table
from triumvirate.server.client import Client
from triumvirate.server.errors import out_of_reach
from triumvirate.server.operation import vitals, workshop
from triumvirate.server.routes import client_files, common


def headers_of(found: list[tuple[str, str]]) -> dict[str, str]:
    return {name.lower(): value for name, value in found}


@pytest.mark.parametrize("path", ["/api/openapi.json", "/api/docs", "/api/schema/openapi.json"])
def test_the_description_of_the_api_is_made_once(server: Any, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    me = Client(server.url)
    first = me.raw("GET", path, None, {})[2]
    monkeypatch.setattr(OpenAPI, "to_schema", lambda _: pytest.fail("it was made again"))
    status, _, again = me.raw("GET", path, None, {})
    assert (status, again) == (200, first)


@pytest.mark.parametrize("path", ["/api/openapi.json", "/api/docs"])
def test_who_has_the_description_already_is_sent_nothing(server: Any, path: str) -> None:
    me = Client(server.url)
    tag = headers_of(me.raw("GET", path, None, {})[1])["etag"]
    status, _, body = me.raw("GET", path, None, {"If-None-Match": tag})
    assert (status, body) == (304, b"")
    status, found, packed = me.raw("GET", path, None, {"Accept-Encoding": "gzip"})
    assert headers_of(found)["content-encoding"] == "gzip"
    assert packed[:2] == b"\x1f\x8b"


def test_whether_people_may_come_is_asked_of_nobody_and_whether_all_is_well_of_the_database(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    async def away() -> None:
        nonlocal asked
        asked += 1
        raise out_of_reach()

    me = Client(server.url)
    monkeypatch.setattr(server.worker.db, "check", away)
    monkeypatch.setattr(server.worker.vitals, "_asked", float("-inf"))
    monkeypatch.setattr(vitals, "GOOD_FOR", 3600.0)
    assert me.raw("GET", "/healthz", None, {})[0] == 200
    assert asked == 0
    for _ in range(3):
        status, _, answer = me.raw("GET", "/readyz", None, {})
        assert (status, json.loads(answer)["error"]["code"]) == (503, "unavailable")
    assert asked == 1, "who asks again within the second hears the same"
    monkeypatch.setattr(server.worker.vitals, "_asked", float("-inf"))


def test_no_entry_is_played_again_to_be_looked_at(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    caesar, pompey, match = table_for_two(server)
    final = play_out({"caesar": caesar, "pompey": pompey}, match)
    anybody = Client(server.url)
    monkeypatch.setattr(Table, "_carry_out", lambda *_: pytest.fail("an entry was played again"))
    for number in (0, final.number // 2, final.number):
        assert anybody.truth(match, number)
        assert anybody.raw("GET", f"/api/matches/{match}/position?at={number}", None, {})[0] == 200
        assert anybody.raw("GET", f"/api/matches/{match}/board?at={number}", None, {})[0] == 200
    assert len(anybody.history(match).entries) == final.number + 1


def test_long_answers_are_made_and_compressed_beside_the_loop(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    caesar, pompey, match = table_for_two(server)
    play_out({"caesar": caesar, "pompey": pompey}, match)
    where: list[str] = []
    compress = gzip.compress

    def packed(body: bytes, level: int) -> bytes:
        where.append(threading.current_thread().name)
        return compress(body, level)

    monkeypatch.setattr(workshop, "MANY", 1)
    monkeypatch.setattr(common, "PACKED_FROM", 10)
    monkeypatch.setattr(common.gzip, "compress", packed)
    doors = ("", "/history", "/verify", "/log", "/record", "/record/so-far")
    for door in doors:
        _, found, body = caesar.raw("GET", f"/api/matches/{match}{door}", None, {"Accept-Encoding": "gzip"})
        assert headers_of(found)["content-encoding"] == "gzip", door
        plain = caesar.raw("GET", f"/api/matches/{match}{door}", None, {})[2]
        assert len(gzip.decompress(body)) == len(plain), door
    assert len(where) == len(doors), "each once"
    assert all(name.startswith("workshop") for name in where), where


def test_all_that_is_kept_about_somebody_is_written_beside_the_loop(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = server.client()
    me.post(dict, "/studies", game="caesar")
    where: list[str] = []
    encode = common.msgspec.json.encode

    def written(content: object) -> bytes:
        where.append(threading.current_thread().name)
        return encode(content)

    monkeypatch.setattr(common.msgspec.json, "encode", written)
    told = me.get(dict, "/me/export")
    assert told["studies"][0]["tree"][0][0] == 0, "node after node"
    assert [name.split("_")[0] for name in where] == ["workshop"]


def test_the_disk_is_not_asked_for_a_page_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("one")
    files = client_files.Files(tmp_path)
    found = files.find("index.html")
    asked: list[Path] = []
    real = Path.resolve
    monkeypatch.setattr(Path, "resolve", lambda self, strict=False: asked.append(self) or real(self, strict))
    assert [files.find("index.html") for _ in range(5)] == [found] * 5
    assert asked == []
    for other in ("//index.html", "x/../index.html", "./index.html"):
        assert files.find(other) in (found, None)
    assert len(files._seen) == 1, "other ways to write it are not kept"
    (tmp_path / "index.html").write_text("another")
    monkeypatch.setattr(client_files, "ASKED_AGAIN", 0.0)
    changed = files.find("index.html")
    assert changed is not None
    assert changed.body == b"another"
