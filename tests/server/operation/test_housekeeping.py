"""What a worker does by itself, notices to people who are away, and the other kind of database driver."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from server.conftest import serving
from server.playing import table_for_two
from triumvirate.server.client import Client, match_of
from triumvirate.server.notify import mail, webhook
from triumvirate.server.settings import Mail


def test_time_the_server_was_away_is_forgiven(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        caesar, _, match = table_for_two(server, clock={"kind": "live", "seconds": 60})
    with serving(tmp_path, now=lambda: 10**13) as server:
        back = Client(server.url)
        back.cookie = caesar.cookie
        server.tick()
        state = back.state(match)
        assert state.result is None
        assert state.clocks.left_ms["caesar"] == 30_000  # type: ignore[union-attr]


def test_the_host_passes_on_when_the_host_goes(server: Any) -> None:
    host, other = server.client(), server.client()
    state = host.create("caesar", auto_start=False)
    match = match_of(state)
    other.at(match, dict, "join")
    with other.live(match) as socket:
        socket.next("state")
        with host.live(match) as there:
            there.next("state")
        server.until(lambda: not other.state(match).presence.seats["caesar"])
        server.do(server.worker.keep_house())
        assert other.state(match).match.host == host.me().me.id, "not at once"
        server.clock.add(61)
        server.do(server.worker.keep_house())
        assert other.state(match).match.host == other.me().me.id


def test_tables_nobody_came_to_are_cleared(server: Any) -> None:
    me = server.client()
    match = match_of(me.create("caesar"))
    kept = match_of(me.create("caesar", private=True))
    server.clock.add(2 * 86_400)
    server.do(server.worker.keep_house())
    assert match not in [m.id for m in me.matches("open").matches]
    assert me.state(kept).match.status == "open"


def test_who_is_away_is_told_by_webhook_once_a_turn(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(webhook, "post", lambda url, body, headers: sent.append((url, json.loads(body))) or 200)
    monkeypatch.setattr("triumvirate.server.routes.me.check_url", lambda url: None)
    caesar, pompey, match = table_for_two(server)
    pompey.patch_me(webhook="https://hooks.example/p", settings={"language": "it"})
    rng = random.Random(1)
    state = caesar.state(match)
    while state.legal:
        state = caesar.act(state, rng.choice(state.legal).action)
    server.until(lambda: sent)
    assert sent[0][0] == "https://hooks.example/p"
    assert sent[0][1]["event"] == "your_turn"
    assert sent[0][1]["match"] == match
    assert sent[0][1]["text"] == "Tocca a te in CAESAR!."
    with pompey.live(match) as socket:
        socket.next("state")
        count = len(sent)
        caesar.offer(match, "pause")
        socket.next("update")
        assert len(sent) == count, "at the table nobody needs a notice"


def test_the_end_is_told_though_nobody_has_moved_since_the_last_notice(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    monkeypatch.setattr(webhook, "post", lambda url, body, headers: sent.append(json.loads(body)["event"]) or 200)
    monkeypatch.setattr("triumvirate.server.routes.me.check_url", lambda url: None)
    caesar, pompey, match = table_for_two(server)
    pompey.patch_me(webhook="https://hooks.example/p")
    state = caesar.state(match)
    while state.legal:
        state = caesar.act(state, state.legal[0].action)
    server.until(lambda: sent == ["your_turn"])
    caesar.at(match, dict, "resign")
    server.until(lambda: sent == ["your_turn", "finished"])


def test_letters_go_only_to_confirmed_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    letters: list[tuple[str, str, str]] = []
    monkeypatch.setattr(mail, "send", lambda _, to, subject, text: letters.append((to, subject, text)) or 0)
    with serving(
        tmp_path, mail=Mail("smtp.example"), public_url="https://table.example", allowed_hosts=("127.0.0.1",)
    ) as server:
        me = server.client()
        assert me.games().mail
        me.patch_me(email="caesar@rome.example")
        server.until(lambda: letters)
        token = letters[0][2].split("/confirm/")[1].split()[0]
        me.play("caesar")
        server.do(server.worker.notices.send_digests())
        assert len(letters) == 1, "nothing to an address that is not confirmed"
        assert me.post(dict, "/me/email/confirm", token=token)["me"]["email_confirmed"]
        server.do(server.worker.notices.send_digests())
        assert "https://table.example/m/" in letters[1][2]
        server.do(server.worker.notices.send_digests())
        assert len(letters) == 2, "once in a while, not more"
        with pytest.raises(Exception, match="e-mail address"):
            me.patch_me(email="x@y\nBcc: z@example.org")


def test_without_mail_and_push_the_server_says_so(server: Any) -> None:
    games = server.client().games()
    assert not games.mail
    assert games.push.available == (games.push.key is not None)
