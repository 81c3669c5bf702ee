"""For the operator: tables, workers, reports, keeping somebody out, everything about somebody."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import select

from triumvirate.server.errors import Forbidden, NotFound
from triumvirate.server.replies import AdminReply, AdminTables, Reply
from triumvirate.server.requests import Ban
from triumvirate.server.routes.common import OurSite, Somebody, signed_in
from triumvirate.server.site import Site
from triumvirate.server.states import match_info
from triumvirate.server.store import matches as stored
from triumvirate.server.store import overview, people, workers
from triumvirate.server.store.rows import MatchRow, PersonRow, read
from triumvirate.server.store.schema import matches

DAY_MS = 86_400_000
PAGE = 100


def operator(site: Site, person: PersonRow | None) -> PersonRow:
    """Go on only as one of those whom TRIUMVIRATE_ADMINS names; the others learn nothing of what is here."""
    me = signed_in(person)
    if me.guest or people.fold(me.name) not in {people.fold(name) for name in site.settings.admins}:
        raise Forbidden("This is for the operator of the server.")
    return me


@get("/admin")
async def admin(site: OurSite, person: Somebody) -> AdminReply:
    """How things stand: workers, totals, what waits, what was reported."""
    operator(site, person)
    return AdminReply(
        totals=await overview.totals(site.db),
        workers=[dict(row._mapping) for row in await workers.everybody(site.db)],
        bot_queue=await site.waiting_for_bots(),
        reports=await overview.reported(site.db),
        registration=site.settings.registration,
        guests=site.settings.guests,
        retention_days=site.settings.retention_days,
    )


@get("/admin/tables")
async def tables(site: OurSite, person: Somebody, status: FromQuery[str] = "running") -> AdminTables:
    """The tables of a status, those that moved last first; no secrets: an operator may play too."""
    me = operator(site, person)
    query = select(matches).where(matches.c.status == status).order_by(matches.c.updated.desc()).limit(PAGE)
    rows = [read(MatchRow, row) for row in await site.db.rows(query)]
    seats = await stored.seats_of(site.db, [row.id for row in rows])
    known = await people.find_many(site.db, {s.person for group in seats.values() for s in group if s.person})
    return AdminTables(matches=[match_info(row, seats[row.id], known, site.hall.presence, me.id) for row in rows])


@post("/admin/ban", status_code=200)
async def ban(site: OurSite, person: Somebody, data: JSONBody[Ban]) -> Reply:
    """Keep somebody out for some days; 0 lets them in again."""
    operator(site, person)
    until = site.hall.now() + data.days * DAY_MS if data.days else None
    if not await overview.ban(site.db, data.person, until):
        raise NotFound("There is nobody of that name.")
    return Reply()


@get("/admin/export/{player:str}")
async def export(site: OurSite, person: Somebody, player: FromPath[str]) -> Response[dict[str, Any]]:
    """Everything that is kept about somebody, to answer their request for it."""
    operator(site, person)
    return _file(await overview.all_of(site.db, player))


@get("/me/export")
async def export_me(site: OurSite, person: Somebody) -> Response[dict[str, Any]]:
    """Everything that is kept about me."""
    return _file(await overview.all_of(site.db, signed_in(person).id))


def _file(content: dict[str, Any]) -> Response[dict[str, Any]]:
    return Response(content, headers={"Content-Disposition": 'attachment; filename="triumvirate-data.json"'})


router = Router("/", route_handlers=[admin, tables, ban, export, export_me], tags=["operator"])
