"""Tables before the match: lists, making, joining, arranging."""

from __future__ import annotations

from litestar import Response, Router, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from triumvirate.core.errors import BadRequest
from triumvirate.server.asking import Asked
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.summary import match_info
from triumvirate.server.replies import InviteReply, MatchesReply, Reply, State
from triumvirate.server.requests import (
    JoinByToken,
    JoinSeat,
    NewMatch,
    OpenNumber,
    Pair,
    PassHost,
    PatchMatch,
    PlayNow,
    PutSeat,
    Ready,
    SealNumber,
)
from triumvirate.server.routes.common import Somebody, ThisWorker, limit, player, signed_in, with_session
from triumvirate.server.store import matches, people
from triumvirate.server.store.rows import MatchRow, PersonRow, read
from triumvirate.server.tables import hosting, making, numbers, pairing, sitting
from triumvirate.server.worker import Worker

PAGE = 50
LISTS = ("open", "watch", "mine", "finished")


@post("/play", status_code=200)
async def play_now(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[PlayNow]) -> Response[State]:
    """Play against a bot at once."""
    await limit(worker, request, "create", person)
    me = await player(worker, request, person)
    held = await making.play_now(worker.cache, me, data)
    return await with_session(worker, request, worker.cache.show(held, me), me)


@post("/pair", status_code=200)
async def pair(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[Pair]) -> Response[State]:
    """Sit down with whoever waits for somebody, or wait for the next."""
    await limit(worker, request, "create", person)
    me = await player(worker, request, person)
    held = await pairing.pair(worker.cache, me, data)
    return await with_session(worker, request, worker.cache.show(held, me), me)


@post("/matches", status_code=200)
async def new_match(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[NewMatch]) -> Response[State]:
    """Make a table."""
    await limit(worker, request, "create", person)
    me = await player(worker, request, person)
    held = await making.create(worker.cache, me, data)
    return await with_session(worker, request, worker.cache.show(held, me), me)


@get("/matches")
async def list_matches(
    request: Asked,
    worker: ThisWorker,
    person: Somebody,
    game: FromQuery[str | None] = None,
    before: FromQuery[str | None] = None,
) -> MatchesReply:
    """One of the lists."""
    which = request.query_params.get("list", "open")
    if which not in LISTS:
        raise BadRequest(f"The lists are {', '.join(LISTS)}.")
    me = person.id if person else None
    query = matches.listing(which, me, game, worker.cursors.read(before), PAGE)
    rows = [read(MatchRow, row) for row in await worker.db.rows(query)]
    seats = await matches.seats_of(worker.db, [row.id for row in rows])
    known = await people.find_many(worker.db, {s.person for group in seats.values() for s in group if s.person})
    shown = [match_info(row, seats[row.id], known, worker.cache.presence, me) for row in rows]
    if which == "mine":
        shown.sort(key=lambda match: not match.your_turn)
    # of those whom the list names: behind an alias nobody is found
    named = {seat.person.id for match in shown for seat in match.seats if seat.person} if which == "open" else set()
    ratings = await people.ratings_of_many(worker.db, named & set(known))
    following = worker.cursors.after(rows[-1]) if len(rows) == PAGE else None
    return MatchesReply(matches=shown, next=following, ratings=ratings)


@get("/invites/{token:str}")
async def invite(request: Asked, worker: ThisWorker, person: Somebody, token: FromPath[str]) -> InviteReply:
    """What is behind a link or code."""
    await limit(worker, request, "heavy", person)
    held, seat = await sitting.invitation(worker.cache, token)
    me = person.id if person else None
    return InviteReply(match=match_info(held.row, held.seats, held.people, worker.cache.presence, me), seat=seat)


@post("/join", status_code=200)
async def join_by_token(
    request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[JoinByToken]
) -> Response[State]:
    """Sit down by a link or code."""
    await limit(worker, request, "heavy", person)
    held, seat = await sitting.invitation(worker.cache, data.token)
    me = await player(worker, request, person)
    held = await sitting.join(worker.cache, held.id, me, seat, True, data.seal, data.ready)
    return await with_session(worker, request, worker.cache.show(held, me), me)


