"""A match for a meeting: its id is settled with the round, so that it is made once, whoever makes it and how often."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence

from sqlalchemy.exc import IntegrityError

from triumvirate.games import find_game
from triumvirate.server.matches import round_lots
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.store import people
from triumvirate.server.store import tournaments as stored
from triumvirate.server.store.rows import OF_TOURNAMENT, MatchRow, PersonRow, SeatRow
from triumvirate.server.store.tournaments import EntrantRow, MeetingRow, TournamentRow, Whole

log = logging.getLogger("triumvirate.server")


async def make_missing(cache: MatchCache, found: Whole) -> None:
    """Make every match of a meeting that has none yet: after its round was written, or after a stop in the middle."""
    wanted = {one.match: one for one in found.meetings if one.match is not None and one.points is None}
    absent = await stored.missing(cache.db, list(wanted))
    if not absent:
        return
    field = {one.number: one for one in found.entrants if one.number is not None}
    known = await people.find_many(cache.db, {one.person for one in found.entrants if one.person})
    for match in sorted(absent, key=lambda name: (wanted[name].round, wanted[name].place)):
        meeting = wanted[match]
        held = table_of(found.row, meeting, [field[number] for number in meeting.seats], known, cache.now())
        try:
            await cache.add(held)
        except IntegrityError:  # another worker has just made it
            log.info("table made elsewhere", extra={"match": match})


def table_of(
    row: TournamentRow, meeting: MeetingRow, field: Sequence[EntrantRow], known: Mapping[str, PersonRow], now: int
) -> HeldMatch:
    """A match with everybody in their seats: clocks started, or people asked for numbers first, where some add them."""
    assert meeting.match is not None
    game = find_game(row.game)
    options = {**row.options, game.count_option: len(field)} if game.count_option else row.options
    checked = game.check(options)
    match = MatchRow(
        id=meeting.match,
        game=game.name,
        rules=game.version,
        options=checked,
        secret=secrets.token_bytes(32),
        clock=row.clock,
        host=None,
        created=now,
        updated=now,
        private=row.private,
        rated=row.rated,
        watch="link" if row.private else "anyone",
        source=OF_TOURNAMENT,
    )
    seats = [
        SeatRow(match.id, name, place, "bot" if one.bot else "person", one.person, one.bot, ready=True)
        for place, (name, one) in enumerate(zip(game.seats(checked), field, strict=True))
    ]
    held = HeldMatch(
        match, seats, {person: known[person] for one in field if (person := one.person) and person in known}
    )
    round_lots.begin(held, [one.person for one in field if one.person and one.adds_numbers], row.patience * 1000, now)
    return held
