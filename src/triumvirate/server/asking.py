"""What Litestar hands to a route. Nobody signs in by its means (sessions are our own), so its user and auth are None."""

from __future__ import annotations

from litestar import Request, WebSocket
from litestar.datastructures import State

Asked = Request[None, None, State]
Socket = WebSocket[None, None, State]
