"""What a sentence about an action at CAESAR! claims, checked against a second model of the game, written from the rules."""

from __future__ import annotations

import copy
import re

from reference.board import ENDS, SPACES, Truth, across, fits, free_spaces, strength, values_of
from sentences.caesar_scene import ICONS, NAMES, PROVINCE, Scene, bonus, bonuses, provinces


def wins(s: Scene, names: str) -> bool:
    return set(provinces(names)) == s.won_by(s.seat)


def gives_up(s: Scene, names: str) -> bool:
    return set(provinces(names)) == s.won_by(s.foe)


def takes(s: Scene, names: str) -> bool:
    taken = [s.before["bonuses"][name] for name in s.won_by(s.seat) if s.before["bonuses"][name]]
    return sorted(bonuses(names)) == sorted(taken)


def closes(s: Scene, name: str, what: str | None, winner: str | None) -> bool:
    """One province closes, somebody or nobody wins it, and its bonus is taken, where there is time for that."""
    province = PROVINCE[name]
    taken = s.before["bonuses"][province] if not s.is_over else None
    wins = s.after["provinces"][province]["control"] == winner and province in s.closed()
    return wins and taken == (None if what is None else bonus(what))


def might_have(s: Scene, name: str) -> bool:
    """Before the action the other side might have closed and won a province with one token."""
    return s.robot is None and s.wins_with_one(s.before, s.foe, PROVINCE[name], s.may_hold(s.foe))


def keeps_from(s: Scene, names: str) -> bool:
    tied = {p for p in s.closed() if s.after["provinces"][p]["control"] is None}
    return set(provinces(names)) <= tied and all(might_have(s, name) for name in re.split(" and | e ", names))


def anyway(s: Scene, name: str, what: str) -> bool:
    theirs = PROVINCE[name] in s.won_by(s.foe) and s.before["bonuses"][PROVINCE[name]] == bonus(what)
    return theirs and might_have(s, name)


def full_and_led(s: Scene, names: str, seat: str) -> bool:
    """Both provinces beside the token are full, and a side is ahead in just these."""
    full = [] if s.border is None else [p for p in s.sides() if not s.is_open(s.after, p)]
    return len(full) == 2 and set(provinces(names)) == {p for p in full if s.lead(s.after, seat, p) > 0}


def gains(s: Scene, count: str = "1") -> bool:
    return int(count) == s.after["placed"][s.seat] - s.before["placed"][s.seat]


def closes_both(s: Scene, names: str) -> bool:
    return set(provinces(names)) == set(s.sides()) and not any(s.is_open(s.after, name) for name in s.sides())


def can_no_longer(s: Scene, names: str, senate: bool) -> bool:
    held = s.may_hold(s.foe)
    return s.robot is None and all(
        s.wins_with_one(s.before, s.foe, name, held)
        and not s.wins_with_one(s.after, s.foe, name, held)
        and s.is_open(s.after, name)
        and (s.before["bonuses"][name] == "senate") == senate
        for name in provinces(names)
    )


def forces(s: Scene) -> bool:
    """Every placement that the other might make gives this side a province."""
    found = 0
    for border in free_spaces(s.after):
        for token in s.may_hold(s.foe):
            if not fits(token, border):
                continue
            for values in (values_of(token), values_of(token)[::-1]):
                found += 1
                then = copy.deepcopy(s.after)
                then["borders"][border] = {"seat": s.foe, "token": token, "values": values, "facedown": False}
                full = [name for name in ENDS[border] if not s.is_open(then, name)]
                if not any(s.lead(then, s.seat, name) > 0 for name in full):
                    return False
    return found > 0 and s.robot is None and not s.again


def led_anew(s: Scene, name: str) -> bool:
    return s.is_open(s.after, name) and s.lead(s.before, s.seat, name) <= 0 < s.lead(s.after, s.seat, name)


def markers_for(s: Scene, seat: str, province: str) -> int:
    """How many border markers a province would bring a side."""
    count = 0
    for border in SPACES[province]:
        beside = s.after["provinces"][across(border, province)]
        lying = s.after["borders"][border]
        count += beside["control"] == seat and not beside["flipped"] and not (lying and lying["marker"])
    return count


def prepares(s: Scene, name: str, count: str = "1") -> bool:
    return led_anew(s, PROVINCE[name]) and markers_for(s, s.seat, PROVINCE[name]) == int(count)


def secures(s: Scene, points: str, name: str, count: str = "1") -> bool:
    return extends(s, points, name) and markers_for(s, s.seat, PROVINCE[name]) == int(count)


def most_there(s: Scene, truth: Truth, tokens: set[str], province: str) -> int:
    """The most that one of some tokens would add to a province."""
    spaces = [border for border in SPACES[province] if truth["borders"][border] is None]
    return max((max(values_of(token)) for token in tokens if any(fits(token, b) for b in spaces)), default=0)


