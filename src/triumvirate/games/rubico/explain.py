"""Why an action of RUBICO is refused: a sentence for people and the section of the book behind it.

No sentence says more than the asking player knows: only the own power, the own row, and what lies open.
"""

from __future__ import annotations

from triumvirate.core.fields import State
from triumvirate.games.rubico.rules import reasons
from triumvirate.games.rubico.rules import refusal as reason_against
from triumvirate.games.rubico.rules.rows import capacity, picked_n
from triumvirate.games.rubico.state import SEATS
from triumvirate.games.rubico.words import catalogue

# The sentence's key in the words of a language, and the section.
REASONS: dict[int, tuple[str, str | None]] = {
    reasons.NO_SUCH_ACTION: ("no_such_action", None),
    reasons.NOTHING_TO_DECIDE: ("nothing_to_decide", "7"),
    reasons.CARD_IN_HAND: ("card_in_hand", "5.minerva"),
    reasons.NOT_ARRANGING: ("not_arranging", "4.b"),
    reasons.NOT_TALKING: ("not_talking", "7.claims"),
    reasons.NOT_CHOOSING: ("not_choosing", "4.c"),
    reasons.NOT_CENTURION: ("not_centurion", "4.c"),
    reasons.NO_SUCH_PLACE: ("no_such_place", "4.b"),
    reasons.ALREADY_CLAIMED: ("already_claimed", "7.claims"),
    reasons.ALREADY_SPOKEN: ("already_spoken", "7.claims"),
    reasons.NO_SUCH_PLAYER: ("no_such_player", "1.1"),
    reasons.ABOUT_YOURSELF: ("about_yourself", "7.claims"),
    reasons.NO_ROW: ("no_row", "4.a"),
    reasons.CARD_IS_COVERED: ("card_is_covered", "5.venus"),
    reasons.ALREADY_PICKED: ("already_picked", "4.c"),
    reasons.TWO_ALREADY: ("two_already", "4.c"),
    reasons.ENOUGH_PICKED: ("enough_picked", "4.c"),
    reasons.NOT_PICKED: ("not_picked", "4.c"),
    reasons.NOT_COMPLETE: ("not_complete", "4.c"),
    reasons.POWERS_FIRST: ("powers_first", "7.windows"),
    reasons.NO_WINDOW: ("no_window", "5"),
    reasons.NOT_YOUR_POWER: ("not_your_power", "5"),
    reasons.WRONG_WINDOW: ("wrong_window", "5"),
    reasons.YOUR_OWN_CARD: ("your_own_card", "5"),
    reasons.CARD_IS_TAKEN: ("card_is_taken", "5.roma"),
    reasons.AT_THE_START: ("at_the_start", "5.fortuna"),
    reasons.NO_CARD_IN_HAND: ("no_card_in_hand", "5.minerva"),
}


def refusal(state: State, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
    """The sentence and the section for an action that is not legal."""
    key, section = REASONS[reason_against(state, seat, action)]
    sentence = catalogue(language)["refusals"][key].format(
        centurion=SEATS[state.centurion],
        last=SEATS[state.players - 1],
        quota=state.quota,
        needed=min(state.quota, capacity(state)),
        picked=picked_n(state),
    )
    return sentence, section
