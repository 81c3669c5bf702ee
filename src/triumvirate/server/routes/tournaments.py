"""Tournaments: lists, making, joining, starting, looking on."""

from __future__ import annotations

from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.server.asking import Asked
from triumvirate.server.replies import Reply
from triumvirate.server.replies.tournaments import ClubName, TournamentReply, TournamentsReply
from triumvirate.server.requests import AddBots, JoinTournament, NewTournament
from triumvirate.server.routes.common import (
    Somebody,
    ThisWorker,
    limit,
    made_beside,
    player,
    signed_in,
    with_session,
)
from triumvirate.server.store import clubs, people
from triumvirate.server.store import tournaments as stored
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.store.tournaments import Whole
from triumvirate.server.tournaments import hosting, showing
from triumvirate.server.worker import Worker


@get("/tournaments")
async def list_tournaments(
    worker: ThisWorker, person: Somebody, game: FromQuery[str | None] = None
) -> TournamentsReply:
    """Tournaments that anybody may see, and one's own."""
    found = await stored.listed(worker.db, person.id if person else None, game)
    known = await people.find_many(worker.db, {row.host for row, _ in found if row.host})
    return TournamentsReply(tournaments=[showing.info(row, count, known) for row, count in found])


@post("/tournaments", status_code=200)
async def new_tournament(
    request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[NewTournament]
) -> Response[TournamentReply]:
    """Make a tournament."""
    await limit(worker, request, "create", person)
    me = await player(worker, request, person)
    made = await hosting.create(worker.cache, me, data)
    if data.club is not None:
        worker.notices.tell_club(data.club, "club_tournament", data.game, me.id)
    return await with_session(worker, request, await _shown(worker, made, me), me)


@get("/tournaments/{tournament:str}", is_packed=True)
async def tournament(
    request: Asked, worker: ThisWorker, person: Somebody, tournament: FromPath[str]
) -> Response[TournamentReply]:
    """Everything about one: entrants, pairings, standing."""
    found = await worker.tournaments.whole(tournament)
    known, club = await _people(worker, found), await _club(worker, found, person)
    now = worker.cache.now()
    return await made_beside(
        worker, request, lambda: worker.tournaments.reply(found, person, known, now, club), _size(found)
    )


@post("/tournaments/{tournament:str}/join", status_code=200)
async def join(
    request: Asked, worker: ThisWorker, person: Somebody, tournament: FromPath[str], data: JSONBody[JoinTournament]
) -> Response[TournamentReply]:
    """Take part."""
    await limit(worker, request, "heavy", person)
    await hosting.load(worker.cache, tournament)
    me = await player(worker, request, person)
    found = await hosting.join(worker.cache, tournament, me, data.adds_numbers)
    return await with_session(worker, request, await _shown(worker, found, me), me)


@post("/tournaments/{tournament:str}/leave", status_code=200)
async def leave(request: Asked, worker: ThisWorker, person: Somebody, tournament: FromPath[str]) -> TournamentReply:
    """Take part no more."""
    await limit(worker, request, "heavy", person)
    return await _shown(worker, await hosting.leave(worker.cache, tournament, signed_in(person)), person)


@post("/tournaments/{tournament:str}/bots", status_code=200)
async def add_bots(
    request: Asked, worker: ThisWorker, person: Somebody, tournament: FromPath[str], data: JSONBody[AddBots]
) -> TournamentReply:
    """The host brings bots."""
    await limit(worker, request, "heavy", person)
    return await _shown(worker, await hosting.add_bots(worker.cache, tournament, signed_in(person), data), person)


@delete("/tournaments/{tournament:str}/entrants/{who:str}", status_code=200)
async def remove(
    worker: ThisWorker, person: Somebody, tournament: FromPath[str], who: FromPath[str]
) -> TournamentReply:
    """The host sends somebody away."""
    return await _shown(worker, await hosting.remove(worker.cache, tournament, signed_in(person), who), person)


@post("/tournaments/{tournament:str}/start", status_code=200)
async def start(request: Asked, worker: ThisWorker, person: Somebody, tournament: FromPath[str]) -> TournamentReply:
    """The host starts it."""
    await limit(worker, request, "create", person)
    return await _shown(worker, await hosting.start(worker.cache, tournament, signed_in(person)), person)


@post("/tournaments/{tournament:str}/cancel", status_code=200)
async def cancel(worker: ThisWorker, person: Somebody, tournament: FromPath[str]) -> Reply:
    """The host calls it off."""
    await hosting.cancel(worker.cache, tournament, signed_in(person))
    return Reply()


async def _shown(worker: Worker, found: Whole, person: PersonRow | None) -> TournamentReply:
    """As it is after a change."""
    known, club, now = await _people(worker, found), await _club(worker, found, person), worker.cache.now()
    return await worker.cache.workshop.run(lambda: showing.reply(found, person, known, now, club), _size(found))


async def _people(worker: Worker, found: Whole) -> dict[str, PersonRow]:
    ids = {one.person for one in found.entrants if one.person} | ({found.row.host} if found.row.host else set())
    return await people.find_many(worker.db, ids)


def _size(found: Whole) -> int:
    return len(found.entrants) + len(found.meetings)


async def _club(worker: Worker, found: Whole, person: PersonRow | None) -> ClubName | None:
    """Whose tournament it is, for members."""
    if found.row.club is None or not await hosting.may_come(worker.cache, found.row, person):
        return None
    club = await clubs.find(worker.db, found.row.club)
    return ClubName(club.id, club.name) if club else None


router = Router(
    "/",
    route_handlers=[list_tournaments, new_tournament, tournament, join, leave, add_bots, remove, start, cancel],
    tags=["tournaments"],
)
