"""Bots that play for people who left, and people who come back."""

from __future__ import annotations

from triumvirate.server import games
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.keeper import Keeper, tries_again
from triumvirate.server.matches.permissions import require
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.store.rows import PersonRow


def put_stand_in(draft: HeldMatch, seat: str, bot: str, now: int) -> None:
    """A bot plays for a seat from now on; its clock stops."""
    found = draft.seat(seat)
    assert found is not None
    found.stand_in = bot
    draft.touch(found)
    Clock(draft, now).run()


@tries_again
async def call_stand_in(cache: Keeper, match: str, person: PersonRow | None, seat: str, bot: str | None) -> HeldMatch:
    """Somebody at the table calls a bot for a person who left."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("stand_in", draft, viewer, about=seat, moment=cache.moment())
        found = games.check_bot(draft.row.game, bot or games.best_bot(draft.row.game))
        put_stand_in(draft, seat, found, cache.now())
        await cache.commit(draft)
    return draft


@tries_again
async def come_back(cache: Keeper, match: str, person: PersonRow | None, seat: str) -> HeldMatch:
    """A person takes their seat back from a bot."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("return", draft, viewer, seat=seat)
        found = draft.seat(seat)
        assert found is not None
        found.stand_in = None
        draft.touch(found)
        Clock(draft, cache.now()).refill(found.seat)
        await cache.commit(draft)
    return draft