def holds(s: Scene, names: str) -> bool:
    """Whatever token the other side puts there, this one stays ahead; before it did not."""
    held = s.may_hold(s.foe)
    for province in provinces(names):
        then, now = (
            s.lead(truth, s.seat, province) - most_there(s, truth, held, province) for truth in (s.before, s.after)
        )
        if province not in s.sides() or not s.is_open(s.after, province) or not then <= 0 < now:
            return False
    return s.robot is None


def traps(s: Scene, name: str) -> bool:
    """After every placement of the other side there, some token in hand closes and wins, and nothing else closed meanwhile."""
    province, found = PROVINCE[name], 0
    mine = set(s.after["hands"][s.seat])
    for border in set(SPACES[province]) & set(free_spaces(s.after)):
        for token in (token for token in s.may_hold(s.foe) if fits(token, border)):
            for values in (values_of(token), values_of(token)[::-1]):
                then = copy.deepcopy(s.after)
                then["borders"][border] = {"seat": s.foe, "token": token, "values": values, "facedown": False}
                if not s.is_open(then, across(border, province)) or not s.wins_with_one(then, s.seat, province, mine):
                    return False
                found += 1
    return found > 0 and not s.again and s.robot is None


def levels(s: Scene, names: str) -> bool:
    return all(s.lead(s.before, s.seat, p) < 0 == s.lead(s.after, s.seat, p) for p in provinces(names))


def extends(s: Scene, points: str, name: str) -> bool:
    province = PROVINCE[name]
    return s.is_open(s.after, province) and 0 < s.lead(s.before, s.seat, province) < int(points) == s.lead(
        s.after, s.seat, province
    )


def narrows(s: Scene, points: str, name: str) -> bool:
    province = PROVINCE[name]
    return s.lead(s.before, s.seat, province) < s.lead(s.after, s.seat, province) == -int(points) < 0


def keeps_laurel(s: Scene, name: str) -> bool:
    token, province = s.action.split()[1], PROVINCE[name]
    laurels = [held for held in s.before["hands"][s.seat] if "laurel" in held]
    won = province in s.won_by(s.seat) and s.wins_with_one(s.before, s.seat, province, set(laurels))
    return won and "laurel" not in token and s.border in SPACES[province]


def spends_laurel(s: Scene, name: str) -> bool:
    token, province = s.action.split()[1], PROVINCE[name]
    others = {held for held in s.before["hands"][s.seat] if "laurel" not in held}
    too = s.wins_with_one(s.before, s.seat, province, others) and s.border in SPACES[province]
    return "laurel" in token and province in s.won_by(s.seat) and too


def takes_lead_away(s: Scene, names: str) -> bool:
    turned = s.action.split()[-1]
    return s.action.startswith("might token") and all(
        turned in SPACES[p] and s.lead(s.before, s.foe, p) > 0 >= s.lead(s.after, s.foe, p) for p in provinces(names)
    )


def weakens_in(s: Scene, points: str, name: str) -> bool:
    then, now = (strength(truth, s.foe, PROVINCE[name]) for truth in (s.before, s.after))
    return int(points) == then - now > 0


def cuts_off(s: Scene, name: str) -> bool:
    province = PROVINCE[name]
    unmarked = [b for b in SPACES[province] if not (s.before["borders"][b] or {}).get("marker")]
    return s.action == f"might marker {province}" and any(s.is_open(s.before, across(b, province)) for b in unmarked)


def offers(s: Scene, names: str) -> bool:
    held = s.may_hold(s.foe)
    return not s.again and all(
        s.wins_with_one(s.after, s.foe, p, held) and not s.wins_with_one(s.before, s.foe, p, held)
        for p in provinces(names)
    )


def leaves(s: Scene, names: str) -> bool:
    held = s.may_hold(s.foe)
    return not s.again and all(
        s.wins_with_one(truth, s.foe, p, held) for p in provinces(names) for truth in (s.before, s.after)
    )


def misses(s: Scene, names: str) -> bool:
    hand = set(s.before["hands"][s.seat])
    return all(
        s.wins_with_one(s.before, s.seat, p, hand) and p not in s.won_by(s.seat) and s.is_open(s.after, p)
        for p in provinces(names)
    )


def last_space_of(s: Scene, truth: Truth, province: str) -> str | None:
    spaces = [border for border in SPACES[province] if truth["borders"][border] is None]
    return spaces[0] if len(spaces) == 1 else None


