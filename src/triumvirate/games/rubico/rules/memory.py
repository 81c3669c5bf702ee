"""What a table remembers of the rounds played: what everybody saw, and what each player knew of the rows."""

from triumvirate.core.rulebook import compiled, rule

from ..state import (
    CELL_FACE,
    CELL_KNOWN,
    CELL_SAID,
    CELL_TAKEN,
    CELLS,
    MOST_SEATS,
    PLACES,
    ROUNDS,
    SENATE_BLUE,
    SENATE_DISCARD,
    SENATE_EXTRA,
    SENATE_RED_1,
    SENATE_RED_2,
    WORK_BLUE,
    WORK_DISCARD,
    WORK_EXTRA,
    WORK_JUNO,
    WORK_RED,
    WORK_VESTA,
)
from .senate import active_cards


@rule("6")
def remember_round(s):
    """What was chosen, claimed and counted stays known, and each player remembers the faces seen; after sixteen rounds
    the oldest is forgotten."""
    slot = (s.round - 1) % ROUNDS
    s.past_centurion[slot] = s.centurion
    s.past_quota[slot] = s.quota
    s.past_red[slot] = s.red
    s.past_blue[slot] = s.blue
    s.past_pompey[slot] = s.pompey
    s.past_turned[slot] = 0
    s.past_from[slot] = s.position
    s.past_work[slot] = at_work(s)
    for seat in range(MOST_SEATS):
        s.past_word[slot * MOST_SEATS + seat] = s.word[seat]
        for place in range(PLACES):
            s.past_cell[slot * CELLS + seat * PLACES + place] = remembered_card(s, seat, place)


@compiled
def remembered_card(s, seat, place):
    """One card of a row in one number; 0 where there is none."""
    if place >= s.row_n[seat]:
        return 0
    cell = seat * PLACES + place
    taken = (s.picked[seat] >> place) & 1
    return (
        1
        | (s.face[cell] << CELL_FACE)
        | (s.said[cell] << CELL_SAID)
        | (taken << CELL_TAKEN)
        | (s.known[cell] << CELL_KNOWN)
    )


@compiled
def at_work(s):
    """Which effects and powers shaped the reveal."""
    work = (active_cards(s, SENATE_RED_1) + active_cards(s, SENATE_RED_2)) << WORK_RED
    if active_cards(s, SENATE_EXTRA):
        work |= WORK_EXTRA
    if active_cards(s, SENATE_DISCARD):
        work |= WORK_DISCARD
    if active_cards(s, SENATE_BLUE):
        work |= WORK_BLUE
    if s.vesta:
        work |= WORK_VESTA
    if s.juno:
        work |= WORK_JUNO
    return work
