"""The desk as the page's worker holds it: imported by Python inside a page, where `js` is to be had."""

from __future__ import annotations

import logging
import os
import random
from collections.abc import Awaitable, Sequence
from typing import Protocol, TypeVar

from triumvirate.offline import bringing
from triumvirate.offline.desk import Desk
from triumvirate.offline.keeping import NotKept
from triumvirate.search import ground
from triumvirate.search.page_ground import grounds
from triumvirate.server.errors import Beaten

log = logging.getLogger("triumvirate.offline")
T = TypeVar("T")
NOTHING_KEPT = (
    "This browser does not keep it: its storage is full, or refused as in a private window. "
    "What was kept before is as it was; make room and try again."
)
ELSEWHERE = "This match went on in another tab: look again."


class JsBytes(Protocol):
    """Bytes of the page's."""

    def to_bytes(self) -> bytes:
        """A copy of them as Python has them."""


class JsMemory(Protocol):
    """A game's WebAssembly file as the worker hands it over; texts and numbers go as they are, lists are read there."""

    def room(self, length: int) -> int:
        """The place of so many bytes."""

    def write(self, place: int, data: bytes) -> None:
        """Put bytes there."""

    def read(self, place: int, length: int) -> JsBytes:
        """The bytes that are there."""

    def call(self, name: str, given: Sequence[float | str]) -> float:
        """Call a function of the file."""


class PageMemory:
    """The same, as the search asks for it."""

    def __init__(self, memory: JsMemory) -> None:
        self.room, self.write, self.call = memory.room, memory.write, memory.call
        self._read = memory.read

    def read(self, place: int, length: int) -> bytes:
        """The bytes that are there."""
        return self._read(place, length).to_bytes()


class Page(Protocol):
    """What the worker gives: its shelf, which speaks in texts, and the lines to the page."""

    name: str

    def heads(self) -> Awaitable[list[str]]:
        """Every match that is kept, without its entries."""

    def find(self, match: str) -> Awaitable[list[str] | None]:
        """A match and its entries, or nothing."""

    def keep(self, match: str, head: str, first: int, entries: list[str]) -> Awaitable[bool | None]:
        """Keep a match as it is now, with its entries from a number on; false where another page was faster."""

    def remove(self, match: str) -> Awaitable[None]:
        """Forget a match."""

    def note(self, name: str) -> Awaitable[str | None]:
        """What else is kept under a name."""

    def keep_note(self, name: str, text: str) -> Awaitable[None]:
        """Keep it."""

    def remove_note(self, name: str) -> Awaitable[None]:
        """Forget it."""

    def memory_of(self, text: str) -> JsMemory | None:
        """The WebAssembly file of a game with its memory, where it is here."""

    def files(self) -> list[str]:
        """The names of all files that were packed for tables in the page."""

    def bring(self, name: str, place: str) -> Awaitable[bool]:
        """Fetch one of them and put it down where Python finds it."""

    def send(self, line: int, message: str) -> None:
        """A message of a line."""

    def close(self, line: int, code: int) -> None:
        """A line is closed from here, and why."""


class PageShelf:
    """The browser's database as a shelf."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def heads(self) -> list[bytes]:
        """Every match that is kept, without its entries."""
        return [head.encode() for head in await _had(self._page.heads())]

    async def find(self, match: str) -> tuple[bytes, list[bytes]] | None:
        """A match and its entries in their order, if it is kept."""
        found = await _had(self._page.find(match))
        if not found:
            return None
        head, *entries = (text.encode() for text in found)
        return head, entries

    async def keep(self, match: str, head: bytes, first: int, entries: list[bytes]) -> None:
        """Keep a match as it is now, with its entries from a number on."""
        texts = [entry.decode() for entry in entries]
        if await _had(self._page.keep(match, head.decode(), first, texts)) is False:
            raise Beaten(ELSEWHERE)

    async def remove(self, match: str) -> None:
        """Forget a match."""
        await _had(self._page.remove(match))

    async def note(self, name: str) -> bytes | None:
        """What else is kept under a name."""
        found = await _had(self._page.note(name))
        return found.encode() if found else None

    async def keep_note(self, name: str, data: bytes) -> None:
        """Keep it."""
        await _had(self._page.keep_note(name, data.decode()))

    async def remove_note(self, name: str) -> None:
        """Forget it."""
        await _had(self._page.remove_note(name))


async def _had(asked: Awaitable[T]) -> T:
    """What the browser's database gives; it refuses in a private window of some browsers, and when it is full."""
    try:
        return await asked
    except Exception as fault:
        log.warning("the browser's database: %s", fault)
        raise NotKept(NOTHING_KEPT) from fault


def opened(page: Page) -> Desk:
    """A desk for a page; bots search in its WebAssembly, in the one thread that there is."""
    os.environ["TRIUMVIRATE_SEARCH_THREADS"] = "1"
    random.seed()  # the memory that a page starts from has the same chance for everybody

    def memory_of(text: str) -> PageMemory | None:
        found = page.memory_of(text)
        return PageMemory(found) if found else None

    ground.use(grounds(memory_of))
    bringing.use(bringing.Bringing(frozenset(page.files()), page.bring))
    return Desk(PageShelf(page), page.send, page.close, page.name)
