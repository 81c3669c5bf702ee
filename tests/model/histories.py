"""Histories of tables, made at random by a seed: what people may do, what they may not, and time between."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

from model.beside import Beside, Now
from server.conftest import Running

MINUTE, DAY = 60_000, 86_400_000
LIVE: dict[str, Any] = {"kind": "live", "seconds": 600, "increment": 7}
LIVE_LONG: dict[str, Any] = {"kind": "live", "seconds": 20_000, "increment": 7}
DAYS_LOST: dict[str, Any] = {"kind": "days", "days": 2}
DAYS_BOT: dict[str, Any] = {"kind": "days", "days": 2, "on_time_out": "bot"}
NONE: dict[str, Any] = {"kind": "none"}
TABLES = ("quick", "slow", "patient", "campaign", "restless", "crowd")
CLOCKS = {"quick": LIVE, "slow": DAYS_LOST, "patient": DAYS_BOT, "campaign": LIVE_LONG, "restless": NONE}
MOODS = ("come or go", "call a bot", "return", "wait", "vote", "answer", "pause", "resume", "vacation", "again")
FIRST_ACTS = "acts before anything else"  # how many, not how readily: a match counts for ratings after some moves
Way = Callable[[], None]
# What makes a kind of table what it is.
ALWAYS: dict[str, dict[str, float]] = {
    "crowd": {"vote": 5, "answer": 8, "come or go": 0.5, "call a bot": 0.2, "return": 1, "wait": 0.2, "resign": 0.2},
    "restless": {"come or go": 6, "call a bot": 6, "wait": 6, "act": 8, "pause": 4, "return": 0.5, "resign": 0.7},
    "slow": {"vacation": 5},
    "quick": {"wait": 0.5},
}
_numbers = itertools.count(1)


class History:
    """One table of a kind, from its beginning on."""

    def __init__(
        self,
        server: Running,
        now: Now,
        sent: list[tuple[str, bytes]],
        kind: str,
        seed: int,
        moods: dict[str, float] | None = None,
    ) -> None:
        self.rng = random.Random(f"{kind} {seed}")
        self.beside = Beside(server, now, sent)
        self.kind = kind
        # Every history has moods of its own: what happens rarely in one happens all the time in another.
        self._moods = {name: self.rng.choice([0.2, 1, 1, 5]) for name in MOODS} | {"act": self.rng.choice([3, 10])}
        self._moods["resign"] = self.rng.choice([0.05, 0.5])
        self._moods |= ALWAYS.get(kind, {}) | (moods or {})
        tag = f"Table {next(_numbers)}"
        watch = self.rng.choice(["anyone", "nobody"])
        if kind == "crowd":
            seats = {"p1": "me", "p2": "open", "p3": "open", "p4": "open", "p5": "bot:recruit"}
            names = [f"{tag} {word}" for word in ("Primus", "Secundus", "Tertius", "Quartus")]
            self.beside.sit_down(names, "rubico", NONE, "anyone", options={"players": 5}, seats=seats)
        else:
            clock = CLOCKS[kind]
            game = "julius" if kind == "campaign" else "caesar"
            self.beside.sit_down([f"{tag} Primus", f"{tag} Secundus"], game, clock, watch, rated=True)

    def unfold(self, steps: int) -> None:
        """So many things happen, and after each both are compared."""
        try:
            self.beside.compare()
            for _ in range(int(self._moods.get(FIRST_ACTS, 0))):
                self._act()
                self.beside.compare()
            for _ in range(steps):
                ways = self._ways()
                chosen = self.rng.choices(list(ways), [self._moods.get(name, 1) for name in ways])[0]
                ways[chosen]()
                self.beside.compare()
        finally:
            self.beside.leave()

    def _ways(self) -> dict[str, Way]:
        """What can happen now, at this kind of table."""
        seat = self.rng.choice([seat for seat in self.beside.at if self.beside.has_seat(seat)])
        ways: dict[str, Way] = {
            "come or go": lambda: self._come_or_go(seat),
            "call a bot": lambda: self._call_a_bot(seat),
            "return": lambda: self._return(seat),
            "wait": self._wait,
        }
        if self.kind == "crowd":
            ways |= {"vote": lambda: self._vote(seat), "answer": lambda: self._answer(seat, "kick")}
            return ways | {"resign": lambda: self._resign(seat)}
        if self.beside.model.is_finished:
            return ways | {"again": lambda: self._again(seat), "answer": lambda: self._answer(seat, "rematch")}
        return ways | {
            "act": self._act,
            "pause": lambda: self._pause(seat),
            "answer": lambda: self._answer(seat, "pause"),
            "resume": self._resume,
            "vacation": lambda: self._go_on_vacation(seat),
            "resign": lambda: self._resign(seat),
        }

    # --- what people do ---------------------------------------------------------------------------------------------

    def _act(self) -> None:
        model = self.beside.model
        seats = [seat for seat in model.deciders if seat in self.beside.at] or list(self.beside.at)
        self.beside.act(self.rng.choice(seats), self.rng.choice)

    def _pause(self, seat: str) -> None:
        beside, client = self.beside, self.beside.at[seat].client
        is_allowed = beside.model.offers_a_pause(seat, beside.now())
        beside.do(f"{seat} offers a pause", lambda: client.offer(beside.match, "pause"), is_allowed)

    def _again(self, seat: str) -> None:
        beside, client = self.beside, self.beside.at[seat].client
        if any(place.is_stood_in for place in beside.model.places.values()):
            return  # it would begin at once, and be another table
        is_allowed = beside.model.offers_again(seat)
        beside.do(f"{seat} offers to play again", lambda: client.offer(beside.match, "rematch"), is_allowed)

    def _answer(self, seat: str, kind: str) -> None:
        beside, client = self.beside, self.beside.at[seat].client
        is_yes = kind != "rematch" and self.rng.random() < 0.7
        is_allowed = beside.model.answers(seat, kind, is_yes, beside.now())
        said = f"{seat} answers {kind}: {'yes' if is_yes else 'no'}"
        beside.do(said, lambda: client.answer(beside.match, kind, is_yes), is_allowed)

    def _resume(self) -> None:
        beside = self.beside
        client = next(iter(beside.at.values())).client
        is_allowed = beside.model.resumes(beside.now())
        beside.do("the pause ends", lambda: client.at(beside.match, dict, "resume"), is_allowed)

    def _vote(self, seat: str) -> None:
        beside, client = self.beside, self.beside.at[seat].client
        others = [other for other in beside.model.places if other != seat]
        against = self.rng.choice(others)
        if beside.model.places[seat].is_stood_in:
            return
        is_allowed = beside.model.calls_a_vote(seat, against)
        beside.do(
            f"{seat} calls a vote against {against}",
            lambda: client.offer(beside.match, "kick", against=against),
            is_allowed,
        )

    def _resign(self, seat: str) -> None:
        beside, client = self.beside, self.beside.at[seat].client
        is_allowed = beside.model.resigns(seat, beside.now())
        beside.do(f"{seat} resigns", lambda: client.at(beside.match, dict, "resign"), is_allowed)

    def _come_or_go(self, seat: str) -> None:
        if self.beside.at[seat].socket is None:
            self.beside.arrive(seat)
        else:
            self.beside.depart(seat)

    def _call_a_bot(self, by: str) -> None:
        beside, client = self.beside, self.beside.at[by].client
        seat = self.rng.choice([other for other in beside.at if other != by])
        is_allowed = beside.model.calls_a_bot(seat, by, beside.now())
        beside.do(
            f"{by} calls a bot for {seat}", lambda: client.at(beside.match, dict, f"seats/{seat}/stand-in"), is_allowed
        )

    def _return(self, seat: str) -> None:
        beside, client = self.beside, self.beside.at[seat].client
        is_allowed = beside.model.returns(seat, beside.now())
        beside.do(f"{seat} is back", lambda: client.at(beside.match, dict, f"seats/{seat}/return"), is_allowed)

    def _go_on_vacation(self, seat: str) -> None:
        beside, one = self.beside, self.beside.at[seat]
        days = self.rng.choice([0, 0, 1, 3, 30])
        is_allowed = one.human.takes_vacation(days, beside.now())
        if is_allowed:
            beside.model.vacation_changed(beside.now())
        beside.do(f"{seat} takes {days} days", lambda: one.client.post(dict, "/me/vacation", days=days), is_allowed)

    def _wait(self) -> None:
        """Seconds at a live table, hours at a slow one; now and then longer than anybody has."""
        is_slow = self.kind in ("slow", "patient")
        most = DAY if is_slow else 2 * MINUTE
        self.beside.wait(self.rng.randrange(most) if self.rng.random() < 0.9 else 3 * most)
