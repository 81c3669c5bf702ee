"""Long counts over many games: a row for every game, made by several processes, kept as they come and gone on with later."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from triumvirate.core.sources import digest

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".prove" / "rows"
CODE = (
    *(f"src/triumvirate/{name}" for name in ("analysis", "bots", "core", "games", "learn", "search")),
    "tests/sentences",
)
WEIGHTS = "src/triumvirate/bots"
Row = dict[str, Any]
UNDONE = 3  # the exit status of a count that stopped before its end


@dataclass(frozen=True)
class Ledger:
    """The rows of one count in a file, a line each; rows that other code made are not gone on with."""

    path: Path
    about: str = ""

    def rows(self) -> list[Row]:
        """What is there by now, in the order of the games."""
        kept = [json.loads(line) for line in self._lines()[1:]] if self._is_ours() else []
        return sorted(kept, key=lambda row: int(row["number"]))

    def gather(
        self, work: Callable[[int], Row], games: int, jobs: int = 1, within: float = float("inf")
    ) -> list[Row] | None:
        """All rows up to so many games, those that were missing made now; None where the time was up before that."""
        lines = self._lines() if self._is_ours() else [json.dumps(self._head())]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text("\n".join(lines) + "\n")
        ends = time.monotonic() + within
        missing = sorted(set(range(games)) - {int(row["number"]) for row in self.rows()})
        with self.path.open("a") as file:
            for row in _made(work, missing, jobs):
                file.write(json.dumps(row) + "\n")
                file.flush()
                if time.monotonic() > ends:
                    break
        rows = [row for row in self.rows() if row["number"] < games]
        return rows if len(rows) == games else None

    def _head(self) -> Row:
        return {"about": self.about, "code": code_now()}

    def _is_ours(self) -> bool:
        lines = self._lines()
        return bool(lines) and json.loads(lines[0]) == self._head()

    def _lines(self) -> list[str]:
        """Whole lines; one that was being written when somebody stopped it is none."""
        if not self.path.is_file():
            return []
        text = self.path.read_text()
        return text[: text.rfind("\n") + 1].splitlines()


def _made(work: Callable[[int], Row], numbers: list[int], jobs: int) -> Iterator[Row]:
    if jobs == 1:
        for number in numbers:
            yield timed(work, number)
        return
    os.environ["TRIUMVIRATE_SEARCH_THREADS"] = "1"  # a core for each process
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(Timed(work), numbers)


@dataclass(frozen=True)
class Timed:
    """Work that a pool can be given."""

    work: Callable[[int], Row]

    def __call__(self, number: int) -> Row:
        return timed(self.work, number)


def timed(work: Callable[[int], Row], number: int) -> Row:
    """A row with its number and the processor time it took."""
    began = time.process_time()
    return {"number": number, **work(number), "seconds": round(time.process_time() - began, 2)}


def code_now() -> str:
    """A digest of the code that a row depends on; shipped numbers, as those a fit makes, are no part of it."""
    code = [path for folder in CODE for path in (ROOT / folder).rglob("*.py")]
    return digest([*code, *(path for path in (ROOT / WEIGHTS).rglob("weights/*") if path.is_file())], ROOT)


def with_counts(asked: argparse.ArgumentParser, games: int = 10) -> argparse.ArgumentParser:
    """The options of every long count."""
    asked.add_argument("--games", type=int, default=games)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, default=1, help="processes")
    asked.add_argument("--rows", type=Path, help="where rows are kept; under .prove/rows otherwise")
    asked.add_argument(
        "--within", type=float, default=float("inf"), help="seconds after which it stops, to go on later"
    )
    return asked
