"""Why an action of RUBICO is refused: a sentence for people and the section of the book behind it.

No sentence says more than the asking player knows: only the own power, the own row, and what lies open.
"""

from __future__ import annotations

from typing import Any

from triumvirate.games.rubico.rules import legal
from triumvirate.games.rubico.rules.rows import capacity, picked_n
from triumvirate.games.rubico.state import SEATS
from triumvirate.games.rubico.words import catalogue

# The sentence's key in the words of a language, and the section.
REASONS: dict[int, tuple[str, str | None]] = {
    legal.NO_SUCH_ACTION: ("no_such_action", None),
    legal.NOTHING_TO_DECIDE: ("nothing_to_decide", "7"),
    legal.CARD_IN_HAND: ("card_in_hand", "5.minerva"),
    legal.NOT_ARRANGING: ("not_arranging", "4.b"),
    legal.NOT_TALKING: ("not_talking", "7.claims"),
    legal.NOT_CHOOSING: ("not_choosing", "4.c"),
    legal.NOT_CENTURION: ("not_centurion", "4.c"),
    legal.NO_SUCH_PLACE: ("no_such_place", "4.b"),
    legal.ALREADY_CLAIMED: ("already_claimed", "7.claims"),
    legal.ALREADY_SPOKEN: ("already_spoken", "7.claims"),
    legal.NO_SUCH_PLAYER: ("no_such_player", "1.1"),
    legal.ABOUT_YOURSELF: ("about_yourself", "7.claims"),
    legal.NO_ROW: ("no_row", "4.a"),
    legal.CARD_IS_COVERED: ("card_is_covered", "5.venus"),
    legal.ALREADY_PICKED: ("already_picked", "4.c"),
    legal.TWO_ALREADY: ("two_already", "4.c"),
    legal.ENOUGH_PICKED: ("enough_picked", "4.c"),
    legal.NOT_PICKED: ("not_picked", "4.c"),
    legal.NOT_COMPLETE: ("not_complete", "4.c"),
    legal.POWERS_FIRST: ("powers_first", "7.windows"),
    legal.NO_WINDOW: ("no_window", "5"),
    legal.NOT_YOUR_POWER: ("not_your_power", "5"),
    legal.WRONG_WINDOW: ("wrong_window", "5"),
    legal.YOUR_OWN_CARD: ("your_own_card", "5"),
    legal.CARD_IS_TAKEN: ("card_is_taken", "5.roma"),
    legal.AT_THE_START: ("at_the_start", "5.fortuna"),
    legal.NO_CARD_IN_HAND: ("no_card_in_hand", "5.minerva"),
}


def refusal(state: Any, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
    """The sentence and the section for an action that is not legal."""
    key, section = REASONS[legal.refusal(state, seat, action)]
    sentence = catalogue(language)["refusals"][key].format(
        centurion=SEATS[state.centurion],
        last=SEATS[state.players - 1],
        quota=state.quota,
        needed=min(state.quota, capacity(state)),
        picked=picked_n(state),
    )
    return sentence, section
