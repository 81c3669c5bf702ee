"""Why an action is refused: numbers that `explain.py` puts into words, each with its section of the book."""

from triumvirate.core.decisions import ALLOWED, FIRST_REASON, NO_SUCH_ACTION, WRONG_PHASE

__all__ = ["ALLOWED", "NO_SUCH_ACTION", "WRONG_PHASE"]

(
    NOT_IN_HAND,
    SPACE_TAKEN,
    WRONG_ICON,
    SAME_FACES,
    NO_BORDER_CONTROL,
    NOT_DOUBLE_LINED,
    MAY_PLACE,
    NOT_CLOSING,
    NOT_PENDING,
    NO_TOKEN_TARGET,
    NO_MARKER_TARGET,
    NO_CENTURION,
) = range(FIRST_REASON, FIRST_REASON + 12)
