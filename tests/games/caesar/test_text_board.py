"""The board drawer of CAESAR!: a pure function from a view to text, the same at every call."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from rich.cells import cell_len

from some import some
from triumvirate.core.table import Table
from triumvirate.core.view import PlainView, View
from triumvirate.games import find_game
from triumvirate.games.caesar.board import map as caesar_map
from triumvirate.games.caesar.board.text import Marks, draw, short_token, token_cell
from triumvirate.games.caesar.printed import DATA
from triumvirate.show import facts

POSITION = (
    'options {"poison": true, "centurions": true}; turn caesar place; hand caesar ship-6-0 laurel-2-2; '
    "on SD-MT caesar ship-5-1 5/1; on SD-SC pompey ship-4-2 2/4; on IT-SD caesar shield-3-3 3/3; "
    "on GA-SD caesar shield-6-0 0/6; on AS-SY pompey shield-5-1 1/5 mark pompey; on SY-AG pompey sword-4-2 down; "
    "won sardinia caesar; won syria pompey flipped; bonus italia senate; bonus gallia wealth; placed 1 2"
)
SNAPSHOTS = Path(__file__).parent / "boards"


def _view(seat: str | None = "caesar") -> View:
    return Table.from_position(find_game("caesar"), POSITION).view(seat)


@pytest.mark.parametrize(("width", "height"), [(80, 18), (82, 33)])
def test_the_board_of_a_position_is_as_drawn(width: int, height: int) -> None:
    drawn = "\n".join(line.rstrip() for line in draw(_view(), width, height).plain.splitlines()) + "\n"
    assert drawn == (SNAPSHOTS / f"{width}x{height}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("width", "height"), [(80, 18), (82, 33), (120, 44)])
def test_every_line_is_exactly_as_wide_as_asked(width: int, height: int) -> None:
    lines = draw(_view(), width, height).plain.split("\n")
    assert len(lines) == height
    assert {cell_len(line) for line in lines} == {width}


@pytest.mark.parametrize("width", [80, 90, 110, 150])
@pytest.mark.parametrize("height", [18, 24, 33, 48])
def test_nothing_covers_anything_else(width: int, height: int) -> None:
    layout = caesar_map.layout(width, height)
    boxes = [*layout.provinces.values(), *layout.spaces.values()]
    assert len(boxes) == 48
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))
    for name, box in some(layout.spaces.items()):
        assert layout.at(box.column, box.row) == ("space", name)


def test_a_token_shows_each_value_beside_the_province_that_it_faces() -> None:
    # Gallia Cisalpina lies right of Gallia, Dalmatia above Macedonia
    assert token_cell("GC-GA", "caesar", (5, 1)) == "1◂C▸5"
    assert token_cell("SD-MT", "pompey", (5, 1)) == "5▴P▾1"
    assert token_cell("SD-MT", "pompey", None) == "▒▒P▒▒"
    assert short_token("centurion-shield-ship-4-4") == "▿≈4/4"


def test_arrows_agree_with_the_places_of_the_provinces() -> None:
    at = {province["id"]: province["control"][0] for province in DATA["provinces"]}
    for border in DATA["borders"]:
        first, second = (at[name] for name in border["provinces"])
        cell = token_cell(border["id"], "caesar", (7, 3))
        axis = 0 if "◂" in cell else 1
        assert cell.startswith("7") == (first[axis] <= second[axis])


def test_a_spectator_s_board_is_the_players_board() -> None:
    assert draw(_view(None), 80, 18).plain == draw(_view("pompey"), 80, 18).plain


def test_a_draft_is_drawn_where_it_would_lie() -> None:
    marks = Marks("AC-CR", frozenset({"AC-CR"}), ("AC-CR", "caesar", (2, 2)))
    assert "2◂C▸2" in draw(_view(), 80, 18, marks).plain
    assert "2◂C▸2" not in draw(_view(), 80, 18).plain


def test_any_view_can_be_read_as_text() -> None:
    told = facts.draw(_view()).plain
    assert "hand laurel-2-2, ship-6-0" in told
    assert "to move caesar" in told
    assert facts.draw(PlainView("unknown", {}, None, {"a": {"b": [1, 2]}})).plain.split() == ["a", "b", "1,", "2"]
