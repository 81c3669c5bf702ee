"""Puts small faults into the sources by rule, one at a time, runs the tests that meet them, and lists what survives.

`python -m scripts.mutants --area games --sample 300 --seed 1` tries some; without `--sample`, all. Outcomes are kept in
`.prove/mutants`, so that a run that was stopped goes on; a function that changed, or tests that changed, are tried anew.
Faults that change nothing anybody could see are kept with their reasons in `equivalent.toml`.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import random
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from triumvirate.core.sources import digest

from .areas import AREAS, ROOT, Area
from .client import ClientTrial, client_faults
from .faults import Fault, faults_of
from .report import interval, report, share_of
from .trial import OUTCOMES, Met, Trial

CLIENT = "client"
KEPT = ROOT / ".prove/mutants"
PARTS = ("function", "rule", "was", "now")
EQUIVALENT = Path(__file__).parent / "equivalent.toml"


class Outcomes:
    """What is known of an area's faults: one line each, written as it is found."""

    def __init__(self, file: Path, tests: str) -> None:
        self.file, self.tests = file, tests
        self.rows: dict[str, dict[str, Any]] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
            row = json.loads(line)
            self.rows[row["key"]] = row

    def known(self, fault: Fault) -> bool:
        """Whether this fault was tried in the same function; a survivor only with the same tests."""
        row = self.rows.get(fault.key)
        return row is not None and row["text"] == text_of(fault) and (row["caught"] or row["tests"] == self.tests)

    def add(self, fault: Fault, outcome: int, by: str) -> None:
        """Keep one outcome and say it."""
        row = {"key": fault.key, "text": text_of(fault), "tests": self.tests, "outcome": outcome, "by": by}
        row |= {"told": str(fault), "caught": outcome < 3}
        self.rows[fault.key] = row
        with self.file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(row) + "\n")
        print(f"{OUTCOMES[outcome]:10} {fault}" + (f"  [{by}]" if by else ""), flush=True)


def text_of(fault: Fault) -> str:
    """A digest of the function with the fault in it: another text, another fault."""
    return hashlib.blake2b(ast.dump(fault.changed).encode(), digest_size=8).hexdigest()


def reasons() -> Mapping[str, str]:
    """Faults that nobody could notice, each with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    return {" | ".join([*(one[part] for part in PARTS), str(one.get("nth", 0))]): one["why"] for one in listed}


def examine(name: str, area: Area, asked: argparse.Namespace) -> bool:
    """Try an area's faults and say what came of it; whether enough were caught."""
    files = area.files()
    faults = [fault for path in files for fault in faults_of(path)]
    known = reasons()
    chosen = (
        faults if asked.sample is None else random.Random(asked.seed).sample(faults, min(asked.sample, len(faults)))
    )
    tests = [path for folder in area.tests for path in (ROOT / folder).rglob("*.py")]
    state, stands = digest([*files, *tests], ROOT), digest(tests, ROOT)
    outcomes = Outcomes(KEPT / f"{name}.jsonl", stands)
    left = [fault for fault in chosen if fault.key not in known and not outcomes.known(fault)]
    print(f"{name}: {len(faults)} faults in {len(files)} files, {len(chosen)} chosen, {len(left)} to try", flush=True)
    if left:
        trial = Trial(files, left, outcomes.add, asked, Met(KEPT / f"{name}.met.json", state), name == "server")
        options = [
            "-p",
            "no:cacheprovider",
            "-s",
            "-q",
            "--continue-on-collection-errors",
            "--no-header",
            "-p",
            "no:xdist",
        ]
        pytest.main([*(str(ROOT / folder) for folder in area.tests), *options], plugins=[trial])
    told = {fault.key: outcomes.rows[fault.key] for fault in chosen if fault.key in outcomes.rows}
    print(report(name, told, known, area.share), flush=True)
    hits, total = share_of(told, known)
    return bool(total) and hits / total >= area.share


def examine_client(asked: argparse.Namespace) -> bool:
    """The same for the client, with its unit tests; what share is caught is told, none is asked for."""
    faults = client_faults()
    chosen = (
        faults if asked.sample is None else random.Random(asked.seed).sample(faults, min(asked.sample, len(faults)))
    )
    known, trial, survived = reasons(), ClientTrial(), []
    for fault in chosen:
        if fault.key not in known and trial.survives(fault):
            survived.append(str(fault))
            print(f"survived   {fault}", flush=True)
    hits, total = len(chosen) - len(survived), len(chosen)
    low, high = interval(hits, total)
    print(f"client: {hits} of {total} caught, {hits / max(1, total):.1%} ({low:.1%} to {high:.1%})", flush=True)
    return True


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m scripts.mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--area", action="append", choices=[*AREAS, CLIENT], help="only this one (repeat for more)")
    parser.add_argument("--sample", type=int, help="try so many faults of an area, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--patience", type=float, default=120.0, help="seconds of tests spent on one fault at most")
    parser.add_argument("--longest", type=float, default=60.0, help="tests of more seconds are left out")
    return parser.parse_args()


def main() -> int:
    """Every area asked for; 0 when enough was caught in each."""
    asked = arguments()
    KEPT.mkdir(parents=True, exist_ok=True)
    names = asked.area or [*AREAS, CLIENT]
    enough = [examine_client(asked) if name == CLIENT else examine(name, AREAS[name], asked) for name in names]
    return 0 if all(enough) else 1


if __name__ == "__main__":
    sys.exit(main())
