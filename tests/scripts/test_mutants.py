"""`scripts/mutants`: small faults are found by rule, named by what they change, and put into functions that are alive."""

import argparse
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from scripts.mutants import __main__ as command
from scripts.mutants import client, faults, forks, met, outcomes, report, swap, tables, trial
from scripts.mutants.areas import SOURCES

TEXT = '''
def may_place(s, seat, border):
    """A token fits."""
    if s.free[border] < 2 and s.hand[seat]:
        s.count += 1
        s.told = s.count
        return True
    return s.hand[1 - seat] > 0


class Table:
    @property
    def size(self):
        def inner():
            return len(self.things) + 1
        return inner()
'''


def found(tmp_path, text=TEXT):
    path = tmp_path / "text.py"
    path.write_text(text)
    return list(faults.faults_of(path))


def changes(tmp_path, rule):
    return {(fault.was, fault.now) for fault in found(tmp_path) if fault.rule == rule}


def test_the_rules_find_what_a_tired_person_types(tmp_path):
    condition = "s.free[border] < 2 and s.hand[seat]"
    assert changes(tmp_path, "comparison") == {
        ("s.free[border] < 2", "s.free[border] <= 2"),
        ("s.hand[1 - seat] > 0", "s.hand[1 - seat] >= 0"),
    }
    assert changes(tmp_path, "boolean") == {(condition, "s.free[border] < 2 or s.hand[seat]")}
    assert changes(tmp_path, "condition dropped") == {(condition, "s.hand[seat]"), (condition, "s.free[border] < 2")}
    assert changes(tmp_path, "negated") == {(f"if {condition}", f"if not ({condition})")}
    assert changes(tmp_path, "condition fixed") == {(f"if {condition}", "if True"), (f"if {condition}", "if False")}
    assert changes(tmp_path, "constant") >= {("2", "3"), ("0", "1"), ("True", "False")}
    assert ("1 - seat", "seat") in changes(tmp_path, "seat")
    assert changes(tmp_path, "sum") == {("len(self.things) + 1", "len(self.things) - 1")}
    assert changes(tmp_path, "order") == {("s.count += 1; s.told = s.count", "the other way round")}
    assert ("s.count += 1", "pass") in changes(tmp_path, "lost")


def test_each_fault_changes_its_function_in_one_place_and_is_named_by_it(tmp_path):
    all_of_them = found(tmp_path)
    assert len({fault.key for fault in all_of_them}) == len(all_of_them)
    original = {name: faults.ast.unparse(node) for name, node in faults.functions_of(faults.ast.parse(TEXT))}
    assert [fault for fault in all_of_them if faults.ast.unparse(fault.changed) == original[fault.function]] == []
    moved = found(tmp_path, "\n\n# moved\n" + TEXT)
    assert [fault.key for fault in moved] == [fault.key for fault in all_of_them]


def test_what_carries_no_behaviour_is_spared(tmp_path):
    text = 'def f(x: "1 + 1" = None) -> "2":\n    """One 1."""\n    assert x == 1, "1"\n    print(f"{x + 1}")\n'
    assert {fault.rule for fault in found(tmp_path, text)} == {"lost"}


def test_a_last_return_of_nothing_and_names_that_only_begin_alike_make_no_fault(tmp_path):
    text = """
def drop(s, items):
    s.mover = 1
    s.mover_at = 2
    for item in items:
        if item:
            return None
        continue
    return None
"""
    told = {(fault.rule, fault.was) for fault in found(tmp_path, text) if fault.rule in ("lost", "order")}
    assert told == {("lost", "s.mover = 1"), ("lost", "s.mover_at = 2"), ("lost", "return None")}
    assert sum(fault.was == "return None" for fault in found(tmp_path, text)) == 1


def test_a_switch_that_is_on_is_not_put_on(tmp_path):
    text = "def f(s):\n    if HOME_MADE:\n        s.a = 2\n    if HOME_MADE and s.own:\n        s.b = 2\n"
    told = {(fault.was, fault.now) for fault in found(tmp_path, text)}
    assert ("if HOME_MADE", "if False") in told
    assert ("if HOME_MADE", "if True") not in told
    assert ("HOME_MADE and s.own", "HOME_MADE") in told
    assert ("HOME_MADE and s.own", "s.own") not in told


