"""Who is at which table: counted by open sockets, of this process and as the other workers tell."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.replies import PresenceInfo

Here = dict[str, int]  # open sockets by person; those who look on under WATCHERS
WATCHERS = ""
MOST_LEFT = 20_000


class Announcer(Protocol):
    """Who tells the other workers."""

    def announce(self, match: str) -> None:
        """Who is at a table here has changed."""


class Presence:
    """People at tables, and since when the others are away."""

    def __init__(self) -> None:
        self._own: dict[str, Counter[str]] = {}
        self._all: dict[str, Counter[str]] = {}
        self._elsewhere: dict[str, dict[str, Here]] = {}  # by worker, then by match
        self._left: dict[tuple[str, str], int] = {}
        self.announcer: Announcer | None = None

    # --- coming and going -------------------------------------------------------------------------------------------

    def arrive(self, match: str, person: str | None, is_seated: bool) -> None:
        """A socket was opened."""
        who = person if person is not None and is_seated else WATCHERS
        self._own.setdefault(match, Counter())[who] += 1
        self._add(match, who, 1, 0)
        if self.announcer:
            self.announcer.announce(match)

    def depart(self, match: str, person: str | None, was_seated: bool, now: int) -> None:
        """A socket was closed."""
        who = person if person is not None and was_seated else WATCHERS
        own = self._own.get(match, Counter())
        own[who] -= 1
        if own[who] <= 0:
            del own[who]
        if not own:
            self._own.pop(match, None)
        self._add(match, who, -1, now)
        if self.announcer:
            self.announcer.announce(match)

    def hear(self, worker: str, match: str, here: Here, now: int) -> None:
        """Another worker tells who is at a table there."""
        known = self._elsewhere.setdefault(worker, {})
        before = known.pop(match, {})
        if here:
            known[match] = here
        for who in {*before, *here}:
            change = here.get(who, 0) - before.get(who, 0)
            if change:
                self._add(match, who, change, now)

    def forget(self, worker: str, now: int) -> list[str]:
        """A worker is gone, and so are the people at its sockets; the matches this is about are the answer."""
        tables = list(self._elsewhere.get(worker, {}))
        for match in tables:
            self.hear(worker, match, {}, now)
        self._elsewhere.pop(worker, None)
        return tables

    def _add(self, match: str, who: str, change: int, now: int) -> None:
        here = self._all.setdefault(match, Counter())
        here[who] += change
        if here[who] > 0:
            self._left.pop((match, who), None)
            return
        del here[who]
        if not here:
            del self._all[match]
        if who != WATCHERS:
            self._left[(match, who)] = now
            if len(self._left) > MOST_LEFT:
                self._left.pop(next(iter(self._left)))

    # --- looking ----------------------------------------------------------------------------------------------------

    def own(self, match: str) -> Here:
        """Who is at a table by sockets of this process."""
        return dict(self._own.get(match, {}))

    def own_matches(self) -> list[str]:
        """The matches that somebody has open here."""
        return list(self._own)

    def is_here(self, match: str, person: str | None) -> bool:
        """Whether somebody has the table open."""
        return person is not None and self._all.get(match, Counter())[person] > 0

    def away_since(self, match: str, person: str) -> int | None:
        """When somebody left; None for somebody here or never seen since the server started."""
        return self._left.get((match, person))

    def watchers(self, match: str) -> int:
        """How many look on."""
        return self._all.get(match, Counter())[WATCHERS]

    def is_watched(self, match: str) -> bool:
        """Whether anybody at all has it open."""
        return match in self._all

    def matches(self) -> list[str]:
        """The matches whose people are there, by sockets of this process."""
        return [match for match, here in self._own.items() if any(who != WATCHERS for who in here)]

    def info(self, held: HeldMatch) -> PresenceInfo:
        """As a state shows it; bots are always there."""
        seats = {seat.seat: self.at_seat(held.id, seat.kind, seat.person) for seat in held.seats}
        return PresenceInfo(seats=seats, watchers=self.watchers(held.id))

    def at_seat(self, match: str, kind: str, person: str | None) -> bool:
        """Whether a seat's holder is there."""
        return kind in ("bot", "auto") or self.is_here(match, person)
