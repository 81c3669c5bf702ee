"""JULIUS CAESAR in the terminal: what is drawn for a seat, with what that seat remembers, and nothing of the other's."""

from __future__ import annotations

import random

from textual.pilot import Pilot

from games.julius.campaign import battle, moving, play
from loops import in_own_loop
from triumvirate.cli.table.app import TableApp
from triumvirate.cli.table.sitting import Sitting
from triumvirate.core.table import Table
from triumvirate.games.julius.board import text as julius_board
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.terminal.screen import JuliusTable
from triumvirate.games.julius.words import block_name
from triumvirate.show.boards import draw_view


def played(actions: int) -> Table:
    table, rng = Table.new(GAME, {}, seed=3), random.Random(3)
    for _ in range(actions):
        seat = rng.choice(table.deciders())
        table.act(seat, rng.choice(table.legal(seat)).action)
    return table


def test_the_board_shows_own_blocks_by_name_and_the_enemys_by_number_and_memory() -> None:
    table = played(0)
    drawn = julius_board.draw(table.view("caesar"), table.memory("caesar")).plain
    assert "Ravenna ⚓ Caesar A3 III" in drawn
    assert "Tarraco ★⚓ 3 blocks of Pompeius\n    here: Legio 5 III, Legio 6 III, Equitatus 1 II" in drawn
    assert "Tarraco ★⚓ 3 blocks of Pompeius\nUtica" in draw_view(table.view("caesar"), 80).plain


def test_hidden_blocks_are_named_by_memory_alone() -> None:
    table = played(150)
    drawn = draw_view(table.view("caesar"), 80).plain.replace("Pompeius", "")
    hidden = {n for n, b in table.truth()["blocks"].items() if b["owner"] == "pompeius" and b["place"] not in ("dead",)}
    shown = {block["block"] for block in table.view("caesar").plain_facts()["shown"]} | {"pompeius", "cleopatra"}
    named = [name for name in hidden - shown if f"{block_name(name)} " in drawn or f"{block_name(name)}," in drawn]
    assert named == []


def test_an_attack_is_drawn_with_its_roads_its_reserves_and_who_may_leave() -> None:
    table = moving("at genua legio-7=3; at ravenna legio-8=3; at roma legio-1=3 legio-2=3")
    play(table, "move legio-7", "step roma", "move legio-8", "step roma")
    drawn = draw_view(table.view(None), 80).plain
    assert (
        "Caesar attacks from Genua 1 (main road), Ravenna 1; Caesar 1 in reserve; 1 of Pompeius pinned, 1 free" in drawn
    )


def test_a_ballista_has_both_letters_on_the_map_and_in_a_battle_the_one_that_counts() -> None:
    table = battle("at roma c-ballista=2 legio-7=3 legio-1=3; at genua legio-8=1", "roma")
    drawn = draw_view(table.view("caesar"), 80).plain
    assert "  Ballista of Caesar D4 II\n" in drawn
    assert "Ballista B/D4 II" in drawn


def test_a_battle_is_drawn_with_its_blocks() -> None:
    table, rng = Table.new(GAME, {}, seed=5), random.Random(5)
    while not table.view(None).plain_facts()["shown"]:
        seat = rng.choice(table.deciders())
        table.act(seat, rng.choice(table.legal(seat)).action)
    drawn = draw_view(table.view(None), 80).plain
    assert "Battle of" in drawn
    assert all(block_name(block["block"]) in drawn for block in table.view(None).plain_facts()["shown"])


def test_a_block_that_is_not_known_is_told_by_what_is_certain_of_it() -> None:
    table = moving("at tarraco legio-5=3 p-equitatus-1=2; at utica legio-6=1", seat="pompeius")
    play(table, "move legio-5", "step bilbilis")
    drawn = julius_board.draw(table.view("caesar"), table.memory("caesar")).plain
    bilbilis = drawn.split("Bilbilis", 1)[1].split("\n")
    assert "can be any of 26 blocks, at most IV" in bilbilis[1]
    assert bilbilis[2].strip() == "strength I to IV; marched in this command"
    table = battle("at roma legio-7=3 legio-8=3 legio-1=1; at genua legio-9=1", "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 1, 1])
    play(table, "regroup legio-7", "regroup-to genua")
    drawn = julius_board.draw(table.view("pompeius"), table.memory("pompeius")).plain
    assert "can be Legio 7 III, Legio 8 III\n    surely no leader; surely a legion; strength III\n" in drawn


async def _plays(pilot: Pilot[None]) -> None:
    table = pilot.app.screen
    assert isinstance(table, JuliusTable)
    assert table.words("move legio-13") == "move Legio 13 (Ravenna)"
    assert table.words("move c-navis-1") == "move Navis 1 (Massilia)"
    assert table.words("step roma") == "step Roma"
    assert table.words("play 3/2b") == "play 3/2: 3 group moves, 2 levies"
    assert table.words("discard vulcan") == "discard Vulcan: Every block in one enemy city loses a step."
    assert "here: Legio 5 III" in table.picture().plain


def test_the_screen_names_blocks_and_places_and_remembers() -> None:
    async def run() -> None:
        app = TableApp(Sitting.at(Table.new(GAME, {}, seed=3), {"pompeius": "recruit"}), pace=0)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await _plays(pilot)

    in_own_loop(run())