@pytest.fixture
def alive(tmp_path):
    """The text as a module that runs."""
    path = tmp_path / "text.py"
    path.write_text(TEXT)
    module = ModuleType("text")
    exec(compile(TEXT, str(path), "exec"), module.__dict__)
    return module


def test_a_fault_is_put_into_a_function_that_others_hold_already(tmp_path, alive):
    held_elsewhere = alive.Table
    table = held_elsewhere()
    table.things = [1, 2]
    assert table.size == 3
    (fault,) = [fault for fault in found(tmp_path) if fault.rule == "sum"]
    assert swap.put(fault, swap.held_functions())
    assert table.size == 1


def test_a_function_that_nobody_holds_gets_no_fault(tmp_path):
    assert not swap.put(found(tmp_path)[0], {})


def test_shares_leave_out_equivalents_and_come_with_their_interval():
    ended = {
        "a": {"outcome": 0, "told": "a"},
        "b": {"outcome": 3, "told": "b survives"},
        "c": {"outcome": 3, "told": "c"},
        "d": {"outcome": 5, "told": "d"},
        "e": {"outcome": 1, "told": "e by data"},
    }
    assert report.share_of(ended, {"c": "the loop ends all the same"}) == (2, 3)
    said = report.report("core", ended, {"c": "the loop ends all the same"}, 0.95)
    assert said.startswith("core: 2 of 3 caught, 66.7% (20.8% to 93.9%); 95% is asked for.")
    assert "b survives" in said
    assert "e by data" in said
    assert "1 equivalent" in said
    low, high = report.interval(95, 100)
    assert low == pytest.approx(0.888, abs=0.002)
    assert high == pytest.approx(0.978, abs=0.002)


CLIENT_TEXT = """
import { a } from "./b"; // 1
type Side = 0 | 1;
const COAST = [1, 0, 1 + 1];
export function room(left: number, open: boolean): number {
  // a < b
  if (left <= 2 && open) return left - 1;
  tell();
  return 0;
}
"""


def test_the_clients_faults_stand_in_functions_and_leave_types_imports_and_drawings_alone(tmp_path):
    (tmp_path / "package.json").write_text("{}")
    (tmp_path / "node_modules").symlink_to(client.WEB / "node_modules")
    (tmp_path / "src").mkdir()
    (tmp_path / "src/road.ts").write_text(CLIENT_TEXT)
    (tmp_path / "src/road.test.ts").write_text(CLIENT_TEXT)
    found = client.client_faults(tmp_path)
    assert {fault.function for fault in found} == {"room"}
    assert {fault.file for fault in found} == {"src/road.ts"}
    assert len({fault.key for fault in found}) == len(found)
    whole = "if (left <= 2 && open) return left - 1;"
    assert sorted((fault.rule, fault.was, fault.now) for fault in found) == sorted(
        [
            ("comparison", "left <= 2", "left < 2"),
            ("boolean", "left <= 2 && open", "left <= 2 || open"),
            ("condition dropped", "left <= 2 && open", "left <= 2"),
            ("condition dropped", "left <= 2 && open", "open"),
            ("constant", "2", "3"),
            ("constant", "1", "2"),
            ("constant", "0", "1"),
            ("sum", "left - 1", "left + 1"),
            ("negated", whole, "if (!(left <= 2 && open)) return left - 1;"),
            ("condition fixed", whole, "if (true) return left - 1;"),
            ("condition fixed", whole, "if (false) return left - 1;"),
            ("lost", "return left - 1;", "return undefined as never;"),
            ("lost", "return 0;", "return undefined as never;"),
            ("lost", "tell();", ";"),
        ]
    )


def test_a_default_of_the_function_is_spared_and_a_long_statement_is_met_by_any_of_its_lines(tmp_path):
    text = "def f(x, y=3):\n    if (\n        x\n        > 5\n    ):\n        return y\n    return lambda z=4: z\n"
    told = found(tmp_path, text)
    assert {fault.was for fault in told if fault.rule == "constant"} == {"5", "4"}
    (fault,) = [fault for fault in told if fault.was == "x > 5" and fault.rule == "comparison"]
    assert list(tables.lines_of_statement(fault)) == [2, 3, 4, 5]
    (last,) = [fault for fault in told if fault.was == "4"]
    assert list(tables.lines_of_statement(last)) == [7]


