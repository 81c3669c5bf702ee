"""A button is shown exactly when the act behind it is not refused: every verb, by everybody, at tables of every kind.

The acts are the server's own functions on the server's own matches; only what would be written is not.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.playing import play_out, table_for_two
from triumvirate.core.chance import commitment
from triumvirate.core.errors import TriumvirateError
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.errors import Conflict
from triumvirate.server.matches import acting, offers, stand_ins
from triumvirate.server.matches.permissions import GRANTS
from triumvirate.server.replies import State
from triumvirate.server.requests import PatchMatch
from triumvirate.server.store import people as stored
from triumvirate.server.tables import hosting, sitting

LIVE = {"kind": "live", "seconds": 60, "increment": 5}
BOT_AFTER_A_DAY = {"kind": "days", "days": 1, "on_time_out": "bot"}
DAY = 86_400.0
NOT_FOR_WHO_ASKS = ("There are free seats", "Somebody is not ready")  # refused for anybody: the button stays to say why
Callers = dict[str, Client]


class Reached(Exception):
    """The act came as far as writing."""


# --- tables ---------------------------------------------------------------------------------------------------------


def two(server: Any, **body: Any) -> tuple[Callers, str]:
    host, seated, match = table_for_two(server, **body)
    return {"host": host, "seated": seated}, match


def open_table(server: Any, *, is_full: bool, **body: Any) -> tuple[Callers, str]:
    host, seated = server.client(), server.client()
    state = host.create("caesar", auto_start=False, **body)
    if is_full:
        seated.join(state.invites["pompey"])
        seated.at(match_of(state), dict, "ready", ready=True)
    return {"host": host, **({"seated": seated} if is_full else {})}, match_of(state)


def moved(server: Any, actions: int = 1) -> tuple[Callers, str]:
    callers, match = two(server)
    for _ in range(actions):
        state = next(state for one in callers.values() if (state := one.state(match)).legal)
        one = next(one for one in callers.values() if one.state(match).legal)
        one.act(state, state.legal[0].action)
    return callers, match


def undoable(server: Any) -> tuple[Callers, str]:
    """A game whose actions can be taken back, and one that has just been made."""
    host, seated = server.client(), server.client()
    state = host.create("julius", private=True)
    match = match_of(state)
    seated.join(next(iter(state.invites.values())))
    for _ in range(40):
        one, state = next((one, state) for one in (host, seated) if (state := one.state(match)).legal)
        if one.act(state, state.legal[-1].action).undo.allowed:
            return {"host": host, "seated": seated}, match
    raise AssertionError("nothing could be undone")


def offered(server: Any, kind: str, *, accepted: bool = False) -> tuple[Callers, str]:
    callers, match = moved(server, 2)
    callers["host"].offer(match, kind)
    if accepted:
        callers["seated"].answer(match, kind, True)
    return callers, match


def stood_in(server: Any) -> tuple[Callers, str]:
    callers, match = two(server, clock=BOT_AFTER_A_DAY)
    server.clock.add(DAY + 5)
    server.tick()
    server.until(lambda: callers["seated"].state(match).legal)
    return callers, match


def left(server: Any, seconds: float) -> tuple[Callers, str]:
    callers, match = two(server)
    with callers["seated"].live(match) as socket:
        socket.next("state")
    server.until(lambda: callers["host"].state(match).stand_in_after)
    server.clock.add(seconds)
    return callers, match


def finished(server: Any, how: Callable[[Any], tuple[Callers, str]] = two) -> tuple[Callers, str]:
    callers, match = how(server)
    callers["seated"].at(match, dict, "resign")
    return callers, match


def rematch(server: Any, *, accepted: bool) -> tuple[Callers, str]:
    callers, match = finished(server)
    callers["host"].offer(match, "rematch")
    if accepted:
        callers["seated"].answer(match, "rematch", True)
    return callers, match


def switched(server: Any, **body: Any) -> tuple[Callers, str]:
    callers, match = two(server)
    callers["host"].send("PATCH", dict, f"/matches/{match}", body)
    return callers, match


def many(server: Any, people: int = 4, **body: Any) -> tuple[Callers, str]:
    everybody = [server.client() for _ in range(people)]
    match = match_of(everybody[0].create("rubico", options={"players": people}, **body))
    for one in everybody[1:]:
        one.at(match, dict, "join")
    everybody[0].at(match, dict, "start")
    return {"host": everybody[0], "seated": everybody[1], "third": everybody[2]}, match


def many_with(server: Any, *what: str) -> tuple[Callers, str]:
    callers, match = many(server)
    if "resigned" in what:
        callers["third"].at(match, dict, "resign")
    if "vote" in what:
        against = callers["third"].state(match).seat
        callers["host"].at(match, State, "offers", kind="kick", against=against)
    if "paused" in what:
        callers["host"].offer(match, "pause")
    return callers, match


def alone(server: Any, **body: Any) -> tuple[Callers, str]:
    me = server.client()
    state = me.create("caesar", **body) if body else me.play("caesar", bot="recruit")
    server.until(lambda: me.state(match_of(state)).legal)
    return {"host": me}, match_of(state)


def uploaded(server: Any) -> tuple[Callers, str]:
    callers, match = two(server)
    play_out({"caesar": callers["host"], "pompey": callers["seated"]}, match)
    me = server.client()
    return {"host": me}, match_of(me.upload(callers["host"].record(match)))


def add_numbers(people: list[Client], match: str) -> None:
    """They seal a number each, and open it."""
    number = bytes(32)
    for one in people:
        one.at(match, State, "seal", seal=commitment(number))
    for one in people:
        one.at(match, State, "open", number=number.hex())


def of_a_round(server: Any, people: int = 2, *, is_broken_off: bool = False) -> tuple[Callers, str]:
    """A tournament's table before its start: numbers are asked for, or somebody has opened none."""
    everybody = [server.client() for _ in range(people)]
    kind = {"game": "caesar", "kind": "swiss", "clock": LIVE}
    if people > 2:
        kind = {"game": "rubico", "kind": "rotation", "clock": {"kind": "phase", "seconds": 60}}
    plan = everybody[0].post(dict, "/tournaments", name="Ludi", **kind)["tournament"]["id"]
    for one in everybody:
        one.post(dict, f"/tournaments/{plan}/join", adds_numbers=True)
    match = everybody[0].post(dict, f"/tournaments/{plan}/start")["tables"][0]["match"]
    if is_broken_off:
        others = [everybody[0], *everybody[2:]]
        everybody[1].at(match, State, "seal", seal="0" * 64)
        add_numbers(others, match)
        server.clock.add(301)
        server.tick()
        add_numbers(others, match)
    return {"first": everybody[0], "seated": everybody[1]}, match


