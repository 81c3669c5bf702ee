"""A match of the strongest bots that is always on show: one at a time for all workers, calm, and calmer while nobody looks."""

from __future__ import annotations

import secrets

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from triumvirate.bots import infos_for
from triumvirate.games import find_game, game_names
from triumvirate.server.bots.compiling import is_asleep
from triumvirate.server.bots.turns import ON_SHOW
from triumvirate.server.matches import lots
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.presence import Presence
from triumvirate.server.store import overview
from triumvirate.server.store.rows import MatchRow, SeatRow
from triumvirate.server.store.schema import matches

CODE = "ON-SHOW"  # the one code that it has while it is the one: no second can be written beside it
WATCHED, UNWATCHED = 10.0, 60.0  # how many usual pauses a bot takes before it acts
KEPT_MS = 86_400_000  # after its end


async def keep_on(cache: MatchCache) -> None:
    """See to it that a match is on show, of the next game after the last one's."""
    row = await cache.db.row(select(matches.c.id, matches.c.game, matches.c.status).where(matches.c.code == CODE))
    if row is not None and row.status == "running":
        return
    games = [name for name in game_names() if find_game(name).page.chunk]
    if not games:
        return
    last = games.index(row.game) if row is not None and row.game in games else -1
    held = _made(cache, games[(last + 1) % len(games)])
    try:
        await cache.add(held, code_from=row.id if row is not None else None)
    except IntegrityError:
        return  # another worker was first
    await overview.forget_source(cache.db, ON_SHOW, cache.now() - KEPT_MS)


def _made(cache: MatchCache, name: str) -> HeldMatch:
    game, now = find_game(name), cache.now()
    options = game.check({})
    row = MatchRow(
        id=cache.new_id(),
        game=name,
        rules=game.version,
        options=options,
        secret=secrets.token_bytes(32),
        clock={"kind": "none", "seconds": 0, "increment": 0, "days": 0, "on_time_out": ""},
        host=None,
        created=now,
        updated=now,
        rated=False,
        chat=False,
        source=ON_SHOW,
    )
    bot = _strongest(name)
    seats = [SeatRow(row.id, seat, place, "bot", bot=bot, ready=True) for place, seat in enumerate(game.seats(options))]
    held = HeldMatch(row, seats, {})
    lots.start_draft(held, now)
    row.code = CODE
    return held


def _strongest(game: str) -> str:
    awake = [info for info in infos_for(game) if info.points is not None and not is_asleep(game, info.name)]
    return max(awake, key=lambda info: info.points or 0).name


def calm(held: HeldMatch, presence: Presence) -> float:
    """How many times as long as usual a bot waits before it acts."""
    if held.row.source != ON_SHOW:
        return 1.0
    return WATCHED if presence.is_watched(held.id) else UNWATCHED
