"""What a seat's view tells, as a row of small whole numbers for a network: its own things first, then the opponent's.

Compiled text, loaded on every engine like the rules. Every number fits a signed byte, so a batch may be kept as int8 or
float32. Nothing is read here that `view.py` does not show to the same seat.
"""

from triumvirate.core.rulebook import compiled, popcount

from .own import AUTOMATON
from .printed import DATA
from .rules.board import BORDERS_OF, DEGREE, FITS, ITALIA, SPACES_OF, WIDEST, other_side
from .rules.tokens import value_towards_first, value_towards_second
from .state import (
    BONUSES,
    BORDERS,
    INFLUENCE_SLOTS,
    MARKERS,
    NOBODY,
    PHASE_OVER,
    PRINTED_PHASES,
    PROVINCES,
    SLOTS,
    TILES,
)

STAGES = 5
BORDER_FEATURES, PROVINCE_FEATURES = 10, 14 + BONUSES
TOKEN_ROWS = 5
CENTURIONS = SLOTS - INFLUENCE_SLOTS
AT_PROVINCES = BORDERS * BORDER_FEATURES
AT_TOKENS = AT_PROVINCES + PROVINCES * PROVINCE_FEATURES
AT_PLAYERS = AT_TOKENS + TOKEN_ROWS * SLOTS
PLAYER_FEATURES = MARKERS + 3 + CENTURIONS
AT_TURN = AT_PLAYERS + 2 * PLAYER_FEATURES
TURN_FEATURES = 4 + PRINTED_PHASES + STAGES + 2 * (BONUSES + 1)
AT_OPTIONS = AT_TURN + TURN_FEATURES
OPTION_FEATURES = 7 + BONUSES + 2 * TILES
OBSERVATION = AT_OPTIONS + OPTION_FEATURES
DTYPE = "int8"

LARGEST = 127
SWORD_SPACES, SHIELD_SPACES = (
    sum(1 << place for place, border in enumerate(DATA["borders"]) if border["icon"] == name)
    for name in ("sword", "shield")
)
FIRST_SWORD, FIRST_SHIELD, FIRST_SHIP = (
    next(place for place, border in enumerate(DATA["borders"]) if border["icon"] == name)
    for name in ("sword", "shield", "ship")
)


@compiled
def observe(s, seat, out):
    """Write all features of what a seat knows, `OBSERVATION` numbers."""
    foe = 1 - seat
    write_borders(s, seat, foe, out)
    for province in range(PROVINCES):
        write_province(s, seat, foe, province, out, AT_PROVINCES + province * PROVINCE_FEATURES)
    write_tokens(s, seat, foe, out)
    write_player(s, seat, out, AT_PLAYERS)
    write_player(s, foe, out, AT_PLAYERS + PLAYER_FEATURES)
    write_turn(s, seat, out)
    write_options(s, seat, out)


@compiled
def held_tokens(s, seat):
    """The tokens a seat may place in time: hand and bag."""
    return s.hand[seat] | s.bag[seat]


@compiled
def unseen_tokens(s, foe):
    """The opponent's kinds not yet seen: hand, bag and what lies hidden. Auto-Crassus's line is open."""
    unseen = held_tokens(s, foe)
    if foe == s.automaton:
        unseen = s.bag[foe]
    for border in range(BORDERS):
        if (s.hidden & s.owned[foe]) >> border & 1:
            unseen |= 1 << s.token[border]
    return unseen


@compiled
def strongest(s, tokens, border):
    """The highest value among the tokens of a set that fit a space."""
    best = 0
    for slot in range(SLOTS):
        if tokens >> slot & 1 and FITS[s.icons[slot]] >> border & 1 and s.high[slot] > best:
            best = s.high[slot]
    return best


@compiled
def by_icon(border, sword, shield, ship):
    """The number of the icon that a space carries."""
    if SWORD_SPACES >> border & 1:
        return sword
    if SHIELD_SPACES >> border & 1:
        return shield
    return ship


@compiled
def write_borders(s, seat, foe, out):
    """Each space: free, ours, theirs, its two values, face down, markers, and the strongest token for it of each side."""
    ours, theirs = s.hand[seat], unseen_tokens(s, foe) | (s.hand[foe] if foe == s.automaton else 0)
    our_sword, their_sword = strongest(s, ours, FIRST_SWORD), strongest(s, theirs, FIRST_SWORD)
    our_shield, their_shield = strongest(s, ours, FIRST_SHIELD), strongest(s, theirs, FIRST_SHIELD)
    our_ship, their_ship = strongest(s, ours, FIRST_SHIP), strongest(s, theirs, FIRST_SHIP)
    for border in range(BORDERS):
        at = border * BORDER_FEATURES
        free = s.free >> border & 1
        out[at] = free
        out[at + 1] = s.owned[seat] >> border & 1
        out[at + 2] = s.owned[foe] >> border & 1
        out[at + 3] = 0 if free else value_towards_first(s, border)
        out[at + 4] = 0 if free else value_towards_second(s, border)
        out[at + 5] = s.face_down >> border & 1
        out[at + 6] = s.border_marked[seat] >> border & 1
        out[at + 7] = s.border_marked[foe] >> border & 1
        out[at + 8] = by_icon(border, our_sword, our_shield, our_ship) * free
        out[at + 9] = by_icon(border, their_sword, their_shield, their_ship) * free


