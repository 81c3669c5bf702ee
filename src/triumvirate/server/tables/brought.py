"""A match made of a record that somebody brings: over, to be replayed and looked back at."""

from __future__ import annotations

import re

from triumvirate.core.errors import BadRecord
from triumvirate.core.table import Table
from triumvirate.core.view import Result
from triumvirate.server.errors import TooLarge
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.keeper import Keeper
from triumvirate.server.people import names
from triumvirate.server.store.rows import MatchRow, Numbers, PersonRow, SeatRow

MOST_LINES, MOST_BYTES = 3000, 256 * 1024
_ENDED = re.compile(r"(resigned|time out|abandoned); won by ([a-z0-9_, ]{1,120})")


def check_size(text: str) -> None:
    """A record has an end."""
    if len(text.encode()) > MOST_BYTES or text.count("\n") > MOST_LINES:
        raise TooLarge(f"A record has at most {MOST_LINES} lines and {MOST_BYTES // 1024} KB.")


def brought(keeper: Keeper, person: PersonRow, table: Table, text: str) -> HeldMatch:
    """The match of a record, which nobody keeps yet."""
    result = _result(table, text)
    now = keeper.now()
    secret_known = re.search(r"^secret: [0-9a-f]{64}$", text.partition("\n\n")[0], re.MULTILINE) is not None
    row = MatchRow(
        id=keeper.new_id(),
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
    return held


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
