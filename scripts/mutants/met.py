"""Which tests meet which line, and how long each takes: noted once and kept, file of tests by file of tests.

What is kept of a file of tests stands while that file, what the tests share, and the sources that it ran say the same to
the letter (a comment moves lines); so one more test costs its own run and not that of a thousand others.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TypedDict

import coverage


class Noted(TypedDict):
    """One test: its seconds, and the lines that it runs in each source (told by its path)."""

    seconds: float
    lines: dict[str, list[int]]


Lines = dict[str, set[int]]


class Seen:
    """The lines run since they were asked for the last time, and those that shared fixtures have run."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self._measured = measured
        self._now: Lines = {}
        self._shared: dict[str, Lines] = {}
        measured.start()

    def of_test(self, fixtures: Iterable[str]) -> dict[str, list[int]]:
        """The lines of the test that has ended, which asked for these fixtures."""
        self._take()
        for name in fixtures:
            _add(self._now, self._shared.get(name, {}))
        told = {path: sorted(lines) for path, lines in self._now.items()}
        self._now = {}
        return told

    @contextmanager
    def shared(self, fixture: str) -> Iterator[None]:
        """What runs within belongs to a fixture."""
        self._take()
        yield
        self._shared[fixture] = self._take()

    def _take(self) -> Lines:
        data = self._measured.get_data()
        taken = {path: set(data.lines(path) or ()) for path in data.measured_files()}
        data.erase()
        _add(self._now, taken)
        return taken


def _add(to: Lines, more: Lines) -> None:
    for path, lines in more.items():
        to.setdefault(path, set()).update(lines)


class Kept(TypedDict):
    """A file of tests: what it stood on, and its tests by name."""

    heading: str
    tests: dict[str, Noted]


class Met:
    """The notes of an area, kept in a file between runs."""

    def __init__(self, file: Path, shared: Sequence[Path]) -> None:
        self.file, self.shared = file, shared
        self.kept: dict[str, Kept] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        self.lines: dict[tuple[str, int], list[str]] = {}
        self.seconds: dict[str, float] = {}

    def stands(self, path: Path) -> bool:
        """Whether what is kept of a file of tests is still so."""
        kept = self.kept.get(str(path))
        return kept is not None and kept["heading"] == self._heading(path, kept["tests"])

    def note(self, path: Path, tests: dict[str, Noted]) -> None:
        """Keep what was seen of a file of tests."""
        self.kept[str(path)] = {"heading": self._heading(path, tests), "tests": tests}
        draft = self.file.with_suffix(".new")
        draft.write_text(json.dumps(self.kept), encoding="utf-8")
        draft.replace(self.file)

    def use(self, paths: Iterable[Path]) -> None:
        """Look up by line from here on, in these files of tests."""
        for path in paths:
            for test, noted in self.kept[str(path)]["tests"].items():
                self.seconds[test] = noted["seconds"]
                for source, lines in noted["lines"].items():
                    for line in lines:
                        self.lines.setdefault((source, line), []).append(test)

    def _heading(self, path: Path, tests: dict[str, Noted]) -> str:
        sources = {Path(source) for noted in tests.values() for source in noted["lines"]}
        told = [f"{one} {letters(one)}" for one in sorted({path, *self.shared, *sources})]
        return hashlib.blake2b("\n".join(told).encode(), digest_size=8).hexdigest()


@cache
def letters(path: Path) -> str:
    """A digest of a file as it stands, comments and all."""
    return hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest() if path.is_file() else ""
