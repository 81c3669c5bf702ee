"""What speaks against an action of CAESAR!, told of faults and of what a hint warns of: predicates as in `reasons.py`."""

from __future__ import annotations

from collections.abc import Iterable

from triumvirate.bots.caesar.board import (
    Deed,
    fitting,
    in_hand,
    may_close_and_win,
    strongest_there,
    targets,
    turned_values,
)
from triumvirate.bots.caesar.reasons import Predicate, asked, provinces, still_open, won
from triumvirate.bots.reasons import Reason, reason
from triumvirate.games.caesar import facts
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.printed import PROVINCE_IDS
from triumvirate.games.caesar.rules.board import BORDER_FIRST, BORDER_SECOND, SPACES_OF
from triumvirate.games.caesar.state import (
    ALL_BONUS_NAMES,
    BORDERS,
    LAUREL,
    NOBODY,
    PHASE_PLACE,
    PROVINCES,
    SENATE,
    TURNED,
)


def gives_up(deed: Deed) -> Iterable[Reason]:
    """Provinces close and are the other's."""
    lost = won(deed, deed.foe)
    if lost:
        yield reason("gives_up", province=provinces(lost))


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
        yield reason("offers", province=provinces(offered))


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
        yield reason("leaves", province=provinces(left))


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
        yield reason("misses", province=provinces(missed))


def leaves_bonus(deed: Deed) -> Iterable[Reason]:
    """It leaves one space around a province that the other may close for its bonus, though not win."""
    if not deed.is_for_two or deed.is_last or deed.moves_again or deed.state.phase != PHASE_PLACE:
        return
    for province in still_open(deed):
        border, bonus = deed.after.last_space(province), deed.state.bonus[province]
        if border is None or bonus == NOBODY or may_close_and_win(deed.state, deed.after, deed.foe, province):
            continue
        if any(fitting(deed.state, deed.foe, border)):
            yield reason("leaves_bonus", province=PROVINCE_IDS[province], bonus=ALL_BONUS_NAMES[bonus])


def misses_bonus(deed: Deed) -> Iterable[Reason]:
    """A token in hand would have closed a province for its bonus, though not won it, and it was not done."""
    if not deed.is_for_two or deed.is_last or deed.state.phase != PHASE_PLACE:
        return
    for province in range(PROVINCES):
        border, bonus = deed.before.last_space(province), deed.state.bonus[province]
        if border is None or bonus == NOBODY or not deed.after.is_open(province) or _can_win_now(deed, province):
            continue
        if in_hand(deed.state, deed.seat, border):
            yield reason("misses_bonus", province=PROVINCE_IDS[province], bonus=ALL_BONUS_NAMES[bonus])


def spends_laurel(deed: Deed) -> Iterable[Reason]:
    """It wins a province with a laurel, though another token in hand would have won it from the same space."""
    placed = deed.kinds(facts.TOKEN_PLACED)
    if not placed or not deed.state.icons[placed[0][2]] & LAUREL or deed.is_last:
        return
    state, border = deed.state, placed[0][3]
    others = [kind for kind in in_hand(state, deed.seat, border) if not state.icons[kind] & LAUREL]
    if not others:
        return
    most = max(max(state.high[kind], state.low[kind]) for kind in others)
    for province in won(deed, deed.seat)[:1]:
        if deed.before.last_space(province) == border and most + deed.before.lead(deed.seat, province) > 0:
            yield reason("hand.spends_laurel", province=PROVINCE_IDS[province])


def wrong_way(deed: Deed) -> Iterable[Reason]:
    """Turned round, a token would have won the same province, with its higher value for another one that is open."""
    for _, _, token, border, facing in deed.kinds(facts.TOKEN_PLACED):
        high, low = deed.state.high[token], deed.state.low[token]
        sides = (BORDER_FIRST[border], BORDER_SECOND[border])
        beside, province = sides if facing == TURNED else sides[::-1]
        is_other_way = high > low and won(deed, deed.seat) == [province] and deed.after.is_open(beside)
        if is_other_way and not deed.is_last and deed.before.lead(deed.seat, province) + low > 0:
            yield reason("wrong_way", province=PROVINCE_IDS[province])