def leaves_bonus(s: Scene, name: str, what: str) -> bool:
    """One space is left, the other side has something that fits, and nothing that would win there."""
    province, held = PROVINCE[name], s.may_hold(s.foe)
    border = last_space_of(s, s.after, province)
    if border is None or s.before["bonuses"][province] != bonus(what) or province not in s.sides():
        return False
    fit = any(fits(token, border) for token in held)
    return fit and not s.again and not s.wins_with_one(s.after, s.foe, province, held)


def misses_bonus(s: Scene, name: str, what: str) -> bool:
    """One space was left, a token in hand fits it and would not win there, and the province is open still."""
    province, hand = PROVINCE[name], set(s.before["hands"][s.seat])
    border = last_space_of(s, s.before, province)
    if border is None or s.before["bonuses"][province] != bonus(what) or not s.is_open(s.after, province):
        return False
    return any(fits(token, border) for token in hand) and not s.wins_with_one(s.before, s.seat, province, hand)


def turns_less(s: Scene, points: str, more: str) -> bool:
    """What the token that was turned counts in open provinces, and the most that one of those Might could turn counts."""

    def counts(border: str) -> int:
        pairs = zip(ENDS[border], s.before["borders"][border]["values"], strict=True)
        return sum(value for province, value in pairs if s.is_open(s.before, province))

    could = [action.split()[2] for action in s.legal if action.startswith("might token")]
    most = max(map(counts, could))
    return s.action.split()[2] in could and int(points) == counts(s.action.split()[2]) < most == int(more)


def stands(s: Scene, province: str) -> bool:
    """The other side was and is ahead, and a token in hand would have ended that."""
    ahead, still = s.lead(s.before, s.foe, province), s.lead(s.after, s.foe, province)
    could = 0 < ahead <= most_there(s, s.before, set(s.before["hands"][s.seat]), province)
    return could and still > 0 and s.is_open(s.after, province) and not s.again


def lets_stand(s: Scene, name: str, count: str = "1") -> bool:
    return stands(s, PROVINCE[name]) and markers_for(s, s.foe, PROVINCE[name]) == int(count)


def lets_senate(s: Scene, names: str) -> bool:
    return all(stands(s, p) and s.before["bonuses"][p] == "senate" for p in provinces(names))


def needless(s: Scene, names: str) -> bool:
    held = s.may_hold(s.foe)
    for p in provinces(names):
        then, now = s.lead(s.before, s.seat, p), s.lead(s.after, s.seat, p)
        if (
            p not in s.sides()
            or not 0 < then < now
            or then <= most_there(s, s.before, held, p)
            or not s.is_open(s.after, p)
        ):
            return False
    return True


def wrong_way(s: Scene, name: str) -> bool:
    """The province got the higher value and would have been won by the lower one; the other province is open."""
    province = PROVINCE[name]
    lying = s.after["borders"][s.border]
    mine, beside = s.sides().index(province), across(s.border, province)
    lower = lying["values"][1 - mine]
    enough = s.lead(s.before, s.seat, province) + lower > 0
    return province in s.won_by(s.seat) and s.is_open(s.after, beside) and lower < lying["values"][mine] and enough


def percent(s: Scene, number: str) -> bool:
    return 0 <= int(number) <= 100


def next_best(s: Scene, words: str, number: str) -> bool:
    """Another legal action, by its words where they are a placement's."""
    placed = placement(words)
    others = [action for action in s.legal if action != s.action]
    return percent(s, number) and (any(placed == _plain(action) for action in others) if placed else bool(others))


def answer(s: Scene, who: str, words: str) -> bool:
    """Something that the other side may do: a token it may hold, on a space that is free."""
    placed = placement(words)
    if NAMES[who] != s.foe:
        return False
    if placed is None or s.robot:
        return True
    border = placed[1]
    return placed[0] in s.may_hold(s.foe) | set(s.before["centurions"][s.foe]) and border in free_spaces(s.after)


def placement(words: str) -> tuple[str, str, tuple[int, int]] | None:
    """`ship 5/1: 5 to Asia, 1 to Syria` as token, space and values."""
    found = re.fullmatch(r"(.+) (\d)/(\d): (\d) (?:to|verso) (.+), (\d) (?:to|verso) (.+)", words)
    if found is None:
        return None
    icons, high, low, a, first, b, second = found.groups()
    token = "-".join([*(ICONS.get(icon, icon) for icon in icons.split(" ")), high, low])
    ends = [PROVINCE[first], PROVINCE[second]]
    border = next(border for border, sides in ENDS.items() if sorted(sides) == sorted(ends))
    values = (int(a), int(b)) if ENDS[border] == ends else (int(b), int(a))
    return token, border, values


def _plain(action: str) -> tuple[str, str, tuple[int, int]] | None:
    verb, *rest = action.split()
    if verb != "place" or rest[2] == "facedown":
        return None
    a, b = rest[2].split("/")
    return rest[0], rest[1], (int(a), int(b))
