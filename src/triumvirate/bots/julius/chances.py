"""What JULIUS CAESAR's told chances are calibrated by: side, year, turn and points (`chances.json` is fitted).

The outlook was taught by quick games, in which Pompeius fares better early on than when legates play.
"""

from __future__ import annotations

from pathlib import Path

from triumvirate.bots.calibration import Chances, Facts
from triumvirate.core.view import View
from triumvirate.games.julius.open import SEAT_NAMES
from triumvirate.games.julius.state import TURNS
from triumvirate.games.julius.view import JuliusView

A_FEW = 5.0  # points


def facts_of(view: View) -> Facts:
    """Whose chance it is (a side's facts are the other's turned around), and when."""
    facts = JuliusView.of(view)
    caesar, pompeius = SEAT_NAMES
    side = -1.0 if view.seat == pompeius else 1.0
    return {
        "caesar": side,
        f"caesar in year {facts.year}": side,
        f"year {facts.year}": 1.0,
        "late in the year": (facts.turn - 1) / (TURNS - 1),
        "points ahead": side * (facts.points[caesar] - facts.points[pompeius]) / A_FEW,
    }


def kind_of(view: View) -> str:
    """Whole commands are weighed in another way than a card, a hit, a shot or a retreat."""
    return COMMAND if view.phase == "move" else SINGLE


COMMAND, SINGLE, CURVE = "command", "single", "curve"
CHANCES = Chances(Path(__file__).with_name("chances.json"), facts_of)
