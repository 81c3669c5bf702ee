"""What all tests share."""

from __future__ import annotations

import ast
import asyncio
import gc
import os
import threading
from collections.abc import Iterator
from functools import cache
from itertools import cycle, groupby, islice
from pathlib import Path
from typing import Any

import pytest

from cost import Costs
from installed import install
from loops import in_own_loop

# Servers that tests start as processes: bots play nothing that nobody asked for.
os.environ.update(TRIUMVIRATE_DEALS="0", TRIUMVIRATE_SHOW="0")
install()  # before any test module asks which games there are
gc.disable()  # until everything is imported: all of that stays, and looking through it again and again costs seconds


# Files and folders whose tests take longest: every worker begins with some of them, so that the workers end together.
# Those that mostly wait come first, while others compute.
DEAREST = (
    "server/operation/test_cluster.py",
    "faults",
    "browser",
    "examples",
    "web",
    "server/routes/test_api_fuzz.py",
    "server/tournaments",
    "core/test_code_cache.py",
    "docs/test_pages.py",
    "analysis",
    "toy",
    "model",
    "secrecy",
    "fuzz",
)
HERE = Path(__file__).parent


def pytest_collection_finish() -> None:
    """What is imported by now stays to the end: garbage is looked for among what comes later, not in half a second here."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The dearest first in the share of every worker.

    A share is exactly what the worker is given first: else the dearest of one stand at the end of another's.
    """
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    dear = sorted(
        (item for item in items if _dearness(item.path) < len(DEAREST)), key=lambda item: _dearness(item.path)
    )
    for share, (_, file) in zip(cycle(shares), groupby(dear, lambda item: item.path), strict=False):
        share.extend(file)
    others = iter([item for item in items if _dearness(item.path) == len(DEAREST)])
    for number, share in enumerate(shares):
        size = (len(items) + number) // workers
        share.extend(islice(others, max(0, size - len(share))))
    items[:] = [item for share in shares for item in share]


@cache  # a file has many tests
def _dearness(file: Path) -> int:
    """Where a file stands in the list of the dearest."""
    dear = (place for place, name in enumerate(DEAREST) if file.is_relative_to(HERE / name))
    return next(dear, len(DEAREST))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--cost` tells what tests cost."""
    parser.addoption("--cost", action="store_true", help="tell the processor time by folder, file and test")


def pytest_configure(config: pytest.Config) -> None:
    """Every worker counts, and one process tells."""
    if config.getoption("--cost"):
        config.pluginmanager.register(Costs())


TRIED_TWICE_AT_MOST = 3  # tests of a whole run: more are no accident


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A run in which many tests passed only when tried again has failed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and len(reporter.stats.get("rerun", ())) > TRIED_TWICE_AT_MOST:
        reporter.write_line(f"more than {TRIED_TWICE_AT_MOST} tests passed only when tried again")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why a test was tried again stands in the log: what happens once in fifty runs is looked for there."""
    for report in terminalreporter.stats.get("rerun", ()):
        terminalreporter.section(f"tried again: {report.nodeid}", sep="_")
        terminalreporter.write_line(report.longreprtext)


@pytest.fixture(scope="session", autouse=True)
def _commands_have_a_loop_of_their_own() -> Iterator[None]:
    """Commands call `asyncio.run`, as they may in a process of their own; in this one a browser's loop may be running."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio, "run", in_own_loop)
        yield


@pytest.fixture(scope="session", autouse=True)
def _trees_are_read_one_at_a_time() -> Iterator[None]:
    """Hypothesis reads trees of its own, in this process beside a server that reads games' texts (`core/trees.py`)."""
    read, one_at_a_time = ast.parse, threading.RLock()

    def parse(*given: Any, **more: Any) -> Any:
        with one_at_a_time:
            return read(*given, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ast, "parse", parse)
        yield
