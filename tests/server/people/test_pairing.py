"""Quick pairing: who waits is found, and only who waits."""

from __future__ import annotations

from typing import Any

from triumvirate.server.client import match_of
from triumvirate.server.replies import State


def test_the_first_waits_and_the_second_sits_down_with_them(server: Any) -> None:
    one, two = server.client(), server.client()
    waits = one.post(State, "/pair", game="caesar")
    assert waits.match.status == "open"
    assert waits.match.clock.kind == "live"
    with one.live(match_of(waits)) as table:
        table.next()
        server.until(lambda: server.worker.cache.presence.is_here(match_of(waits), one.me().me.id))
        found = two.post(State, "/pair", game="caesar")
    assert match_of(found) == match_of(waits)
    assert found.match.your_seats


def test_nobody_is_paired_with_oneself_with_who_has_gone_or_with_other_rules(server: Any) -> None:
    one, two = server.client(), server.client()
    first = one.post(State, "/pair", game="julius")
    again = one.post(State, "/pair", game="julius")
    assert match_of(again) != match_of(first)
    other_rules = match_of(one.create("julius", options={"remove_all_events": True}))
    gone = two.post(State, "/pair", game="julius")
    assert gone.match.status == "open"
    assert match_of(gone) not in {match_of(first), match_of(again), other_rules}


def test_strangers_see_public_meetings_only(server: Any) -> None:
    one, two, stranger = (server.client() for _ in range(3))
    for private in (False, True):
        made = one.create("caesar", private=private)
        two.post(State, "/join", token=next(iter(made.invites.values())))
        two.at(match_of(made), State, "resign")
    mine, theirs = (who.player(one.me().me.id).meetings for who in (one, stranger))
    assert [meeting.outcome for meeting in mine] == ["won", "won"]
    assert [meeting.match for meeting in theirs] == [mine[1].match]
    assert theirs[0].other.id == two.me().me.id
