"""docs/adding-a-game.md is the walk that these tests take: its quotes are this package's text."""

from __future__ import annotations

import re
from pathlib import Path

from triumvirate.core.game import Game
from triumvirate.core.parts import Board, Clocks, Knowledge, Notation, Positions, Results, Words

ROOT = Path(__file__).parents[2]
KINDS = (".py", ".ts", ".svelte", ".json", ".md", ".toml", ".mjs")
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
    own = (
        ROOT / "tests" / "toy",
        ROOT / "docs" / "adding-a-game.md",
        ROOT / "src" / "triumvirate" / "server" / "static",
    )
    files = [
        file
        for folder in ("src", "scripts", "bench", "web/src", "examples", "docs", "tests", ".ci")
        for file in (ROOT / folder).rglob("*")
        if file.suffix in KINDS and not any(file.is_relative_to(place) for place in own)
    ]
    assert {file.relative_to(ROOT).parts[0] for file in files} >= {"src", "tests", "web", "docs"}
    assert len(files) > 1000
    assert not [file for file in (*files, *ROOT.glob("*.toml")) if "auction" in file.read_text("utf-8").lower()]
