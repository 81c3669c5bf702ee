"""Short ways to a table of CAESAR!: a position as text, an action, and what it told."""

from __future__ import annotations

import json
import random
from typing import Any

from triumvirate.core.chance import secret_of_seed
from triumvirate.core.table import Entry, Table
from triumvirate.games import find_game

GAME = find_game("caesar")
EXPANSIONS = {"poison": True, "centurions": True, "border_control": True}


def at(position: str, seed: int = 0, **options: Any) -> Table:
    """A table in a position; a clause that is left out takes its default."""
    return Table.from_position(GAME, f"options {json.dumps(options)}; {position}", secret_of_seed(seed))


def told(entry: Entry, *kinds: str) -> list[dict[str, Any]]:
    """What an action told, as JSON without audience; of some kinds only, where they are named."""
    events = [event.to_json() for event in entry.events if not kinds or event.kind in kinds]
    return [{name: value for name, value in event.items() if name != "audience"} for event in events]


def kinds(entry: Entry) -> list[str]:
    """The kinds of all events of an action, in order."""
    return [event.kind for event in entry.events]


def actions(table: Table) -> list[str]:
    """The texts of all legal actions."""
    return [choice.action for choice in table.legal()]


def draw(*tokens: str) -> list[dict[str, str]]:
    """Scripted draws from a bag."""
    return [{"draw": token} for token in tokens]


def crassus(
    position: str, line: str, *chance: Any, tile: str = "A", bag: str = "", solo: str = "normal", **options: Any
) -> tuple[Table, Entry]:
    """The person, Caesar, passes with an empty hand; Auto-Crassus plays Pompey with a line, a tile and nothing to draw.

    The tile's chance is scripted, followed by `chance`; a single None leaves all of it to the table.
    """
    text = f"turn caesar place; hand caesar; line {line}; bag pompey {bag}; tiles {tile}; {position}"
    table = at(text, solo=solo, **options)
    return table, table.act("caesar", "pass", None if chance == (None,) else [{"tile": tile}, *chance])


def chosen(entry: Entry) -> dict[str, Any]:
    """Why Auto-Crassus placed what it placed: the first choice of an action."""
    return told(entry, "auto_choice")[0]


def placement(entry: Entry, nth: int = -1) -> str:
    """A placement that an action told of, as an action's text."""
    event = told(entry, "token_placed")[nth]
    return "place {token} {border} {}/{}".format(*event["values"], **event)


class Spy:
    """A chance source that notes everything it is asked, and answers at random."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.asked: list[tuple[int, list[Any]]] = []

    def take(self, state: Any, n: int, what: int) -> int:
        self.asked.append((what, [GAME.notation.outcome(state, n, what, index) for index in range(n)]))
        return self.rng.randrange(n)


def asked(table: Table, action: str, seed: int = 0) -> list[tuple[int, list[Any]]]:
    """Everything that chance would be asked by an action of the deciding seat, with all possible outcomes."""
    state = table._state.copy()
    state.source = spy = Spy(seed)
    seat = GAME.deciding(state)[0]
    GAME.rules.apply(state, seat, GAME.read_action(state, seat, action))
    return spy.asked


def random_options(rng: random.Random, solo: bool | None = None) -> dict[str, Any]:
    """Any combination of options that a table may choose; `solo` fixes whether Auto-Crassus plays."""
    options: dict[str, Any] = {
        "poison": rng.random() < 0.5,
        "centurions": rng.random() < 0.5,
        "stuck": rng.choice(["pass", "lose"]),
        "solo_side": rng.choice(["caesar", "pompey"]),
        "harder": rng.random() < 0.5,
    }
    alone = rng.random() < 0.4 if solo is None else solo
    options["solo"] = rng.choice(["easy", "normal", "hard"]) if alone else None
    options["border_control"] = (options["poison"] or options["centurions"]) and rng.random() < 0.7
    return options
