"""The files as they are packed, in the page's own Python (in Node): taken up from its memory, a table plays."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nodes import NODE
from triumvirate.games import game_names

ROOT = Path(__file__).parents[2]
PACKED = ROOT / "src" / "triumvirate" / "server" / "static" / "python"


@cache
def packed() -> Path:
    """The folder of what is packed, built from its sources."""
    subprocess.run([str(ROOT / "scripts/build-web")], check=True, cwd=ROOT)
    return PACKED / str(json.loads((PACKED / "made.json").read_text())["folder"])


@cache  # two tests look at the same match
def played(game: str, most: int, bot: str = "recruit") -> dict[str, Any]:
    """A match for so many actions, or to its end."""
    command = [NODE, str(Path(__file__).parent / "in_node.mjs"), str(packed()), game, str(most), bot]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert not ran.stderr, ran.stderr[-3000:]
    return dict(json.loads(ran.stdout))


def test_a_table_is_taken_up_from_the_memory_of_the_build_and_has_chance_of_its_own() -> None:
    first, second = played("rubico", 2), played("julius", 2, "legate")
    assert first["begun"], "the games were in the memory"
    assert first["acted"] == 2
    assert first["kept"] >= 2
    assert first["chances"] != second["chances"], "two pages do not begin with the same chance"
    assert second["acted"] == 2


def test_the_legate_thinks_there() -> None:
    """It plays by WebAssembly in the page's Python; whoever cannot think there is refused."""
    assert played("julius", 2, "legate")["acted"] == 2


def test_the_imperator_fetches_its_weights_and_thinks_there() -> None:
    told = played("caesar", 2, "imperator")
    assert told["acted"] == 2
    assert told["fetched"] == ["caesar-imperator.npz"]


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
def test_a_match_against_the_legate_is_played_to_its_end(game: str) -> None:
    end = played(game, 0, "legate")
    assert end["result"]["winners"]


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
def test_a_match_in_the_pages_python_is_played_to_its_end(game: str) -> None:
    end = played(game, 0)
    assert end["result"]["winners"]
    assert end["kept"] == end["number"] + 1


@pytest.mark.long
def test_the_same_sources_make_the_same_files(tmp_path: Path) -> None:
    sources = ROOT / "web" / ".wheels" / "triumvirate.zip"
    for place in (tmp_path / "one", tmp_path / "two"):
        place.mkdir()
        command = [NODE, "scripts/page_python.mjs", "web/node_modules/pyodide", str(sources), str(place)]
        subprocess.run(command, check=True, cwd=ROOT)
    for name in ("python.snapshot", "bytecode.zip"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes(), name
