"""Signing in and out: by password, by a link, by a letter; and where one is signed in."""

from __future__ import annotations

from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from triumvirate.server.asking import Asked
from triumvirate.server.errors import Forbidden
from triumvirate.server.people.sessions import COOKIE
from triumvirate.server.replies import MeReply, Reply, SessionInfo, SessionsReply
from triumvirate.server.requests import ForgottenPassword, Login, Logout, Proof, ResetPassword, WithToken
from triumvirate.server.routes.common import (
    Somebody,
    ThisWorker,
    limit,
    session_of,
    signed_in,
    with_session,
    without_session,
)
from triumvirate.server.routes.me import me_reply
from triumvirate.server.store import people
from triumvirate.server.worker import address_of


@post("/login", status_code=200)
async def login(request: Asked, worker: ThisWorker, data: JSONBody[Login]) -> Response[MeReply]:
    """Name and password. Wrong ones slow down who sends them, by address and name; a device that was signed in before
    is let try whatever others have tried."""
    owner = await people.find_account(worker.db, data.name)
    device = await worker.sessions.known_device(request.cookies.get(COOKIE), owner)
    if device is not None:
        await worker.limits.take("login", f"device {device}")
    else:
        await worker.limits.take("login", address_of(request), f"{address_of(request)} {people.fold(data.name)}")
    me = await worker.sessions.log_in(data.name, data.password)
    return await with_session(worker, request, await me_reply(worker, me), me, is_new=True)


@post("/login/device", status_code=200)
async def device_login(request: Asked, worker: ThisWorker, data: JSONBody[WithToken]) -> Response[MeReply]:
    """Come in by a link that another device made."""
    await limit(worker, request, "login", None)
    me = await worker.sessions.use_device_token(data.token)
    return await with_session(worker, request, await me_reply(worker, me), me, is_new=True)


@post("/login/forgotten", status_code=200)
async def forgotten(request: Asked, worker: ThisWorker, data: JSONBody[ForgottenPassword]) -> Reply:
    """Ask for a letter that sets a new password. The answer is the same, and as quick, whoever has that address."""
    if worker.settings.mail is None:
        raise Forbidden("This server sends no e-mail.")
    await limit(worker, request, "login", None)
    worker.notices.send_reset(data.email, worker.sessions.reset_token, worker.limits)
    return Reply()


@post("/login/reset", status_code=200)
async def reset(request: Asked, worker: ThisWorker, data: JSONBody[ResetPassword]) -> Response[MeReply]:
    """Set a new password by such a letter; all sessions of the account end, and one begins here."""
    await limit(worker, request, "login", None)
    me = await worker.sessions.reset_password(data.token, data.password)
    worker.cache.person_changed(me.id)
    return await with_session(worker, request, await me_reply(worker, me), me, is_new=True)


@post("/logout", status_code=200)
async def logout(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[Logout]) -> Response[Reply]:
    """The session ends, here or everywhere; a copy of its cookie is worth nothing any more."""
    session = session_of(request)
    if person is not None and session is not None:
        await (worker.sessions.end_all(person) if data.everywhere else worker.sessions.end(person, session.id))
        worker.cache.person_changed(person.id)
    return without_session(Reply())


@post("/me/proof", status_code=200)
async def prove(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[Proof]) -> Reply:
    """Show by the password that it is me: for ten minutes what needs that is open."""
    await limit(worker, request, "login", person)
    await worker.sessions.prove(signed_in(person), session_of(request), data.password)
    return Reply()


@get("/me/sessions")
async def sessions(request: Asked, worker: ThisWorker, person: Somebody) -> SessionsReply:
    """Where I am signed in."""
    here = session_of(request)
    found = await worker.sessions.of(signed_in(person))
    return SessionsReply(
        sessions=[
            SessionInfo(one.id, one.device, one.began, one.seen, here is not None and one.id == here.id)
            for one in found
        ]
    )


@delete("/me/sessions/{session:str}", status_code=200)
async def end_session(worker: ThisWorker, person: Somebody, session: FromPath[str]) -> Reply:
    """End one of them."""
    me = signed_in(person)
    await worker.sessions.end(me, session)
    worker.cache.person_changed(me.id)
    return Reply()


router = Router(
    "/",
    route_handlers=[login, device_login, forgotten, reset, logout, prove, sessions, end_session],
    tags=["me"],
)
