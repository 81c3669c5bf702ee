"""What a match holds that is opened after its end: its chronicle, and what its bots thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from triumvirate.bots import diary
from triumvirate.server.errors import Forbidden
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import require
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.people import sitters
from triumvirate.server.replies import ChronicleReply, DiariesReply, DiaryInfo, DiaryPage
from triumvirate.server.store.rows import PersonRow


def require_open(held: HeldMatch, person: PersonRow | None) -> None:
    """Go on only after the end, and where the table is not sealed."""
    if held.is_running or held.row.status == "open":
        raise Forbidden("That may be seen after the end.")
    require("record", held, viewer_of(held, person))


def chronicle(held: HeldMatch) -> Callable[[], ChronicleReply]:
    """The whole match as its game tells it afterwards: written when it is called, which takes a while."""
    table, told = held.table, held.game.chronicle
    if table is None or told is None:
        return lambda: ChronicleReply(chronicle=None)
    write = told.get()
    return lambda: ChronicleReply(chronicle=write(table))


def diaries(held: HeldMatch, language: str) -> Callable[[], DiariesReply]:
    """What the bots thought round by round, and what people could have known: written when it is called."""
    table, names = held.table, sitters.called(held.row, held.seats, held.people)
    if table is None or not table.is_over():
        return lambda: DiariesReply(diaries=[])
    bots = {seat.seat: seat.bot for seat in held.seats if seat.kind == "bot" and seat.bot}

    def write() -> DiariesReply:
        found = diary.diaries(table, bots)
        return DiariesReply(diaries=[_diary(held.row.game, one, language, names) for one in found])

    return write


def _diary(game: str, one: diary.Diary, language: str, names: Mapping[str, str]) -> DiaryInfo:
    pages = [
        DiaryPage(page.round, page.entry, [line.said(game, language, names) for line in page.lines], dict(page.doubts))
        for page in one.pages
    ]
    return DiaryInfo(one.seat, one.bot or None, pages)