def test_referees_and_kept_data_are_asked_however_long_others_took(tmp_path):
    fault = found(tmp_path)[0]
    names = [*(f"tests/x.py::test_{n}" for n in range(9)), "tests/reference/r.py::test_all", "tests/y.py::test_pinned"]
    notes = met.Met(tmp_path / "met.json", [])
    notes.lines = {(str(fault.path), fault.line): names}
    notes.seconds = {name: 2.0 + 0.1 * n for n, name in enumerate(names)}
    asked = argparse.Namespace(patience=9.0, longest=20.0, jobs=1)
    trying = trial.Trial([], [], lambda *_: None, asked, notes, True)
    trying.items = dict.fromkeys(names)
    assert [test.name for test in trying._tests_for(fault)] == [*names[:4], *names[-2:]]


PROJECT = {
    "rules.py": """
def older(a, b):
    return a > b

def unasked(a):
    return a + 1

def countdown(n):
    while n > 0:
        n -= 1
    return n

def nobody(a):
    return a == 2

def served(a):
    return a + 5

def opened(a):
    return a + 6

def squared(a):
    return a * a + 7

SQUARES = [squared(a) for a in range(3)]
LAST = SQUARES[-1:]

def last():
    return LAST[0]
""",
    "test_one.py": "import rules\n\ndef test_older():\n    assert rules.older(2, 1)\n    assert not rules.older(1, 1)\n",
    "test_two.py": "import rules\n\ndef test_runs():\n    rules.unasked(1)\n    assert rules.countdown(2) == 0\n",
    "test_thread.py": """
import queue, threading, pytest, rules

@pytest.fixture(scope="module")
def server():
    asked, told = queue.Queue(), queue.Queue()
    threading.Thread(target=lambda: [told.put(what(1)) for what in iter(asked.get, None)], daemon=True).start()
    yield lambda what: (asked.put(what), told.get(timeout=60))[1]
    asked.put(None)

@pytest.fixture(scope="module")
def door():
    return rules.opened(1)

def test_first(server, door):
    server(str)

def test_door(door):
    assert door == 7

def test_table():
    assert rules.last() == 11

def test_second(server):
    assert server(rules.served) == 6
""",
    "test_kept_matches.py": "import rules\n\ndef test_kept():\n    assert rules.unasked(5) < 7\n",
}
TRIED = """
import argparse, json, sys
from pathlib import Path

import pytest

from scripts.mutants.faults import faults_of
from scripts.mutants import trial
from scripts.mutants.met import Met
from scripts.mutants.outcomes import OUTCOMES
from scripts.mutants.trial import Trial

trial.LONGEST = 0.3
path = Path("rules.py").resolve()
found = {}
asked = argparse.Namespace(patience=60.0, longest=5.0, jobs=2)
keep = lambda fault, outcome, by: found.setdefault(f"{fault.was} -> {fault.now}", OUTCOMES[outcome])
some = [fault for fault in faults_of(path) if f"{fault.was} -> {fault.now}" in json.loads(sys.argv[1])]
tried = Trial([path], some, keep, asked, Met(Path("met.json"), []), True)
pytest.main(["-p", "no:cacheprovider", "-s", "-q", "."], plugins=[tried])
print("FOUND", json.dumps(found))
"""


def test_faults_are_tried_on_the_tests_that_meet_them(tmp_path):
    for name, text in PROJECT.items():
        (tmp_path / name).write_text(text)
    root = Path(__file__).parent.parent.parent
    path = os.pathsep.join([str(root), str(root / "src"), str(tmp_path)])
    expected = {
        "a > b -> a >= b": "caught",
        "n -= 1 -> pass": "caught by its length",
        "a + 1 -> a - 1": "survived",
        "1 -> 2": "caught by kept data alone",
        "a == 2 -> a != 2": "run by no test",
        "a + 5 -> a - 5": "caught",
        "a + 6 -> a - 6": "caught",
        "a * a + 7 -> a * a - 7": "caught",
    }
    run = subprocess.run(
        [sys.executable, "-c", TRIED, json.dumps(list(expected))],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
    )
    told = [line for line in run.stdout.splitlines() if line.startswith("FOUND ")]
    assert told, run.stdout + run.stderr
    assert json.loads(told[0].removeprefix("FOUND ")) == expected


