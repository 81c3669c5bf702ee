"""How the server listens: uvicorn with our ends to every wait, and as many connections as the system has files for."""

from __future__ import annotations

import uvicorn
from litestar.types import ASGIApp

from triumvirate.server.operation import open_files
from triumvirate.server.operation.connections import Connections
from triumvirate.server.operation.protocols import for_visitors
from triumvirate.server.settings import Settings

IDLE_SECONDS = 5  # between two requests of one connection


def listening(app: ASGIApp, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """All that uvicorn is told."""
    room = open_files.room_for_connections(open_files.raise_limit())
    http, socket = for_visitors(Connections(room, settings.trusted_proxies, settings.limits))
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=http,
        ws=socket,
        ws_max_size=16 * 1024,
        ws_ping_interval=None,
        ws_ping_timeout=None,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=round(settings.drain),
        lifespan="on",
    )
