"""Bots try the same deals, and on the day after their best line is held against one's own try."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from server.daily.conftest import GAME, Site
from triumvirate.core.daily import Terms, at_the_end, by_points
from triumvirate.core.view import Result
from triumvirate.games import find_game
from triumvirate.games.caesar import daily as caesar_daily
from triumvirate.server.bots import showing
from triumvirate.server.bots.turns import ON_SHOW
from triumvirate.server.client import match_of
from triumvirate.server.daily import days, dealing, keeping, standing
from triumvirate.server.daily.deal import part_of
from triumvirate.server.daily.telling import best_line
from triumvirate.server.matches import dealt
from triumvirate.server.matches.endings import finish
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.store import daily
from triumvirate.server.store.daily import TryRow
from triumvirate.server.store.rows import KeptClock, KeptDeal, MatchRow
from triumvirate.server.store.schema import matches


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think in no time, one of them twice."""
    monkeypatch.setattr(keeping, "tries_of_bots", lambda game: [("recruit", 0), ("tribune", 0), ("tribune", 1)])


def _all_try(site: Site) -> None:
    for _ in range(6):
        site.server.do(site.server.worker.deals.let_bots_try())
        site.server.until(lambda: not site.server.do(daily.bots_under_way(site.server.worker.db, 0)))


def test_bots_try_one_after_another_and_each_once(site: Site, quick: None) -> None:
    _all_try(site)
    tried = site.server.do(daily.bots_of(site.server.worker.db, GAME, site.today))
    assert sorted((one.bot, one.key) for one in tried) == sorted(
        (bot, f"{GAME} {site.today} bot {bot} {nth}") for bot, nth in keeping.tries_of_bots(GAME)
    )
    assert all(one.ended is not None and not one.is_ranked for one in tried)
    assert site.server.client().deal(GAME, site.today).played == 0, "bots are beside the people, not among them"


def test_on_the_day_after_ones_try_is_held_against_the_best_line(site: Site, quick: None) -> None:
    client, day = site.server.client(), site.today
    _all_try(site)
    state = site.begin(client)
    tried = site.server.do(daily.bots_of(site.server.worker.db, GAME, day))
    best = best_line(tried, GAME)
    assert best is not None
    line = site.server.do(site.server.worker.cache.load(best.match))
    theirs = next(entry.action for entry in line.entries if entry.seat == state.seat)
    mine = next(choice.action for choice in state.legal if choice.action != theirs)
    client.act(state, mine)
    assert client.deal(GAME, day).line is None
    site.next_day()
    told = client.deal(GAME, day).line
    assert told is not None
    assert (told.bot, told.match, told.shared, len(told.partings)) == ("tribune", best.match, 0, 1)
    assert told.partings[0].mine != told.partings[0].theirs
    assert told.partings[0].my_action == mine != told.partings[0].their_action
    assert client.state(told.match).result is not None, "the line can be looked at"
    stranger = site.server.client().deal(GAME, day).line
    assert stranger is not None
    assert stranger.partings == []


def test_the_best_of_the_strongest_is_the_line() -> None:
    tries = [
        TryRow(str(n), GAME, "d", None, bot, None, False, "", n, score)
        for n, (bot, score) in enumerate([("recruit", 900), ("tribune", 5), ("tribune", 8), ("tribune", 8)])
    ]
    found = best_line(tries, GAME)
    assert found is not None
    assert found.match == "2"
    assert best_line([], GAME) is None


@pytest.mark.parametrize(
    ("score", "scores", "better", "place"),
    [
        (5, {5: 1}, None, 1),
        (5, {5: 1, 3: 1}, 100, 1),
        (3, {5: 1, 3: 1}, 0, 2),
        (5, {5: 3}, 50, 1),
        (5, {5: 2, 9: 1}, 25, 2),
    ],
)
def test_percentages(score: int, scores: dict[int, int], better: int | None, place: int) -> None:
    assert standing.better_than(score, scores) == better
    assert standing.place(score, scores) == place


