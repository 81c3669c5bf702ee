"""Studies: mine, one of them, its moves by hand, by a bot or by the judge's advice, its lines as records."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, Router, delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.core import speech
from triumvirate.server.asking import Asked
from triumvirate.server.matches.cache import language_of
from triumvirate.server.replies import HintReply, Reply, StudiesReply, StudyBoard, StudyReply
from triumvirate.server.requests import AskHint, NewStudy, NoteOn, PatchStudy, StandIn, TryMove
from triumvirate.server.routes.common import Somebody, ThisWorker, limit, player, signed_in, with_session


@get("/studies")
async def studies(request: Asked, worker: ThisWorker, person: Somebody) -> StudiesReply:
    """My studies."""
    await limit(worker, request, "heavy", person)
    return await worker.studies.all(signed_in(person))


@post("/studies", status_code=200, request_max_body_size=600 * 1024)
async def new_study(
    request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[NewStudy]
) -> Response[StudyReply]:
    """Begin a study, or copy one; of a match that I have studied before, that study."""
    await limit(worker, request, "create", person)
    me = await player(worker, request, person)
    return await with_session(worker, request, await worker.studies.begin(me, data), me)


@get("/studies/{study:str}")
async def one_study(request: Asked, worker: ThisWorker, person: Somebody, study: FromPath[str]) -> StudyReply:
    """A study with its tree: my own, or one that is shared."""
    await limit(worker, request, "act", person)
    return await worker.studies.show(study, person)


@patch("/studies/{study:str}")
async def change_study(
    request: Asked, worker: ThisWorker, person: Somebody, study: FromPath[str], data: JSONBody[PatchStudy]
) -> StudyReply:
    """Name it, share it, or stop sharing it."""
    await limit(worker, request, "act", person)
    told = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not msgspec.UNSET}
    return await worker.studies.rename(study, signed_in(person), **told)


@delete("/studies/{study:str}", status_code=200)
async def drop_study(request: Asked, worker: ThisWorker, person: Somebody, study: FromPath[str]) -> Reply:
    """Delete it: nothing of it is kept."""
    await limit(worker, request, "act", person)
    await worker.studies.drop(study, signed_in(person))
    return Reply()


@get("/studies/{study:str}/record", media_type=MediaType.TEXT)
async def record(
    request: Asked, worker: ThisWorker, person: Somebody, study: FromPath[str], move: FromQuery[int] = 0
) -> Response[str]:
    """The line from the beginning to a move, as a record."""
    await limit(worker, request, "heavy", person)
    name, text = await worker.studies.record(study, move, person)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/studies/{study:str}/moves/{move:int}")
async def board(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    study: FromPath[str],
    move: FromPath[int],
    seat: FromQuery[str | None] = None,
    lang: FromQuery[str | None] = None,
) -> StudyBoard:
    """The board after a move, as a seat sees it or as whoever decides does."""
    await limit(worker, request, "act", person)
    return await worker.studies.board(study, move, seat, person, speech.known(lang or language_of(person)))


@post("/studies/{study:str}/moves/{move:int}", status_code=200)
async def try_move(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    study: FromPath[str],
    move: FromPath[int],
    data: JSONBody[TryMove],
    lang: FromQuery[str | None] = None,
) -> StudyBoard:
    """Try a move after this one: the board after it."""
    await limit(worker, request, "act", person)
    me, language = signed_in(person), speech.known(lang or language_of(person))
    done = await worker.studies.act(study, move, me, data.seat, data.action, data.again)
    return await worker.studies.board(study, done.number, None, me, language)


@patch("/studies/{study:str}/moves/{move:int}")
async def note(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    study: FromPath[str],
    move: FromPath[int],
    data: JSONBody[NoteOn],
) -> StudyReply:
    """Say something of a move, or keep what the judge said of it."""
    await limit(worker, request, "act", person)
    await worker.studies.note(study, move, signed_in(person), data)
    return await worker.studies.show(study, person)


@delete("/studies/{study:str}/moves/{move:int}", status_code=200)
async def cut_move(
    request: Asked, worker: ThisWorker, person: Somebody, study: FromPath[str], move: FromPath[int]
) -> StudyReply:
    """Take a move away, with all that follows it."""
    await limit(worker, request, "act", person)
    await worker.studies.cut(study, move, signed_in(person))
    return await worker.studies.show(study, person)


@post("/studies/{study:str}/moves/{move:int}/bot", status_code=200)
async def play_on(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    study: FromPath[str],
    move: FromPath[int],
    data: JSONBody[StandIn],
    lang: FromQuery[str | None] = None,
) -> StudyBoard:
    """Have a bot do the next thing: the board after it."""
    await limit(worker, request, "heavy", person)
    me, language = signed_in(person), speech.known(lang or language_of(person))
    done = await worker.studies.play_on(study, move, me, data.bot)
    return await worker.studies.board(study, done.number, None, me, language)


@post("/studies/{study:str}/moves/{move:int}/hint", status_code=200)
async def hint(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    study: FromPath[str],
    move: FromPath[int],
    data: JSONBody[AskHint],
    lang: FromQuery[str | None] = None,
) -> HintReply:
    """What the judge would do here, and what it thinks of an action that was tried here."""
    await limit(worker, request, "heavy", person)
    language = speech.known(lang or language_of(person))
    return await worker.studies.hint(study, move, signed_in(person), data.seat, language, data.action)


router = Router(
    "/",
    route_handlers=[
        studies,
        new_study,
        one_study,
        change_study,
        drop_study,
        record,
        board,
        try_move,
        note,
        cut_move,
        play_on,
        hint,
    ],
    tags=["studies"],
)
