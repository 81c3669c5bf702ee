"""The options of a match of CAESAR!, and which of them go together."""

from __future__ import annotations

from triumvirate.core.errors import BadOption
from triumvirate.core.options import Option, Options, OptionValue
from triumvirate.games.caesar.prepare import bonus_mix
from triumvirate.games.caesar.state import PROVINCES, SEATS
from triumvirate.games.caesar.variants import SHIPPED, read_variant

OPTIONS = (
    Option("poison", "bool", False, "Expansion: Poison bonuses, three tokens in hand, an empty hand loses."),
    Option("centurions", "bool", False, "Expansion: Centurion bonuses and three strong tokens for each player."),
    Option("border_control", "bool", False, "Expansion: face-down tokens on double-lined spaces draw from a supply."),
    Option("stuck", "choice", "pass", "A player who can place nothing passes, or loses.", ("pass", "lose")),
    Option("solo", "choice", None, "Play against Auto-Crassus at this level.", (None, "easy", "normal", "hard")),
    Option("solo_side", "choice", "caesar", "The person's side in a solo game.", SEATS),
    Option("harder", "bool", False, "Solo: bonuses put aside in a province it won bring Auto-Crassus nearer its end."),
    Option(
        "crassus_gifts",
        "bool",
        False,
        "Solo: Auto-Crassus follows its list to the letter, even where that gives you the game.",
    ),
    Option(
        "variant",
        "document",
        None,
        "Home-made tokens, bonuses and tiles: a variant file, or one that comes with the game by its name.",
        None,
        read_variant,
        tuple(SHIPPED),
    ),
)


def refine(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Border Control needs another expansion; a variant's bonuses must fit the expansions in play."""
    if options["border_control"] and not (options["poison"] or options["centurions"]):
        raise BadOption("Border Control needs Poison or Centurions: they leave bonuses for its supply.", "setup.4")
    _check_bonuses(options)
    return options


def _check_bonuses(options: Options) -> None:
    mix = bonus_mix(options)
    own = "bonuses" in (options["variant"] or {})
    if own and mix.get("poison") and not options["poison"]:
        raise BadOption("The variant has Poison bonuses: switch the Poison expansion on or take them out.", "poison")
    if own and mix.get("centurion") and not options["centurions"]:
        raise BadOption("The variant has Centurion bonuses: switch Centurions on or take them out.", "centurions")
    if own and sum(mix.values()) != PROVINCES and not options["border_control"]:
        raise BadOption(
            f"The variant has {sum(mix.values())} bonuses: without Border Control there are exactly {PROVINCES}.",
            "setup.1",
        )
