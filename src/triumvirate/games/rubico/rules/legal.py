"""Which actions there are, counted and chosen without making a list, and why another is refused."""

from triumvirate.core.rulebook import compiled, nth_bit, popcount, rule

from ..state import (
    ACT_CLAIM,
    ACT_CONFIRM,
    ACT_DONE,
    ACT_LOCK,
    ACT_MINERVA,
    ACT_PASS,
    ACT_PICK,
    ACT_PUT,
    ACT_SWAP,
    ACT_UNPICK,
    ACT_WORD,
    ACTIONS,
    ERIS,
    FORTUNA,
    MOST_SEATS,
    NOBODY,
    PHASE_ARRANGE,
    PHASE_CHOICE,
    PHASE_OVER,
    PHASE_POWERS,
    PHASE_TALK,
    PLACES,
    ROMA,
    SILENT,
    VENUS,
)
from .choice import still_to_pass
from .powers import USE_COUNT, USE_FROM, is_usable_now, uses_of_power
from .rows import is_complete, open_places, picked_n, places_in, row_owners

(
    ALLOWED,
    NO_SUCH_ACTION,
    NOTHING_TO_DECIDE,
    CARD_IN_HAND,
    NOT_ARRANGING,
    NOT_TALKING,
    NOT_CHOOSING,
    NOT_CENTURION,
    NO_SUCH_PLACE,
    ALREADY_CLAIMED,
    ALREADY_SPOKEN,
    NO_SUCH_PLAYER,
    ABOUT_YOURSELF,
    NO_ROW,
    CARD_IS_COVERED,
    ALREADY_PICKED,
    TWO_ALREADY,
    ENOUGH_PICKED,
    NOT_PICKED,
    NOT_COMPLETE,
    POWERS_FIRST,
    NO_WINDOW,
    NOT_YOUR_POWER,
    WRONG_WINDOW,
    YOUR_OWN_CARD,
    CARD_IS_TAKEN,
    AT_THE_START,
    NO_CARD_IN_HAND,
) = range(28)

SAYING_COUNT = 5
FIRST_WORD = 1


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


@rule("4.b")
def swaps(s):
    """Any two places of the row just dealt may be exchanged."""
    return 7 if s.hand_size == 3 else 63


@rule("7.claims")
def claims(s, seat):
    """Every card of the own row of which nothing has been said."""
    sayings = 0
    for place in range(s.row_n[seat]):
        if s.said[seat * PLACES + place] == SILENT:
            sayings |= 31 << (place * SAYING_COUNT)
    return sayings


@rule("7.claims")
def words(s, seat):
    """One table claim a round, about any other player."""
    if s.word[seat]:
        return 0
    others = ((1 << s.players) - 1) & ~(1 << seat)
    return others | others << MOST_SEATS | others << (2 * MOST_SEATS)


@rule("4.c")
def pickable(s):
    """Any card not covered and not yet chosen, from a row of which at most one is chosen, while cards are wanting."""
    if picked_n(s) >= s.quota:
        return 0
    cells = 0
    for seat in range(s.players):
        if popcount(s.picked[seat]) < 2:
            cells |= (open_places(s, seat) & ~s.picked[seat]) << (seat * PLACES)
    return cells


@rule("4.c")
def unpickable(s):
    """Every card chosen may be given back until the choice is confirmed."""
    cells = 0
    for seat in range(s.players):
        cells |= s.picked[seat] << (seat * PLACES)
    return cells


@rule("7.windows")
def may_confirm(s):
    """The choice is confirmed when it is complete and every power holder has passed since the last change."""
    return is_complete(s) and still_to_pass(s) == 0


@rule("5.minerva")
def puttable(s, seat):
    """A card taken goes before, between or behind the cards of the own row."""
    return (1 << (s.row_n[seat] + 1)) - 1


@compiled
def count_legal(s, seat):
    """How many actions a seat has; none when it is not deciding."""
    if not (deciders(s) >> seat) & 1:
        return 0
    if s.placing != NOBODY:
        return popcount(puttable(s, seat))
    if s.phase == PHASE_ARRANGE:
        return popcount(swaps(s)) + 1
    if s.phase == PHASE_TALK:
        return popcount(claims(s, seat)) + popcount(words(s, seat)) + popcount(uses_of_power(s, seat)) + 1
    if seat == s.centurion:
        return popcount(pickable(s)) + popcount(unpickable(s)) + (1 if may_confirm(s) else 0)
    return popcount(uses_of_power(s, seat)) + 1


@compiled
def nth_legal(s, seat, n):
    """The n-th action of a deciding seat, in the order of the action table."""
    if s.placing != NOBODY:
        return ACT_PUT + n
    if s.phase == PHASE_ARRANGE:
        return ACT_SWAP + n if n < popcount(swaps(s)) else ACT_LOCK
    if s.phase == PHASE_TALK:
        return nth_in_talk(s, seat, n)
    if seat == s.centurion:
        return nth_in_choice(s, n)
    return nth_use(s, seat, n, ACT_PASS)


@compiled
def nth_in_talk(s, seat, n):
    """Claims, then table claims, then `done`, then the uses of the power held."""
    sayings = claims(s, seat)
    if n < popcount(sayings):
        return ACT_CLAIM + nth_bit(sayings, n)
    n -= popcount(sayings)
    said = words(s, seat)
    if n < popcount(said):
        return ACT_WORD + nth_bit(said, n)
    n -= popcount(said)
    if n == 0:
        return ACT_DONE
    return nth_use(s, seat, n - 1, ACT_DONE)


@compiled
def nth_in_choice(s, n):
    """Cards to choose, then cards to give back, then the confirmation."""
    cells = pickable(s)
    if n < popcount(cells):
        return ACT_PICK + nth_bit(cells, n)
    n -= popcount(cells)
    cells = unpickable(s)
    if n < popcount(cells):
        return ACT_UNPICK + nth_bit(cells, n)
    return ACT_CONFIRM


