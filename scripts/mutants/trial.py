"""One run of pytest that first notes which tests run which lines, then tries every fault, each in a fork of its own."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import coverage
import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

from .areas import KEPT_DATA, REFEREES
from .faults import Fault
from .forks import in_forks
from .met import Met, Noted, Seen
from .outcomes import BY_DATA, CAUGHT, LASTED, NOT_HELD, SURVIVED, UNREACHED, Found
from .swap import held_functions, put
from .tables import lines_of_statement, lines_that_name_them, make_again

MOST_LEFT_OUT = 8
LONGEST = (
    3.0  # seconds of processor time for a test that usually takes none; a fault that makes a loop endless is caught so
)
settings.register_profile(
    "faults", database=None, derandomize=True, phases=[Phase.explicit, Phase.generate], deadline=None
)


@dataclass(frozen=True)
class Known:
    """A test: its name, how long it takes, and whether it holds the rules against kept data."""

    name: str
    seconds: float

    @property
    def is_kept_data(self) -> bool:
        """Whether it is one of those that are asked last."""
        return any(word in self.name for word in KEPT_DATA)

    @property
    def is_always_asked(self) -> bool:
        """Whether it is asked even where others have used up the patience."""
        return self.is_kept_data or self.name.startswith(REFEREES)


class Trial:
    """A pytest plugin: `found` gets the outcome of every fault as it comes."""

    def __init__(
        self, files: Sequence[Path], faults: Sequence[Fault], found: Found, asked: Namespace, met: Met, native: bool
    ) -> None:
        self.files, self.faults, self.found, self.met, self.native = files, faults, found, met, native
        self.patience, self.longest, self.jobs = asked.patience, asked.longest, asked.jobs
        self.items: dict[str, Any] = {}
        self.seen: Seen | None = None  # while tests are measured

    def pytest_configure(self, config: pytest.Config) -> None:
        """Before any test is imported: hypothesis neither shrinks nor remembers."""
        settings.load_profile("faults")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the usual loop."""
        if not self.native:
            sys.meta_path.insert(0, _NoNativeEngine())  # before the engines' own finder, which imports have put there
        self.items = {item.nodeid: item for item in session.items}
        by_file: dict[Path, list[Any]] = {}
        for item in session.items:
            by_file.setdefault(item.path, []).append(item)
        self._map({path: items for path, items in by_file.items() if not self.met.stands(path)})
        self.met.use(by_file)
        held = held_functions()
        self._control()
        for fault, said, status in in_forks(self.faults, lambda fault: self._try(fault, held), self.jobs):
            self.found(fault, *_outcome(said, status))
        return True

    def _map(self, by_file: Mapping[Path, list[Any]]) -> None:
        """Which test runs which line, file by file in forks, so that a test that hangs costs no more than its file."""
        measured = coverage.Coverage(data_file=None, config_file=False, include=[str(path) for path in self.files])
        measured.start()  # once for all forks: it takes its time
        measured.stop()

        def noted(path: Path) -> str:
            left, notes = by_file[path], self.met.file.with_suffix(f".{os.getpid()}.notes")
            notes.write_text("", encoding="utf-8")
            while left:  # a test that takes too long ends its fork; the next one goes on behind it
                left = left[self._begun(left, notes, measured) :]
            return str(notes)

        for path, file, _ in in_forks(by_file, noted, self.jobs):
            notes = Path(file)
            self.met.note(path, dict(json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()))
            notes.unlink()

    def _begun(self, items: Sequence[Any], notes: Path, measured: coverage.Coverage) -> int:
        """Measure tests in a fork; how many were begun before one of them took too long."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            _silent()
            self._measure(items, notes, measured, writer)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as begun:
            count = len(begun.read())
        os.waitpid(child, 0)
        return count

    def _measure(self, items: Sequence[Any], notes: Path, measured: coverage.Coverage, begun: int) -> None:
        """Note the lines of each test as it ends; one that fails without any fault says nothing and is left out.

        It is measured on and on, for whoever stops loses the threads that are running: a server's, above all.
        """
        self.seen = Seen(measured)
        for nth, item in enumerate(items):
            os.write(begun, b".")
            started = time.process_time()
            with _no_longer_than(self.longest):
                reports = runtestprotocol(item, log=False, nextitem=items[nth + 1] if nth + 1 < len(items) else None)
            lines = self.seen.of_test(item.fixturenames)
            if any(report.failed or report.skipped for report in reports):
                continue
            noted: Noted = {"seconds": time.process_time() - started, "lines": lines}
            with notes.open("a", encoding="utf-8") as file:
                file.write(json.dumps([item.nodeid, noted]) + "\n")

    @pytest.hookimpl(hookwrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, None, None]:
        """What a shared fixture runs, every test that asks for it stands on, not only the first."""
        if self.seen is None or fixturedef.scope == "function":
            yield
            return
        with self.seen.shared(fixturedef.argname):
            yield

    def _control(self) -> None:
        """Without any fault the tests pass in a fork, or nothing that they say of a fault would mean anything.

        One in some is asked; one that fails is left out, and where many do nothing is tried.
        """
        for _ in range(MOST_LEFT_OUT):
            asked = sorted(name for name in self.met.seconds if name in self.items)[::23]
            outcome, by = self._alone(None, {}, [Known(name, self.met.seconds[name]) for name in asked])
            if outcome == SURVIVED and asked:
                return
            print(f"left out, it fails without any fault: {by}", flush=True)
            self.met.seconds.pop(by, None)
        pytest.exit("mutants: too many tests fail without any fault", returncode=3)

    def _try(self, fault: Fault, held: Any) -> str:
        tests = self._tests_for(fault)
        return self._tell(fault, held, tests) if tests else f"{UNREACHED} "

    def _alone(self, fault: Fault | None, held: Any, tests: Sequence[Known]) -> tuple[int, str]:
        ((_, said, status),) = in_forks([fault], lambda one: self._tell(one, held, tests), 1)
        return _outcome(said, status)

    def _tests_for(self, fault: Fault) -> list[Known]:
        """Tests that run the place, quick ones first, those of kept data last, as many as patience allows; all referees."""
        places = [*self._places(fault), *lines_that_name_them(fault, self.files)]
        names = {name for place in places for name in self.met.lines.get(place, ())}
        usable = (name for name in names if name in self.items and name in self.met.seconds)
        known = [Known(name, self.met.seconds[name]) for name in usable]
        known.sort(key=lambda test: (test.is_kept_data, test.seconds, test.name))
        total = 0.0
        chosen: list[Known] = []
        for test in known:
            total += test.seconds
            if total > self.patience and len(chosen) > 3 and not test.is_always_asked:
                continue
            chosen.append(test)
        return chosen

    def _places(self, fault: Fault) -> list[tuple[str, int]]:
        """Its line; where no test is noted there, the lines of its statement: the tracer notes one of several."""
        place = (str(fault.path), fault.line)
        return [place] if place in self.met.lines else [(place[0], line) for line in lines_of_statement(fault)]

    def _tell(self, fault: Fault | None, held: Any, tests: Sequence[Known]) -> str:
        """In a fork: what comes of a fault, and by which test."""
        _silent()
        outcome, by = SURVIVED, ""
        try:
            if fault is not None and not put(fault, held):
                outcome = NOT_HELD
            else:
                if fault is not None:
                    make_again(fault)
                for test, failed in self._run(tests):
                    if failed:
                        outcome, by = (BY_DATA if test.is_kept_data else CAUGHT), test.name
                        break
        except BaseException as fault_of_ours:
            outcome, by = CAUGHT, repr(fault_of_ours)[:80]
        return f"{outcome} {by}"

    def _run(self, tests: Sequence[Known]) -> Iterator[tuple[Known, bool]]:
        following = [*(self.items[test.name] for test in tests[1:]), None]
        for test, after in zip(tests, following, strict=True):
            with _no_longer_than(LONGEST + 20 * test.seconds):
                reports = runtestprotocol(self.items[test.name], log=False, nextitem=after)
            yield test, any(report.failed for report in reports)


def _outcome(said: str, status: int) -> tuple[int, str]:
    """What a fork said of a fault; one that a signal ended said nothing."""
    outcome, _, test = said.partition(" ")
    return (int(outcome), test) if outcome else (LASTED, f"ended by signal {status}")


@contextmanager
def _no_longer_than(seconds: float) -> Iterator[None]:
    """The process ends by a signal when this much of the processor's time is used, or much more of the clock's."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 60 + 10 * seconds)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.setitimer(signal.ITIMER_REAL, 0)


def _silent() -> None:
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(quiet, stream)


class _NoNativeEngine:
    """A fault goes into the python engine's text alone; two engines that disagree would catch anything and show nothing."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        """Whoever asks for a compiled module is no test of the text that has the fault."""
        if name.startswith(("triumvirate.native.", "triumvirate.cuda.")):
            pytest.skip("faults are tried on the python engine", allow_module_level=True)
