"""What is counted for Prometheus: moves, latencies, sockets, the bots' queue, refusals and faults. No names, no ids."""

from __future__ import annotations

import ipaddress
import os
import secrets
from collections.abc import Callable

from litestar import Response, get
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.asking import Asked
from triumvirate.server.errors import NotFound

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("triumvirate_moves", "Entries that were committed", ["game", "by"], registry=self.registry)
        self.commit_seconds = Histogram(
            "triumvirate_commit_seconds", "From a change to its commit", buckets=SECONDS, registry=self.registry
        )
        self.request_seconds = Histogram(
            "triumvirate_request_seconds", "HTTP requests", ["status"], buckets=SECONDS, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "triumvirate_bot_seconds", "How long bots thought", ["game"], buckets=SECONDS, registry=self.registry
        )
        self.refusals = Counter("triumvirate_refusals", "Requests refused, by code", ["code"], registry=self.registry)
        self.in_pages = Counter(
            "triumvirate_in_pages",
            "What visitors' pages did by themselves: matches against bots, looking back, and advice in studies",
            ["what"],
            registry=self.registry,
        )
        self.errors = Counter("triumvirate_errors", "Faults nobody foresaw", registry=self.registry)

    def watch(self, name: str, words: str, look: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"triumvirate_{name}", words, registry=self.registry).set_function(look)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


@get("/metrics", include_in_schema=False)
async def metrics_page(request: Asked) -> Response[bytes]:
    """The numbers, for this machine, or for who knows TRIUMVIRATE_METRICS_TOKEN; nothing is here for anybody else."""
    if not _may_see(request):
        raise NotFound("There is nothing at this address.")
    worker = request.app.state.worker
    try:
        waiting = await worker.waiting_for_bots()
    except TriumvirateError:
        waiting = None
    body = worker.metrics.text()
    if waiting is not None:
        body += f"# TYPE triumvirate_bot_queue gauge\ntriumvirate_bot_queue {waiting}\n".encode()
    return Response(body, media_type=CONTENT_TYPE_LATEST)


def _may_see(request: Asked) -> bool:
    token = os.environ.get("TRIUMVIRATE_METRICS_TOKEN", "")
    if token and secrets.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return True
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
