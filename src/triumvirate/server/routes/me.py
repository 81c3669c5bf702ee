"""Who I am: sessions, accounts, settings, vacation, muting and blocking."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypedDict

from litestar import Response, Router, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, UnsetType

from triumvirate.core.errors import BadRequest
from triumvirate.server.asking import Asked
from triumvirate.server.errors import Conflict, Forbidden
from triumvirate.server.matches.clock import DAY_MS
from triumvirate.server.notify.webhook import aside, check_url
from triumvirate.server.people import names
from triumvirate.server.people.leaving import leave_everything
from triumvirate.server.people.marks import meant, reported
from triumvirate.server.people.sessions import DEVICE_SECONDS
from triumvirate.server.people.vacation import take_vacation
from triumvirate.server.replies import DeviceLink, MeInfo, MeReply, Reply, VacationInfo
from triumvirate.server.requests import (
    Claim,
    DeleteMe,
    Endpoint,
    NewPassword,
    Nothing,
    PatchMe,
    Push,
    Report,
    Vacation,
    WithToken,
)
from triumvirate.server.routes.common import (
    Somebody,
    ThisWorker,
    limit,
    session_of,
    signed_in,
    somebody,
    with_session,
    without_session,
)
from triumvirate.server.routes.doors import is_operator, is_operators_name
from triumvirate.server.store import people
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.worker import Worker

_MAIL = re.compile(r"[^@\s\"'<>\\]{1,64}@[^@\s\"'<>\\]{1,120}\.[a-zA-Z]{2,24}")
MOST_SETTINGS, LONGEST_SETTING = 64, 400


class Changes(TypedDict, total=False):
    """The columns of a person that they may change themselves."""

    name: str
    look: str
    account: str
    settings: dict[str, object]
    email: str | None
    email_confirmed: bool
    webhook: str | None


async def me_reply(worker: Worker, person: PersonRow) -> MeReply:
    """Oneself."""
    marks = await people.marked(worker.db, person.id)
    until = person.vacation_until if (person.vacation_until or 0) > worker.cache.now() else None
    return MeReply(
        me=MeInfo(
            id=person.id,
            name=person.name,
            guest=person.guest,
            settings=person.settings,
            email=person.email,
            email_confirmed=person.email_confirmed,
            webhook=person.webhook,
            muted=marks["muted"],
            blocked=marks["blocked"],
            vacation=VacationInfo(until, person.vacation_left),
            created=person.created,
            operator=is_operator(worker.settings, person),
            shut_out_until=person.banned_until if (person.banned_until or 0) > worker.cache.now() else None,
        )
    )


async def _again(worker: Worker, person: PersonRow) -> MeReply:
    """Oneself after a change, everywhere it is shown."""
    fresh = await people.find(worker.db, person.id)
    assert fresh is not None
    worker.cache.person_changed(person.id)
    return await me_reply(worker, fresh)


@get("/me")
async def get_me(worker: ThisWorker, person: Somebody) -> MeReply:
    """Who I am, if anybody."""
    return MeReply(me=None) if person is None else await me_reply(worker, person)


@post("/me", status_code=200)
async def post_me(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[Nothing]) -> Response[MeReply]:
    """Be somebody: who I was, or a new guest."""
    found = await somebody(worker, request, person)
    return await with_session(worker, request, await me_reply(worker, found), found)


@patch("/me")
async def patch_me(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[PatchMe]) -> MeReply:
    """Change my name, settings, e-mail or webhook."""
    me = signed_in(person)
    changes: Changes = {}
    if isinstance(data.name, str):
        changes["name"] = await _free_name(worker, me, data.name)
        changes["look"] = names.look(changes["name"])
        if not me.guest:
            changes["account"] = people.fold(changes["name"])
    if isinstance(data.settings, dict):
        changes["settings"] = _merged(me.settings, data.settings)
    if not isinstance(data.email, UnsetType) and data.email != me.email:
        worker.sessions.require_proof(me, session_of(request))
        changes["email"], changes["email_confirmed"] = _checked_mail(worker, data.email), False
    if data.webhook is not UNSET:
        webhook = data.webhook or None
        if isinstance(webhook, str):
            await limit(worker, request, "heavy", me)
            await aside(check_url, webhook)
        changes["webhook"] = webhook
    if changes:
        await people.change(worker.db, me.id, **changes)
    if email := changes.get("email"):
        await limit(worker, request, "login", me)
        me.email = email
        worker.notices.ask_for_confirmation(me, worker.sessions.mail_token(me))
    return await _again(worker, me)


async def _free_name(worker: Worker, me: PersonRow, name: str) -> str:
    """A clean name that is neither the operator's nor looks like another's account; who has it keeps it."""
    tidy = names.clean_name(name)
    if is_operators_name(worker.settings, tidy) and not is_operator(worker.settings, me):
        raise Conflict("That name is taken.")
    if names.look(tidy) != names.look(me.name):
        await worker.sessions.check_name(tidy, me)
    return tidy


def _merged(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, object]:
    settings = dict(old)
    for key, value in new.items():
        if not 1 <= len(key) <= 40:
            raise BadRequest("A setting's name has 1 to 40 characters.")
        if value is None:
            settings.pop(key, None)
        elif isinstance(value, bool | int | float) or (isinstance(value, str) and len(value) <= LONGEST_SETTING):
            settings[key] = value
        else:
            raise BadRequest(
                f"Setting '{key}' is true, false, a number or a text of at most {LONGEST_SETTING} characters."
            )
    if len(settings) > MOST_SETTINGS:
        raise BadRequest(f"There are at most {MOST_SETTINGS} settings.")
    return settings


def _checked_mail(worker: Worker, address: str | None) -> str | None:
    if not address:
        return None
    if worker.settings.mail is None:
        raise Forbidden("This server sends no e-mail.")
    if not _MAIL.fullmatch(address):
        raise BadRequest("This is no e-mail address.")
    return address


async def _end_this(worker: Worker, request: Asked, me: PersonRow) -> None:
    """The session that a request came with ends: another begins in its place."""
    session = session_of(request)
    if session is not None and session.person == me.id:
        await worker.sessions.end(me, session.id)


@post("/me/claim", status_code=200)
async def claim(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[Claim]) -> Response[MeReply]:
    """A guest becomes an account."""
    await limit(worker, request, "login", person)
    guest = signed_in(person)
    me = await worker.sessions.claim(guest, await _free_name(worker, guest, data.name), data.password)
    await _end_this(worker, request, me)
    return await with_session(worker, request, await _again(worker, me), me, is_new=True)


@post("/me/password", status_code=200)
async def password(
    request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[NewPassword]
) -> Response[MeReply]:
    """A new password; all other sessions end."""
    await limit(worker, request, "login", person)
    me = await worker.sessions.change_password(signed_in(person), data.old, data.new)
    worker.cache.person_changed(me.id)
    return await with_session(worker, request, await me_reply(worker, me), me, is_new=True)


@post("/me/device-link", status_code=200)
async def device_link(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[Nothing]) -> DeviceLink:
    """A link that signs another device in."""
    await limit(worker, request, "login", person)
    worker.sessions.require_proof(signed_in(person), session_of(request))
    token = await worker.sessions.device_token(signed_in(person))
    return DeviceLink(token=token, path=f"/device/{token}", expires=worker.cache.now() + DEVICE_SECONDS * 1000)


@post("/me/email/confirm", status_code=200)
async def confirm_mail(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[WithToken]) -> MeReply:
    """The address is mine."""
    await limit(worker, request, "login", person)
    return await me_reply(worker, await worker.sessions.confirm_mail(signed_in(person), data.token))


@post("/me/vacation", status_code=200)
async def vacation(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[Vacation]) -> MeReply:
    """Days off, during which clocks in days stand still."""
    await limit(worker, request, "heavy", person)
    me = signed_in(person)
    await take_vacation(worker.cache, me, data.days * DAY_MS)
    return await _again(worker, me)


@delete("/me", status_code=200)
async def delete_me(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[DeleteMe]) -> Response[Reply]:
    """Erase what is personal."""
    me = signed_in(person)
    worker.sessions.require_proof(me, session_of(request))
    if people.fold(data.name) != people.fold(me.name):
        raise BadRequest("Type your own name to delete your data.")
    await leave_everything(worker.cache, me)
    await people.erase(worker.db, me.id)
    worker.cache.person_changed(me.id)
    return without_session(Reply())


async def _mark(worker: Worker, person: PersonRow | None, kind: str, other: str, on: bool) -> MeReply:
    me = signed_in(person)
    _, kept = await meant(worker.cache, me, other)
    if on and len((await people.marked(worker.db, me.id))[kind]) >= 500:
        raise Forbidden("That list is full.")
    await people.mark(worker.db, me.id, kind, kept, on)
    return await me_reply(worker, me)


@put("/me/muted/{other:str}", status_code=200)
async def mute(worker: ThisWorker, person: Somebody, other: FromPath[str]) -> MeReply:
    """Hear somebody's chat no more."""
    return await _mark(worker, person, "muted", other, True)


