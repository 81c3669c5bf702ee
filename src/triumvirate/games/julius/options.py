"""The options of a match of JULIUS CAESAR, and what a preset sets."""

from __future__ import annotations

from triumvirate.core.options import Option, OptionValue, check_options
from triumvirate.games.julius.prepare import EVENTS

# What a preset sets; an option that is given beside it must not contradict it.
PRESETS: dict[str, dict[str, str | bool]] = {"aid": {"final_tie": "caesar", "levy_after_long_march": False}}
OPTIONS = (
    Option("setup", "choice", "historical", "Historical set-up, or free deployment.", ("historical", "free")),
    Option(
        "final_tie",
        "choice",
        "rome",
        "A tie after 709 goes to the holder of Roma, or to Caesar.",
        ("rome", "caesar"),
    ),
    Option("levy_after_long_march", "bool", True, "Blocks that moved two places or more may still get a step."),
    Option("tournament", "bool", False, "In the first turn of 705 Caesar is Player 1 whatever was played."),
    Option("max_2_events", "bool", False, "House rule: no hand is dealt more than two events."),
    *(
        Option(f"remove_{name}", "bool", False, f"House rule: {name.capitalize()} is not in the deck.")
        for name in EVENTS
    ),
    Option("remove_all_events", "bool", False, "House rule: command cards only."),
    Option("preset", "choice", None, "aid: as the turn-sequence aid has it.", (None, *PRESETS)),
)
DEFAULTS = check_options(OPTIONS, {})


def refine(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """A preset fills in its options."""
    options.update(PRESETS.get(options["preset"], {}))
    return options
