"""What visitors' own pages do instead of the server: counted, and nothing else is told."""

from __future__ import annotations

from typing import Literal

from litestar import Router, post
from litestar.params import JSONBody

from triumvirate.server.asking import Asked
from triumvirate.server.replies import Reply
from triumvirate.server.requests import Request
from triumvirate.server.routes.common import Somebody, ThisWorker, limit


class DoneInPage(Request):
    """What a visitor's own page did, so that the server did not have to."""

    what: Literal["match", "analysis", "hint"]


@post("/in-pages", status_code=200)
async def done_in_page(request: Asked, worker: ThisWorker, person: Somebody, data: JSONBody[DoneInPage]) -> Reply:
    """A page has begun a match against bots, looked back at one, or advised in a study, by itself."""
    await limit(worker, request, "act", person)
    worker.metrics.in_pages.labels(data.what).inc()
    return Reply()


router = Router("/", route_handlers=[done_in_page], tags=["tables"])
