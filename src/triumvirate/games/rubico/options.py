"""The options of a match of RUBICO."""

from __future__ import annotations

from triumvirate.core.options import Option, OptionValue
from triumvirate.games.rubico.state import (
    BLUE_REVEALS,
    COVERS,
    FIRST_CENTURIONS,
    FOUR_DECKS,
    MINERVA_MODES,
    SENATE_SETS,
    TRACKS,
)

COUNTS, USUAL = (3, 4, 5, 6, 7), 5
OPTIONS = (
    Option("players", "int", USUAL, "How many play: three to seven.", COUNTS),
    Option("track", "choice", "via_flaminia", "The way to Rome; the short march suits silent tables.", TRACKS),
    Option("senate_set", "choice", "Y_3_4_J", "How the Senate cards belong to the two Legions.", SENATE_SETS),
    Option("blue_reveals", "choice", "once", "Enough blue turns one Senate card, or one per full set.", BLUE_REVEALS),
    Option("backward", "bool", False, "More blue than red drives Caesar back, never behind a checkpoint reached."),
    Option("minerva_mode", "choice", "to_row", "Where Minerva's and Cibelis's card goes.", MINERVA_MODES),
    Option("covers", "choice", "centurion", "Whom Venus and Eris keep from the card they cover.", COVERS),
    Option("corrections", "bool", True, "What was said of a card may be corrected once, before one is done."),
    Option(
        "four_deck", "choice", "janus_first", "The order of the removal table, which matters with four.", FOUR_DECKS
    ),
    Option("open_after_end", "bool", True, "Cards not chosen and powers not used are shown after the end."),
    Option(
        "first_centurion",
        "choice",
        FIRST_CENTURIONS[0],
        "Who begins: a random seat, or the first one, which by custom is for who crossed the Rubicon last.",
        FIRST_CENTURIONS,
    ),
)


def refine(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Who begins is told only where it is not chance: options and records of before know nothing of it."""
    return {name: value for name, value in options.items() if (name, value) != ("first_centurion", FIRST_CENTURIONS[0])}
