"""Ten days of deals, by a clock that the test turns: sealed before, one try, compared, opened afterwards."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime
from typing import Any

import pytest

from server.daily.conftest import GAME, HOUR, Site
from triumvirate.core.chance import commitment
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.daily import days
from triumvirate.server.daily.deal import Deal


def test_ten_days(site: Site) -> None:
    """Everybody meets the same, once a day; who plays every day has a streak, and each digest was there the day before."""
    faithful, lazy = site.server.client(), site.server.client()
    promised: dict[str, str] = {}
    for number in range(10):
        told = faithful.deal(GAME, site.today)
        assert promised.get(site.today, told.digest) == told.digest, "what was published yesterday holds"
        assert told.next_digest is not None
        promised[days.later(site.today, 1)] = told.next_digest
        mine = site.play(faithful, nth=number)
        theirs = site.play(lazy, nth=number) if number % 3 == 0 else mine
        assert [entry.events for entry in theirs.entries] == [entry.events for entry in mine.entries]
        assert faithful.deal(GAME, site.today).streak == number + 1
        assert lazy.get(dict, f"/daily/{GAME}")["days"][0]["day"] == site.today, "a calendar turns too"
        yesterday = site.today
        site.next_day()
        opened = faithful.deal(GAME, yesterday)
        assert opened.text is not None
        assert (
            hashlib.sha256(opened.text.encode()).hexdigest() == opened.digest == promised.get(yesterday, opened.digest)
        )
        deal = Deal.read(opened.text)
        shown = faithful.get(dict, f"/matches/{match_of(mine)}/verify")
        assert shown["secret"] == deal.secret.hex()
        assert shown["commitment"] == commitment(deal.secret) == mine.commitment
    assert lazy.deal(GAME, site.today).streak == 1, "yesterday's was the tenth"
    calendar = faithful.get(dict, f"/daily/{GAME}")
    assert [bool(day["mine"]) for day in calendar["days"]] == [False, *[True] * 10]
    assert calendar["streak"] == 10, "today's may still be played"


def test_a_try_is_compared_with_all_others_and_with_nobody_it_is_alone(site: Site) -> None:
    people = [site.server.client() for _ in range(3)]
    site.play(people[0], nth=0)
    assert people[0].deal(GAME, site.today).mine[0].better_than is None
    for nth, client in enumerate(people[1:], 1):
        state = site.begin(client)
        actions = sorted({choice.action for choice in state.legal}, key=len)
        client.act(state, actions[-1 if nth == 1 else 0])
    scores = [client.deal(GAME, site.today).mine[0] for client in people]
    order = sorted(scores, key=lambda one: one.score or 0)
    assert order[-1].place == 1
    assert [one.better_than for one in order] == sorted(one.better_than or 0 for one in order)
    told = people[0].deal(GAME, site.today)
    assert told.played == 3
    assert [leader.facts["own"] for leader in told.leaders] == [one.score for one in reversed(order)]


def test_a_second_try_is_told_to_be_unranked_and_changes_nothing(site: Site) -> None:
    client = site.server.client()
    first = site.play(client)
    again = site.begin(client)
    assert match_of(again) != match_of(first)
    assert (again.match.deal.is_ranked, again.match.deal.why) == (False, "again")
    assert match_of(client.play_deal(GAME, site.today)) == match_of(again), "what is begun is gone on with"
    site.decide(client, again, 5)
    tries = client.deal(GAME, site.today).mine
    assert [one.is_ranked for one in tries] == [True, False]
    assert client.deal(GAME, site.today).played == 1


def _post(client: Client, path: str, cookies: dict[str, str]) -> tuple[dict[str, Any], dict[str, str]]:
    """A call as a browser makes it, which keeps every cookie."""
    sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
    head = {"Cookie": sent, "Origin": client.origin, "Content-Type": "application/json"}
    _, headers, body = Client(client.origin).raw("POST", f"/api{path}", b"{}", head)
    for name, value in headers:
        if name.lower() == "set-cookie":
            kept, _, rest = value.partition("=")
            cookies[kept] = rest.split(";")[0].strip('"')
    return json.loads(body), cookies


def test_another_name_in_the_same_browser_is_unranked_and_told_so(site: Site) -> None:
    path = f"/daily/{GAME}/{site.today}"
    client = site.server.client(guest=False)
    first, cookies = _post(client, path, {})
    assert first["match"]["deal"]["is_ranked"] is True
    same, cookies = _post(client, path, cookies)
    assert same["match"]["id"] == first["match"]["id"], "one's own match is gone on with"
    cookies.pop("triumvirate")  # another guest, or an account, in the browser that was played in
    other, cookies = _post(client, path, cookies)
    assert (other["match"]["deal"]["is_ranked"], other["match"]["deal"]["why"]) == (False, "browser")
    tomorrow = site.next_day()
    fresh, _ = _post(client, f"/daily/{GAME}/{tomorrow}", cookies)
    assert fresh["match"]["deal"]["is_ranked"] is True, "a new day, and this name is the first in this browser"
    forged, _ = _post(client, f"/daily/{GAME}/{tomorrow}", {"triumvirate_deals": "eyJ4IjoieSJ9.nonsense"})
    assert forged["match"]["deal"]["is_ranked"] is True, "what the server did not sign says nothing"


def test_who_is_late_plays_on_unranked(site: Site) -> None:
    client, day = site.server.client(), site.today
    state = site.begin(client)
    site.to_hour(day, 24.01)
    ended = site.decide(client, state)
    assert ended.result is not None
    late = client.deal(GAME, day)
    assert (late.mine[0].is_ranked, late.mine[0].why) == (False, "late")
    assert (late.played, late.streak) == (0, 0)


def test_a_deal_of_another_day_is_for_practice_and_one_of_tomorrow_for_nobody(site: Site) -> None:
    client, day = site.server.client(), site.today
    site.next_day()
    state = site.begin(client, day)
    assert (state.match.deal.is_ranked, state.match.deal.why) == (False, "past")
    site.decide(client, state)
    assert client.deal(GAME, day).played == 0
    for other in (days.later(site.today, 1), "1999-01-01", "today", "2026-02-31"):
        with pytest.raises(Refused) as refused:
            client.play_deal(GAME, other)
        assert refused.value.code == "not_found"
        with pytest.raises(Refused):
            client.deal(GAME, other)


@pytest.mark.parametrize("offset", [-11, -5, 0, 5.5, 14])
def test_days_turn_at_one_moment_wherever_somebody_is(offset: float) -> None:
    """Auckland and Honolulu share a deal at the same instant, whatever their calendars say."""
    noon = int(datetime(2026, 3, 1, 12, tzinfo=UTC).timestamp() * 1000)
    local_midnight = noon - 12 * HOUR * 1000 - int(offset * HOUR * 1000)
    assert days.day_at(local_midnight) == ("2026-03-01" if offset <= 0 else "2026-02-28")
    assert days.day_at(days.end_of("2026-02-28") - 1) == "2026-02-28"
    assert days.day_at(days.end_of("2026-02-28")) == "2026-03-01"


def test_nothing_helps_and_nothing_is_taken_back(site: Site) -> None:
    client = site.server.client()
    state = site.begin(client)
    assert sorted(state.can) == ["act", "resign"]
    for path, body in (("hint", {}), ("undo", {}), ("offers", {"kind": "pause"}), ("offers", {"kind": "take_back"})):
        with pytest.raises(Refused) as refused:
            client.at(match_of(state), dict, path, **body)
        assert refused.value.code == "forbidden"
    with pytest.raises(Refused):
        client.call("PATCH", f"/matches/{match_of(state)}", {"watch": "anyone"})


def test_who_resigns_has_had_their_try(site: Site) -> None:
    client, other = site.server.client(), site.server.client()
    state = site.begin(client)
    client.at(match_of(state), dict, "resign")
    mine = client.deal(GAME, site.today).mine[0]
    assert (mine.gave_up, mine.is_done, mine.score) == (True, False, None)
    site.play(other)
    assert client.deal(GAME, site.today).mine[0].place == 2
    assert (match_of(site.begin(client)) == match_of(state)) is False


def test_who_is_erased_leaves_a_score_without_a_name(site: Site) -> None:
    client, other = site.server.client(), site.server.client()
    site.play(client)
    name = client.me().me.name
    client.call("DELETE", "/me", {"name": name})
    told = other.deal(GAME, site.today)
    assert (told.played, told.leaders) == (1, [])
