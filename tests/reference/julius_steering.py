"""What matches of JULIUS CAESAR seldom come to, counted, and players who are keen on it.

Uniformly random players hardly ever retreat by sea or strike with Mars; a referee that never sees it proves nothing of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from reference.julius import EVENTS, Julius
from reference.julius_map import ATTACK_LIMIT, NEXT_TO, ROADS, SEAS, is_leader, is_navis, other

SELDOM = (
    "mars",
    "neptune",
    "apollo",
    "pluto",
    "sea retreat",
    "navis retreat",
    "trapped in round 4",
    "jupiter takes a block",
    "jupiter cannot take it",
    "cleopatra changes sides",
)
# How eager a player is, so that armies meet and stay: what is not named counts once.
EAGER = {"take-back": 0.2, "end-move": 0.5, "stop": 0.7, "disband": 0.05, "end-levy": 0.3, "pass": 1.5, "retreat": 0.3}
EAGER |= {"decline": 0.02, "regroup": 0.4}
KEEN = 30.0


def _distances(end: str) -> dict[str, int]:
    found = {end: 0}
    for place in (queue := [end]):
        for near in NEXT_TO[place]:
            if near not in found:
                found[near] = found[place] + 1
                queue.append(near)
    return found


TO_ALEXANDRIA = _distances("alexandria")


class Reached(Counter[str]):
    """How often matches came to each of these; `before` and `after` stand around every action."""

    def before(self, referee: Julius, side: str, text: str) -> None:
        """What an action is about to be."""
        self.update(seldom(referee, side, text))
        self._queen = referee.owner["cleopatra"]

    def after(self, referee: Julius, text: str) -> None:
        """What has come of it."""
        if text.startswith("jupiter "):
            self["jupiter takes a block" if referee.phase == "jupiter_to" else "jupiter cannot take it"] += 1
        if referee.owner["cleopatra"] != self._queen:
            self["cleopatra changes sides"] += 1

    def missing(self) -> set[str]:
        """What never came up."""
        return {name for name in SELDOM if not self[name]}


def seldom(referee: Julius, side: str, text: str) -> list[str]:
    """Which of the seldom things an action is, as far as it can be told before."""
    verb, *words = text.split()
    if verb == "battle" and referee.surprise == words[0]:
        return [referee.cards[referee.attacker[words[0]]]]
    if verb == "play":
        both = {words[0], referee.chosen[other(side)]}
        return ["apollo"] if "apollo" in both and None not in both and not both <= EVENTS else []
    if verb == "step" and referee.card == "pluto" and referee.is_hostile(side, words[0]):
        road = frozenset((referee.at, words[0]))
        return ["pluto"] if referee.crossed.get(road, 0) >= ATTACK_LIMIT[ROADS[road]] else []
    if verb == "retreat-to" and referee.over_sea:
        return ["sea retreat"]
    if verb == "retreat" and not referee.ways_out(words[0]):
        return ["trapped in round 4"]
    if verb == "retreat" and is_navis(words[0]):
        return ["navis retreat"]
    return []


def wish(referee: Julius, side: str, text: str) -> float:
    """How gladly a player does something: keen on what is seldom, and on what leads there."""
    verb, *words = text.split()
    if seldom(referee, side, text):
        return KEEN
    return WISHES[verb](referee, side, *words) if verb in WISHES else EAGER.get(verb, 1.0)


def _discard(referee: Julius, side: str, card: str) -> float:
    return 0.02 if card in EVENTS else 1.0


def _play(referee: Julius, side: str, card: str) -> float:
    """An event beside a card of points, for two events are void."""
    beside = referee.chosen[other(side)]
    if card not in EVENTS or beside is None:
        return 1.0
    return 0.1 if beside in EVENTS else 10.0


def _end_move(referee: Julius, side: str) -> float:
    return EAGER["end-move"] if referee.card not in EVENTS or referee.attacks_of(side) else 0.02


def _move(referee: Julius, side: str, name: str) -> float:
    """An event's group is a large one beside an enemy, and all of it goes."""
    if referee.card not in EVENTS:
        return 10.0 if name == "cleopatra" else 1.0
    place = referee.where[name]
    can_strike = any(referee.holder(near) not in (side, None) for near in NEXT_TO[place])
    return len(referee.blocks_at(place, side)) ** 2 if can_strike else 0.1


def _step(referee: Julius, side: str, place: str) -> float:
    """Into a fight, and behind those who have left for one: they come back to a closed road."""
    if not referee.is_hostile(side, place):
        is_behind = any(start == place for start, _ in referee.entries[other(side)])
        if not is_behind and referee.card in EVENTS:
            return 0.1
        return KEEN if is_behind else _towards_the_queen(referee, side, place)
    if referee.mover == "cleopatra" or place == "alexandria":
        return KEEN
    return 20.0 if place in referee.attacker else 5.0


def _towards_the_queen(referee: Julius, side: str, place: str) -> float:
    """Armies go to Alexandria, where nobody happens to come by."""
    is_theirs = referee.owner["cleopatra"] != side
    return 5.0 if is_theirs and TO_ALEXANDRIA[place] < TO_ALEXANDRIA[referee.at] else 1.0


def _jupiter(referee: Julius, side: str, place: str, colour: str) -> float:
    backs = [name for name in referee.targets(side) if referee.where[name] == place]
    return 10.0 if any(is_leader(name) or is_navis(name) for name in backs) else 1.0


def _vulcan(referee: Julius, side: str, city: str) -> float:
    return KEEN if city == "alexandria" else 1.0


def _hit(referee: Julius, side: str, name: str) -> float:
    return KEEN if name == "cleopatra" else 1.0


def _retreat(referee: Julius, side: str, name: str) -> float:
    """Who attacks stays until the fourth round, where many are trapped; the sea is the way out for the others."""
    if not is_navis(name) and referee.sea_ways_out(name):
        return 3.0
    return 0.05 if side == referee.attacking else EAGER["retreat"]


def _retreat_to(referee: Julius, side: str, place: str) -> float:
    return KEEN if place in SEAS and not is_navis(referee.mover) else 1.0


WISHES: dict[str, Callable[..., float]] = {
    "discard": _discard,
    "play": _play,
    "end-move": _end_move,
    "move": _move,
    "step": _step,
    "jupiter": _jupiter,
    "vulcan": _vulcan,
    "hit": _hit,
    "retreat": _retreat,
    "retreat-to": _retreat_to,
}
