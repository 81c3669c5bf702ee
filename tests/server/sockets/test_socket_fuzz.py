"""Malformed and hostile messages to the live socket: no fault, no hang, no growth, and the match stays as it was.

The short form; `make prove` sends 100,000.
"""

from __future__ import annotations

import gc
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.conftest import Running
from server.playing import table_for_two

GOOD: list[dict[str, Any]] = [
    {"type": "hello", "seen": -1},
    {"type": "act", "id": 1, "action": "pass", "seen": 0, "key": "0123456789abcdef"},
    {"type": "undo", "id": 2},
    {"type": "chat", "id": 3, "text": ""},
    {"type": "preview", "id": 4, "action": "place"},
    {"type": "explain", "id": 5, "action": "x"},
    {"type": "seat", "seat": "caesar"},
    {"type": "ping"},
    {"type": "pong"},
]
EVIL: list[Any] = [
    None, True, -1, 2**63, 2**200, 1e308, "", "\x00", "\ud7ff", "A" * 3000, [], {}, [[[[[]]]]], {"a": {"b": {}}},
    "pompey", "nobody", "../..", "'; DROP TABLE matches; --", "<script>alert(1)</script>", "\u202e", "NaN",
]  # fmt: skip


def message(rng: random.Random) -> str | bytes:
    kind = rng.random()
    if kind < 0.15:
        return "".join(chr(rng.randrange(1, 0x300)) for _ in range(rng.randrange(60)))
    if kind < 0.2:
        return "[" * rng.randrange(1, 8000)
    if kind < 0.25:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(40)))
    told = dict(rng.choice(GOOD))
    for _ in range(rng.randrange(1, 4)):
        field = rng.choice([*told, "seat", "action", "seen", "key", "id", "lang", "extra"])
        told[field] = rng.choice(EVIL)
    text = json.dumps(told)
    if rng.random() < 0.2:
        cut = rng.randrange(len(text))
        text = text[:cut] + chr(rng.randrange(32, 127)) + text[cut + rng.randrange(2) :]
    return text


def resident() -> int:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


def fuzz(server: Running, count: int) -> int:
    """So many messages over sockets that are opened again whenever the server has had enough; how often that was."""
    caesar, _, match = table_for_two(server)
    before = caesar.state(match)
    rng = random.Random(9)
    url = f"{server.url.replace('http', 'ws')}/api/matches/{match}/live"
    headers = {"Cookie": f"triumvirate={caesar.cookie}", "Origin": server.url}
    sent = closed = 0
    while sent < count:
        with connect(url, additional_headers=headers, proxy=None, max_size=None, max_queue=None) as socket:
            try:
                socket.send('{"type":"hello"}')
                few = rng.random() < 0.95  # fewer than the server bears, so that each is read; now and then too many
                for _ in range(15 if few else 60):
                    socket.send(message(rng))
                    sent += few
                socket.send('{"type":"ping"}')
                while json.loads(socket.recv(10))["type"] != "pong":
                    pass
            except ConnectionClosed:
                closed += 1
    after = caesar.state(match)
    assert (after.number, after.view, after.legal) == (before.number, before.view, before.legal)
    state = caesar.act(after, after.legal[0].action)
    assert state.number == before.number + 1, "the match goes on"
    return closed


def test_hostile_messages_change_nothing(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    assert fuzz(server, 1500) > 0
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.long
def test_long_hostile_messages_change_nothing(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    fuzz(server, 5_000)
    caplog.clear()
    before = resident()
    fuzz(server, 100_000)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert resident() - before < 30_000_000, "nothing is kept of them"
