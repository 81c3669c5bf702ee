"""`make play` compiles behind the table; whoever sets up meanwhile neither waits for that nor compiles a second time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

SETUP = Path(__file__).parent.parent.parent / "scripts/setup"
COMPILES = "#!/bin/sh\necho once >>begun\nwhile [ ! -e go ]; do sleep 0.05; done\n"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A checkout whose packages are there at once and whose compiler works until it is let go."""
    programs = {"scripts/system-packages": "", "scripts/build-web": "", ".venv/bin/uv": "#!/bin/sh\n"}
    for name, text in (programs | {".venv/bin/triumvirate": COMPILES}).items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text or "#!/bin/sh\n")
        path.chmod(0o755)
    shutil.copy(SETUP, tmp_path / "scripts/setup")
    (tmp_path / ".venv/bin/python").symlink_to(sys.executable)
    for name in ("pyproject.toml", "requirements/uv.txt", "requirements/dev.txt", "src/triumvirate/cli/x.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("one==1\n")
    yield tmp_path
    (tmp_path / "go").touch()


def set_up(folder: Path, warm: str = "behind") -> str:
    """What `make play` does before the table starts."""
    done = subprocess.run(
        ["scripts/setup"],
        cwd=folder,
        env={**os.environ, "WARM": warm},
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0
    return done.stdout


def until(path: Path) -> str:
    """What a file holds, once it is there and written."""
    while not path.exists() or not (text := path.read_text()):
        time.sleep(0.02)
    return text


def test_a_second_table_does_not_wait_for_what_the_first_one_compiles(folder: Path) -> None:
    assert "behind the table" in set_up(folder)
    assert until(folder / "begun") == "once\n"
    assert "waiting" not in set_up(folder)
    (folder / "go").touch()
    until(folder / ".venv/stamp-warm")
    assert "behind the table" not in set_up(folder)
    assert (folder / "begun").read_text() == "once\n"


def test_who_wants_it_compiled_later_gets_everything_else(folder: Path) -> None:
    assert set_up(folder, "later").endswith("setup: ready\n")
    assert "behind the table" in set_up(folder)  # nothing was said to be compiled
    assert until(folder / "begun") == "once\n"


def test_changed_text_of_a_bot_is_compiled(folder: Path) -> None:
    (folder / "go").touch()
    set_up(folder)
    until(folder / ".venv/stamp-warm")
    bot = folder / "src/triumvirate/bots/mine.py"
    bot.parent.mkdir()
    bot.write_text("PLAYS = 1")
    assert "behind the table" in set_up(folder)


@pytest.mark.parametrize("target", ["test", "prove"])
def test_programs_are_installed_before_anything_is_set_up_that_needs_them(target: str) -> None:
    """On a new machine: WebAssembly is made where a linker is found, and setup comes by only once."""
    told = subprocess.run(
        ["make", "--dry-run", "--jobs=4", target], cwd=SETUP.parent.parent, capture_output=True, text=True, check=True
    )
    said = told.stdout
    assert 0 <= said.index("wasm-ld:lld") < said.index("scripts/setup") < said.index(".venv/bin/python")
