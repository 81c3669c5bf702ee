"""What a tournament does by itself: it starts, makes rounds and their tables, takes results, ends.

Every step reads the whole tournament from the database and writes what follows from it in one transaction, which wins
against the version that was read. A worker that is killed between two steps leaves nothing half done: the next look, here
or in another process, goes on from the rows that are there. Matches have their ids from the round's transaction.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from triumvirate.core.errors import TriumvirateError
from triumvirate.games import find_game
from triumvirate.server.errors import Beaten
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.store import tournaments as stored
from triumvirate.server.store.tournaments import (
    AWAY,
    FINISHED,
    IN,
    OPEN,
    RUNNING,
    MeetingRow,
    Whole,
)
from triumvirate.server.tournaments import absent, field, kinds, results
from triumvirate.server.tournaments.tables import make_missing
from triumvirate.tournaments import knockout
from triumvirate.tournaments.meetings import LOSS, WIN
from triumvirate.tournaments.standing import ARENA, KNOCKOUT, ROUND_ROBIN

log = logging.getLogger("triumvirate.server")
LOOK_MS = 2_000
PAUSE_MS = 20_000  # between rounds, where people play at once
WAIT_MS = 3_600_000  # after its time, for enough to come


class Director:
    """Looks after all tournaments of a server; every worker has one, and the database decides between them."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    async def tick(self) -> None:
        """Look at every tournament whose time it is."""
        for tournament in await stored.due(self._cache.db, self._cache.now()):
            try:
                await self.look(tournament)
            except Beaten:
                log.info("tournament looked after elsewhere", extra={"tournament": tournament})
            except TriumvirateError as fault:
                log.warning("tournament waits", extra={"tournament": tournament, "reason": fault.reason})

    async def look(self, tournament: str) -> None:
        """Do all that can be done now."""
        found = await stored.whole(self._cache.db, tournament)
        if found is None or found.row.status == FINISHED:
            return
        if found.row.status == OPEN:
            await self._begin(found)
            return
        await make_missing(self._cache, found)
        await self._take_results(found)
        while await self._go_on(found):
            await make_missing(self._cache, found)
        if found.row.status == RUNNING:
            await stored.look_again(self._cache.db, tournament, self._cache.now() + LOOK_MS)

    # --- the start --------------------------------------------------------------------------------------------------------

    async def _begin(self, found: Whole) -> None:
        """Its time has come: it starts, waits a while for enough to come, or is off."""
        row, now = found.row, self._cache.now()
        if row.starts is None or row.starts > now:
            await stored.look_again(self._cache.db, row.id, row.starts or now + WAIT_MS)
        elif field.is_enough(found):
            await self.start(found)
        elif row.starts + WAIT_MS < now:
            await stored.remove(self._cache.db, row.id)
        else:
            await stored.look_again(self._cache.db, row.id, now + LOOK_MS)

    async def start(self, found: Whole) -> None:
        """Seed the field, settle how many rounds there are, make the first."""
        row, now = found.row, self._cache.now()
        added = field.filling(found, now)
        found.entrants = await field.seeded(self._cache.db, row, [*found.entrants, *added])
        row.status, row.due = RUNNING, now
        row.rounds = kinds.rounds_for(row.kind, row.rounds, len(found.entrants))
        row.ends = now + row.minutes * 60_000 if row.kind == ARENA else None
        bots = {one.who for one in added}
        old = [one for one in found.entrants if one.who not in bots]
        new = [one for one in found.entrants if one.who in bots]
        made = self._round(found)
        await stored.advance(self._cache.db, row, field=old, added=new, made=made)
        found.meetings += made
        await make_missing(self._cache, found)

    # --- while it is played -----------------------------------------------------------------------------------------------

    async def _take_results(self, found: Whole) -> None:
        """Points of what has ended; who never came is out of it until they say that they are back."""
        row = found.row
        gone, looked = await absent.find(self._cache, found.meetings)
        left = [one for one in found.entrants if one.person in gone and one.state == IN]
        for one in left:
            one.state = AWAY
        settled = await results.taken(self._cache, found, find_game(row.game))
        if settled or looked or left:
            await stored.advance(self._cache.db, row, field=left, settled=[*looked, *settled])

    async def _go_on(self, found: Whole) -> bool:
        """The next round, a replay or the end, if it is time for one; whether tables were made."""
        row = found.row
        made: list[MeetingRow] = []
        if row.kind == ARENA:
            made = self._round(found) if self._cache.now() < (row.ends or 0) else []
        elif all(one.points is not None for one in found.meetings):
            made = self._replays(found) or await self._next_round(found)
        is_over = all(one.points is not None for one in found.meetings) and not made
        if is_over and (self._cache.now() >= (row.ends or 0) if row.kind == ARENA else row.round >= row.rounds):
            row.status, row.finished, row.due = FINISHED, self._cache.now(), None
            await stored.advance(self._cache.db, row)
            return False
        if made:
            await stored.advance(self._cache.db, row, made=made)
            found.meetings += made
        return bool(made)

    async def _next_round(self, found: Whole) -> list[MeetingRow]:
        """People have a moment between two rounds; nobody is left to play with: it is the last."""
        row, now = found.row, self._cache.now()
        if row.round >= row.rounds:
            return []
        if row.pause_until is None and row.clock["kind"] != "days" and any(one.person for one in found.entrants):
            row.pause_until = now + PAUSE_MS
            await stored.advance(self._cache.db, row)
        if row.pause_until is not None and row.pause_until > now:
            return []
        row.pause_until = None
        made = self._round(found)
        if not made:
            row.rounds = row.round
        return made

    def _round(self, found: Whole) -> list[MeetingRow]:
        """The tables of the next round, or of those who wait in an arena. The row's round is theirs from now on."""
        row = found.row
        game = find_game(row.game)
        tables = kinds.tables(row, game, found.entrants, found.meetings, row.round + 1)
        if not tables:
            return []
        row.round += 1
        return [self._meeting(found, place, seats) for place, seats in enumerate(tables)]

    def _replays(self, found: Whole) -> list[MeetingRow]:
        """Drawn tables of a knock-out, once more."""
        if found.row.kind != KNOCKOUT:
            return []
        again = knockout.replays(kinds.played(found.meetings), found.row.round)
        first = sum(one.round == found.row.round for one in found.meetings)
        return [self._meeting(found, first + place, seats) for place, seats in enumerate(again)]

    def _meeting(self, found: Whole, place: int, seats: Sequence[int]) -> MeetingRow:
        """One table; where somebody is gone in a plan that has them, it is decided without being played."""
        row, now = found.row, self._cache.now()
        meeting = MeetingRow(row.id, row.round, place, None, list(seats), now)
        field_ = {one.number: one for one in found.entrants}
        is_planned = row.kind in (ROUND_ROBIN, KNOCKOUT)
        gone = [is_planned and field_[number].state != IN for number in seats]
        if len(seats) == 1 or any(gone):
            points = [kinds.off(row.kind)] if len(seats) == 1 else [LOSS if is_gone else WIN for is_gone in gone]
            meeting.points, meeting.is_played, meeting.ended = points, False, now
            return meeting
        meeting.match = self._cache.new_id()
        if row.clock["kind"] != "days":
            meeting.absent_at = now + row.patience * 1000
        return meeting
