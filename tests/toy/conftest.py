"""Auction installed from its own package for these tests, and gone after them: other tests never see it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from triumvirate import games
from triumvirate.bots import registry
from triumvirate.core.game import Game

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip would put it: built as a wheel, offline, with its entry point."""
    target = tmp_path_factory.mktemp("installed")
    uv = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--quiet", "--offline"]
    how = ["--python", sys.executable, "--no-deps", "--no-build-isolation", "--target", str(target), str(HERE)]
    subprocess.run([*uv, *how], check=True)
    return target


@pytest.fixture(scope="module", autouse=True)
def auction(folder: Path) -> Iterator[Game]:
    """The game, found by its name like any other, in this process and in those that it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep))
        _forget()
        yield games.find_game("auction")
    _forget()


def _forget() -> None:
    """What was found before, or is gone, is looked for again."""
    for known in (games.installed, games.find_game, registry.rosters_for, registry.find_bot):
        known.cache_clear()
