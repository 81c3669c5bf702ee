"""Who is at which table: counted by open sockets of this process."""

from __future__ import annotations

from collections import Counter

from triumvirate.server.live import Live
from triumvirate.server.replies import PresenceInfo


class Presence:
    """People at tables, and since when the others are away."""

    def __init__(self) -> None:
        self._people: dict[str, Counter[str]] = {}
        self._watchers: Counter[str] = Counter()
        self._left: dict[tuple[str, str], int] = {}

    def arrive(self, match: str, person: str | None, is_seated: bool) -> None:
        """A socket was opened."""
        if person is not None and is_seated:
            self._people.setdefault(match, Counter())[person] += 1
            self._left.pop((match, person), None)
        else:
            self._watchers[match] += 1

    def depart(self, match: str, person: str | None, was_seated: bool, now: int) -> None:
        """A socket was closed."""
        if person is not None and was_seated:
            here = self._people.get(match, Counter())
            here[person] -= 1
            if here[person] <= 0:
                del here[person]
                self._left[(match, person)] = now
                if len(self._left) > 20_000:
                    self._left.pop(next(iter(self._left)))
            if not here:
                self._people.pop(match, None)
        else:
            self._watchers[match] -= 1
            if self._watchers[match] <= 0:
                del self._watchers[match]

    def is_here(self, match: str, person: str | None) -> bool:
        """Whether somebody has the table open."""
        return person is not None and person in self._people.get(match, ())

    def away_since(self, match: str, person: str) -> int | None:
        """When somebody left; None for somebody here or never seen since the server started."""
        return self._left.get((match, person))

    def watchers(self, match: str) -> int:
        """How many look on."""
        return self._watchers[match]

    def is_watched(self, match: str) -> bool:
        """Whether anybody at all has it open."""
        return match in self._people or self._watchers[match] > 0

    def matches(self) -> list[str]:
        """The matches whose people are there."""
        return list(self._people)

    def info(self, live: Live) -> PresenceInfo:
        """As a state shows it; bots are always there."""
        seats = {seat.seat: self.at_seat(live.id, seat.kind, seat.person) for seat in live.seats}
        return PresenceInfo(seats=seats, watchers=self.watchers(live.id))

    def at_seat(self, match: str, kind: str, person: str | None) -> bool:
        """Whether a seat's holder is there."""
        return kind in ("bot", "auto") or self.is_here(match, person)
