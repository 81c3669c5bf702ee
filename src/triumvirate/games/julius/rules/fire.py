"""8.2. Fire and hits."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import chance, compiled, emit, equal, lowest_bit, rule

from ..actions import BLOCK
from ..facts import DIE_ROLLED, FIRED, HIT_TAKEN, PASSED
from ..state import DIE, GO_FIGHT, GO_HITS, NO_BLOCK, PHASE_FIGHT, PHASE_HIT, ROUNDS
from .battle import attacking_side, blocks_to_act, letter_of, slot_of
from .blocks import FIREPOWER, blocks_of, lose_step, strength
from .reasons import ALLOWED, ATTACKER_MUST_RETREAT, NOT_IN_BATTLE, NOT_ITS_TURN, NOT_STRONGEST, NOT_YOURS


@rule("8.1")
def why_not_act(s, seat, block):
    """In a slot the owner picks, one after another, each of his blocks with that letter that has not acted."""
    if s.owner[block] != seat:
        return NOT_YOURS
    if s.where[block] != s.battle_at or s.reserve[block]:
        return NOT_IN_BATTLE
    if s.acted[block] or slot_of(s, block) != s.slot:
        return NOT_ITS_TURN
    return ALLOWED


@compiled
def may_act(s, seat):
    """The blocks whose turn it is, as a bit set."""
    blocks = 0
    left = blocks_to_act(s) & equal(s.owner, seat)
    while left:
        block = lowest_bit(left)
        left &= left - 1
        if slot_of(s, block) == s.slot:
            blocks |= 1 << block
    return blocks


@rule("8.1")
def why_not_fire(s, seat, block):
    """A block fires or passes in its turn; in round 4 attackers may only retreat."""
    why = why_not_act(s, seat, block)
    if why == ALLOWED and s.round == ROUNDS and seat == attacking_side(s):
        return ATTACKER_MUST_RETREAT
    return why


@decision("fire", BLOCK, phase=PHASE_FIGHT, unless=why_not_fire, among=may_act)
@rule("8.2")
def fire(s, seat, block):
    """As many dice as the block has strength; every die up to its firepower hits."""
    s.acted[block] = 1
    emit(s, FIRED, seat, block, s.battle_at, s.round, letter_of(s, block), FIREPOWER[block], strength(s, block))
    for _ in range(strength(s, block)):
        die = chance(s, 6, DIE) + 1
        emit(s, DIE_ROLLED, seat, die, 1 if die <= FIREPOWER[block] else 0)
        if die <= FIREPOWER[block]:
            s.hits += 1
    s.seat = 1 - seat
    s.phase = GO_HITS


@decision("pass", BLOCK, phase=PHASE_FIGHT, unless=why_not_fire, among=may_act)
@rule("8.1")
def pass_turn(s, seat, block):
    """A block may let its turn go by."""
    s.acted[block] = 1
    emit(s, PASSED, seat, block)
    s.phase = GO_FIGHT


@rule("8.2")
def is_fighting(s, side, block):
    """A block of this side that takes part; in round 1 reserves do not."""
    return s.where[block] == s.battle_at and s.owner[block] == side and not s.reserve[block]


@compiled
def blocks_in_battle(s, seat):
    """The blocks of a side on the battlefield, as a bit set."""
    return blocks_of(s, seat, s.battle_at)


@rule("8.2")
def strongest(s, side):
    """The strength of the strongest block that takes part, 0 without one."""
    best = 0
    left = blocks_in_battle(s, side) & equal(s.reserve, 0)
    while left:
        block = lowest_bit(left)
        left &= left - 1
        if strength(s, block) > best:
            best = strength(s, block)
    return best


@rule("8.2")
def why_not_hit(s, seat, block):
    """Each hit goes to the strongest block; the owner chooses among equals."""
    if s.owner[block] != seat:
        return NOT_YOURS
    if not is_fighting(s, seat, block):
        return NOT_IN_BATTLE
    if strength(s, block) != strongest(s, seat):
        return NOT_STRONGEST
    return ALLOWED


@rule("8.2")
def only_target(s, side):
    """The one block that has to take the hit, or none when there is a choice."""
    best, found = strongest(s, side), NO_BLOCK
    left = blocks_in_battle(s, side) & equal(s.reserve, 0)
    while left:
        block = lowest_bit(left)
        left &= left - 1
        if strength(s, block) == best:
            if found != NO_BLOCK:
                return NO_BLOCK
            found = block
    return found


@rule("8.2")
def apply_hits(s):
    """Hits are taken one at a time, at once; where there is no choice they need no decision. Excess hits are lost."""
    while s.hits > 0 and strongest(s, s.seat) > 0:
        block = only_target(s, s.seat)
        if block == NO_BLOCK:
            s.phase = PHASE_HIT
            return
        take_hit(s, s.seat, block)
    s.hits = 0
    s.phase = GO_FIGHT


@decision("hit", BLOCK, phase=PHASE_HIT, unless=why_not_hit, among=blocks_in_battle)
@rule("8.2")
def take_hit(s, seat, block):
    """One hit, one step."""
    s.hits -= 1
    place = s.where[block]
    lose_step(s, block)
    emit(s, HIT_TAKEN, seat, block, place, s.steps[block])
    s.phase = GO_HITS
