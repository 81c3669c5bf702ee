"""Doors without a server: what each counts before it does anything, and in which language it answers."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import some_people
from triumvirate.core import speech
from triumvirate.server.app import API
from triumvirate.server.errors import Forbidden
from triumvirate.server.routes import admin, after, common, games, home_made, puzzles

CATO = replace(some_people("cato")["cato"], guest=False)
# What a door counts, by hand; those that are not here count nothing, or not before they have looked at what was sent.
COUNTED: dict[str, list[str]] = {
    "POST /me/claim": ["login"],
    "POST /me/password": ["login"],
    "POST /me/device-link": ["login"],
    "POST /me/email/confirm": ["login"],
    "POST /me/vacation": ["heavy"],
    "PUT /me/push": ["heavy"],
    "GET /me/export": ["export"],
    "POST /me/proof": ["login"],
    "POST /reports": ["upload"],
    "POST /login/device": ["login"],
    "POST /login/reset": ["login"],
    "POST /games/{game}/balance": ["heavy"],
    "GET /invites/{token}": ["heavy"],
    "GET /daily": ["act"],
    "GET /daily/{game}": ["act"],
    "GET /daily/{game}/{day}": ["heavy"],
    "POST /daily/{game}/{day}": ["create"],
    "GET /puzzles": ["act"],
    "GET /puzzles/{game}/next": ["act"],
    "GET /puzzles/{game}/{puzzle}": ["act"],
    "POST /puzzles/{game}/{puzzle}/hint": ["act"],
    "POST /puzzles/{game}/{puzzle}": ["act"],
    "GET /studies": ["heavy"],
    "POST /studies": ["create"],
    "GET /studies/{study}": ["act"],
    "PATCH /studies/{study}": ["act"],
    "DELETE /studies/{study}": ["act"],
    "GET /studies/{study}/record": ["heavy"],
    "GET /studies/{study}/moves/{move}": ["act"],
    "POST /studies/{study}/moves/{move}": ["act"],
    "PATCH /studies/{study}/moves/{move}": ["act"],
    "DELETE /studies/{study}/moves/{move}": ["act"],
    "POST /studies/{study}/moves/{move}/bot": ["heavy"],
    "POST /studies/{study}/moves/{move}/hint": ["heavy"],
    "POST /in-pages": ["act"],
    "POST /play": ["create"],
    "POST /pair": ["create"],
    "POST /matches": ["create"],
    "POST /join": ["heavy"],
    "POST /records": ["upload", "uploads of a day"],
    "POST /matches/{match}/join": ["heavy"],
    "POST /matches/{match}/seal": ["act"],
    "POST /matches/{match}/open": ["act"],
    "POST /tournaments": ["create"],
    "POST /tournaments/{tournament}/join": ["heavy"],
    "POST /tournaments/{tournament}/leave": ["heavy"],
    "POST /tournaments/{tournament}/bots": ["heavy"],
    "POST /tournaments/{tournament}/start": ["create"],
    "POST /clubs": ["create"],
    "POST /clubs/{club}/tables": ["create"],
    "GET /club-invitations/{token}": ["heavy"],
    "POST /club-invitations": ["heavy"],
    "GET /matches/{match}/board": ["act"],
    "POST /matches/{match}/act": ["act"],
    "POST /matches/{match}/preview": ["act"],
    "POST /matches/{match}/foresee": ["heavy"],
    "POST /matches/{match}/hint": ["heavy"],
    "POST /matches/{match}/undo": ["act"],
    "POST /matches/{match}/offers": ["heavy"],
    "POST /matches/{match}/chat": ["chat"],
    "GET /matches/{match}/history": ["act"],
    "GET /matches/{match}/log": ["heavy"],
    "GET /matches/{match}/record": ["heavy"],
    "GET /matches/{match}/record/so-far": ["heavy"],
    "GET /matches/{match}/truth": ["act"],
    "GET /matches/{match}/chronicle": ["heavy"],
    "GET /matches/{match}/diaries": ["heavy"],
    "GET /matches/{match}/position": ["act"],
    "GET /matches/{match}/verify": ["heavy"],
    "POST /matches/{match}/analysis": ["heavy"],
}
# Doors that look at people or rows of the database before they can say anything in a language.
TOLD_LATER = {"GET /players/{player}"}


def doors() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Every method and address with its function."""
    for router in (module.router for module in API):
        for route in router.routes:
            for handler in getattr(route, "route_handlers", ()):
                for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                    yield f"{method} {route.path_format}", handler.fn


