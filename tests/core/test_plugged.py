"""Games and bots are found by entry points; sources that run from a path, never installed, plug in their own."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from triumvirate.core import made
from triumvirate.core import plugged as core_plugged
from triumvirate.core.plugged import plugged
from triumvirate.games import game_names

SOURCES = Path(__file__).parents[2] / "src"
BARE = f"""
import sys
sys.path.insert(0, {str(SOURCES)!r})
from triumvirate.core.plugged import plugged
from triumvirate.games import find_game, game_names
print(*game_names())
print(*(find_game(name).name for name in game_names()))
print(*(entry.name for entry in plugged("triumvirate.bots")))
"""


def test_ours_are_found_like_a_strangers() -> None:
    assert [entry.name for entry in plugged("triumvirate.games")] == list(game_names())
    assert [entry.value for entry in plugged("triumvirate.games", "julius")] == ["triumvirate.games.julius.game:GAME"]
    assert plugged("triumvirate.games", "hal") == []


def test_what_is_installed_is_read_once_for_the_folders_that_python_looks_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugged("triumvirate.games")
    before = core_plugged._installed.cache_info().misses
    plugged("triumvirate.bots")
    assert core_plugged._installed.cache_info().misses == before
    brought = tmp_path / "stranger-1.dist-info"
    brought.mkdir()
    (brought / "METADATA").write_text("Name: stranger\nVersion: 1\n")
    (brought / "entry_points.txt").write_text("[triumvirate.games]\nstranger = stranger:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert "stranger" in [entry.name for entry in plugged("triumvirate.games")]


def test_sources_that_were_never_installed_know_their_games_and_bots() -> None:
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", BARE], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [" ".join(game_names())] * 3


def test_bare_sources_without_a_project_file_plug_in_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(name: str) -> None:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(core_plugged, "distribution", gone)
    monkeypatch.setattr(core_plugged, "_installed", lambda folders: {})
    assert [entry.name for entry in plugged("triumvirate.games")] == list(game_names())
    monkeypatch.setattr(core_plugged, "ROOT", tmp_path)
    assert plugged("triumvirate.games") == []


def test_made_texts_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    others = [finder for finder in sys.meta_path if type(finder).__module__ != made.__name__]
    assert len(others) == len(sys.meta_path) - 1
    monkeypatch.setattr(sys, "meta_path", list(others))
    made.be_found()
    made.be_found()
    assert sys.meta_path[1:] == others
    assert type(sys.meta_path[0]).__module__ == made.__name__
