"""The reasons of CAESAR!: each is a predicate over a deed, what it was done in and what follows, and the words for it.

A reason is found by asking every predicate; what is not so is not said, and where nothing is so nothing is said. The
words stand in `words.LANGUAGE.json` under the reason's key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from triumvirate.bots.caesar.board import Deed, fitting, may_close_and_win, turned_values
from triumvirate.bots.reasons import Reason, reason
from triumvirate.games.caesar import facts
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.printed import PROVINCE_IDS
from triumvirate.games.caesar.rules.board import BORDER_FIRST, BORDER_SECOND, BORDERS_OF, DEGREE, WIDEST, other_side
from triumvirate.games.caesar.state import ALL_BONUS_NAMES, BORDERS, LAUREL, PHASE_PLACE, PROVINCES, SENATE

Predicate = Callable[[Deed], Iterable[Reason]]
MARKERS = (
    *(facts.PROVINCE_WON, facts.ITALIA_SECOND, facts.BORDER_MARKED, facts.SENATE_MARKER),
    *(facts.OWN_MARKER, facts.OWN_MARKED, facts.OWN_CLAIMED),
)
MOST = 3  # sentences of a reason


def _provinces(found: Iterable[int]) -> tuple[str, ...]:
    return tuple(PROVINCE_IDS[province] for province in found)


# --- what an action brings at once --------------------------------------------------------------------------------------


def victory(deed: Deed) -> Iterable[Reason]:
    """It ends the match and its side has won."""
    if any(fact[1] == deed.seat for fact in deed.kinds(facts.GAME_ENDED)):
        yield reason("victory")


def wins(deed: Deed) -> Iterable[Reason]:
    """Provinces close and are its side's."""
    won = [fact[2] for fact in deed.kinds(facts.PROVINCE_WON) if fact[1] == deed.seat]
    if won:
        yield reason("wins", province=_provinces(won))


def closes_for(deed: Deed) -> Iterable[Reason]:
    """Bonuses are taken from provinces that its side does not win."""
    won = {fact[2] for fact in deed.kinds(facts.PROVINCE_WON) if fact[1] == deed.seat}
    taken = [fact for fact in deed.kinds(facts.BONUS_TAKEN) if fact[2] not in won]
    if taken and not deed.is_last:
        bonuses = tuple(ALL_BONUS_NAMES[fact[3]] for fact in taken)
        yield reason("closes_for", province=_provinces(fact[2] for fact in taken), bonus=bonuses)


def takes(deed: Deed) -> Iterable[Reason]:
    """Bonuses are taken from provinces that its side wins."""
    won = {fact[2] for fact in deed.kinds(facts.PROVINCE_WON) if fact[1] == deed.seat}
    taken = [fact for fact in deed.kinds(facts.BONUS_TAKEN) if fact[2] in won]
    if taken:
        yield reason("takes", bonus=tuple(ALL_BONUS_NAMES[fact[3]] for fact in taken))


def gains(deed: Deed) -> Iterable[Reason]:
    """Markers of its side are placed."""
    count = sum(1 for kind, who, *_ in deed.log if kind in MARKERS and who == deed.seat)
    if count:
        yield reason("gains", count=count)


def closes_both(deed: Deed) -> Iterable[Reason]:
    """A token fills the last spaces of two provinces, and their order is still to be chosen."""
    full = [province for province in deed.touched if not deed.after.is_open(province)]
    if len(full) == 2 and not deed.kinds(facts.PROVINCE_CLOSED) and not deed.state.own_kinds:
        yield reason("closes_both", province=_provinces(full))


# --- what it keeps the other from ---------------------------------------------------------------------------------------


def _kept_from(deed: Deed) -> list[int]:
    """Provinces that nobody wins with it, which the other might have closed and won with one token and now cannot."""
    if not deed.is_for_two or deed.is_last:
        return []
    return [
        province
        for province in range(PROVINCES)
        if may_close_and_win(deed.state, deed.before, deed.foe, province)
        and not may_close_and_win(deed.state, deed.after, deed.foe, province)
        and not any(fact[2] == province for fact in deed.kinds(facts.PROVINCE_WON))
    ]


def denies_senate(deed: Deed) -> Iterable[Reason]:
    """The other might have closed and won a province with a Senate on it."""
    kept = [province for province in _kept_from(deed) if deed.state.bonus[province] == SENATE]
    if kept:
        yield reason("denies_senate", province=_provinces(kept))


def denies(deed: Deed) -> Iterable[Reason]:
    """The other might have closed and won a province with another bonus, or none."""
    kept = [province for province in _kept_from(deed) if deed.state.bonus[province] != SENATE]
    if kept:
        yield reason("denies", province=_provinces(kept))


