"""Junk to every call and to the socket: clear refusals, never a 5xx, and the match stays as it was.

In the short form a call is given every third piece of junk, the next call the others; the long form gives all to all.
"""

from __future__ import annotations

import json
import random
import string
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.playing import table_for_two

JUNK: list[Any] = [
    {},
    [],
    None,
    7,
    "x",
    {"x": 1},
    {"seat": 5},
    {"seat": "nero", "action": "pass"},
    {"action": -1},
    {"action": 2**70},
    {"action": "place \x00 \ud7ff ' \" ; --", "seen": 10**6},
    {"action": 10**6},
    {"kind": "take_back", "seat": "nobody"},
    {"accept": "yes"},
    {"text": " \u202e "},
    {"token": "../../.."},
    {"token": "A" * 6},
    {"name": "a\nb", "password": "12345678"},
    {"options": {"variant": {"tokens": [[[]]]}}, "game": "caesar"},
    {"game": "caesar", "clock": {"kind": "live", "seconds": -1}},
    {"record": "Triumvirate record 1\n" * 50},
    {"record": "Triumvirate record 1\ngame: caesar\nrules: 1\noptions: {\n\n0. set-up"},
    {"to": "person:p_x"},
    {"person": "p_x", "reason": "r"},
    {"endpoint": "https://127.0.0.1/xxxx", "p256dh": "x" * 20, "auth": "x" * 10},
    {"days": 10**9},
    {"settings": {"a": {"b": 1}}},
    {"email": "x"},
    {"webhook": "gopher://x"},
]
VALUES = {
    "match": None,
    "seat": "caesar",
    "token": "nothing",
    "other": "p_x",
    "game": "caesar",
    "player": "p_x",
    "kind": "pause",
    "session": "nothing",
    "report": "r_x",
    "tournament": "nothing",
    "club": "nothing",
    "season": "99999999999999999999",
    "who": "nobody",
    "day": "2026-01-01",
    "puzzle": "nothing",
    "study": "nothing",
    "move": "0",
}


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.long)])
def test_no_call_answers_with_a_5xx(server: Any, every: int) -> None:
    caesar, pompey, match = table_for_two(server)
    schema = json.loads(caesar.raw("GET", "/api/openapi.json", None, {})[2])
    tried = 0
    skipped = ("/resign", "/logout", "/seats/{seat}/return")
    for number, (path, methods) in enumerate(schema["paths"].items()):
        target = path
        for name, value in VALUES.items():
            target = target.replace("{" + name + "}", value or match)
        assert "{" not in target, target
        for method in methods:
            if path.endswith(skipped) or (method == "delete" and path == "/api/me"):
                continue
            for junk in JUNK[number % every :: every] if method != "get" else [None]:
                body = None if method == "get" else json.dumps(junk).encode()
                headers = {"Content-Type": "application/json", "Cookie": f"triumvirate={pompey.cookie}"}
                for query in (
                    ("",)
                    if method != "get"
                    else ("", "?seat=nero&since=x&at=-5&lang=xx&before=q&from=-2&list=z&game=zz")
                ):
                    status, _, answer = pompey.raw(method.upper(), target + query, body, headers)
                    assert status < 500, (method, target, junk, answer)
                    tried += 1
    assert tried > 500
    assert caesar.state(match).number == 0
    assert caesar.state(match).result is None


def test_junk_on_the_socket_leaves_the_match_alone(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    rng = random.Random(1)
    types = ["hello", "act", "undo", "preview", "explain", "chat", "seat", "ping", "pong", "state", ""]
    values: list[Any] = [None, 1, -1, 2**65, "x", "pass", [], {}, True, 1.5, "caesar", "pompey", "y" * 3000]
    fields = ["id", "seat", "seen", "lang", "action", "key", "text", "extra"]
    for _ in range(12):
        with pompey.live(match) as socket:
            try:
                for _ in range(30):
                    if rng.random() < 0.3:
                        junk = "".join(rng.choice(string.printable) for _ in range(rng.randrange(40)))
                        socket._socket.send(junk)  # type: ignore[union-attr]
                    else:
                        named = rng.sample(fields, rng.randrange(4))
                        socket.send(type=rng.choice(types), **{name: rng.choice(values) for name in named})
            except ConnectionClosed:
                pass  # too many faults
    state = caesar.state(match)
    assert state.number == 0
    caesar.act(state, state.legal[0].action)
    assert pompey.state(match).number == 1
