"""What the protocol says along random matches, position by position, as digests: to hold one checkout against another.

`python tests/promised.py` prints them; `tests/protocol/promised.json` was written by the last checkout whose views were plain
dictionaries, and changed since where Auto-Crassus no longer puts an English sentence into the events of his choices. Rows name
the version of the rules. A change of the file is a change of the public protocol. Views and events may gain fields: those that
came after the file are left out here (`GAINED`, `TOLD_MORE`), so that all the others stay to the byte. JULIUS CAESAR's rows were
written again without its memory, by the last checkout that had the old one.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

from triumvirate.core.table import Table
from triumvirate.games import find_game

MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("caesar", 1, {}),
    ("caesar", 1, {"poison": True, "centurions": True, "border_control": True}),
    ("caesar", 1, {"solo": "hard", "poison": True}),
    ("julius", 1, {}),
    ("julius", 1, {"setup": "free"}),
    ("rubico", 1, {"players": 5, "minerva_mode": "set_aside"}),
    ("rubico", 1, {"players": 7, "track": "short_march"}),
    ("rubico", 1, {"players": 3}),
    ("caesar", 2, {"solo": "normal", "centurions": True}),
    ("rubico", 2, {"players": 4}),
]
LONGEST = 320
# Paths of fields that views have gained since the promise was written.
GAINED = {
    "julius": (("odds",), ("up", "ways"), ("contests",), ("quarters",), ("effects",), ("fares",)),
    "rubico": (("rows", "*", "*", "said_first"),),
}

# Facts that events have gained since.
TOLD_MORE = {"julius": {"block_moved": "colour", "regrouped": "colour", "disbanded": "colour"}}
# A memory that is no longer what it was when the promise was written, and too dear to be asked for at every position.
NEW_MEMORY = ("julius",)


def positions(game: str, rules: int, options: dict[str, Any], seed: int) -> Iterator[Table]:
    """The table after every action of a match played at random."""
    rng = random.Random(seed)
    table = Table.new(find_game(game, rules), options, seed=seed)
    yield table
    for _ in range(LONGEST):
        choices = table.legal()
        if not choices:
            return
        choice = rng.choice(choices)
        table.act(choice.seat, choice.index)
        yield table


def as_promised(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what has come since."""
    return without(GAINED.get(view["game"], ()), view)


def without(paths: Iterable[tuple[str, ...]], facts: Any) -> Any:
    """Facts without what stands at these paths; `*` is everything in a list or a dictionary."""
    for first, *rest in paths:
        if rest and first == "*":
            for part in facts.values() if isinstance(facts, dict) else facts:
                without([tuple(rest)], part)
        elif rest:
            without([tuple(rest)], facts.get(first) or {})
        else:
            facts.pop(first, None)
    return facts


def event_as_promised(game: str, event: dict[str, Any]) -> dict[str, Any]:
    """An event without what has come since."""
    return {name: fact for name, fact in event.items() if name != TOLD_MORE.get(game, {}).get(event["kind"])}


def said(table: Table) -> str:
    """All that the protocol would say of a position, in its own order of fields."""
    result = table.result()
    viewers = (*table.seats, None)
    return json.dumps(
        {
            "views": [as_promised(table.view(viewer).to_json()) for viewer in viewers],
            "legal": [choice.to_json() for choice in table.legal()],
            "events": [event_as_promised(table.game.name, event.to_json()) for event in table.entries[-1].events],
            **({} if table.game.name in NEW_MEMORY else {"memory": [table.memory(viewer) for viewer in viewers]}),
            "truth": without(GAINED.get(table.game.name, ()), table.truth()),
            "result": result and result.to_json(),
            "position": table.position_text(),
        }
    )


def digests(game: str, rules: int, options: dict[str, Any], seed: int) -> list[str]:
    """A short digest of every position."""
    return [hashlib.sha256(said(table).encode()).hexdigest()[:12] for table in positions(game, rules, options, seed)]


def main() -> None:
    """Print the file."""
    rows = [
        {
            "game": game,
            "rules": rules,
            "options": options,
            "seed": seed,
            "digests": " ".join(digests(game, rules, options, seed)),
        }
        for seed, (game, rules, options) in enumerate(MATCHES, 1)
    ]
    print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