@compiled
def nth_use(s, seat, n, otherwise):
    """The n-th use of the power held, or the action that stands behind them."""
    uses = uses_of_power(s, seat)
    if n < popcount(uses):
        return USE_FROM[s.power[seat]] + nth_bit(uses, n)
    return otherwise


@compiled
def refusal(s, seat, action):
    """Why a seat may not take an action: a number that `explain.py` puts into words, or 0 when it may."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if not (deciders(s) >> seat) & 1:
        return why_not_now(s, seat)
    if s.placing != NOBODY:
        return why_not_put(s, seat, action)
    if action < ACT_CLAIM:
        return why_not_arrange(s, action)
    if action < ACT_PICK:
        return why_not_talk(s, seat, action)
    if action < ACT_MINERVA:
        return why_not_choice(s, seat, action)
    if action < ACT_PUT:
        return why_not_use(s, seat, action)
    if action < ACT_PASS:
        return NO_CARD_IN_HAND
    if s.phase == PHASE_POWERS or (s.phase == PHASE_CHOICE and seat != s.centurion):
        return ALLOWED
    return NO_WINDOW


@rule("7.windows")
def why_not_now(s, seat):
    """A Centurion whose choice is complete waits for the power holders; others wait for their turn to decide."""
    if s.phase == PHASE_CHOICE and seat == s.centurion and s.placing == NOBODY:
        return POWERS_FIRST
    return NOTHING_TO_DECIDE


@rule("5.minerva")
def why_not_put(s, seat, action):
    """A card taken must first be put into the own row, at a place it has or right behind the last."""
    if action < ACT_PUT or action >= ACT_PASS:
        return CARD_IN_HAND
    return ALLOWED if (puttable(s, seat) >> (action - ACT_PUT)) & 1 else NO_SUCH_PLACE


@rule("4.b")
def why_not_arrange(s, action):
    """Rows are laid before the talk, and only places that the row has can be exchanged."""
    if s.phase != PHASE_ARRANGE:
        return NOT_ARRANGING
    if action == ACT_LOCK or (swaps(s) >> (action - ACT_SWAP)) & 1:
        return ALLOWED
    return NO_SUCH_PLACE


@rule("7.claims")
def why_not_talk(s, seat, action):
    """A claim needs a card of the own row of which nothing was said; a table claim another player, once a round."""
    if s.phase != PHASE_TALK:
        return NOT_TALKING
    if action == ACT_DONE:
        return ALLOWED
    if action < ACT_WORD:
        place = (action - ACT_CLAIM) // SAYING_COUNT
        if place >= s.row_n[seat]:
            return NO_SUCH_PLACE
        return ALLOWED if s.said[seat * PLACES + place] == SILENT else ALREADY_CLAIMED
    other = (action - ACT_WORD) % MOST_SEATS
    if other >= s.players:
        return NO_SUCH_PLAYER
    if other == seat:
        return ABOUT_YOURSELF
    return ALREADY_SPOKEN if s.word[seat] else ALLOWED


@rule("4.c")
def why_not_choice(s, seat, action):
    """Only the Centurion chooses, and only when the talk is over."""
    if s.phase != PHASE_CHOICE:
        return NOT_CHOOSING
    if seat != s.centurion:
        return NOT_CENTURION
    if action == ACT_CONFIRM:
        return ALLOWED if is_complete(s) else NOT_COMPLETE
    if action >= ACT_UNPICK:
        return ALLOWED if (unpickable(s) >> (action - ACT_UNPICK)) & 1 else NOT_PICKED
    return why_not_pick(s, (action - ACT_PICK) // PLACES, (action - ACT_PICK) % PLACES)


@rule("4.c")
def why_not_pick(s, row, place):
    """Nought, one or two cards from each player, none that is covered, and no more than the way asks for."""
    fault = why_not_card(s, row, place)
    if fault:
        return fault
    if (s.covered[row] >> place) & 1:
        return CARD_IS_COVERED
    if (s.picked[row] >> place) & 1:
        return ALREADY_PICKED
    if popcount(s.picked[row]) >= 2:
        return TWO_ALREADY
    return ENOUGH_PICKED if picked_n(s) >= s.quota else ALLOWED


@compiled
def why_not_card(s, row, place):
    """There is no such player, no such row, or no such card in it."""
    if row >= s.players:
        return NO_SUCH_PLAYER
    if row == s.centurion:
        return NO_ROW
    return ALLOWED if (places_in(s, row) >> place) & 1 else NO_SUCH_PLACE


@compiled
def power_of_use(action):
    """The power whose part of the action table this is."""
    power = 0
    while action >= USE_FROM[power] + USE_COUNT[power]:
        power += 1
    return power


@rule("5")
def why_not_use(s, seat, action):
    """A power is used by who holds it, not by the Centurion, in one of its windows, on something it can reach."""
    power = power_of_use(action)
    if seat == s.centurion:
        return NO_WINDOW
    if s.power[seat] != power:
        return NOT_YOUR_POWER
    if not is_usable_now(s, power):
        return WRONG_WINDOW
    use = action - USE_FROM[power]
    if (uses_of_power(s, seat) >> use) & 1:
        return ALLOWED
    if power == FORTUNA:
        return AT_THE_START
    if power in (VENUS, ERIS):
        return NO_SUCH_PLACE
    fault = why_not_card(s, use // PLACES, use % PLACES)
    if fault:
        return fault
    if use // PLACES == seat:
        return YOUR_OWN_CARD
    return CARD_IS_TAKEN if power == ROMA else CARD_IS_COVERED
