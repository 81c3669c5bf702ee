"""Puts small faults into the sources by rule, one at a time, runs the tests that meet them, and lists what survives.

`python -m scripts.mutants --area games --sample 300 --seed 1` tries some; without `--sample`, all; `--files` and `--tests`
look at some files closely, with the tests that are meant to stand for them. Outcomes are kept in
`.prove/mutants`, so that a run that was stopped goes on; a function that changed, or tests that changed, are tried anew.
Faults that change nothing anybody could see are kept with their reasons in `equivalent.toml`.
"""

from __future__ import annotations

import argparse
import random
import sys
import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import TypeVar

import pytest

from triumvirate.core.sources import digest

from .areas import AREAS, CLIENT_SHARE, ROOT, WEB, Area
from .client import client_faults, try_client
from .faults import faults_of, named
from .met import Met
from .outcomes import NOT_HELD, Outcomes, Tried
from .report import report, share_of
from .trial import Trial

T = TypeVar("T", bound=Tried)
CLIENT = "client"
OPTIONS = ("-p", "no:cacheprovider", "-p", "no:xdist", "-s", "-q", "--continue-on-collection-errors", "--no-header")
EXCUSED = {"outcome": NOT_HELD, "told": ""}  # an equivalent, which is not tried
KEPT = ROOT / ".prove/mutants"
PARTS = ("file", "function", "rule", "was", "now")
EQUIVALENT = Path(__file__).parent / "equivalent.toml"


def reasons() -> Mapping[str, str]:
    """Faults that nobody could notice, each with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    return {" | ".join([*(one[part] for part in PARTS), str(one.get("nth", 0))]): one["why"] for one in listed}


def chosen_of(faults: Sequence[T], asked: argparse.Namespace) -> Sequence[T]:
    """All, or a sample: the same for the same seed and sources."""
    return faults if asked.sample is None else random.Random(asked.seed).sample(faults, min(asked.sample, len(faults)))


def is_asked_for(path: Path, asked: argparse.Namespace) -> bool:
    """Whether a source is one of those that are looked at."""
    return not asked.files or any(fnmatch(named(path), pattern) for pattern in asked.files)


def tests_in(part: str) -> list[Path]:
    """The files of a folder of tests, or the one file that is named."""
    whole = ROOT / part
    return sorted(whole.rglob("*.py")) if whole.is_dir() else [whole]


def examine(name: str, area: Area, asked: argparse.Namespace) -> bool:
    """Try an area's faults and say what came of it; whether enough were caught."""
    files = area.files()
    faults = [fault for path in files if is_asked_for(path, asked) for fault in faults_of(path)]
    chosen = chosen_of(faults, asked)
    asking: Sequence[str] = asked.tests or area.tests
    tests = [path for part in asking for path in tests_in(part)]
    outcomes = Outcomes(KEPT / f"{name}.jsonl", digest(tests, ROOT))
    left = left_of(name, faults, chosen, outcomes)
    if left:
        shared = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
        met = Met(KEPT / f"{name}.met.json", shared)
        trial = Trial(files, left, outcomes.add, asked, met, name == "server")
        pytest.main([*(str(ROOT / part) for part in asking), *OPTIONS], plugins=[trial])
    return said(name, chosen, outcomes, area.share)


def examine_client(asked: argparse.Namespace) -> bool:
    """The same for the client, with its unit tests."""
    faults = client_faults()
    chosen = chosen_of(faults, asked)
    tests = [path for path in (WEB / "src").rglob("*") if ".test." in path.name or "testing" in path.parts]
    outcomes = Outcomes(KEPT / f"{CLIENT}.jsonl", digest([path for path in tests if path.is_file()], ROOT))
    try_client(left_of(CLIENT, faults, chosen, outcomes), outcomes.add)
    return said(CLIENT, chosen, outcomes, CLIENT_SHARE)


def left_of(name: str, faults: Sequence[T], chosen: Sequence[T], outcomes: Outcomes) -> list[T]:
    """What is to be tried: neither known nor without any effect."""
    known = reasons()
    left = [fault for fault in chosen if fault.key not in known and not outcomes.known(fault)]
    print(f"{name}: {len(faults)} faults, {len(chosen)} chosen, {len(left)} to try", flush=True)
    keys = {fault.key for fault in faults}
    files = {key.partition(" | ")[0] for key in keys}
    for gone in (key for key in known if key.partition(" | ")[0] in files and key not in keys):
        print(f"  {EQUIVALENT.name} names a fault that is no more: {gone}", flush=True)
    return left


def said(name: str, chosen: Sequence[Tried], outcomes: Outcomes, share: float) -> bool:
    """Say what came of an area's faults; whether enough were caught, and all of them tried."""
    known = reasons()
    told = {fault.key: outcomes.rows[fault.key] for fault in chosen if fault.key in outcomes.rows}
    told |= {fault.key: EXCUSED for fault in chosen if fault.key in known}
    print(report(name, told, known, share), flush=True)
    hits, total = share_of(told, known)
    return len(told) == len(chosen) and bool(total) and hits / total >= share


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m scripts.mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--area", action="append", choices=[*AREAS, CLIENT], help="only this one (repeat for more)")
    parser.add_argument(
        "--files", action="append", help="only sources so named, as `games/*/odds.py` (repeat for more)"
    )
    parser.add_argument("--tests", action="append", help="with these tests alone, folders or files (repeat for more)")
    parser.add_argument("--sample", type=int, help="try so many faults of an area, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=1, help="so many faults at once, on a machine with as many cores")
    parser.add_argument("--patience", type=float, default=60.0, help="seconds of tests spent on one fault at most")
    parser.add_argument("--longest", type=float, default=20.0, help="tests of more seconds are left out")
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
