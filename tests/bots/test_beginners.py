"""The beginners of JULIUS CAESAR and RUBICO err as people do: by what they overlook, believe and like, not by dice."""

import random

import pytest

from games.rubico.scenes import at
from some import some
from triumvirate.bots import find_bot, gentle_bot, names_for, points_of
from triumvirate.bots.julius.attention import BEGINNER
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.games.julius.view import JuliusView


def choose(game, table, seat=None, seed=1):
    seat = seat or table.deciders()[0]
    return find_bot(game, "beginner").choose(table.view(seat), table.legal(seat), 0.1, seed)


@pytest.mark.parametrize("game", ["caesar", "julius", "rubico"])
def test_every_game_has_a_beginner_between_recruit_and_tribune_whom_newcomers_meet(game):
    assert names_for(game)[:3] == ["recruit", "beginner", "tribune"]
    assert points_of(game, "recruit") < points_of(game, "beginner") < points_of(game, "tribune")
    assert gentle_bot(game) == "beginner"


@pytest.mark.parametrize(("game", "entries"), [("julius", 20), ("rubico", 250)])
def test_it_plays_legal_actions_repeats_itself_and_needs_nothing_but_the_view(game, entries):
    table, rng = Table.new(find_game(game), {}, seed=3), random.Random(3)
    while not table.is_over() and len(table.entries) < entries:
        seat = table.deciders()[0]
        chosen = choose(game, table)
        assert chosen.action in {choice.action for choice in table.legal(seat)}
        other = find_game(game).knowledge.determinize(table.view(seat), rng)
        twin = Table.from_position(table.game, table.game.positions.text(other, table.options), b"0" * 32)
        assert choose(game, twin, seat) == chosen == choose(game, table)
        table.act(seat, chosen.action)


def test_in_julius_it_sees_its_largest_armies_and_not_every_outpost():
    table = Table.new(find_game("julius"), {}, seed=1)
    while table.view(table.deciders()[0]).phase != "move":
        table.act(table.deciders()[0], choose("julius", table).action)
    seat = table.deciders()[0]
    view, legal = JuliusView.of(table.view(seat)), table.legal(seat)
    own = {block.block: block.place for block in view.own}
    sizes = {place: list(own.values()).count(place) for place in own.values()}
    seen = {
        own[choice.action.split()[1]] for choice in BEGINNER.looked_at(view, legal) if choice.action.startswith("move ")
    }
    all_of_them = {own[choice.action.split()[1]] for choice in legal if choice.action.startswith("move ")}
    assert seen < all_of_them
    assert max(all_of_them, key=lambda place: sizes[place]) in seen


def number(action):
    """What a card counts: a god as much as nine."""
    card = action.split()[1]
    return int(card[0]) + int(card[2]) if card[0].isdigit() else 9


def test_in_julius_it_plays_the_largest_numbers_first_and_stays_in_every_battle():
    table, fought, played = Table.new(find_game("julius"), {}, seed=2), 0, 0
    while not table.is_over() and len(table.entries) < 220:
        seat = table.deciders()[0]
        phase, chosen = table.view(seat).phase, choose("julius", table)
        if phase == "fight" and any(choice.action.startswith("fire") for choice in table.legal(seat)):
            assert chosen.action.startswith("fire")
            fought += 1
        if phase == "cards" and len(table.legal(seat)) > 1:
            numbers = {one.action: number(one.action) for one in table.legal(seat) if " " in one.action}
            most = max if chosen.action.startswith("play") else min
            assert numbers[chosen.action] == most(numbers.values())
            played += 1
        table.act(seat, chosen.action)
    assert fought
    assert played


PAST = "past 1 p5 3 0>1 2-1-0 turned 1 shown {}; was 1 p1 R=r+ B=b B=b; was 1 p2 B=r+ R=b B=r; was 1 p3 R=r+ B=b B=b"


def test_in_rubico_it_believes_everybody_until_a_card_burns_and_then_accuses():
    believed, burnt = (at(f"phase talk; round 2; position 1; {PAST.format(shown)}") for shown in ("RRB", "BBR"))
    for table, accused in some(((believed, []), (burnt, ["accuse p1"]))):
        said = []
        while "p2" in table.deciders():
            said.append(choose("rubico", table, "p2").action)
            table.act("p2", said[-1])
        assert said[-1] == "done"
        assert [action for action in said if action.startswith(("accuse", "trust"))] == accused


def test_in_rubico_its_senators_always_lie():
    for number in some(range(2, 6)):
        table = at(f"phase talk; round {number}; position 1; row p4 B B J")
        view = View.from_json(table.view("p4").to_json())
        assert find_bot("rubico", "beginner").choose(view, table.legal("p4"), 0.1, number).action == "claim 1 red"


@pytest.mark.parametrize(
    ("seat", "row", "used"),
    [
        ("p2", "R B R", "use eris 2"),  # of Caesar's people, who can do without a blue card
        ("p2", "R R B", "use eris 3"),
        ("p4", "B R B", "use eris 2"),  # of the Senate, who can do without a red one
    ],
)
def test_in_rubico_it_uses_its_power_at_once_and_never_against_its_own_side(seat, row, used):
    table = at(f"phase choice; power {seat} eris; row {seat} {row}")
    assert choose("rubico", table, seat).action == used
