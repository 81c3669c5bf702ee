"""What a worker does by itself, notices to people who are away, and the other kind of database driver."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from server.conftest import serving
from server.playing import table_for_two
from triumvirate.server.client import Client, match_of
from triumvirate.server.notify import mail, webhook
from triumvirate.server.operation import housekeeping
from triumvirate.server.operation.cluster.polling import Polling
from triumvirate.server.settings import Mail
from triumvirate.server.sockets.bus import Signal
from triumvirate.server.store.schema import matches


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


@pytest.mark.parametrize(("private", "days"), [(False, 1), (True, 14)])
def test_a_table_waits_for_its_time_to_the_millisecond_and_longer_while_somebody_looks(
    server: Any, private: bool, days: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = server.client()
    kept, gone, watched, playing = (match_of(me.create("caesar", private=private)) for _ in range(4))
    cache, now = server.worker.cache, server.worker.cache.now()
    long_ago = now - days * 86_400_000
    for match, updated in ((kept, long_ago), (gone, long_ago - 1), (watched, long_ago - 1), (playing, long_ago - 1)):
        change = update(matches).where(matches.c.id == match).values(updated=updated)
        server.do(server.worker.db.write(lambda connection, change=change: connection.execute(change)))
        cache.drop(match)
    monkeypatch.setattr(type(cache), "now", lambda cache: now)
    with me.live(watched) as socket:
        socket.next("state")
        server.do(housekeeping.close_old_tables(cache))
    statuses = [server.do(cache.load(match)).row.status for match in (kept, gone, watched, playing)]
    assert statuses == ["open", "cancelled", "open", "cancelled"]


def test_a_tournament_arranges_its_own_hosts(server: Any) -> None:
    host, other = server.client(), server.client()
    match = match_of(host.create("caesar", auto_start=False))
    other.at(match, dict, "join")
    change = update(matches).where(matches.c.id == match).values(source="tournament")
    server.do(server.worker.db.write(lambda connection: connection.execute(change)))
    server.worker.cache.drop(match)
    with other.live(match) as socket:
        socket.next("state")
        with host.live(match) as there:
            there.next("state")
        server.until(lambda: not other.state(match).presence.seats["caesar"])
        server.clock.add(61)
        server.do(housekeeping.pass_hosts(server.worker.cache))
        assert other.state(match).match.host == host.me().me.id


def test_who_is_away_is_told_by_webhook_once_a_turn(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(webhook, "post", lambda url, body, headers: sent.append((url, json.loads(body))) or 200)
    monkeypatch.setattr("triumvirate.server.routes.me.check_url", lambda url: None)
    caesar, pompey, match = table_for_two(server)
    pompey.patch_me(webhook="https://hooks.example/p", settings={"language": "it"})
    caesar.patch_me(webhook="https://hooks.example/c")
    caesar.patch_me(webhook="")
    assert caesar.me().me.webhook is None, "an empty one is none"
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


class Hub:
    """The sockets of a worker: the matches that are looked at here, as they were shown, and what was heard of them."""

    def __init__(self, **shown: int) -> None:
        self.versions, self.signals = shown, list[tuple[str, str, int]]()

    def matches(self) -> list[str]:
        return list(self.versions)

    def shown(self, match: str) -> int:
        return self.versions[match]

    def heard(self, signal: Signal) -> None:
        self.signals.append((signal.match, signal.kind, signal.item))


def test_looking_finds_what_moved_on_and_the_lines_said_since_the_worker_came(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    caesar.say(match, "Said before.")
    version = server.do(server.worker.cache.load(match)).row.version
    hub = Hub(**{match: version})
    polling = Polling(server.worker.cache, hub)  # type: ignore[arg-type]
    server.do(polling.look())
    assert hub.signals == []
    pompey.say(match, "Said since.")
    state = caesar.state(match)
    caesar.act(state, state.legal[0].action)
    server.do(polling.look())
    now = server.do(server.worker.cache.load(match)).row.version
    assert hub.signals[0] == (match, "table", now)
    assert [kind for _, kind, _ in hub.signals] == ["table", "chat"]
    hub.versions[match] = now
    hub.signals.clear()
    caesar.say(match, "And once more.")
    server.do(polling.look())
    assert [kind for _, kind, _ in hub.signals] == ["chat", "chat"], "a line may come to light late: it is told again"
