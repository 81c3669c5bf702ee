"""Chapter 7: who decides, and what a seat is asked for; several may be asked at once, and for different things."""

from triumvirate.core.decisions import deciding, moment, not_now
from triumvirate.core.rulebook import compiled, rule

from ..state import (
    MOMENT_PUT,
    NOBODY,
    PHASE_ARRANGE,
    PHASE_CHOICE,
    PHASE_OVER,
    PHASE_POWERS,
    PHASE_TALK,
)
from .reasons import CARD_IN_HAND, NOTHING_TO_DECIDE, POWERS_FIRST
from .rows import is_complete, row_owners, still_to_pass


@deciding
@rule("7")
def deciders(s):
    """Rows are laid and talked about by all at once; the Centurion chooses while every power holder may step in. With
    a complete choice the table first hears the power holders; a card in hand is put down before anything else."""
    if s.phase == PHASE_OVER:
        return 0
    if s.placing != NOBODY:
        return 1 << s.placing
    if s.phase == PHASE_ARRANGE:
        return row_owners(s) & ~s.locked
    if s.phase == PHASE_TALK:
        return row_owners(s) & ~s.talked
    waiting = still_to_pass(s)
    if s.phase == PHASE_CHOICE and (waiting == 0 or not is_complete(s)):
        waiting |= 1 << s.centurion
    return waiting


@moment
@rule("7.windows")
def asked_for(s, seat):
    """A card in hand is put down first; while the Centurion chooses, the others are asked for their powers."""
    if s.placing != NOBODY:
        return MOMENT_PUT
    if s.phase == PHASE_CHOICE and seat != s.centurion:
        return PHASE_POWERS
    return s.phase


@not_now
@rule("7.windows")
def why_not_now(s, seat):
    """A Centurion whose choice is complete waits for the power holders; others wait for their turn to decide."""
    if s.phase == PHASE_CHOICE and seat == s.centurion and s.placing == NOBODY:
        return POWERS_FIRST
    return NOTHING_TO_DECIDE


@compiled
def unless_in_hand(s, reason):
    """A reason to refuse, but a card in hand comes before any other."""
    return reason if s.placing == NOBODY else CARD_IN_HAND
