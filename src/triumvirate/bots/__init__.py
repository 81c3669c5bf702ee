"""Opponents. A bot sees a view and the legal list, nothing else, and says why it moved."""

from __future__ import annotations

from triumvirate.bots.contract import Abilities, Advice, Bot, Choice
from triumvirate.bots.registry import (
    adviser_of,
    bots_for,
    find_bot,
    fits_people,
    gentle_bot,
    info_of,
    infos_for,
    names_for,
    points_of,
    stated_seconds,
    steady_bots_for,
    usual_bot,
)
from triumvirate.bots.roster import BotInfo, Familiar, Roster, Told

__all__ = [
    "Abilities",
    "Advice",
    "Bot",
    "BotInfo",
    "Choice",
    "Familiar",
    "Roster",
    "Told",
    "adviser_of",
    "bots_for",
    "find_bot",
    "fits_people",
    "gentle_bot",
    "info_of",
    "infos_for",
    "names_for",
    "points_of",
    "stated_seconds",
    "steady_bots_for",
    "usual_bot",
]
