"""Short ways to a table of RUBICO: a position as text, actions, and what they told."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from triumvirate.core.chance import secret_of_seed
from triumvirate.core.errors import BadChance
from triumvirate.core.table import Entry, Table
from triumvirate.games.rubico.game import GAME
from triumvirate.games.rubico.state import FACES, PLACES

ROWS = {
    3: "row p2 R B B J; row p3 R R B P",
    4: "row p2 R B B B; row p3 R R B P; row p4 B B R J",
    5: "row p2 R B B; row p3 R R P; row p4 B B J; row p5 R B J",
    6: "row p2 R B B; row p3 R R P; row p4 B B J; row p5 R B J; row p6 B B R",
    7: "row p2 R B B; row p3 R R P; row p4 B B J; row p5 R B J; row p6 B B R; row p7 R R B",
}

# Most scenes were laid before the usual road and Senate set changed with version 2; the rules are the same on every road.
LONG_ROAD = {"track": "standard", "senate_set": "3_3_J"}


def at(position: str = "", seed: int = 0, players: int = 5, **options: Any) -> Table:
    """A table in a position on the long road, p1 the Centurion; rows that are not named are the usual ones."""
    named = {clause.split()[1] for clause in position.split(";") if clause.split()[:1] == ["row"]}
    centurion = next((c.split()[1] for c in position.split(";") if c.split()[:1] == ["centurion"]), "p1")
    usual = [row for row in ROWS[players].split("; ") if row.split()[1] not in named]
    usual = [row.replace(f"row {centurion} ", "row p1 ") for row in usual]
    chosen = {"players": players, **LONG_ROAD, **options}
    text = "; ".join([f"options {json.dumps(chosen)}", *usual, position])
    return Table.from_position(GAME, text, secret_of_seed(seed))


def play(table: Table, *lines: str, chance: Any = None) -> Entry:
    """Actions such as `p2 lock`, in order; the first outcomes of the last one may be scripted. Its entry comes back."""
    for line in lines[:-1]:
        seat, _, action = line.partition(" ")
        table.act(seat, action)
    seat, _, action = lines[-1].partition(" ")
    return act(table, seat, action, chance)


def act(table: Table, seat: str, action: str, chance: Any = None) -> Entry:
    """An action whose chance begins as scripted; the rest (the next deal, mostly) goes by the engine's first number."""
    if chance is None:
        return table.act(seat, action)
    for more in range(64):
        try:
            return table.act(seat, action, [*chance, *[0] * more])
        except BadChance as fault:
            if "Too few" not in fault.reason:
                raise
    raise AssertionError("the rules ask for chance without end")


def told(entry: Entry, *kinds: str) -> list[dict[str, Any]]:
    """What an action told, without audience; of some kinds only, where they are named."""
    events = [event.to_json() for event in entry.events if not kinds or event.kind in kinds]
    return [{name: value for name, value in event.items() if name not in ("audience", "kind")} for event in events]


def actions(table: Table, seat: str) -> list[str]:
    """The texts of a seat's legal actions."""
    return [choice.action for choice in table.legal(seat)]


def why_not(table: Table, seat: str, action: str) -> tuple[str | None, str]:
    """The section and the sentence of a refusal."""
    legal, reason, rule = table.explain(seat, action)
    assert not legal, f"{seat} {action} is allowed"
    return rule, reason


def pass_all(table: Table, chance: Any = None) -> Entry | None:
    """Every power holder who is asked passes."""
    entry = None
    while True:
        asked = [seat for seat in table.deciders() if "pass" in actions(table, seat)]
        if not asked:
            return entry
        is_last = len(asked) == 1 and table.truth()["phase"] == "powers"
        entry = act(table, asked[0], "pass", chance if is_last else None)


def reveal(letters: str) -> list[dict[str, str]]:
    """A scripted order of the cards turned up."""
    names = {face[0].upper(): face for face in FACES}
    return [{"reveal": names[letter]} for letter in letters]


def cards_on_table(state: Any) -> Counter[str]:
    """Every March card there is, wherever it lies."""
    count: Counter[str] = Counter()
    for face, name in enumerate(FACES):
        count[name] += state.stock[face] + state.pile[face]
        count[name] += state.aside_face[: state.aside_n].count(face)
        count[name] += state.placing >= 0 and state.held == face
        for seat in range(state.players):
            count[name] += state.face[seat * PLACES : seat * PLACES + state.row_n[seat]].count(face)
    return count


def random_options(rng: random.Random, players: int | None = None) -> dict[str, Any]:
    """Any combination of options."""
    return {
        option.name: rng.choice(option.choices or (False, True)) if option.name != "players" or not players else players
        for option in GAME.options
    }


def random_match(seed: int, players: int | None = None, **options: Any) -> tuple[Table, random.Random]:
    """A fresh match with random options."""
    rng = random.Random(seed)
    return Table.new(GAME, {**random_options(rng, players), **options}, seed=seed), rng


def random_action(table: Table, rng: random.Random) -> Entry:
    """Any seat that may act does anything it may."""
    choice = rng.choice(table.legal(rng.choice(table.deciders())))
    return table.act(choice.seat, choice.index)