TABLES: dict[str, Callable[[Any], tuple[Callers, str]]] = {
    "open": lambda server: open_table(server, is_full=False),
    "open and private": lambda server: open_table(server, is_full=False, private=True),
    "full": lambda server: open_table(server, is_full=True),
    "running": two,
    "running with a clock": lambda server: two(server, clock=LIVE),
    "moved once": moved,
    "moved twice": lambda server: moved(server, 2),
    "undoable": undoable,
    "pause offered": lambda server: offered(server, "pause"),
    "paused": lambda server: offered(server, "pause", accepted=True),
    "take-back offered": lambda server: offered(server, "take_back"),
    "taken back": lambda server: offered(server, "take_back", accepted=True),
    "stood in": stood_in,
    "just left": lambda server: left(server, 1),
    "left long ago": lambda server: left(server, 61),
    "chat off": lambda server: switched(server, chat=False),
    "watched by nobody": lambda server: switched(server, watch="nobody"),
    "finished": finished,
    "finished and sealed": lambda server: finished(server, lambda s: two(s, open_after_end=False)),
    "finished, watched by nobody": lambda server: finished(server, lambda s: switched(s, watch="nobody")),
    "finished while stood in": lambda server: finished(server, stood_in),
    "rematch offered": lambda server: rematch(server, accepted=False),
    "rematch made": lambda server: rematch(server, accepted=True),
    "many": many,
    "many, three of them": lambda server: many(server, 3),
    "many, one resigned": lambda server: many_with(server, "resigned"),
    "many, a vote": lambda server: many_with(server, "vote"),
    "many, paused": lambda server: many_with(server, "paused"),
    "many, told the set-up": lambda server: many(server, customs={"scenes": 100}),
    "of a round": of_a_round,
    "of a round, broken off": lambda server: of_a_round(server, 3, is_broken_off=True),
    "alone": alone,
    "alone on one screen": lambda server: alone(server, same_screen=True),
    "uploaded": uploaded,
}


# --- acts -----------------------------------------------------------------------------------------------------------


