"""Quick pairing: who wants to play now sits down with whoever waits, at the game's usual rules and a live clock."""

from __future__ import annotations

from triumvirate.core.errors import TriumvirateError
from triumvirate.core.game import Game
from triumvirate.games import find_game
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.requests import ClockSpec, NewMatch, Pair
from triumvirate.server.store import matches
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.tables import hosting, making, sitting

MINUTES, INCREMENT = 15, 10
PACE = 60
MOST_TRIED = 20
LONGEST_WAIT_MS = 3_600_000


async def pair(cache: MatchCache, person: PersonRow, body: Pair) -> HeldMatch:
    """A seat at the table that has waited longest, where its host still waits; without any, a table of one's own.

    Two who ask in the same moment may both find none: who made the later table goes over to the earlier one.
    """
    game = find_game(body.game)
    found = await _join_waiting(cache, person, body)
    if found is not None:
        return found
    wanted = NewMatch(
        game=game.name, side="random", private=False, clock=_clock(game), customs=body.customs, seal=body.seal
    )
    made = await making.create(cache, person, wanted)
    earlier = await _join_waiting(cache, person, body, before=made)
    if earlier is None:
        return made
    await hosting.cancel(cache, made.id, person)
    return earlier


def _clock(game: Game) -> ClockSpec:
    """Strangers do not wait for ever: a live clock, or where a table goes through phases together, the usual pace."""
    if "live" in game.clocks.time_out:
        return ClockSpec("live", MINUTES * 60, INCREMENT)
    return ClockSpec("phase", PACE) if "phase" in game.clocks.time_out else ClockSpec()


async def _join_waiting(
    cache: MatchCache, person: PersonRow, body: Pair, before: HeldMatch | None = None
) -> HeldMatch | None:
    usual = find_game(body.game).check({})
    since = cache.now() - LONGEST_WAIT_MS
    for match in await matches.waiting(cache.db, body.game, person.id, since, MOST_TRIED):
        if before is not None and (match.created, match.id) >= (before.row.created, before.id):
            return None
        if match.options != usual or not cache.presence.is_here(match.id, match.host):
            continue
        try:
            return await sitting.join(cache, match.id, person, None, is_invited=False, seal=body.seal)
        except TriumvirateError:  # taken in between, or somebody there is blocked
            continue
    return None
