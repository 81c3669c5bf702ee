"""A senator's way of speaking as a table of numbers: how often a card is told truly, turned around, or not told of.

By the card, by who is Centurion, by how far the table doubts the speaker, and whether the card lies first in its row. The
table for each count of players is learned against a frozen bot (`best_response.py`) and kept in `talkers/BOT.json`, a
file for each bot that was answered.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from triumvirate.bots.rubico.beliefs import beliefs_of
from triumvirate.bots.rubico.lying import SWAPPED
from triumvirate.bots.rubico.tables import Table, kept_in, shares
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import View
from triumvirate.games.rubico.view import RubicoView

KEPT = Path(__file__).parent / "talkers"
FACES = ("red", "blue")  # the others are a third sort
DOUBTS = (0.35, 0.6)  # of the table in the speaker: trusted below the first, unmasked above the last
SITUATIONS = (len(FACES) + 1) * (len(DOUBTS) + 1) * 2 * 2
TRUE, TURNED, UNTOLD = range(3)
MANNERS = 3
BEGINS = (0.0, 0.5, -2.0)  # about as legates speak: two of three rows are turned around


@dataclass(frozen=True)
class Talker:
    """Speaks by a table."""

    table: Table

    def says(self, view: View, place: int, rng: random.Random) -> str:
        """What it says of a card of its row."""
        return worded(view, place, self.drawn(situation(view, place), rng))

    def drawn(self, number: int, rng: random.Random) -> int:
        """A manner for a situation."""
        return rng.choices(range(MANNERS), shares(self.table[number]))[0]


def situation(view: View, place: int) -> int:
    """The number of the situation that a senator speaks of a card in."""
    facts, seat = RubicoView.of(view), str(view.seat)
    face = str(facts.rows[seat][place].face)
    sort = FACES.index(face) if face in FACES else len(FACES)
    doubt = beliefs_of(view, as_all=True).doubts[list(facts.roles).index(seat)]
    doubted = sum(doubt >= edge for edge in DOUBTS)
    fellow = int(facts.roles[facts.centurion] == "senate")
    return ((sort * (len(DOUBTS) + 1) + doubted) * 2 + fellow) * 2 + int(place == 0)


def worded(view: View, place: int, manner: int) -> str:
    """What a manner makes of a card."""
    face = str(RubicoView.of(view).rows[str(view.seat)][place].face)
    return (face, SWAPPED[face], "?")[manner]


def beginner_s_table() -> list[list[float]]:
    """What nothing was learned for yet."""
    return [list(BEGINS) for _ in range(SITUATIONS)]


def level_of(bot: str) -> str:
    """The bot of a name: an imperator of another checkout, or at another setting, is answered as the imperator is."""
    return bot.partition(":")[0].partition("@")[0]


def file_of(bot: str) -> Path:
    """Where the tables of a bot are kept."""
    return KEPT / f"{level_of(bot)}.json"


@cache
def kept(bot: str) -> Mapping[str, JsonObject]:
    """By player count what was learned against a bot: the table, and from how many matches; nothing of strangers."""
    return kept_in(file_of(bot)) if level_of(bot).isidentifier() else {}


def learned_from(bot: str, players: int) -> int:
    """From how many matches the table of a bot and a count was learned; 0 where there is none."""
    return int(kept(bot).get(str(players), {}).get("matches", 0))


@cache
def kept_talker(bot: str, players: int) -> Talker:
    """The one that was learned against a bot for a count of players."""
    return Talker(kept(bot).get(str(players), {}).get("table") or beginner_s_table())
