"""The secret of a deal is that of many matches: nothing tells it, or what follows from it, before the day is over."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from server.daily.conftest import GAME, Site
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.daily import days, dealing, keeping
from triumvirate.server.store import daily
from triumvirate.server.store.schema import daily_deals, matches

OPEN_BOOK = ("record", "truth", "chronicle", "diaries", "position", "verify", "analysis")
FOR_ALL = ("", "/legal", "/view", "/board", "/memory", "/result", "/chat", "/history", "/log", "/record/so-far")


def _secret(site: Site, day: str) -> tuple[str, str]:
    _, deal = site.server.do(site.server.worker.deals._read(GAME, day))
    return deal.secret.hex(), deal.text()


def _refused(client: Client, path: str) -> bool:
    try:
        client.call("GET", path)
    except Refused as refused:
        return refused.code in ("forbidden", "not_found")
    return False


def test_an_ended_try_stays_sealed_for_everybody_until_midnight(site: Site) -> None:
    me, stranger, day = site.server.client(), site.server.client(), site.today
    me.claim("Sealed Sextus", "a long password")
    ended = site.play(me)
    match = match_of(ended)
    tomorrow = days.later(day, 1)
    secrets = [_secret(site, when) for when in (day, tomorrow)]
    for client in (me, stranger, site.server.client(guest=False)):
        client.heard.clear()
        assert all(_refused(client, f"/matches/{match}/{door}") for door in OPEN_BOOK)
        assert _refused(client, f"/matches/{match}?seat={'pompey' if ended.seat == 'caesar' else 'caesar'}")
        assert _refused(client, f"/daily/{GAME}/{tomorrow}")
        for door in FOR_ALL:
            assert _refused(client, f"/matches/{match}{door}") is (client is not me), "others may not even look on"
        for path in (
            "/daily",
            f"/daily/{GAME}",
            f"/daily/{GAME}/{day}",
            "/matches?list=finished",
            "/matches?list=watch",
        ):
            client.call("GET", path)
        assert match not in b"".join(client.heard).decode() or client is me
        heard = b"".join(client.heard).decode()
        for secret, text in secrets:
            assert secret not in heard
            assert text not in heard
    exported = me.call("GET", "/me/export").decode()
    assert all(secret not in exported for secret, _ in secrets)
    with pytest.raises(Refused):
        me.at(match, dict, "offers", kind="rematch")
    site.to_hour(day, 23.99)
    assert _refused(me, f"/matches/{match}/verify"), "an early opener finds it closed"
    site.next_day(0.01)
    for client in (me, stranger):
        assert not any(_refused(client, f"/matches/{match}/{door}") for door in OPEN_BOOK)
    assert secrets[0][0] in stranger.call("GET", f"/matches/{match}/verify").decode()
    assert stranger.deal(GAME, day).text == secrets[0][1]
    assert secrets[1][0] not in stranger.call("GET", f"/daily/{GAME}/{tomorrow}").decode()


def test_a_try_that_began_in_the_last_moment_is_opened_too(site: Site) -> None:
    """Written after the worker had opened its day: it is looked for again."""
    me, day = site.server.client(), site.today
    site.next_day(1)
    me.play_deal(GAME, day)
    match = match_of(site.begin(me, site.today))

    def as_of_yesterday(connection: Any) -> None:
        tries = daily.daily_tries
        connection.execute(tries.update().where(tries.c.match == match).values(day=day))
        connection.execute(matches.update().where(matches.c.id == match).values(open_after_end=False, watch="nobody"))

    site.server.do(site.server.worker.db.write(as_of_yesterday))
    site.server.worker.cache.drop(match)
    site.keep()
    assert site.server.do(site.server.worker.cache.load(match)).row.open_after_end


def test_at_rest_a_deal_is_sealed(site: Site) -> None:
    secret, text = _secret(site, site.today)
    rows = site.server.do(site.server.worker.db.rows(daily_deals.select()))
    assert len(rows) >= 2
    for row in rows:
        assert bytes.fromhex(secret) not in bytes(row.sealed)
        assert text.encode() not in bytes(row.sealed)
        assert secret.encode() not in bytes(row.sealed)


def test_bots_results_are_for_who_has_played(site: Site) -> None:
    me, other = site.server.client(), site.server.client()
    site.server.do(site.server.worker.deals.let_bots_try())
    site.server.until(lambda: not site.server.do(daily.bots_under_way(site.server.worker.db, 0)))
    site.play(me)
    assert me.deal(GAME, site.today).bots
    assert me.deal(GAME, site.today).bots[0].match is None, "how it did it is told tomorrow"
    assert not other.deal(GAME, site.today).bots
    day = site.today
    site.next_day()
    assert other.deal(GAME, day).bots[0].match is not None


def test_twins_that_differ_in_the_secret_alone_tell_everybody_the_same(site: Site) -> None:
    """One day twice, with the same terms and other secrets: all that is told of deals is the same but for digests and times."""
    deals, today, rng = site.server.worker.deals, site.today, random.Random(5)
    days_told = (today, days.later(today, 1))
    terms = dealing.deal_of(GAME, today)
    client, stranger = site.server.client(), site.server.client(guest=False)
    told: list[list[str]] = []
    for _ in range(2):
        forgotten = daily_deals.delete().where(daily_deals.c.day.in_(days_told))
        site.server.do(site.server.worker.db.change(forgotten, {}))
        deals._known.clear()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(keeping, "deal_of", lambda game, day: replace(terms, day=day, secret=rng.randbytes(32)))
            paths = ["", f"/{GAME}", *(f"/{GAME}/{day}" for day in days_told)]
            heard = [_answer(who, f"/api/daily{path}") for who in (client, stranger) for path in paths]
        told.append([re.sub(r'"(digest|next_digest)":"[0-9a-f]{64}"|"(now|made)":\d+', "", line) for line in heard])
    assert told[0] == told[1]
    assert len(told[0]) == 8
    digests = {row.digest for row in site.server.do(site.server.worker.db.rows(daily_deals.select()))}
    assert terms.digest not in digests


def _answer(who: Client, target: str) -> str:
    status, headers, body = who.raw("GET", target, None, {"Cookie": f"triumvirate={who.cookie}"})
    kept = sorted(f"{name}: {value}" for name, value in headers if name.lower() in ("content-length", "content-type"))
    return f"{status} {kept} {body.decode()}"


def test_who_wants_to_hear_of_new_deals_is_told_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, bytes]] = []
    notices = site.server.worker.notices

    async def send(match: str, person: Any, body: bytes) -> None:
        sent.append((person.id, body))

    monkeypatch.setattr(notices, "_send", send)
    wants, other = site.server.client(), site.server.client()
    wants.patch_me(settings={"deals": True, "language": "it"})
    other.patch_me(settings={"deals": False})
    site.next_day()
    site.keep()
    site.server.until(lambda: not notices._tasks)
    assert [person for person, _ in sent] == [wants.me().me.id]
    assert "mani di oggi" in sent[0][1].decode()
