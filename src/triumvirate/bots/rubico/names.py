"""How the bots of RUBICO name powers and seats."""

from __future__ import annotations

from pathlib import Path

from triumvirate.bots.roster import Speech
from triumvirate.games.rubico.words import catalogue


def named(name: str, value: str, language: str) -> str:
    """A power by its printed name; a seat as the table calls it."""
    if name == "power":
        return str(catalogue(language)["powers"][value])
    return value.upper() if name == "seat" else value


SPEECH = Speech(Path(__file__).parent, named)
