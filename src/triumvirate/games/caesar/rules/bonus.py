"""Province bonus token effects. Effects are mandatory; those that need a choice stop the turn until it is made."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import chance, emit, nth_bit, popcount, rule

from ..actions import BORDER, PROVINCE, TOKEN
from ..facts import (
    CENTURION_LOST,
    CENTURION_TAKEN,
    MARKER_TURNED,
    MIGHT_LOST,
    POISON_LOST,
    POISONED_TOKEN,
    SENATE_GAINED,
    SENATE_MARKER,
    TACTICS_GAINED,
    TOKEN_TURNED,
    WEALTH_GAINED,
)
from ..own import AUTOMATON, HOME_MADE, NOW
from ..state import (
    CENTURION,
    MIGHT,
    PHASE_CENTURION,
    PHASE_MIGHT,
    PHASE_OVER,
    POISON,
    POISONED,
    SENATE,
    TACTICS,
    WEALTH,
)
from .draw import draw_from_bag
from .markers import place_marker
from .own_chain import begin_own
from .reasons import NO_CENTURION, NO_MARKER_TARGET, NO_TOKEN_TARGET
from .tokens import last_of_kind, turn_face_down


@rule("turn.2e")
def resolve_bonus(s, seat, bonus, won):
    """The placing player resolves the effects of the bonus tokens taken."""
    if bonus == TACTICS:
        tactics(s, seat)
    elif bonus == WEALTH:
        wealth(s, seat)
    elif bonus == MIGHT:
        might(s, seat)
    elif bonus == SENATE:
        senate(s, seat, won)
    elif bonus == POISON:
        poison(s, 1 - seat)
    elif bonus == CENTURION or not HOME_MADE:
        centurion(s, seat)
    else:
        begin_own(s, bonus, NOW, won)


@rule("bonus.tactics")
def tactics(s, seat):
    """After this turn, its draw included, the same player takes one more; two Tactics in one turn still give one."""
    s.again = 1
    emit(s, TACTICS_GAINED, seat)


@rule("bonus.wealth")
def wealth(s, seat):
    """The hand grows by one: draw a token at once, besides the normal draw."""
    emit(s, WEALTH_GAINED, seat)
    draw_from_bag(s, seat)


@rule("bonus.might")
def might(s, seat):
    """Turn one of the opponent's tokens or control markers face down; with no target the effect is lost."""
    if might_tokens(s, seat) | might_markers(s, seat):
        s.phase = PHASE_MIGHT
    else:
        emit(s, MIGHT_LOST, seat)


@rule("bonus.might")
def might_tokens(s, seat):
    """Tokens of the opponent; those covered by a marker or already face down are no targets."""
    return s.owned[1 - seat] & ~s.face_down & ~s.border_marked[0] & ~s.border_marked[1]


@rule("bonus.might")
def might_markers(s, seat):
    """The opponent's control markers still face up; Italia's two turn as one. Those on borders and under Senates are no
    targets."""
    return s.controlled[1 - seat] & ~s.flipped


@decision("might token", BORDER, phase=PHASE_MIGHT, among=might_tokens, reason=NO_TOKEN_TARGET)
@rule("bonus.might")
def might_turns_token(s, seat, border):
    """The token counts 0/0 from now on; provinces already closed are not counted again."""
    turn_face_down(s, 1 - seat, border)
    emit(s, TOKEN_TURNED, seat, s.token[border], border)


@decision("might marker", PROVINCE, phase=PHASE_MIGHT, among=might_markers, reason=NO_MARKER_TARGET)
@rule("bonus.might")
def might_turns_marker(s, seat, province):
    """The province no longer gives border markers to its neighbours; the marker stays placed and the province won."""
    s.flipped |= 1 << province
    emit(s, MARKER_TURNED, seat, province)


@rule("bonus.senate")
def senate(s, seat, won):
    """The token is kept. If its owner also won the province: as many markers under it as Senate tokens owned."""
    s.senate[seat] += 1
    emit(s, SENATE_GAINED, seat, s.senate[seat], won)
    if won:
        for _ in range(s.senate[seat]):
            if s.phase != PHASE_OVER:
                emit(s, SENATE_MARKER, seat)
                place_marker(s, seat)


@rule("bonus.poison")
def poison(s, victim):
    """A random token from behind the opponent's screen goes back into their bag, a centurion too; both see which."""
    if s.hand[victim] == 0:
        emit(s, POISON_LOST, victim)
        return
    kind = lose_at_random(s, victim)
    emit(s, POISONED_TOKEN, victim, kind)


@rule("bonus.poison")
def lose_at_random(s, victim):
    """One of the tokens behind a screen, or of Auto-Crassus's line, goes back into its bag; its kind."""
    if AUTOMATON and s.automaton == victim:
        return lose_from_line(s, victim)
    hand = s.hand[victim]
    kind = s.kind[nth_bit(hand, chance(s, popcount(hand), POISONED + victim))]
    bit = 1 << last_of_kind(s, hand, kind)
    s.hand[victim] &= ~bit
    s.bag[victim] |= bit
    return kind


@rule("solo.expansions")
def lose_from_line(s, victim):
    """The person's Poison takes a random token of Auto-Crassus's line back into its bag; of two alike the left-most."""
    picked = s.line[chance(s, s.line_n, POISONED + victim)]
    return leave_line(s, victim, place_in_line(s, picked))


@rule("solo.turn")
def leave_line(s, seat, place):
    """A token of the line goes back into the bag, and those to its right move up."""
    kind = drop_from_line(s, place)
    bit = 1 << last_of_kind(s, s.hand[seat], kind)
    s.hand[seat] &= ~bit
    s.bag[seat] |= bit
    return kind


@rule("solo.ties.tokens")
def place_in_line(s, kind):
    """The left-most token of a kind in a line that holds one."""
    place = 0
    while s.line[place] != kind:
        place += 1
    return place


@rule("solo.turn")
def drop_from_line(s, place):
    """The line closes up, so that it always starts at its left end."""
    kind = s.line[place]
    s.line_n -= 1
    for i in range(place, s.line_n):
        s.line[i] = s.line[i + 1]
    s.line[s.line_n] = 0
    return kind


@rule("bonus.centurion")
def centurion(s, seat):
    """Take one of the remaining centurions behind the screen and skip this turn's draw; with none left, draw as usual."""
    if s.centurions[seat]:
        s.phase = PHASE_CENTURION
    else:
        emit(s, CENTURION_LOST, seat)


@rule("bonus.centurion")
def centurions_left(s, seat):
    """The centurions that a player has not taken yet."""
    return s.centurions[seat]


@decision("centurion", TOKEN, phase=PHASE_CENTURION, among=centurions_left, reason=NO_CENTURION)
@rule("bonus.centurion")
def take_centurion(s, seat, slot):
    """The chosen centurion goes behind the screen, and a draw is skipped for it."""
    s.centurions[seat] &= ~(1 << slot)
    s.hand[seat] |= 1 << slot
    skip_a_draw(s, seat)
    emit(s, CENTURION_TAKEN, seat, slot)


@rule("bonus.centurion")
def skip_a_draw(s, seat):
    """This turn's draw; a second Centurion in one turn skips the next draw as well, so that the hand does not grow."""
    if s.skip_draw and s.edition:
        s.owed[seat] += 1
    s.skip_draw = 1
