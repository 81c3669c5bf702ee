"""Thousands of malformed lines: each is answered with a clear error and leaves the match as it was."""

from __future__ import annotations

import json
import random
import string
import subprocess
import sys
from typing import Any

import pytest

from triumvirate.protocol import Session

CODES = {
    "bad_json",
    "bad_request",
    "unknown_game",
    "bad_option",
    "no_match",
    "illegal",
    "not_your_turn",
    "bad_record",
    "over",
}
CHANGING = {"new", "load", "position", "act", "undo"}
COMMANDS = [
    "new",
    "legal",
    "act",
    "explain",
    "view",
    "truth",
    "result",
    "undo",
    "record",
    "load",
    "position",
    "bot",
    "perft",
    "schema",
]
FIELDS = ["game", "options", "seed", "seat", "action", "chance", "record", "text", "name", "seconds", "depth", "cmd"]


def any_value(rng: random.Random) -> Any:
    return rng.choice(
        [
            None,
            True,
            -1,
            10**30,
            1.5,
            "",
            "caesar",
            "place ship-5-1 SD-SC 1/5",
            "pass",
            "\ud800",
            "x" * 5000,
            [],
            [[]],
            {},
            {"a": {"b": 1}},
            {"solo": 3},
            {"variant": "name = 1"},
            [{"draw": 1}],
            float("1e308"),
        ]
    )


def malformed(rng: random.Random) -> str:
    kind = rng.randrange(4)
    if kind == 0:
        return "".join(rng.choice(string.printable.replace("\n", "")) for _ in range(rng.randrange(1, 60)))
    if kind == 1:
        text = json.dumps({"cmd": rng.choice(COMMANDS), "game": "caesar", "seat": "caesar"})
        return text[: rng.randrange(1, len(text))]
    if kind == 2:
        return rng.choice(
            ["[" * 100_000, "{" * 5000, "null", "3", '"cmd"', "[]", "\x00", "NaN", "9" * 6000, '{"cmd": 1}']
        )
    request = {name: any_value(rng) for name in rng.sample(FIELDS, rng.randrange(1, 6))}
    if rng.random() < 0.8:
        request["cmd"] = rng.choice(COMMANDS)
    return json.dumps(request)


@pytest.mark.parametrize("seed", range(4))
def test_malformed_lines_are_answered_and_the_match_is_unharmed(seed: int):
    rng = random.Random(seed)
    session = Session()
    session.answer('{"cmd":"new","game":"caesar","seed":1}')
    record = session.answer('{"cmd":"record"}')
    refused = 0
    for _ in range(1000):
        line = malformed(rng)
        reply = json.loads(session.answer(line))
        if not reply["ok"]:
            refused += 1
            assert reply["error"]["code"] in CODES, line
            assert reply["error"]["reason"]
            assert "engine failed" not in reply["error"]["reason"], (line, reply)
            assert session.answer('{"cmd":"record"}') == record, line
        elif json.loads(line)["cmd"] in CHANGING:
            record = session.answer('{"cmd":"record"}')
    assert refused > 700


def test_the_command_answers_every_line_and_ends_with_its_input():
    lines = [b'{"cmd":"new","game":"caesar","seed":1}', b"\xff\xfe\x00", b"", b"{", b'{"cmd":"hash"}', b"[" * 50_000]
    done = subprocess.run(
        [sys.executable, "-m", "triumvirate.cli", "engine"],
        input=b"\n".join(lines) + b"\n",
        capture_output=True,
        timeout=60,
        check=True,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, False, False, True, False]
    assert b"Traceback" not in done.stderr
