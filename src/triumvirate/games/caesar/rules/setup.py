"""Setup: bonuses on the provinces, tokens in the bags, first hands."""

from triumvirate.core.rulebook import chance, compiled, emit, popcount, rule

from ..facts import BONUS_DEALT, LINE_DRAWN, SET_UP
from ..own import AUTOMATON, HOME_MADE
from ..state import (
    BONUSES,
    CAESAR,
    DEALT,
    NOBODY,
    PROVINCES,
    SENATE,
    TILES,
)
from .board import EVERY_BORDER, ITALIA
from .draw import draw_from_bag, take_from_bag
from .place import nth_with_own, supply_size, take_from_supply

# Sums of the supply stand side by side in one number, ten bits each; a variant has at most 40 bonuses of a kind.
LANE = 10
ONES = sum(1 << LANE * bonus for bonus in range(BONUSES))
TOPS = ONES << (LANE - 1)
ALL = (1 << LANE * BONUSES) - 1


@rule("setup.1")
def deal_bonuses(s):
    """Italia gets a Senate; every other province gets one bonus at random, face up."""
    s.supply[SENATE] -= 1
    left = supply_size(s)
    sums = sums_of_supply(s)
    for province in range(PROVINCES):
        bonus = SENATE
        if province != ITALIA:
            n = chance(s, left, DEALT)
            bonus = nth_with_own(s, n) if HOME_MADE and s.own_kinds else nth_by_sums(sums, n)
            sums -= (ONES << (LANE * bonus)) & ALL
            take_from_supply(s, bonus)
            left -= 1
        s.bonus[province] = bonus
        emit(s, BONUS_DEALT, province, bonus)


@compiled
def sums_of_supply(s):
    """How many bonus tokens the supply holds up to each of the printed ones."""
    sums, so_far = 0, 0
    for bonus in range(BONUSES):
        so_far += s.supply[bonus]
        sums |= so_far << (LANE * bonus)
    return sums


@compiled
def nth_by_sums(sums, n):
    """What `nth_in_supply` finds by looking at one after another: it comes after all whose sum is at most n."""
    return popcount((TOPS + n * ONES - sums) & TOPS)


@rule("setup.3")
def put_away(s):
    """With Poison or Centurions there are more bonuses than provinces: those left over leave play unseen."""
    for bonus in range(BONUSES):
        s.supply[bonus] = 0
    if HOME_MADE and s.own_kinds:
        for own in range(s.own_kinds):
            s.own_supply[own] = 0


@rule("setup.4")
def keep_supply(s):
    """With Border Control the bonuses that would leave play form the face-down supply instead."""
    if not s.with_border_control:
        put_away(s)


@rule("setup.2")
def deal_hands(s):
    """Each player draws two tokens behind the screen, three with Poison."""
    for seat in range(2):
        if s.automaton != seat:
            for _ in range(3 if s.with_poison else 2):
                draw_from_bag(s, seat)


@rule("centurions")
def lay_out_centurions(s):
    """Each player has three centurion tokens open in front of the screen; without the expansion they stay in the box."""
    if not s.with_centurions:
        s.centurions[0] = 0
        s.centurions[1] = 0


@rule("solo.setup")
def lay_out_line(s):
    """Auto-Crassus starts with three tokens face up in a line, and has no hand."""
    if AUTOMATON and s.automaton != NOBODY:
        for _ in range(3):
            if s.bag[s.automaton]:
                add_to_line(s, take_from_bag(s, s.automaton))


@rule("solo.turn")
def add_to_line(s, kind):
    """A token drawn for the line goes to its right end."""
    s.line[s.line_n] = kind
    s.line_n += 1
    emit(s, LINE_DRAWN, s.automaton, kind)


@rule("solo.tile")
def shuffle_tiles(s):
    """All six command tiles of the level go face down into the stack."""
    if AUTOMATON and s.automaton != NOBODY:
        for tile in range(TILES):
            s.tile_left[tile] = s.tile_deck[tile]


@rule("setup.5")
def first_turn(s):
    """Caesar takes the first turn; in a solo game Auto-Crassus does, whichever colour it plays."""
    s.to_move = CAESAR
    if s.automaton != NOBODY:
        s.to_move = s.automaton


@rule("setup.1")
def clear_board(s):
    """An empty board: nothing placed, nothing closed, nobody ahead. No token lies on it as it is prepared."""
    s.free = EVERY_BORDER
    s.winner = NOBODY


@rule("setup.1")
def lay_out(s):
    """The whole set-up in order, up to the first turn."""
    clear_board(s)
    deal_bonuses(s)
    keep_supply(s)
    lay_out_centurions(s)
    deal_hands(s)
    lay_out_line(s)
    shuffle_tiles(s)
    first_turn(s)
    emit(s, SET_UP, s.to_move)
