"""Why an action is refused, each reason with its section of the book; the sentences are in the words of a language."""

from triumvirate.core import reasons as common
from triumvirate.core.reasons import ALLOWED, NO_SUCH_ACTION, reason

__all__ = ["ALLOWED", "NO_SUCH_ACTION"]

WRONG_PHASE = reason("turn.2", common.WRONG_PHASE)
NOT_IN_HAND = reason("turn.1")
SPACE_TAKEN = reason("turn.1")
WRONG_ICON = reason("turn.1")
SAME_FACES = reason("tokens")
NO_BORDER_CONTROL = reason("border_control")
NOT_DOUBLE_LINED = reason("border_control")
MAY_PLACE = reason("house.stuck")
NOT_CLOSING = reason("turn.2")
NOT_PENDING = reason("turn.2e")
NO_TOKEN_TARGET = reason("bonus.might")
NO_MARKER_TARGET = reason("bonus.might")
NO_CENTURION = reason("bonus.centurion")
NO_OWN_SPACE = reason("house.variant")
NO_OWN_PROVINCE = reason("house.variant")
NO_OWN_TOKEN = reason("house.variant")
NOT_OPTIONAL = reason("house.variant")
SPACE_BARRED = reason("house.variant")
