"""What the Dutch system knows of an entrant: score, opponents, sides, floats (A.2 to A.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from triumvirate.tournaments.meetings import Meeting

FIRST, SECOND = 1, -1  # the sides of a pair
NONE, MILD, STRONG, ABSOLUTE = 0, 1, 2, 3
DOWN, UP = -1, 1


@dataclass
class Card:
    """An entrant before a round is paired. `floats` are those of the last round and of the one before it.

    Wishes are asked for once all rounds are entered, and kept.
    """

    entrant: int
    score: int = 0
    opponents: set[int] = field(default_factory=set)
    sides: list[int] = field(default_factory=list)
    floats: tuple[int, int] = (0, 0)
    had_bye: bool = False

    @property
    def rank(self) -> tuple[int, int]:
        """The order of A.2: by score, then by seed."""
        return -self.score, self.entrant

    @cached_property
    def difference(self) -> int:
        """How much more often the first side was had than the second (A.6)."""
        return sum(self.sides)

    @cached_property
    def wish(self) -> int:
        """The side that is due, 0 for none (A.6)."""
        if not self.sides:
            return 0
        if abs(self.difference) > 1:
            return SECOND if self.difference > 0 else FIRST
        if len(self.sides) > 1 and self.sides[-1] == self.sides[-2]:
            return -self.sides[-1]
        return -self.sides[-1] if self.difference == 0 else -self.difference

    @cached_property
    def strength(self) -> int:
        """How strongly it is due (A.6.a to d)."""
        if not self.sides:
            return NONE
        is_double = len(self.sides) > 1 and self.sides[-1] == self.sides[-2]
        if abs(self.difference) > 1 or is_double:
            return ABSOLUTE
        return STRONG if self.difference else MILD

    def may_meet(self, other: Card) -> bool:
        """The absolute criteria of a pair: never met (C.1), and not both with the same absolute wish (C.3)."""
        if other.entrant in self.opponents:
            return False
        return not (self.strength == other.strength == ABSOLUTE and self.wish == other.wish)


def cards(entrants: Iterable[int], meetings: Sequence[Meeting]) -> list[Card]:
    """The cards of who plays in the next round, in the order of A.2. Meetings are in the order of rounds."""
    found: dict[int, Card] = {}
    before: dict[int, int] = {}
    rounds: dict[int, list[Meeting]] = {}
    for meeting in meetings:
        rounds.setdefault(meeting.round, []).append(meeting)
    playing = list(entrants)
    for entrant in {*playing, *(seat for meeting in meetings for seat in meeting.seats)}:
        found[entrant] = Card(entrant)
    for number in sorted(rounds):
        before = {entrant: card.score for entrant, card in found.items()}
        for card in found.values():
            card.floats = (DOWN, card.floats[0])  # who does not play floats down (A.4.b)
        for meeting in rounds[number]:
            _enter(meeting, found, before)
    return sorted((found[entrant] for entrant in playing), key=lambda card: card.rank)


def _enter(meeting: Meeting, found: dict[int, Card], before: dict[int, int]) -> None:
    for entrant, side in zip(meeting.seats, (FIRST, SECOND), strict=False):
        card = found[entrant]
        card.score += meeting.won_by(entrant)
        is_free_win = not meeting.is_played and meeting.won_by(entrant) > 0
        card.had_bye = card.had_bye or is_free_win  # a second one would be too much (C.2)
        if meeting.is_bye or not meeting.is_played:
            continue
        other = meeting.others(entrant)[0]
        card.opponents.add(other)
        card.sides.append(side)
        ahead = before[entrant] - before[other]
        card.floats = (DOWN if ahead > 0 else UP if ahead < 0 else 0, card.floats[1])


def seated(one: Card, other: Card) -> tuple[int, int]:
    """Who has the first side (E.1 to E.5)."""
    higher, lower = sorted((one, other), key=lambda card: card.rank)
    side = _side(higher, lower)
    return (higher.entrant, lower.entrant) if side == FIRST else (lower.entrant, higher.entrant)


def _side(higher: Card, lower: Card) -> int:
    """The side of the higher ranked."""
    if higher.wish != lower.wish:
        return higher.wish or -lower.wish
    if higher.wish == 0:
        return FIRST if higher.entrant % 2 == 0 else SECOND  # E.5: odd numbers, counted from 1, have the initial side
    if higher.strength != lower.strength:
        return higher.wish if higher.strength > lower.strength else -lower.wish
    if higher.strength == ABSOLUTE and abs(higher.difference) != abs(lower.difference):
        return higher.wish if abs(higher.difference) > abs(lower.difference) else -lower.wish
    for mine, theirs in zip(reversed(higher.sides), reversed(lower.sides), strict=False):
        if mine != theirs:
            return -mine  # E.3: sides are changed against the last time when they differed
    return higher.wish
