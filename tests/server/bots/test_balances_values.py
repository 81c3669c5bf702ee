"""Balance reports over fakes: each played once, so many at a time, and what is told of them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from triumvirate.core.errors import BadRequest, NoMatch
from triumvirate.games import find_game
from triumvirate.server.bots import balances
from triumvirate.server.bots.balances import MATCHES, MOST_RUNNING, Balances, Work
from triumvirate.server.errors import Unavailable


def variant(nth: int) -> dict[str, Any]:
    return {"variant": {"name": f"x{nth}", "own": [{"name": "Feast", "effects": [{"do": "draw"}]}]}}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(self: Balances, work: Work) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(Balances, "_play", play)


@pytest.mark.usefixtures("played")
def test_a_variant_is_played_once_and_so_many_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balances, "MOST_KEPT", MOST_RUNNING)

    async def scene() -> None:
        reports: Any = Balances(None)  # type: ignore[arg-type]
        with pytest.raises(BadRequest):
            reports.begin("rubico", {})
        with pytest.raises(BadRequest):
            reports.begin("caesar", {})
        numbers = [reports.begin("caesar", variant(nth)) for nth in range(MOST_RUNNING - 1)]
        assert [reports.begin("caesar", variant(nth)) for nth in range(MOST_RUNNING - 1)] == numbers
        assert len(set(numbers)) == len(reports._tasks) == MOST_RUNNING - 1
        reports._work[numbers[0]].fault = "x"
        assert reports.begin("caesar", variant(0)) == numbers[0]
        assert len(reports._tasks) == MOST_RUNNING, "what failed is tried again"
        with pytest.raises(Unavailable):
            reports.begin("caesar", variant(9))
        await reports.stop()
        assert not reports._tasks
        more = [reports.begin("caesar", variant(nth)) for nth in (10, 11)]
        assert list(reports._work) == [*numbers[1:], *more], "the oldest report was forgotten"
        with pytest.raises(NoMatch):
            reports.report(numbers[0], "en")
        assert reports.report(more[0], "en").status == "waiting"
        await reports.stop()

    asyncio.run(scene())


def a_batch(games: int, caesar: int, draws: int, actions: list[int], came: int) -> Any:
    wins = {"caesar": caesar, "pompey": games - caesar - draws}
    return SimpleNamespace(games=games, wins=wins, draws=draws, actions=actions, came=[came])


@pytest.mark.parametrize(
    ("batches", "status", "shares", "lengths", "times"),
    [
        ([], "running", [0.0, 0.0], (0, 0, 0), 0.0),
        ([a_batch(4, 3, 0, [9, 5, 7, 8], 6)], "running", [0.75, 0.25], (5, 8, 9), 1.5),
        ([a_batch(3, 1, 1, [4, 2, 3], 1), a_batch(1, 1, 0, [10], 0)], "running", [0.5, 0.25], (2, 4, 10), 0.25),
        ([a_batch(MATCHES, 0, MATCHES, [1], 0)], "done", [0.0, 0.0], (1, 1, 1), 0.0),
    ],
)
def test_shares_lengths_and_what_came_up_are_told_of_all_batches_together(
    batches: list[Any], status: str, shares: list[float], lengths: tuple[int, int, int], times: float
) -> None:
    game = find_game("caesar")
    reports: Any = Balances(None)  # type: ignore[arg-type]
    work = Work(game, game.check(variant(0)), ("caesar", "pompey"), list(batches), is_begun=True)
    reports._work["r"] = work
    told = reports.report("r", "it")
    assert (told.id, told.status, told.total, told.reason) == ("r", status, MATCHES, None)
    assert told.done == sum(batch.games for batch in batches)
    assert [seat.share for seat in told.seats] == shares
    assert [seat.wins for seat in told.seats] == [share * told.done for share in shares]
    assert (told.shortest, told.middle, told.longest) == lengths
    assert told.draws == sum(batch.draws for batch in batches)
    assert [(one.name, one.times) for one in told.came] == [("Feast", times)]
    work.fault = "x"
    assert reports.report("r", "en").status == "failed"