def forces(deed: Deed) -> Iterable[Reason]:
    """Whatever the other places next fills a province that this side then wins."""
    if not deed.is_for_two or deed.is_last or deed.moves_again or deed.state.with_border_control:
        return
    if deed.state.phase != PHASE_PLACE or not deed.touched or not all(map(deed.after.is_open, deed.touched)):
        return
    state, board, placements = deed.state, deed.after, 0
    for border in range(BORDERS):
        if not board.free >> border & 1:
            continue
        for kind in fitting(state, deed.foe, border):
            for values in {(state.high[kind], state.low[kind]), (state.low[kind], state.high[kind])}:
                placements += 1
                then = board.with_token(deed.foe, border, *values)
                beside = (BORDER_FIRST[border], BORDER_SECOND[border])
                if not any(not then.is_open(p) and then.lead(deed.seat, p) > 0 for p in beside):
                    return
    if placements:
        yield reason("forces")


# --- what it builds -----------------------------------------------------------------------------------------------------


def prepares(deed: Deed) -> Iterable[Reason]:
    """It takes the lead in a province beside its own, which would bring border markers too."""
    for province in _newly_led(deed):
        count = deed.after.border_markers(deed.seat, province)
        if count:
            yield reason("prepares", province=PROVINCE_IDS[province], count=count)


def leads(deed: Deed) -> Iterable[Reason]:
    """It takes the lead in open provinces."""
    led = [province for province in _newly_led(deed) if not deed.after.border_markers(deed.seat, province)]
    if led:
        yield reason("leads", province=_provinces(led))


def levels(deed: Deed) -> Iterable[Reason]:
    """It draws level where it was behind."""
    level = [p for p in _still_open(deed) if deed.before.lead(deed.seat, p) < 0 == deed.after.lead(deed.seat, p)]
    if level:
        yield reason("levels", province=_provinces(level))


def extends(deed: Deed) -> Iterable[Reason]:
    """It was ahead already, and is further ahead."""
    ahead = [p for p in _still_open(deed) if 0 < deed.before.lead(deed.seat, p) < deed.after.lead(deed.seat, p)]
    for province in ahead:
        yield reason("extends", province=PROVINCE_IDS[province], points=deed.after.lead(deed.seat, province))


def narrows(deed: Deed) -> Iterable[Reason]:
    """It is behind, and less so than before."""
    behind = [p for p in _still_open(deed) if deed.before.lead(deed.seat, p) < deed.after.lead(deed.seat, p) < 0]
    for province in behind:
        yield reason("narrows", province=PROVINCE_IDS[province], points=-deed.after.lead(deed.seat, province))


def _still_open(deed: Deed) -> list[int]:
    return [province for province in deed.touched if deed.after.is_open(province)]


def _newly_led(deed: Deed) -> list[int]:
    return [p for p in _still_open(deed) if deed.before.lead(deed.seat, p) <= 0 < deed.after.lead(deed.seat, p)]


def keeps_laurel(deed: Deed) -> Iterable[Reason]:
    """It wins a province with another token, though a laurel in hand would have won it from the same space."""
    placed = deed.kinds(facts.TOKEN_PLACED)
    if not placed or deed.state.icons[placed[0][2]] & LAUREL or deed.is_last:
        return
    state, hand, border = deed.state, deed.state.hand[deed.seat], placed[0][3]
    laurels = [slot for slot, icons in enumerate(state.icons) if hand >> slot & 1 and icons & LAUREL]
    most = max((max(state.high[slot], state.low[slot]) for slot in laurels), default=0)
    won = [fact[2] for fact in deed.kinds(facts.PROVINCE_WON) if fact[1] == deed.seat]
    too = [p for p in won if deed.before.last_space(p) == border and most + deed.before.lead(deed.seat, p) > 0]
    if laurels and too:
        yield reason("hand.keeps_laurel", province=PROVINCE_IDS[too[0]])


# --- Might --------------------------------------------------------------------------------------------------------------


def takes_lead_away(deed: Deed) -> Iterable[Reason]:
    """A token was turned, and the other is ahead no more."""
    lost = [p for p in _turned_in(deed) if deed.before.lead(deed.foe, p) > 0 >= deed.after.lead(deed.foe, p)]
    if lost:
        yield reason("takes_lead_away", province=_provinces(lost))


def weakens_in(deed: Deed) -> Iterable[Reason]:
    """A token was turned, and the other has less influence in open provinces."""
    for province in _turned_in(deed):
        less = deed.after.lead(deed.seat, province) - deed.before.lead(deed.seat, province)
        if less > 0:
            yield reason("weakens_in", province=PROVINCE_IDS[province], points=less)


def cuts_off(deed: Deed) -> Iterable[Reason]:
    """A marker was turned beside open provinces, which would have brought border markers with it."""
    for fact in deed.kinds(facts.MARKER_TURNED):
        borders = [BORDERS_OF[fact[2] * WIDEST + i] for i in range(DEGREE[fact[2]])]
        if any(deed.before.is_open(other_side(b, fact[2])) and not deed.before.marked >> b & 1 for b in borders):
            yield reason("cuts_off", province=PROVINCE_IDS[fact[2]])


