"""Why an action is refused: numbers that `explain.py` puts into words, each with its section of the book."""

from triumvirate.core.decisions import ALLOWED, FIRST_REASON, NO_SUCH_ACTION

__all__ = ["ALLOWED", "NO_SUCH_ACTION"]

(
    NOTHING_TO_DECIDE,
    CARD_IN_HAND,
    NOT_ARRANGING,
    NOT_TALKING,
    NOT_CHOOSING,
    NOT_CENTURION,
    NO_SUCH_PLACE,
    ALREADY_CLAIMED,
    ALREADY_SPOKEN,
    NO_SUCH_PLAYER,
    ABOUT_YOURSELF,
    NO_ROW,
    CARD_IS_COVERED,
    ALREADY_PICKED,
    TWO_ALREADY,
    ENOUGH_PICKED,
    NOT_PICKED,
    NOT_COMPLETE,
    POWERS_FIRST,
    NO_WINDOW,
    NOT_YOUR_POWER,
    WRONG_WINDOW,
    YOUR_OWN_CARD,
    CARD_IS_TAKEN,
    AT_THE_START,
    NO_CARD_IN_HAND,
) = range(FIRST_REASON, FIRST_REASON + 26)
