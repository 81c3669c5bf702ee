"""How a fault can end, and what is kept of it between runs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

CAUGHT, BY_DATA, LASTED, SURVIVED, UNREACHED, NOT_HELD = range(6)
OUTCOMES = (
    "caught",
    "caught by kept data alone",
    "caught by its length",
    "survived",
    "run by no test",
    "not a plain function",
)


class Tried(Protocol):
    """A fault, of whichever language."""

    @property
    def key(self) -> str:
        """What names it when code moves."""

    @property
    def text(self) -> str:
        """A digest of what surrounds it: another text, another fault."""


Found = Callable[[Any, int, str], None]  # a fault, how it ended, and by which test


class Outcomes:
    """What is known of an area's faults: one line each, written as it is found."""

    def __init__(self, file: Path, tests: str) -> None:
        self.file, self.tests = file, tests
        self.rows: dict[str, dict[str, Any]] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
            row = json.loads(line)
            self.rows[row["key"]] = row

    def known(self, fault: Tried) -> bool:
        """Whether this fault was tried in the same text; a survivor only with the same tests."""
        row = self.rows.get(fault.key)
        return row is not None and row["text"] == fault.text and (row["caught"] or row["tests"] == self.tests)

    def add(self, fault: Tried, outcome: int, by: str) -> None:
        """Keep one outcome and say it."""
        row = {"key": fault.key, "text": fault.text, "tests": self.tests, "outcome": outcome, "by": by}
        row |= {"told": str(fault), "caught": outcome < SURVIVED}
        self.rows[fault.key] = row
        with self.file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(row) + "\n")
        print(f"{OUTCOMES[outcome]:10} {fault}" + (f"  [{by}]" if by else ""), flush=True)