class Anything:
    """Whatever is asked of it, it is."""

    def __getattr__(self, name: str) -> Any:
        return self

    def __call__(self, *_: Any, **__: Any) -> Any:
        return self

    def __await__(self) -> Generator[None, None, Any]:
        return self
        yield

    def __len__(self) -> int:
        return 1


class Asked(Exception):
    """Something was asked of the server."""


class Counting:
    """A server that counts, and where the first other thing that is asked of it ends the scene."""

    def __init__(self) -> None:
        self.counted: list[str] = []
        self.limits = SimpleNamespace(take=self._take)

    async def _take(self, what: str, address: str, person: str | None) -> None:
        assert (address, person) == ("192.0.2.1/32", "cato" if not self.is_before_signing_in else None)
        self.counted.append(what)

    is_before_signing_in = False

    def __getattr__(self, name: str) -> Any:
        raise Asked(name)


REQUEST: Any = SimpleNamespace(
    client=SimpleNamespace(host="192.0.2.1"), query_params={}, headers={}, cookies={}, state={}, scope={}
)


def given(function: Callable[..., Any], **parts: Any) -> dict[str, Any]:
    """What a door is called with: these, and something for the rest."""
    usual = {"request": REQUEST, "data": Anything(), "person": CATO, "lang": None, **parts}
    return {name: usual.get(name, 1) for name in inspect.signature(function).parameters}


def test_every_door_counts_what_it_costs_before_it_does_anything() -> None:
    async def counted(door: str, function: Callable[..., Any]) -> list[str]:
        worker = Counting()
        worker.is_before_signing_in = door.startswith("POST /login/")
        with contextlib.suppress(Exception):
            await function(**given(function, worker=worker))
        return worker.counted

    async def scene() -> dict[str, list[str]]:
        return {door: counts for door, function in doors() if (counts := await counted(door, function))}

    assert asyncio.run(scene()) == COUNTED


def test_a_guest_is_made_where_guests_may_come_and_counts() -> None:
    guests: list[str] = []

    async def guest() -> Any:
        guests.append("new")
        return some_people("new")["new"]

    async def scene(is_player: bool, may_come: bool, may_register: bool = False) -> list[str]:
        worker: Any = Counting()
        worker.is_before_signing_in = True
        worker.settings = SimpleNamespace(guests=may_come, registration=may_register)
        worker.sessions = SimpleNamespace(guest=guest)
        await (common.player if is_player else common.somebody)(worker, REQUEST, None)
        return list(worker.counted)

    assert asyncio.run(scene(is_player=True, may_come=True)) == ["create"]
    assert asyncio.run(scene(is_player=False, may_come=False, may_register=True)) == ["create"]
    assert len(guests) == 2
    for is_player, may_register in ((True, False), (True, True), (False, False)):
        with pytest.raises(Forbidden):
            asyncio.run(scene(is_player, may_come=False, may_register=may_register))
    assert len(guests) == 2


@pytest.mark.parametrize(("asked", "chosen", "told"), [("it", "en", "it"), (None, "it", "it"), (None, "en", "en")])
def test_every_door_answers_in_the_language_asked_for_or_in_ones_own(
    asked: str | None, chosen: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def hear(*what: Any, **_: Any) -> Any:
        heard.extend(one for one in what if one in ("en", "it"))
        return heard[-1], None

    async def at_once(worker: Any, request: Any, make: Callable[[], Any], *_: Any) -> Any:
        return make()

    monkeypatch.setattr(speech, "known", lambda language: hear(language)[0])
    for place, name in ((after.past, "history"), (after.past, "log_text"), (home_made, "guide_of"), (games, "book_of")):
        monkeypatch.setattr(place, name, hear)
    for module, name in ((after, "made_beside"), (after, "file_beside"), (admin, "file_beside")):
        monkeypatch.setattr(module, name, at_once)
    for module, name in ((after, "looking_seat"), (after, "viewer_of"), (puzzles, "find"), (home_made, "find_game")):
        monkeypatch.setattr(module, name, Anything())
    monkeypatch.setattr(after.opened, "require_open", Anything())
    for module, name in ((games, "find_game"), (home_made, "home_made_of"), (home_made, "_options")):
        monkeypatch.setattr(module, name, Anything())
    person = replace(CATO, settings={"language": chosen})

    async def scene() -> set[str]:
        silent = set()
        for door, function in doors():
            if "lang" in inspect.signature(function).parameters:
                heard.clear()
                with contextlib.suppress(Exception):
                    await function(**given(function, worker=Anything(), person=person, lang=asked))
                assert set(heard) <= {told}, door
                silent |= set() if heard else {door}
        return silent

    assert asyncio.run(scene()) == TOLD_LATER | {"GET /matches/{match}"}
