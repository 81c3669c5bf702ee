"""Whole matches of JULIUS CAESAR on the engine and by the referee at once: who decides, what is legal, where blocks are."""

from __future__ import annotations

import random
from typing import Any

from reference.julius import Julius
from reference.julius_map import SIDES
from reference.julius_scribe import Scribe
from reference.julius_steering import Reached, wish
from triumvirate.core.table import Table
from triumvirate.games import find_game

GAME = find_game("julius")


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


def play_beside_the_referee(seed: int, options: dict[str, Any], reached: Reached | None = None) -> Table:
    """A match of players who do anything, gladly what is seldom; whatever differs stops it."""
    rng = random.Random(seed)
    reached = Reached() if reached is None else reached
    table = Table.new(GAME, options, seed=seed)
    referee = Julius(table.options, table.entries[0].outcomes)
    compare(table, referee)
    scribe = Scribe(table.truth())
    scribe.hear(table.entries[0].events)
    while not table.is_over():
        side = rng.choice(table.deciders())
        legal = table.legal(side)
        [choice] = rng.choices(legal, [wish(referee, side, choice.action) for choice in legal])
        reached.before(referee, side, choice.action)
        entry = table.act(side, choice.index)
        referee.act(side, choice.action, entry.outcomes)
        reached.after(referee, choice.action)
        compare(table, referee)
        scribe.hear(entry.events)
        scribe.agrees_with(table.truth())
    result = table.result()
    assert result is not None
    assert result.winners == ((referee.winner,) if referee.winner else ())
    return table
