"""The deals of the day of every game: each week has one a day that can be played to its end and is weighed."""

from __future__ import annotations

import random

import pytest

from triumvirate.bots import find_bot
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.server.daily import days, dealing
from triumvirate.server.daily.deal import Deal, digest, games_with_deals, part_of

MONDAY = "2026-11-16"


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(7)
    monkeypatch.setattr(dealing, "new_secret", lambda: rng.randbytes(32))


def begun(deal: Deal) -> Table:
    """The table of a deal where the person takes over."""
    table = Table(find_game(deal.game), deal.terms.options, deal.secret)
    table.set_up()
    for seat, action in deal.prelude:
        table.act(seat, action)
    return table


def played(deal: Deal, bot: str) -> Table:
    table, part = begun(deal), part_of(deal.game)
    mine, others = find_bot(deal.game, bot), find_bot(deal.game, deal.terms.bot)
    while not part.ends(table, deal.terms):
        seat = table.deciders()[0]
        player = mine if seat == deal.terms.seat else others
        number = dealing.decisions(table.entries, seat)
        choice = player.choose(table.view(seat), table.legal(seat), 1.0, dealing.seed(deal.secret, seat, number))
        table.act(seat, choice.action)
    return table


@pytest.mark.parametrize("game", games_with_deals())
def test_every_day_of_a_week_has_a_deal_whose_text_says_all_of_it(game: str, deals: None) -> None:
    for number in range(7):
        deal = dealing.deal_of(game, days.later(MONDAY, number))
        assert Deal.read(deal.text()) == deal
        assert deal.digest == digest(deal.text())
        table = begun(deal)
        assert deal.terms.seat in table.seats
        assert not part_of(game).ends(table, deal.terms)


@pytest.mark.parametrize("game", games_with_deals())
def test_a_deal_is_played_to_its_end_and_the_same_play_is_worth_the_same(game: str, deals: None) -> None:
    deal = dealing.deal_of(game, MONDAY)
    one = played(deal, "recruit")
    weighed = part_of(game).weigh(one, deal.terms)
    assert weighed.facts
    if game == "julius":  # which takes a second
        assert one.is_over() or one.view(None).plain_facts()["year"] == 706
        own = one.scores()[deal.terms.seat]
        assert weighed.score % 1000 == (2 * own - sum(one.scores().values())) % 1000
        assert (weighed.score >= 500) is weighed.is_done
    else:
        other = played(deal, "recruit")
        assert [entry.hash for entry in one.entries] == [entry.hash for entry in other.entries]
        assert part_of(game).weigh(other, deal.terms) == weighed


def test_a_round_of_deduction_begins_with_rounds_to_judge_by_and_ends_with_its_own(deals: None) -> None:
    deal = dealing.deal_of("rubico", MONDAY)
    view = begun(deal).view(deal.terms.seat).plain_facts()
    assert (view["centurion"], view["roles"][deal.terms.seat]) == (deal.terms.seat, "caesar")
    assert len(view["history"]) == view["round"] - 1 >= 2
    ended = played(deal, "recruit")
    assert ended.is_over() or ended.view(None).plain_facts()["round"] == view["round"] + 1


def test_twice_a_week_a_whole_evening() -> None:
    week = [days.number(days.later(MONDAY, number)) for number in range(7)]
    tasks = [part_of("rubico").terms(day, random.Random(1)).task for day in week]
    assert tasks == ["round", "round", "win", "round", "round", "round", "win"]
