"""Doors that anybody may knock at all day: made once, asked of nobody, the same for every entry."""

from __future__ import annotations

import json
from typing import Any

import pytest
from litestar.openapi.spec import OpenAPI

from server.playing import play_out, table_for_two
from triumvirate.core.table import Table
from triumvirate.server.client import Client
from triumvirate.server.errors import out_of_reach
from triumvirate.server.operation import vitals


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