@compiled
def stake(s, seat, province):
    """The markers that winning an open province now would bring: itself, Italia's second, borders to provinces held."""
    markers = 2 if province == ITALIA else 1
    held = s.controlled[seat] & ~s.flipped
    for i in range(DEGREE[province]):
        markers += held >> other_side(BORDERS_OF[province * WIDEST + i], province) & 1
    return markers


@compiled
def write_province(s, seat, foe, province, out, at):
    """Each province: influence, lead, free spaces, what winning it brings to each side, who holds it, its bonus, closing."""
    ours, theirs = s.influence[seat * PROVINCES + province], s.influence[foe * PROVINCES + province]
    free = popcount(s.free & SPACES_OF[province])
    closed = s.closed >> province & 1
    out[at] = ours
    out[at + 1] = theirs
    out[at + 2] = ours - theirs
    out[at + 3] = free
    out[at + 4] = 1 if free == 1 else 0
    out[at + 5] = 1 if free == 2 else 0
    out[at + 6] = 0 if closed else stake(s, seat, province)
    out[at + 7] = 0 if closed else stake(s, foe, province)
    out[at + 8] = closed
    out[at + 9] = s.controlled[seat] >> province & 1
    out[at + 10] = s.controlled[foe] >> province & 1
    out[at + 11] = s.flipped >> province & 1
    out[at + 12] = 1 if s.closing_n > 0 and s.closing[0] == province else 0
    out[at + 13] = 1 if s.closing_n > 1 and s.closing[1] == province else 0
    for bonus in range(BONUSES):
        out[at + 14 + bonus] = 1 if s.bonus[province] == bonus else 0


@compiled
def write_tokens(s, seat, foe, out):
    """Counts by kind: our hand, our bag, theirs unseen, Auto-Crassus's line, and the left-most of that line."""
    at = AT_TOKENS
    for place in range(TOKEN_ROWS * SLOTS):
        out[at + place] = 0
    unseen = s.bag[foe] if foe == s.automaton else held_tokens(s, foe)
    for slot in range(SLOTS):
        kind = s.kind[slot]
        if s.hand[seat] >> slot & 1:
            out[at + kind] += 1
        if s.bag[seat] >> slot & 1:
            out[at + SLOTS + kind] += 1
        if unseen >> slot & 1:
            out[at + 2 * SLOTS + kind] += 1
        if AUTOMATON and slot < s.line_n:
            out[at + 3 * SLOTS + s.line[slot]] += 1
    for border in range(BORDERS):
        if (s.hidden & s.owned[foe]) >> border & 1:
            out[at + 2 * SLOTS + s.token[border]] += 1
    if AUTOMATON and s.line_n > 0:
        out[at + 4 * SLOTS + s.line[0]] = 1


@compiled
def write_player(s, seat, out, at):
    """A player in the open: markers placed, one number for each, Senates, tokens behind the screen and in the bag, centurions."""
    for marker in range(MARKERS):
        out[at + marker] = 1 if s.placed[seat] > marker else 0
    out[at + MARKERS] = s.senate[seat]
    out[at + MARKERS + 1] = popcount(s.hand[seat])
    out[at + MARKERS + 2] = popcount(s.bag[seat])
    for slot in range(CENTURIONS):
        out[at + MARKERS + 3 + slot] = s.centurions[seat] >> (INFLUENCE_SLOTS + slot) & 1


@compiled
def write_turn(s, seat, out):
    """The turn in progress: whose it is, another one after it, no draw, phase, stage, and the bonuses that wait."""
    at = AT_TURN
    over = s.phase == PHASE_OVER
    out[at] = 1 if s.to_move == seat and not over else 0
    out[at + 1] = s.again
    out[at + 2] = s.skip_draw
    out[at + 3] = s.pending_n
    at += 4
    for phase in range(PRINTED_PHASES):
        out[at + phase] = 1 if s.phase == phase else 0
    at += PRINTED_PHASES
    for stage in range(STAGES):
        out[at + stage] = 1 if s.stage == stage and not over else 0
    at += STAGES
    for place in range(2):
        waits = place < s.pending_n
        for bonus in range(BONUSES):
            out[at + bonus] = 1 if waits and s.pending[place] == bonus else 0
        out[at + BONUSES] = 1 if waits and s.pending_won[place] else 0
        at += BONUSES + 1


@compiled
def write_options(s, seat, out):
    """What is being played: the expansions, our side, Auto-Crassus and its tiles, and the supply."""
    at = AT_OPTIONS
    out[at] = s.with_poison
    out[at + 1] = s.with_centurions
    out[at + 2] = s.with_border_control
    out[at + 3] = s.stuck_loses
    out[at + 4] = 0 if s.automaton == NOBODY else 1
    out[at + 5] = s.harder
    out[at + 6] = seat
    at += 7
    for bonus in range(BONUSES):
        out[at + bonus] = min(s.supply[bonus], LARGEST)
    at += BONUSES
    for tile in range(TILES):
        out[at + tile] = s.tile_deck[tile] if AUTOMATON else 0
        out[at + TILES + tile] = s.tile_left[tile] if AUTOMATON else 0