@post("/matches/{match:str}/join", status_code=200)
async def join(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[JoinSeat]
) -> Response[State]:
    """Sit down at a public table."""
    await limit(worker, request, "heavy", person)
    await worker.cache.load(match)
    me = await player(worker, request, person)
    held = await sitting.join(worker.cache, match, me, data.seat, False, data.seal, data.ready)
    return await with_session(worker, request, worker.cache.show(held, me), me)


@post("/matches/{match:str}/seal", status_code=200)
async def seal_number(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[SealNumber]
) -> State:
    """Bind myself to a number that I add to the secret."""
    await limit(worker, request, "act", person)
    held = await numbers.seal(worker.cache, match, signed_in(person), data.seal)
    return worker.cache.show(held, person)


@post("/matches/{match:str}/open", status_code=200)
async def open_number(
    request: Asked, worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[OpenNumber]
) -> State:
    """Open it, once all are sealed; with the last one the match begins."""
    await limit(worker, request, "act", person)
    held = await numbers.open_number(worker.cache, match, signed_in(person), data.number)
    return worker.cache.show(held, person)


@post("/matches/{match:str}/leave", status_code=200)
async def leave(worker: ThisWorker, person: Somebody, match: FromPath[str]) -> Reply:
    """Get up before the start."""
    await sitting.leave(worker.cache, match, signed_in(person))
    return Reply()


@put("/matches/{match:str}/seats/{seat:str}")
async def put_seat(
    worker: ThisWorker, person: Somebody, match: FromPath[str], seat: FromPath[str], data: JSONBody[PutSeat]
) -> State:
    """The host says who sits where."""
    return _shown(worker, person, await hosting.put_seat(worker.cache, match, signed_in(person), seat, data.to))


@post("/matches/{match:str}/ready", status_code=200)
async def ready(worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[Ready]) -> State:
    """The ready check."""
    return _shown(worker, person, await sitting.set_ready(worker.cache, match, signed_in(person), data.ready))


@post("/matches/{match:str}/ready-check", status_code=200)
async def check_ready(worker: ThisWorker, person: Somebody, match: FromPath[str]) -> State:
    """The host asks everybody whether they are ready."""
    return _shown(worker, person, await hosting.check_ready(worker.cache, match, signed_in(person)))


@post("/matches/{match:str}/start", status_code=200)
async def start(worker: ThisWorker, person: Somebody, match: FromPath[str]) -> State:
    """The host starts the match."""
    return _shown(worker, person, await hosting.start(worker.cache, match, signed_in(person)))


@post("/matches/{match:str}/cancel", status_code=200)
async def cancel(worker: ThisWorker, person: Somebody, match: FromPath[str]) -> Reply:
    """The host gives the table up."""
    await hosting.cancel(worker.cache, match, signed_in(person))
    return Reply()


@patch("/matches/{match:str}")
async def patch_match(worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[PatchMatch]) -> State:
    """The host's switches."""
    return _shown(worker, person, await hosting.patch(worker.cache, match, signed_in(person), data))


@post("/matches/{match:str}/host", status_code=200)
async def pass_host(worker: ThisWorker, person: Somebody, match: FromPath[str], data: JSONBody[PassHost]) -> State:
    """Somebody else is the host from now on."""
    return _shown(worker, person, await hosting.pass_host(worker.cache, match, signed_in(person), data.person))


def _shown(worker: Worker, person: PersonRow | None, held: HeldMatch) -> State:
    return worker.cache.show(held, person)


router = Router(
    "/",
    route_handlers=[
        play_now,
        pair,
        new_match,
        list_matches,
        invite,
        join_by_token,
        join,
        seal_number,
        open_number,
        leave,
        put_seat,
        ready,
        check_ready,
        start,
        cancel,
        patch_match,
        pass_host,
    ],
    tags=["tables"],
)
