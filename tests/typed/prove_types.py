"""A user's program is sound to mypy and pyright in strict mode, outside of this project and without its settings.

A step of `make prove`: pyright is not among the pinned packages. `scripts/lint` has mypy read the same file with the sources.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SAMPLE = Path(__file__).with_name("sample.py")
FAULT = "\nwrong: str = envs.batch('caesar', 4)\n"


@pytest.fixture
def program(tmp_path: Path) -> Path:
    (tmp_path / "pyrightconfig.json").write_text(json.dumps({"typeCheckingMode": "strict"}))
    return Path(shutil.copy(SAMPLE, tmp_path))


def said_of(program: Path, *checker: str) -> tuple[int, str]:
    told = subprocess.run([*checker, program.name], cwd=program.parent, capture_output=True, text=True)
    return told.returncode, told.stdout + told.stderr


@pytest.mark.parametrize(
    "checker",
    [
        (sys.executable, "-m", "mypy", "--strict", "--config-file="),
        (sys.executable, "-m", "pyright", "--pythonpath", sys.executable),
    ],
    ids=["mypy", "pyright"],
)
def test_strict_checkers_have_nothing_to_say_and_see_a_fault(program: Path, checker: tuple[str, ...]) -> None:
    code, told = said_of(program, *checker)
    assert code == 0, told
    program.write_text(program.read_text() + FAULT)
    code, told = said_of(program, *checker)
    assert code == 1, told
    assert "Batch" in told
