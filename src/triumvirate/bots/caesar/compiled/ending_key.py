"""Positions in an end of CAESAR! that go on alike share a key: what can no longer matter is no part of it."""

from triumvirate.core.rulebook import compiled

from ..rules.board import BORDER_FIRST, BORDER_SECOND
from ..state import BORDERS, MIGHT, NOBODY, PROVINCES

STEP, SPREAD = 0x9E3779B97F4A7C15 - (1 << 64), 0xBF58476D1CE4E5B9 - (1 << 64)
LOW_32 = (1 << 32) - 1


@compiled
def mixed(key, number):
    """One more number in a key."""
    key = (key ^ number) * SPREAD + STEP
    return key ^ ((key >> 32) & LOW_32)


@compiled
def has_might(s):
    """Whether a token on the board may still be turned."""
    for province in range(PROVINCES):
        if s.bonus[province] == MIGHT:
            return True
    return s.pending[0] == MIGHT or s.pending[1] == MIGHT


@compiled
def key_of(s, size):
    """A 64-bit key of the state and of how many tokens the other player holds; never 0."""
    key = mixed(size, s.free)
    for seat in range(2):
        key = mixed(key, s.hand[seat])
        key = mixed(key, s.bag[seat])
        key = mixed(key, s.controlled[seat])
        key = mixed(key, s.border_marked[seat])
        key = mixed(key, s.placed[seat] * 64 + s.senate[seat])
    key = mixed(key, s.closed)
    key = mixed(key, s.flipped)
    key = mixed(key, (s.to_move * 16 + s.phase) * 16 + s.stage)
    key = mixed(key, (s.closing_n * 32 + s.closing[0]) * 32 + s.closing[1])
    key = mixed(key, ((s.pending_n * 16 + s.pending[0]) * 16 + s.pending[1]) * 4 + s.again)
    key = mixed(key, s.pending_won[0] * 16 + s.pending_won[1])
    for province in range(PROVINCES):
        if (s.closed >> province) & 1 == 0:
            key = mixed(key, (s.influence[province] * 128 + s.influence[PROVINCES + province]) * 32 + s.bonus[province])
    if has_might(s):
        key = with_tokens(s, key)
    return key if key else 1


@compiled
def with_tokens(s, key):
    """What Might may turn: tokens beside open provinces, with how they lie; of the others only that they can be chosen."""
    key = mixed(key, s.face_down)
    key = mixed(key, s.turned)
    key = mixed(key, s.owned[0])
    key = mixed(key, s.owned[1])
    for border in range(BORDERS):
        if (s.closed >> BORDER_FIRST[border]) & (s.closed >> BORDER_SECOND[border]) & 1 == 0:
            key = mixed(key, s.token[border] - NOBODY)
    return key
