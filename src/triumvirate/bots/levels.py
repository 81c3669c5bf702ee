"""The levels: how long each thinks, and how strong it is held to be."""

from __future__ import annotations

LEVELS = ("recruit", "tribune", "legate", "imperator")

# The longest a level thinks about one decision, in seconds; a server may allow less.
SECONDS = {"recruit": 0.05, "tribune": 0.2, "legate": 1.0, "imperator": 1.0, "coach": 0.5}

# Points as in chess (200 more win three games of four), the tribune being 1500; by game, from the results in
# docs/ladder.md. A recruit that never won is put at 900. At RUBICO's tables one seat decides less.
POINTS = {
    "caesar": {"recruit": 900, "tribune": 1500, "legate": 1800, "imperator": 2040},
    "julius": {"recruit": 900, "tribune": 1500, "legate": 1630},
    "rubico": {"recruit": 1300, "tribune": 1500, "legate": 1650},
}
TRIBUNE = 1500


def stated_seconds(name: str) -> float:
    """The time that a level states; `legate@4000` is a legate."""
    return SECONDS.get(name.partition("@")[0], 1.0)


def points_of(game: str, name: str) -> int:
    """How strong a level is at a game; a coach is as strong as the number it was asked for."""
    level, _, number = name.partition("@")
    if level == "coach" and number.isdecimal():
        return int(number)
    return POINTS.get(game, {}).get(level, TRIBUNE)
