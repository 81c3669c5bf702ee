"""Finished matches that are kept for ever: `python tests/keep_matches.py --write` adds those that are missing.

A file that is there is never written again. A change of the rules that breaks one needs a new rules version, and the old
rules beside it (docs/adding-a-game.md): matches of the old version go on by those.
"""

from __future__ import annotations

import itertools
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regenerate import PLAYTHROUGHS
from triumvirate.bots import find_bot
from triumvirate.core.record import write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.julius.printed import DATA, PLACE_IDS
from triumvirate.games.rubico.state import PHASES

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
        "no-gifts": {"solo": "hard", "solo_side": "pompey"},
        "gifts": {"solo": "normal", "crassus_gifts": True},
        "closest-to-winning": {"solo": "normal"},
        "two-centurions": {"centurions": True},
        "home-made": {"variant": "spies", "poison": False},
        "home-made-solo": {"variant": "crassus-schemer", "solo": "normal"},
    },
    "julius": {
        "base": {},
        "free": {"setup": "free", "final_tie": "caesar"},
        "tournament": {"tournament": True, "levy_after_long_march": False, "max_2_events": True},
        "aid": {"preset": "aid"},
        "no-events": {"remove_all_events": True},
        "no-gods": {f"remove_{god}": True for god in GODS},
        "another-port": {"remove_all_events": True},
        "marchers-mixed": {},
    },
    "rubico": {
        "three": {"players": 3, "track": "standard"},
        "four": {"players": 4, "four_deck": "pompey_first", "track": "short_march"},
        "five": {},
        "six": {"players": 6, "senate_set": "Y_3_4_J", "blue_reveals": "per_pair", "open_after_end": False},
        "seven": {"players": 7, "senate_set": "X_4_3_J", "backward": True, "minerva_mode": "set_aside"},
        "peek": {"minerva_mode": "peek_only"},
        "legion-of-three": {"players": 6, "senate_set": "3_3_J"},
        "empty-card-bears-a-name": {"players": 4},
        "covered-and-taken": {"players": 7, "covers": "centurion"},
        "covered-from-everybody": {"players": 7, "covers": "everybody"},
        "first-seat-begins": {"players": 4, "first_centurion": "first_seat"},
        "power-before-the-choice": {"players": 6},
        "road-by-count": {"players": 4},
        "claim-corrected": {"players": 4},
        "claims-stand": {"players": 4, "corrections": False},
    },
}


def happened(kind: str, **facts: Any) -> Callable[[Table], bool]:
    """Whether the table's last entry told such an event."""

    def look(table: Table) -> bool:
        told = (event.to_json() for event in table.entries[-1].events)
        return any(event["kind"] == kind and facts.items() <= event.items() for event in told)

    return look


def is_given_away(table: Table) -> bool:
    """By the letter of its list Auto-Crassus places the person's last marker itself."""
    result = table.result()
    return result is not None and result.winners == ("caesar",) and happened("auto_choice", step=3)(table)


def is_a_draw_owed(table: Table) -> bool:
    """Somebody took two Centurions in one turn."""
    return "owed" in table.view(None).plain_facts()


def has_the_empty_card_decided(table: Table) -> bool:
    """The Senate has won by a Legion whose fourth name stands on the empty card."""
    senate = table.view(None).plain_facts()["senate"]
    return table.is_over() and happened("game_ended", reason="legion")(table) and senate["legions"]["I"] == 4


def was_a_covered_card_taken(table: Table) -> bool:
    """Minerva or Cibelis has just taken a card that Venus or Eris had covered."""
    last = table.entries[-1]
    if not last.action.startswith(("use minerva", "use cibelis")):
        return False
    _, _, owner, place = last.action.split()
    before = table.game.layout.unpack(last.before)
    return bool(before.covered[table.seats.index(owner)] >> (int(place) - 1) & 1)


def was_a_power_of_either_window_used_in_the_first(table: Table) -> bool:
    """Fortuna, Vesta or Juno has just been used before the choice was confirmed."""
    last = table.entries[-1]
    if not last.action.startswith(("use fortuna", "use vesta", "use juno")):
        return False
    return PHASES[table.game.layout.unpack(last.before).phase] in ("talk", "choice")


def may_a_block_aboard_not_return(table: Table) -> bool:
    """A land block has just gone aboard; the port that it left lies on that sea and is no port to land in (7.6, 14.q)."""
    last = table.entries[-1]
    sea = last.action.removeprefix("step ")
    mover = table.view(last.seat).plain_facts().get("mover") if last.action.startswith("step ") else None
    if mover is None or mover["at"] != sea or "navis" in mover["block"]:
        return False
    left = [place for place, of in DATA["port_links"] if of == sea]
    before = table.game.layout.unpack(last.before)
    port = PLACE_IDS[before.mover_at]
    return port in left and f"step {port}" not in [choice.action for choice in table.legal(last.seat)]


def are_marchers_mixed(table: Table) -> bool:
    """A command's movement has just ended with two blocks in one place that marched (11)."""
    last = table.entries[-1]
    if last.action != "end-move":
        return False
    came = [block["place"] for block in table.view(last.seat).plain_facts()["own"] if block["moved"]]
    return len(came) > len(set(came))


# Matches that are kept for a ruling's sake: it is at work in them at some moment.
SHOWING: dict[str, Callable[[Table], bool]] = {
    "caesar no-gifts": happened("gift_withheld"),
    "caesar gifts": is_given_away,
    "caesar closest-to-winning": happened("auto_choice", step=4),
    "caesar two-centurions": is_a_draw_owed,
    "rubico empty-card-bears-a-name": has_the_empty_card_decided,
    "julius another-port": may_a_block_aboard_not_return,
    "julius marchers-mixed": are_marchers_mixed,
    "rubico covered-and-taken": was_a_covered_card_taken,
    "rubico claim-corrected": happened("claim_corrected"),
    "rubico power-before-the-choice": was_a_power_of_either_window_used_in_the_first,
}


def played(game: str, name: str) -> str:
    """The record of the first match, of those that these names stand for, in which the ruling is at work."""
    for attempt in itertools.count():
        table, shown = played_out(game, name, random.Random(f"{game} {name}" + (f" {attempt}" if attempt else "")))
        if shown:
            return write_record(table, reveal=True)
    raise AssertionError("the count has no end")


def played_out(game: str, name: str, rng: random.Random) -> tuple[Table, bool]:
    """A whole match: half of the choices are a tribune's, half anybody's, and now and then one is undone."""
    showing = SHOWING.get(f"{game} {name}", lambda table: True)
    tribune = find_bot(game, "tribune")
    table = Table.new(find_game(game), SETS[game][name], seed=rng.randrange(10**9))
    table.names = {seat: f"The {seat} of {name}" for seat in table.seats}
    shown = False
    while not table.is_over():
        seat = rng.choice(table.deciders())
        legal = table.legal(seat)
        action = rng.choice(legal).action
        if rng.random() < 0.5:
            action = tribune.choose(table.view(seat), legal, 0.0, rng.randrange(2**31)).action
        table.act(seat, action)
        shown = shown or showing(table)
        if rng.random() < 0.03 and table.why_no_undo(seat) is None and not table.is_over():
            table.undo(seat)
    return table, shown


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
