"""Calls about studies, answered without a server. Nobody else is here: nothing is shared by a link."""

from __future__ import annotations

import msgspec

from triumvirate.core.record import read_record
from triumvirate.games import find_game
from triumvirate.offline.answers import Call, door, numbered
from triumvirate.server.errors import Forbidden
from triumvirate.server.replies import HintReply, Reply, StudiesReply, StudyBoard, StudyReply
from triumvirate.server.requests import AskHint, NewStudy, NoteOn, PatchStudy, StandIn, TryMove, Upload

NO_LINK = "A study in this page has no link for others: give them its record."


@door("GET", "/studies")
async def studies(call: Call) -> StudiesReply:
    """All that are kept here."""
    return await call.desk.studies.all(call.desk.person)


@door("POST", "/studies")
async def new_study(call: Call) -> StudyReply:
    """Begin a study, or copy one; of a match that was studied before, that study."""
    return await call.desk.studies.begin(call.desk.person, call.said(NewStudy))


@door("GET", "/studies/{study}")
async def one_study(call: Call) -> StudyReply:
    """A study with its tree."""
    return await call.desk.studies.show(call.parts["study"], call.desk.person)


@door("PATCH", "/studies/{study}")
async def change_study(call: Call) -> StudyReply:
    """Name it."""
    said = call.said(PatchStudy)
    if said.is_shared is not msgspec.UNSET:
        raise Forbidden(NO_LINK)
    named = {} if said.name is msgspec.UNSET else {"name": said.name}
    return await call.desk.studies.rename(call.parts["study"], call.desk.person, **named)


@door("DELETE", "/studies/{study}")
async def drop_study(call: Call) -> Reply:
    """Delete it: nothing of it is kept."""
    await call.desk.studies.drop(call.parts["study"], call.desk.person)
    return Reply()


@door("GET", "/studies/{study}/record")
async def record(call: Call) -> str:
    """The line from the beginning to a move, as a record."""
    move = numbered(call.query.get("move", "0"))
    return (await call.desk.studies.record(call.parts["study"], move, call.desk.person))[1]


@door("GET", "/studies/{study}/moves/{move}")
async def board(call: Call) -> StudyBoard:
    """The board after a move, as a seat sees it or as whoever decides does."""
    return await _board(call, _move(call), call.query.get("seat") or None)


@door("POST", "/studies/{study}/moves/{move}")
async def try_move(call: Call) -> StudyBoard:
    """Try a move after this one: the board after it."""
    said, desk = call.said(TryMove), call.desk
    done = await desk.studies.act(call.parts["study"], _move(call), desk.person, said.seat, said.action, said.again)
    return await _board(call, done.number, None)


@door("PATCH", "/studies/{study}/moves/{move}")
async def note(call: Call) -> StudyReply:
    """Say something of a move, or keep what the judge said of it."""
    await call.desk.studies.note(call.parts["study"], _move(call), call.desk.person, call.said(NoteOn))
    return await call.desk.studies.show(call.parts["study"], call.desk.person)


@door("DELETE", "/studies/{study}/moves/{move}")
async def cut_move(call: Call) -> StudyReply:
    """Take a move away, with all that follows it."""
    await call.desk.studies.cut(call.parts["study"], _move(call), call.desk.person)
    return await call.desk.studies.show(call.parts["study"], call.desk.person)


@door("POST", "/studies/{study}/moves/{move}/bot")
async def play_on(call: Call) -> StudyBoard:
    """Have a bot do the next thing: the board after it."""
    done = await call.desk.studies.play_on(call.parts["study"], _move(call), call.desk.person, call.said(StandIn).bot)
    return await _board(call, done.number, None)


@door("POST", "/studies/{study}/moves/{move}/hint")
async def hint(call: Call) -> HintReply:
    """What the judge would do here, and what it thinks of an action that was tried here."""
    said, desk = call.said(AskHint), call.desk
    return await desk.studies.hint(call.parts["study"], _move(call), desk.person, said.seat, call.language, said.action)


class AdviseOn(Upload):
    """The line of a server's study to where advice is wanted, the seat that asks, and an action that was tried there."""

    seat: str | None = None
    action: str | None = None


@door("POST", "/advised")
async def advised(call: Call) -> HintReply:
    """The same in a study of the server's: this page thinks, and the server does not."""
    said, desk = call.said(AdviseOn), call.desk
    table = read_record(said.record, find_game)
    return await desk.studies.advice(table, desk.person, said.seat, call.language, said.action)


def _move(call: Call) -> int:
    return numbered(call.parts["move"])


async def _board(call: Call, move: int, seat: str | None) -> StudyBoard:
    return await call.desk.studies.board(call.parts["study"], move, seat, call.desk.person, call.language)
