"""Examples are played by the rules: a position, what is done there, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from triumvirate.core.book import Act, Example
from triumvirate.core.chance import secret_of_seed
from triumvirate.core.errors import BadChance, Illegal
from triumvirate.core.events import Told
from triumvirate.core.game import Game
from triumvirate.core.table import Table
from triumvirate.core.view import View

MOST_DRAWS = 64  # of one action


@dataclass(frozen=True)
class Played:
    """What an example's pictures and caption are made from."""

    shown: list[View]
    after: View
    told: list[Told]
    table: Table


def play(game: Game, example: Example) -> Played:
    """Carry an example out; its draws are the same every time."""
    table = Table.from_position(game, example.position, secret_of_seed(1))
    before = chosen = after = table.view(example.seat)
    for act in example.acts:
        chosen = after
        _carry_out(table, act)
        after = table.view(example.seat)
    shown = {"both": [before, after] if example.acts else [before], "after": [after], "chosen": [chosen]}
    told: list[Told] = [event.to_json() for entry in table.entries for event in entry.events]
    return Played(shown[example.show], after, told, table)


def _carry_out(table: Table, act: Act) -> None:
    """An action whose draws begin as scripted; those that follow take the first thing there is."""
    if not act.script:
        table.act(act.seat, act.action)
        return
    for more in range(MOST_DRAWS):
        try:
            table.act(act.seat, act.action, [*act.script, *[0] * more])
        except BadChance:
            if more + 1 == MOST_DRAWS:
                raise
        else:
            return


def faults(game: Game, example: Example) -> list[str]:
    """What an example claims and the rules do not do."""
    played = play(game, example)
    missing = [f"nothing tells {dict(claim)}" for claim in example.tells if not any(_is(claim, t) for t in played.told)]
    if example.refused is not None:
        try:
            played.table.act(example.refused.seat, example.refused.action)
        except Illegal as fault:
            if fault.rule == example.because:
                return missing
            return [*missing, f"'{example.refused.action}' is refused by {fault.rule}, not {example.because}"]
        missing.append(f"'{example.refused.action}' is not refused")
    return missing


def _is(claim: Mapping[str, object], told: Told) -> bool:
    return all(name in told and told[name] == value for name, value in claim.items())
