"""What somebody who lies says of a card of RUBICO's, by the way in which the row is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

SWAPPED = {"red": "blue", "blue": "red", "pompey": "red", "janus": "janus"}
# What a card said to be something may be when the claim is turned around.
TURNED = {"red": ("blue", "pompey"), "blue": ("red",), "janus": ("janus",), "pompey": ("red",)}
# Many lies turn the whole row around, the others are made card by card: so often a card is true then, and this is said
# if not.
TURNS, TRUE_WITHIN = 0.6, 0.45
SAID_INSTEAD = {"red": 0.5, "blue": 0.4, "janus": 0.05, "pompey": 0.05}
STRAYS = 0.02  # so often who tells some cards truly and turns others says anything at all

Says = Callable[[str, str, int], float]  # how likely something is said of a face, by its place from 0


def as_said(said: str, face: str, place: int = 0) -> float:
    """How likely an honest player says this of a card."""
    return float(said == face)


def turned_around(said: str, face: str, place: int = 0) -> float:
    """How likely somebody who turns a row around says this of a card."""
    return float(face in TURNED[said])


def swapped(said: str, face: str, place: int = 0) -> float:
    """How likely one of the bots that turn a row around says this of a card."""
    return float(said == SWAPPED[face])


def all_red(said: str, face: str, place: int = 0) -> float:
    """How likely somebody who calls everything red says this of a card."""
    return float(said == "red")


def all_blue(said: str, face: str, place: int = 0) -> float:
    """How likely somebody who calls everything blue says this of a card."""
    return float(said == "blue")


def by_coin(said: str, face: str, place: int = 0) -> float:
    """How likely somebody who tells or turns each card by a coin says this of it."""
    return strayed(0.5 * (said == face) + 0.5 * (said == SWAPPED[face]))


def first_turned(said: str, face: str, place: int = 0) -> float:
    """How likely somebody who turns every other card around, from the first on, says this of a card."""
    return strayed(float(said == (face if place % 2 else SWAPPED[face])))


def second_turned(said: str, face: str, place: int = 0) -> float:
    """The same from the second on."""
    return first_turned(said, face, place + 1)


def strayed(likely: float) -> float:
    """A little is left for whatever else may be said."""
    return STRAYS / 4 + (1.0 - STRAYS) * likely


def anything(said: str, face: str, place: int = 0) -> float:
    """How likely somebody who says whatever comes says this of a card."""
    return 1.0 / len(SWAPPED)


def by_card(said: str, face: str, place: int = 0) -> float:
    """How likely somebody who mixes true and false says this of a card."""
    return TRUE_WITHIN if said == face else (1.0 - TRUE_WITHIN) * SAID_INSTEAD[said]


@cache
def lie_share(said: str, face: str, place: int = 0) -> float:
    """How likely a liar says this of a card, in either way."""
    return TURNS * turned_around(said, face) + (1.0 - TURNS) * by_card(said, face)
