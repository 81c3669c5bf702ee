"""What CAESAR!'s told chances are calibrated by: how full the board is, and whose move it is (`chances.json` is fitted)."""

from __future__ import annotations

from pathlib import Path

from triumvirate.bots.calibration import Chances, Facts
from triumvirate.core.view import View
from triumvirate.games.caesar.seats import SEAT_NAMES
from triumvirate.games.caesar.view import CaesarView


def facts_of(view: View) -> Facts:
    """From an empty board (0) to a full one (1), and which seat it is."""
    assert isinstance(view, CaesarView)
    taken = sum(token is not None for token in view.borders.values())
    return {"late": taken / len(view.borders), "caesar": 1.0 if view.seat == SEAT_NAMES[0] else -1.0}


CHANCES = Chances(Path(__file__).with_name("chances.json"), facts_of)
