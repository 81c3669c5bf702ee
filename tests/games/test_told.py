"""Every action tells the table what was done, by whom, in the order in which it happened."""

from __future__ import annotations

import random

import pytest

from triumvirate.core.table import Table
from triumvirate.games import find_game

# What an action of each verb always tells; more may follow from it.
TOLD = {
    "caesar": {
        "place": ["token_placed"],
        "close": ["order_chosen", "province_closed"],
        "centurion": ["centurion_taken"],
    },
    "julius": {
        "discard": ["card_discarded"],
        "play": ["card_chosen", "side_ready"],
        "take-back": ["choice_taken_back"],
        "end-move": ["movement_ended"],
        "levy-at": ["levied", "levied_is"],
        "build": ["built", "built_is"],
        "end-levy": ["levy_ended"],
        "battle": ["battle_began"],
        "fire": ["fired"],
        "pass": ["passed"],
        "retreat-to": ["retreated"],
        "regroup-to": ["regrouped", "regrouped_is"],
        "end-regroup": ["regroup_ended"],
        "disband": ["disbanded", "disbanded_is"],
        "end-disband": ["disbanding_ended"],
        "port-to": ["navis_to_port", "navis_to_port_is"],
        "vulcan": ["vulcan_struck"],
        "jupiter": ["jupiter_drew", "jupiter_drew_is"],
        "decline": ["jupiter_declined"],
    },
    "rubico": {
        "swap": ["row_swapped"],
        "lock": ["row_locked"],
        "promise": ["word_given"],
        "accuse": ["word_given"],
        "trust": ["word_given"],
        "claim": ["card_claimed"],
        "done": ["talk_ended"],
        "pick": ["card_picked"],
        "unpick": ["card_unpicked"],
        "confirm": ["choice_confirmed"],
        "use": ["power_used"],
        "put": ["card_put"],
        "pass": ["power_passed"],
    },
}
MATCHES = {
    "caesar": ({"poison": True, "centurions": True}, 60, 5),
    "julius": ({}, 220, 3),
    "rubico": ({"corrections": False}, 200, 3),
}


@pytest.mark.parametrize("name", list(TOLD))
def test_an_action_tells_what_was_done_and_whose_it_was(name):
    options, longest, seeds = MATCHES[name]
    met = set()
    for seed in range(seeds):
        table, rng = Table.new(find_game(name), options, seed=seed), random.Random(seed)
        while not table.is_over() and len(table.entries) < longest:
            choice = rng.choice(table.legal())
            verb = choice.action.split(" ")[0]
            events = table.act(choice.seat, choice.index).events
            wanted = TOLD[name].get(verb, [])
            told = [event for event in events if event.kind in wanted]
            assert [event.kind for event in told[: len(wanted)]] == wanted, choice.action
            assert {event.facts.get("seat", choice.seat) for event in told[: len(wanted)]} <= {choice.seat}
            met.add(verb)
    assert len(met & set(TOLD[name])) > len(TOLD[name]) // 2
