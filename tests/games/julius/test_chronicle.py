"""The war looked back at: points, battles, the fate of blocks and turning points, as the events of a match have them."""

from __future__ import annotations

from dataclasses import astuple
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from games.julius.campaign import battle, play
from triumvirate.core.events import Event
from triumvirate.core.record import read_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.julius import chronicle as chronicles
from triumvirate.games.julius.chronicle import Chronicle, chronicle, written
from triumvirate.games.julius.odds import Range
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


# --- a war told event by event: each line is an entry, with the points and the odds that its view shows ------------------

POINTS = {"caesar": 4, "pompeius": 4}


class Told:
    """A table whose entries and views are written down: `kind`, its facts, and what a view then shows."""

    def __init__(
        self, *entries: tuple[str, dict[str, Any]], points: dict[int, dict[str, int]], odds: dict[int, int]
    ) -> None:
        self.entries = [
            SimpleNamespace(number=number, undone=None, events=(Event(kind, facts),))
            for number, (kind, facts) in enumerate(entries)
        ]
        self.points, self.odds = points, odds

    def view_at(self, number: int, seat: str | None) -> Any:
        shown = max((at for at in self.points if at <= number), default=None)
        chance = self.odds.get(number)
        holds = {"caesar": Range(0, chance), "pompeius": Range(0, 1000 - chance)} if chance is not None else None
        return SimpleNamespace(
            points=POINTS if shown is None else self.points[shown],
            odds=None if holds is None else SimpleNamespace(holds=holds),
        )


def turn(year: int, number: int) -> tuple[str, dict[str, Any]]:
    return "turn_began", {"year": year, "turn": number}


def began(place: str) -> tuple[str, dict[str, Any]]:
    return "battle_began", {"place": place, "attacker": "caesar", "surprise": False}


def ended(seat: str) -> tuple[str, dict[str, Any]]:
    return "battle_ended", {"seat": seat}


def marched(block: str, to: str) -> tuple[str, dict[str, Any]]:
    return "block_moved_is", {"block": block, "to": to}


def killed(block: str, place: str) -> tuple[str, dict[str, Any]]:
    return "leader_killed", {"block": block, "place": place, "seat": "pompeius"}


def shown(block: str, seat: str) -> tuple[str, dict[str, Any]]:
    return "block_shown", {"block": block, "place": "roma", "seat": seat}


def told(
    monkeypatch: pytest.MonkeyPatch,
    *entries: tuple[str, dict[str, Any]],
    points: dict[int, dict[str, int]] | None = None,
    odds: dict[int, int] | None = None,
) -> Chronicle:
    monkeypatch.setattr(chronicles, "JuliusView", SimpleNamespace(of=lambda view: view))
    return written(Told(("set_up", {}), *entries, points=points or {}, odds=odds or {}))  # type: ignore[arg-type]


def test_the_steps_of_one_way_are_told_by_its_end_and_the_next_turns_by_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    war = told(
        monkeypatch,
        *(turn(705, 1), marched("legio-7", "genua"), marched("legio-7", "roma"), shown("legio-7", "caesar")),
        *(marched("legio-7", "genua"), turn(705, 2), marched("legio-7", "massilia"), marched("c-ballista", "roma")),
    )
    assert [(moment.number, moment.turn, moment.kind, moment.place) for moment in war.fates["legio-7"]] == [
        (0, 0, "start", PLACE_IDS[START[BLOCK_INDEX["legio-7"]]]),
        (3, 1, "marched", "roma"),
        (4, 1, "fought", "roma"),
        (5, 1, "marched", "genua"),
        (7, 2, "marched", "massilia"),
    ]
    assert war.battles == []
    assert (war.standings[0].number, war.standings[0].year, war.standings[0].turn) == (1, 705, 1)


def test_who_is_shown_and_who_falls_while_a_battle_lasts_is_of_that_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    fell = ("eliminated", {"block": "legio-1", "place": "roma", "seat": "pompeius"})
    lost_later = ("eliminated", {"block": "legio-2", "place": "roma", "seat": "pompeius"})
    war = told(
        monkeypatch,
        *(ended("caesar"), turn(706, 1), began("roma"), shown("legio-7", "caesar"), shown("legio-1", "pompeius"), fell),
        *(marched("legio-8", "genua"), ended("caesar"), lost_later, shown("legio-9", "caesar")),
    )
    (fought,) = war.battles
    assert (fought.number, fought.year, fought.turn, fought.winner, fought.ended) == (3, 706, 1, "caesar", 8)
    assert fought.forces == {"caesar": ["legio-7"], "pompeius": ["legio-1"]}
    assert fought.lost == {"caesar": [], "pompeius": ["legio-1"]}
    assert fought.holds is None
    assert war.turning_points == []


@pytest.mark.parametrize(
    ("chance", "winner", "is_upset"), [(350, "caesar", True), (351, "caesar", False), (350, "pompeius", False)]
)
def test_a_battle_won_at_a_third_or_less_is_an_upset(
    chance: int, winner: str, is_upset: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    war = told(monkeypatch, turn(705, 3), began("roma"), ended(winner), turn(705, 4), odds={2: chance})
    upset = [(2, 705, 3, "upset", "caesar", "roma", None, 350)] if is_upset else []
    assert [astuple(point) for point in war.turning_points] == upset
    unfinished = told(monkeypatch, turn(705, 3), began("roma"), odds={2: 0})
    assert unfinished.turning_points == []


def test_three_points_won_in_one_turn_turn_the_war_and_two_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {1: POINTS, 2: {"caesar": 7, "pompeius": 2}, 3: {"caesar": 5, "pompeius": 4}}
    war = told(monkeypatch, turn(705, 4), turn(705, 5), turn(706, 1), points=points)
    assert [astuple(point) for point in war.turning_points] == [(2, 705, 4, "points", "caesar", None, None, 3)]


def test_of_many_turning_points_the_weightiest_are_told_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leader weighs three points, an upset up to four by how unlikely it was, points as many as they are."""
    points = {1: POINTS, 11: {"caesar": 9, "pompeius": 4}}
    chances = {2: 340, 4: 0, 6: 240, 8: 260}
    battles = [event for place in ("roma", "genua", "utica", "gades") for event in (began(place), ended("caesar"))]
    leaders = [killed("scipio", "roma")]
    war = told(monkeypatch, turn(705, 1), *battles, *leaders, turn(705, 2), points=points, odds=chances)
    assert [(point.number, point.kind, point.amount) for point in war.turning_points] == [
        (2, "upset", 340), (4, "upset", 0), (6, "upset", 240), (8, "upset", 260), (10, "killed", 1), (11, "points", 5),
    ]  # fmt: skip
    more = told(
        monkeypatch, turn(705, 1), *battles, *leaders * 3, turn(705, 2), points={**points, 13: points[11]}, odds=chances
    )
    assert [point.number for point in more.turning_points] == [4, 6, 10, 11, 12, 13]
    assert more.turning_points[2].seat == "caesar"
