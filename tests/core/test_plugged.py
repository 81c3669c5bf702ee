"""Games and bots are found by entry points; sources that run from a path, never installed, plug in their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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


def test_sources_that_were_never_installed_know_their_games_and_bots() -> None:
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", BARE], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [" ".join(game_names())] * 3
