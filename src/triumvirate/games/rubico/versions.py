"""Earlier versions of the rules of RUBICO, for the matches that began by them. The rules read which one from the state.

Version 1: the empty Senate card usually bore no Legion's name, the road was longer, and a covered card was safe from
Minerva and Cibelis too. Version 2: what was said of a card stood, and could not be corrected; the road
was longer with four, six and seven players.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from triumvirate.core.game import Game
from triumvirate.core.options import Option
from triumvirate.core.parts import Positions
from triumvirate.games.rubico import position
from triumvirate.games.rubico.game import GAME

SINCE_2 = ("covers", "first_centurion")
SINCE_3 = ("corrections",)
USUAL_IN_1 = {"track": "standard", "senate_set": "3_3_J"}
USUAL_IN_2 = {"track": "via_aemilia"}
ROADS_OF_1 = ("standard", "short_march")
ROADS_OF_2 = (*ROADS_OF_1, "via_aemilia")


def _as_then(option: Option, usual: Mapping[str, str], roads: tuple[str, ...]) -> Option:
    if option.name in usual:
        option = replace(option, default=usual[option.name])
    return replace(option, choices=roads) if option.name == "track" else option


SECOND: Game = replace(
    GAME,
    version=2,
    earlier={},
    options=tuple(_as_then(option, USUAL_IN_2, ROADS_OF_2) for option in GAME.options if option.name not in SINCE_3),
    positions=Positions(position.position_text, lambda text: position.parse_position(text, SECOND.check)),
)
FIRST: Game = replace(
    SECOND,
    version=1,
    options=tuple(_as_then(option, USUAL_IN_1, ROADS_OF_1) for option in SECOND.options if option.name not in SINCE_2),
    positions=Positions(position.position_text, lambda text: position.parse_position(text, FIRST.check)),
)
