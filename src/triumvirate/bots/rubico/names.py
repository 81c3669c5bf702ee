"""How the bots of RUBICO name powers and seats."""

from __future__ import annotations

from pathlib import Path

from triumvirate.bots.roster import Speech
from triumvirate.bots.speech import SEATED
from triumvirate.games.rubico.words import box_name, catalogue

TABLES = {"power": "powers", "face": "faces", "said": "faces"}


def named(name: str, value: str, language: str) -> str:
    """A power, a card or a box by its printed name; a seat as the table calls it."""
    if name == "box":
        return box_name(value)
    if name in TABLES:
        return str(catalogue(language)[TABLES[name]][value])
    return value.upper() if name in SEATED else value


SPEECH = Speech(Path(__file__).parent, named)
