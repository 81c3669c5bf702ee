"""Properties of every position: nothing is lost, text and index lead back to each other, and undo restores the hash."""

import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st

from reference.board import SPACES, strength
from some import some
from tables import EXPANSIONS, GAME, at, random_options
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.rules.made import ACTIONS

QUICK = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEATS = ("caesar", "pompey")


@st.composite
def tables(draw, most=40):
    """A match of random options after some random actions."""
    seed = draw(st.integers(0, 10**9))
    rng = random.Random(seed)
    table = Table.new(GAME, random_options(rng), seed=seed)
    for _ in range(draw(st.integers(0, most))):
        if table.is_over():
            break
        choice = rng.choice(table.legal())
        table.act(choice.seat, choice.index)
    return table


# Assertions below that wait for a running match, an ended one or an option are entered for some of these.
@pytest.mark.parametrize(
    "such",
    [
        lambda table: table.is_over(),
        lambda table: not table.is_over() and table.legal(),
        lambda table: table.options["border_control"],
    ],
    ids=["ended", "running", "border control"],
)
def test_the_tables_drawn_here_are_of_every_kind(such):
    assert such(find(tables(most=60), such, settings=settings(max_examples=200, deadline=None)))


@QUICK
@given(tables())
def test_every_token_is_in_exactly_one_place(table):
    truth = table.truth()
    fresh = GAME.prepare(table.options)
    for number, seat in enumerate(SEATS):
        from triumvirate.games.caesar.tokens import tokens_in

        owned = fresh.bag[number] | (fresh.centurions[number] if table.options["centurions"] else 0)
        on_board = [lying["token"] for lying in truth["borders"].values() if lying and lying["seat"] == seat]
        everywhere = [*truth["hands"][seat], *truth["bags"][seat], *truth["centurions"][seat], *on_board]
        assert Counter(everywhere) == Counter(tokens_in(fresh, owned))


@QUICK
@given(tables())
def test_every_marker_is_accounted_for(table):
    truth = table.truth()
    for seat in SEATS:
        held = [name for name, province in truth["provinces"].items() if province["control"] == seat]
        marked = [lying for lying in truth["borders"].values() if lying and lying["marker"] == seat]
        shown = len(held) + ("italia" in held) + len(marked)
        told = [event for event in table.events_for(None) if event.facts.get("seat") == seat]
        counts = Counter(event.kind for event in told)
        elsewhere = counts["senate_marker"] + counts["marker_removed"]
        ended_before_the_second = table.is_over() and "italia" in held and counts["italia_second"] == 0
        assert truth["placed"][seat] == shown + elsewhere - ended_before_the_second
        assert truth["placed"][seat] <= 12
        assert truth["senate"][seat] == counts["senate"]


@QUICK
@given(tables())
def test_bonuses_are_conserved_on_provinces_in_the_supply_and_taken(table):
    from triumvirate.games.caesar.prepare import bonus_mix

    dealt = Counter(event.facts["bonus"] for event in table.entries[0].events if event.kind == "bonus_dealt")
    taken = Counter(event.facts["bonus"] for event in table.events_for(None) if event.kind == "bonus_taken")
    drawn = Counter(event.facts["bonus"] for event in table.events_for(None) if event.kind == "supply_drawn")
    truth = table.truth()
    lying = Counter(name for name in truth["bonuses"].values() if name)
    assert lying + taken == dealt
    if table.options["border_control"]:  # idle: as said above
        assert Counter(truth["supply"]) + drawn + dealt == Counter(bonus_mix(table.options))
    assert (truth["bonuses"]["italia"] == "senate") != truth["provinces"]["italia"]["closed"]


@QUICK
@given(tables())
def test_strengths_are_those_of_the_tokens_on_the_board(table):
    truth, totals = table.truth(), table.view(None).plain_facts()["provinces"]
    for province in SPACES:
        for seat in SEATS:
            assert totals[province]["totals"][seat] == strength(truth, seat, province)


@QUICK
@given(tables())
def test_somebody_can_act_or_the_game_is_over(table):
    assert bool(table.deciders()) == bool(table.legal()) == (not table.is_over()) == (table.result() is None)
    if table.is_over():  # idle: as said above
        result = table.result()
        assert set(result.winners) <= set(SEATS)
        assert result.scores == table.truth()["placed"]