def test_what_tests_meet_is_noted_anew_only_where_something_changed(tmp_path):
    sources = [tmp_path / name for name in ("rules.py", "other.py", "test_one.py", "test_two.py", "conftest.py")]
    for path in sources:
        path.write_text("1\n")
    rules, other, one, two, shared = sources

    def noted(line):
        kept = met.Met(tmp_path / "met.json", [shared])
        kept.note(one, {"one": {"seconds": 0.5, "lines": {str(rules): [line]}}})
        kept.note(two, {"two": {"seconds": 1.5, "lines": {str(other): [1]}}})

    def standing():
        met.letters.cache_clear()
        kept = met.Met(tmp_path / "met.json", [shared])
        return [path.name for path in (one, two) if kept.stands(path)]

    assert standing() == []
    noted(3)
    assert standing() == ["test_one.py", "test_two.py"]
    kept = met.Met(tmp_path / "met.json", [shared])
    kept.use([one])
    assert kept.lines == {(str(rules), 3): ["one"]}
    assert kept.seconds == {"one": 0.5}
    rules.write_text("# a comment moves lines\n1\n")
    assert standing() == ["test_two.py"]
    two.write_text("2\n")
    assert standing() == []
    noted(4)
    assert standing() == ["test_one.py", "test_two.py"]
    shared.write_text("2\n")
    assert standing() == []


def test_a_survivor_is_tried_again_when_tests_change_and_any_fault_when_its_text_does(tmp_path):
    first, second = found(tmp_path)[:2]
    kept = outcomes.Outcomes(tmp_path / "kept.jsonl", "these tests")
    kept.add(first, outcomes.CAUGHT, "a test")
    kept.add(second, outcomes.SURVIVED, "")
    assert [outcomes.Outcomes(kept.file, "these tests").known(fault) for fault in (first, second)] == [True, True]
    assert [outcomes.Outcomes(kept.file, "others").known(fault) for fault in (first, second)] == [True, False]
    changed = found(tmp_path, TEXT.replace("< 2", "< 5"))
    assert [fault for fault in changed if fault.function == "may_place" and kept.known(fault)] == []


def test_works_in_forks_each_say_what_they_found_and_one_that_is_killed_says_nothing():
    def work(number):
        if number == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        return f"{number} squared is {number * number}"

    told = {number: (said, status) for number, said, status in forks.in_forks(range(5), work, 2)}
    assert told == {n: (f"{n} squared is {n * n}", 0) for n in (0, 1, 2, 4)} | {3: ("", -signal.SIGKILL)}


def test_no_more_forks_than_asked_for_run_at_once(tmp_path):
    def work(number):
        (tmp_path / f"{number}").touch()
        seen = len(list(tmp_path.iterdir()))
        (tmp_path / f"{number}").unlink()
        return str(seen)

    assert max(int(said) for _, said, _ in forks.in_forks(range(12), work, 3)) <= 3
    assert [number for number, _, _ in forks.in_forks(range(4), work, 1)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("patterns", "is_asked"),
    [
        (None, True),
        (["games/*/odds.py"], True),
        (["core/*.py", "games/julius/*.py"], True),
        (["games/*/view.py"], False),
    ],
)
def test_some_files_alone_can_be_looked_at(patterns, is_asked):
    path = SOURCES / "games" / "julius" / "odds.py"
    assert command.is_asked_for(path, argparse.Namespace(files=patterns)) is is_asked


def test_tests_are_named_by_folder_or_by_file():
    [alone] = command.tests_in("tests/scripts/test_mutants.py")
    assert alone.name == "test_mutants.py"
    assert alone in command.tests_in("tests/scripts")
    assert len(command.tests_in("tests/scripts")) > 1
