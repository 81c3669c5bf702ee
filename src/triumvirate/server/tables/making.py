"""Tables are made: with the seats that were asked for, or at once against a bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.requests import NewMatch, PlayNow
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.tables import caps
from triumvirate.server.tables.laying import add, at_once, begin_if_full, laid, new_code
from triumvirate.server.tables.seats import is_full

__all__ = ["add", "create", "new_code", "play_now"]

Beside = Callable[[str, Connection], None]  # what is written together with a new match, by its id


async def create(cache: MatchCache, person: PersonRow, body: NewMatch, beside: Beside | None = None) -> HeldMatch:
    """A table with its seats, written together with what belongs `beside` it; it starts at once when every seat is taken."""
    held = await laid(cache, person, body)
    await caps.check_tables(cache, person)
    if not held.persons() and is_full(held):
        await caps.check_bots_alone(cache, person)
    begin_if_full(cache, held)
    await cache.add(held, beside=partial(beside, held.id) if beside else None)
    return held


async def play_now(cache: MatchCache, person: PersonRow, body: PlayNow) -> HeldMatch:
    """A match against a bot (or the game's own automaton), started."""
    return await create(cache, person, at_once(body))