def _turned_in(deed: Deed) -> list[int]:
    """Open provinces beside the token that was turned."""
    found: list[int] = []
    for fact in deed.kinds(facts.TOKEN_TURNED):
        sides = (BORDER_FIRST[fact[3]], BORDER_SECOND[fact[3]])
        counted = turned_values(deed.state, fact[3])
        found += [side for side, value in zip(sides, counted, strict=True) if value and deed.before.is_open(side)]
    return found


# --- what speaks against it ---------------------------------------------------------------------------------------------


def gives_up(deed: Deed) -> Iterable[Reason]:
    """Provinces close and are the other's."""
    lost = [fact[2] for fact in deed.kinds(facts.PROVINCE_WON) if fact[1] == deed.foe]
    if lost:
        yield reason("gives_up", province=_provinces(lost))


def offers(deed: Deed) -> Iterable[Reason]:
    """It leaves one space free around a province that the other may now close and win, and could not before."""
    if not deed.is_for_two or deed.is_last or deed.moves_again:
        return
    offered = [
        province
        for province in range(PROVINCES)
        if may_close_and_win(deed.state, deed.after, deed.foe, province)
        and not may_close_and_win(deed.state, deed.before, deed.foe, province)
    ]
    if offered:
        yield reason("offers", province=_provinces(offered))


def leaves(deed: Deed) -> Iterable[Reason]:
    """The other might close and win a province before, and still may."""
    if not deed.is_for_two or deed.is_last or deed.moves_again or deed.state.phase != PHASE_PLACE:
        return
    left = [
        province
        for province in range(PROVINCES)
        if may_close_and_win(deed.state, deed.before, deed.foe, province)
        and may_close_and_win(deed.state, deed.after, deed.foe, province)
    ]
    if left:
        yield reason("leaves", province=_provinces(left))


def misses(deed: Deed) -> Iterable[Reason]:
    """A token in hand would have closed and won a province, and it was not done."""
    if not deed.is_for_two or deed.state.phase != PHASE_PLACE:
        return
    missed = [
        province
        for province in range(PROVINCES)
        if _can_win_now(deed, province)
        and not any(fact[1:3] == (deed.seat, province) for fact in deed.kinds(facts.PROVINCE_WON))
        and deed.after.is_open(province)
    ]
    if missed and not deed.is_last:
        yield reason("misses", province=_provinces(missed))


def _can_win_now(deed: Deed, province: int) -> bool:
    """Whether a token in this seat's own hand closes a province and wins it."""
    border, state = deed.before.last_space(province), deed.state
    if border is None:
        return False
    needed, hand = 1 - deed.before.lead(deed.seat, province), state.hand[deed.seat]
    mine = {state.kind[slot] for slot in range(len(state.kind)) if hand >> slot & 1}
    return any(max(state.high[k], state.low[k]) >= needed for k in mine & set(fitting(state, deed.seat, border)))


# --- the catalogue, most important first ----------------------------------------------------------------------------------

AT_ONCE: tuple[Predicate, ...] = (wins, takes, closes_for, gains, closes_both, victory)
PLANS: tuple[Predicate, ...] = (denies_senate, denies, forces, prepares, takes_lead_away, cuts_off, leads, levels)
SMALL: tuple[Predicate, ...] = (weakens_in, extends, narrows)
HELD: tuple[Predicate, ...] = (keeps_laurel,)
AGAINST: tuple[Predicate, ...] = (gives_up, offers, misses, leaves)


def reasons(deed: Deed) -> list[Reason]:
    """What speaks for an action: what it brings, what it keeps the other from, what it builds; small things alone."""
    found = _asked(deed, AT_ONCE)
    if deed.state.own_kinds or deed.is_last:  # what home-made bonuses change is told by nothing here
        return found
    found += _asked(deed, PLANS)[: max(1, MOST - len(found))]
    return (found or _asked(deed, SMALL)[:2]) + _asked(deed, HELD)


def cautions(deed: Deed) -> list[Reason]:
    """What speaks against it: what it gives, offers, misses or leaves."""
    return _asked(deed, AGAINST)


def told(truth: State, seat: int, action: int) -> list[Reason]:
    """Why an action is good, from a sampled truth: nothing in it depends on what was sampled."""
    return reasons(Deed.of(truth, seat, action))


def against(truth: State, seat: int, action: int) -> list[Reason]:
    """What speaks against an action, likewise."""
    return cautions(Deed.of(truth, seat, action))


def _asked(deed: Deed, predicates: Sequence[Predicate]) -> list[Reason]:
    return [found for predicate in predicates for found in predicate(deed)]
