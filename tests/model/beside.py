"""The server and the model side by side: everything is done at both, and after everything both are asked the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from model.table import Clock, Human, Model, Place
from server.conftest import Running
from triumvirate.server.client import Client, LiveMatch, Refused, match_of
from triumvirate.server.replies import State

PASSWORD = "a long enough password"
OPEN_GAME = "caesar"  # whose actions all are seen: what is done in secret elsewhere is told to nobody
HOOK = "https://hooks.example/"


class Differs(AssertionError):
    """The server and the model do not agree."""


class Now:
    """A clock that stands still unless it is turned."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


class Somebody:
    """A person at the server and in the model."""

    def __init__(self, server: Running, name: str) -> None:
        self.client: Client = server.client()
        self.id = str(self.client.claim(name, PASSWORD).me.id)
        self.client.patch_me(webhook=HOOK + name)
        self.human = Human(name)
        self.socket: LiveMatch | None = None


class Beside:
    """One table, its people and somebody who only passes by."""

    def __init__(self, server: Running, now: Now, sent: list[tuple[str, bytes]]) -> None:
        self._server, self.now, self._sent = server, now, sent
        self._sockets = ExitStack()
        self.people: list[Somebody] = []
        self.history: list[str] = []
        self.at: dict[str, Somebody] = {}
        self.stranger = server.client()
        self.match = ""
        self.game = ""
        self.model: Model

    def sit_down(self, names: list[str], game: str, clock: dict[str, Any], watch: str, **body: Any) -> None:
        """A table that has just begun; the first has made it."""
        self.people = [Somebody(self._server, name) for name in names]
        host, *guests = self.people
        state = host.client.create(game, watch=watch, clock=clock, **body)
        self.match, self.game = match_of(state), game
        for guest in guests:
            guest.client.at(self.match, dict, "join")
        if host.client.state(self.match).match.status == "open":
            host.client.at(self.match, dict, "start")
        self.at = {str(one.client.state(self.match).seat): one for one in self.people}
        seats = [info.seat for info in host.client.state(self.match).match.seats]
        places = {seat: Place(self.at[seat].human if seat in self.at else None) for seat in seats}
        kind = str(clock.get("kind", "none"))
        full = int(clock.get("days", 0)) * 86_400_000 if kind == "days" else int(clock.get("seconds", 0)) * 1000
        is_lost = clock.get("on_time_out", "lose") == "lose"
        rules = Clock(kind, full, int(clock.get("increment", 0)) * 1000, is_lost)
        self.model = Model(places, host.human, rules, watch, self._deciders(), self.now())

    def leave(self) -> None:
        self._sockets.close()

    # --- both do it -------------------------------------------------------------------------------------------------

    def do(self, what: str, at_the_server: Callable[[], object], is_allowed: bool) -> None:
        """The server allows what the model allows."""
        self.history.append(what)
        try:
            at_the_server()
        except Refused as refused:
            self._demand(not is_allowed, f"the server refuses: {refused.reason}")
        else:
            self._demand(is_allowed, "the server allows it")

    def act(self, seat: str, pick: Callable[[list[str]], str]) -> None:
        """Any action; what comes of it by the rules the model is told."""
        client = self.at[seat].client
        state = client.state(self.match)
        if not self.model.may_act(seat):
            self.do(f"{seat} acts", lambda: client.at(self.match, dict, "act", action="0"), is_allowed=False)
            return
        action = pick([choice.action for choice in state.legal])
        self.do(f"{seat} acts: {action}", lambda: client.act(state, action), is_allowed=True)
        after = client.state(self.match)
        told = [event for entry in after.entries if entry.number > state.number for event in entry.events]
        events = sum(event["audience"] == "all" for event in told)
        winners = list(after.result.winners) if after.result else None
        self.model.acts(seat, self._deciders(), winners, events, self.now())

    def wait(self, ms: int) -> None:
        """Time passes, and the server looks at its clocks."""
        self.history.append(f"{ms} ms pass")
        self.now.ms += ms
        self._server.tick()
        self.model.time_passes(self.now())

    def arrive(self, seat: str) -> None:
        one = self.at[seat]
        if one.socket is None:
            self.history.append(f"{seat} comes to the table")
            one.socket = self._sockets.enter_context(one.client.live(self.match))
            one.socket.next("state")
            self._until_seen(one, is_here=True)
            self.model.arrives(seat)

    def depart(self, seat: str) -> None:
        one = self.at[seat]
        if one.socket is not None:
            self.history.append(f"{seat} leaves the table")
            one.socket.__exit__(None, None, None)
            one.socket = None
            self._until_seen(one, is_here=False)
            self.model.departs(seat, self.now())

    def _until_seen(self, one: Somebody, is_here: bool) -> None:
        presence = self._server.worker.cache.presence
        self._server.until(lambda: presence.is_here(self.match, one.id) == is_here)

    def _deciders(self) -> list[str]:
        async def look() -> list[str]:
            return list((await self._server.worker.cache.load(self.match)).row.deciders)

        return list(self._server.do(look()))

    # --- both are asked ---------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Everything that the model tells of."""
        self._server.do(self._until_notices_are_out())
        states = {one.human.name: self._look(one.client, one.human) for one in self.people}
        self._look(self.stranger, None)
        seated = {seat: states[one.human.name] for seat, one in self.at.items() if self.has_seat(seat)}
        running = sorted(seat for seat, state in seated.items() if state.clocks and seat in state.clocks.running)
        for seat, state in seated.items():
            told, shown = self.model.told(seat, self.now()), self._shown(seat, state)
            told["clocks"] = {seat: told["clocks"][seat]} if told["clocks"] else {}
            shown["running"] = running
            for key, value in told.items():
                self._demand(shown[key] == value, f"{seat} is told {key} {shown[key]} and should be told {value}")
        for one in self.people:
            self._compare_person(one)

    def has_seat(self, seat: str) -> bool:
        """Whether its person still sits there."""
        return self.model.places[seat].human is self.at[seat].human

    def _look(self, client: Client, human: Human | None) -> Any:
        """The table as somebody is shown it, who may look at it or may not."""
        who, may = human.name if human else "a stranger", self.model.may_look(human)
        try:
            state = client.state(self.match)
        except Refused:
            self._demand(not may, f"{who} may look, and is refused")
            return None
        self._demand(may, f"{who} may not look, and is shown the table")
        return state

    def _shown(self, seat: str, state: State) -> dict[str, Any]:
        left = state.clocks.left_ms if state.clocks else {}
        names = {person.id: person.human.name for person in self.people}
        return {
            "status": state.match.status,
            "winners": sorted(state.result.winners) if state.result else [],
            "paused": state.match.paused,
            "host": names.get(str(state.match.host)),
            "seats": {
                info.seat: (info.person and names[info.person.id], bool(info.stand_in)) for info in state.match.seats
            },
            "clocks": {seat: left[seat]} if left else {},
            "offers": {one.kind: (one.seat, sorted(one.answer), one.against or "") for one in state.offers},
            "here": state.presence.seats,
            "stand_in_after": state.stand_in_after or {},
        }

    def _compare_person(self, one: Somebody) -> None:
        human = one.human
        vacation = one.client.me().me.vacation
        is_off = human.vacation_until > self.now()
        self._demand(
            (vacation.days_left, bool(vacation.until and vacation.until > self.now())) == (human.vacation_left, is_off),
            f"{human.name} has {vacation} and should have {human.vacation_left} days, off: {is_off}",
        )
        if self.model.is_finished:
            self._compare_rating(one)
        if self.game == OPEN_GAME:
            heard = [json.loads(body)["event"] for hook, body in self._sent if hook == HOOK + human.name]
            self._demand(heard == human.notices, f"{human.name} was sent {heard} and should be sent {human.notices}")

    def _compare_rating(self, one: Somebody) -> None:
        rating = one.client.player(one.id).ratings.get(self.game)
        told = (rating.rating, rating.deviation, rating.games) if rating else None
        human, strength = one.human, one.human.strength
        wanted = (round(strength.rating), round(strength.deviation), human.rated) if human.rated else None
        self._demand(told == wanted, f"{human.name} is rated {told} and should be {wanted}")

    async def _until_notices_are_out(self) -> None:
        while tasks := list(self._server.worker.notices._tasks):
            await asyncio.gather(*tasks, return_exceptions=True)

    def _demand(self, is_so: bool, otherwise: str) -> None:
        if not is_so:
            raise Differs("\n".join([*self.history, otherwise]))
