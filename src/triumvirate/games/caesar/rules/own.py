"""Home-made bonuses: composed in a variant file from effects that the rules know, carried out one after the other.

The tables say what each effect does, on whom, when, on which condition and how often (`games/caesar/own.py`). Effects are
mandatory unless the file lets them be declined; one that finds nothing to do is lost.
"""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import chance, compiled, emit, nth_bit, popcount, rule

from ..actions import BORDER, PROVINCE, TOKEN
from ..facts import LINE_DISCARDED, OWN_BEGAN, OWN_DECLINED, OWN_LOST
from ..own import (
    ALWAYS,
    HOME_MADE,
    IF_BEHIND,
    IF_NOT_WON,
    IF_WON,
    LOOK,
    OWN_EFFECTS,
    RETURN_TOKEN,
)
from ..state import BONUSES, CHOSEN, PHASE_OVER, PHASE_OWN
from .bonus import leave_line
from .own_chain import end_own
from .own_effects import aim_at_province, aim_at_space, aim_at_token, do_at_once
from .own_targets import done_by, effect_now, has_target, own_provinces, own_spaces, own_tokens
from .reasons import ALLOWED, NO_OWN_PROVINCE, NO_OWN_SPACE, NO_OWN_TOKEN, NOT_OPTIONAL


@rule("house.variant")
def condition_holds(s, seat, effect):
    """Always; only if who took the bonus won the province, or did not; only while behind, or ahead, in markers placed."""
    condition = (effect >> 9) & 7
    if condition == ALWAYS:
        return True
    if condition == IF_WON:
        return s.own_owner == seat + 1
    if condition == IF_NOT_WON:
        return s.own_owner != seat + 1
    if condition == IF_BEHIND:
        return s.placed[seat] < s.placed[1 - seat]
    return s.placed[seat] > s.placed[1 - seat]


@compiled
def next_effect(s, seat):
    """Go on to the next effect of this moment whose condition holds; False after the last, and the turn goes on."""
    while s.own_left == 0:
        if s.own_at >= OWN_EFFECTS:
            s.stage = s.own_back
            end_own(s)
            return False
        effect = effect_now(s)
        if effect != 0 and (effect >> 7) & 3 == s.own_when and condition_holds(s, seat, effect):
            s.own_left = (effect >> 12) & 3
        else:
            s.own_at += 1
    return True


@compiled
def done_once(s):
    """One repeat of the effect is done."""
    s.own_left -= 1
    if s.own_left == 0:
        s.own_at += 1


@rule("house.variant")
def carry_out(s, seat):
    """One effect of the bonus, or the question what it is aimed at; an effect that finds no target is lost."""
    if not next_effect(s, seat):
        return
    effect = effect_now(s)
    what = done_by(effect)
    if what > LOOK and not has_target(s, seat):
        emit(s, OWN_LOST, seat, what)
        done_once(s)
    elif what > LOOK or (effect >> 14) & 1:
        s.phase = PHASE_OWN
    else:
        do_at_once(s, seat)
        done_once(s)


@decision("choose space", BORDER, phase=PHASE_OWN, given=HOME_MADE, among=own_spaces, reason=NO_OWN_SPACE)
@rule("house.variant")
def choose_space(s, seat, border):
    """The effect is aimed at a border space."""
    aim_at_space(s, seat, border)
    done_once(s)


@decision("choose province", PROVINCE, phase=PHASE_OWN, given=HOME_MADE, among=own_provinces, reason=NO_OWN_PROVINCE)
@rule("house.variant")
def choose_province(s, seat, province):
    """The effect is aimed at a province."""
    aim_at_province(s, seat, province)
    done_once(s)


@decision("choose token", TOKEN, phase=PHASE_OWN, given=HOME_MADE, among=own_tokens, reason=NO_OWN_TOKEN)
@rule("house.variant")
def choose_token(s, seat, slot):
    """The effect is aimed at a token behind one's own screen, or at a centurion."""
    aim_at_token(s, seat, slot)
    done_once(s)


@rule("house.variant")
def why_not_accept(s, seat):
    """An effect that needs no target is accepted or declined, where the file leaves that open."""
    return ALLOWED if done_by(effect_now(s)) <= LOOK else NOT_OPTIONAL


@decision("accept", phase=PHASE_OWN, given=HOME_MADE, unless=why_not_accept)
@rule("house.variant")
def accept(s, seat):
    """The effect is carried out."""
    do_at_once(s, seat)
    done_once(s)


@rule("house.variant")
def why_not_decline(s, seat):
    """Only an effect that the file lets be declined."""
    return ALLOWED if (effect_now(s) >> 14) & 1 else NOT_OPTIONAL


@decision("decline", phase=PHASE_OWN, given=HOME_MADE, unless=why_not_decline)
@rule("house.variant")
def decline(s, seat):
    """The effect is left out, with all its repeats."""
    emit(s, OWN_DECLINED, seat, done_by(effect_now(s)))
    s.own_left = 1
    done_once(s)


@rule("house.variant")
def automaton_plays(s, bonus, owner):
    """Auto-Crassus carries out all effects of a bonus when it resolves it, aims by lot and declines nothing."""
    emit(s, OWN_BEGAN, s.automaton, bonus)
    s.own_now = bonus
    s.own_owner = owner
    for place in range(OWN_EFFECTS):
        s.own_at = place
        effect = s.own_effects[(bonus - BONUSES) * OWN_EFFECTS + place]
        if effect != 0 and condition_holds(s, s.automaton, effect):
            for _ in range((effect >> 12) & 3):
                if s.phase != PHASE_OVER:
                    automaton_aims(s, done_by(effect))
    end_own(s)


@rule("house.variant")
def automaton_aims(s, what):
    """Among all targets it takes one by lot; from its line goes the left-most token."""
    seat = s.automaton
    if what <= LOOK:
        do_at_once(s, seat)
        return
    if not has_target(s, seat):
        emit(s, OWN_LOST, seat, what)
        return
    if what == RETURN_TOKEN:
        kind = leave_line(s, seat, 0)
        emit(s, LINE_DISCARDED, seat, kind)
        return
    spaces, provinces, tokens = own_spaces(s, seat), own_provinces(s, seat), own_tokens(s, seat)
    targets = spaces | provinces | tokens  # of one sort only
    target = nth_bit(targets, chance(s, popcount(targets), CHOSEN))
    if spaces:
        aim_at_space(s, seat, target)
    elif provinces:
        aim_at_province(s, seat, target)
    else:
        aim_at_token(s, seat, target)
