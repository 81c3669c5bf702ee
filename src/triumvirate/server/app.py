"""The ASGI application: routes, refusals, the guard around them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, MediaType, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import ASGIApp

from triumvirate import __version__
from triumvirate.core import speech
from triumvirate.core.errors import TriumvirateError
from triumvirate.server.asking import Asked
from triumvirate.server.errors import STATUS, NotFound, RateLimited, Unavailable
from triumvirate.server.operation.guard import Guard, public_path
from triumvirate.server.operation.metrics import metrics_page
from triumvirate.server.people.privacy import privacy_page
from triumvirate.server.replies import Fault, Health, Refusal
from triumvirate.server.routes import (
    admin,
    after,
    api_page,
    client_files,
    clubs,
    daily,
    doors,
    games,
    home_made,
    in_pages,
    me,
    play,
    players,
    puzzles,
    signing_in,
    studies,
    tables,
    tournaments,
)
from triumvirate.server.routes.common import get_person, get_worker
from triumvirate.server.settings import Settings
from triumvirate.server.sockets.listener import live_socket
from triumvirate.server.worker import Worker

log = logging.getLogger("triumvirate.server")
MOST_BYTES = 64 * 1024
# What answers under `/api`, subject by subject.
API = (
    me,
    signing_in,
    games,
    home_made,
    tables,
    tournaments,
    clubs,
    play,
    after,
    players,
    daily,
    puzzles,
    in_pages,
    studies,
    admin,
)


@get("/healthz", include_in_schema=False)
async def health(request: Asked) -> Health:
    """Whether a proxy may send people to this worker: known without asking anybody, so that it costs nothing.

    A database that is away is no reason against it: no other worker has one, and people are told so in words.
    """
    _check_open(request.app.state.worker)
    return Health(version=__version__, database="")


@get("/readyz", include_in_schema=False)
async def ready(request: Asked) -> Health:
    """Whether all is well, the database included: for whoever watches over the server."""
    worker: Worker = request.app.state.worker
    _check_open(worker)
    await worker.vitals.check()
    return Health(version=__version__, database="ok")


def _check_open(worker: Worker) -> None:
    if worker.is_draining:
        raise NotFound("This worker is stopping: who is here may stay a moment, and nobody should be sent.")
    if not worker.is_ready:
        raise Unavailable("Not ready yet, or stopping.")


class _Application(Litestar):
    """Litestar with what our messages need; it would look for pydantic too, which is a sixth of a server's start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(settings: Settings, worker: Worker | None = None) -> ASGIApp:
    """The application of a server; its database is opened when it starts."""
    return answered_by(worker or Worker(settings), laid_out())


def answered_by(worker: Worker, app: Litestar) -> ASGIApp:
    """An application whose routes this worker answers, which starts and stops with it."""
    app.state = AppState({"worker": worker, "files": client_files.Files(), "descriptions": api_page.Descriptions()})
    return Guard(app, worker)


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    worker: Worker = app.state.worker
    if not worker.is_ready:  # `run` has started it already, to say plainly why it cannot be
        await worker.start()
    try:
        yield
    finally:
        await worker.stop()


def laid_out() -> Litestar:
    """All routes, and what holds for each of them; whose they are is left open."""
    api = Router(
        "/api",
        route_handlers=[
            *(module.router for module in API),
            api_page.docs,
            api_page.schema,
        ],
        dependencies={"worker": Provide(get_worker), "person": Provide(get_person)},
    )
    app = _Application(
        [api, live_socket, health, ready, metrics_page, privacy_page, client_files.page],
        lifespan=[_running],
        exception_handlers={Exception: refuse},
        logging_config=None,
        request_max_body_size=MOST_BYTES,
        compression_config=CompressionConfig(
            "gzip", minimum_size=4000, gzip_compress_level=4, exclude="^/api/schema", exclude_opt_key="is_packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Triumvirate",
            version=__version__,
            description="The web API of Triumvirate; docs/api.md explains it.",
            path="/api/schema",
            render_plugins=[api_page.KeptSchema()],
            use_handler_docstrings=True,
        ),
    )
    doors.check_rows(app.routes)
    return app


def refuse(request: Asked, fault: Exception) -> Response[bytes]:
    """Any fault in the protocol's shape; what is not foreseen is logged and not shown."""
    headers = {}
    language = speech.known(request.query_params.get("lang") or getattr(request.state, "language", None))
    if isinstance(fault, TriumvirateError):
        request.app.state.worker.metrics.refusals.labels(fault.code).inc()
        status, told = STATUS[fault.code], Fault(fault.code, fault.told(language), fault.rule)
        if isinstance(fault, RateLimited):
            headers["Retry-After"] = str(max(1, round(fault.wait)))
    elif isinstance(fault, HTTPException):
        status, told = fault.status_code, _told(fault)
    elif isinstance(fault, RecursionError):
        status, told = 400, Fault("bad_json", "This is nested too deeply.")
    else:
        request.app.state.worker.metrics.errors.inc()
        log.exception("unforeseen", exc_info=fault, extra={"path": public_path(request.url.path)})
        status, told = 500, Fault("internal", "Something went wrong here; it was noted.")
    told.reason = speech.told(told.reason, language)
    body = msgspec.json.encode(Refusal(told))
    return Response(body, media_type=MediaType.JSON, status_code=status, headers=headers)


def _told(fault: HTTPException) -> Fault:
    if fault.status_code == 413:
        return Fault("too_large", "That is more than is taken at once.")
    if fault.status_code == 404:
        return Fault("not_found", "There is nothing at this address.")
    if isinstance(fault, ValidationException):
        return Fault("bad_request", _missing(fault))
    if isinstance(fault.__cause__, SerializationException) or "JSON" in str(fault.detail):
        return Fault("bad_json", "This is not JSON.")
    return Fault("bad_request", str(fault.detail)[:300] or "This request is not understood.")


def _missing(fault: ValidationException) -> str:
    """Which fields are wrong, for people."""
    extra = fault.extra if isinstance(fault.extra, list) else []
    parts = [f"{entry.get('key', 'body')}: {entry.get('message', '')}" for entry in extra if isinstance(entry, dict)]
    return f"This request is not understood: {'; '.join(parts)[:300] or 'see the API page.'}"
