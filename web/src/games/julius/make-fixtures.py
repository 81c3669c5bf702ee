"""Positions of JULIUS CAESAR as the rules make them, a match entry by entry, the chances of volleys; printed as JSON."""

from __future__ import annotations

import itertools
import json
import random
import sys
from collections import Counter
from fractions import Fraction

from msgspec import to_builtins

from triumvirate.core.table import Table
from triumvirate.games import find_game

GAME = find_game("julius")
SEED, MOST, EVERY, OFTEN = 11, 900, 17, 3
SIDES = 6
WALKING = ("move", "step")
TOLD = 0  # a seed with battles, retreats and reserves
ON_THE_MAP = ("seat", "places", "own", "shown", "battle", "phase", "attacks", "dead", "up", "odds")


def match() -> dict[str, object]:
    """A match played at random, movement first, and what one side was told of it."""
    rng, table, found, told = random.Random(SEED), Table.new(GAME, {}, SEED), [], []
    while not table.is_over() and len(table.entries) < MOST:
        seat = table.deciders()[0]
        legal = [choice.action for choice in table.legal(seat)]
        view = to_builtins(table.view(seat).to_json())
        if (
            len(table.entries) % EVERY == 0
            or (view["phase"] == "step" and len(table.entries) % 3 == 0)
            or view["supply"]["caesar"]
        ):
            found.append({"seat": seat, "view": view, "legal": legal})
        walking = [action for action in legal if action.split()[0] in WALKING]
        entry = table.act(seat, rng.choice(walking or legal))
        own = seat == "caesar"
        events = [to_builtins(event.to_json()) for event in entry.events if event.is_for("caesar")]
        told.append({"number": entry.number, "seat": seat, "action": entry.action if own else None, "events": events})
    return {"positions": found, "entries": told}


def turns() -> list[dict[str, object]]:
    """What is on the map before and after every entry of a match played at random, to either side and to a stranger."""
    rng, table, found = random.Random(TOLD), Table.new(GAME, {}, TOLD), []
    viewers = [*table.seats, None]

    def on_the_map(viewer: str | None) -> dict[str, object]:
        view = to_builtins(table.view(viewer).to_json())
        return {name: view[name] for name in ON_THE_MAP if name in view}

    while not table.is_over():
        viewer = viewers[len(table.entries) // 5 % 3]
        before, seat = on_the_map(viewer), table.deciders()[0]
        entry = table.act(seat, rng.choice([choice.action for choice in table.legal(seat)]))
        events = [to_builtins(event.to_json()) for event in entry.events if event.is_for(viewer)]
        if events:
            found.append({"viewer": viewer, "before": before, "events": events, "after": on_the_map(viewer)})
    return found


def volleys() -> list[dict[str, object]]:
    """How likely each number of hits is, by rolling every way the dice can fall: a die that is not above hits."""
    found = []
    for dice, firepower in itertools.product(range(1, 5), range(1, 5)):
        rolls = itertools.product(range(1, SIDES + 1), repeat=dice)
        hits = Counter(sum(die <= firepower for die in roll) for roll in rolls)
        chances = [float(Fraction(hits[n], SIDES**dice)) for n in range(dice + 1)]
        found.append({"dice": dice, "firepower": firepower, "chances": chances})
    return found


if __name__ == "__main__":
    json.dump({**match(), "turns": turns(), "volleys": volleys()}, sys.stdout)
