"""History, and what may be seen and done after the end."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.core import speech
from triumvirate.core.errors import BadRequest
from triumvirate.server import history as past
from triumvirate.server import uploads
from triumvirate.server.errors import Forbidden
from triumvirate.server.hall import language_of
from triumvirate.server.live import Live
from triumvirate.server.permissions import looking_seat, require, viewer_of
from triumvirate.server.replies import AnalysisReply, HistoryReply, PositionReply, State, TruthReply, VerifyReply
from triumvirate.server.requests import Nothing, Upload
from triumvirate.server.routes.common import Asked, OurSite, Somebody, limit, player, with_session
from triumvirate.server.site import Site
from triumvirate.server.store.rows import PersonRow


@get("/matches/{match:str}/history")
async def history(
    request: Asked,
    site: OurSite,
    person: Somebody,
    match: FromPath[str],
    seat: FromQuery[str | None] = None,
    to: FromQuery[int | None] = None,
    lang: FromQuery[str | None] = None,
) -> HistoryReply:
    """The viewer's own view after every entry."""
    await limit(site, request, "act", person)
    live = await site.hall.load(match)
    looking = looking_seat(live, viewer_of(live, person), seat)
    first = request.query_params.get("from", "0")
    if not first.isdecimal() or len(first) > 9:
        raise BadRequest("`from` is the number of an entry.")
    entries, following = past.history(live, looking, int(first), to, lang or language_of(person))
    return HistoryReply(entries=entries, next=following)


@get("/matches/{match:str}/log", media_type=MediaType.TEXT)
async def log_text(
    request: Asked,
    site: OurSite,
    person: Somebody,
    match: FromPath[str],
    seat: FromQuery[str | None] = None,
    lang: FromQuery[str | None] = None,
) -> Response[str]:
    """The viewer's events in words."""
    await limit(site, request, "heavy", person)
    live = await site.hall.load(match)
    looking = looking_seat(live, viewer_of(live, person), seat)
    return _file(past.log_text(live, looking, lang or language_of(person)), f"{live.row.game}-{match}.log.txt")


@get("/matches/{match:str}/record", media_type=MediaType.TEXT)
async def record(request: Asked, site: OurSite, person: Somebody, match: FromPath[str]) -> Response[str]:
    """The record."""
    await limit(site, request, "heavy", person)
    live = await _open_book(site, person, match)
    return _file(past.record(live), f"{live.row.game}-{match}.txt")


@get("/matches/{match:str}/record/so-far", media_type=MediaType.TEXT)
async def record_so_far(
    request: Asked,
    site: OurSite,
    person: Somebody,
    match: FromPath[str],
    seat: FromQuery[str | None] = None,
    lang: FromQuery[str | None] = None,
) -> Response[str]:
    """The record of a match that still runs, as far as the viewer knows it."""
    await limit(site, request, "heavy", person)
    live = await site.hall.load(match)
    looking = looking_seat(live, viewer_of(live, person), seat)
    text = past.record_so_far(live, looking, speech.known(lang or language_of(person)))
    return _file(text, f"{live.row.game}-{match}-so-far.txt")


@get("/matches/{match:str}/truth")
async def truth(
    request: Asked, site: OurSite, person: Somebody, match: FromPath[str], at: FromQuery[int | None] = None
) -> TruthReply:
    """Everything, after an entry."""
    await limit(site, request, "act", person)
    live = await _open_book(site, person, match)
    return TruthReply(truth=past.table_at(live, at).truth())


@get("/matches/{match:str}/position")
async def position(
    request: Asked, site: OurSite, person: Somebody, match: FromPath[str], at: FromQuery[int | None] = None
) -> PositionReply:
    """A position in one line, to share."""
    await limit(site, request, "act", person)
    live = await _open_book(site, person, match)
    number = live.row.number if at is None else at
    return PositionReply(text=past.table_at(live, at).position_text(), path=f"/m/{match}?at={number}")


@get("/matches/{match:str}/verify")
async def verify(request: Asked, site: OurSite, person: Somebody, match: FromPath[str]) -> VerifyReply:
    """All that is needed to check the dice."""
    await limit(site, request, "heavy", person)
    live = await _open_book(site, person, match)
    return await asyncio.to_thread(past.verification, live)


@get("/matches/{match:str}/analysis")
async def analysis(
    site: OurSite, person: Somebody, match: FromPath[str], lang: FromQuery[str | None] = None
) -> AnalysisReply:
    """How far looking back at a match is, or what it found."""
    await _open_book(site, person, match)
    return await site.analyst.report(match, speech.known(lang or language_of(person)))


@post("/matches/{match:str}/analysis", status_code=200)
async def analyse(
    request: Asked,
    site: OurSite,
    person: Somebody,
    match: FromPath[str],
    data: JSONBody[Nothing],
    lang: FromQuery[str | None] = None,
) -> AnalysisReply:
    """Look back at a match."""
    await limit(site, request, "heavy", person)
    await site.analyst.begin(await _open_book(site, person, match))
    return await site.analyst.report(match, speech.known(lang or language_of(person)))


@post("/records", status_code=200, request_max_body_size=600 * 1024)
async def upload(request: Asked, site: OurSite, person: Somebody, data: JSONBody[Upload]) -> Response[State]:
    """Keep a record as a finished match."""
    await limit(site, request, "upload", person)
    me = await player(site, request, person)
    live = await uploads.upload(site.hall, me, data.record)
    return with_session(site, request, site.hall.show(live, me), me)


async def _open_book(site: Site, person: PersonRow | None, match: str) -> Live:
    live = await site.hall.load(match)
    if live.is_running or live.row.status == "open":
        raise Forbidden("That may be seen after the end.")
    require("record", live, viewer_of(live, person))
    return live


def _file(text: str, name: str) -> Response[str]:
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


router = Router(
    "/",
    route_handlers=[history, log_text, record, record_so_far, truth, position, verify, analysis, analyse, upload],
    tags=["after"],
)
