"""The kept facts of CAESAR!: playthroughs and perft tables. `python tests/regenerate.py --write` rewrites them.

They are there to be looked at: a change of the rules shows in the difference of these files.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from tables import EXPANSIONS, GAME, at
from triumvirate.core.table import Table

DATA = Path(__file__).parent / "data"
PLAYTHROUGHS: dict[str, dict[str, Any]] = {
    "base": {},
    "expansions": {**EXPANSIONS, "stuck": "lose"},
    "poison": {"poison": True},
    "solo-normal": {"solo": "normal"},
    "solo-hard-all": {**EXPANSIONS, "solo": "hard", "solo_side": "pompey", "harder": True},
    "variant": {
        "variant": {
            "name": "small",
            "influence": [
                {"icons": ["ship"], "values": [5, 1]},
                {"icons": ["sword", "shield"], "values": [4, 2]},
                {"icons": ["laurel"], "values": [3, 3]},
                {"icons": ["laurel"], "values": [3, 3]},
                {"icons": ["laurel"], "values": [1, 0]},
                {"icons": ["sword"], "values": [9, 0]},
                {"icons": ["shield"], "values": [2, 2]},
                {"icons": ["ship"], "values": [2, 1]},
            ],
            "bonuses": {"senate": 4, "wealth": 7, "tactics": 7},
        }
    },
}
CLOSING = "turn caesar place; hand caesar shield-5-1 laurel-2-2; hand pompey ship-6-0 sword-3-3"
HISPANIAE = (
    f"{CLOSING}; on HU-MT caesar ship-4-2 4/2; on GA-HC pompey sword-5-1 1/5; "
    "bonus hispania_ulterior might; bonus hispania_citerior centurion"
)
PERFT: list[tuple[str, str | None, dict[str, Any], int]] = [
    ("set-up", None, {}, 3),
    ("set-up, all expansions", None, EXPANSIONS, 2),
    ("set-up, solo hard against all expansions", None, {**EXPANSIONS, "solo": "hard"}, 2),
    ("set-up, solo easy as Pompey", None, {"solo": "easy", "solo_side": "pompey"}, 2),
    ("a token that closes two provinces with Might and Centurion", HISPANIAE, {"centurions": True}, 3),
    ("a face-down token and a Might from the supply", f"{CLOSING}; supply might might; "
                                                      "on AS-AG caesar ship-4-2 hidden; "
     "on NU-AF pompey sword-6-0 6/0", EXPANSIONS, 3),
    ("two Senates", HISPANIAE.replace("might", "senate").replace("centurion", "senate"), {}, 3),
    ("stuck, and only passing", "turn caesar place; hand caesar; hand pompey laurel-2-2; bag pompey", {}, 4),
    ("over", "turn pompey over; over draw blocked", {}, 2),
]  # fmt: skip


def perft_tables() -> list[dict[str, Any]]:
    """For each position the number of action sequences of every length up to its depth."""
    tables = []
    for about, position, options, depth in PERFT:
        table = Table.new(GAME, options, seed=1) if position is None else at(position, seed=1, **options)
        counts = [table.perft(length) for length in range(depth + 1)]
        tables.append({"about": about, "position": position, "options": options, "seed": 1, "counts": counts})
    return tables


def playthrough(name: str) -> str:
    """A whole game in words: actions with their chance, events as each viewer is told, and views now and then."""
    rng = random.Random(name)
    table = Table.new(GAME, PLAYTHROUGHS[name], seed=len(name))
    lines = [f"# {name}: CAESAR! rules {GAME.version}, options {json.dumps(table.options)}"]
    lines += told(table, 0) + views(table)
    while not table.is_over():
        legal = table.legal()
        choice = rng.choice(legal)
        entry = table.act(choice.seat, choice.index)
        lines.append(f"\n{entry.number}. {choice.seat}: {choice.action}   (one of {len(legal)})")
        lines += [f"  chance {json.dumps(outcome)}" for outcome in entry.outcomes]
        lines += told(table, entry.number)
        if entry.number % 20 == 0 or table.is_over():
            lines += views(table)
    lines.append(f"\nresult {json.dumps(table.result().to_json())}")
    return "\n".join(lines) + "\n"


def told(table: Table, since: int) -> list[str]:
    """Every event of the last entry in words, for everybody or for whom it is meant."""
    lines = []
    for event in table.entries[since].events:
        if event.audience is None:
            said = GAME.words.say(event.to_json(), None)
            lines.append(f"  {said or event.kind + ' ' + ' '.join(map(str, event.facts.values()))}")
        else:
            lines += [f"  ({seat} only) {GAME.words.say(event.to_json(), seat)}" for seat in event.audience]
    return lines


def views(table: Table) -> list[str]:
    """What each seat and a spectator see, one line each."""
    return [f"  view {seat}: {json.dumps(table.view(seat).plain_facts())}" for seat in (*table.seats, None)]


def write() -> None:
    """Rewrite all kept files."""
    (DATA / "perft.json").write_text(json.dumps(perft_tables(), indent=1) + "\n", encoding="utf-8")
    for name in PLAYTHROUGHS:
        (DATA / "playthroughs" / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
