"""`triumvirate engine` answers every line, whatever it holds."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys

from triumvirate.cli import engine
from triumvirate.protocol.session import Session


def _answers(data: bytes) -> list[dict[str, object]]:
    session, lines, found = Session(), io.BytesIO(data), []
    while (answer := engine.answer_next(session, lines)) is not None:
        assert "\n" not in answer
        found.append(json.loads(answer))
    return found


def test_a_match_by_pipe() -> None:
    asked = b'{"cmd":"new","game":"caesar","options":{},"seed":7}\n{"cmd":"legal"}\n'
    ran = subprocess.run(
        [sys.executable, "-m", "triumvirate.cli", "engine"], input=asked, capture_output=True, check=True
    )
    new, legal = (json.loads(line) for line in ran.stdout.splitlines())
    assert new["ok"] is True
    assert new["deciders"] == ["caesar"]
    assert legal["actions"][0]["seat"] == "caesar"
    assert ran.stderr == b""


def test_malformed_lines_are_refused_and_the_match_is_unharmed() -> None:
    rng = random.Random(5)
    noise = [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00\x01",
        b'{"cmd":"\xe9"}',
        b'{"cmd":"act","seat":"caesar","action":"place everything"}',
        b"[" * 5000,
        *(bytes(b for b in rng.randbytes(40) if b != 10) for _ in range(300)),
    ]
    before = b'{"cmd":"new","game":"caesar","options":{},"seed":7}\n{"cmd":"hash"}\n'
    found = _answers(before + b"".join(line + b"\n" for line in noise) + b'{"cmd":"hash"}\n')
    assert len(found) == len(noise) + 3
    assert [answer["ok"] for answer in found] == [True, True] + [False] * len(noise) + [True]
    assert found[1] == found[-1]
    assert all(set(answer["error"]) >= {"code", "reason", "rule"} for answer in found[2:-1])


def test_a_huge_line_is_refused_and_the_next_one_answered() -> None:
    found = _answers(b"x" * (engine.LONGEST + 100) + b'\n{"cmd":"games"}\n')
    assert [answer["ok"] for answer in found] == [False, True]
    assert "at most" in found[0]["error"]["reason"]


def test_a_last_line_without_its_end_is_answered() -> None:
    assert [answer["ok"] for answer in _answers(b'{"cmd":"games"}')] == [True]
