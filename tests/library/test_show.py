"""Pictures: every game, several positions, well-formed, and functions of the view alone."""

from __future__ import annotations

import builtins
import json
import random
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from some import some
from triumvirate import show
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "caesar": [{}, {"poison": True, "centurions": True, "border_control": True}, {"solo": "hard"}],
    "julius": [{}],
    "rubico": [{"players": 3}, {"players": 7, "track": "short_march"}],
}
SETTINGS = [(game, chosen) for game, many in OPTIONS.items() for chosen in many]
ROOT = Path(__file__).parents[2]


def walk(game: str, options: dict[str, Any], seed: int, step: int) -> Iterator[Table]:
    """A random match, shown to us every few actions and at its end."""
    table, rng, count = Table.new(find_game(game), options, seed=seed), random.Random(seed), 0
    while not table.is_over() and count < 700:
        if count % step == 0:
            yield table
        seat = rng.choice(table.deciders())
        table.act(seat, rng.choice(table.legal(seat)).action)
        count += 1
    yield table


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_every_position_has_a_picture_for_everybody(game: str, options: dict[str, Any]) -> None:
    step = 4 if game == "caesar" else 60
    for table in some(walk(game, options, 3, step)):
        for seat in (None, *table.seats):
            view = table.view(seat)
            drawn = ElementTree.fromstring(show.svg(view))
            assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
            assert show.text(view).strip()
            told = show.svg(view)
            assert "href" not in told
            assert "url(" not in told


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_picture_is_a_function_of_the_view_as_it_is_sent(game: str, options: dict[str, Any]) -> None:
    """Another truth behind the same view, and the view after its way through JSON, give the same picture."""
    for table in some(walk(game, options, 5, 9 if game == "caesar" else 90)):
        for seat in (None, *table.seats[:2]):
            view = table.view(seat)
            sent = View.from_json(json.loads(json.dumps(view.to_json())))
            twin = Table(table.game, table.options)
            twin._state = table.game.knowledge.determinize(view, random.Random(1))
            for other in (sent, twin.view(seat)):
                assert show.svg(other) == show.svg(view)
                assert show.text(other) == show.text(view)


def test_a_token_on_the_board_is_drawn_with_its_values_and_a_hidden_one_is_not() -> None:
    text = (
        'options {"poison": true, "border_control": true}; turn caesar place; hand caesar ship-6-0; '
        "on NU-AF caesar sword-5-1 hidden; on SD-MT pompey ship-4-2 2/4"
    )
    table = Table.from_position(find_game("caesar"), text)
    pictures = {seat: show.svg(table.view(seat)) for seat in (None, "caesar", "pompey")}
    assert pictures["pompey"] == pictures[None]
    assert ">5/1</text>" in pictures["caesar"]
    assert ">5/1</text>" not in pictures["pompey"]
    assert all(f">{value}</text>" in pictures[None] for value in (2, 4))


def test_a_province_that_stays_empty_is_crossed_out_whatever_its_totals_are_by_now() -> None:
    """What was turned face down after it closed in a tie makes its totals differ: no sign on it may call them equal."""
    around = (
        "turn caesar place; on HU-MT caesar ship-4-2 2/4; on MT-NU pompey sword-4-2 4/2; "
        "on SD-MT caesar ship-6-0 {}; tied mauritania"
    )
    for turned in ("6/0", "down"):
        table = Table.from_position(find_game("caesar"), around.format(turned))
        for seat in (None, "caesar"):
            picture = show.svg(table.view(seat))
            assert picture.count(">×</text>") == 1
            assert ">=</text>" not in picture


def test_the_own_blocks_of_julius_are_faces_and_the_others_backs() -> None:
    table = Table.new(find_game("julius"), {}, seed=1)
    own, seen = show.svg(table.view("caesar")), show.svg(table.view(None))
    assert own.count(">III</text>") > 5
    assert ">III</text>" not in seen


def test_a_row_of_rubico_shows_its_owner_the_faces_only() -> None:
    table = Table.new(find_game("rubico"), {"players": 4}, seed=1)
    centurion = table.view(None).plain_facts()["centurion"]
    owner = next(seat for seat in table.seats if seat != centurion)
    assert show.text(table.view(None)).count("▒") == 8 + 12 + 1  # and one in the legend
    assert show.text(table.view(owner)).count("▒") == 8 + 8 + 1


@pytest.mark.parametrize("game", list(OPTIONS))
def test_pixels_are_an_array_of_the_drawing(game: str) -> None:
    view = Table.new(find_game(game), {}, seed=1).view(None)
    drawn = show.pixels(view, width=320)
    assert drawn.dtype == np.uint8
    assert drawn.shape[1:] == (320, 3)
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 100


def test_without_the_extra_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "resvg_py":
            raise ImportError(name)
        return real(name, *rest, **more)

    view = Table.new(find_game("rubico"), {}, seed=1).view(None)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(BadRequest, match=r"pip install 'triumvirate\[rl\]'"):
        show.pixels(view)


def test_the_drawings_are_those_of_the_client() -> None:
    made = runpy.run_path(str(ROOT / "scripts" / "share-drawings.py"))["made"]()
    assert len(made) >= 3
    for file, text in made.items():
        assert file.read_text(encoding="utf-8") == text, "run scripts/share-drawings.py"