def test_bots_decide_by_the_deal_and_a_second_try_of_one_decides_otherwise() -> None:
    secret = bytes(32)
    assert dealing.seed(secret, "p1", 4) == dealing.seed(secret, "p1", 4)
    seeds = {
        dealing.seed(secret, seat, number, nth) for seat in ("p1", "p2") for number in range(3) for nth in range(2)
    }
    assert len(seeds) == 12


def test_a_match_is_always_on_show_and_never_two(site: Site) -> None:
    worker = site.server.worker
    for _ in range(2):
        site.server.do(showing.keep_on(worker.cache))
    shown = [match for match in site.server.client().matches("watch").matches if match.source == ON_SHOW]
    assert len(shown) == 1
    first = shown[0]
    assert {seat.kind for seat in first.seats} == {"bot"}

    async def end() -> None:
        async with worker.cache.changing(first.id) as draft:
            finish(draft, Result((), "draw", {}), worker.cache.now())
            await worker.cache.commit(draft)

    site.server.do(end())
    site.server.do(showing.keep_on(worker.cache))
    running = site.server.do(worker.db.rows(matches.select().where(matches.c.code == showing.CODE)))
    assert [row.status for row in running] == ["running"]
    assert running[0].game != first.game, "the games take turns"
    finished = site.server.client().matches("finished").matches
    assert not finished, "of those there would be no end"
    assert match_of(site.server.client().state(first.id)) == first.id


def test_a_deal_is_dealt_until_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(3)
    monkeypatch.setattr(dealing, "new_secret", lambda: rng.randbytes(32))
    monkeypatch.setattr(dealing, "MOST_TRIES", 0)
    with pytest.raises(RuntimeError, match="no deal"):
        dealing.deal_of(GAME, "2026-01-01")


def test_who_does_the_same_meets_the_same_to_the_end(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Against a bot that does nothing but follow its seed."""
    part = replace(
        caesar_daily.DAILY, terms=lambda day, rng: Terms({}, "caesar", "recruit"), ends=at_the_end, weigh=by_points
    )
    monkeypatch.setattr(caesar_daily, "DAILY", part)
    site.to_hour(days.later(site.today, 3), 9)
    played = []
    for client in (site.server.client(), site.server.client()):
        state = site.begin(client)
        while not state.result:
            client.act(state, sorted(choice.action for choice in state.legal)[0])
            match = match_of(state)
            state = site.server.until(lambda: (now := client.state(match)) and (now.legal or now.result) and now)  # noqa: B023
        held = site.server.do(site.server.worker.cache.load(match_of(state)))
        played.append([(entry.seat, entry.action, entry.outcomes, entry.hash) for entry in held.entries])
    assert played[0] == played[1]
    assert len(played[0]) > 15


def test_bots_that_decide_at_once_come_in_the_same_order_in_every_try() -> None:
    def held(match: str, **deal: Any) -> HeldMatch:
        clock: KeptClock = {"kind": "none", "seconds": 0, "increment": 0, "days": 0, "on_time_out": ""}
        return HeldMatch(MatchRow(match, GAME, 1, {}, bytes(32), clock, None, 0, 0, deal=KeptDeal(**deal)), [], {})

    assert dealt.known_as(held("one", day="d")) == dealt.known_as(held("other", day="d"))
    assert dealt.known_as(held("one")) != dealt.known_as(held("other"))


def test_no_bot_tries_a_deal_while_bots_wait_for_a_place_to_think(
    site: Site, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = site.server.worker
    monkeypatch.setattr(keeping, "tries_of_bots", lambda game: [("recruit", 7)])

    def begun() -> int:
        return len(site.server.do(daily.bots_of(worker.db, GAME, site.today)))

    before = begun()
    with monkeypatch.context() as busy:
        busy.setattr(worker.bots.thinking, "waiting", lambda: 1)
        site.server.do(worker.deals.let_bots_try())
        assert begun() == before
    site.server.do(worker.deals.let_bots_try())
    assert begun() == before + 1


def test_what_does_not_fit_the_day_is_dealt_again() -> None:
    game, part = find_game(GAME), part_of(GAME)
    assert dealing._tried(game, replace(part, fits=lambda table, terms: False), "2026-03-01", bytes(32)) is None
    assert dealing._tried(game, replace(part, fits=lambda table, terms: True), "2026-03-01", bytes(32)) is not None
