"""What closing would bring, counted without doing it: Auto-Crassus must know whether it would hand the person the win."""

from triumvirate.core.rulebook import compiled, lowest_bit, popcount, rule

from ..state import MARKERS, NOBODY, PROVINCES
from .board import BORDER_FIRST, BORDER_SECOND, ITALIA, NEIGHBOURS, SPACES_OF, other_side

# A closing goes part by part: each is done for both provinces before the next.
CLOSING_PARTS = 3
CONTROL_PART, ITALIA_PART, BORDER_PART = range(CLOSING_PARTS)


@compiled
def closes(s, border, province):
    """Filling this border space would close the province."""
    return (s.free & SPACES_OF[province]) == (1 << border)


@compiled
def leader_with(s, seat, province, value):
    """Who would win the province if this seat added this value there."""
    lead = s.influence[province] - s.influence[PROVINCES + province]
    lead += value if seat == 0 else -value
    if lead > 0:
        return 0
    if lead < 0:
        return 1
    return s.automaton


@compiled
def leader_if_closed(s, seat, border, province, value):
    """Who would win the province by filling this space with this value; nobody while it stays open."""
    if not closes(s, border, province):
        return NOBODY
    return leader_with(s, seat, province, value)


@rule("solo.choice.2")
def hands_over_the_win(s, seat, border, to_first, to_second, target):
    """Placing here, target first, would place the person's last marker before one of its own ends the game."""
    across = other_side(border, target)
    inward, outward = to_first, to_second
    if BORDER_FIRST[border] != target:
        inward, outward = to_second, to_first
    here = leader_if_closed(s, seat, border, target, inward)
    there = leader_if_closed(s, seat, border, across, outward)
    foe = 1 - seat
    if here != foe and there != foe:
        return False
    ours = MARKERS - s.placed[seat]
    theirs = MARKERS - s.placed[foe]
    for part in range(2 * CLOSING_PARTS):
        winner, province = here, target
        if part & 1:
            winner, province = there, across
        if winner != NOBODY:
            count = part_of_closing(s, part >> 1, winner, province)
            if part >> 1 == BORDER_PART and part & 1 == 0 and here == there:
                count += 1  # on the border just filled
            if winner == foe:
                theirs -= count
            else:
                ours -= count
            if ours <= 0:
                return False
            if theirs <= 0:
                return True
    return False


@compiled
def part_of_closing(s, part, winner, province):
    """How many markers a province brings its winner in each part of a closing: control, Italia's second, borders."""
    if part == BORDER_PART:
        return border_markers_for(s, winner, province)
    return 1 if part == CONTROL_PART or province == ITALIA else 0


@compiled
def border_markers_for(s, winner, province):
    """Border markers that a province would give its winner, for neighbours that are held already."""
    count = 0
    spaces = SPACES_OF[province] & ~(s.border_marked[0] | s.border_marked[1])
    held = NEIGHBOURS[province] & s.controlled[winner] & ~s.flipped
    while held:
        count += popcount(spaces & SPACES_OF[lowest_bit(held)])
        held &= held - 1
    return count


@compiled
def could_hand_over_the_win(s, seat, border):
    """Filling this space closes so much that the person's last marker could be in it, should they win all of it."""
    foe = 1 - seat
    count, provinces = 0, 0
    for end in range(2):
        province = BORDER_SECOND[border] if end else BORDER_FIRST[border]
        if closes(s, border, province):
            count += 1 + (province == ITALIA) + border_markers_for(s, foe, province)
            provinces += 1
    return provinces > 0 and s.placed[foe] + count + (provinces == 2) >= MARKERS
