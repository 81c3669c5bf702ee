"""The war looked back at: points, battles, the fate of blocks and turning points, as the events of a match have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.julius.campaign import battle, play
from triumvirate.core.record import read_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.julius.chronicle import Chronicle, chronicle, written
from triumvirate.games.julius.printed import BLOCK_IDS, BLOCK_INDEX, PLACE_IDS
from triumvirate.games.julius.rules.blocks import START

pytestmark = pytest.mark.no_cover  # it needs no line of the rules that a rule's own test does not reach
KEPT = Path(__file__).parents[2] / "data" / "matches" / "julius-1-base.txt"


@pytest.fixture(scope="module")
def table() -> Table:
    return read_record(KEPT.read_text(encoding="utf-8"), find_game)


@pytest.fixture(scope="module")
def war(table: Table) -> Chronicle:
    return written(table)


def test_points_are_told_for_every_turn_and_for_the_end(table: Table, war: Chronicle) -> None:
    turns = [(standing.year, standing.turn) for standing in war.standings]
    assert turns == [*sorted(set(turns)), turns[-1]]
    assert war.standings[0].points == {"caesar": 1, "pompeius": 7}
    assert war.standings[-1].points == table.scores()


def test_every_battle_is_there_with_its_fallen_and_its_winner(table: Table, war: Chronicle) -> None:
    undone = {entry.undone for entry in table.entries}
    events = [event for entry in table.entries if entry.number not in undone for event in entry.events]
    assert [b.place for b in war.battles] == [e.facts["place"] for e in events if e.kind == "battle_began"]
    assert [b.winner for b in war.battles] == [e.facts["seat"] for e in events if e.kind == "battle_ended"]
    for fought in war.battles:
        assert fought.ended is not None
        assert all(fought.forces.values()), "both sides were shown"
        for seat, lost in fought.lost.items():
            assert set(lost) <= {*fought.forces[seat], "cleopatra"}
    assert any(fought.lost["pompeius"] for fought in war.battles)


def test_the_story_of_a_block_ends_where_it_is(table: Table, war: Chronicle) -> None:
    blocks = table.truth()["blocks"]
    assert set(war.fates) == set(BLOCK_IDS)
    begun = {name for name, story in war.fates.items() if story and story[0].kind == "start"}
    assert begun == {name for name in BLOCK_IDS if PLACE_IDS[START[BLOCK_INDEX[name]]] != "levy"}
    for story in war.fates.values():
        numbers = [moment.number for moment in story]
        assert numbers == sorted(numbers)
    standing = [name for name in war.fates if blocks[name]["place"] not in ("levy", "dead") and name != "cleopatra"]
    told = {name: war.fates[name][-1].place for name in standing if war.fates[name]}
    assert len(told) > 5
    assert told == {name: blocks[name]["place"] for name in told}


def test_a_battle_against_the_odds_and_a_dead_leader_are_turning_points() -> None:
    table = battle("at roma c-auxilia-3=1 pompeius=1; at genua legio-8=1; at neapolis legio-2=1", "roma")
    play(table, "fire c-auxilia-3", dice=[1])
    told = chronicle(table)
    assert [(fought["place"], fought["winner"]) for fought in told["battles"]] == [("roma", "caesar")]
    assert told["battles"][0]["lost"] == {"caesar": [], "pompeius": ["pompeius"]}
    assert sorted((point["kind"], point["seat"]) for point in told["turning_points"]) == [
        ("killed", "caesar"),
        ("upset", "caesar"),
    ]


def test_what_was_taken_back_never_happened() -> None:
    table = Table.new(battle("at roma legio-7=3 legio-1=1", "roma").game, {"remove_all_events": True}, seed=1)
    while table.truth()["phase"] == "cards":
        table.act(table.deciders()[0], table.legal(table.deciders()[0])[0].action)
    seat = table.deciders()[0]
    table.act(seat, next(c.action for c in table.legal(seat) if c.action == "move legio-5"))
    table.act(seat, "step bilbilis")
    assert written(table).fates["legio-5"][-1].kind == "marched"
    table.undo(seat)
    assert written(table).fates["legio-5"][-1].kind == "start"
