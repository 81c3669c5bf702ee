"""Home-made bonuses: one is begun, and remembered for the end of the turn where it has effects there."""

from triumvirate.core.rulebook import compiled, emit, rule

from ..facts import OWN_BEGAN
from ..own import AT_TURN_END, NOW, OWN_EFFECTS
from ..state import BONUSES, STAGE_OWN


@compiled
def has_effect_at(s, bonus, when):
    """Whether a bonus has an effect at this moment."""
    for place in range(OWN_EFFECTS):
        effect = s.own_effects[(bonus - BONUSES) * OWN_EFFECTS + place]
        if effect != 0 and (effect >> 7) & 3 == when:
            return True
    return False


@rule("house.variant")
def begin_own(s, bonus, when, owner):
    """A home-made bonus begins one of its moments; what it does at the end of the turn is remembered with the usual one."""
    if when == NOW and has_effect_at(s, bonus, AT_TURN_END):
        s.due[s.due_n] = bonus
        s.due_owner[s.due_n] = owner
        s.due_n += 1
    if has_effect_at(s, bonus, when):
        emit(s, OWN_BEGAN, s.to_move, bonus)
        s.own_back = s.stage
        s.stage = STAGE_OWN
        s.own_now = bonus
        s.own_when = when
        s.own_at = 0
        s.own_left = 0
        s.own_owner = owner


@compiled
def end_own(s):
    """No home-made bonus is being carried out any more."""
    s.own_now = 0
    s.own_back = 0
    s.own_when = 0
    s.own_at = 0
    s.own_left = 0
    s.own_owner = 0


@compiled
def forget_due(s):
    """Nothing waits for the end of the turn any more, no province was looked at; what is barred is so to who is next."""
    end_own(s)
    s.shut = s.barred[s.to_move]
    s.looked = 0
    s.due_n = 0
    for place in range(3):
        s.due[place] = 0
        s.due_owner[place] = 0


@compiled
def begin_due(s):
    """The next bonus with effects at the end of the turn."""
    bonus, owner = s.due[0], s.due_owner[0]
    s.due_n -= 1
    for place in range(2):
        s.due[place] = s.due[place + 1]
        s.due_owner[place] = s.due_owner[place + 1]
    s.due[2] = 0
    s.due_owner[2] = 0
    begin_own(s, bonus, AT_TURN_END, owner)
