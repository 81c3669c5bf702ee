"""Small requests that would be large work: nested, long, packed or endless. Each is refused at once, in the usual shape."""

from __future__ import annotations

import gzip
import json
import logging
import socketserver
import threading
import time
import zlib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import logged, serving
from server.playing import table_for_two
from triumvirate.core.errors import BadRecord
from triumvirate.core.record import read_record
from triumvirate.games import find_game
from triumvirate.server.client import Client, Refused
from triumvirate.server.notify import webhook
from triumvirate.server.operation.guard import public_path
from triumvirate.server.people.names import clean_name

MOST_SECONDS = 20.0  # on any machine, however busy; each takes a few milliseconds
HUGE = 10**30
DIGITS = "9" * 5000
RECORD = "Triumvirate record 1\ngame: caesar\nrules: 1\n"
TOML_DEEP = "a = " + "[" * 9000 + "]" * 9000
LAUGHS = "\n".join(f"l{n} = [{', '.join(['1'] * 60)}]" for n in range(90))


def deep(opening: str, closing: str, levels: int) -> str:
    return opening * levels + closing * levels


BODIES = {
    "options of nested lists": (
        "/matches",
        '{"game":"caesar","options":{"variant":@}}'.replace("@", deep("[", "]", 9000)),
    ),
    "options of nested objects": (
        "/matches",
        '{"game":"caesar","options":@}'.replace("@", '{"a":' * 5000 + "1" + "}" * 5000),
    ),
    "a check of nested lists": (
        "/games/caesar/check",
        '{"options":{"variant":{"name":@}}}'.replace("@", deep("[", "]", 500)),
    ),
    "nested TOML": ("/games/caesar/check", json.dumps({"options": {"variant": TOML_DEEP}})),
    "dotted TOML": ("/games/caesar/check", json.dumps({"options": {"variant": ".".join("a" * 9000) + " = 1"}})),
    "much TOML": ("/games/caesar/check", json.dumps({"options": {"variant": LAUGHS}})),
    "a TOML number": ("/games/caesar/check", json.dumps({"options": {"variant": f"name = {DIGITS}"}})),
    "a long number": ("/matches", '{"game":"rubico","options":{"players":@}}'.replace("@", DIGITS)),
    "a number of a wrong kind": ("/matches", '{"game":"rubico","options":{"players":1e999}}'),
    "a chat line that cannot be": ("/reports", '{"person":"p_x","reason":"r","chat":@}'.replace("@", str(HUGE))),
    "an entry that cannot be": ("/matches/MATCH/act", '{"action":"pass","seen":@}'.replace("@", str(HUGE))),
    "an index that cannot be": ("/matches/MATCH/act", '{"action":@}'.replace("@", DIGITS)),
    "a NUL in a text": ("/reports", '{"person":"p_x","reason":"a\\u0000b"}'),
    "a NUL in a key": ("/matches/MATCH/act", '{"action":"pass","key":"aaaa\\u0000aaaa"}'),
    "half a letter": ("/matches/MATCH/chat", '{"text":"\\ud800"}'),
    "a name of accents": ("/me/claim", json.dumps({"name": "Z" + "\u0335" * 20, "password": "long enough"})),
    "many fields": ("/me", "{" + ",".join(f'"f{n}":1' for n in range(3000)) + "}"),
    "many seats": ("/matches", json.dumps({"game": "caesar", "seats": {f"s{n}": "me" for n in range(2000)}})),
}


@pytest.mark.parametrize("what", BODIES)
def test_a_body(server: Any, what: str) -> None:
    caesar, _, match = table_for_two(server)
    path, body = BODIES[what]
    began = time.monotonic()
    status, answer = _send(caesar, "POST", path.replace("MATCH", match), body.encode())
    assert 400 <= status < 500, answer
    assert set(json.loads(answer)["error"]) == {"code", "reason", "rule"}
    assert len(answer) < 3000, "what was sent is not sent back"
    assert ("NUL" in what) == (b"NUL" in answer), "said for what it is, before anything looks at it"
    assert time.monotonic() - began < MOST_SECONDS
    assert caesar.state(match).number == 0


