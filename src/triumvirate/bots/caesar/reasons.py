"""The reasons of CAESAR!: each is a predicate over a deed, what it was done in and what follows, and the words for it.

A reason is found by asking every predicate; what is not so is not said, and where nothing is so nothing is said. The
words stand in `words.LANGUAGE.json` under the reason's key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from triumvirate.bots.caesar.board import (
    Board,
    Deed,
    best_in_hand,
    fitting,
    may_close_and_win,
    strongest_there,
    turned_values,
)
from triumvirate.bots.reasons import Reason, reason
from triumvirate.games.caesar import facts
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.printed import PROVINCE_IDS
from triumvirate.games.caesar.rules.board import (
    BORDER_FIRST,
    BORDER_SECOND,
    BORDERS_OF,
    DEGREE,
    SPACES_OF,
    WIDEST,
    other_side,
)
from triumvirate.games.caesar.state import ALL_BONUS_NAMES, BORDERS, LAUREL, PHASE_PLACE, PROVINCES, SENATE

Predicate = Callable[[Deed], Iterable[Reason]]
MARKERS = (
    *(facts.PROVINCE_WON, facts.ITALIA_SECOND, facts.BORDER_MARKED, facts.SENATE_MARKER),
    *(facts.OWN_MARKER, facts.OWN_MARKED, facts.OWN_CLAIMED),
)
MOST = 3  # sentences of a reason


def provinces(found: Iterable[int]) -> tuple[str, ...]:
    """Provinces by their ids."""
    return tuple(PROVINCE_IDS[province] for province in found)


# --- what an action brings at once --------------------------------------------------------------------------------------


def victory(deed: Deed) -> Iterable[Reason]:
    """It ends the match and its side has won."""
    if any(fact[1] == deed.seat for fact in deed.kinds(facts.GAME_ENDED)):
        yield reason("victory")


def defeat(deed: Deed) -> Iterable[Reason]:
    """It ends the match and the other has won."""
    if any(fact[1] == deed.foe for fact in deed.kinds(facts.GAME_ENDED)):
        yield reason("defeat")


def wins(deed: Deed) -> Iterable[Reason]:
    """Provinces close and are its side's."""
    taken = won(deed, deed.seat)
    if taken:
        yield reason("wins", province=provinces(taken))


def closes_level(deed: Deed) -> Iterable[Reason]:
    """Provinces close level, and nobody wins them."""
    for fact in deed.kinds(facts.PROVINCE_TIED):
        yield _closed(deed, "closes_level", fact[1])


def closes_lost(deed: Deed) -> Iterable[Reason]:
    """Provinces close, and the other wins them."""
    for province in won(deed, deed.foe):
        yield _closed(deed, "closes_lost", province)


def _closed(deed: Deed, key: str, province: int) -> Reason:
    """A province that its side closes and does not win; with its bonus, which nobody has time for in the last action."""
    taken = tuple(ALL_BONUS_NAMES[fact[3]] for fact in deed.kinds(facts.BONUS_TAKEN) if fact[2] == province)
    if taken and not deed.is_last:
        return reason(f"{key}.takes", province=PROVINCE_IDS[province], bonus=taken)
    return reason(key, province=PROVINCE_IDS[province])


def won(deed: Deed, seat: int) -> list[int]:
    """The provinces that close with it and are a seat's."""
    return [fact[2] for fact in deed.kinds(facts.PROVINCE_WON) if fact[1] == seat]


def takes(deed: Deed) -> Iterable[Reason]:
    """Bonuses are taken from provinces that its side wins."""
    ours = won(deed, deed.seat)
    taken = [fact for fact in deed.kinds(facts.BONUS_TAKEN) if fact[2] in ours]
    if taken and not deed.is_last:
        yield reason("takes", bonus=tuple(ALL_BONUS_NAMES[fact[3]] for fact in taken))


def gains(deed: Deed) -> Iterable[Reason]:
    """Markers of its side are placed, more than the one that every province won has."""
    count = sum(1 for kind, who, *_ in deed.log if kind in MARKERS and who == deed.seat)
    if count > len(won(deed, deed.seat)):
        yield reason("gains", count=count)


def closes_both(deed: Deed) -> Iterable[Reason]:
    """A token fills the last spaces of two provinces, and their order is still to be chosen."""
    full = [province for province in deed.touched if not deed.after.is_open(province)]
    if len(full) == 2 and not deed.kinds(facts.PROVINCE_CLOSED) and not deed.state.own_kinds:
        yield reason("closes_both", province=provinces(full))
        ahead = [province for province in full if deed.after.lead(deed.seat, province) > 0]
        if ahead:
            yield reason("closes_ahead", province=provinces(ahead))
        behind = [province for province in full if deed.after.lead(deed.seat, province) < 0]
        if behind:
            yield reason("closes_behind", province=provinces(behind))


def draws_bonus(deed: Deed) -> Iterable[Reason]:
    """A token is placed face down, and there are bonuses in the supply to draw from."""
    if deed.kinds(facts.TOKEN_HIDDEN) and any(deed.state.supply):
        yield reason("draws_bonus")


