"""The table's time: how long each phase lasts, which are secret windows, and what is done for who runs out of time."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

from triumvirate.core.parts import Phase
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.view import RubicoView

# A row stays as it was dealt, nothing more is said, a power is kept, a complete choice stands.
_CERTAIN = ("lock", "done", "pass", "confirm")
# How long each phase is given, in seconds; a window always lasts as long, whoever holds what.
SECONDS = {"arrange": 60.0, "talk": 45.0, "choice": 45.0, "confirm": 30.0, "put": 20.0, "powers": 12.0}
REVEAL_SECONDS = 1.2
ONCE_MORE = 0.4  # of a window's time, in a round in which a power was used
# The answer in a window that must not be seen before the window closes.
SECRET_ANSWER = "pass"


def timeout_action(legal: Sequence[LegalAction], rng: random.Random) -> LegalAction:
    """Lock, done, pass or confirm where there is one; otherwise a random card to choose or a random place to put it."""
    for choice in legal:
        if choice.action in _CERTAIN:
            return choice
    onward = [choice for choice in legal if not choice.action.startswith("unpick")]
    return rng.choice(onward or list(legal))


def goes_back(action: str) -> bool:
    """Cards can be exchanged and exchanged again, chosen and let go again: the rules set no end to either."""
    return action.startswith(("swap ", "unpick "))


def phase_of(view: View, deciders: Collection[str]) -> Phase:
    """From the public facts: a key that changes with the phase, its name, its seconds, and whether it is a window.

    A window is a time in which only power holders decide, and everybody sees who they are. A power used asks them once more,
    for a shorter time: what is new is one thing.
    """
    facts = RubicoView.of(view)
    name: str = facts.phase
    if facts.holding is not None:
        name = "put"
    elif name == "choice" and facts.complete:
        name = "confirm" if facts.centurion in deciders else "window"
    is_window = name in ("window", "powers")
    seconds = SECONDS["powers" if is_window else name]
    if name == "arrange" and facts.history:
        seconds += REVEAL_SECONDS * len(facts.history[-1]["shown"])  # the reveal is watched first
    key = f"{facts.round} {name}"
    if is_window or name == "put":
        key = f"{key} {len(facts.used)}"
    if not is_window:
        return Phase(key, name, seconds, False)
    asked = tuple(seat for seat in facts.holds_power if seat != facts.centurion)
    has_been_open = any(use.round == facts.round for use in facts.used)
    return Phase(key, name, seconds, True, ONCE_MORE if has_been_open else 1.0, asked)
