"""What the server said is kept, of every kind that it keeps, and whether a database holds to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from triumvirate.server.store.schema import actions, chat, matches, people, ratings, seats, standings


@dataclass
class Promise:
    """A write that was acknowledged: where it must be found and what there. It holds until somebody changes it."""

    kind: str
    where: tuple[str, ...]
    what: Any
    made: int = 0
    ended: int | None = None

    def holds_at(self, moment: int) -> bool:
        """Whether it had been given then and nobody had begun to change it."""
        return self.made <= moment and (self.ended is None or moment < self.ended)


@dataclass
class Promises:
    """All that were given to some people; `moment` is whatever they count by."""

    moment: Callable[[], int] = lambda: 0
    given: list[Promise] = field(default_factory=list)

    def note(self, kind: str, *where: str, what: Any) -> Promise:
        """The server has just said so."""
        self.given.append(Promise(kind, where, what, self.moment()))
        return self.given[-1]

    def ends(self, promise: Promise) -> None:
        """Somebody is about to change what was promised: from now on either may be found."""
        promise.ended = self.moment()

    def at(self, moment: int) -> list[Promise]:
        """Those that hold at a moment."""
        return [one for one in self.given if one.holds_at(moment)]

    def standing(self) -> list[Promise]:
        """Those that nobody has changed."""
        return [one for one in self.given if one.ended is None]


def broken(connection: Connection, promises: list[Promise]) -> list[str]:
    """The promises that a database does not hold to."""
    kept = {kind: read(connection) for kind, read in READERS.items() if any(one.kind == kind for one in promises)}
    return [
        f"{one.kind} {' '.join(one.where)}: {one.what!r} was promised, {kept[one.kind].get(one.where)!r} is kept"
        for one in promises
        if not _is_kept(one, kept[one.kind].get(one.where))
    ]


def _is_kept(promise: Promise, found: Any) -> bool:
    """Just as it was told; of what is changed again and again, a later state, of which nobody was told yet, too."""
    if found == promise.what:
        return True
    later = LATER.get(promise.kind)
    return later is not None and found is not None and later(promise.what, found)


Kept = dict[tuple[str, ...], Any]
# Whether what is kept came after what was told: names and settings end with a number that grows, ratings count matches.
LATER: dict[str, Callable[[Any, Any], bool]] = {
    "name": lambda told, kept: bool(kept.rpartition(" ")[0] == told.rpartition(" ")[0] and kept > told),
    "setting": lambda told, kept: bool(kept > told),
    "rated": lambda told, kept: bool(kept[1] > told[1]),
}


def _moves(connection: Connection) -> Kept:
    """By the sender's key, which leads to one entry: people are told numbers of their own."""
    kept: Kept = {}
    for row in connection.execute(select(actions.c.match, actions.c.key, actions.c.action)):
        kept.setdefault((row.match, row.key), []).append(row.action)
    return kept


def _lines(connection: Connection) -> Kept:
    """How often a line is kept; no two friends say the same, and the number that people see is not the store's."""
    return Counter((row.match, row.text) for row in connection.execute(select(chat)))


def _seats(connection: Connection) -> Kept:
    return {(row.match, row.seat): row.person for row in connection.execute(select(seats))}


def _names(connection: Connection) -> Kept:
    return {(row.id,): row.name for row in connection.execute(select(people))}


def _settings(connection: Connection) -> Kept:
    return {
        (row.id, key): value
        for row in connection.execute(select(people.c.id, people.c.settings))
        for key, value in row.settings.items()
    }


def _offers(connection: Connection) -> Kept:
    found = connection.execute(select(matches.c.id, matches.c.offers))
    return {(row.id, offer["kind"]): offer["seat"] for row in found for offer in row.offers}


def _pauses(connection: Connection) -> Kept:
    return {(row.id,): row.paused_at is not None for row in connection.execute(select(matches))}


def _results(connection: Connection) -> Kept:
    return {(row.match, row.person): row.outcome for row in connection.execute(select(standings))}


def _rated(connection: Connection) -> Kept:
    """What people are told of a rating is a whole number."""
    return {(row.person,): (round(row.rating), row.games) for row in connection.execute(select(ratings))}


READERS: dict[str, Callable[[Connection], Kept]] = {
    "move": _moves,
    "line": _lines,
    "seat": _seats,
    "name": _names,
    "setting": _settings,
    "offer": _offers,
    "pause": _pauses,
    "outcome": _results,
    "rated": _rated,
}