@delete("/me/muted/{other:str}", status_code=200)
async def unmute(worker: ThisWorker, person: Somebody, other: FromPath[str]) -> MeReply:
    """Hear it again."""
    return await _mark(worker, person, "muted", other, False)


@put("/me/blocked/{other:str}", status_code=200)
async def block(worker: ThisWorker, person: Somebody, other: FromPath[str]) -> MeReply:
    """Neither hear nor sit with somebody."""
    return await _mark(worker, person, "blocked", other, True)


@delete("/me/blocked/{other:str}", status_code=200)
async def unblock(worker: ThisWorker, person: Somebody, other: FromPath[str]) -> MeReply:
    """Be on speaking terms again."""
    return await _mark(worker, person, "blocked", other, False)


@post("/reports", status_code=200)
async def report(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[Report]) -> Reply:
    """Tell the moderators."""
    await limit(worker, request, "upload", person)
    me = signed_in(person)
    line = None if data.chat is None else worker.cache.chat_numbers.stored(data.chat)
    about = await reported(worker.cache, me, data.person, data.match, line)
    columns = {"person": about, "match": data.match, "chat": line, "reason": data.reason}
    await people.report(worker.db, by=me.id, at=worker.cache.now(), **columns)
    return Reply()


@put("/me/push", status_code=200)
async def keep_push(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[Push]) -> Reply:
    """Push to this browser when it is my turn."""
    await limit(worker, request, "heavy", person)
    if not worker.notices.push_key:
        raise Forbidden("This server cannot push.")
    await aside(check_url, data.endpoint, True)
    await people.keep_push(worker.db, signed_in(person).id, data.endpoint, data.p256dh, data.auth)
    return Reply()


@delete("/me/push", status_code=200)
async def drop_push(worker: ThisWorker, person: Somebody, data: JSONBody[Endpoint]) -> Reply:
    """Push no more."""
    await people.drop_push(worker.db, data.endpoint, signed_in(person).id)
    return Reply()


router = Router(
    "/",
    route_handlers=[
        get_me,
        post_me,
        patch_me,
        claim,
        password,
        device_link,
        confirm_mail,
        vacation,
        delete_me,
        mute,
        unmute,
        block,
        unblock,
        report,
        keep_push,
        drop_push,
    ],
    tags=["me"],
)