@pytest.mark.parametrize(
    "path",
    [f"/matches?before={HUGE}", "/matches?before=%C2%B2", f"/matches/MATCH/chat?before={HUGE}", "/matches/MATCH?seat=%00",
     "/matches/MATCH/history?from=%C2%B2", f"/matches/MATCH?since={HUGE}", f"/matches/MATCH?since={DIGITS}",
     f"/matches/MATCH/truth?at={HUGE}", f"/matches/MATCH/history?to={HUGE}", "/players/%00", "/matches/a%00b",
     "/matches?game=%00", "/invites/" + "x" * 5000, f"/matches/MATCH/chat?before=-{HUGE}"],
)  # fmt: skip
def test_an_address(server: Any, path: str) -> None:
    caesar, _, match = table_for_two(server)
    status, answer = _send(caesar, "GET", path.replace("MATCH", match), None)
    assert status < 500, answer
    assert ("%00" in path) == (b"a letter in its address that is none" in answer)


@pytest.mark.parametrize(
    "lines",
    ["options: " + "[" * 15_000, 'options: {"variant":' + '{"a":' * 3000 + "}" * 3000, "\n" + "9" * 5000 + ". set-up",
     "options: {}\n\n0. set-up [²]", "options: {}\n\n0. set-up [x ²]", 'options: {"poison":' + "9" * 5000 + "}",
     "rules: " + "9" * 5000, "rules: ²", "secret: " + "ab" * 9000 + "\n\n0. set-up", "position: x " + "9" * 5000,
     'position: options {"variant":' + "[" * 9000, "seats: " + "{" * 9000, 'result: {"a":' + "[" * 9000,
     "options: {}\n\n" + "0. set-up\n" * 2000, "x" * 30_000, "options: {}\n\n0. set-up " + "[" * 19_000],
)  # fmt: skip
def test_a_record(server: Any, lines: str) -> None:
    text = (RECORD.replace("rules: 1\n", "") if lines.startswith("rules") else RECORD) + lines
    began = time.monotonic()
    with pytest.raises(BadRecord):
        read_record(text, find_game)
    me = server.client()
    status, answer = _send(me, "POST", "/records", json.dumps({"record": text}).encode())
    assert (status, json.loads(answer)["error"]["code"]) == (422, "bad_record")
    assert time.monotonic() - began < MOST_SECONDS


@pytest.mark.parametrize("pack", [gzip.compress, zlib.compress])
@pytest.mark.parametrize("coding", ["gzip", "deflate", "br"])
def test_a_packed_body_is_not_unpacked(server: Any, pack: Any, coding: str) -> None:
    bomb = pack(b'{"record":"' + b" " * 20_000_000 + b'"}')
    assert len(bomb) < 40_000
    status, answer = _send(server.client(), "POST", "/records", bomb, **{"Content-Encoding": coding})
    assert (status, json.loads(answer)["error"]["code"]) == (400, "bad_json")


def test_messages_of_a_socket(server: Any) -> None:
    caesar, _, match = table_for_two(server)
    nested, long = deep("[", "]", 7000), DIGITS
    for text in (
        f'{{"type":"act","action":{nested}}}',
        "[" * 15_000,
        f'{{"type":"hello","seen":{long}}}',
        '{"type":"chat","text":"a\\u0000b"}',
        '{"type":"act","action":"pass","key":"aaaa\\u0000aaaa"}',
    ):
        with caesar.live(match) as socket:
            socket.next("state")
            socket._socket.send(text)  # type: ignore[union-attr]
            assert socket.next("refused")["error"]["code"] in ("bad_json", "bad_request")
    with caesar.live(match) as socket:
        socket.next("state")
        socket._socket.send(" " * 20_000)  # type: ignore[union-attr]
        with pytest.raises(ConnectionClosed):
            socket.next("refused")
    assert caesar.state(match).number == 0


@pytest.mark.parametrize(
    ("name", "kept"),
    [("Ｌｉｖｉａ", "Livia"), ("𝕷𝖎𝖛𝖎𝖆", "Livia"), ("Юлия Цезарь", "Юлия Цезарь"), ("Ιούλιος", "Ιούλιος"),
     ("カエサル", "カエサル"), ("Zoë  Müller", "Zoë Müller"), ("Livi\u0430", None), ("\u13de\u0069via", None), ("Λivia", None),
     ("Li\u200bvia", None), ("A\u0335" * 8, None)],
)  # fmt: skip
def test_names_that_look_like_others(name: str, kept: str | None) -> None:
    if kept is None:
        with pytest.raises(Exception, match=r"alphabet|control|accents"):
            clean_name(name)
    else:
        assert clean_name(name) == kept