class Caller:
    """Somebody at a table, and the server without its pen."""

    def __init__(self, server: Any, client: Client, match: str) -> None:
        self.server, self.client, self.match = server, client, match
        who = client.me().me
        self.person = server.do(stored.find(server.worker.db, who.id)) if who else None
        self.cache = copy.copy(server.worker.cache)
        self.bots = copy.copy(server.worker.bots)
        self.cache.commit = self.cache.add = self.bots.think = self._reach
        self.held = server.do(self.cache.load(match))
        self.seats = self.held.seats_of(self.person.id if self.person else None)
        self.others = [seat.seat for seat in self.held.seats if seat.seat not in self.seats]

    @staticmethod
    async def _reach(*_: Any, **__: Any) -> None:
        raise Reached

    def can(self) -> list[str]:
        try:
            return list(self.client.state(self.match).can)
        except Refused:
            return []

    def may(self, what: str) -> bool:
        """Whether the act goes through, in any of the ways that it could be meant."""
        return any(self._goes(act) for act in self._ways(what))

    def _goes(self, act: Callable[[], Awaitable[Any]]) -> bool:
        async def tried() -> bool:
            try:
                await act()
            except Reached:
                return True
            except TriumvirateError as refused:
                return refused.reason.startswith(NOT_FOR_WHO_ASKS)
            return True

        return bool(self.server.do(tried()))

    def _ways(self, what: str) -> list[Callable[[], Awaitable[Any]]]:
        here = (self.cache, self.match, self.person)
        if what == "act":
            table = self.held.table
            legal = [one.action for seat in self.seats for one in table.legal(seat)[:1]] if table else []
            return [lambda action=action: acting.act(*here, None, action) for action in legal or ["pass"]]
        if what.startswith("offer_"):
            against = self.others if what == "offer_kick" else [None]
            return [lambda seat=seat: offers.offer(*here, what.removeprefix("offer_"), None, seat) for seat in against]
        if what == "answer":
            return [
                lambda kind=kind: offers.answer(*here, kind, True, None)
                for kind in ("take_back", "pause", "rematch", "kick")
            ]
        if what == "stand_in":
            return [lambda seat=seat: stand_ins.call_stand_in(*here, seat, None) for seat in self.others]
        if what == "return":
            return [lambda seat=seat: stand_ins.come_back(*here, seat) for seat in self.seats or self.others]
        return [self._simple(what)]

    def _simple(self, what: str) -> Callable[[], Awaitable[Any]]:
        here = (self.cache, self.match, self.person)
        acts: dict[str, Callable[[], Awaitable[Any]]] = {
            "undo": lambda: acting.undo(*here, None),
            "resign": lambda: acting.resign(*here, None),
            "skip": lambda: acting.skip(*here),
            "resume": lambda: offers.resume(*here),
            "hint": lambda: self.bots.hint(self.match, self.person, None, "en"),
            "join": lambda: self._join(),
            "leave": lambda: sitting.leave(*here),
            "ready": lambda: sitting.set_ready(*here, True),
            "start": lambda: hosting.start(*here),
            "cancel": lambda: hosting.cancel(*here),
            "host": lambda: hosting.patch(*here, PatchMatch(chat=True)),
            "watch": lambda: self._watch(),
            "record": lambda: self._get("/record"),
            "all_seats": lambda: self._get(f"/history?seat={self.others[0]}") if self.others else self._get("/record"),
            "chat": lambda: self._get("/chat", "POST", {"text": "salve"}),
        }
        return acts[what]

    async def _join(self) -> None:
        if self.seats:
            raise Conflict("Who sits here already stays, and nothing changes.")
        person = self.person or await self.server.worker.sessions.guest()
        await sitting.join(self.cache, self.match, person, None, is_invited=False)

    async def _watch(self) -> None:
        reader = self.cache.reader(self.held, self.person)
        if reader.viewer.seats or not self.held.is_running:
            raise Conflict("One watches what others play.")

    async def _get(self, path: str, method: str = "GET", body: dict[str, Any] | None = None) -> None:
        await asyncio.to_thread(self.client.call, method, f"/matches/{self.match}{path}", body or {})


@pytest.mark.parametrize("table", list(TABLES))
def test_a_button_is_shown_exactly_when_its_act_is_not_refused(server: Any, table: str) -> None:
    callers, match = TABLES[table](server)
    callers = {**callers, "passer-by": server.client(), "nobody": Client(server.url)}
    wrong = []
    for role, client in callers.items():
        caller = Caller(server, client, match)
        shown = caller.can()
        for what, grant in GRANTS.items():
            if grant.is_shown and (what in shown) != caller.may(what):
                wrong.append(f"{role}, {what}: {'shown but refused' if what in shown else 'hidden but allowed'}")
    assert not wrong, "\n".join(wrong)


def test_every_button_is_seen_at_one_of_these_tables(server: Any) -> None:
    unseen = {what for what, grant in GRANTS.items() if grant.is_shown}
    for table in ("open", "full", "undoable", "moved twice", "pause offered", "paused", "stood in", "left long ago"):
        unseen -= _seen(server, table)
    for table in ("finished", "many", "many, told the set-up", "alone"):
        unseen -= _seen(server, table)
    assert not unseen


def _seen(server: Any, table: str) -> set[str]:
    callers, match = TABLES[table](server)
    everybody = (*callers.values(), server.client())
    return {what for client in everybody for what in Caller(server, client, match).can()}
