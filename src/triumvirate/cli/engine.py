"""`triumvirate engine`: the engine protocol on standard input and output."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from triumvirate.protocol.session import Session

LONGEST = 8 * 1024 * 1024


def engine() -> None:
    """Speak the engine protocol: JSON lines in and out.

    Try it: echo '{"cmd":"games"}' | triumvirate engine
    """
    import sys

    from triumvirate.protocol.session import Session

    session = Session()
    while (answer := answer_next(session, sys.stdin.buffer)) is not None:
        sys.stdout.buffer.write(answer.encode("utf-8", "backslashreplace") + b"\n")
        sys.stdout.buffer.flush()


def answer_next(session: Session, lines: BinaryIO) -> str | None:
    """The answer to the next line, whatever it holds; None when there is no more."""
    line = lines.readline(LONGEST + 1)
    if not line:
        return None
    if len(line) > LONGEST and not line.endswith(b"\n"):
        while (rest := lines.readline(LONGEST)) and not rest.endswith(b"\n"):
            pass
        return _refuse(f"A line has at most {LONGEST} bytes.")
    try:
        return session.answer(line.decode("utf-8").rstrip("\r\n"))
    except UnicodeDecodeError as fault:
        return _refuse(f"The line is not UTF-8: byte {fault.start + 1} does not belong there.")


def _refuse(reason: str) -> str:
    return json.dumps({"ok": False, "error": {"code": "bad_json", "reason": reason, "rule": None}})
