"""Positions of CAESAR! as the rules make them, for the unit tests of its board; printed as JSON.

For some placements of each: what the server foretells, and what truly became of the view. And whole matches, entry by
entry, as either side and a stranger see them.
"""

from __future__ import annotations

import json
import random
import sys

from msgspec import to_builtins

from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.server.matches.preview import preview

GAME = find_game("caesar")
TABLES = [({}, 5), ({"poison": True, "centurions": True, "border_control": True}, 6)]
EVERY, FORETOLD = 4, 3
ALL = {"poison": True, "centurions": True, "border_control": True}
MATCHES = [({}, 11), ({}, 12), (ALL, 13), (ALL, 14), ({"solo": "normal"}, 15), ({"solo": "hard", **ALL}, 16)]


def positions(options: dict[str, object], seed: int) -> list[dict[str, object]]:
    """Every few decisions of a match played at random."""
    rng, table, found = random.Random(seed), Table.new(GAME, options, seed), []
    while not table.is_over():
        seat = table.deciders()[0]
        legal = [choice.action for choice in table.legal(seat)]
        if len(table.entries) % EVERY == 0:
            some = rng.sample(legal, min(FORETOLD, len(legal)))
            view = table.view(seat)
            told = [told_of(table, seat, action) for action in some if action.startswith("place ")]
            found.append({"seat": seat, "view": to_builtins(view.to_json()), "legal": legal, "foretold": told})
        table.act(seat, rng.choice(legal))
    return found


def told_of(table: Table, seat: str, action: str) -> dict[str, object]:
    """A placement foretold, and done."""
    told = to_builtins(preview(GAME, table.seats, table.view(seat), action, "en"))
    done = table.fork()
    entry = done.act(seat, action)
    events = [to_builtins(event.to_json()) for event in entry.events if event.is_for(seat)]
    return {"preview": told, "after": to_builtins(done.view(seat).to_json()), "events": events}


def turns(options: dict[str, object], seed: int) -> list[dict[str, object]]:
    """Every entry of a match played at random: the view before it, its events, the view after it."""
    rng, table, found = random.Random(seed), Table.new(GAME, options, seed), []
    viewers = [*table.seats, None]
    while not table.is_over():
        before = {viewer: to_builtins(table.view(viewer).to_json()) for viewer in viewers}
        seat = table.deciders()[0]
        entry = table.act(seat, rng.choice([choice.action for choice in table.legal(seat)]))
        viewer = viewers[len(found) % 3]
        events = [to_builtins(event.to_json()) for event in entry.events if event.is_for(viewer)]
        after = to_builtins(table.view(viewer).to_json())
        found.append({"viewer": viewer, "before": before[viewer], "events": events, "after": after})
    return found


if __name__ == "__main__":
    made = {
        "positions": [one for options, seed in TABLES for one in positions(options, seed)],
        "turns": [one for options, seed in MATCHES for one in turns(options, seed)],
    }
    json.dump(made, sys.stdout)
