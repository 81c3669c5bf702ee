"""What a player that moves by the rules themselves would do next, over everything that chance may bring.

The rules are run once for every different draw, so what is foreseen is what they do; nothing is estimated.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from triumvirate.core.events import Event
from triumvirate.core.fields import State
from triumvirate.core.game import Game

T = TypeVar("T")


@dataclass(frozen=True)
class Course:
    """What would happen, as far as no further chance decides, and how likely it is within its way."""

    chance: Fraction
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Way:
    """What its turn may begin with, how likely that is, and the different courses from there, likeliest first."""

    chance: Fraction
    begins: Event
    courses: tuple[Course, ...]


class Branches:
    """Answers the rules' `chance` along one path; where the path ends it takes the first branch and notes the others."""

    def __init__(self, game: Game, path: tuple[int, ...]) -> None:
        self._game = game
        self._path = path
        self._asked = 0
        self.chance = Fraction(1)
        self.others: list[tuple[int, ...]] = []

    def take(self, state: State, n: int, what: int) -> int:
        """The branch of this path. Draws that bring the same are one branch, as likely as all of them."""
        alike: dict[str, list[int]] = {}
        for index in range(n):
            name = json.dumps(self._game.notation.outcome(state, n, what, index), sort_keys=True)
            alike.setdefault(name, []).append(index)
        branches = list(alike.values())
        if self._asked == len(self._path):
            self.others += [(*self._path, other) for other in range(1, len(branches))]
            self._path = (*self._path, 0)
        chosen = branches[self._path[self._asked]]
        self._asked += 1
        self.chance *= Fraction(len(chosen), n)
        return chosen[0]


def explore(game: Game, run: Callable[[Branches], T]) -> Iterator[tuple[Fraction, T]]:
    """Everything that a run may bring, with how likely each is; `run` asks its branches for all of its chance."""
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        branches = Branches(game, waiting.pop())
        found = run(branches)
        waiting += branches.others
        yield branches.chance, found


def gather(runs: Iterable[tuple[Fraction, Sequence[Event]]]) -> list[Way]:
    """What was explored by what it begins with, equal courses together; the likeliest first."""
    found: dict[str, list[tuple[Fraction, Sequence[Event]]]] = {}
    for chance, events in runs:
        found.setdefault(repr(events[0]), []).append((chance, events))
    return sorted((_way(alike) for alike in found.values()), key=lambda way: -way.chance)


def _way(runs: list[tuple[Fraction, Sequence[Event]]]) -> Way:
    whole = sum((chance for chance, _ in runs), Fraction(0))
    courses: dict[str, Course] = {}
    for chance, (_, *events) in runs:
        known = courses.get(repr(events))
        courses[repr(events)] = Course(chance / whole + (known.chance if known else 0), tuple(events))
    return Way(whole, runs[0][1][0], tuple(sorted(courses.values(), key=lambda course: -course.chance)))


def certain(ways: Sequence[Way]) -> tuple[Event, ...]:
    """What happens whatever is drawn: the beginning that all courses share."""
    courses = [course.events for way in ways for course in way.courses]
    shared = 0
    for events in zip(*courses, strict=False):
        if any(event != events[0] for event in events[1:]):
            break
        shared += 1
    return courses[0][:shared] if courses else ()
