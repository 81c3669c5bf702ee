"""For the operator: tables, workers, people, reports; ending a table, keeping somebody out, handing out what is kept."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import select

from triumvirate import __version__
from triumvirate.core import speech
from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.server.asking import Asked
from triumvirate.server.matches.cache import language_of
from triumvirate.server.matches.summary import match_info
from triumvirate.server.operation import operators, signs
from triumvirate.server.operation.workshop import MANY
from triumvirate.server.people import collusion
from triumvirate.server.replies import (
    AdminPeople,
    AdminReply,
    AdminSigns,
    AdminTables,
    KnownPerson,
    Reply,
    ReportInfo,
    WorkerInfo,
)
from triumvirate.server.requests import Ban, Nothing
from triumvirate.server.routes.common import Somebody, ThisWorker, file_beside, limit, made_beside, signed_in
from triumvirate.server.routes.doors import is_operators_name
from triumvirate.server.store import matches as stored
from triumvirate.server.store import overview, people, workers
from triumvirate.server.store.rows import MatchRow, read
from triumvirate.server.store.schema import matches
from triumvirate.server.worker import Worker

PAGE = 100
LONGEST_SEARCH = 64
LONGEST_DAYS = 3650
SILENT_MS = 12_000  # a worker signs every three seconds
STATUSES = ("open", "running", "finished")


@get("/admin")
async def admin(worker: ThisWorker, person: Somebody) -> AdminReply:
    """How things stand: workers, totals, what waits, what was reported."""
    rows = await workers.everybody(worker.db)
    last = max((row.seen for row in rows), default=0)
    return AdminReply(
        version=__version__,
        now=worker.cache.now(),
        database="SQLite" if worker.db.is_sqlite else "PostgreSQL",
        totals=await overview.totals(worker.db),
        workers=[WorkerInfo(**row._mapping, alive=row.seen > last - SILENT_MS) for row in rows],
        bot_queue=await worker.waiting_for_bots(),
        reports=[ReportInfo(**report) for report in await overview.reported(worker.db, signed_in(person).id)],
        registration=worker.settings.registration,
        guests=worker.settings.guests,
        retention_days=worker.settings.retention_days,
    )


@get("/admin/tables")
async def tables(worker: ThisWorker, person: Somebody, status: FromQuery[str] = "running") -> AdminTables:
    """The tables of a status, those that moved last first; no secrets: an operator may play too."""
    if status not in STATUSES:
        raise BadRequest(f"A table is {', '.join(STATUSES)}.")
    query = select(matches).where(matches.c.status == status).order_by(matches.c.updated.desc()).limit(PAGE)
    rows = [read(MatchRow, row) for row in await worker.db.rows(query)]
    seats = await stored.seats_of(worker.db, [row.id for row in rows])
    known = await people.find_many(worker.db, {s.person for group in seats.values() for s in group if s.person})
    me = signed_in(person).id
    return AdminTables(matches=[match_info(row, seats[row.id], known, worker.cache.presence, me) for row in rows])


@post("/admin/tables/{match:str}/end", status_code=200)
async def end(worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[Nothing]) -> Reply:
    """End a table: nobody wins, nothing is counted."""
    await operators.end_table(worker.cache, signed_in(person), match)
    return Reply()


@get("/admin/tables/{match:str}/record", media_type=MediaType.TEXT, is_packed=True)
async def record(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], lang: FromQuery[str | None] = None
) -> Response[bytes]:
    """The record of any table, of a running one as far as a spectator knows it."""
    held = await worker.cache.load(match)
    language = speech.known(lang or language_of(person))
    name = f"{held.row.game}-{held.id}.txt"
    return await file_beside(worker, request, lambda: operators.record_of(held, language), len(held.entries), name)


@get("/admin/people")
async def known(worker: ThisWorker, person: Somebody, search: FromQuery[str] = "") -> AdminPeople:
    """People by name or id; without either, those who are shut out or were reported, then the newest."""
    found = await overview.people_like(worker.db, search.strip()[:LONGEST_SEARCH], worker.cache.now())
    return AdminPeople(
        people=[
            KnownPerson(**one, operator=not one["guest"] and is_operators_name(worker.settings, one["name"]))
            for one in found
        ]
    )


@get("/admin/signs")
async def gathered_signs(worker: ThisWorker, person: Somebody, days: FromQuery[int] = signs.DAYS) -> AdminSigns:
    """Signs that people help each other to ratings: figures to look at; nothing follows from them by itself."""
    if not 1 <= days <= LONGEST_DAYS:
        raise BadRequest(f"`days` is from 1 to {LONGEST_DAYS}.")
    played, networks = await signs.gather(worker.db, worker.cache.now(), days)
    found = await worker.cache.workshop.run(lambda: collusion.rings(played, networks))
    return await signs.told(worker.db, days, len(played), found)


@post("/admin/ban", status_code=200)
async def ban(worker: ThisWorker, person: Somebody, data: JSONBody[Ban]) -> Reply:
    """Keep somebody out for some days; 0 lets them in again."""
    await operators.shut_out(worker.cache, signed_in(person), data.person, data.days)
    return Reply()


@get("/admin/export/{player:str}", is_packed=True)
async def export(request: Asked, worker: ThisWorker, person: Somebody, player: FromPath[str]) -> Response[JsonObject]:
    """Everything that is kept about somebody, to answer their request for it; nothing that runs is given away by it."""
    return await _file(worker, request, await overview.all_of(worker.db, player, signed_in(person).id))


@get("/me/export", is_packed=True)
async def export_me(request: Asked, worker: ThisWorker, person: Somebody) -> Response[JsonObject]:
    """Everything that is kept about me."""
    await limit(worker, request, "export", person)
    return await _file(worker, request, await overview.all_of(worker.db, signed_in(person).id))


async def _file(worker: Worker, request: Asked, content: JsonObject) -> Response[JsonObject]:
    """Years of somebody's matches are much: written and packed beside the event loop."""
    made = await made_beside(worker, request, lambda: content, MANY)
    made.headers["Content-Disposition"] = 'attachment; filename="triumvirate-data.json"'
    return made


router = Router(
    "/", route_handlers=[admin, tables, end, record, known, gathered_signs, ban, export, export_me], tags=["operator"]
)
