"""`triumvirate serve` as people start it: its address, its health, a clean end; and the letters and hooks it sends."""

from __future__ import annotations

import json
import signal
import socketserver
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import Process
from triumvirate.server.client import Client, match_of
from triumvirate.server.notify import mail, webhook
from triumvirate.server.run import JsonLines, lan_address, open_page
from triumvirate.server.settings import Mail, Settings


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_cleanly_with_sockets_open(tmp_path: Path, how: int) -> None:
    server = Process(tmp_path / "made" / "on the way")
    line = server.start("--lan")
    assert line == f"Triumvirate is at http://127.0.0.1:{server.port}/\n"
    assert (tmp_path / "made" / "on the way").stat().st_mode & 0o077 == 0, "secrets of matches are in there"
    me = Client(server.url)
    assert json.loads(me.raw("GET", "/healthz", None, {})[2])["ok"]
    match = match_of(me.play("caesar", side="caesar"))
    with me.live(match) as socket:
        socket.next("state")
        assert server.stop(how) in (0, 130, -how)
        with pytest.raises(ConnectionClosed) as closed:
            socket.next("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    again = Process(tmp_path / "made" / "on the way")
    again.start()
    back = Client(again.url)
    back.cookie = me.cookie
    assert back.state(match).seat == "caesar"
    again.stop()


def test_the_log_is_json_with_the_match_in_it() -> None:
    import logging

    record = logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": "changed", "match": "abc", "number": 3})
    line = json.loads(JsonLines().format(record))
    assert line["what"] == "changed"
    assert line["match"] == "abc"
    assert lan_address() != "127.0.0.1"


def test_settings_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIUMVIRATE_SMTP_HOST", "smtp.example")
    monkeypatch.setenv("TRIUMVIRATE_SMTP_PASSWORD", "hidden")
    monkeypatch.setenv("TRIUMVIRATE_DATABASE", "postgresql+asyncpg://somewhere/db")
    settings = Settings.from_environment(tmp_path, "https://table.example/")
    assert settings.mail is not None
    assert settings.mail.host == "smtp.example"
    assert "hidden" not in repr(settings)
    assert settings.database_url.startswith("postgresql")
    assert settings.public_url == "https://table.example"
    assert settings.public_host == "table.example"
    key = Settings(data=tmp_path).signing_key()
    assert Settings(data=tmp_path).signing_key() == key
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0


def test_a_hook_is_posted(monkeypatch: pytest.MonkeyPatch) -> None:
    came: list[tuple[str, bytes]] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(302)
            self.send_header("Location", "http://127.0.0.1/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    there = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=there.serve_forever, daemon=True).start()
    monkeypatch.setitem(webhook.PORTS, "http", there.server_port)
    monkeypatch.setattr(webhook, "check_url", lambda url, _: (urlsplit(url), "127.0.0.1"))
    status = webhook.post("http://hooks.example/a?b=1", b'{"event":"your_turn"}', {"Content-Type": "application/json"})
    there.shutdown()
    assert status == 302, "no redirect is followed"
    assert came == [("/a?b=1", b'{"event":"your_turn"}')]


def test_a_letter_is_sent() -> None:
    letters: list[str] = []

    class Smtp(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 there\r\n")
            in_letter = False
            for raw in self.rfile:
                line = raw.decode().rstrip("\r\n")
                if in_letter:
                    letters.append(line)
                    if line == ".":
                        in_letter = False
                        self.wfile.write(b"250 taken\r\n")
                elif line.upper().startswith("DATA"):
                    in_letter = True
                    self.wfile.write(b"354 go on\r\n")
                elif line.upper().startswith("QUIT"):
                    self.wfile.write(b"221 bye\r\n")
                    return
                else:
                    self.wfile.write(b"250 ok\r\n")

    there = socketserver.TCPServer(("127.0.0.1", 0), Smtp)
    threading.Thread(target=there.handle_request, daemon=True).start()
    server = Mail("127.0.0.1", there.server_address[1], tls=False)
    assert mail.send(server, "caesar@rome.example", *mail.digest(["https://table.example/m/x"], "it")) == 0
    there.server_close()
    text = "\n".join(letters)
    assert "To: caesar@rome.example" in text
    assert "https://table.example/m/x" in text


@pytest.mark.parametrize(
    ("platform", "screen", "opens", "asked", "said"),
    [
        ("linux", {"DISPLAY": ":0"}, True, True, False),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True, True, False),
        ("linux", {"DISPLAY": ":0"}, False, True, True),
        ("linux", {}, True, False, True),
        ("darwin", {}, True, True, False),
        ("win32", {}, True, True, False),
    ],
)
def test_a_page_is_opened_where_there_is_a_screen_and_else_its_address_is_said(
    platform: str,
    screen: dict[str, str],
    opens: bool,
    asked: bool,
    said: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    opened: list[str] = []
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("triumvirate.server.run.sys.platform", platform)
    monkeypatch.setattr("triumvirate.server.run.webbrowser.open", lambda address: opened.append(address) or opens)
    open_page("http://127.0.0.1:1")
    assert bool(opened) == asked
    assert ("open http://127.0.0.1:1 yourself" in capsys.readouterr().out) == said
