"""Parsers under a coverage-guided fuzzer: no fault but a refusal, no hang, no growth.

The short form; `make prove` gives each five minutes.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from triumvirate.core.errors import TriumvirateError
from triumvirate.games import find_game
from triumvirate.games.caesar.variants import read_variant

SCRIPT = Path(__file__).with_name("parsers.py")
READERS = ("record", "position", "variant", "protocol", "messages")


def fuzz(target: str, folder: Path, *limits: str) -> subprocess.CompletedProcess[str]:
    pytest.importorskip("atheris", reason="there are wheels of it for Linux only")
    command = [sys.executable, str(SCRIPT), target, "--in", str(folder), *limits]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


def test_a_while_of_fuzzing_finds_nothing(tmp_path: Path) -> None:
    found = fuzz("everything", tmp_path, "-runs=400", "-seed=1")
    assert found.returncode == 0, found.stdout[-3000:]
    done = re.findall(
        r"^Done (\d+) runs", found.stdout, re.MULTILINE
    )  # it may have been trying one more when it stopped
    assert len(done) == 1, found.stdout[-300:]
    assert int(done[0]) >= 400


@pytest.mark.long
def test_long_a_planted_fault_is_found_by_following_coverage(tmp_path: Path) -> None:
    found = fuzz("planted", tmp_path, "-runs=200000", "-seed=1")
    assert found.returncode != 0
    assert "ValueError: planted" in found.stdout


@pytest.mark.long
@pytest.mark.parametrize("target", READERS)
def test_long_fuzzing_finds_nothing(tmp_path: Path, target: str) -> None:
    found = fuzz(target, tmp_path, "-max_total_time=300", "-print_final_stats=1")
    print(target, [line for line in found.stdout.splitlines() if "stat::" in line or " DONE " in line])
    assert found.returncode == 0, found.stdout[-3000:]


# --- what it has found ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["name = 'x'\n[bonuses]\nsenate = " + "9" * 5000, '{"name": ' + "9" * 5000 + "}"])
def test_a_number_of_thousands_of_digits_in_a_variant_is_refused(text: str) -> None:
    with pytest.raises(TriumvirateError, match="too long"):
        read_variant(text)


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        ("rubico", "used minerva p1 1 p9 9"),
        ("rubico", "used minerva p1 99999 p2 1"),
        ("julius", "hand caesar 1/2b 3/1c 1/2b"),
        ("julius", "activated roma roma"),
    ],
)
def test_what_cannot_be_in_a_position_is_refused(game: str, clause: str) -> None:
    with pytest.raises(TriumvirateError, match="is not understood"):
        find_game(game).positions.parse(clause)
