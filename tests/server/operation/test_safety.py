"""Hostile input: foreign pages, floods, injection, private addresses, odd paths; and what the logs say of secrets."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from server.conftest import logged, serving
from server.playing import table_for_two
from triumvirate.core.errors import BadRequest
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.notify import webhook
from triumvirate.server.operation.guard import public_path
from triumvirate.server.routes.client_files import Files


def raw(
    client: Client, method: str, path: str, body: bytes = b"{}", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    sent = {"Content-Type": "application/json", "Cookie": f"triumvirate={client.cookie}"}
    sent |= {name.replace("_", "-"): value for name, value in headers.items()}
    status, found, answer = client.raw(method, path, body if method != "GET" else None, sent)
    return status, {name.lower(): value for name, value in found}, answer


def code_of(answer: bytes) -> str:
    told = json.loads(answer)
    assert told["ok"] is False
    assert set(told["error"]) == {"code", "reason", "rule"}
    return str(told["error"]["code"])


def test_a_foreign_page_can_change_nothing(server: Any) -> None:
    me = server.client()
    for origin in ("http://evil.example", "null", me.origin + ".evil.example", me.origin.replace("http:", "ftp:")):
        status, _, answer = raw(me, "POST", "/api/play", b'{"game":"caesar"}', Origin=origin)
        assert (status, code_of(answer)) == (403, "bad_origin")
    status, _, answer = raw(me, "POST", "/api/me", Sec_Fetch_Site="cross-site")
    assert status == 403
    assert raw(me, "POST", "/api/me", Origin=me.origin)[0] == 200
    assert raw(me, "POST", "/api/me")[0] == 200, "programs send no origin"


def test_a_form_post_is_not_json(server: Any) -> None:
    me = server.client()
    status, _, answer = me.raw(
        "POST", "/api/play", b"game=caesar", {"Content-Type": "application/x-www-form-urlencoded"}
    )
    assert status == 400, answer


def test_another_sites_name_is_not_ours(server: Any) -> None:
    me = server.client()
    status, _, answer = raw(me, "GET", "/api/me", Host="evil.example:8000")
    assert (status, code_of(answer)) == (403, "bad_origin")
    assert raw(me, "GET", "/api/me", Host="192.168.1.20:8000")[0] == 200, "an address in the local network is"
    for host in ("a b", "x;y", ""):
        assert raw(me, "GET", "/api/me", Host=host)[0] in (400, 403)


def test_every_answer_carries_the_security_headers(server: Any) -> None:
    me = server.client()
    for path in ("/", "/api/games", "/m/whatever", "/nothing.js"):
        _, headers, _ = raw(me, "GET", path)
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert (
            "script-src 'self' 'wasm-unsafe-eval';" in policy
        )  # files of ours, WebAssembly among them; no text as code
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    for path in ("/embed/m/whatever", "/embed.js"):  # what other sites may show
        _, headers, _ = raw(me, "GET", path)
        assert "frame-ancestors *" in headers["content-security-policy"]
        assert "x-frame-options" not in headers
        assert headers["cross-origin-resource-policy"] == "cross-origin"
    for path in ("/embedded", "/api/embed/x", "/m/embed"):
        assert "frame-ancestors 'none'" in raw(me, "GET", path)[1]["content-security-policy"]
    _, headers, _ = raw(me, "GET", "/api/me")
    assert headers["cache-control"] == "no-store"
    fresh = Client(server.url)
    _, found, _ = fresh.raw("POST", "/api/me", b"{}", {"Content-Type": "application/json"})
    cookie = next(value for name, value in found if name.lower() == "set-cookie")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "secure" not in cookie.lower(), "plain http in a local network has to work"


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with serving(tmp_path, public_url="https://table.example") as server:
        me = Client(server.url)
        _, found, _ = me.raw(
            "POST",
            "/api/me",
            b"{}",
            {"Content-Type": "application/json", "Host": "table.example", "Origin": "https://table.example"},
        )
        cookie = next(value for name, value in found if name.lower() == "set-cookie")
        assert "secure" in cookie.lower()


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"7", b'{"game":7}', b'{"game":"caesar","more":1}',
     b'{"game":"' + b"x" * 500 + b'"}', b"\xff\xfe",
     b'{"game":"caesar","options":{"poison":1}}', b'{"game":"caesar","options":{"nothing":true}}', b'{"game":"nope"}',
     b'{"game":"caesar","seats":{"caesar":"me","pompey":"me"}}', b'{"game":"caesar","seats":{"nero":"me"}}',
     b'{"game":"caesar","seats":{"pompey":"bot:../../etc"}}', b'{"game":"caesar","side":"nero"}',
     b'{"game":"caesar","options":{"variant":{"tokens":"x"}}}', b"{" * 5000],
)  # fmt: skip
def test_bad_bodies_are_refused_in_the_protocols_shape(server: Any, body: bytes) -> None:
    me = server.client()
    status, _, answer = raw(me, "POST", "/api/matches", body)
    assert 400 <= status < 500
    assert code_of(answer) in ("bad_json", "bad_request", "bad_option", "unknown_game")


def test_large_bodies_and_unknown_paths(server: Any) -> None:
    me = server.client()
    status, _, answer = raw(me, "POST", "/api/matches", b'{"game":"' + b"x" * 100_000 + b'"}')
    assert (status, code_of(answer)) == (413, "too_large")
    for method, path in (
        ("GET", "/api/nothing"),
        ("POST", "/api/matches/x/nothing"),
        ("GET", "/api/matches/x"),
        ("DELETE", "/api/games"),
    ):
        status, _, answer = raw(me, method, path)
        assert status in (404, 405)
        code_of(answer)
    for path in (
        "/api/matches/V/history?from=-1",
        "/api/matches/V?since=x",
        "/api/matches?list=all",
        "/api/matches?before=x",
    ):
        status, _, answer = raw(me, "GET", path)
        assert status in (400, 404)
        code_of(answer)


def test_names_and_chat_are_text_and_nothing_else(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    evil = "<img src=x onerror=1>"
    caesar.patch_me(name=evil[:24])
    shown = pompey.state(match).match.seats[0].person.name
    assert shown == evil[:24]
    for text in ("<script>alert(1)</script>", "'; drop table people; --", "{{7*7}}", "${x}", "%s%n", "a\r\nb\x01c"):
        line = caesar.say(match, text).line.text
        assert line == text.replace("\r\n", "  ").replace("\x01", " ")
    _, headers, _ = raw(pompey, "GET", f"/api/matches/{match}/chat")
    assert headers["content-type"].startswith("application/json")
    for name in ("a\u202eb", "x\ny", "\u200b\u200b", "q"):
        with pytest.raises(Refused):
            caesar.patch_me(name=name)
    assert caesar.me().me.name == evil[:24]


def is_limited(call: Callable[[], Any], times: int) -> bool:
    for _ in range(times):
        try:
            call()
        except Refused as refused:
            if refused.code == "rate_limited":
                return True
    return False


def test_floods_are_slowed_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # However slow the machine is, the calls come in one moment.
    monkeypatch.setattr("triumvirate.server.operation.limits.time", SimpleNamespace(monotonic=lambda: 1000.0))
    monkeypatch.setattr("triumvirate.server.operation.processor_time.LONGEST_WAIT", 0.0)
    monkeypatch.setattr(
        "triumvirate.server.operation.processor_time.REST", 0.0
    )  # not their places: the limits themselves
    with serving(tmp_path, limits=True) as server:
        me = server.client()
        match = match_of(me.play("caesar"))
        assert is_limited(lambda: me.say(match, "spam"), 30)
        status, headers, _ = raw(me, "POST", f"/api/matches/{match}/chat", b'{"text":"spam"}')
        assert status == 429
        assert int(headers["retry-after"]) >= 1
        assert is_limited(lambda: me.log_in("somebody", "guessing the password"), 30)
        assert is_limited(me.me, 400)


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1/", "http://localhost/", "http://10.0.0.1/", "http://192.168.0.1/", "http://169.254.169.254/latest",
     "http://[::1]/",
     "http://[::ffff:127.0.0.1]/", "http://[fe80::1]/", "http://0.0.0.0/", "http://2130706433/", "ftp://example.com/",
     "file:///etc/passwd",
     "http://user:pw@93.184.216.34/", "http://93.184.216.34:22/", "http://[64:ff9b::7f00:1]/",
     "http://100.64.0.1/", "nonsense", "http://",
     "http://93.184.216.34/\r\nX: y"],
)  # fmt: skip
def test_webhooks_never_reach_private_addresses(server: Any, url: str) -> None:
    with pytest.raises(Exception, match=r"address|host|begins"):
        webhook.check_url(url)
    with pytest.raises(Refused):
        server.client().patch_me(webhook=url)


def test_a_public_address_is_resolved_once_and_that_one_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def resolve(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", ("93.184.216.34" if len(asked) == 1 else "127.0.0.1", port))]

    called: list[Any] = []

    def connect(address: Any, timeout: float) -> Any:
        called.append(address)
        raise OSError("no network in tests")

    monkeypatch.setattr(webhook.socket, "getaddrinfo", resolve)
    monkeypatch.setattr(webhook.socket, "create_connection", connect)
    with pytest.raises(OSError, match="no network"):
        webhook.post("https://hooks.example/x", b"{}", {})
    assert called == [("93.184.216.34", 443)]
    assert asked == ["hooks.example"]


def test_files_are_served_from_their_folder_only(tmp_path: Path, server: Any) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    (tmp_path / "secret.key").write_text("no")
    files = Files(tmp_path / "static")
    assert files.find("index.html")
    for path in (
        "../secret.key",
        "/../secret.key",
        "a/../../secret.key",
        "..%2fsecret.key",
        "/etc/passwd",
        "static/../../secret.key",
    ):
        assert files.find(path) is None
    me = server.client()
    for path in ("/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/assets/../../app.py", "/%2e%2e/app.py"):
        status, _, answer = raw(me, "GET", path)
        assert status in (200, 404)
        assert b"build-system" not in answer
        assert b"ASGI" not in answer


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), serving(tmp_path) as server:
        host, friend = server.client(), server.client()
        state = host.create("caesar", private=True)
        token = state.invites["pompey"]  # type: ignore[index]
        friend.invite(token)
        friend.join(token)
        friend.claim("A Friend Indeed", "the password itself")
        link = friend.device_link().token
        Client(server.url).raw("GET", f"/device/{link}", None, {})
        me = friend.state(match_of(state))
        assert me.view is not None

        async def secret() -> str:
            return str((await server.worker.cache.load(match_of(state))).row.secret.hex())

        hidden = [server.do(secret()), token, "the password itself", friend.cookie, host.cookie, link]
    text = "\n".join(f"{record.getMessage()} {record.__dict__}" for record in logged(caplog))
    assert '"/api/me"' in text or "/api/me" in text
    for value in hidden:
        assert value not in text
    assert public_path("/api/invites/abc") == "/api/invites/…"


def test_the_health_and_the_api_pages_answer(server: Any) -> None:
    me = server.client()
    status, _, answer = me.raw("GET", "/readyz", None, {})
    assert status == 200
    assert json.loads(answer)["database"] == "ok"
    schema = json.loads(me.raw("GET", "/api/openapi.json", None, {})[2])
    assert "/api/matches/{match}/act" in schema["paths"]
    assert "Act" in json.dumps(schema["components"])
    assert b"/api/matches" in me.raw("GET", "/api/docs", None, {})[2]


@pytest.mark.parametrize(
    ("url", "only_https", "refused"),
    [
        ("https://hooks.example/a!b", True, None),
        ("http://hooks.example/", False, None),
        ("https://hooks.example:443/", True, None),
        ("http://hooks.example:80/", False, None),
        ("http://hooks.example/", True, r"begins with https://\.$"),
        ("https:///path", False, "begins with https:// or http://"),
        ("https://hooks.example:80/", False, "port of its own"),
        ("https://somebody@hooks.example/", False, "name, password"),
        ("https://hooks.example/a b", False, "name, password"),
        ("https://hooks.example:port/", False, "no web address"),
    ],
)
def test_which_addresses_may_be_called(
    monkeypatch: pytest.MonkeyPatch, url: str, only_https: bool, refused: str | None
) -> None:
    asked = []

    def found(host: str, port: int, type: int) -> list[Any]:
        asked.append((host, port))
        return [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("93.184.216.35", port))]

    monkeypatch.setattr(webhook.socket, "getaddrinfo", found)
    if refused is None:
        parts, address = webhook.check_url(url, only_https)
        assert (parts.hostname, address) == ("hooks.example", "93.184.216.34")
        assert asked == [("hooks.example", 443 if url.startswith("https") else 80)]
    else:
        with pytest.raises(BadRequest, match=refused):
            webhook.check_url(url, only_https)


def test_a_host_with_one_private_address_among_public_ones_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    for private, known in ((["93.184.216.34", "10.0.0.1"], False), ([], False), (["93.184.216.34", "8.8.8.8"], True)):
        found = [(2, 1, 6, "", (address, 443)) for address in private]
        monkeypatch.setattr(webhook.socket, "getaddrinfo", lambda *_, found=found, **__: found)
        if known:
            assert webhook.check_url("https://hooks.example/")[1] == "93.184.216.34"
        else:
            with pytest.raises(BadRequest, match="Only public addresses"):
                webhook.check_url("https://hooks.example/")


def test_a_seat_that_is_not_there_and_one_that_is_anothers_are_refused_apart(server: Any) -> None:
    me, _, match = table_for_two(server)
    told = {seat: raw(me, "GET", f"/api/matches/{match}?seat={seat}")[::2] for seat in ("caesar", "pompey", "crassus")}
    assert [status for status, _ in told.values()] == [200, 403, 400]
    assert "There is no seat 'crassus'" in told["crassus"][1].decode()
