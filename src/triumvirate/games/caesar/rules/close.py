"""How to play, 2: closing provinces, taking their bonus tokens, control, Italia and border markers."""

from triumvirate.core.rulebook import emit, rule

from ..facts import BONUS_TAKEN, BORDER_MARKED, ITALIA_SECOND, PROVINCE_CLOSED, PROVINCE_TIED, PROVINCE_WON
from ..own import HOME_MADE
from ..state import BONUSES, NOBODY, PHASE_OVER, PROVINCES
from .board import BORDERS_OF, DEGREE, ITALIA, WIDEST, other_side, touches
from .markers import place_marker


@rule("turn.2")
def close_provinces(s, seat):
    """Each step is done for every closing province, in the chosen order, before the next step begins."""
    for i in range(s.closing_n):
        take_bonus(s, seat, s.closing[i])
    for i in range(s.closing_n):
        decide_control(s, s.closing[i])
    for i in range(s.closing_n):
        place_second_marker(s, s.closing[i])
    for i in range(s.closing_n):
        place_border_markers(s, s.closing[i])
    for i in range(s.closing_n):
        keep_bonus(s, seat, s.closing[i])
    forget_closing(s)


@rule("turn.2")
def forget_closing(s):
    """Nothing is closing any more."""
    s.closing_n = 0
    s.closing[0] = 0
    s.closing[1] = 0


@rule("turn.2e")
def forget_pending(s):
    """No bonus waits to be resolved any more."""
    s.pending_n = 0
    s.pending[0] = 0
    s.pending[1] = 0
    s.pending_won[0] = 0
    s.pending_won[1] = 0


@rule("turn.2a")
def take_bonus(s, seat, province):
    """The placing player takes the province's bonus token, whoever will control the province."""
    s.closed |= 1 << province
    emit(s, PROVINCE_CLOSED, seat, province)
    if s.bonus[province] != NOBODY:
        emit(s, BONUS_TAKEN, seat, province, s.bonus[province])


@rule("turn.2e")
def keep_bonus(s, seat, province):
    """A bonus taken waits for its turn, and it is known by now whether its taker won the province."""
    bonus = s.bonus[province]
    if bonus != NOBODY:
        s.bonus[province] = NOBODY
        s.pending[s.pending_n] = bonus
        s.pending_won[s.pending_n] = (s.controlled[seat] >> province) & 1
        s.pending_n += 1
        if HOME_MADE and bonus >= BONUSES:
            s.pending_won[s.pending_n - 1] = owner_of(s, province)


@rule("house.variant")
def owner_of(s, province):
    """Who controls a province, counted from 1; 0 is nobody."""
    return ((s.controlled[0] >> province) & 1) + 2 * ((s.controlled[1] >> province) & 1)


@rule("turn.2b")
def leader_in(s, province):
    """The higher total of influence wins; a tie wins for nobody, but Auto-Crassus wins every tie."""
    ours = s.influence[province]
    theirs = s.influence[PROVINCES + province]
    if ours > theirs:
        return 0
    if theirs > ours:
        return 1
    return s.automaton


@rule("turn.2b")
def decide_control(s, province):
    """The higher total puts a control marker in the province, whoever closed it; a tie leaves it empty for good."""
    if s.phase == PHASE_OVER:
        return
    winner = leader_in(s, province)
    if winner == NOBODY:
        emit(s, PROVINCE_TIED, province, s.influence[province])
        return
    s.controlled[winner] |= 1 << province
    emit(s, PROVINCE_WON, winner, province, s.influence[province], s.influence[PROVINCES + province])
    place_marker(s, winner)


@rule("turn.2c")
def place_second_marker(s, province):
    """Italia's winner puts a second marker on its dashed space."""
    if s.phase == PHASE_OVER or province != ITALIA:
        return
    for seat in range(2):
        if (s.controlled[seat] >> province) & 1:
            emit(s, ITALIA_SECOND, seat)
            place_marker(s, seat)


@rule("turn.2d")
def place_border_markers(s, province):
    """For every neighbour held by the same player, both control markers face up, one more marker goes between them."""
    for seat in range(2):
        if not (s.controlled[seat] >> province) & 1 or not touches(s.controlled[seat] & ~s.flipped, province):
            continue
        for i in range(DEGREE[province]):
            border = BORDERS_OF[province * WIDEST + i]
            if s.phase != PHASE_OVER and gives_border_marker(s, seat, border, other_side(border, province)):
                s.border_marked[seat] |= 1 << border
                emit(s, BORDER_MARKED, seat, border)
                place_marker(s, seat)


@rule("turn.2d")
def gives_border_marker(s, seat, border, neighbour):
    """The neighbour is held with its marker face up, and the space between holds no marker yet: one per space, ever."""
    held = (s.controlled[seat] & ~s.flipped) >> neighbour
    marked = (s.border_marked[0] | s.border_marked[1]) >> border
    return (held & 1) == 1 and (marked & 1) == 0
