"""History, and what may be seen and done after the end."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.core import speech
from triumvirate.core.errors import BadRequest
from triumvirate.server.asking import Asked
from triumvirate.server.matches import history as past
from triumvirate.server.matches import opened
from triumvirate.server.matches.cache import language_of
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import looking_seat
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.operation.workshop import MANY
from triumvirate.server.replies import (
    AnalysisReply,
    ChronicleReply,
    DiariesReply,
    HistoryReply,
    PositionReply,
    State,
    TruthReply,
    VerifyReply,
)
from triumvirate.server.requests import Nothing, Upload
from triumvirate.server.routes.common import Somebody, ThisWorker, file_beside, limit, made_beside, player, with_session
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.tables import uploads
from triumvirate.server.worker import Worker

A_VIEW = 8  # entries that are told in the time in which one is shown with its view


@get("/matches/{match:str}/history", is_packed=True)
async def history(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    seat: FromQuery[str | None] = None,
    to: FromQuery[int | None] = None,
    lang: FromQuery[str | None] = None,
) -> Response[HistoryReply]:
    """The viewer's own view after every entry."""
    await limit(worker, request, "act", person)
    held = await worker.cache.load(match)
    looking = looking_seat(held, viewer_of(held, person), seat)
    first = request.query_params.get("from", "0")
    if not first.isdecimal() or len(first) > 9:
        raise BadRequest("`from` is the number of an entry.")
    language = lang or language_of(person)

    def look() -> HistoryReply:
        entries, following = past.history(held, looking, int(first), to, language)
        return HistoryReply(entries=entries, next=following)

    end = len(held.entries) if to is None else to + 1
    return await made_beside(worker, request, look, A_VIEW * (end - int(first)))


@get("/matches/{match:str}/log", media_type=MediaType.TEXT, is_packed=True)
async def log_text(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    seat: FromQuery[str | None] = None,
    lang: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The viewer's events in words."""
    await limit(worker, request, "heavy", person)
    held = await worker.cache.load(match)
    looking = looking_seat(held, viewer_of(held, person), seat)
    language = lang or language_of(person)
    name = f"{held.row.game}-{match}.log.txt"
    return await file_beside(worker, request, lambda: past.log_text(held, looking, language), len(held.entries), name)


@get("/matches/{match:str}/record", media_type=MediaType.TEXT, is_packed=True)
async def record(request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str]) -> Response[bytes]:
    """The record."""
    await limit(worker, request, "heavy", person)
    held = await _open_book(worker, person, match)
    name = f"{held.row.game}-{match}.txt"
    return await file_beside(worker, request, lambda: past.record(held), len(held.entries), name)


@get("/matches/{match:str}/record/so-far", media_type=MediaType.TEXT, is_packed=True)
async def record_so_far(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    seat: FromQuery[str | None] = None,
    lang: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The record of a match that still runs, as far as the viewer knows it."""
    await limit(worker, request, "heavy", person)
    held = await worker.cache.load(match)
    looking = looking_seat(held, viewer_of(held, person), seat)
    language = speech.known(lang or language_of(person))
    name = f"{held.row.game}-{match}-so-far.txt"
    return await file_beside(
        worker, request, lambda: past.record_so_far(held, looking, language), len(held.entries), name
    )


@get("/matches/{match:str}/truth")
async def truth(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], at: FromQuery[int | None] = None
) -> TruthReply:
    """Everything, after an entry."""
    await limit(worker, request, "act", person)
    held = await _open_book(worker, person, match)
    return TruthReply(truth=past.table_at(held, at).truth())


@get("/matches/{match:str}/chronicle")
async def chronicle(request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str]) -> ChronicleReply:
    """The whole match as its game tells it afterwards."""
    await limit(worker, request, "heavy", person)
    held = await _open_book(worker, person, match)
    return await worker.cache.workshop.run(opened.chronicle(held), len(held.entries))


@get("/matches/{match:str}/diaries")
async def diaries(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], lang: FromQuery[str | None] = None
) -> DiariesReply:
    """What the bots thought round by round, and what people could have known."""
    await limit(worker, request, "heavy", person)
    held = await _open_book(worker, person, match)
    language = speech.known(lang or language_of(person))
    return await worker.cache.workshop.run(opened.diaries(held, language), len(held.entries))


@get("/matches/{match:str}/position")
async def position(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], at: FromQuery[int | None] = None
) -> PositionReply:
    """A position in one line, to share."""
    await limit(worker, request, "act", person)
    held = await _open_book(worker, person, match)
    number = held.row.number if at is None else at
    return PositionReply(text=past.table_at(held, at).position_text(), path=f"/m/{match}?at={number}")


@get("/matches/{match:str}/verify", is_packed=True)
async def verify(request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str]) -> Response[VerifyReply]:
    """All that is needed to check the dice."""
    await limit(worker, request, "heavy", person)
    held = await _open_book(worker, person, match)
    return await made_beside(worker, request, lambda: worker.proofs.of(held), MANY)


@get("/matches/{match:str}/analysis")
async def analysis(
    worker: ThisWorker, person: Somebody, match: FromPath[str], lang: FromQuery[str | None] = None
) -> AnalysisReply:
    """How far looking back at a match is, or what it found."""
    await _open_book(worker, person, match)
    return await worker.analyst.report(match, speech.known(lang or language_of(person)))


@post("/matches/{match:str}/analysis", status_code=200)
async def analyse(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    match: FromPath[str],
    data: JSONBody[Nothing],
    lang: FromQuery[str | None] = None,
) -> AnalysisReply:
    """Look back at a match."""
    await limit(worker, request, "heavy", person)
    await worker.analyst.begin(await _open_book(worker, person, match))
    return await worker.analyst.report(match, speech.known(lang or language_of(person)))


@post("/records", status_code=200, request_max_body_size=600 * 1024)
async def upload(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[Upload]) -> Response[State]:
    """Keep a record as a finished match."""
    await limit(worker, request, "upload", person)
    await limit(worker, request, "uploads of a day", person)
    me = await player(worker, request, person)
    held = await uploads.upload(worker.cache, me, data.record)
    return await with_session(worker, request, worker.cache.show(held, me), me)


async def _open_book(worker: Worker, person: PersonRow | None, match: str) -> HeldMatch:
    held = await worker.cache.load(match)
    opened.require_open(held, person)
    return held


router = Router(
    "/",
    route_handlers=[
        history,
        log_text,
        record,
        record_so_far,
        truth,
        chronicle,
        diaries,
        position,
        verify,
        analysis,
        analyse,
        upload,
    ],
    tags=["after"],
)
