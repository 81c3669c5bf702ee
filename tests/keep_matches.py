"""Finished matches that are kept for ever: `python tests/keep_matches.py --write` adds those that are missing.

A file that is there is never written again. A change of the rules that breaks one needs a new rules version, and the old
rules beside it (docs/adding-a-game.md): matches of the old version go on by those.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from regenerate import PLAYTHROUGHS
from triumvirate.bots import find_bot
from triumvirate.core.record import write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game

MATCHES = Path(__file__).parent / "data" / "matches"
GODS = ("apollo", "jupiter", "mars", "mercury", "neptune", "pluto", "vulcan")
SETS: dict[str, dict[str, dict[str, Any]]] = {
    "caesar": {
        "base": {},
        "lose": {"stuck": "lose"},
        "poison": {"poison": True},
        "centurions": {"centurions": True},
        "border-control": {"border_control": True, "centurions": True},
        "expansions": PLAYTHROUGHS["expansions"],
        "solo-easy": {"solo": "easy"},
        "solo-normal": {"solo": "normal", "solo_side": "pompey"},
        "solo-hard": PLAYTHROUGHS["solo-hard-all"],
        "variant": PLAYTHROUGHS["variant"],
    },
    "julius": {
        "base": {},
        "free": {"setup": "free", "final_tie": "caesar"},
        "tournament": {"tournament": True, "levy_after_long_march": False, "max_2_events": True},
        "aid": {"preset": "aid"},
        "no-events": {"remove_all_events": True},
        "no-gods": {f"remove_{god}": True for god in GODS},
    },
    "rubico": {
        "three": {"players": 3},
        "four": {"players": 4, "four_deck": "pompey_first", "track": "short_march"},
        "five": {},
        "six": {"players": 6, "senate_set": "Y_3_4_J", "blue_reveals": "per_pair", "open_after_end": False},
        "seven": {"players": 7, "senate_set": "X_4_3_J", "backward": True, "minerva_mode": "set_aside"},
        "peek": {"minerva_mode": "peek_only"},
    },
}


def played(game: str, name: str) -> str:
    """A whole match as a record: half of the choices are a tribune's, half anybody's, and now and then one is undone."""
    rng = random.Random(f"{game} {name}")
    tribune = find_bot(game, "tribune")
    table = Table.new(find_game(game), SETS[game][name], seed=rng.randrange(10**9))
    table.names = {seat: f"The {seat} of {name}" for seat in table.seats}
    while not table.is_over():
        seat = rng.choice(table.deciders())
        legal = table.legal(seat)
        action = rng.choice(legal).action
        if rng.random() < 0.5:
            action = tribune.choose(table.view(seat), legal, 0.0, rng.randrange(2**31)).action
        table.act(seat, action)
        if rng.random() < 0.03 and table.why_no_undo(seat) is None and not table.is_over():
            table.undo(seat)
    return write_record(table, reveal=True)


def write() -> None:
    """Add what is missing."""
    for game, sets in SETS.items():
        for name in sets:
            file = MATCHES / f"{game}-{find_game(game).version}-{name}.txt"
            if not file.exists():
                file.parent.mkdir(exist_ok=True)
                file.write_text(played(game, name), encoding="utf-8")
                print(file.name, file.stat().st_size)


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
