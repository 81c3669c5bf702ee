"""The levels at which Auto-Crassus is played against in an arena."""

from __future__ import annotations

from triumvirate.core.options import Options

VETERAN = "crassus-veteran"
LEVELS: dict[str, Options] = {
    "Easy": {"solo": "easy"},
    "Normal": {"solo": "normal"},
    "Hard": {"solo": "hard"},
    "Hard, harder": {"solo": "hard", "harder": True},
    "Veteran Easy": {"solo": "easy", "variant": VETERAN},
    "Veteran Normal": {"solo": "normal", "variant": VETERAN},
    "Veteran Hard": {"solo": "hard", "variant": VETERAN},
    "Veteran Hard, harder": {"solo": "hard", "harder": True, "variant": VETERAN},
}
SETS: dict[str, Options] = {
    "base": {},
    "all expansions": {"poison": True, "centurions": True, "border_control": True},
}
