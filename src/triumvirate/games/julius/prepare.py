"""From the options of a match to a state ready for set-up."""

from __future__ import annotations

from triumvirate.core.options import Options
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.printed import CARD_INDEX
from triumvirate.games.julius.state import LAYOUT, VULCAN

EVENTS = ("apollo", "jupiter", "mars", "mercury", "neptune", "pluto", "vulcan")


def prepare(options: Options) -> State:
    """A python-engine state with the options filled in and the rest zero."""
    state: State = LAYOUT.new()
    state.free_deployment = int(options["setup"] == "free")
    state.tie_to_caesar = int(options["final_tie"] == "caesar")
    state.levy_after_long_march = int(options["levy_after_long_march"])
    state.tournament = int(options["tournament"])
    state.max_2_events = int(options["max_2_events"])
    state.removed = removed_cards(options)
    return state


def removed_cards(options: Options) -> int:
    """The event cards that house rules take out of the deck, as a bit set."""
    if options["remove_all_events"]:
        return sum(1 << card for card in range(1, VULCAN + 1))
    return sum(1 << CARD_INDEX[name] for name in EVENTS if options[f"remove_{name}"])