# --- what it keeps the other from ---------------------------------------------------------------------------------------


def keeps_from(deed: Deed) -> Iterable[Reason]:
    """It closes level what the other might have closed and won with one token."""
    kept = [fact[1] for fact in deed.kinds(facts.PROVINCE_TIED) if _was_theirs(deed, fact[1])]
    if kept and not deed.is_last:
        yield reason("keeps_from", province=provinces(kept))


def anyway(deed: Deed) -> Iterable[Reason]:
    """It closes for its bonus what the other wins, and might have closed and won with one token."""
    if deed.is_last:
        return
    for _, _, province, bonus in deed.kinds(facts.BONUS_TAKEN):
        if province in won(deed, deed.foe) and _was_theirs(deed, province):
            yield reason("anyway", province=PROVINCE_IDS[province], bonus=ALL_BONUS_NAMES[bonus])


def _was_theirs(deed: Deed, province: int) -> bool:
    """Whether the other might have closed and won a province with one token."""
    return deed.is_for_two and may_close_and_win(deed.state, deed.before, deed.foe, province)


def _kept_from(deed: Deed) -> list[int]:
    """Provinces still open that the other might have closed and won with one token, and now cannot."""
    if not deed.is_for_two or deed.is_last:
        return []
    return [
        province
        for province in range(PROVINCES)
        if may_close_and_win(deed.state, deed.before, deed.foe, province)
        and deed.after.is_open(province)
        and not may_close_and_win(deed.state, deed.after, deed.foe, province)
    ]


def denies_senate(deed: Deed) -> Iterable[Reason]:
    """The other might have closed and won a province with a Senate on it."""
    kept = [province for province in _kept_from(deed) if deed.state.bonus[province] == SENATE]
    if kept:
        yield reason("denies_senate", province=provinces(kept))


def denies(deed: Deed) -> Iterable[Reason]:
    """The other might have closed and won a province with another bonus, or none."""
    kept = [province for province in _kept_from(deed) if deed.state.bonus[province] != SENATE]
    if kept:
        yield reason("denies", province=provinces(kept))


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


def leads_senate(deed: Deed) -> Iterable[Reason]:
    """It takes the lead where a Senate lies, which brings markers to who wins there."""
    for province in _merely_led(deed):
        if deed.state.bonus[province] == SENATE:
            yield reason("leads_senate", province=PROVINCE_IDS[province])


def leads(deed: Deed) -> Iterable[Reason]:
    """It takes the lead in open provinces."""
    led = [province for province in _merely_led(deed) if deed.state.bonus[province] != SENATE]
    if led:
        yield reason("leads", province=provinces(led))


def _merely_led(deed: Deed) -> list[int]:
    return [province for province in _newly_led(deed) if not deed.after.border_markers(deed.seat, province)]


def levels(deed: Deed) -> Iterable[Reason]:
    """It draws level where it was behind."""
    level = [p for p in still_open(deed) if deed.before.lead(deed.seat, p) < 0 == deed.after.lead(deed.seat, p)]
    if level:
        yield reason("levels", province=provinces(level))


def holds(deed: Deed) -> Iterable[Reason]:
    """It is so far ahead that no token the other may hold can undo it, as one could have before."""
    if not deed.is_for_two or deed.is_last:
        return
    held = [p for p in still_open(deed) if not _is_held(deed, deed.before, p) and _is_held(deed, deed.after, p)]
    if held:
        yield reason("holds", province=provinces(held))


def _is_held(deed: Deed, board: Board, province: int) -> bool:
    return board.lead(deed.seat, province) > strongest_there(deed.state, board, deed.foe, province)


def traps(deed: Deed) -> Iterable[Reason]:
    """Two spaces are left; whichever the other fills, and with whatever, a token in hand fills the last one and wins.

    Not where the other would close something else with it, and might change the board by what it takes there.
    """
    if not deed.is_for_two or deed.is_last or deed.moves_again or deed.state.with_border_control:
        return
    placed = next((fact[2] for fact in deed.kinds(facts.TOKEN_PLACED)), None)
    for province in still_open(deed):
        spaces = [border for border in range(BORDERS) if (deed.after.free & SPACES_OF[province]) >> border & 1]
        if len(spaces) == 2 and all(
            _answers(deed, province, filled, last, placed) for filled, last in (spaces, spaces[::-1])
        ):
            yield reason("hand.traps", province=PROVINCE_IDS[province])


def _answers(deed: Deed, province: int, filled: int, last: int, placed: int | None) -> bool:
    """Whether a token that is left in hand wins a province from its last space, whatever the other put on the one before."""
    state, foe, beside = deed.state, deed.foe, other_side(filled, province)
    theirs = max((max(state.high[kind], state.low[kind]) for kind in fitting(state, foe, filled)), default=None)
    if theirs is None or deed.after.spaces(beside) == 1:
        return False
    mine = best_in_hand(state, deed.seat, last, placed)
    return mine is not None and deed.after.lead(deed.seat, province) - theirs + mine > 0


