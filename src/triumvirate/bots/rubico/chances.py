"""What RUBICO's told chances are calibrated by: side and number of players (`chances.json` is fitted).

Of each kind by itself: a seat's chance by what all can see, a Centurion's with the cards it wants, and the curve.
"""

from __future__ import annotations

from pathlib import Path

from triumvirate.bots.calibration import Chances, Facts
from triumvirate.core.view import View
from triumvirate.games.rubico.view import RubicoView


def facts_of(view: View) -> Facts:
    """Whose chance it is (Caesar's, where nobody looks), and at how large a table."""
    facts = RubicoView.of(view)
    side = -1.0 if view.seat is not None and facts.roles[view.seat] == "senate" else 1.0
    return {"caesar": side, f"caesar of {len(facts.roles)}": side, f"{len(facts.roles)} players": 1.0}


HINT, CHOICE, CURVE = "hint", "choice", "curve"
CHANCES = Chances(Path(__file__).with_name("chances.json"), facts_of)