def test_dressed_up_letters_do_not_make_another_account(server: Any) -> None:
    server.client().claim("Servilia Maior", "a long enough password")
    with pytest.raises(Refused, match="taken"):
        server.client().claim("ＳＥＲＶＩＬＩＡ Maior", "a long enough password")
    assert Client(server.url).log_in("Ｓervilia maior", "a long enough password").me


class _Dripping(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        try:
            while True:
                self.request.sendall(b"X")
                time.sleep(0.05)
        except OSError:
            return


def test_a_slow_hook_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    there = socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Dripping)
    there.daemon_threads = True
    threading.Thread(target=there.serve_forever, daemon=True).start()
    monkeypatch.setitem(webhook.PORTS, "http", there.server_address[1])
    monkeypatch.setattr(webhook, "check_url", lambda url, _: (urlsplit(url), "127.0.0.1"))
    monkeypatch.setattr(webhook, "MOST_SECONDS", 0.3)
    began = time.monotonic()
    with pytest.raises(Exception, match=r".*"):  # whatever http.client makes of a line that ends
        webhook.post("http://hooks.example/", b"{}", {})
    assert time.monotonic() - began < webhook.SECONDS
    there.shutdown()
    there.server_close()


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "255.255.255.255",
     "224.0.0.1", "240.0.0.1", "198.18.0.1", "192.0.2.1", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::7f00:1",
     "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1",
     "2002:7f00:1::", "2002:a00:1::", "2001:0:4136:e378:8000:63bf:80ff:fffe"],
)  # fmt: skip
def test_addresses_that_are_never_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not webhook.is_public(address)
    family = 10 if ":" in address else 2
    answers = [(2, 1, 6, "", ("93.184.216.34", 443)), (family, 1, 6, "", (address, 443))]
    monkeypatch.setattr(webhook.socket, "getaddrinfo", lambda *_, **__: answers)
    with pytest.raises(Exception, match="Only public addresses"):  # one of two is enough
        webhook.check_url("https://hooks.example/")


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34", "64:ff9b::5db8:d822"])
def test_addresses_of_the_open_internet(address: str) -> None:
    assert webhook.is_public(address)


def test_what_goes_wrong_is_logged_without_what_was_asked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with caplog.at_level(logging.DEBUG), serving(tmp_path) as server:
        me = server.client()

        async def fails(*_: Any) -> None:
            raise RuntimeError("unforeseen")

        monkeypatch.setattr("triumvirate.server.tables.sitting.invitation", fails)
        status, answer = _send(me, "GET", "/invites/the-token-of-a-seat", None)
        assert status == 500
        assert b"unforeseen" not in answer
        with pytest.raises(Exception, match="no such table") as fault:
            server.do(server.worker.db.row(_broken("the-secret-that-was-asked-for")))
    assert "the-secret-that-was-asked-for" not in str(fault.value)
    told = "\n".join(f"{record.getMessage()} {record.__dict__} {record.exc_text}" for record in logged(caplog))
    assert "unforeseen" in told
    assert "the-token-of-a-seat" not in told
    for path in (
        "/join/TOKEN",
        "/api/invites/TOKEN/more",
        "/device/TOKEN",
        "/confirm/TOKEN",
        "/invited/TOKEN",
        "/api/club-invitations/TOKEN",
    ):
        assert "TOKEN" not in public_path(path)
    assert "password" not in repr(server.worker.settings)


def _broken(secret: str) -> Any:
    from sqlalchemy import text

    return text("SELECT * FROM nowhere WHERE token = :token").bindparams(token=secret)


def _send(client: Client, method: str, path: str, body: bytes | None, **more: str) -> tuple[int, bytes]:
    headers = {"Content-Type": "application/json", "Cookie": f"triumvirate={client.cookie}", **more}
    status, _, answer = client.raw(method, f"/api{path}", body, headers)
    return status, answer
