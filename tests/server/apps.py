"""The application of every server that tests start in this process: routes laid out once, a sixth of a second each time."""

from __future__ import annotations

from copy import copy
from functools import cache

from litestar import Litestar
from litestar.events import SimpleEventEmitter
from litestar.types import ASGIApp

from triumvirate.server.app import answered_by, laid_out
from triumvirate.server.worker import Worker

_routes = cache(laid_out)


def app_for(worker: Worker) -> ASGIApp:
    """As `make_app` does, with an application of the worker's own that shares nothing but its routes with others."""
    app: Litestar = copy(_routes())
    app.asgi_router = copy(app.asgi_router)
    app.asgi_router.app = app  # which asks it what to start and to stop
    app.event_emitter = SimpleEventEmitter([])
    return answered_by(worker, app)
