"""RUBICO at every player count as the rules set it up and play it, for the unit tests of its page; printed as JSON."""

from __future__ import annotations

import json
import random
import sys

from msgspec import to_builtins

from triumvirate.core.table import Table
from triumvirate.games import find_game

GAME = find_game("rubico")
COUNTS = range(3, 8)
MOST = 160


def match(players: int) -> dict[str, object]:
    """A match played at random: its first view, and every action that was ever legal with the phase it was legal in."""
    rng, table = random.Random(players), Table.new(GAME, {"players": players}, players)
    first = to_builtins(table.view("p1").to_json())
    legal: set[tuple[str, str]] = set()
    while not table.is_over() and len(table.entries) < MOST:
        seat = rng.choice(table.deciders())
        choices = [choice.action for choice in table.legal(seat)]
        phase = to_builtins(table.view(seat).to_json())["phase"]
        legal |= {(phase, action) for action in choices}
        table.act(seat, rng.choice(choices))
    return {"players": players, "view": first, "legal": sorted(legal)}


if __name__ == "__main__":
    json.dump({"matches": [match(players) for players in COUNTS]}, sys.stdout)
