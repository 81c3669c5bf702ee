"""What a seat's view of RUBICO tells, as numbers for learning: one row of floats, zeros where nothing is known.

Seats are written relative to the viewer, who is seat 0. Sections, in this order: the table, a row for every seat with
its cards, the powers used, and the remembered rounds, the latest first.
"""

from triumvirate.core.rulebook import compiled

from .rules.setup import do_senators_meet
from .state import (
    CAESAR,
    CELL_FACE,
    CELL_KNOWN,
    CELL_SAID,
    CELL_TAKEN,
    CELLS,
    CIBELIS,
    END_LEGION,
    END_ROME,
    MINERVA,
    MOST_SEATS,
    NO_POWER,
    NOBODY,
    PHASE_OVER,
    PLACES,
    POWERS,
    ROMA,
    ROUNDS,
    SENATE,
    SENATE_KINDS,
    SENATE_ROW,
)

PHASE_COUNT = PHASE_OVER + 1
POWER_COUNT = len(POWERS)
FACE_COUNT, SAYING_COUNT, WORD_COUNT = 4, 6, 3
TABLE_ROW = 24 + PHASE_COUNT + SENATE_KINDS * (SENATE_ROW + 1) + 2 * FACE_COUNT
CARD_ROW = FACE_COUNT + SAYING_COUNT + 4
SEAT_ROW = 8 + WORD_COUNT + MOST_SEATS + PLACES * CARD_ROW
POWER_ROW = 1 + 2 * MOST_SEATS
PAST_SEAT = 2 * SAYING_COUNT + 2 * FACE_COUNT + 1 + WORD_COUNT + MOST_SEATS
PAST_ROW = 18 + MOST_SEATS * PAST_SEAT
AT_SEATS = TABLE_ROW + POWER_COUNT
AT_POWERS = AT_SEATS + MOST_SEATS * SEAT_ROW
AT_PAST = AT_POWERS + POWER_COUNT * POWER_ROW
OBSERVATION = AT_PAST + ROUNDS * PAST_ROW

DTYPE = "float32"


@compiled
def observe(s, seat, out):
    """Write what `seat` may know into `out`, a row of OBSERVATION floats."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    is_open = s.phase == PHASE_OVER and s.open_after_end != 0
    observe_table(s, seat, out)
    for other in range(s.players):
        observe_seat(s, seat, other, is_open, out)
    observe_powers(s, seat, out)
    revealed = s.ended_by == END_ROME or s.ended_by == END_LEGION
    last = s.round if revealed else s.round - 1
    first = last - ROUNDS + 1 if last > ROUNDS else 1
    for number in range(first, last + 1):
        observe_round(s, seat, (number - 1) % ROUNDS, AT_PAST + (last - number) * PAST_ROW, is_open, out)


@compiled
def seen_from(s, seat, other):
    """How many seats after the viewer another one sits."""
    return (other - seat) % s.players


@compiled
def write_word(s, seat, word, out, at):
    """A table claim: what is said (the kinds begin at 1), and of whom."""
    if word:
        out[at + word // MOST_SEATS - 1] = 1.0
        out[at + WORD_COUNT + seen_from(s, seat, word % MOST_SEATS)] = 1.0


@compiled
def observe_table(s, seat, out):
    """The march, the Senate row, the round, and what the viewer alone holds."""
    out[0] = s.players / MOST_SEATS
    out[1] = s.position / s.goal
    out[2] = s.reached / s.goal
    out[3] = s.goal / 16
    out[4] = s.round / ROUNDS
    out[5] = s.quota / 8
    out[6] = s.threshold / 8
    out[7] = s.hand_size / PLACES
    out[8] = s.vesta
    out[9] = s.juno
    out[10] = s.shown_n / SENATE_ROW
    out[11] = s.roles_in_play[CAESAR] / MOST_SEATS
    out[12] = s.roles_in_play[SENATE] / MOST_SEATS
    out[13] = (s.passed >> seat) & 1
    out[14] = s.aside_n / 2
    if s.placing != NOBODY:
        out[15] = 1.0
        out[16] = 1.0 if s.placing == seat else 0.0
        if (s.held_known >> seat) & 1:
            out[17 + s.held] = 1.0
    at = 24
    out[at + s.phase] = 1.0
    at += PHASE_COUNT
    for kind in range(SENATE_KINDS):
        out[at + kind] = s.senate_left[kind] / 4
    at += SENATE_KINDS
    for i in range(s.shown_n):
        out[at + i * SENATE_KINDS + s.senate_shown[i]] = 1.0
    at += SENATE_KINDS * SENATE_ROW
    for face in range(FACE_COUNT):
        out[at + face] = s.deck[face] / 16
    at += FACE_COUNT
    for i in range(s.aside_n):
        if (s.aside_known[i] >> seat) & 1:
            out[at + s.aside_face[i]] += 0.5
    if s.power[seat] != NO_POWER:
        out[TABLE_ROW + s.power[seat]] = 1.0


@compiled
def is_role_known(s, seat, other):
    """One's own; with five and seven players the senators know everybody's; a lone senator can count."""
    informed = do_senators_meet(s.players) or s.roles_in_play[SENATE] == 1
    return other == seat or (s.role[seat] != CAESAR and informed)


@compiled
def observe_seat(s, seat, other, is_open, out):
    """One seat's open facts and the faces in its row that the viewer has seen."""
    at = AT_SEATS + seen_from(s, seat, other) * SEAT_ROW
    out[at] = 1.0
    out[at + 1] = 1.0 if s.centurion == other else 0.0
    out[at + 2] = 1.0 if s.power[other] != NO_POWER else 0.0
    out[at + 3] = (s.locked >> other) & 1
    out[at + 4] = (s.talked >> other) & 1
    if is_open or is_role_known(s, seat, other):
        out[at + 5 if s.role[other] == CAESAR else at + 6] = 1.0
    out[at + 7] = s.row_n[other] / PLACES
    write_word(s, seat, s.word[other], out, at + 8)
    at += 8 + WORD_COUNT + MOST_SEATS
    for place in range(s.row_n[other]):
        cell = other * PLACES + place
        row = at + place * CARD_ROW
        if is_open or (s.known[cell] >> seat) & 1:
            out[row + s.face[cell]] = 1.0
        out[row + FACE_COUNT + s.said[cell]] = 1.0
        out[row + FACE_COUNT + SAYING_COUNT] = (s.covered[other] >> place) & 1
        out[row + FACE_COUNT + SAYING_COUNT + 1] = (s.picked[other] >> place) & 1
        out[row + FACE_COUNT + SAYING_COUNT + 2] = 1.0 if s.known[cell] != 0 else 0.0
        out[row + FACE_COUNT + SAYING_COUNT + 3] = (s.known[cell] >> other) & 1


