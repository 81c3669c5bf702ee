"""The levels of RUBICO that weigh every way the roles can lie, by how they read claims; the others keep a simpler count."""

from __future__ import annotations

from collections.abc import Mapping

from triumvirate.bots.rubico.beliefs import Beliefs, beliefs_of, evenly
from triumvirate.bots.rubico.habits import Habits
from triumvirate.bots.rubico.insight import minding
from triumvirate.core.view import View

RECKONING: Mapping[str, Habits] = {"legate": evenly, "imperator": minding}


def believed(view: View, level: str, as_all: bool = False) -> Beliefs:
    """What such a level believes, or a bystander, who reads every round alike."""
    return beliefs_of(view, as_all, evenly if as_all else RECKONING[level])
