"""Chapter 3 and phase f: the Senate row, its Legions, and its effects in the round after."""

from triumvirate.core.rulebook import chance, emit, rule

from ..facts import SENATE_TURNED
from ..state import CHANCE_SENATE, LEGION_WINS, ROUNDS, SENATE_EMPTY, SENATE_KINDS, SENATE_ROW
from .finish import is_over, senate_wins


@rule("3")
def active_cards(s, kind):
    """How many cards of a kind are at work: those turned in the round before, unless Vesta silences them."""
    if s.vesta:
        return 0
    count = 0
    for i in range(s.tucked, s.shown_n):
        if s.senate_shown[i] == kind:
            count += 1
    return count


@rule("4.f")
def cards_to_turn(s):
    """One for each Pompey, and one when there is blue enough; by option one for each time the threshold is met."""
    if s.per_pair:
        return s.pompey + s.blue // s.threshold
    return s.pompey + (1 if s.blue >= s.threshold else 0)


@rule("3")
def cards_face_down(s):
    """How many Senate cards are not turned yet."""
    return SENATE_ROW - s.shown_n


@rule("1.3")
def next_senate_card(s):
    """The empty card lies first; behind it the other seven lie in random order, decided as each is turned."""
    if s.shown_n == 0:
        return SENATE_EMPTY
    n = chance(s, cards_face_down(s), CHANCE_SENATE)
    kind = 0
    while n >= s.senate_left[kind]:
        n -= s.senate_left[kind]
        kind += 1
    return kind


@rule("3")
def turn_senate_card(s):
    """The next card in order of position is turned face up."""
    kind = next_senate_card(s)
    s.senate_left[kind] -= 1
    s.senate_shown[s.shown_n] = kind
    s.shown_n += 1
    s.past_turned[(s.round - 1) % ROUNDS] += 1
    emit(s, SENATE_TURNED, s.shown_n, kind)
    if has_legion(s):
        senate_wins(s)


@rule("3")
def legion_size(s, legion):
    """How many face-up cards count for a Legion; the Jolly counts for both."""
    count = 0
    for kind in range(SENATE_KINDS):
        if (s.legions[kind] >> legion) & 1:
            for i in range(s.shown_n):
                if s.senate_shown[i] == kind:
                    count += 1
    return count


@rule("4.f")
def has_legion(s):
    """Four face-up cards of one Legion."""
    return legion_size(s, 0) >= LEGION_WINS or legion_size(s, 1) >= LEGION_WINS


@rule("4.f")
def turn_senate_cards(s):
    """Cards are turned one at a time; the Senate's win stops it, and with none left nothing happens."""
    for _ in range(cards_to_turn(s)):
        if not is_over(s):
            turn_senate_card(s)
