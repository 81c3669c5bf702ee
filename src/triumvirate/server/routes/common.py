"""What the routes share: who asks, cookies, and limits."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import TypeVar, cast

import msgspec
from litestar import MediaType, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from triumvirate.server.asking import Asked
from triumvirate.server.errors import Forbidden, NotSignedIn
from triumvirate.server.matches.cache import language_of
from triumvirate.server.operation import audit
from triumvirate.server.operation.processor_time import paying
from triumvirate.server.people import networks
from triumvirate.server.people.sessions import COOKIE
from triumvirate.server.routes import doors
from triumvirate.server.store.rows import PersonRow, SessionRow
from triumvirate.server.worker import Worker, address_of

T = TypeVar("T")
ThisWorker = NamedDependency[SkipValidation[Worker]]
Somebody = NamedDependency[SkipValidation[PersonRow | None]]
YEAR_SECONDS = 365 * 86_400
PACKED_FROM = 4000


async def get_worker(request: Asked) -> Worker:
    """The running server."""
    worker: Worker = request.app.state.worker
    return worker


async def get_person(request: Asked) -> PersonRow | None:
    """Who asks, if they may at all; what the request costs is theirs to pay."""
    worker: Worker = request.app.state.worker
    path = request.scope["path_template"]
    visit = await worker.sessions.visit(request.cookies.get(COOKIE), doors.is_even_for_shut_out(request.method, path))
    person = visit.person if visit else None
    request.state.session = visit.session if visit else None
    request.state.language = language_of(person)
    account = paying.get()
    if person is not None and account is not None:
        account.also(person.id)
        await worker.processor.afford(account)
    doors.admit(request.method, path, worker.settings, person)
    if person is not None and doors.is_operators(request.method, path):
        await audit.note(worker.cache, person, request)
    return person


def signed_in(person: PersonRow | None) -> PersonRow:
    """Go on only with a session."""
    if person is None:
        raise NotSignedIn("Say who you are first: open a session.")
    return person


async def limit(worker: Worker, request: Asked, what: str, person: PersonRow | None) -> None:
    """Count this against the sender's address and person."""
    await worker.limits.take(what, address_of(request), person.id if person else None)


async def somebody(worker: Worker, request: Asked, person: PersonRow | None) -> PersonRow:
    """Who asks, or a new guest."""
    if person is not None:
        return person
    if not worker.settings.guests and not worker.settings.registration:
        raise Forbidden("Here one plays with an account: log in first.")
    await limit(worker, request, "create", None)
    return await worker.sessions.guest()


async def player(worker: Worker, request: Asked, person: PersonRow | None) -> PersonRow:
    """Who asks, or a new guest, if guests may play here."""
    found = person if person is not None or not worker.settings.guests else await somebody(worker, request, person)
    if found is None or (found.guest and not worker.settings.guests):
        raise Forbidden("Here one plays with an account: log in first.")
    return found


async def made_beside(worker: Worker, request: Asked, make: Callable[[], T], size: int) -> Response[T]:
    """A reply that may take long: made, encoded and compressed beside the event loop where it has many entries."""
    body, headers = await _packed_beside(worker, request, lambda: msgspec.json.encode(make()), size)
    return Response(cast(T, body), media_type=MediaType.JSON, headers=headers)  # bytes are sent as they are


async def file_beside(worker: Worker, request: Asked, make: Callable[[], str], size: int, name: str) -> Response[bytes]:
    """A text to keep as a file, made and compressed beside the event loop where its match has many entries."""
    body, headers = await _packed_beside(worker, request, lambda: make().encode(), size)
    headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return Response(body, media_type=MediaType.TEXT, headers=headers)


async def _packed_beside(
    worker: Worker, request: Asked, make: Callable[[], bytes], size: int
) -> tuple[bytes, dict[str, str]]:
    takes_gzip = "gzip" in request.headers.get("accept-encoding", "")

    def made() -> tuple[bytes, bool]:
        body = make()
        is_packed = takes_gzip and len(body) > PACKED_FROM
        return (gzip.compress(body, 4) if is_packed else body), is_packed

    body, is_packed = await worker.cache.workshop.run(made, size)
    return body, {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if is_packed else {})


def session_of(request: Asked) -> SessionRow | None:
    """The session that a request came with."""
    found: SessionRow | None = request.state.get("session")
    return found


async def with_session(
    worker: Worker, request: Asked, content: T, person: PersonRow, is_new: bool = False
) -> Response[T]:
    """A reply that carries the person's cookie: of the session they came with, or of one that begins here.

    It works on plain http in a local network, and is Secure on https.
    """
    session = session_of(request)
    if session is not None and session.person == person.id and not is_new:
        value = worker.sessions.cookie(session)
    else:
        network = networks.digest(worker.settings.signing_key(), request.client.host if request.client else "")
        value = await worker.sessions.begin(person, network, networks.device(request.headers.get("user-agent", "")))
    is_secure = request.scope["scheme"] == "https" or worker.settings.public_url.startswith("https:")
    cookie = Cookie(
        key=COOKIE,
        value=value,
        max_age=YEAR_SECONDS,
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )
    return Response(content, status_code=200, cookies=[cookie])


def without_session(content: T) -> Response[T]:
    """A reply that takes the cookie away."""
    response = Response(content, status_code=200)
    response.delete_cookie(COOKIE)
    return response
