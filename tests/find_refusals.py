"""Positions in which each refusal of a game is given: `python tests/find_refusals.py GAME` adds those that are missing.

`tests/games/test_refusals.py` reads every sentence there against what the rule says.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from triumvirate.core.reasons import NO_SUCH_ACTION
from triumvirate.core.table import Table
from triumvirate.games import find_game

REFUSALS = Path(__file__).parent / "data" / "refusals"
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "caesar": [
        {},
        {"border_control": True, "centurions": True},
        {"poison": True, "stuck": "lose"},
        {"variant": "spies"},
    ],
    "julius": [{}, {"setup": "free"}, {"levy_after_long_march": False}],
    "rubico": [
        {"players": 4},
        {"players": 7, "covers": "everybody"},
        {"players": 5},
        {"players": 3},
        {"players": 3, "corrections": False},
    ],
}


def kept(game: str) -> dict[str, dict[str, Any]]:
    """The positions found so far, by the key of the refusal's sentence."""
    file = REFUSALS / f"{game}.json"
    found: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def search(game: str, matches: int) -> dict[str, dict[str, Any]]:
    """Play at random and ask for everything now and then."""
    played, found = find_game(game), kept(game)
    keys = {number: told.key for number, told in _reasons(game).items() if number != NO_SUCH_ACTION}
    rng = random.Random(len(found))
    for match in range(matches):
        table = Table.new(played, OPTIONS[game][match % len(OPTIONS[game])], seed=rng.randrange(10**6))
        while not table.is_over() and len(found) < len(keys):
            if rng.random() < 0.15:
                _look(table, keys, found)
            seat = rng.choice(table.deciders())
            legal = table.legal(seat)
            table.act(seat, rng.choice(legal).index)
    return found


def _look(table: Table, keys: dict[int, str], found: dict[str, dict[str, Any]]) -> None:
    state = table._state
    for seat in range(len(table.seats)):
        for action in range(table.game.actions):
            key = keys.get(table.game.rules.refusal(state, seat, action))
            if key is not None and key not in found:
                text = table.game.notation.text(state, seat, action)
                position = table.position_text()
                found[key] = {"position": position, "seat": table.seats[seat], "index": action, "action": text}


def _reasons(game: str) -> Any:
    from importlib import import_module

    return import_module(f"triumvirate.games.{game}.explain").REASONS


def main() -> None:
    """Look for what is missing in some hundred matches."""
    game, matches = sys.argv[1], int(sys.argv[2])
    found = search(game, matches)
    REFUSALS.mkdir(exist_ok=True)
    (REFUSALS / f"{game}.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(game, "missing:", sorted({told.key for told in _reasons(game).values()} - {"no_such_action", *found}))


if __name__ == "__main__":
    main()