@settings(max_examples=15, deadline=None)
@given(tables())
def test_an_action_is_not_refused_exactly_when_it_is_listed(table):
    state = table._state
    for seat in GAME.deciding(state):  # idle: as said above
        listed = GAME.legal(state, seat)
        assert len(set(listed)) == len(listed)
        allowed = [action for action in range(-1, ACTIONS + 1) if not GAME.rules.refusal(state, seat, action)]
        assert sorted(listed) == allowed


def listed_one_by_one(state, seat):
    rules = GAME.rules
    return [rules.nth_legal(state, seat, n) for n in range(rules.count_legal(state, seat))]


@QUICK
@given(tables())
def test_the_list_of_actions_is_the_same_asked_for_one_by_one(table):
    for seat in GAME.deciding(table._state):  # idle: as said above
        assert GAME.legal(table._state, seat) == listed_one_by_one(table._state, seat)


@pytest.mark.parametrize(
    ("position", "count"),
    [
        ("hand caesar laurel-2-2 laurel-2-2 ship-5-1 ship-3-3", 30 + 3 + 20 + 1 + 10 + 1),
        ("turn caesar place; hand caesar; hand pompey ship-5-1", 1),
        ("turn caesar place; hand caesar centurion-sword-7-0", 20 + 1),
    ],
)
def test_the_list_of_placements_counts_tokens_alike_once_and_a_pass_alone(position, count):
    state = at(position, **EXPANSIONS)._state
    assert len(GAME.legal(state, 0)) == count
    assert GAME.legal(state, 0) == listed_one_by_one(state, 0)


@QUICK
@given(tables())
def test_action_texts_lead_back_to_their_index_and_refusals_have_reasons(table):
    state = table._state
    for choice in table.legal():  # idle: as said above
        seat = table.seats.index(choice.seat)
        assert GAME.notation.parse(state, seat, choice.action) == choice.index
        assert table.explain(choice.seat, choice.action)[0]
    for action in range(0, ACTIONS, 37):
        for seat in GAME.deciding(state):
            if GAME.rules.refusal(state, seat, action):  # idle: as said above
                reason, _ = GAME.words.refusal(state, seat, action)
                assert reason.endswith(".")


@QUICK
@given(tables())
def test_record_and_position_lead_back_to_the_same_state(table):
    text = write_record(table, True)
    again = read_record(text, find_game)
    assert write_record(again, True) == text
    assert again.hash() == table.hash()
    line = table.position_text()
    assert "\n" not in line
    options, state = GAME.positions.parse(line)
    assert options == table.options
    assert GAME.layout.hash(state) == table.hash()
    assert GAME.positions.text(state, options) == line


@QUICK
@given(tables(most=25), st.integers(0, 10**6))
def test_undo_take_back_and_rewind_restore_the_hash(table, seed):
    rng = random.Random(seed)
    for way in ("take_back", "rewind", "undo"):
        if table.is_over():
            break
        before = table.hash()
        choice = rng.choice(table.legal())
        table.act(choice.seat, choice.index)
        if way == "rewind":
            table.rewind()
        elif way == "undo" and table.why_no_undo(choice.seat) is None:
            table.undo(choice.seat)
        else:
            table.take_back(choice.seat)
        assert table.hash() == before


@QUICK
@given(tables(most=25), st.integers(0, 10**6))
def test_a_determinized_state_shows_its_viewer_the_same_view(table, seed):
    rng = random.Random(seed)
    for viewer in (*SEATS, None):
        view = table.view(viewer)
        state = GAME.knowledge.determinize(view, rng)
        assert GAME.view(state, table.options, None if viewer is None else SEATS.index(viewer)) == view


@QUICK
@given(tables(), st.sampled_from(["en", "it"]))
def test_every_event_can_be_put_into_words_for_every_viewer(table, language):
    silent = {"bonus_dealt", "turn_began"}
    for viewer in (*SEATS, None):
        for event in some(table.events_for(viewer)):
            said = GAME.words.say(event.to_json(), viewer, language)
            assert "{" not in said
            own = event.kind in ("token_drawn", "token_hidden") and event.facts["seat"] == viewer
            assert bool(said) != (event.kind in silent or own), event
