"""Two matches that one viewer cannot tell apart, and everything that this viewer is handed, as bytes to compare."""

from __future__ import annotations

import json
import random
from typing import Any

from triumvirate.bots import steady_bots_for
from triumvirate.core.errors import BadChance, TriumvirateError
from triumvirate.core.game import Game
from triumvirate.core.table import Table

GARBAGE = [
    "",
    "pass",
    "nonsense",
    "place laurel-2-2 AS-SY 2/2",
    "place sword-6-0 NU-AF facedown",
    "might token NU-AF",
    "close italia",
]
ITERATIONS = 48  # for bots that would otherwise think for a time


def number_of(table: Table, viewer: str | None) -> int | None:
    return None if viewer is None else table.seats.index(viewer)


def twin_of(table: Table, viewer: str | None, rng: random.Random) -> Table:
    """A match with another truth behind the viewer's view."""
    twin = Table(table.game, table.options, table.secret)
    twin._state = table.game.knowledge.determinize(table.view(viewer), rng)
    return twin


def handed_out(table: Table, viewer: str | None, seed: int, think: bool) -> dict[str, str]:
    """Every outlet of a table for one viewer: view, legal list, explanations, errors, result, bot input and choice."""
    view = table.view(viewer)
    out = {
        "view": as_bytes(view.to_json()),
        "deciders": as_bytes(table.deciders()),
        "result": as_bytes(result_of(table)),
    }
    if viewer is None:
        return out
    legal = table.legal(viewer)
    out["legal"] = as_bytes([choice.to_json() for choice in legal])
    texts = GARBAGE + [choice.action for choice in legal[:5]]
    out["explain"] = as_bytes([table.explain(viewer, text) for text in texts])
    out["errors"] = as_bytes([error_of(table, viewer, text) for text in GARBAGE if not table.explain(viewer, text)[0]])
    if legal and think:
        for bot in steady_bots_for(table.game.name, ITERATIONS):
            chosen = bot.choose(view, legal, 0.1, seed)
            out[f"bot {bot.name}"] = as_bytes([chosen.action, str(chosen.why)])
    return out


def as_bytes(data: Any) -> str:
    return json.dumps(data)


def result_of(table: Table) -> Any:
    result = table.result()
    return result and result.to_json()


def error_of(table: Table, seat: str, text: str) -> Any:
    try:
        table.act(seat, text)
    except TriumvirateError as fault:
        return [fault.code, fault.reason, fault.rule]
    raise AssertionError(f"{text!r} was not refused")


class SamePublicChance:
    """Gives a twin the chance that the real match had, except for draws that the viewer does not see."""

    def __init__(self, game: Game, outcomes: Any, secret_draws: set[int], rng: random.Random) -> None:
        self.game, self.left, self.secret_draws, self.rng = game, list(outcomes), secret_draws, rng

    def take(self, state: Any, n: int, what: int) -> int:
        if not self.left:
            raise BadChance("the twin asks for more")
        outcome = self.left.pop(0)
        if what in self.secret_draws:
            return self.rng.randrange(n)
        return self.game.notation.outcome_index(state, n, what, outcome)


def act_alike(
    twin: Table, seat: str, action: str, outcomes: Any, secret_draws: set[int], rng: random.Random
) -> list[Any] | None:
    """The same action with the same public chance in the twin: its events, or None where that twin is not possible."""
    game, number = twin.game, twin.seats.index(seat)
    state = twin._state.copy()
    state.source, state.log = SamePublicChance(game, outcomes, secret_draws, rng), []
    try:
        index = game.read_action(state, number, action)
        game.rules.apply(state, number, index)
    except TriumvirateError:
        return None
    if state.source.left:
        return None
    events = [game.words.event(state, fact) for fact in state.log]
    state.source = state.log = None
    twin._state = state
    return events


def told_to(game: Game, events: Any, viewer: str | None) -> list[str]:
    """What a viewer is told, as data and in both languages."""
    shown = [event.to_json() for event in events if event.is_for(viewer)]
    return [as_bytes([event, game.words.say(event, viewer), game.words.say(event, viewer, "it")]) for event in shown]
