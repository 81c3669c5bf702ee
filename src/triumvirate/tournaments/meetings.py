"""One table of one round, and what it was worth to whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

WIN, DRAW, LOSS = 2, 1, 0  # in halves of a point


@dataclass(frozen=True)
class Meeting:
    """Entrants in the order of their seats; one alone has a bye. `points` are in halves, None while it is played.

    `is_played` is False where somebody did not come: it counts for the standing, not for sides and opponents met.
    `factions` is what each of them was, where a game has sides of several.
    """

    round: int
    seats: tuple[int, ...]
    points: tuple[int, ...] | None = None
    is_played: bool = True
    factions: tuple[str, ...] = ()

    @property
    def is_bye(self) -> bool:
        """Whether somebody sits here alone."""
        return len(self.seats) == 1

    def won_by(self, entrant: int) -> int:
        """What it was worth to an entrant; nothing while it is played."""
        return 0 if self.points is None else self.points[self.seats.index(entrant)]

    def others(self, entrant: int) -> tuple[int, ...]:
        """Who else sat there."""
        return tuple(other for other in self.seats if other != entrant)


def bye(round_: int, entrant: int) -> Meeting:
    """A round off, which counts as a win: the field was odd, and that is nobody's fault."""
    return Meeting(round_, (entrant,), (WIN,), is_played=False)


def scores(count: int, meetings: Iterable[Meeting]) -> list[int]:
    """The points of each entrant, in halves."""
    found = [0] * count
    for meeting in meetings:
        for entrant, points in zip(meeting.seats, meeting.points or (), strict=False):
            found[entrant] += points
    return found


def of_round(meetings: Iterable[Meeting], round_: int) -> list[Meeting]:
    """The tables of one round."""
    return [meeting for meeting in meetings if meeting.round == round_]


def are_over(meetings: Sequence[Meeting]) -> bool:
    """Whether every one of these has its result."""
    return all(meeting.points is not None for meeting in meetings)


def decided(winners: Sequence[bool]) -> tuple[int, ...]:
    """Points by seat from who won: a win for those, and a draw for all where nobody did or everybody."""
    if any(winners) and not all(winners):
        return tuple(WIN if won else LOSS for won in winners)
    return tuple(DRAW for _ in winners)
