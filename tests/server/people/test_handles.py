"""At an anonymous table people are meant by handles: a real id tells nothing there, and abuse can be muted and reported."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from some import some
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.store.schema import reports


def sit_down(server: Any, start: bool = True, **more: Any) -> tuple[dict[str, Client], Client, str]:
    """Three people at an anonymous table by their ids, the host among them, and the match."""
    host = server.client()
    state = host.create("rubico", options={"players": 3}, seats={"p1": "me"}, customs={"anonymous": True}, **more)
    match = match_of(state)
    guests = [server.client() for _ in range(2)]
    for guest, token in zip(guests, state.invites.values(), strict=True):
        guest.join(token)
        guest.at(match, dict, "ready", ready=True)
    if start:
        host.at(match, dict, "start")
    return {one.me().me.id: one for one in (host, *guests)}, host, match


def seat_of(client: Client, match: str) -> str:
    return str(client.state(match).match.your_seats[0])


def lines(client: Client, match: str) -> list[str]:
    return [line.text for line in client.chat(match).chat]


def test_a_real_id_that_is_muted_tells_nothing_at_an_anonymous_table(server: Any) -> None:
    people, _, match = sit_down(server, chat=True)
    (_, me), (other, them), _ = people.items()
    them.say(match, "Who am I?")
    me.call("PUT", f"/me/muted/{other}")
    me.call("PUT", f"/me/blocked/{other}")
    assert lines(me, match) == ["Who am I?"]


def test_a_handle_can_be_muted_there_and_only_there(server: Any) -> None:
    people, _, match = sit_down(server, chat=True)
    (_, me), (other, them), _ = people.items()
    them.say(match, "What a fool.")
    (line,) = me.chat(match).chat
    assert line.person.id == f"{match}.{seat_of(them, match)}"
    me.call("PUT", f"/me/muted/{line.person.id}")
    assert lines(me, match) == []
    assert other not in me.me().me.muted, "the list does not say who it is"  # type: ignore[union-attr]
    me.call("DELETE", f"/me/muted/{line.person.id}")
    assert lines(me, match) == ["What a fool."]


def test_a_handle_that_was_blocked_is_a_person_after_the_end(server: Any) -> None:
    people, host, match = sit_down(server, chat=True)
    (_, me), (other, them), _ = people.items()
    me.call("PUT", f"/me/blocked/{match}.{seat_of(them, match)}")
    for one in people.values():
        one.at(match, dict, "resign")
    server.until(lambda: host.state(match).result)
    assert me.me().me.blocked == [other]  # type: ignore[union-attr]
    with pytest.raises(Refused, match="cannot sit down"):
        them.join(me.create("caesar").invites["pompey"])  # type: ignore[index]


def test_abuse_at_an_anonymous_table_can_be_reported_and_moderators_see_who_it_was(server: Any) -> None:
    people, _, match = sit_down(server, chat=True)
    (mine, me), (other, them), _ = people.items()
    them.say(match, "What a fool.")
    looking_on = server.client()
    looking_on.say(match, "What fools.")
    said = server.do(server.worker.db.rows(select(reports)))
    (line,) = me.chat(match).chat
    me.post(dict, "/reports", person=line.person.id, match=match, chat=line.id, reason="rude")
    me.post(dict, "/reports", person=line.person.id, match=match, reason="rude")
    heard = [one for one in server.client().chat(match).chat if one.text == "What fools."]
    assert heard[0].person.id.startswith(f"{match}.~")
    me.post(dict, "/reports", person=heard[0].person.id, match=match, reason="rude too")
    kept = server.do(server.worker.db.rows(select(reports).order_by(reports.c.id)))[len(said) :]
    assert [(row.by, row.person) for row in kept] == [
        (mine, other), (mine, other), (mine, looking_on.me().me.id)
    ]  # fmt: skip


@pytest.mark.parametrize("what", ["next host", "seat"])
def test_a_real_id_is_nobodys_for_the_host_of_an_anonymous_table(server: Any, what: str) -> None:
    people, host, match = sit_down(server, start=False)
    stranger = server.client().me().me.id
    (_, other, _) = people
    told = set()

    def call(meant: str) -> tuple[str, str, object]:
        if what == "next host":
            return "POST", f"/matches/{match}/host", {"person": meant}
        return "PUT", f"/matches/{match}/seats/p1", {"to": f"person:{meant}"}

    for real in (other, stranger):
        with pytest.raises(Refused) as refused:
            host.call(*call(real))
        told.add(str(refused.value))
    assert len(told) == 1, "who is there and who is not are told the same"
    handle = f"{match}.{seat_of(people[other], match)}"
    host.call(*call(handle))
    after = people[other].state(match).match
    assert after.host == other if what == "next host" else after.your_seats == ["p1"]


def test_a_block_does_not_tell_who_sits_at_an_anonymous_table(server: Any) -> None:
    host, me = server.client(), server.client()
    me.call("PUT", f"/me/blocked/{host.me().me.id}")
    open_one = host.create("rubico", options={"players": 3}, seats={"p1": "me"})
    with pytest.raises(Refused, match="cannot sit down"):
        me.join(open_one.invites["p2"])
    hidden = host.create("rubico", options={"players": 3}, seats={"p1": "me"}, customs={"anonymous": True})
    assert me.join(hidden.invites["p2"]).match.your_seats == ["p2"]


def test_who_spoke_before_the_seats_were_mixed_is_no_seat_afterwards(server: Any) -> None:
    people, host, match = sit_down(server, start=False, chat=True)
    host.say(match, "Is everybody here?")
    server.clock.add(1)
    host.at(match, dict, "start")
    for one in some(people.values()):
        (line,) = one.chat(match).chat
        assert line.person.id.startswith(f"{match}.~")
