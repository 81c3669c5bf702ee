"""Why an action is refused, each reason with its section of the book; the sentences are in the words of a language."""

from triumvirate.core.reasons import ALLOWED, NO_SUCH_ACTION, reason

__all__ = ["ALLOWED", "NO_SUCH_ACTION"]

NOTHING_TO_DECIDE = reason("7")
CARD_IN_HAND = reason("5.minerva")
NOT_ARRANGING = reason("4.b")
NOT_TALKING = reason("7.claims")
NOT_CHOOSING = reason("4.c")
NOT_CENTURION = reason("4.c")
NO_SUCH_PLACE = reason("4.b")
ALREADY_CLAIMED = reason("7.claims")
ALREADY_SPOKEN = reason("7.claims")
NO_SUCH_PLAYER = reason("1.1")
ABOUT_YOURSELF = reason("7.claims")
NO_ROW = reason("4.a")
CARD_IS_COVERED = reason("5.venus")
ALREADY_PICKED = reason("4.c")
TWO_ALREADY = reason("4.c")
ENOUGH_PICKED = reason("4.c")
NOT_PICKED = reason("4.c")
NOT_COMPLETE = reason("4.c")
POWERS_FIRST = reason("7.windows")
NO_WINDOW = reason("5")
NOT_YOUR_POWER = reason("5")
TOO_EARLY = reason("5.roma")
YOUR_OWN_CARD = reason("5")
CARD_IS_TAKEN = reason("5.roma")
AT_THE_START = reason("5.fortuna")
NO_CARD_IN_HAND = reason("5.minerva")
ROWS_FIRST = reason("5")
TOO_LATE = reason("5")
