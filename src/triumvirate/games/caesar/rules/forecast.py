"""What closing would bring, counted without doing it: Auto-Crassus must know whether it would hand the person the win."""

from triumvirate.core.rulebook import compiled, rule

from ..state import MARKERS, NOBODY, PROVINCES
from .board import BORDER_FIRST, BORDERS_OF, DEGREE, ITALIA, SPACES_OF, WIDEST, other_side
from .close import gives_border_marker


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
    ours = MARKERS - s.placed[seat]
    theirs = MARKERS - s.placed[foe]
    for part in range(6):
        winner, count = part_of_closing(s, part, target, across, here, there)
        if winner == seat:
            ours -= count
        elif winner == foe:
            theirs -= count
        if ours <= 0:
            return False
        if theirs <= 0:
            return True
    return False


@compiled
def part_of_closing(s, part, target, across, here, there):
    """Who gains how many markers in each part of a closing: both controls, Italia for either, borders of both."""
    if part == 0:
        return here, 1
    if part == 1:
        return there, 1
    if part == 2:
        return here, 1 if target == ITALIA else 0
    if part == 3:
        return there, 1 if across == ITALIA else 0
    if part == 4:
        return here, border_markers_for(s, here, target, here == there)
    return there, border_markers_for(s, there, across, False)


@compiled
def border_markers_for(s, winner, province, shared):
    """Border markers a province would give its winner; `shared` when the border just filled would get one too."""
    if winner == NOBODY:
        return 0
    count = 1 if shared else 0
    for i in range(DEGREE[province]):
        border = BORDERS_OF[province * WIDEST + i]
        neighbour = other_side(border, province)
        if gives_border_marker(s, winner, border, neighbour):
            count += 1
    return count
