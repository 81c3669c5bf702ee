"""`pytest --cost`: the processor time that each file of tests takes, with all processes that its tests start.

A browser or a server that tests share is paid by whoever uses it at that moment, its start by the first.
"""

from __future__ import annotations

import os
import resource
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

PAID = "processor seconds"
TICK = os.sysconf("SC_CLK_TCK")
# Of a process in /proc: its own time and that of its ended children, each in and outside the kernel.
ALL = slice(11, 15)
SHOWN = 40


def _living() -> float:
    """The time of all living processes below this one, and of those that they have waited for."""
    parents: dict[int, int] = {}
    paid: dict[int, float] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                told = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            parents[int(folder.name)] = int(told[1])
            paid[int(folder.name)] = sum(map(int, told[ALL])) / TICK
    below, found = {os.getpid()}, 0.0
    while more := {child for child, parent in parents.items() if parent in below} - below:
        found += sum(paid[child] for child in more)
        below |= more
    return found


def so_far() -> float:
    """The processor seconds of this process and of all that it has started."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    own = resource.getrusage(resource.RUSAGE_SELF)
    return own.ru_utime + own.ru_stime + ended.ru_utime + ended.ru_stime + _living()


class Costs:
    """Notes what each test has cost, and tells the dearest at the end."""

    def __init__(self) -> None:
        self.before = so_far()
        self.paid: dict[str, float] = defaultdict(float)
        self.took: dict[str, float] = defaultdict(float)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Iterator[None]:
        """In whatever process runs the test: what came since the test before it is this one's, its fixtures' included.

        Processes that nobody waited for take what they had paid with them. All of a machine's processes are looked
        through once a test: at each of its three reports that was a tenth of what a whole run was said to cost.
        """
        report = yield
        if report.when != "teardown":
            return report
        now = so_far()
        report.user_properties.append((PAID, max(0.0, now - self.before)))
        self.before = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """In the process that tells, whoever ran it."""
        self.paid[report.nodeid] += sum(paid for name, paid in report.user_properties if name == PAID)
        self.took[report.nodeid] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """By folder, by file, and the dearest tests."""
        for title, depth in (("folder", 2), ("file", 0)):
            terminalreporter.section(f"processor and wall seconds by {title}")
            for name, paid, took in self._by(depth)[:SHOWN]:
                terminalreporter.write_line(f"{paid:8.1f} {took:8.1f}  {name}")
        terminalreporter.section("the dearest tests")
        for name, paid in sorted(self.paid.items(), key=lambda one: -one[1])[:SHOWN]:
            terminalreporter.write_line(f"{paid:8.1f} {self.took[name]:8.1f}  {name}")
        terminalreporter.write_line(f"{sum(self.paid.values()):8.1f} {sum(self.took.values()):8.1f}  all")

    def _by(self, depth: int) -> list[tuple[str, float, float]]:
        sums: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for name in self.took:
            parts = name.partition("::")[0].split("/")
            place = sums["/".join(parts[:depth] if depth else parts)]
            place[0] += self.paid[name]
            place[1] += self.took[name]
        return sorted(((name, paid, took) for name, (paid, took) in sums.items()), key=lambda one: -one[1])
