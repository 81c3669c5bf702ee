"""Who may call what: one row for every address of the server. A server with an address that has no row does not start.

A row names who is let in; where it names a grant of `permissions.py`, the match decides the rest by its own table.
"""

from __future__ import annotations

from collections.abc import Iterable

from litestar.routes import BaseRoute

from triumvirate.server.errors import Forbidden
from triumvirate.server.matches.permissions import GRANTS, nobody
from triumvirate.server.settings import Settings
from triumvirate.server.store.people import fold
from triumvirate.server.store.rows import PersonRow

ANYONE = "anyone"  # whoever it is, and nobody too
COMER = "comer"  # whoever comes; nobody is made a guest on the way, where guests may play
PERSON = "person"  # who has a session
OPERATOR = "operator"  # whose account TRIUMVIRATE_ADMINS names
MACHINE = "machine"  # this machine, or who knows a token of the operator's

HTTP: dict[str, str] = {
    # who I am
    "GET /api/me": ANYONE,
    "POST /api/me": COMER,
    "PATCH /api/me": PERSON,
    "DELETE /api/me": PERSON,
    "POST /api/me/claim": PERSON,
    "POST /api/me/password": PERSON,
    "POST /api/me/device-link": PERSON,
    "POST /api/me/email/confirm": PERSON,
    "POST /api/me/vacation": PERSON,
    "PUT /api/me/muted/{other}": PERSON,
    "DELETE /api/me/muted/{other}": PERSON,
    "PUT /api/me/blocked/{other}": PERSON,
    "DELETE /api/me/blocked/{other}": PERSON,
    "PUT /api/me/push": PERSON,
    "DELETE /api/me/push": PERSON,
    "GET /api/me/export": PERSON,
    "POST /api/reports": PERSON,
    "POST /api/login": ANYONE,
    "POST /api/login/device": ANYONE,
    "POST /api/login/forgotten": ANYONE,
    "POST /api/login/reset": ANYONE,
    "POST /api/me/proof": PERSON,
    "GET /api/me/sessions": PERSON,
    "DELETE /api/me/sessions/{session}": PERSON,
    "POST /api/logout": ANYONE,
    # games, lists, people
    "GET /api/games": ANYONE,
    "GET /api/games/{game}/book": ANYONE,
    "POST /api/games/{game}/check": ANYONE,
    "GET /api/games/{game}/home-made": ANYONE,
    "POST /api/games/{game}/home-made": ANYONE,
    "POST /api/games/{game}/balance": ANYONE,
    "GET /api/games/{game}/balance/{report}": ANYONE,
    "GET /api/matches": ANYONE,
    "GET /api/invites/{token}": ANYONE,
    "GET /api/players/{player}": ANYONE,
    "GET /api/leaderboard": ANYONE,
    # deals of the day
    "GET /api/daily": ANYONE,
    "GET /api/daily/{game}": ANYONE,
    "GET /api/daily/{game}/{day}": ANYONE,
    "POST /api/daily/{game}/{day}": COMER,
    # puzzles
    "GET /api/puzzles": ANYONE,
    "GET /api/puzzles/{game}/next": ANYONE,
    "GET /api/puzzles/{game}/{puzzle}": ANYONE,
    "POST /api/puzzles/{game}/{puzzle}/hint": COMER,
    "POST /api/puzzles/{game}/{puzzle}": COMER,
    # studies
    "GET /api/studies": PERSON,
    "POST /api/studies": COMER,
    "GET /api/studies/{study}": ANYONE,
    "PATCH /api/studies/{study}": PERSON,
    "DELETE /api/studies/{study}": PERSON,
    "GET /api/studies/{study}/record": ANYONE,
    "GET /api/studies/{study}/moves/{move}": ANYONE,
    "POST /api/studies/{study}/moves/{move}": PERSON,
    "PATCH /api/studies/{study}/moves/{move}": PERSON,
    "DELETE /api/studies/{study}/moves/{move}": PERSON,
    "POST /api/studies/{study}/moves/{move}/bot": PERSON,
    "POST /api/studies/{study}/moves/{move}/hint": PERSON,
    # tables
    "POST /api/in-pages": ANYONE,
    "POST /api/play": COMER,
    "POST /api/pair": COMER,
    "POST /api/matches": COMER,
    "POST /api/join": COMER,
    "POST /api/records": COMER,
    "POST /api/matches/{match}/join": COMER,
    "POST /api/matches/{match}/seal": "ready",
    "POST /api/matches/{match}/open": "ready",
    "POST /api/matches/{match}/leave": "leave",
    "PUT /api/matches/{match}/seats/{seat}": "host",
    "POST /api/matches/{match}/ready": "ready",
    "POST /api/matches/{match}/ready-check": "host",
    "POST /api/matches/{match}/start": "start",
    "POST /api/matches/{match}/cancel": "cancel",
    "PATCH /api/matches/{match}": "host",
    "POST /api/matches/{match}/host": "host",
    # tournaments
    "GET /api/tournaments": ANYONE,
    "POST /api/tournaments": COMER,
    "GET /api/tournaments/{tournament}": ANYONE,
    "POST /api/tournaments/{tournament}/join": COMER,
    "POST /api/tournaments/{tournament}/leave": PERSON,
    "POST /api/tournaments/{tournament}/bots": PERSON,
    "DELETE /api/tournaments/{tournament}/entrants/{who}": PERSON,
    "POST /api/tournaments/{tournament}/start": PERSON,
    "POST /api/tournaments/{tournament}/cancel": PERSON,
    # clubs
    "GET /api/clubs": ANYONE,
    "POST /api/clubs": COMER,
    "GET /api/clubs/{club}": PERSON,
    "GET /api/clubs/{club}/seasons/{season}": PERSON,
    "PATCH /api/clubs/{club}": PERSON,
    "DELETE /api/clubs/{club}": PERSON,
    "POST /api/clubs/{club}/leave": PERSON,
    "DELETE /api/clubs/{club}/members/{who}": PERSON,
    "POST /api/clubs/{club}/invitation": PERSON,
    "DELETE /api/clubs/{club}/invitation": PERSON,
    "POST /api/clubs/{club}/tables": PERSON,
    "GET /api/club-invitations/{token}": ANYONE,
    "POST /api/club-invitations": COMER,
    # playing
    "GET /api/matches/{match}": "look",
    "GET /api/matches/{match}/legal": "look",
    "GET /api/matches/{match}/view": "look",
    "GET /api/matches/{match}/board": "look",
    "GET /api/matches/{match}/memory": "look",
    "GET /api/matches/{match}/result": "look",
    "POST /api/matches/{match}/act": "act",
    "POST /api/matches/{match}/explain": "look",
    "POST /api/matches/{match}/preview": "preview",
    "POST /api/matches/{match}/foresee": "foresee",
    "POST /api/matches/{match}/hint": "hint",
    "POST /api/matches/{match}/undo": "undo",
    "POST /api/matches/{match}/skip": "skip",
    "POST /api/matches/{match}/resign": "resign",
    "POST /api/matches/{match}/offers": "offer_pause",
    "POST /api/matches/{match}/offers/{kind}": "answer",
    "POST /api/matches/{match}/resume": "resume",
    "POST /api/matches/{match}/seats/{seat}/stand-in": "stand_in",
    "POST /api/matches/{match}/seats/{seat}/return": "return",
    "GET /api/matches/{match}/chat": "look",
    "POST /api/matches/{match}/chat": "chat",
    # afterwards
    "GET /api/matches/{match}/history": "look",
    "GET /api/matches/{match}/log": "look",
    "GET /api/matches/{match}/record/so-far": "look",
    "GET /api/matches/{match}/record": "record",
    "GET /api/matches/{match}/truth": "record",
    "GET /api/matches/{match}/chronicle": "record",
    "GET /api/matches/{match}/diaries": "record",
    "GET /api/matches/{match}/position": "record",
    "GET /api/matches/{match}/verify": "record",
    "GET /api/matches/{match}/analysis": "record",
    "POST /api/matches/{match}/analysis": "record",
    # the operator's
    "GET /api/admin": OPERATOR,
    "GET /api/admin/tables": OPERATOR,
    "GET /api/admin/people": OPERATOR,
    "GET /api/admin/signs": OPERATOR,
    "POST /api/admin/tables/{match}/end": OPERATOR,
    "GET /api/admin/tables/{match}/record": OPERATOR,
    "POST /api/admin/ban": OPERATOR,
    "GET /api/admin/export/{player}": OPERATOR,
    # pages
    "GET /api/docs": ANYONE,
    "GET /api/openapi.json": ANYONE,
    "GET /api/schema": ANYONE,
    "GET /api/schema/openapi.json": ANYONE,
    "GET /api/schema/{path}": ANYONE,
    "GET /healthz": ANYONE,
    "GET /readyz": ANYONE,
    "GET /metrics": MACHINE,
    "GET /privacy": ANYONE,
    "GET /": ANYONE,
    "GET /{path}": ANYONE,
    "WEBSOCKET /api/matches/{match}/live": "look",
}

