"""docs/adding-a-game.md is the walk that these tests take: its quotes are this package's text."""

from __future__ import annotations

import re
from pathlib import Path

from triumvirate.core.game import Game
from triumvirate.core.parts import Board, Clocks, Knowledge, Notation, Positions, Results, Words

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def test_the_guide_quotes_this_package() -> None:
    quotes = re.findall(r"```(?:python|toml)\n# (tests/toy/[\w/]+\.\w+)\n(.*?)```", GUIDE, re.S)
    assert {path for path, _ in quotes} >= {"tests/toy/pyproject.toml", "tests/toy/auction/game.py"}
    for path, quoted in quotes:
        assert quoted.strip("\n") in (ROOT / path).read_text(encoding="utf-8"), (path, quoted)


def test_the_guide_names_every_part_that_a_plug_has() -> None:
    parts = [part for row in re.findall(r"^\| (`[^|]+) \|", GUIDE, re.M) for part in re.findall(r"`(\w+)`", row)]
    fields = set(Game.__dataclass_fields__)
    assert fields >= {"notation", "board"}
    told = set(re.findall(r"`?(\w+)`?", GUIDE))
    assert fields - told == set(), "a part of the plug that the guide does not speak of"
    assert {"notation", "positions", "words", "knowledge", "results", "clocks", "board"} <= set(parts)
    for part in (Notation, Positions, Words, Knowledge, Results, Clocks, Board):
        assert part.__name__.lower() in parts


def test_nothing_outside_this_folder_and_its_guide_names_the_game() -> None:
    folders = [ROOT / name for name in ("src", "scripts", "bench", "web/src", "examples")]
    files = [
        file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".ts", ".svelte", ".json")
    ]
    assert len(files) > 300
    assert not [file for file in files if "static" not in file.parts and "auction" in file.read_text("utf-8").lower()]
