"""A game that says nothing of its parts: numbers for names, all fields open, points as the rules count them."""

from __future__ import annotations

import json
import random
from types import SimpleNamespace

import pytest

from triumvirate.core import defaults
from triumvirate.core.errors import BadRequest, Illegal
from triumvirate.core.fields import Field, Layout
from triumvirate.core.options import Option, check_options

LAYOUT = Layout([Field("row", 2), Field("one")])
SEATS = ("anna", "bruno", "carla")


def seats(options):
    return SEATS[: options["players"]]


def prepare(options):
    state = LAYOUT.new()
    state.one = options["players"]
    return state


def check(given):
    return check_options([Option("players", "int", 3, "How many.")], given)


def test_actions_are_their_numbers():
    notation = defaults.notation("Stones")
    assert notation.text(None, 0, 12) == "12"
    assert notation.parse(None, 0, "12") == 12
    for text in ("-1", "1.5", "twelve", ""):
        with pytest.raises(Illegal, match="is no action of Stones; write its number"):
            notation.parse(None, 0, text)


def test_points_and_winners_are_as_the_rules_count_them():
    rules = SimpleNamespace(
        score=lambda s, seat: s * 10 + seat, is_over=lambda s: s > 0, winners=lambda s: 0b101 if s < 5 else 0
    )
    results = defaults.results(rules, seats)
    options = {"players": 3}
    assert results.scores(0, options) == {"anna": 0, "bruno": 1, "carla": 2}
    assert results.end(0, options) is None
    won = results.end(2, options)
    assert (won.winners, won.reason, won.scores) == (
        ("anna", "carla"),
        "most points",
        {"anna": 20, "bruno": 21, "carla": 22},
    )
    drawn = results.end(5, {"players": 2})
    assert (drawn.winners, drawn.reason, list(drawn.scores)) == ((), "draw", ["anna", "bruno"])


def test_everybody_sees_every_field_and_a_view_leads_back_to_the_state():
    knowledge = defaults.knowledge("stones", seats, LAYOUT, prepare)
    state = prepare({"players": 3})
    state.row = [4, 5]
    look = knowledge.views(state, {"players": 3})
    assert [look(seat).seat for seat in (0, 2, None)] == ["anna", "carla", None]
    assert look(1).plain_facts() == knowledge.truth(state) == {"row": [4, 5], "one": 3}
    assert LAYOUT.pack(knowledge.determinize(look(1), random.Random(1))) == LAYOUT.pack(state)
    knowledge.truth(state)["row"][0] = 9
    assert state.row == [4, 5]


def test_a_position_is_options_and_fields_and_what_is_left_out_stays_as_it_is_prepared():
    positions = defaults.positions("Stones", LAYOUT, prepare, check)
    state = prepare({"players": 2})
    state.row = [1, 2]
    text = positions.text(state, {"players": 2})
    assert json.loads(text) == {"options": {"players": 2}, "row": [1, 2], "one": 2}
    options, back = positions.parse(text)
    assert (options, LAYOUT.pack(back)) == ({"players": 2}, LAYOUT.pack(state))
    options, back = positions.parse('{"row": [7, 8]}')
    assert (options, back.row, back.one) == ({"players": 3}, [7, 8], 3)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('{"wine": 1}', "there is no 'wine'"),
        ('{"row": [1]}', "'row' is a row of 2"),
        ('{"row": 1}', "'row' is a row of 2"),
        ('{"one": [1]}', "'one' is one number"),
        ('{"one": 1000}', ""),
        ('{"one": "x"}', ""),
        ("[]", ""),
        ("{", ""),
    ],
)
def test_a_position_that_does_not_fit_is_refused_with_what_is_wrong(line, why):
    with pytest.raises(BadRequest, match=f"This is no position of Stones: {why}"):
        defaults.positions("Stones", LAYOUT, prepare, check).parse(line)


def test_refusals_and_events_have_at_least_their_numbers():
    words = defaults.words()
    assert words.refusal(None, 0, 3) == ("This is not allowed now.", None)
    event = words.event(None, (4, 1, 2))
    assert (event.kind, event.facts, event.audience) == ("event_4", {"numbers": [1, 2]}, None)


def test_a_state_that_is_filled_shares_no_row_with_what_filled_it():
    row = [1, 2]
    state = defaults.filled(LAYOUT, LAYOUT.new(), {"row": row, "one": 3})
    row[0] = 9
    assert (state.row, state.one) == ([1, 2], 3)