# What who is shut out may still do: see so, leave, and have or be rid of what is theirs.
EVEN_SHUT_OUT = ("GET /api/me", "GET /api/games", "POST /api/logout", "GET /api/me/export", "DELETE /api/me")

# What a socket may say, by the grant of each message.
MESSAGES: dict[str, str] = {
    "hello": "look",
    "seat": "look",
    "explain": "look",
    "act": "act",
    "undo": "undo",
    "preview": "preview",
    "chat": "chat",
    "ping": ANYONE,
    "pong": ANYONE,
}


def is_operator(settings: Settings, person: PersonRow | None) -> bool:
    """Whether somebody is one of those whom TRIUMVIRATE_ADMINS names: an account, never a guest of that name."""
    return person is not None and not person.guest and is_operators_name(settings, person.name)


def is_operators_name(settings: Settings, name: str) -> bool:
    """Whether a name is one of those that TRIUMVIRATE_ADMINS names; nobody else may take it."""
    return fold(name) in {fold(admin) for admin in settings.admins}


def is_even_for_shut_out(method: str, path: str) -> bool:
    """Whether an address answers those too whom the operator keeps out."""
    return f"{method} {path}" in EVEN_SHUT_OUT


def is_operators(method: str, path: str) -> bool:
    """Whether an address is the operator's."""
    return _row(method, path) == OPERATOR


