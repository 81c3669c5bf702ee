"""Clubs: one's own, making, inviting, joining, leaving, their tables."""

from __future__ import annotations

from litestar import Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from triumvirate.server.asking import Asked
from triumvirate.server.clubs import membership, showing
from triumvirate.server.replies import Reply, State
from triumvirate.server.replies.clubs import ClubReply, ClubsReply, InvitedReply, SeasonReply
from triumvirate.server.requests import NewClub, NewMatch, PatchClub, WithToken
from triumvirate.server.routes.common import Somebody, ThisWorker, limit, player, signed_in, with_session


@get("/clubs")
async def list_clubs(worker: ThisWorker, person: Somebody) -> ClubsReply:
    """One's own clubs."""
    return ClubsReply(clubs=await showing.mine(worker.cache, person) if person else [])


@post("/clubs", status_code=200)
async def new_club(
    request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[NewClub]
) -> Response[ClubReply]:
    """Make a club."""
    await limit(worker, request, "create", person)
    me = await player(worker, request, person)
    made = await membership.create(worker.cache, me, data)
    return await with_session(worker, request, await showing.reply(worker.cache, made, me), me)


@get("/clubs/{club:str}")
async def club(worker: ThisWorker, person: Somebody, club: FromPath[str]) -> ClubReply:
    """A club of mine: members, tables, tournaments, the season."""
    me = signed_in(person)
    return await showing.reply(worker.cache, await membership.seen(worker.cache, club, me), me)


@get("/clubs/{club:str}/seasons/{season:int}")
async def season(worker: ThisWorker, person: Somebody, club: FromPath[str], season: FromPath[int]) -> SeasonReply:
    """A season of a club of mine that is over."""
    await membership.seen(worker.cache, club, signed_in(person))
    return await showing.past(worker.cache, club, season)


@patch("/clubs/{club:str}")
async def change(worker: ThisWorker, person: Somebody, club: FromPath[str], data: JSONBody[PatchClub]) -> ClubReply:
    """The owner renames it, begins a season, or hands it on."""
    me = signed_in(person)
    return await showing.reply(worker.cache, await membership.change(worker.cache, club, me, data), me)


@delete("/clubs/{club:str}", status_code=200)
async def remove(worker: ThisWorker, person: Somebody, club: FromPath[str]) -> Reply:
    """The owner gives it up."""
    await membership.remove(worker.cache, club, signed_in(person))
    return Reply()


@post("/clubs/{club:str}/leave", status_code=200)
async def leave(worker: ThisWorker, person: Somebody, club: FromPath[str]) -> Reply:
    """Be a member no more."""
    await membership.leave(worker.cache, club, signed_in(person))
    return Reply()


@delete("/clubs/{club:str}/members/{who:str}", status_code=200)
async def send_away(worker: ThisWorker, person: Somebody, club: FromPath[str], who: FromPath[str]) -> ClubReply:
    """The owner sends a member away."""
    me = signed_in(person)
    return await showing.reply(worker.cache, await membership.send_away(worker.cache, club, me, who), me)


@post("/clubs/{club:str}/invitation", status_code=200)
async def invite(worker: ThisWorker, person: Somebody, club: FromPath[str]) -> ClubReply:
    """The owner makes a new link."""
    me = signed_in(person)
    return await showing.reply(worker.cache, await membership.invite(worker.cache, club, me, is_open=True), me)


@delete("/clubs/{club:str}/invitation", status_code=200)
async def take_back(worker: ThisWorker, person: Somebody, club: FromPath[str]) -> ClubReply:
    """The owner takes the link back."""
    me = signed_in(person)
    return await showing.reply(worker.cache, await membership.invite(worker.cache, club, me, is_open=False), me)


@post("/clubs/{club:str}/tables", status_code=200)
async def new_table(
    request: Asked, worker: ThisWorker, person: Somebody, club: FromPath[str], data: JSONBody[NewMatch]
) -> State:
    """Make a table for members."""
    await limit(worker, request, "create", person)
    me = signed_in(person)
    held = await membership.make_table(worker.cache, club, me, data)
    if held.row.status == "open":
        worker.notices.tell_club(club, "club_table", held.row.game, me.id)
    return worker.cache.show(held, me)


@get("/club-invitations/{token:str}")
async def invitation(request: Asked, worker: ThisWorker, person: Somebody, token: FromPath[str]) -> InvitedReply:
    """What is behind a link."""
    await limit(worker, request, "heavy", person)
    return InvitedReply(club=await showing.outside(worker.cache, await membership.invited(worker.cache, token), person))


@post("/club-invitations", status_code=200)
async def join(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[WithToken]) -> Response[ClubReply]:
    """Become a member by a link."""
    await limit(worker, request, "heavy", person)
    await membership.invited(worker.cache, data.token)
    me = await player(worker, request, person)
    joined = await membership.join(worker.cache, me, data.token)
    return await with_session(worker, request, await showing.reply(worker.cache, joined, me), me)


router = Router(
    "/",
    route_handlers=[
        list_clubs,
        new_club,
        club,
        season,
        change,
        remove,
        leave,
        send_away,
        invite,
        take_back,
        new_table,
        invitation,
        join,
    ],
    tags=["clubs"],
)
