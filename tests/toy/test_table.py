"""The toy game at a table: simultaneous secret choices, more than two seats, records, undo and both engines."""

import json
import random
import re
from pathlib import Path

import numpy as np
import pytest

from triumvirate.core.errors import BadChance, BadRecord, Illegal, MatchOver, NotYourTurn
from triumvirate.core.record import read_record, write_record
from triumvirate.core.rulebook import REGISTRY
from triumvirate.core.table import Table
from triumvirate.games import find_game

ROOT = Path(__file__).parents[2]


def new(seed=1, **options):
    return Table.new(find_game("auction"), options, seed=seed)


def play(table, rng):
    while not table.is_over():
        choice = rng.choice(table.legal())
        table.act(choice.seat, choice.index)
    return table


def test_everybody_decides_at_the_same_time_and_in_any_order(auction):
    table = new()
    assert table.deciders() == ["anna", "bruno", "carla"]
    assert {choice.seat for choice in table.legal()} == {"anna", "bruno", "carla"}
    table.act("carla", "bid 4")
    assert table.deciders() == ["anna", "bruno"]
    with pytest.raises(NotYourTurn, match="nothing to decide now"):
        table.act("carla", "bid 3")


def test_a_bid_is_secret_until_all_have_bid(auction):
    table = new()
    entry = table.act("carla", "bid 4")
    assert [event.kind for event in entry.events if event.is_for("anna")] == ["bid_made"]
    assert [event.kind for event in entry.events if event.is_for("carla")] == ["bid_made", "bid_is"]
    other = new()
    other.act("carla", "bid 2")
    for viewer in ("anna", "bruno", None):
        assert table.view(viewer) == other.view(viewer)
    assert table.view("carla") != other.view("carla")


def test_the_highest_bid_made_alone_takes_the_prize(auction):
    table = Table(auction, {})
    table.set_up([2])
    table.act("anna", "bid 5")
    table.act("bruno", "bid 5")
    entry = table.act("carla", "bid 1", [0])
    assert table.view(None).plain_facts()["points"] == {"anna": 0, "bruno": 0, "carla": 3}
    assert [event.kind for event in entry.events][-2:] == ["prize_won", "prize_shown"]
    assert table.view(None).plain_facts()["prize"] == 1


def test_four_play_when_the_option_says_so(auction):
    assert new(players=4).seats == ("anna", "bruno", "carla", "dario")


def test_a_decision_of_ones_own_can_be_undone_until_another_acts_or_a_secret_is_shown(auction):
    table = new()
    before = table.hash()
    table.act("anna", "bid 5")
    with pytest.raises(Illegal, match="another player's"):
        table.undo("bruno")
    table.undo("anna")
    assert table.hash() == before
    assert table.deciders() == ["anna", "bruno", "carla"]
    table.act("anna", "bid 5")
    table.act("bruno", "bid 4")
    with pytest.raises(Illegal, match="another player's"):
        table.undo("anna")
    table.act("carla", "bid 3")
    with pytest.raises(Illegal, match="Chance has spoken"):
        table.undo("carla")


def test_the_last_round_shows_secrets_without_chance_and_is_not_undone_either(auction):
    table = play(new(), random.Random(3))
    last = table.entries[-1]
    assert last.outcomes == ()
    assert table.why_no_undo(last.seat) == "The action showed something that was hidden."


def test_refusals_name_the_rule(auction):
    table = new()
    assert table.explain("anna", "bid 9") == (False, "The cards are 1 to 5.", "setup")
    assert table.explain("anna", "shout") == (False, "'shout' is no action of Auction; actions read: bid CARD.", None)
    for seat, card in (("anna", 5), ("bruno", 4), ("carla", 3)):
        table.act(seat, f"bid {card}")
    assert table.explain("anna", "bid 5") == (False, "You have already bid 5.", "round.2")


@pytest.mark.parametrize("script", [[], [0, 1], [3], [-1], ["x"], [{"draw": "y"}], [True]])
def test_a_chance_script_that_does_not_fit_changes_nothing(script):
    table = new()
    table.act("anna", "bid 5")
    table.act("bruno", "bid 4")
    before, entries = table.hash(), len(table.entries)
    with pytest.raises(BadChance):
        table.act("carla", "bid 3", script)
    assert (table.hash(), len(table.entries)) == (before, entries)
    table.act("carla", "bid 3", [1])


def test_record_and_position_lead_back_to_the_same_match(auction):
    for seed in range(20):
        table = play(new(seed, players=3 + seed % 2), random.Random(seed))
        text = write_record(table, True)
        again = read_record(text, lambda name: auction)
        assert write_record(again, True) == text
        assert auction.layout.hash(auction.positions.parse(table.position_text())[1]) == table.hash()
    with pytest.raises(MatchOver):
        table.act("anna", "bid 1")


def test_a_record_with_a_bid_changed_is_refused_at_its_line(auction):
    text = write_record(play(new(), random.Random(0)), True)
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    seat, card = re.match(r"1\. (\w+): bid (\d)", lines[at]).groups()
    lines[at] = lines[at].replace(f"bid {card}", f"bid {int(card) % 5 + 1}")
    with pytest.raises(BadRecord, match=f"Line {at + 1}"):
        read_record("\n".join(lines), lambda name: auction)
    assert seat in auction.seats({"players": 3})


def test_determinized_states_show_the_same_view(auction):
    rng = random.Random(5)
    table = new()
    while not table.is_over():
        for viewer in (*table.seats, None):
            view = table.view(viewer)
            number = None if viewer is None else table.seats.index(viewer)
            for _ in range(5):
                assert auction.view(auction.knowledge.determinize(view, rng), table.options, number) == view
        choice = rng.choice(table.legal())
        table.act(choice.seat, choice.index)


def test_the_rules_register_their_sections(auction):
    assert [entry.function for entry in REGISTRY[("auction", "round.3")]] == ["go_on", "reveal", "highest_alone"]


def test_python_and_native_play_the_same_games(auction):
    playout = auction.playout
    from triumvirate.core.compiled import generator

    states = [auction.prepare({"players": 4}) for _ in range(30)]
    records = auction.layout.records(states)
    playout.start_batch(records, records[:1].copy(), np.arange(30))
    for seed, state in enumerate(states):
        state.rng_seed = seed
        auction.rules.setup(state)
    running = 30
    while running:
        packed = auction.layout.packed(records)
        assert [row.tobytes() for row in packed] == [auction.layout.pack(state) for state in states]
        running = playout.step_batch(records)
        for state in states:
            if not auction.rules.is_over(state):
                python_step(auction, state, generator.below)


def python_step(auction, state, below):
    """The text of `playout.random_step`, on the python engine."""
    seats = auction.deciding(state)
    seat = seats[below(state, len(seats))] if len(seats) > 1 else seats[0]
    auction.rules.apply(state, seat, auction.legal(state, seat)[below(state, auction.rules.count_legal(state, seat))])


def test_views_and_legal_lists_are_plain_data(auction):
    table = new()
    assert json.loads(json.dumps(table.view("anna").to_json())) == table.view("anna").to_json()
    assert table.legal("anna")[0].to_json() == {"seat": "anna", "action": "bid 1", "index": 0}
