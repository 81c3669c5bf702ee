"""Records that people bring: replayed, checked, and kept as finished matches."""

from __future__ import annotations

import asyncio
import re

from triumvirate.core.errors import BadRecord
from triumvirate.core.record import read_record
from triumvirate.core.table import Table
from triumvirate.core.view import Result
from triumvirate.games import find_game
from triumvirate.server.errors import TooLarge, Unavailable
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.people import names
from triumvirate.server.store import matches
from triumvirate.server.store.rows import MatchRow, Numbers, PersonRow, SeatRow
from triumvirate.server.tables import caps

MOST_LINES, MOST_BYTES, SECONDS = 3000, 256 * 1024, 20.0
_ENDED = re.compile(r"(resigned|time out|abandoned); won by ([a-z0-9_, ]{1,120})")
_working = asyncio.Semaphore(2)


async def upload(cache: MatchCache, person: PersonRow, text: str) -> HeldMatch:
    """A finished match to replay."""
    if len(text.encode()) > MOST_BYTES or text.count("\n") > MOST_LINES:
        raise TooLarge(f"A record has at most {MOST_LINES} lines and {MOST_BYTES // 1024} KB.")
    await caps.check_records(cache, person)
    if _working.locked():
        raise Unavailable("Others are uploading: try again in a moment.")
    async with _working:
        table = await cache.workshop.run(lambda: read_record(text, find_game))
    result = _result(table, text)
    now = cache.now()
    secret_known = re.search(r"^secret: [0-9a-f]{64}$", text.partition("\n\n")[0], re.MULTILINE) is not None
    row = MatchRow(
        id=cache.new_id(),
        game=table.game.name,
        rules=table.game.version,
        options=table.options,
        secret=table.secret,
        secret_known=secret_known,
        draws=table.lots.drawn_by,
        numbers=_numbers(table),
        position=table.position,
        clock={"kind": "none", "seconds": 0, "increment": 0, "days": 0, "on_time_out": ""},
        host=person.id,
        created=now,
        updated=now,
        finished=now,
        status="finished",
        private=True,
        rated=False,
        watch="link",
        chat=False,
        source="upload",
        number=len(table.entries) - 1,
        result=result,
    )
    automata = table.game.automata(table.options)
    seats = [
        SeatRow(row.id, seat, place, "auto" if seat in automata else "bot", bot=_shown_name(table, seat), ready=True)
        for place, seat in enumerate(table.seats)
    ]
    held = HeldMatch(row, seats, {}, table, [Note(now, "table") for _ in table.entries])
    held.stored = 0
    await matches.add(cache.db, row, seats, held.new_rows())
    held.settled()
    return cache.hold(held)


def _numbers(table: Table) -> Numbers:
    """What seats had added to the secret, and what the set-up was dealt against."""
    kept: Numbers = {}
    if table.lots.shares:
        kept["shares"] = {seat: share.hex() for seat, share in table.lots.shares.items()}
    if table.lots.streaks:
        kept["streaks"] = dict(table.lots.streaks)
    return kept


def _result(table: Table, text: str) -> Result:
    result = table.result()
    if result is not None:
        return result
    head = text.partition("\n\n")[0]
    for line in head.splitlines():
        ended = _ENDED.fullmatch(line.removeprefix("ended: ")) if line.startswith("ended: ") else None
        if ended:
            winners = tuple(seat for seat in table.seats if seat in ended[2].split(", "))
            return Result(winners, ended[1], {})
    raise BadRecord("The match of this record is not finished.")


def _shown_name(table: Table, seat: str) -> str:
    """Who played: only a name, no person of this server."""
    try:
        return names.clean_name(table.names.get(seat, "")[:24])
    except Exception:  # no name, or one that may not be shown: the seat's own will do
        return seat
