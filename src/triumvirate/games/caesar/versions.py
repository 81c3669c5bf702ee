"""Earlier versions of the rules of CAESAR!, for the matches that began by them. The rules read which one from the state.

Version 1: Auto-Crassus follows its list to the letter and takes the tightest lead in step 4; two Centurions skip one draw.
"""

from __future__ import annotations

from dataclasses import replace

from triumvirate.core.game import Game
from triumvirate.core.parts import Positions
from triumvirate.games.caesar import position
from triumvirate.games.caesar.game import GAME

SINCE_2 = ("crassus_gifts",)

FIRST: Game = replace(
    GAME,
    version=1,
    earlier={},
    options=tuple(option for option in GAME.options if option.name not in SINCE_2),
    positions=Positions(position.position_text, lambda text: position.parse_position(text, FIRST.check)),
)
