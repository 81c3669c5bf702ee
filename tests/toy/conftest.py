"""Auction installed from its own package for these tests, and gone after them: other tests never see it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from triumvirate import games
from triumvirate.bots import registry, speech
from triumvirate.core.game import Game
from triumvirate.server import games as server

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip would put it: built as a wheel, offline, with its entry point."""
    return installed(HERE, tmp_path_factory.mktemp("installed"))


def installed(package: Path, target: Path) -> Path:
    """A package of a stranger's, as pip would put it into a folder."""
    uv = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--quiet", "--offline"]
    how = ["--python", sys.executable, "--no-deps", "--no-build-isolation", "--target", str(target), str(package)]
    subprocess.run([*uv, *how], check=True)
    return target


@pytest.fixture(scope="module", autouse=True)
def auction(folder: Path) -> Iterator[Game]:
    """The game, found by its name like any other, in this process and in those that it starts."""
    with found_in(folder):
        yield games.find_game("auction")


@pytest.fixture(scope="module")
def strangers(auction: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The game with bots that somebody else brings to it, installed from a package of theirs."""
    with found_in(installed(HERE / "strangers", tmp_path_factory.mktemp("bots"))):
        yield games.find_game("auction")


@contextmanager
def found_in(folder: Path) -> Iterator[None]:
    """What is installed in a folder is there meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep))
        _forget()
        yield
    _forget()


def _forget() -> None:
    """What was found before, or is gone, is looked for again."""
    for known in (
        games.installed,
        games.find_game,
        registry.rosters_for,
        registry.find_bot,
        speech.speech_of,
        server._info,
    ):
        known.cache_clear()
