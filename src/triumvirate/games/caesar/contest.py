"""Auto-Crassus: the option that asks for him, and the levels at which an arena plays against him."""

from __future__ import annotations

from triumvirate.core.lazy import Lazy
from triumvirate.core.options import Options
from triumvirate.core.parts import Automaton

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
AUTO_CRASSUS = Automaton(
    name="Auto-Crassus",
    option="solo",
    side="solo_side",
    levels=LEVELS,
    settings=SETS,
    bots=("network", "tribune", "legate@4000", "imperator@400"),
    foresee=Lazy("triumvirate.games.caesar.foresight:foresee"),
    batches={"network": Lazy("triumvirate.bots.caesar.network_games:network_points")},
)
