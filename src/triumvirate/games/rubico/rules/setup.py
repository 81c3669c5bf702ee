"""Chapter 1: roles, powers, the first Centurion, and who learns what before the first round."""

from triumvirate.core.rulebook import chance, emit, nth_bit, popcount, rule

from ..facts import POWER_DEALT, ROLE_DEALT, SENATORS_MET, SET_UP
from ..state import (
    CAESAR,
    CHANCE_FIRST,
    CHANCE_POWER,
    CHANCE_ROLE,
    MOST_SEATS,
    NO_POWER,
    NOBODY,
    POWERS,
    SENATE,
)

EVERY_POWER = (1 << len(POWERS)) - 1
POWERS_FROM = 4


@rule("1.1")
def deal_roles(s):
    """Each player gets one secret role card of those in play at this number of players."""
    red, blue = s.roles_in_play[CAESAR], s.roles_in_play[SENATE]
    for seat in range(s.players):
        if chance(s, red + blue, CHANCE_ROLE + seat) < red:
            s.role[seat] = CAESAR
            red -= 1
        else:
            s.role[seat] = SENATE
            blue -= 1
        emit(s, ROLE_DEALT, seat, s.role[seat])


@rule("1.4")
def deal_powers(s):
    """From four players on each gets one secret power of the eight; the others stay in the box, unseen."""
    for seat in range(MOST_SEATS):
        s.power[seat] = NO_POWER
    if s.players < POWERS_FROM:
        return
    left = EVERY_POWER
    for seat in range(s.players):
        power = nth_bit(left, chance(s, popcount(left), CHANCE_POWER + seat))
        left &= ~(1 << power)
        s.power[seat] = power
        emit(s, POWER_DEALT, seat, power)


@rule("1.5")
def choose_first_centurion(s):
    """The first Centurion is a random player, or by custom who took the first seat for having crossed the Rubicon last."""
    s.centurion = 0 if s.first_seat_begins else chance(s, s.players, CHANCE_FIRST)


@rule("1.6")
def do_senators_meet(players):
    """With five and with seven players the senators know each other from the start; with other numbers they do not."""
    return players == 5 or players == 7


@rule("1.6")
def senators(s):
    """The set of the senators' seats."""
    seats = 0
    for seat in range(s.players):
        if s.role[seat] == SENATE:
            seats |= 1 << seat
    return seats


@rule("1.6")
def introduce_senators(s):
    """Every senator is told who the senators are, and nobody else is."""
    if do_senators_meet(s.players):
        for seat in range(s.players):
            if s.role[seat] == SENATE:
                emit(s, SENATORS_MET, seat, senators(s))


@rule("1.3")
def lay_out(s):
    """The whole set-up in order; all eight Senate cards lie face down, and get their names only when turned."""
    s.winner = NOBODY
    s.placing = NOBODY
    for power in range(len(s.used_by)):
        s.used_by[power] = NOBODY
        s.used_on[power] = NOBODY
    deal_roles(s)
    deal_powers(s)
    choose_first_centurion(s)
    introduce_senators(s)
    emit(s, SET_UP, s.centurion)
