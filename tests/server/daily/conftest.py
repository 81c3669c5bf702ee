"""Deals that are over after one decision, so that ten days of them take a moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from server.conftest import Running, serving
from triumvirate.core.daily import Terms, Weighed
from triumvirate.core.table import Table
from triumvirate.games.caesar import daily
from triumvirate.server.client import Client, match_of
from triumvirate.server.daily import days, keeping
from triumvirate.server.replies import State

GAME = "caesar"
HOUR = 3600


def _decided(table: Table, terms: Terms) -> str | None:
    return next((entry.action for entry in table.entries if entry.seat == terms.seat), None)


def _weigh(table: Table, terms: Terms) -> Weighed:
    """The longer its text, the better the decision: something by which tries can differ."""
    action = _decided(table, terms) or ""
    return Weighed(len(action), len(action) > 10, {"own": len(action), "other": 0})


@pytest.fixture(scope="module")
def short() -> Iterator[None]:
    """One game, whose deal is one decision of the person's."""
    part = replace(daily.DAILY, weigh=_weigh, ends=lambda table, terms: _decided(table, terms) is not None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(daily, "DAILY", part)
        patch.setattr(keeping, "games_with_deals", lambda: [GAME])
        yield


class Site:
    """A server with deals, at an hour of a day that the test turns."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.to_hour(days.later(days.day_at(server.clock()), 3), 9)

    @property
    def today(self) -> str:
        return days.day_at(self.server.clock())

    def to_hour(self, day: str, hour: float) -> None:
        """Turn the clock, and let the worker do what it does by itself."""
        there = days.end_of(day) - days.DAY_MS + int(hour * HOUR * 1000)
        self.server.clock.ahead_ms += there - self.server.clock()
        self.keep()

    def next_day(self, hour: float = 9) -> str:
        self.to_hour(days.later(self.today, 1), hour)
        return self.today

    def keep(self) -> None:
        self.server.do(self.server.worker.deals.keep())

    def begin(self, client: Client, day: str | None = None) -> State:
        """A try, up to where the person decides."""
        state = client.play_deal(GAME, day or self.today)
        match = match_of(state)
        return self.server.until(lambda: (now := client.state(match)) and (now.legal or now.result) and now)

    def decide(self, client: Client, state: State, nth: int = 0) -> State:
        return client.act(state, sorted(choice.action for choice in state.legal)[nth])

    def play(self, client: Client, day: str | None = None, nth: int = 0) -> State:
        """A whole try."""
        return self.decide(client, self.begin(client, day), nth)


@pytest.fixture(scope="module")
def house(short: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("house"), deals=True) as server:
        yield server


@pytest.fixture
def site(house: Running) -> Site:
    """A day that no test before has played on."""
    return Site(house)
