"""A room of many that lasts: names and badges, the code, the host and the score through rematches, other counts and rules."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from triumvirate.server.client import Client, Refused, match_of

SHORT = {"players": 3, "track": "short_march"}


def room_of(server: Any, names: str, **more: Any) -> tuple[list[Client], str, str]:
    """People of these names at a table of RUBICO that has not started: they, the match, and its code."""
    people = []
    for name in names.split():
        one = server.client()
        one.send("POST", dict, "/me", {})
        one.send("PATCH", dict, "/me", {"name": name})
        people.append(one)
    made = people[0].create("rubico", options={**SHORT, "players": max(3, len(people))}, **more)
    for guest in people[1:]:
        guest.join(made.code, ready=False)
    return people, match_of(made), str(made.code)


def ends(server: Any, people: list[Client], match: str) -> None:
    """Everybody gives up, and bots play it to its end."""
    for one in people:
        one.at(match, dict, "resign")
    server.until(lambda: people[0].state(match).result, 60)


def seats(client: Client, match: str) -> list[Any]:
    return list(client.state(match).match.seats)  # type: ignore[union-attr]


def starts(people: list[Client], match: str) -> None:
    for one in people[1:]:
        one.at(match, dict, "ready", ready=True)
    people[0].at(match, dict, "start")


def test_a_room_goes_on_with_its_code_its_host_and_its_score(server: Any) -> None:
    people, match, code = room_of(server, "Anna Bruno Carla")
    starts(people, match)
    ends(server, people, match)
    first = seats(people[0], match)
    assert [(seat.called, seat.won + seat.played) for seat in first] == [
        (seat.called, 1 + (seat.seat in people[0].state(match).result.winners))
        for seat in first  # type: ignore[union-attr]
    ]
    host = people[0].state(match).match.host  # type: ignore[union-attr]
    with people[0].live(match) as socket:
        socket.next("state")
        again = str(people[2].offer(match, "rematch").match.rematch)  # type: ignore[union-attr]
    room = people[2].state(again)
    assert (room.match.host, room.code) == (host, code)  # type: ignore[union-attr]
    assert room.match.game_of_room == 2  # type: ignore[union-attr]
    assert [(seat.called, seat.won, seat.played) for seat in room.match.seats] == [  # type: ignore[union-attr]
        (seat.called, seat.won, seat.played) for seat in first
    ]
    assert [seat.ready for seat in room.match.seats] == [seat.person.id == host for seat in room.match.seats]  # type: ignore[union-attr]


def test_the_code_leads_to_the_game_that_is_played_and_then_to_the_next_room(server: Any) -> None:
    people, match, code = room_of(server, "Anna Bruno Carla")
    late = server.client()
    starts(people, match)
    assert late.get(dict, f"/invites/{code}")["match"]["status"] == "running"
    with pytest.raises(Refused, match="running"):
        late.join(code)
    ends(server, people, match)
    again = str(people[0].offer(match, "rematch").match.rematch)  # type: ignore[union-attr]
    people[0].send("PATCH", dict, f"/matches/{again}", {"options": {"players": 4}})
    assert match_of(late.join(code)) == again
    assert [seat.kind for seat in seats(late, again)] == ["person"] * 4


def test_fewer_play_when_empty_seats_go_and_nobody_is_asked_anew(server: Any) -> None:
    people, match, _ = room_of(server, "Anna Bruno Carla")
    people[0].send("PATCH", dict, f"/matches/{match}", {"options": {"players": 7}})
    assert [seat.kind for seat in seats(people[0], match)] == ["person"] * 3 + ["open"] * 4
    for guest in people[1:]:
        guest.at(match, dict, "ready", ready=True)
    people[0].send("PUT", dict, f"/matches/{match}/seats/p3", {"to": "seat:p6"})
    people[0].send("PUT", dict, f"/matches/{match}/seats/p3", {"to": "bot:recruit"})
    people[0].send("PATCH", dict, f"/matches/{match}", {"options": {"players": 4}})
    here = seats(people[0], match)
    assert [(seat.kind, seat.ready) for seat in here] == [
        ("person", True),
        ("person", True),
        ("bot", True),
        ("person", True),
    ]
    people[0].send("PATCH", dict, f"/matches/{match}", {"options": {"players": 3}})
    assert [seat.called for seat in seats(people[0], match)] == ["Anna", "Bruno", "Carla"]
    with pytest.raises(Refused, match="is one of"):
        people[0].send("PATCH", dict, f"/matches/{match}", {"options": {"players": 2}})
    people[0].send("PATCH", dict, f"/matches/{match}", {"options": {"players": 4}})
    server.client().at(match, dict, "join")
    with pytest.raises(Refused, match="More people"):
        people[0].send("PATCH", dict, f"/matches/{match}", {"options": {"players": 3}})


def test_other_rules_or_another_clock_ask_everybody_anew(server: Any) -> None:
    people, match, _ = room_of(server, "Anna Bruno Carla")
    for change in ({"options": {"backward": True}}, {"clock": {"kind": "phase", "seconds": 30}}):
        for guest in people[1:]:
            guest.at(match, dict, "ready", ready=True)
        people[0].send("PATCH", dict, f"/matches/{match}", change)
        assert [seat.ready for seat in seats(people[0], match)] == [True, False, False]
    told = people[1].state(match).match
    assert told is not None
    assert (told.options["backward"], told.clock.seconds) == (True, 30)
    with pytest.raises(Refused, match="Only the host"):
        people[1].send("PATCH", dict, f"/matches/{match}", {"options": {"backward": False}})
    starts(people, match)
    with pytest.raises(Refused, match="running"):
        people[0].send("PATCH", dict, f"/matches/{match}", {"options": {"backward": False}})


def test_who_sits_down_unready_is_waited_for(server: Any) -> None:
    people, match, _ = room_of(server, "Anna Bruno Carla")
    with pytest.raises(Refused, match="not ready"):
        people[0].at(match, dict, "start")
    people[0].send("PUT", dict, f"/matches/{match}/seats/p2", {"to": "seat:p3"})
    people[0].send("PUT", dict, f"/matches/{match}/seats/p1", {"to": f"person:{people[1].me().me.id}"})  # type: ignore[union-attr]
    with pytest.raises(Refused, match="not ready"):  # changing seats makes nobody ready
        people[0].at(match, dict, "start")


def test_people_are_called_by_their_names_in_the_log_too_and_bots_have_names(server: Any) -> None:
    one = server.client()
    one.send("POST", dict, "/me", {})
    one.send("PATCH", dict, "/me", {"name": "Giulia", "settings": {"badge": "owl.violet"}})
    made = one.create("rubico", options=SHORT, seats={"p1": "me", "p2": "bot:recruit", "p3": "bot:recruit"})
    match = match_of(made)
    here = seats(one, match)
    assert (here[0].called, here[0].badge.emblem, here[0].badge.colour) == ("Giulia", "owl", "violet")
    names = [seat.called for seat in here]
    assert (
        len(set(names)) == len({seat.badge.emblem for seat in here}) == len({seat.badge.colour for seat in here}) == 3
    )
    one.send("PATCH", dict, "/me", {"name": "Giulia Prima"})
    assert seats(one, match)[0].called == "Giulia Prima"
    names = [seat.called for seat in seats(one, match)]
    one.at(match, dict, "start")
    words = " ".join(line for entry in one.state(match).entries for line in entry.words)
    assert any(f"{name} is the first Centurion." in words for name in names)
    assert "P1" not in words
    assert "P2" not in words


def test_no_badge_is_worn_twice_and_two_of_one_name_are_told_apart(server: Any) -> None:
    people, match, _ = room_of(server, "Anna Bruno Carla")
    for one in people:
        one.send("PATCH", dict, "/me", {"name": "Anna", "settings": {"badge": "wolf.rose"}})
    here = seats(people[0], match)
    assert (here[0].badge.emblem, here[0].badge.colour) == ("wolf", "rose")
    assert len({seat.badge.emblem for seat in here}) == len({seat.badge.colour for seat in here}) == 3
    assert [seat.called for seat in here] == ["Anna", "Anna (P2)", "Anna (P3)"]


def test_a_new_name_comes_to_who_sits_there_at_once(server: Any) -> None:
    people, match, _ = room_of(server, "Anna Bruno Carla")
    with people[0].live(match) as hears, people[1].live(match) as socket:
        hears.next("state")
        socket.next("state")
        people[1].send("PATCH", dict, "/me", {"name": "Beppe"})
        told = hears.next("update")
        while not told.get("match"):
            told = hears.next("update")
        assert told["match"]["seats"][1]["called"] == "Beppe"


def test_an_anonymous_room_tells_neither_badge_nor_score_before_the_end(server: Any) -> None:
    people, match, _ = room_of(server, "Anna Bruno Carla", customs={"anonymous": True})
    for one in people:
        one.send("PATCH", dict, "/me", {"settings": {"badge": "horse.slate"}})
    before = [seat.badge for seat in seats(people[0], match)]
    for one in people:
        one.send("PATCH", dict, "/me", {"settings": {"badge": "lyre.rose"}})
    assert [seat.badge for seat in seats(people[0], match)] == before
    assert not {"Anna", "Bruno", "Carla"} & {seat.called for seat in seats(people[1], match)}
    starts(people, match)
    ends(server, people, match)
    assert {seat.called for seat in seats(people[0], match)} == {"Anna", "Bruno", "Carla"}
    again = str(people[0].offer(match, "rematch").match.rematch)  # type: ignore[union-attr]
    assert [(seat.won, seat.played) for seat in seats(people[0], again)] == [(0, 0)] * 3


def test_a_new_name_is_not_lost_to_a_change_that_was_under_way(server: Any) -> None:
    people, match, _ = room_of(server, "Anna Bruno")
    cache = server.worker.cache
    under_way, go_on = threading.Event(), threading.Event()

    async def change_slowly() -> None:
        async with cache.changing(match) as draft:
            under_way.set()
            while not go_on.is_set():
                await asyncio.sleep(0.01)
            await cache.commit(draft)

    done = threading.Thread(target=lambda: server.do(change_slowly()))
    done.start()
    under_way.wait()
    people[1].send("PATCH", dict, "/me", {"name": "Beppe"})
    go_on.set()
    done.join()
    assert "Beppe" in [seat.called for seat in seats(people[0], match)]
