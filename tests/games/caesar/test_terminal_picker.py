"""Choosing by token, space and facing, and what is said beside the board."""

from __future__ import annotations

from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.board import map as caesar_map
from triumvirate.games.caesar.terminal.picker import Picker
from triumvirate.games.caesar.terminal.words import (
    action_words,
    choice_words,
    hand_text,
    preview,
    province_words,
    totals_line,
    unseen_text,
)

PLACES = caesar_map.layout(80, 18)


def _table(text: str) -> Table:
    return Table.from_position(find_game("caesar"), text)


def _picker(text: str) -> Picker:
    table = _table(text)
    return Picker(table.view("caesar"), table.legal("caesar"))


def test_a_token_is_turned_and_placed() -> None:
    picker = _picker("turn caesar place; hand caesar ship-5-1 sword-6-0; hand pompey ship-3-3")
    picker.choose_token(0)
    picker.spot = "SD-SC"
    assert picker.action() == "place ship-5-1 SD-SC 5/1"
    picker.flip()
    assert picker.action() == "place ship-5-1 SD-SC 1/5"
    picker.flip()
    assert picker.action() == "place ship-5-1 SD-SC 5/1"


def test_with_border_control_a_double_lined_space_also_takes_it_face_down() -> None:
    options = 'options {"poison": true, "border_control": true}; '
    picker = _picker(options + "turn caesar place; hand caesar ship-5-1; hand pompey ship-3-3; supply might")
    picker.spot = "AS-AG"
    seen = set()
    for _ in range(3):
        seen.add(picker.action())
        picker.flip()
    assert seen == {f"place ship-5-1 AS-AG {how}" for how in ("5/1", "1/5", "facedown")}


def test_arrows_reach_every_space_that_fits_and_no_other() -> None:
    picker = _picker("turn caesar place; hand caesar laurel-2-2; hand pompey ship-3-3")
    reached = set()
    picker.move(1, 0, PLACES)
    frontier = [picker.spot]
    while frontier:
        spot = frontier.pop()
        if spot in reached:
            continue
        reached.add(spot)
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            picker.spot = spot
            picker.move(across, down, PLACES)
            frontier.append(picker.spot)
    assert reached == set(picker.spots())
    assert len(reached) == 30


def test_tab_goes_round_all_choices() -> None:
    picker = _picker("turn caesar place; hand caesar ship-3-3; hand pompey ship-3-3")
    seen = []
    for _ in range(len(picker.spots())):
        picker.next_spot()
        seen.append(picker.spot)
    assert set(seen) == set(picker.spots())
    picker.next_spot()
    assert picker.spot == seen[0]


def test_a_space_that_does_not_fit_gives_the_action_that_is_refused() -> None:
    table = _table("turn caesar place; hand caesar ship-3-3; hand pompey ship-3-3")
    picker = Picker(table.view("caesar"), table.legal("caesar"))
    picker.spot = "HC-HU"
    action = picker.action()
    assert action is not None
    allowed, reason, rule = table.explain("caesar", action)
    assert (allowed, rule) == (False, "turn.1")
    assert "does not carry shield" in reason


def test_a_hint_moves_the_cursor() -> None:
    picker = _picker("turn caesar place; hand caesar ship-5-1 sword-6-0; hand pompey ship-3-3")
    picker.follow("place ship-5-1 SD-SC 1/5")
    assert picker.action() == "place ship-5-1 SD-SC 1/5"
    assert picker.marks().ghost == ("SD-SC", "caesar", (1, 5))


ALMOST = (
    "turn caesar place; hand caesar shield-5-1; hand pompey ship-3-3; on SY-AG pompey sword-4-2 4/2; bonus syria might"
)


def test_a_preview_tells_what_closes_and_who_gets_it() -> None:
    view = _table(ALMOST).view("caesar")
    told = " ".join(preview(view, "place shield-5-1 AS-SY 1/5"))
    assert "Syria closes." in told
    assert "Caesar wins Syria: Caesar 5, Pompey 4." in told
    assert "Pompey wins Syria" in " ".join(preview(view, "place shield-5-1 AS-SY 5/1"))
    assert totals_line(view, "place shield-5-1 AS-SY 1/5").plain.endswith("Syria 0:4 → 5:4 closes")


def test_a_preview_never_tells_a_draw() -> None:
    view = _table(ALMOST.replace("might", "wealth")).view("caesar")
    told = " ".join(preview(view, "place shield-5-1 AS-SY 1/5"))
    assert "Wealth" in told
    assert "You draw" not in told


def test_a_preview_of_a_refused_action_is_empty() -> None:
    assert preview(_table(ALMOST).view("caesar"), "place shield-5-1 SD-SC 5/1") == []


def test_words_beside_the_board() -> None:
    view = _table(ALMOST).view("caesar")
    assert action_words("place ship-5-1 SD-SC 1/5") == "≈ ship 5/1: 1 to Sardinia, 5 to Sicilia"
    assert action_words("might marker syria") == "turn the marker in Syria face down"
    assert choice_words("centurion centurion-sword-7-0") == "†7/0"
    assert choice_words("bonus tactics") == "Tactics"
    assert "▿5/1" in hand_text(view, None).plain
    assert "Not yet seen of Pompey" in unseen_text(view).plain
    assert "Caesar" not in unseen_text(view).plain
    assert province_words(view, "syria") == "Syria: Might. Caesar 0, Pompey 4. Free: Asia–Syria."
