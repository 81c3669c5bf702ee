"""`scripts/mutants`: small faults are found by rule, named by what they change, and put into functions that are alive."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from scripts.mutants import client, faults, report, swap

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
    outcomes = {
        "a": {"outcome": 0, "told": "a"},
        "b": {"outcome": 3, "told": "b survives"},
        "c": {"outcome": 3, "told": "c"},
        "d": {"outcome": 5, "told": "d"},
        "e": {"outcome": 1, "told": "e by data"},
    }
    assert report.share_of(outcomes, {"c": "the loop ends all the same"}) == (2, 3)
    said = report.report("core", outcomes, {"c": "the loop ends all the same"}, 0.95)
    assert said.startswith("core: 2 of 3 caught, 66.7% (20.8% to 93.9%); 95% is asked for.")
    assert "b survives" in said
    assert "e by data" in said
    assert "1 equivalent" in said
    low, high = report.interval(95, 100)
    assert low == pytest.approx(0.888, abs=0.002)
    assert high == pytest.approx(0.978, abs=0.002)


def test_the_clients_faults_leave_comments_types_imports_and_drawings_alone():
    text = f"import {{ a }} from 'b'; // 1\n// a < b\n  limit: number;\nconst coast = \"{'M 1 0 ' * 60}\";\n"
    assert list(client.faults_in(client.WEB / "src/x.ts", text)) == []
    found = client.faults_in(client.WEB / "src/x.ts", "if (left <= 2 && open) return left - 1;\n")
    assert {(fault.rule, fault.now) for fault in found} == {
        ("comparison", "if (left < 2 && open) return left - 1;"),
        ("boolean", "if (left <= 2 || open) return left - 1;"),
        ("constant", "if (left <= 2 && open) return left - 2;"),
        ("sum", "if (left <= 2 && open) return left + 1;"),
        ("condition fixed", "if (false && left <= 2 && open) return left - 1;"),
    }


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
""",
    "test_one.py": "import rules\n\ndef test_older():\n    assert rules.older(2, 1)\n    assert not rules.older(1, 1)\n",
    "test_two.py": "import rules\n\ndef test_runs():\n    rules.unasked(1)\n    assert rules.countdown(2) == 0\n",
    "test_kept_matches.py": "import rules\n\ndef test_kept():\n    assert rules.unasked(5) < 7\n",
}
TRIED = """
import argparse, json, sys
from pathlib import Path

import pytest

from scripts.mutants.faults import faults_of
from scripts.mutants import trial
from scripts.mutants.trial import OUTCOMES, Met, Trial

trial.LONGEST = 0.3
path = Path("rules.py").resolve()
found = {}
asked = argparse.Namespace(patience=60.0, longest=5.0)
keep = lambda fault, outcome, by: found.setdefault(f"{fault.was} -> {fault.now}", OUTCOMES[outcome])
tried = Trial([path], list(faults_of(path)), keep, asked, Met(Path("met.json"), "x"), True)
pytest.main(["-p", "no:cacheprovider", "-s", "-q", "."], plugins=[tried])
print("FOUND", json.dumps(found))
"""


def test_faults_are_tried_on_the_tests_that_meet_them(tmp_path):
    for name, text in PROJECT.items():
        (tmp_path / name).write_text(text)
    root = Path(__file__).parent.parent.parent
    path = os.pathsep.join([str(root), str(root / "src"), str(tmp_path)])
    run = subprocess.run(
        [sys.executable, "-c", TRIED],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    told = [line for line in run.stdout.splitlines() if line.startswith("FOUND ")]
    assert told, run.stdout + run.stderr
    found = json.loads(told[0].removeprefix("FOUND "))
    assert found["a > b -> a >= b"] == "caught"
    assert found["n > 0 -> n >= 0"] == "caught"
    assert found["n -= 1 -> pass"] == "caught by its length"
    assert found["a + 1 -> a - 1"] == "survived"
    assert found["1 -> 2"] == "caught by kept data alone"
    assert found["a == 2 -> a != 2"] == "run by no test"
