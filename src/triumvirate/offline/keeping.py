"""Matches without a database: held in memory, and put on a shelf of the page with every change."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

import msgspec

from triumvirate.bots import fits_people
from triumvirate.bots.coach import START
from triumvirate.core.errors import TriumvirateError
from triumvirate.server.errors import Beaten, no_match
from triumvirate.server.matches import knowledge
from triumvirate.server.matches.held import HeldMatch, rebuild
from triumvirate.server.matches.presence import Presence
from triumvirate.server.matches.viewer import Moment
from triumvirate.server.store.rows import ActionRow, MatchRow, PersonRow, SeatRow

PREFIX = "here-"  # no id of a server begins so: by it a page knows whom to ask
NEVER = 1 << 52  # nobody who plays alone has left the table


class NotKept(TriumvirateError):
    """The browser keeps nothing."""

    code = "not_kept"


@dataclass
class Head:
    """A match as it is kept anew with every change; its entries are kept once each."""

    row: MatchRow
    seats: list[SeatRow]


class Shelf(Protocol):
    """Where a page keeps matches: its browser's database."""

    async def heads(self) -> list[bytes]:
        """Every match that is kept, without its entries."""

    async def find(self, match: str) -> tuple[bytes, list[bytes]] | None:
        """A match and its entries in their order, if it is kept."""

    async def keep(self, match: str, head: bytes, first: int, entries: list[bytes]) -> None:
        """Keep a match as it is now, with the entries from the number `first` on; all of it or nothing.

        It is `Beaten` where another page has kept it since it was found, and `NotKept` where nothing can be kept.
        """

    async def remove(self, match: str) -> None:
        """Forget a match."""

    async def note(self, name: str) -> bytes | None:
        """What else is kept under a name."""

    async def keep_note(self, name: str, data: bytes) -> None:
        """Keep it."""

    async def remove_note(self, name: str) -> None:
        """Forget it."""


class PageKeeper:
    """All matches of one person on one device. It is a `Keeper` as the server's cache is."""

    def __init__(self, person: PersonRow, shelf: Shelf, now: Callable[[], int]) -> None:
        self.person = person
        self.presence = Presence()
        self.changed: list[Callable[[HeldMatch], None]] = []
        self._shelf, self._now = shelf, now
        self._matches: dict[str, HeldMatch] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    def now(self) -> int:
        """The time that matches run by."""
        return self._now()

    def new_id(self) -> str:
        """An id for a new match, which says that it is here."""
        return PREFIX + secrets.token_urlsafe(9)

    def moment(self) -> Moment:
        """What is so around all tables now."""
        return Moment(self.now(), self.presence, NEVER)

    async def heads(self) -> list[Head]:
        """Every match, the last changed first."""
        kept = [msgspec.json.decode(head, type=Head) for head in await self._shelf.heads()]
        return sorted(kept, key=lambda head: head.row.updated, reverse=True)

    async def load(self, match: str, at_least: int | None = None) -> HeldMatch:
        """A match, from the shelf where it is not on the table; a `NoMatch` when there is none."""
        if match not in self._matches:
            found = await self._shelf.find(match)
            if found is None:
                raise no_match()
            if match not in self._matches:
                self._matches[match] = self._taken_up(*found)
        return self._matches[match]

    def _taken_up(self, head: bytes, entries: list[bytes]) -> HeldMatch:
        kept = msgspec.json.decode(head, type=Head)
        stored = [msgspec.json.decode(entry, type=ActionRow) for entry in entries]
        held = rebuild(kept.row, kept.seats, {self.person.id: self.person}, stored)
        for changed in self.changed:
            changed(held)
        return held

    @asynccontextmanager
    async def changing(self, match: str, trusting: bool = False) -> AsyncIterator[HeldMatch]:
        """A draft of a match that nobody else changes meanwhile."""
        async with self._locks.setdefault(match, asyncio.Lock()):
            yield (await self.load(match)).draft()

    async def commit(self, draft: HeldMatch) -> None:
        """Keep a draft, then let everybody see it."""
        if knowledge.is_open_change(draft):
            draft.row.updated = self.now() // knowledge.TICK_MS * knowledge.TICK_MS
        draft.row.version += 1
        await self.add(draft)

    async def add(self, held: HeldMatch, code_from: str | None = None) -> None:
        """Keep a match, then let everybody know."""
        entries = [msgspec.json.encode(entry) for entry in held.new_rows()]
        try:
            await self._shelf.keep(held.id, msgspec.json.encode(Head(held.row, held.seats)), held.stored, entries)
        except Beaten:
            self._matches.pop(held.id, None)  # as it is kept now is found by who looks again
            raise
        held.settled()
        self._matches[held.id] = held
        for changed in self.changed:
            changed(held)

    async def remove(self, match: str) -> None:
        """Forget a match for good."""
        self._matches.pop(match, None)
        await self._shelf.remove(match)

    async def tuned(self, person: str, game: str, who: str) -> str:
        """A seat's wish, a bot that fits people being the one for a newcomer: results are not counted here."""
        return f"{who}@{round(START)}" if "@" not in who and fits_people(game, who.removeprefix("bot:")) else who

    async def played_before(self, match: str) -> str | None:
        """The match that this one is a rematch of."""
        return next((head.row.id for head in await self.heads() if head.row.rematch == match), None)
