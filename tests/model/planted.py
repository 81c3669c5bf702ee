"""The ten small faults of the server that once left all tests green, each put in on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from model.histories import FIRST_ACTS
from triumvirate.core.errors import TriumvirateError
from triumvirate.server.matches import clock, offers, permissions, presence, votes
from triumvirate.server.notify import notices
from triumvirate.server.people import fairness, standings
from triumvirate.server.routes import me

Plant = Callable[[pytest.MonkeyPatch], None]


def watched_after_the_end(patch: pytest.MonkeyPatch) -> None:
    honest = permissions.refusal

    def lax(what: str, case: Any) -> TriumvirateError | None:
        found = honest(what, case)
        is_it = found is not None and case.held.row.status == "finished" and "Nobody may watch" in found.reason
        return None if is_it else found

    patch.setattr(permissions, "refusal", lax)


def host_stays(patch: pytest.MonkeyPatch) -> None:
    honest = votes.send_away

    def kind(draft: Any, seat: str, now: int) -> None:
        host = draft.row.host
        honest(draft, seat, now)
        draft.row.host = host

    patch.setattr(votes, "send_away", kind)


def paid_for_every_action(patch: pytest.MonkeyPatch) -> None:
    def paid(self: Any, clocks: Any, before: Any, actor: str | None, undone: Any) -> Any:
        increment = self._row.clock["increment"] * 1000
        return clocks.given(actor, clocks.left[actor] + increment) if actor in clocks.left else clocks

    patch.setattr(clock.Clock, "_live_paid", paid)


def rated_against_the_new_rating(patch: pytest.MonkeyPatch) -> None:
    honest = standings.rate
    first: list[Any] = []

    def later(player: Any, games: Any) -> Any:
        if not first:
            first.append(honest(player, games))
            return first[0]
        (_, score), new = games[0], first.pop()
        return honest(player, [(new, score)])

    patch.setattr(standings, "rate", later)


def rated_with_a_stand_in(patch: pytest.MonkeyPatch) -> None:
    honest = standings.rated_pair

    def pair(draft: Any) -> Any:
        stood_in = [seat.stand_in for seat in draft.seats]
        for seat in draft.seats:
            seat.stand_in = None
        found = honest(draft)
        for seat, bot in zip(draft.seats, stood_in, strict=True):
            seat.stand_in = bot
        return found

    patch.setattr(standings, "rated_pair", pair)
    patch.setattr(fairness, "rated_pair", pair)


def away_though_back(patch: pytest.MonkeyPatch) -> None:
    honest = presence.Presence._add

    def add(self: Any, match: str, who: str, change: int, now: int) -> None:
        left = self._left.get((match, who))
        honest(self, match, who, change, now)
        if left is not None:
            self._left.setdefault((match, who), left)

    patch.setattr(presence.Presence, "_add", add)


def asked_though_replaced(patch: pytest.MonkeyPatch) -> None:
    def asked(draft: Any, viewer: Any) -> list[str]:
        return [seat.seat for seat in draft.seats if seat.kind == "person" and seat.person != viewer.id]

    patch.setattr(offers, "_must_agree", asked)


def the_end_is_not_told(patch: pytest.MonkeyPatch) -> None:
    honest = notices.Notices._tell_once

    def once(self: Any, held: Any, person: str, event: str) -> None:
        others = [entry.number for entry in held.entries if entry.seat not in held.seats_of(person)]
        told = self._told.get((held.id, person))
        if told is None or told[1] != (others[-1] if others else 0):
            honest(self, held, person, event)

    patch.setattr(notices.Notices, "_tell_once", once)


def no_days_come_back(patch: pytest.MonkeyPatch) -> None:
    honest = me.take_vacation

    async def stingy(cache: Any, person: Any, length_ms: int) -> None:
        await honest(cache, replace(person, vacation_until=None), length_ms)

    patch.setattr(me, "take_vacation", stingy)


def vacations_stop_live_clocks(patch: pytest.MonkeyPatch) -> None:
    def off(self: Any, person: str | None) -> int:
        found = self._held.people.get(person or "")
        return (found.vacation_until or 0) if found is not None else 0

    patch.setattr(clock.Clock, "_off_until", off)


QUIET = {"pause": 0.0, "answer": 0.0, "resume": 0.0, "vacation": 0.0, "return": 0.0}
LEAVING = {"come or go": 6.0, "call a bot": 6.0, "wait": 6.0, "return": 0.0, "vacation": 0.0}

# Each with a kind of table at which it shows, and what people are inclined to there.
# The fault, the kind of table and the moods in which it shows, and a history that shows it soon.
FAULTS: dict[str, tuple[Plant, str, dict[str, float], int]] = {
    "a table that nobody may watch can be watched after its end": (
        watched_after_the_end,
        "quick",
        {"resign": 3.0},
        103,
    ),
    "a host who is voted away stays the host": (host_stays, "crowd", {"resign": 0.0, "call a bot": 0.0}, 102),
    "the increment is paid for every action": (paid_for_every_action, "campaign", {}, 100),
    "the second is rated against the first's new rating": (
        rated_against_the_new_rating,
        "quick",
        QUIET | {"act": 20.0, "resign": 1.0, "wait": 0.1},
        100,
    ),
    "a match with a stand-in is rated": (
        rated_with_a_stand_in,
        "restless",
        QUIET | LEAVING | {FIRST_ACTS: 6, "act": 0.0, "resign": 2.0},
        100,
    ),
    "somebody who is back counts as away": (away_though_back, "restless", {}, 101),
    "whoever is replaced must still agree": (
        asked_though_replaced,
        "restless",
        LEAVING | {"pause": 6.0, "resign": 0.0},
        100,
    ),
    "the end is not told where the turn was told last": (the_end_is_not_told, "quick", {"resign": 1.0}, 100),
    "a vacation that ends early gives no days back": (no_days_come_back, "slow", {"resign": 0.0}, 104),
    "a vacation stops a live clock": (
        vacations_stop_live_clocks,
        "quick",
        QUIET | {"vacation": 8.0, "act": 12.0, "wait": 2.0, "resign": 0.0},
        100,
    ),
}
