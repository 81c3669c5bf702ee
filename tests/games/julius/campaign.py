"""Short ways to a table of JULIUS CAESAR: a position as text, actions of whoever decides, and what they told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from triumvirate.core.chance import secret_of_seed
from triumvirate.core.errors import Illegal
from triumvirate.core.table import Entry, Table
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.printed import CARD_INDEX
from triumvirate.games.julius.rules.year import CARD_LEVY, CARD_MOVE, is_event

SIDES = ("caesar", "pompeius")
# Both sides' last blocks stand far away, so that nothing in a test depends on an empty map.
CLEOPATRA = "at alexandria cleopatra=4"


def at(position: str, seed: int = 0, **options: Any) -> Table:
    """A table in a position; a clause that is left out takes its default. Cleopatra is at home unless placed."""
    home = "" if "cleopatra" in position else f"; {CLEOPATRA}"
    return Table.from_position(GAME, f"options {json.dumps(options)}; {position}{home}", secret_of_seed(seed))


def moving(position: str, seat: str = "caesar", card: str = "4/1", second: bool = False, **options: Any) -> Table:
    """A side's movement with a card; `second` makes it Player 2."""
    other = SIDES[1 - SIDES.index(seat)]
    points = 1 if is_event(CARD_INDEX[card]) else CARD_MOVE[CARD_INDEX[card]]
    levies = CARD_LEVY[CARD_INDEX[card]]
    first = f"{other} second" if second else seat
    spare = "2/2d" if card != "2/2d" else "2/2c"
    cards = f"played {seat} {card}; chosen {seat} {card}; spent {seat} {card}"
    cards += f"; played {other} {spare}; chosen {other} {spare}; spent {other} {spare}"
    return at(
        f"time 705 2 move {seat}; {cards}; command {first} points={points} levies={levies}; {position}", **options
    )


def battle(position: str, place: str, attacker: str = "caesar", road: str = "-", **options: Any) -> Table:
    """A table at the start of a battle; the main force is everybody not marked as a reserve."""
    table = at(
        f"time 705 2 battle caesar; command caesar second; attack {place} {attacker} {road}; {position}", **options
    )
    table.act("caesar", f"battle {place}")
    return table


def play(table: Table, *actions: str, dice: list[int] | None = None) -> Entry:
    """Actions one after another, each by the side that decides; `dice` are for the last one."""
    for action in actions[:-1]:
        table.act(table.deciders()[0], action)
    script = None if dice is None else [{"die": die} for die in dice]
    return table.act(table.deciders()[0], actions[-1], script)


def actions(table: Table, verb: str = "") -> list[str]:
    """The legal actions, or what follows a verb in them."""
    texts = [choice.action for choice in table.legal()]
    return [text.split(" ", 1)[1] for text in texts if text.split(" ")[0] == verb] if verb else texts


def reachable(table: Table, block: str) -> list[set[str]]:
    """Where a block in hand can be after one step, after two, and so on."""
    levels: list[set[str]] = []
    front = [table.fork()]
    play(front[0], f"move {block}")
    while front:
        found, following = set(), []
        for twin in front:
            for place in actions(twin, "step"):
                found.add(place)
                ahead = twin.fork()
                play(ahead, f"step {place}")
                if ahead.truth()["phase"] == "step":
                    following.append(ahead)
        if found:
            levels.append(found)
        front = following
    return levels


def block(table: Table, name: str) -> dict[str, Any]:
    """All about a block."""
    return table.truth()["blocks"][name]


def stands(table: Table, name: str) -> tuple[str, int, str]:
    """Place, steps and owner of a block."""
    facts = block(table, name)
    return facts["place"], facts["steps"], facts["owner"]


def refused(table: Table, action: str, rule: str | None, words: str = "") -> None:
    """The action is refused by this section."""
    with pytest.raises(Illegal, match=words or None) as fault:
        table.act(table.deciders()[0], action)
    assert fault.value.rule == rule


def kinds(entry: Entry) -> list[str]:
    """The kinds of an action's events."""
    return [event.kind for event in entry.events]


def told(entry: Entry, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of one kind."""
    return [event.facts for event in entry.events if event.kind == kind]


def choose_cards(table: Table, caesar: str, pompeius: str) -> Entry:
    """Both sides choose."""
    table.act("caesar", f"play {caesar}")
    return table.act("pompeius", f"play {pompeius}")
