"""Sessions end when they are ended: a copied cookie is worth nothing then; and what is dear needs a fresh proof."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from keep_schemas import SCHEMAS
from loops import in_own_loop
from server.conftest import serving
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.people import networks
from triumvirate.server.replies import Reply

DAY = 86_400.0
PASSWORD = "a long password"


def account(server: Any, name: str) -> Client:
    client: Client = server.client()
    client.claim(name, PASSWORD)
    return client


def copied(client: Client, server: Any) -> Client:
    thief = Client(server.url)
    thief.cookie = client.cookie
    return thief


def test_signing_out_ends_the_session_and_every_copy_of_its_cookie(server: Any) -> None:
    me = account(server, "Signs Out")
    other = Client(server.url)
    other.log_in("Signs Out", PASSWORD)
    thief = copied(me, server)
    assert thief.me().me is not None
    me.log_out()
    assert thief.me().me is None
    assert other.me().me is not None, "only here, not everywhere"
    other.log_out(everywhere=True)
    assert other.me().me is None


def test_one_sees_where_one_is_signed_in_and_ends_it_there(server: Any) -> None:
    me = account(server, "Many Devices")
    other = Client(server.url)
    other.log_in("Many Devices", PASSWORD)
    found = me.get(dict, "/me/sessions")["sessions"]
    assert [one["here"] for one in found].count(True) == 1
    (there,) = [one for one in found if not one["here"]]
    with pytest.raises(Refused, match="no such session"):
        server.client().call("DELETE", f"/me/sessions/{there['id']}")
    me.call("DELETE", f"/me/sessions/{there['id']}")
    assert other.me().me is None
    assert me.me().me is not None
    assert len(me.get(dict, "/me/sessions")["sessions"]) == 1


def test_sessions_that_nobody_uses_end_by_themselves(server: Any) -> None:
    me, guest = account(server, "Seldom Here"), server.client()
    for _ in range(3):
        server.clock.add(80 * DAY)
        assert me.me().me is not None, "each use counts"
    server.clock.add(91 * DAY)
    assert me.me().me is None
    assert guest.me().me is not None, "a guest has nothing else"
    server.clock.add(366 * DAY)
    assert guest.me().me is None


def test_a_socket_is_let_go_when_its_session_ends(server: Any) -> None:
    me = account(server, "Has A Socket")
    match = match_of(me.create("caesar", private=True))
    other = Client(server.url)
    other.log_in("Has A Socket", PASSWORD)

    async def listen() -> int | None:
        url = f"{server.url.replace('http', 'ws')}/api/matches/{match}/live"
        async with connect(
            url, additional_headers={"Cookie": f"triumvirate={me.cookie}", "Origin": server.url}
        ) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            await socket.recv()
            await asyncio.to_thread(me.log_out)
            try:
                async with asyncio.timeout(20):
                    while True:
                        await socket.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None

    assert in_own_loop(listen()) is not None
    assert other.me().me is not None


def test_a_cookie_of_before_is_a_session_that_can_be_ended(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "triumvirate.db") as connection:
        connection.executescript((SCHEMAS / "0005.sql").read_text(encoding="utf-8"))
        person, epoch = connection.execute("select id, epoch from people where not guest").fetchone()
    with serving(tmp_path, secret_key="k" * 40) as server:
        old = Client(server.url)
        old.cookie = str(URLSafeSerializer("k" * 40, salt="session").dumps([person, epoch]))
        thief = copied(old, server)
        assert old.me().me.id == thief.me().me.id == person
        old.log_out()
        assert thief.me().me is None


def test_what_is_dear_needs_a_fresh_proof(server: Any) -> None:
    me = account(server, "Needs Proof")
    server.clock.add(3600)
    calls = [("DELETE", "/me", {"name": "Needs Proof"}), ("POST", "/me/device-link", {})]
    for method, path, body in calls:
        with pytest.raises(Refused) as refused:
            copied(me, server).call(method, path, body)
        assert refused.value.code == "proof"
    with pytest.raises(Refused, match="not right"):
        me.post(Reply, "/me/proof", password="not this one")
    me.post(Reply, "/me/proof", password=PASSWORD)
    for method, path, body in reversed(calls):
        me.call(method, path, body)
    assert me.me().me is None


def test_a_guest_has_nothing_to_prove_by(server: Any) -> None:
    guest = server.client()
    server.clock.add(3600)
    guest.device_link()
    guest.call("DELETE", "/me", {"name": guest.me().me.name})


def test_a_network_is_kept_as_a_digest_and_private_ones_not_at_all() -> None:
    one = networks.digest("key", "9.9.9.9")
    assert one == networks.digest("key", "9.9.9.200")
    assert len({one, networks.digest("key", "9.9.8.9"), networks.digest("other key", "9.9.9.9"), ""}) == 4
    assert networks.digest("key", "::ffff:9.9.9.9") == one
    assert networks.prefix("2a00:1450:4001:80b::200e") == "2a00:1450:4001::/48"
    for address in ("127.0.0.1", "192.168.1.9", "10.0.0.1", "fe80::1", "?", ""):
        assert networks.digest("key", address) == ""


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/140 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("my-bot/1.0", "my-bot"),
        ("", ""),
    ],
)
def test_a_device_is_told_in_a_few_words(agent: str, told: str) -> None:
    assert networks.device(agent) == told
