"""Tournaments as they were looked at last: a field of a thousand is read and reckoned once for each change, not for each look."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

from triumvirate.server.errors import NotFound
from triumvirate.server.replies.tournaments import ClubName, TournamentReply
from triumvirate.server.store import tournaments as stored
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.store.tournaments import Whole
from triumvirate.server.tournaments import showing

MOST_HELD = 32


class Looking:
    """What one worker's visitors looked at of late, each tournament with the version that it was read in."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._held: OrderedDict[str, tuple[int, Whole, list[showing.Reckoned]]] = OrderedDict()
        self._reading = asyncio.Lock()  # many come at once when a round begins: one of them reads for all

    async def whole(self, tournament: str) -> Whole:
        """A tournament to look at and not to change, or a refusal."""
        row = await stored.find(self._db, tournament)
        if row is None:
            raise NotFound("There is no such tournament.")
        async with self._reading:
            known = self._held.get(tournament)
            if known is None or known[0] < row.version:
                found = await stored.whole(self._db, tournament)
                if found is None:
                    raise NotFound("There is no such tournament.")
                known = found.row.version, found, []
            self._held[tournament] = known
            self._held.move_to_end(tournament)
            while len(self._held) > MOST_HELD:
                self._held.popitem(last=False)
            return known[1]

    def reply(
        self, found: Whole, person: PersonRow | None, known: Mapping[str, PersonRow], now: int, club: ClubName | None
    ) -> TournamentReply:
        """All that may be seen of one that was looked at, or has just been changed."""
        _, held, reckoned = self._held.get(found.row.id, (0, None, []))
        if held is not found:
            return showing.reply(found, person, known, now, club)
        if not reckoned:
            reckoned.append(showing.reckoned(found))
        return showing.reply(found, person, known, now, club, reckoned[0])
