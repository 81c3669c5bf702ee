"""What a finished match was worth to those who met there, from the match alone: whoever counts it, counts the same."""

from __future__ import annotations

from triumvirate.core.errors import TriumvirateError
from triumvirate.core.game import Game
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.store import tournaments as stored
from triumvirate.server.store.tournaments import Ended, MeetingRow, Whole
from triumvirate.tournaments.meetings import LOSS, decided


async def taken(cache: MatchCache, found: Whole, game: Game) -> list[MeetingRow]:
    """The meetings that have ended since the last look, with their points."""
    playing = {one.match: one for one in found.meetings if one.match is not None and one.points is None}
    settled = []
    for over in await stored.ended(cache.db, [match for match in playing if match]):
        meeting = playing[over.match]
        meeting.points, meeting.is_played = _points(over)
        meeting.ended, meeting.absent_at = over.at, None
        meeting.factions = await _factions(cache, game, over)
        settled.append(meeting)
    return settled


def _points(over: Ended) -> tuple[list[int], bool]:
    """Points by seat; it was played if every seat did something. Where nobody came, nobody has anything."""
    is_played = over.acted >= set(over.seats)
    winners = over.result.winners if over.result else ()
    if not winners and not is_played:
        return [LOSS for _ in over.seats], False
    return list(decided([seat in winners for seat in over.seats])), is_played


async def _factions(cache: MatchCache, game: Game, over: Ended) -> list[str]:
    """What each seat was, where sides are dealt and all may be seen after the end."""
    if game.teams is None or not over.is_open:
        return []
    try:
        held = await cache.load(over.match, over.version)  # what is held may be the moment before its end
    except TriumvirateError:
        return []
    if held.table is None or not held.is_open_book:
        return []
    dealt = game.teams.dealt(held.table.truth())
    return [dealt.get(seat, "") for seat in over.seats]
