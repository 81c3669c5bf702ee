"""Who may call what, cell by cell: every address and socket message of the application, by everybody, at every time.

The rows here are written by hand, not taken from the server's own table: both have to agree. A new address without a row
fails, here and when the server starts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from server.conftest import Running, serving
from triumvirate.server.app import make_app
from triumvirate.server.client import Client, match_of
from triumvirate.server.daily import days
from triumvirate.server.matches.permissions import GRANTS
from triumvirate.server.requests import Incoming
from triumvirate.server.routes import doors
from triumvirate.server.store import people, schema

CALLERS = ("nobody", "guest", "person", "host", "player", "watcher", "operator", "banned")
STATUSES = ("open", "running", "finished")
PASSWORD = "a long enough password"
# What each caller of CALLERS gets, in that order; for addresses of a match: at an open, a running, a finished table.
# + it is done, ~ refused for its sense (as everybody would be), s say who you are, f not yours to do, n nothing there
ROWS: dict[str, str] = {
    "GET /api/me": "++++++++",
    "POST /api/me": "+++++++f",
    "PATCH /api/me": "s++++++f",
    "DELETE /api/me": "s~~~~~~~",
    "POST /api/me/claim": "s~~~~~~f",
    "POST /api/me/password": "sfffffff",
    "POST /api/me/device-link": "s++++++f",
    "POST /api/me/email/confirm": "s~~~~~~f",
    "POST /api/me/vacation": "s++++++f",
    "PUT /api/me/muted/{other}": "snnnnnnf",
    "DELETE /api/me/muted/{other}": "snnnnnnf",
    "PUT /api/me/blocked/{other}": "snnnnnnf",
    "DELETE /api/me/blocked/{other}": "snnnnnnf",
    "PUT /api/me/push": "sfffffff",
    "DELETE /api/me/push": "s++++++f",
    "GET /api/me/export": "s+++++++",
    "POST /api/reports": "snnnnnnf",
    "POST /api/login": "ssssssss",
    "POST /api/login/device": "ssssssss",
    "POST /api/login/forgotten": "ffffffff",
    "POST /api/login/reset": "ssssssss",
    "POST /api/me/proof": "sfffffff",
    "GET /api/me/sessions": "s++++++f",
    "DELETE /api/me/sessions/{session}": "snnnnnnf",
    "POST /api/logout": "++++++++",
    "GET /api/games": "++++++++",
    "GET /api/games/{game}/book": "+++++++f",
    "POST /api/games/{game}/check": "+++++++f",
    "GET /api/games/{game}/home-made": "+++++++f",
    "POST /api/games/{game}/home-made": "+++++++f",
    "POST /api/games/{game}/balance": "~~~~~~~f",
    "GET /api/games/{game}/balance/{report}": "nnnnnnnf",
    "GET /api/matches": "+++++++f",
    "GET /api/invites/{token}": "nnnnnnnf",
    "GET /api/players/{player}": "nnnnnnnf",
    "GET /api/leaderboard": "+++++++f",
    "GET /api/daily": "+++++++f",
    "GET /api/daily/{game}": "+++++++f",
    "GET /api/daily/{game}/{day}": "+++++++f",
    "POST /api/daily/{game}/{day}": "+++++++f",
    "GET /api/puzzles": "+++++++f",
    "GET /api/puzzles/{game}/next": "+++++++f",
    "GET /api/puzzles/{game}/{puzzle}": "nnnnnnnf",
    "POST /api/puzzles/{game}/{puzzle}/hint": "nnnnnnnf",
    "POST /api/puzzles/{game}/{puzzle}": "nnnnnnnf",
    "POST /api/in-pages": "+++++++f",
    "GET /api/studies": "s++++++f",
    "POST /api/studies": "+++++++f",
    "GET /api/studies/{study}": "+++++++f",
    "PATCH /api/studies/{study}": "sff+ffff",
    "DELETE /api/studies/{study}": "sff+ffff",
    "GET /api/studies/{study}/record": "+++++++f",
    "GET /api/studies/{study}/moves/{move}": "+++++++f",
    "POST /api/studies/{study}/moves/{move}": "sff~ffff",
    "PATCH /api/studies/{study}/moves/{move}": "sff+ffff",
    "DELETE /api/studies/{study}/moves/{move}": "sff~ffff",
    "POST /api/studies/{study}/moves/{move}/bot": "sff+ffff",
    "POST /api/studies/{study}/moves/{move}/hint": "sff~ffff",
    "POST /api/play": "+++++++f",
    "POST /api/pair": "+++++++f",
    "POST /api/matches": "+++++++f",
    "POST /api/join": "nnnnnnnf",
    "POST /api/records": "~~~~~~~f",
    "GET /api/tournaments": "+++++++f",
    "POST /api/tournaments": "+++++++f",
    "GET /api/tournaments/{tournament}": "+++++++f",
    "POST /api/tournaments/{tournament}/join": "+++++++f",
    "POST /api/tournaments/{tournament}/leave": "snnn+nnf",
    "POST /api/tournaments/{tournament}/bots": "sff+ffff",
    "DELETE /api/tournaments/{tournament}/entrants/{who}": "sff+ffff",
    "POST /api/tournaments/{tournament}/start": "sff+ffff",
    "POST /api/tournaments/{tournament}/cancel": "sff+ffff",
    "GET /api/clubs": "+++++++f",
    "POST /api/clubs": "+++++++f",
    "GET /api/clubs/{club}": "snn++nnf",
    "GET /api/clubs/{club}/seasons/{season}": "snn++nnf",
    "PATCH /api/clubs/{club}": "snn+fnnf",
    "DELETE /api/clubs/{club}": "snn+fnnf",
    "POST /api/clubs/{club}/leave": "snn++nnf",
    "DELETE /api/clubs/{club}/members/{who}": "snnnfnnf",
    "POST /api/clubs/{club}/invitation": "snn+fnnf",
    "DELETE /api/clubs/{club}/invitation": "snn+fnnf",
    "POST /api/clubs/{club}/tables": "snn++nnf",
    "GET /api/club-invitations/{token}": "nnnnnnnf",
    "POST /api/club-invitations": "nnnnnnnf",
    "POST /api/matches/{match}/join": "~~~++~~f ~~~~~~~f ~~~~~~~f",
    "POST /api/matches/{match}/seal": "sff++fff sff~~fff sff~~fff",
    "POST /api/matches/{match}/open": "sff~~fff sff~~fff sff~~fff",
    "POST /api/matches/{match}/leave": "sff++fff sff~~fff sff~~fff",
    "PUT /api/matches/{match}/seats/{seat}": "sff+ffff sff~ffff sff~ffff",
    "POST /api/matches/{match}/ready": "sff++fff sff~~fff sff~~fff",
    "POST /api/matches/{match}/ready-check": "sff+ffff sff~ffff sff~ffff",
    "POST /api/matches/{match}/start": "sff+ffff sff~ffff sff~ffff",
    "POST /api/matches/{match}/cancel": "sff+ffff sff~ffff sff~ffff",
    "PATCH /api/matches/{match}": "sff+ffff sff+ffff sff~ffff",
    "POST /api/matches/{match}/host": "sff~ffff sff~ffff sff~ffff",
    "GET /api/matches/{match}": "+++++++f +++++++f +++++++f",
    "GET /api/matches/{match}/legal": "+++++++f +++++++f +++++++f",
    "GET /api/matches/{match}/view": "+++++++f +++++++f +++++++f",
    "GET /api/matches/{match}/board": "+++++++f +++++++f +++++++f",
    "GET /api/matches/{match}/memory": "+++++++f +++++++f +++++++f",
    "GET /api/matches/{match}/result": "+++++++f +++++++f +++++++f",
    "POST /api/matches/{match}/act": "sff~~fff sff~~fff sff~~fff",
    "POST /api/matches/{match}/explain": "ffffffff fff++fff fff++fff",
    "POST /api/matches/{match}/preview": "sff~~fff sff+~fff sff~~fff",
    "POST /api/matches/{match}/foresee": "sff~~fff sfffffff sff~~fff",
    "POST /api/matches/{match}/hint": "sff~~fff sfffffff sff~~fff",
    "POST /api/matches/{match}/undo": "sff~~fff sff~~fff sff~~fff",
    "POST /api/matches/{match}/skip": "sff~~fff sff~~fff sff~~fff",
    "POST /api/matches/{match}/resign": "sff~~fff sff++fff sff~~fff",
    "POST /api/matches/{match}/offers": "sff~~fff sff++fff sff~~fff",
    "POST /api/matches/{match}/offers/{kind}": "sff~~fff sffnnfff sffnnfff",
    "POST /api/matches/{match}/resume": "sff~~fff sff~~fff sff~~fff",
    "POST /api/matches/{match}/seats/{seat}/stand-in": "sff~~fff sfffffff sff~~fff",
    "POST /api/matches/{match}/seats/{seat}/return": "sff~~fff sfff~fff sff~~fff",
    "GET /api/matches/{match}/chat": "+++++++f +++++++f +++++++f",
    "POST /api/matches/{match}/chat": "s++++++f s++++++f s++++++f",
    "GET /api/matches/{match}/history": "+++++++f +++++++f +++++++f",
    "GET /api/matches/{match}/log": "+++++++f +++++++f +++++++f",
    "GET /api/matches/{match}/record/so-far": "+++++++f +++++++f +++++++f",
    "GET /api/matches/{match}/record": "ffffffff ffffffff +++++++f",
    "GET /api/matches/{match}/truth": "ffffffff ffffffff +++++++f",
    "GET /api/matches/{match}/chronicle": "ffffffff ffffffff +++++++f",
    "GET /api/matches/{match}/diaries": "ffffffff ffffffff +++++++f",
    "GET /api/matches/{match}/position": "ffffffff ffffffff +++++++f",
    "GET /api/matches/{match}/verify": "ffffffff ffffffff +++++++f",
    "GET /api/matches/{match}/analysis": "ffffffff ffffffff +++++++f",
    "POST /api/matches/{match}/analysis": "ffffffff ffffffff +++++++f",
    "GET /api/admin": "sfffff+f",
    "GET /api/admin/tables": "sfffff+f",
    "GET /api/admin/people": "sfffff+f",
    "GET /api/admin/signs": "sfffff+f",
    "POST /api/admin/tables/{match}/end": "sfffff+f sfffff+f sfffff~f",
    "GET /api/admin/tables/{match}/record": "sfffff+f sfffff+f sfffff+f",
    "POST /api/admin/ban": "sfffffnf",
    "GET /api/admin/export/{player}": "sfffff+f",
    "GET /api/docs": "++++++++",
    "GET /api/openapi.json": "++++++++",
    "GET /api/schema": "++++++++",
    "GET /api/schema/openapi.json": "++++++++",
    "GET /api/schema/{path}": "nnnnnnnn",
    "GET /healthz": "++++++++",
    "GET /readyz": "++++++++",
    "GET /metrics": "++++++++",
    "GET /privacy": "++++++++",
    "GET /": "++++++++",
    "GET /{path}": "++++++++",
}
MESSAGES: dict[str, str] = {
    "hello": "+++++++f +++++++f +++++++f",
    "seat": "+++++++f +++++++f +++++++f",
    "explain": "ffffffff fff++fff fff++fff",
    "act": "sff~~fff sff~~fff sff~~fff",
    "undo": "sff~~fff sff~~fff sff~~fff",
    "preview": "sff~~fff sff+~fff sff~~fff",
    "chat": "s++++++f s++++++f s++++++f",
    "ping": "+++++++f +++++++f +++++++f",
    "pong": "+++++++f +++++++f +++++++f",
}
BODIES: dict[str, dict[str, Any]] = {
    "PATCH /api/me": {"settings": {"x": 1}},
    "DELETE /api/me": {"name": "not my name"},
    "POST /api/me/claim": {"name": "a\u202eb", "password": PASSWORD},
    "POST /api/me/password": {"old": "not the old one", "new": PASSWORD},
    "POST /api/me/email/confirm": {"token": "no such token"},
    "POST /api/me/vacation": {"days": 0},
    "PUT /api/me/push": {"endpoint": "https://127.0.0.1/xxxx", "p256dh": "x" * 20, "auth": "x" * 10},
    "DELETE /api/me/push": {"endpoint": "https://127.0.0.1/xxxx"},
    "POST /api/reports": {"person": "p_nobody", "reason": "because"},
    "POST /api/login": {"name": "nobody", "password": "nothing"},
    "POST /api/login/device": {"token": "no such token"},
    "POST /api/login/forgotten": {"email": "nobody@rome.example"},
    "POST /api/login/reset": {"token": "no such token", "password": PASSWORD},
    "POST /api/me/proof": {"password": "nothing"},
    "POST /api/games/{game}/home-made": {"text": ""},
    "POST /api/games/{game}/balance": {"text": ""},
    "POST /api/puzzles/{game}/{puzzle}": {"choice": "pass"},
    "POST /api/studies": {"game": "caesar"},
    "PATCH /api/studies/{study}": {"name": "Ides", "is_shared": True},
    "PATCH /api/studies/{study}/moves/{move}": {"comment": "The die is cast."},
    "POST /api/studies/{study}/moves/{move}": {"seat": "caesar", "action": "no such action"},
    "POST /api/studies/{study}/moves/{move}/hint": {"seat": "nobody"},
    "POST /api/in-pages": {"what": "match"},
    "POST /api/play": {"game": "caesar"},
    "POST /api/pair": {"game": "caesar"},
    "POST /api/matches": {"game": "caesar"},
    "POST /api/tournaments": {"game": "caesar", "kind": "swiss", "name": "Ides", "clock": {"kind": "days", "days": 1}},
    "POST /api/tournaments/{tournament}/bots": {"bot": "recruit"},
    "POST /api/clubs": {"name": "Ides"},
    "PATCH /api/clubs/{club}": {"name": "Nones"},
    "POST /api/clubs/{club}/tables": {"game": "caesar"},
    "POST /api/club-invitations": {"token": "no such token"},
    "POST /api/join": {"token": "no such token"},
    "POST /api/records": {"record": "no record"},
    "PUT /api/matches/{match}/seats/{seat}": {"to": "open"},
    "POST /api/matches/{match}/ready": {"ready": True},
    "POST /api/matches/{match}/seal": {"seal": "0" * 64},
    "POST /api/matches/{match}/open": {"number": "0" * 64},
    "PATCH /api/matches/{match}": {"chat": True},
    "POST /api/matches/{match}/host": {"person": "p_nobody"},
    "POST /api/matches/{match}/act": {"action": "no such action"},
    "POST /api/matches/{match}/explain": {"action": "pass"},
    "POST /api/matches/{match}/preview": {"action": "pass"},
    "POST /api/matches/{match}/offers": {"kind": "pause"},
    "POST /api/matches/{match}/offers/{kind}": {"accept": True},
    "POST /api/matches/{match}/chat": {"text": "salve"},
    "POST /api/admin/ban": {"person": "p_nobody", "days": 1},
}
PARTS = {"other": "p_nobody", "game": "caesar", "token": "nothing", "player": "p_nobody", "seat": "pompey", "session": "nothing",
         "report": "nothing", "puzzle": "nothing", "season": "1", "who": "bot:recruit%231",
         "kind": "pause", "path": "about", "move": "0"}  # fmt: skip
SAYS: dict[str, dict[str, Any]] = {
    "act": {"action": "no such action"}, "preview": {"action": "pass"}, "explain": {"action": "pass"},
    "chat": {"text": "salve"}, "seat": {"seat": None}, "hello": {}, "undo": {}, "ping": {}, "pong": {},
}  # fmt: skip


class Scene:
    """A server, everybody, and a table that is made anew when somebody has changed it."""

    def __init__(self, server: Running, cookies: dict[str, str]) -> None:
        self.server = server
        self.routes = make_app(server.worker.settings, server.worker)._app.routes  # type: ignore[attr-defined]
        self.people = {name: Client(server.url) for name in CALLERS}
        for name, cookie in cookies.items():
            self.people[name].cookie = cookie
        for name in ("guest", "host", "player", "watcher"):
            self.people[name].be()
        self._tables: dict[str, str] = {}

    def table(self, status: str) -> str:
        """A table at some time of its life."""
        if status not in self._tables:
            host, player = self.people["host"], self.people["player"]
            match = match_of(host.create("caesar", side="caesar", auto_start=False))
            player.at(match, dict, "join")
            if status != "open":
                host.at(match, dict, "start")
            if status == "finished":
                host.at(match, dict, "resign")
            self._tables[status] = match
        return self._tables[status]

    def tournament(self) -> str:
        """One to come, with a player and a bot in it."""
        if "tournament" not in self._tables:
            body = BODIES["POST /api/tournaments"]
            made = self.people["host"].post(dict, "/tournaments", **body)["tournament"]["id"]
            self.people["host"].post(dict, f"/tournaments/{made}/bots", bot="recruit")
            self.people["player"].post(dict, f"/tournaments/{made}/join")
            self._tables["tournament"] = made
        return self._tables["tournament"]

    def club(self) -> str:
        """One with an owner, a member and a season that is over."""
        if "club" not in self._tables:
            host, player = self.people["host"], self.people["player"]
            made = host.post(dict, "/clubs", name="Ides")
            club = self._tables["club"] = made["club"]["id"]
            player.post(dict, "/club-invitations", token=made["token"])
            host.post(dict, f"/clubs/{club}/tables", game="caesar")
            (table,) = player.get(dict, f"/clubs/{club}")["tables"]
            player.post(dict, "/join", token=table["code"])
            player.at(table["match"]["id"], dict, "resign")
            self.server.clock.add(1)
            host.call("PATCH", f"/clubs/{club}", {"new_season": True})
        return self._tables["club"]

    def study(self) -> str:
        """One that its owner shares."""
        if "study" not in self._tables:
            made = self.people["host"].post(dict, "/studies", game="caesar")["study"]["id"]
            self.people["host"].call("PATCH", f"/studies/{made}", {"is_shared": True})
            self._tables["study"] = made
        return self._tables["study"]

    def calls(self, caller: str, address: str, status: str) -> str:
        """What a caller gets: + it is done, ~ refused for its sense, s "say who you are", f "not yours", n nothing there."""
        method, path = address.split(" ")
        target = path.replace("{match}", self.table(status) if "{match}" in path else "")
        target = target.replace("{tournament}", self.tournament() if "{tournament}" in path else "")
        target = target.replace("{club}", self.club() if "{club}" in path else "")
        target = target.replace("{study}", self.study() if "{study}" in path else "")
        for name, value in (PARTS | {"day": days.day_at(self.server.clock())}).items():
            target = target.replace("{" + name + "}", value)
        client = self.people[caller]
        headers = {"Content-Type": "application/json"}
        if client.cookie:
            headers["Cookie"] = f"triumvirate={client.cookie}"
        body = None if method == "GET" else json.dumps(BODIES.get(address, {})).encode()
        code, _, answer = client.raw(method, target, body, headers)
        if address == "POST /api/logout" and client.cookie:
            client.cookie = self.server.do(self._signed_in_again(client.cookie))
        assert code < 500, (address, caller, answer)
        if code < 400:
            if method != "GET":
                made = next((name for name in ("tournament", "club", "study") if "{" + name + "}" in path), status)
                self._tables.pop(made, None)
            return "+"
        return {401: "s", 403: "f", 404: "n"}.get(code, "~")

    async def _signed_in_again(self, cookie: str) -> str:
        """A new session of whoever has signed out."""
        sessions = self.server.worker.sessions
        row = await self.server.worker.db.row(select(schema.sessions).filter_by(id=sessions._named(cookie)))
        assert row is not None
        assert row.ended is not None
        person = await people.find(self.server.worker.db, row.person)
        assert person is not None
        return await sessions.begin(person)

    def says(self, caller: str, kind: str, status: str) -> str:
        """The same for a message over a socket."""
        with self.people[caller].live(self.table(status)) as socket:
            try:
                first = socket.next("state", "refused")
                if first["type"] == "refused":
                    return _letter(first)
                socket.send(type=kind, **SAYS[kind], **({} if kind in ("hello", "ping", "pong") else {"id": 1}))
                if kind == "pong":
                    socket.send(type="ping")
                told = socket.next("ack", "reply", "refused", "state", "pong")
            except ConnectionClosed:
                return "f"
        return _letter(told)


def _letter(told: dict[str, Any]) -> str:
    if told["type"] != "refused":
        return "+"
    return {"not_signed_in": "s", "forbidden": "f", "not_found": "n", "no_match": "n"}.get(told["error"]["code"], "~")


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("data")
    cookies = {}
    with serving(folder) as before:
        for caller, name in (("operator", "Cato"), ("person", "Marcus Tullius"), ("banned", "Clodius Pulcher")):
            client = before.client()
            client.claim(name, PASSWORD)
            cookies[caller] = client.cookie
            if caller == "banned":
                banned = client.me().me.id
    with serving(folder, admins=("Cato",), deals=True) as server:
        operator = Client(server.url)
        operator.cookie = cookies["operator"]
        operator.post(dict, "/admin/ban", person=banned, days=1)
        yield Scene(server, cookies)


def test_every_address_and_message_has_a_row_here_and_in_the_servers_own_table(scene: Scene) -> None:
    found = set(doors.addresses(scene.routes))
    assert found - {"WEBSOCKET /api/matches/{match}/live"} == set(ROWS)
    assert found == set(doors.HTTP)
    tags = {kind.__struct_config__.tag for kind in get_args(Incoming)}
    assert tags == set(MESSAGES) == set(doors.MESSAGES)


def test_an_address_without_a_row_keeps_the_server_from_starting(scene: Scene) -> None:
    with pytest.raises(RuntimeError, match="POST /api/new"):
        doors.check_rows([*scene.routes, SimpleNamespace(path_format="/api/new", route_handlers=[
            SimpleNamespace(http_methods={"POST"})])])  # fmt: skip


@pytest.mark.parametrize("address", ROWS)
def test_address(scene: Scene, address: str) -> None:
    cells = ROWS[address].split(" ")
    times = STATUSES if "{match}" in address else ("running",)
    got = ["".join(scene.calls(caller, address, status) for caller in CALLERS) for status in times]
    assert got == cells, f"{', '.join(CALLERS)} at {', '.join(times)}"


@pytest.mark.parametrize("kind", MESSAGES)
def test_message(scene: Scene, kind: str) -> None:
    got = ["".join(scene.says(caller, kind, status) for caller in CALLERS) for status in STATUSES]
    assert got == MESSAGES[kind].split(" "), ", ".join(CALLERS)


def test_the_servers_rows_say_the_same(scene: Scene) -> None:
    """Where its table asks for a person or the operator, nobody, or nobody else, got through above."""
    operators, people, banned = 0, 0, 0
    for address, row in doors.HTTP.items():
        for cells in ROWS.get(address, "").split(" "):
            got = dict(zip(CALLERS, cells, strict=False))
            if row == doors.OPERATOR:
                operators += 1
                assert all(letter in "sf" for caller, letter in got.items() if caller != "operator"), address
            elif cells and (row == doors.PERSON or (row in GRANTS and GRANTS[row].who != "anyone")):
                people += 1
                assert got["nobody"] == "s", address
            if cells and address.startswith(("POST", "PUT", "PATCH", "DELETE")) and row != doors.ANYONE:
                banned += 1
                assert address in doors.EVEN_SHUT_OUT or got["banned"] == "f", address
    assert min(operators, people, banned) > 5
