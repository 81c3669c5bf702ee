"""Earlier versions of the rules of RUBICO, for the matches that began by them. The rules read which one from the state.

Version 1: the empty Senate card usually bore no Legion's name, the road was longer, and a covered card was safe from
Minerva and Cibelis too.
"""

from __future__ import annotations

from dataclasses import replace

from triumvirate.core.game import Game
from triumvirate.core.options import Option
from triumvirate.core.parts import Positions
from triumvirate.games.rubico import position
from triumvirate.games.rubico.game import GAME

SINCE_2 = ("covers", "first_centurion")
USUAL_THEN = {"track": "standard", "senate_set": "3_3_J"}
ROADS_THEN = ("standard", "short_march")


def _as_then(option: Option) -> Option:
    if option.name in USUAL_THEN:
        option = replace(option, default=USUAL_THEN[option.name])
    return replace(option, choices=ROADS_THEN) if option.name == "track" else option


FIRST: Game = replace(
    GAME,
    version=1,
    earlier={},
    options=tuple(_as_then(option) for option in GAME.options if option.name not in SINCE_2),
    positions=Positions(position.position_text, lambda text: position.parse_position(text, FIRST.check)),
)
