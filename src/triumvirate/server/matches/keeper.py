"""What changing a match asks of whoever keeps matches: a server with a database (`cache.py`), or a page that has none."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

from triumvirate.server.errors import Beaten
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.presence import Presence
from triumvirate.server.matches.viewer import Moment

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 4


class Keeper(Protocol):
    """Keeps matches: hands out drafts of them one at a time, and makes a changed one known."""

    presence: Presence

    def now(self) -> int:
        """The time that matches run by."""

    def new_id(self) -> str:
        """An id for a new match."""

    def moment(self) -> Moment:
        """What is so around all tables now."""

    async def load(self, match: str, at_least: int | None = None) -> HeldMatch:
        """A match; a `NoMatch` when there is none."""

    def changing(self, match: str, trusting: bool = False) -> AbstractAsyncContextManager[HeldMatch]:
        """A draft of a match that nobody else changes meanwhile."""

    async def commit(self, draft: HeldMatch) -> None:
        """Keep a draft, then let everybody see it."""

    async def add(self, held: HeldMatch, code_from: str | None = None) -> None:
        """Keep a new match, then let everybody know; `code_from` is the match whose code it takes over."""

    async def remove(self, match: str) -> None:
        """Forget a match that was never played."""

    async def tuned(self, person: str, game: str, who: str) -> str:
        """A seat's wish, `bot:coach` being the coach of this person: `bot:coach@1350`."""

    async def played_before(self, match: str) -> str | None:
        """The match that this one is a rematch of."""


def tries_again(work: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[None, None, T]]:
    """A change that another worker was faster than is tried again on the match as it is now, or refused by it."""

    @wraps(work)
    async def done(*args: P.args, **more: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await work(*args, **more)
            except Beaten:
                await asyncio.sleep(random.random() * 0.02)
        return await work(*args, **more)

    return done