@compiled
def observe_powers(s, seat, out):
    """Which powers have been used, by whom, and on whose card where the power touches another row."""
    for power in range(POWER_COUNT):
        at = AT_POWERS + power * POWER_ROW
        if s.used_by[power] != NOBODY:
            out[at] = s.used_round[power] / ROUNDS
            out[at + 1 + seen_from(s, seat, s.used_by[power])] = 1.0
            if power in (MINERVA, CIBELIS, ROMA):
                out[at + 1 + MOST_SEATS + seen_from(s, seat, s.used_on[power] // PLACES)] = 1.0


@compiled
def observe_round(s, seat, slot, at, is_open, out):
    """A remembered round: its outcome, and by seat what was offered, said and taken, and the faces the viewer knew."""
    out[at] = 1.0
    out[at + 1 + seen_from(s, seat, s.past_centurion[slot])] = 1.0
    out[at + 8] = s.past_quota[slot] / 8
    out[at + 9] = s.past_from[slot] / s.goal
    out[at + 10] = s.past_to[slot] / s.goal
    out[at + 11] = s.past_red[slot] / 4
    out[at + 12] = s.past_blue[slot] / 4
    out[at + 13] = s.past_pompey[slot] / 2
    out[at + 14] = s.past_turned[slot] / 2
    out[at + 15] = (s.past_work[slot] & 31) / 31
    out[at + 16] = (s.past_work[slot] >> 5) / 2
    for other in range(s.players):
        row = at + 18 + seen_from(s, seat, other) * PAST_SEAT
        for place in range(PLACES):
            cell = s.past_cell[slot * CELLS + other * PLACES + place]
            if cell:
                taken = (cell >> CELL_TAKEN) & 1
                out[row + taken * SAYING_COUNT + ((cell >> CELL_SAID) & 7)] += 0.25
                if is_open or (cell >> (CELL_KNOWN + seat)) & 1:
                    out[row + 2 * SAYING_COUNT + taken * FACE_COUNT + ((cell >> CELL_FACE) & 3)] += 0.25
                if taken:
                    out[row + 2 * SAYING_COUNT + 2 * FACE_COUNT] += 0.25
        word = s.past_word[slot * MOST_SEATS + other]
        write_word(s, seat, word, out, row + 2 * SAYING_COUNT + 2 * FACE_COUNT + 1)