def _row(method: str, path: str) -> str:
    return HTTP[f"{'GET' if method == 'HEAD' else method} {path}"]


def admit(method: str, path: str, settings: Settings, person: PersonRow | None) -> None:
    """Go on only if somebody may knock there at all."""
    row = _row(method, path)
    needs_person = row in (PERSON, OPERATOR) or (row in GRANTS and GRANTS[row].who != ANYONE)
    if needs_person and person is None:
        raise nobody()
    if row == OPERATOR and not is_operator(settings, person):
        raise Forbidden("This is for the operator of the server.")


def check_rows(routes: Iterable[BaseRoute]) -> None:
    """Every address of the application has its row, and no row is of an address that is gone."""
    found = set(addresses(routes))
    if found != set(HTTP):
        raise RuntimeError(f"server/doors.py and the routes differ: {sorted(found ^ set(HTTP))}")


def addresses(routes: Iterable[BaseRoute]) -> list[str]:
    """Every method and address that the application answers."""
    found = []
    for route in routes:
        handlers = getattr(route, "route_handlers", None) or [getattr(route, "route_handler", None)]
        for handler in handlers:
            methods = set(getattr(handler, "http_methods", ["WEBSOCKET"])) - {"OPTIONS", "HEAD"}
            found += [f"{method} {route.path_format}" for method in methods]
    return found
