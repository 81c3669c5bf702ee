"""The page of grammars is true: a parser that is made from its text reads whole matches, and nothing else."""

from __future__ import annotations

import random
import runpy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from docs.page_parser import PageParser, parsers_of
from some import some
from triumvirate.core.errors import Illegal
from triumvirate.core.record import write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.position import CLAUSES, HOME_CLAUSES
from triumvirate.games.julius import position as julius_position

ROOT = Path(__file__).parents[2]
EVERYTHING = {"poison": True, "centurions": True, "border_control": True}
SETS: list[tuple[str, dict[str, Any], int]] = [
    ("caesar", EVERYTHING, 60),
    ("caesar", {"solo": "hard"}, 60),
    ("julius", {"setup": "free"}, 60),
    ("julius", {}, 700),
    ("rubico", {"players": 5}, 150),
]


@cache
def parser_of(game: str) -> PageParser:
    return parsers_of(runpy.run_path(str(ROOT / "scripts" / "docs_pages.py"))["grammar_page"]())[game]


@pytest.mark.parametrize(
    ("name", "options", "steps"), SETS, ids=["expansions", "solo", "deployment", "julius", "rubico"]
)
def test_the_page_reads_what_matches_write(name: str, options: dict[str, Any], steps: int) -> None:
    game, parser, rng = find_game(name), parser_of(name), random.Random(4)
    table = Table.new(game, game.check(options), seed=3)
    for step in range(steps):
        if table.result() is not None:
            break
        seat = rng.choice(table.deciders())
        legal = table.legal(seat)
        for choice in some(legal):
            assert parser.reads("action", choice.action), choice.action
        if step % 2 == 0:
            line = table.position_text()
            assert parser.reads("position", line), line
            assert not parser.reads("position", line + "; weather fair")
        table.act(seat, rng.choice(legal).action)
    for reveal in (False, True):
        head, _, entries = write_record(table, reveal).partition("\n\n")
        assert all(parser.reads("header", line) for line in some(head.splitlines()[1:]))
        assert [line for line in some(entries.splitlines()) if not parser.reads("entry", line)] == []


@pytest.mark.parametrize("name", ["caesar", "julius", "rubico"])
def test_what_the_page_does_not_read_is_no_action(name: str) -> None:
    game, parser, rng = find_game(name), parser_of(name), random.Random(2)
    state = Table.new(game, game.check({}), seed=3)._state
    texts = [game.notation.text(state, 0, action) for action in rng.sample(range(game.actions), 150)]
    compared = 0
    for text in texts:
        at = rng.randrange(len(text))
        for said in (
            text[:at] + text[at + 1 :],
            f"{text} x",
            text.replace(" ", "  ", 1) if " " in text else f" {text}",
        ):
            if said.split() == text.split():
                continue  # spaces more or less, which JULIUS CAESAR passes over
            try:
                game.notation.parse(state, 0, said)
                known = True
            except Illegal:
                known = False
            assert parser.reads("action", said) >= known, said
            compared += not known and not parser.reads("action", said)
    assert compared > 100


def test_the_page_names_every_clause_that_positions_know() -> None:
    known = {
        "caesar": set(CLAUSES) | set(HOME_CLAUSES),
        "julius": {name.removeprefix("read_") for name in vars(julius_position.Reader) if name.startswith("read_")},
    }
    for game, clauses in some(known.items()):
        assert {name.removesuffix("-clause") for name in parser_of(game)._rules if name.endswith("-clause")} == clauses