def secures(deed: Deed) -> Iterable[Reason]:
    """It was ahead already, and is further ahead, beside its own provinces."""
    for province in _further_ahead(deed):
        count = deed.after.border_markers(deed.seat, province)
        if count:
            points = deed.after.lead(deed.seat, province)
            yield reason("secures", province=PROVINCE_IDS[province], points=points, count=count)


def extends(deed: Deed) -> Iterable[Reason]:
    """It was ahead already, and is further ahead."""
    for province in _further_ahead(deed):
        if not deed.after.border_markers(deed.seat, province):
            yield reason("extends", province=PROVINCE_IDS[province], points=deed.after.lead(deed.seat, province))


def narrows(deed: Deed) -> Iterable[Reason]:
    """It is behind, and less so than before."""
    behind = [p for p in still_open(deed) if deed.before.lead(deed.seat, p) < deed.after.lead(deed.seat, p) < 0]
    for province in behind:
        yield reason("narrows", province=PROVINCE_IDS[province], points=-deed.after.lead(deed.seat, province))


def still_open(deed: Deed) -> list[int]:
    """The open provinces beside the token that was placed."""
    return [province for province in deed.touched if deed.after.is_open(province)]


def _further_ahead(deed: Deed) -> list[int]:
    return [p for p in still_open(deed) if 0 < deed.before.lead(deed.seat, p) < deed.after.lead(deed.seat, p)]


def _newly_led(deed: Deed) -> list[int]:
    return [p for p in still_open(deed) if deed.before.lead(deed.seat, p) <= 0 < deed.after.lead(deed.seat, p)]


def keeps_laurel(deed: Deed) -> Iterable[Reason]:
    """It wins a province with another token, though a laurel in hand would have won it from the same space."""
    placed = deed.kinds(facts.TOKEN_PLACED)
    if not placed or deed.state.icons[placed[0][2]] & LAUREL or deed.is_last:
        return
    state, hand, border = deed.state, deed.state.hand[deed.seat], placed[0][3]
    laurels = [slot for slot, icons in enumerate(state.icons) if hand >> slot & 1 and icons & LAUREL]
    most = max((max(state.high[slot], state.low[slot]) for slot in laurels), default=0)
    too = [
        p
        for p in won(deed, deed.seat)
        if deed.before.last_space(p) == border and most + deed.before.lead(deed.seat, p) > 0
    ]
    if laurels and too:
        yield reason("hand.keeps_laurel", province=PROVINCE_IDS[too[0]])


# --- Might --------------------------------------------------------------------------------------------------------------


def takes_lead_away(deed: Deed) -> Iterable[Reason]:
    """A token was turned, and the other is ahead no more."""
    lost = [p for p in _turned_in(deed) if deed.before.lead(deed.foe, p) > 0 >= deed.after.lead(deed.foe, p)]
    if lost:
        yield reason("takes_lead_away", province=provinces(lost))


def weakens_in(deed: Deed) -> Iterable[Reason]:
    """A token was turned, and the other has less influence in open provinces where it lost no lead."""
    for province in _turned_in(deed):
        less = deed.after.lead(deed.seat, province) - deed.before.lead(deed.seat, province)
        if less > 0 and not deed.before.lead(deed.foe, province) > 0 >= deed.after.lead(deed.foe, province):
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


# --- the catalogue, most important first ----------------------------------------------------------------------------------

AT_ONCE: tuple[Predicate, ...] = (
    *(wins, takes, closes_level, closes_lost, keeps_from, anyway, gains, draws_bonus, closes_both, victory, defeat),
)
PLANS: tuple[Predicate, ...] = (
    *(
        denies_senate,
        denies,
        forces,
        prepares,
        takes_lead_away,
        cuts_off,
        leads_senate,
        leads,
        secures,
        levels,
        holds,
        traps,
    ),
)
SMALL: tuple[Predicate, ...] = (weakens_in, extends, narrows)
HELD: tuple[Predicate, ...] = (keeps_laurel,)


def reasons(deed: Deed) -> list[Reason]:
    """What speaks for an action: what it brings, keeps the other from and builds; where that is little, small things."""
    found = asked(deed, AT_ONCE)
    if deed.state.own_kinds or deed.is_last:  # what home-made bonuses change is told by nothing here
        return found
    found += asked(deed, PLANS)[: max(1, MOST - len(found))]
    return found + asked(deed, SMALL)[: max(0, 2 - len(found))] + asked(deed, HELD)


def told(truth: State, seat: int, action: int) -> list[Reason]:
    """Why an action is good, from a sampled truth: nothing in it depends on what was sampled."""
    return reasons(Deed.of(truth, seat, action))


def asked(deed: Deed, predicates: Sequence[Predicate]) -> list[Reason]:
    """All that some predicates have to say."""
    return [found for predicate in predicates for found in predicate(deed)]
