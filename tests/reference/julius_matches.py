"""Whole matches of JULIUS CAESAR on the engine and by the referee at once: who decides, what is legal, where blocks are."""

from __future__ import annotations

import random
from typing import Any

from reference.julius import Julius
from reference.julius_map import SIDES
from triumvirate.core.table import Table
from triumvirate.games import find_game

GAME = find_game("julius")
# How eager a player is, so that armies meet and stay: what is not named counts once.
EAGER = {"take-back": 0.2, "end-move": 0.5, "stop": 0.7, "disband": 0.05, "end-levy": 0.3, "pass": 0.3, "retreat": 0.5}
EAGER |= {"decline": 0.2, "regroup": 0.4}


def any_options(rng: random.Random) -> dict[str, Any]:
    """Any options of a match that begins as in history."""
    chosen: dict[str, Any] = {"final_tie": rng.choice(["rome", "caesar"])}
    for name in ("levy_after_long_march", "tournament", "max_2_events"):
        chosen[name] = rng.random() < 0.3
    return chosen


def compare(table: Table, referee: Julius) -> None:
    """The same blocks in the same places, the same seats to decide, the same choices for each."""
    truth = table.truth()
    assert {name: block["place"] for name, block in truth["blocks"].items()} == referee.where
    assert {name: block["steps"] for name, block in truth["blocks"].items()} == referee.steps
    assert {name: block["owner"] for name, block in truth["blocks"].items()} == referee.owner
    assert (truth["year"], truth["turn"], truth["phase"]) == (referee.year, referee.turn, referee.phase)
    assert truth["points"] == {side: referee.points(side) for side in SIDES}
    if referee.phase != "cards":
        assert {side: sorted(hand) for side, hand in truth["hands"].items()} == {
            side: sorted(hand) for side, hand in referee.hands.items()
        }
    assert table.deciders() == referee.deciders()
    for side in table.deciders():
        legal = [choice.action for choice in table.legal(side)]
        assert len(legal) == len(set(legal))
        assert set(legal) == referee.legal(side), (set(legal) ^ referee.legal(side), referee.phase)


def play_beside_the_referee(seed: int, options: dict[str, Any], eager: dict[str, float] = EAGER) -> Table:
    """A match of players who do anything; whatever differs stops it."""
    rng = random.Random(seed)
    table = Table.new(GAME, options, seed=seed)
    referee = Julius(table.options, table.entries[0].outcomes)
    compare(table, referee)
    while not table.is_over():
        side = rng.choice(table.deciders())
        legal = table.legal(side)
        [choice] = rng.choices(legal, [eager.get(choice.action.split()[0], 1.0) for choice in legal])
        entry = table.act(side, choice.index)
        referee.act(side, choice.action, entry.outcomes)
        compare(table, referee)
    result = table.result()
    assert result is not None
    assert result.winners == ((referee.winner,) if referee.winner else ())
    return table
