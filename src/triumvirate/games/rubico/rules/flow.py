"""How a round goes on by itself once the last power holder has passed: phases d to g, and the next round's a."""

from triumvirate.core.decisions import afterwards
from triumvirate.core.rulebook import rule

from ..state import ROUNDS
from .choice import is_window_over
from .draw import begin_round
from .finish import end_round, is_over
from .memory import remember_round
from .progress import advance
from .reveal import reveal_cards
from .senate import turn_senate_cards


@afterwards
@rule("4")
def go_on(s):
    """When the second window closes the round is played to its end, in the fixed order of its phases."""
    if not is_window_over(s):
        return
    reveal_cards(s)
    remember_round(s)
    advance(s)
    s.past_to[(s.round - 1) % ROUNDS] = s.position
    if is_over(s):
        return
    turn_senate_cards(s)
    if is_over(s):
        return
    end_round(s)
    begin_round(s)
