"""Whole matches of RUBICO on the engine and by the referee at once: who decides, what is legal, and the truth."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from reference.rubico import Rubico
from reference.rubico_scribe import Scribe
from triumvirate.core.table import Table
from triumvirate.games import find_game

GAME = find_game("rubico")
# How eager a player is, so that a match has many rounds and few exchanges: what is not named counts once.
EAGER = {"swap": 0.1, "claim": 0.3, "lock": 2.0, "done": 2.0, "unpick": 0.1, "pick": 2.0, "confirm": 4.0, "pass": 1.5}


def any_options(rng: random.Random, **fixed: Any) -> dict[str, Any]:
    """Any options of a match that the rules allow."""
    chosen: dict[str, Any] = {"players": rng.randint(3, 7)}
    for option in GAME.options:
        if option.type == "choice" and rng.random() < 0.4:
            chosen[option.name] = rng.choice(option.choices or ())
    chosen["backward"] = rng.random() < 0.3
    return {**chosen, **fixed}


def compare(table: Table, referee: Rubico) -> None:
    """The same truth, the same seats to decide, the same choices for each."""
    truth = table.truth()
    past = truth.pop("history")
    if table.is_over():
        names = ("winner", "ended_by", "phase", "position", "reached", "senate", "powers", "used")
        assert {name: truth[name] for name in names} == {name: referee.truth()[name] for name in names}
        return
    assert truth == referee.truth()
    if past:
        assert referee.last.items() <= past[-1].items()
    assert table.deciders() == referee.deciders()
    for seat in table.deciders():
        legal = [choice.action for choice in table.legal(seat)]
        assert len(legal) == len(set(legal))
        assert set(legal) == referee.legal(seat)


def wish(table: Table, action: str) -> float:
    """How gladly a player does something."""
    return EAGER.get(action.split()[0], 1.0)


def wish_fortuna_into_rome(table: Table, action: str) -> float:
    """Fortuna is kept until one box is left to Rome; nobody chatters."""
    if action.startswith("use fortuna"):
        last = table._state.goal - 1
        return 100.0 if table._state.position == last and action.endswith("forward") else 0.0
    return 0.0 if action.startswith(("swap", "claim", "use")) else wish(table, action)


def play_beside_the_referee(seed: int, options: dict[str, Any], wishes: Callable[[Table, str], float] = wish) -> Table:
    """A match of players who do anything, some things more gladly; whatever differs stops it."""
    rng = random.Random(seed)
    table = Table.new(GAME, options, seed=seed)
    referee = Rubico(table.options, table.entries[0].outcomes)
    compare(table, referee)
    scribe = Scribe(table.options)
    scribe.hear(table.entries[0].events)
    while not table.is_over():
        seat = rng.choice(table.deciders())
        legal = table.legal(seat)
        [choice] = rng.choices(legal, [wishes(table, choice.action) for choice in legal])
        entry = table.act(seat, choice.index)
        referee.act(seat, choice.action, entry.outcomes)
        compare(table, referee)
        scribe.hear(entry.events)
        scribe.agrees_with(table.truth())
    assert referee.winner
    return table