def turns_less(deed: Deed) -> Iterable[Reason]:
    """Might turned a token that counts less in open provinces than another one it could have turned."""
    for fact in deed.kinds(facts.TOKEN_TURNED):
        points = _counted(deed, fact[3])
        most = max(_counted(deed, border) for border in targets(deed.state, deed.foe))
        if points < most:
            yield reason("turns_less", points=points, more=most)


def _counted(deed: Deed, border: int) -> int:
    """What a token adds to open provinces."""
    sides = (BORDER_FIRST[border], BORDER_SECOND[border])
    counted = turned_values(deed.state, border)
    return sum(value for side, value in zip(sides, counted, strict=True) if deed.before.is_open(side))


def lets_stand(deed: Deed) -> Iterable[Reason]:
    """The other is ahead where border markers wait for it, and a token in hand would have ended that."""
    standing = [(deed.after.border_markers(deed.foe, province), -province) for province in _standing(deed)]
    count, province = max(standing, default=(0, 0))
    if count:
        yield reason("lets_stand", province=PROVINCE_IDS[-province], count=count)


def lets_senate(deed: Deed) -> Iterable[Reason]:
    """The other is ahead where a Senate lies, and a token in hand would have ended that."""
    standing = [province for province in _standing(deed) if deed.state.bonus[province] == SENATE]
    if standing:
        yield reason("lets_senate", province=provinces(standing))


def _standing(deed: Deed) -> list[int]:
    """Open provinces where the other was and is ahead, and a token in hand would have ended that."""
    if not deed.is_for_two or deed.is_last or deed.moves_again or deed.state.phase != PHASE_PLACE:
        return []
    return [
        province
        for province in range(PROVINCES)
        if deed.after.is_open(province)
        and deed.after.lead(deed.foe, province) > 0
        and 0 < deed.before.lead(deed.foe, province) <= _most_in_hand(deed, province)
    ]


def needless(deed: Deed) -> Iterable[Reason]:
    """It is further ahead where no token the other may hold could have undone its lead before."""
    if not deed.is_for_two or deed.is_last:
        return
    needless = [
        province
        for province in still_open(deed)
        if 0 < deed.before.lead(deed.seat, province) < deed.after.lead(deed.seat, province)
        and deed.before.lead(deed.seat, province) > strongest_there(deed.state, deed.before, deed.foe, province)
    ]
    if needless:
        yield reason("needless", province=provinces(needless))


def stays_behind(deed: Deed) -> Iterable[Reason]:
    """A token's influence went where its side is behind still."""
    for province in still_open(deed):
        then, now = deed.before.lead(deed.seat, province), deed.after.lead(deed.seat, province)
        if then < now < 0 and not deed.is_last:
            yield reason("stays_behind", province=PROVINCE_IDS[province], points=-now)


def _most_in_hand(deed: Deed, province: int) -> int:
    """The most that a token in hand would add to a province."""
    state, spaces = deed.state, deed.before.free & SPACES_OF[province]
    held = [kind for border in range(BORDERS) if spaces >> border & 1 for kind in in_hand(state, deed.seat, border)]
    return max((max(state.high[kind], state.low[kind]) for kind in held), default=0)


def _can_win_now(deed: Deed, province: int) -> bool:
    """Whether a token in this seat's own hand closes a province and wins it."""
    border, state = deed.before.last_space(province), deed.state
    if border is None:
        return False
    needed = 1 - deed.before.lead(deed.seat, province)
    return any(max(state.high[kind], state.low[kind]) >= needed for kind in in_hand(state, deed.seat, border))


AGAINST: tuple[Predicate, ...] = (
    *(gives_up, offers, misses, leaves, leaves_bonus, misses_bonus, spends_laurel, wrong_way, turns_less),
)
OTHERWISE: tuple[Predicate, ...] = (lets_stand, lets_senate, needless, stays_behind)


def cautions(deed: Deed) -> list[Reason]:
    """What speaks against it: what it gives, offers, misses, leaves or spends; else what it lets stand."""
    return asked(deed, AGAINST) or asked(deed, OTHERWISE)


def against(truth: State, seat: int, action: int) -> list[Reason]:
    """What speaks against an action, from a sampled truth: nothing in it depends on what was sampled."""
    return cautions(Deed.of(truth, seat, action))
